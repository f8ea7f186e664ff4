import { loadConfig } from '../config.js'
import { openDatabase } from '../database/open.js'
import type { Migrates } from '../database/adapter.js'
import type { PoolDatabase } from '../database/pool.js'
import { restoreClock } from '../sandbox/clock.js'

/** The environment and the output streams that commands use. */
export interface Context {
  env: Record<string, string | undefined>
  stdout: Pick<NodeJS.WriteStream, 'write'>
  stderr: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>
  /** Folder of migrations other than the product's, for tests. */
  migrations?: string
}

/**
 * Opens the configured database, runs `work`, and closes it.
 * @param migrates `empty` if the command creates the first data of a database, `any` if its purpose is to migrate
 */
export async function withDatabase<T> (
  { env, migrations }: Context, work: (database: PoolDatabase) => Promise<T>, migrates: Migrates = 'none'
): Promise<T> {
  const database = await openDatabase(loadConfig(env), { migrates, migrations })
  try {
    if (database.engine === 'embedded') await restoreClock(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Prints data as JSON if requested, otherwise as lines of text. */
export function print ({ stdout }: Context, asJson: boolean | undefined, data: unknown, lines: string[]): void {
  stdout.write(asJson === true ? `${JSON.stringify(data, null, 2)}\n` : lines.map(line => `${line}\n`).join(''))
}

/** One line of a table. Control characters in a cell, which could break the line or act on a terminal, become spaces. */
export function toRow (cells: Array<string | number>): string {
  return cells.map(cell => String(cell).replace(/\p{Cc}/gu, ' ')).join('\t')
}
