import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { lockDirectory } from './directory-lock.js'
import { StartError } from './failures.js'
import { migrate } from './migrate.js'
import { PoolDatabase } from './pool.js'

/** A migrated, empty store, made by the build: copying it takes a tenth of the time and memory of a first initialisation. */
export const TEMPLATE = fileURLToPath(new URL('../../embedded-template', import.meta.url))

const PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']

/**
 * Opens the embedded PostgreSQL in `directory`, which is made on the first start, and brings it to the newest
 * schema.
 * One process at a time, one connection, on the event loop's thread: statements must be bounded by their own shape.
 * @throws StartError when the directory is in use, or cannot be read or written
 */
export async function openEmbedded (directory: string): Promise<PoolDatabase> {
  const release = await lockDirectory(directory)
  let database: PoolDatabase | undefined
  try {
    const store = path.join(directory, 'postgres')
    if (!existsSync(store)) initialise(directory, store)
    const pglite = await start(store, directory)
    database = new PoolDatabase('embedded', { ...createPgConfig(pglite), max: 1, connectionTimeoutMillis: 2000 } as object, async () => {
      await pglite.close()
      await release()
    })
    await migrate(database)
    await database.open()
    return database
  } catch (error) {
    await (database?.close() ?? release())
    throw error
  }
}

/** Copies the template under another name first, so that a start that is cut off leaves no half directory behind. */
function initialise (directory: string, store: string): void {
  for (const name of readdirSync(directory)) {
    if (name.startsWith('postgres.new-')) rmSync(path.join(directory, name), { recursive: true })
  }
  if (!existsSync(TEMPLATE)) return
  const unfinished = path.join(directory, `postgres.new-${process.pid}`)
  copyStore(TEMPLATE, unfinished, { folder: 0o700, file: 0o600 })
  renameSync(unfinished, store)
}

/** Copies a store file by file with modes of its own: the template may be read-only, and of another user. */
export function copyStore (from: string, to: string, modes: { folder: number, file: number }): void {
  mkdirSync(to, { mode: modes.folder })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      copyStore(source, target, modes)
    } else {
      copyFileSync(source, target)
      chmodSync(target, modes.file)
    }
  }
}

async function start (store: string, directory: string): Promise<PGlite> {
  try {
    mkdirSync(store, { recursive: true })
    accessSync(store, constants.R_OK | constants.W_OK | constants.X_OK)
    return await PGlite.create({ dataDir: store, startParams: PARAMETERS })
  } catch (error) {
    throw new StartError(`DATA_DIR: the store in ${directory} cannot be opened (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}); restore a back-up, or name another directory`)
  }
}
