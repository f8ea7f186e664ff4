import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../shared/processes.js'

/** What is copied: programs find their migrations beside them. */
const COPIED = ['dist/src', 'dist/plugins', 'dist/routes', 'migrations']

/** Which servers have written an event since this migration, by the names of their connections. */
const NOTES = `
select pg_sleep(1);
create table noted_writers (name text not null);
create function note_writer () returns trigger language plpgsql
  as 'begin insert into noted_writers values (current_setting(''application_name'')); return null; end';
create trigger note_writer after insert on events for each statement execute function note_writer();
`

/**
 * A build of the product with one migration more, which takes a second.
 * @param folder for the build; it is not there yet
 * @param letsOlderWrite whether servers of the present version may write beside it
 */
export function makeNewerBuild (folder: string, letsOlderWrite: boolean): void {
  for (const parent of ['.', 'dist']) {
    mkdirSync(path.join(folder, parent), { recursive: true })
    for (const name of readdirSync(path.join(ROOT, parent))) {
      const part = path.join(parent, name)
      if (COPIED.includes(part)) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true })
      else if (part !== 'dist') symlinkSync(path.join(ROOT, part), path.join(folder, part))
    }
  }
  const newest = Math.max(...readdirSync(path.join(ROOT, 'migrations')).map(file => Number.parseInt(file)))
  const beside = `-- Servers from schema ${newest} may write beside it.\n`
  writeFileSync(path.join(folder, 'migrations/9000.do.noted-writers.sql'), letsOlderWrite ? beside + NOTES : NOTES)
}
