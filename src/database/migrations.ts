import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type Postgrator from 'postgrator'
import { raw, type Sql } from 'sql-template-tag'
import { isTransient, StartError } from './failures.js'
import { oldestWritersOf } from './older-writers.js'

// The files of migrations, as `postgrator` reads and runs them.

/** Where they are, relative to dist/src/database, where this file is compiled to. */
export const FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** The table of those that were run. */
export const TABLE_NAME = 'schema_migrations'
/** A line of a file whose statements run outside the transaction: indexes and validations on tables that are filled. */
const OUTSIDE = /^-- Outside the transaction\.$/m

/** Runs a statement, or several without parameters, with no timeout. Of several, the last one's rows are the result. */
export type Run = <Row extends object>(statement: Sql) => Promise<{ rows: Row[], changed: number }>

/** A file such as `0203.do.jobs.sql`. */
export interface Migration {
  version: number
  file: string
  text: string
  /** The oldest schema whose servers may write beside it. */
  oldestWriters: number
  isOutside: boolean
}

/** The migrations of a folder, in the order of their versions. */
export function readMigrations (folder = FOLDER): Migration[] {
  const files = existsSync(folder) ? readdirSync(folder).filter(file => /^\d+\.do\..*\.sql$/.test(file)) : []
  if (files.length === 0) throw new StartError(`The migrations cannot be read: ${folder} has none`)
  return files.map(file => {
    const version = Number.parseInt(file)
    const text = readFileSync(path.join(folder, file), 'utf8')
    return { version, file, text, oldestWriters: oldestWritersOf(version, text), isOutside: OUTSIDE.test(text) }
  }).sort((a, b) => a.version - b.version)
}

/** A pattern of the files in a folder, whose name may have characters that mean something in it. */
export const patternOf = (folder: string): string => path.posix.join(folder.replace(/[?*()[\]{}!+@\\]/g, '\\$&'), '*.sql')

/**
 * Brings the schema from this version to that one, where `run` runs, after a check that no file was edited after it was run.
 * @returns the files that were run
 * @throws StartError that names the file for a permanent error, such as conflicting rows; transient errors unchanged
 */
export async function apply (run: Run, folder: string, present: number, target: number): Promise<string[]> {
  // Loaded only where it is used: it takes 10 MB.
  const { default: Runner } = await import('postgrator')
  const postgrator = new Runner({
    driver: 'pg',
    migrationPattern: patternOf(folder),
    schemaTable: TABLE_NAME,
    execQuery: async query => await run(raw(query)),
    // One by one: a distributed database passes a text to its nodes, which accept one statement each.
    execSqlScript: async text => { for (const statement of statementsOf(text)) await run(raw(statement)) }
  })
  let file = TABLE_NAME
  const note = ({ filename }: Postgrator.Migration) => { file = path.basename(filename) }
  postgrator.on('validation-started', note)
  postgrator.on('migration-started', note)
  try {
    return (await postgrator.migrate(String(target))).map(({ filename }) => path.basename(filename))
  } catch (error) {
    if (isTransient(error)) throw error
    throw new StartError(`The schema stays at ${present}: ${file}: ${(error as Error).message}`)
  }
}

/** The statements of a file; each ends at a semicolon at the end of a line. */
export function statementsOf (text: string): string[] {
  return text.split(/;\s*$/m).filter(statement => statement.replace(/--.*$/gm, '').trim() !== '')
}

/** Runs statements on this connection: of several in one text, the last one answers. */
export function runOn (client: pg.ClientBase): Run {
  return async <Row extends object>({ text, values }: Sql) => {
    const { rows, rowCount } = [await client.query<Row>({ text, values })].flat().at(-1) as pg.QueryResult<Row>
    return { rows, changed: rowCount ?? 0 }
  }
}
