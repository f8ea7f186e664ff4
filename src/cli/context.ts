import { loadConfig } from '../config.js'
import { openDatabase } from '../database/open.js'
import type { PoolDatabase } from '../database/pool.js'

/** The process as commands see it: what it was started with, and where it writes. */
export interface Context {
  env: Record<string, string | undefined>
  stdout: Pick<NodeJS.WriteStream, 'write'>
  stderr: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
}

/** Opens the database of the environment, with the newest schema, for the time of `work`. */
export async function withDatabase<T> ({ env }: Context, work: (database: PoolDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(loadConfig(env))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Prints data: as JSON when it is asked for, else as lines for people. */
export function print ({ stdout }: Context, asJson: boolean | undefined, data: unknown, lines: string[]): void {
  stdout.write(asJson === true ? `${JSON.stringify(data, null, 2)}\n` : lines.map(line => `${line}\n`).join(''))
}

/** One line of a table. Control characters in a cell, which could break the line or act on a terminal, become spaces. */
export function toRow (cells: Array<string | number>): string {
  return cells.map(cell => String(cell).replace(/\p{Cc}/gu, ' ')).join('\t')
}
