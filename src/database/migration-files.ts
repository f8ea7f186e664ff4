import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './failures.js'

/** One step of the schema: a file such as `0003.do.jobs.sql`. */
export interface Migration {
  version: number
  name: string
  file: string
  text: string
  /** MD5 of the text, in hexadecimal digits: reveals a file that was edited after it was run. */
  checksum: string
}

const FILE = /^(\d+)\.do\.([\w-]+)\.sql$/

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
  const [, version, name] = FILE.exec(file) ?? []
  if (version === undefined || name === undefined) throw new Error(`${path.join(folder, file)} is not named like 0001.do.jobs.sql`)
  const text = readFileSync(path.join(folder, file), 'utf8')
  return { version: Number(version), name, file, text, checksum: createHash('md5').update(text).digest('hex') }
}
