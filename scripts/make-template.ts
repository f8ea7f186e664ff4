import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sql, { raw } from 'sql-template-tag'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Beside the template, because everything inside it is copied into stores. */
const FINGERPRINT = path.join(ROOT, 'dist/embedded-template.sha256')

/** A hash of everything that the template is made from: the migrations, the release of the embedded PostgreSQL, and this program. */
function fingerprint (): string {
  const hash = createHash('sha256')
  const migrations = path.join(ROOT, 'migrations')
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(path.join(migrations, name)))
  for (const file of [path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), import.meta.filename]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Builds the migrated, empty data directory that first starts of the embedded database copy, unless it is up to date.
 * Any user may read it.
 */
export async function makeTemplate (): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === wanted) return
  // Loaded only here, so that a build with an up-to-date template is fast.
  const { copyStore, openEmbedded, TEMPLATE } = await import('../src/database/embedded.js')
  rmSync(FINGERPRINT, { force: true })
  rmSync(TEMPLATE, { recursive: true, force: true })
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-template-'))
  const database = await openEmbedded(directory)
  // Half of all files: databases that PostgreSQL makes others from, which nobody does here.
  await database.query(sql`update pg_database set datistemplate = false`)
  for (const name of ['template0', 'template1']) await database.query(sql`drop database ${raw(name)}`)
  await database.close()
  copyStore(path.join(directory, 'postgres'), TEMPLATE, { folder: 0o755, file: 0o644 })
  rmSync(directory, { recursive: true })
  writeFileSync(FINGERPRINT, wanted)
}
