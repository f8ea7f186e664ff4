import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './failures.js'

/**
 * One step of the schema: a file such as `0059.do.jobs.sql`, which is run once, or `0070.batches.words.sql`, for much work: what
 * stands before its line `-- finally` is run again and again, each time in a transaction of its own, until its last statement changes no
 * row; then the rest is run once.
 */
export interface Migration {
  version: number
  name: string
  file: string
  /** What is run until it changes nothing; undefined in a file that is run once. */
  batch?: string
  /** What is run once. */
  text: string
  /** MD5 of the file, in hexadecimal digits: reveals a file that was edited after it was run. */
  checksum: string
}

/** A row of the table of migrations: what was run on a database. */
export interface Applied { version: number, md5: string | null }

const FILE = /^(\d+)\.(do|batches)\.([\w-]+)\.sql$/
const FINALLY = /^-- finally$/m

/**
 * The migrations of a folder, in the order of their versions.
 * @throws StartError if they cannot be read, or a file name has no version
 */
export function readMigrations (folder: string): Migration[] {
  try {
    const files = readdirSync(folder).filter(file => file.endsWith('.sql'))
    return files.map(file => readMigration(folder, file)).sort((a, b) => a.version - b.version)
  } catch (error) {
    throw new StartError(`The migrations cannot be read: ${(error as Error).message}`)
  }
}

function readMigration (folder: string, file: string): Migration {
  const [, version, kind, name] = FILE.exec(file) ?? []
  if (version === undefined || name === undefined) throw new Error(`${path.join(folder, file)} is not named like 0059.do.jobs.sql`)
  const whole = readFileSync(path.join(folder, file), 'utf8')
  const parts = kind === 'do' ? [whole] : whole.split(FINALLY)
  const [text = '', batch] = parts.reverse()
  return { version: Number(version), name, file, text, batch, checksum: createHash('md5').update(whole).digest('hex') }
}
