import sql from 'sql-template-tag'
import t from 'tap'
import { CHANGED_WITH } from '../../src/domain/candidates/retention.js'
import { BELONGINGS, STAYING } from '../../src/domain/merging/belongings.js'
import { build } from '../helper.js'

const app = await build(t)

/** Tables that refer to this one, and the column. */
async function referencesTo (table: string): Promise<Array<{ table: string, column: string, hasChanges: boolean }>> {
  return await app.database.query(sql`
    select f.conrelid::regclass::text as "table", a.attname::text as "column", exists (
      select from pg_attribute u where u.attrelid = f.conrelid and u.attname = 'updated_at') as "hasChanges"
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[cardinality(f.conkey)]
    where f.contype = 'f' and f.confrelid = ${table}::regclass and f.connamespace = current_schema()::regnamespace`)
}

t.test('every table that refers to candidates → goes with a person who is merged, or stays for a reason', async t => {
  const references = await referencesTo('candidates')
  const moving = references.filter(({ table }) => !(table in STAYING))
  t.same(moving.map(({ table, column }) => `${table}.${column}`).sort(), BELONGINGS.map(({ table, column }) => `${table}.${column}`).sort())
  for (const table of Object.keys(STAYING)) t.ok(references.some(reference => reference.table === table), `${table} refers to candidates`)
})

/** Tables whose changes keep nobody, and why. */
const KEEPING_NOBODY: Record<string, string> = {
  candidates: 'who was merged is another person',
  application_steps: 'an entry is a change of the application',
  comments: 'are what colleagues say of the person',
  openings: 'are places, whoever has them'
}

t.test('every table with changes of candidates or applications → keeps people from being anonymized, or not for a reason', async t => {
  for (const [table, counted] of [['candidates', CHANGED_WITH.own], ['applications', CHANGED_WITH.ofApplications]] as const) {
    const found = (await referencesTo(table)).filter(({ table: name, hasChanges }) => hasChanges && !(name in KEEPING_NOBODY))
    t.same(found.map(({ table: name }) => name).sort(), [...counted].sort(), table)
  }
})
