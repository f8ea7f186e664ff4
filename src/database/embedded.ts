import {
  accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { PGlite } from '@electric-sql/pglite'
import { lockDirectory, makeDirectory } from './directory-lock.js'
import { connectionTo } from './embedded-socket.js'
import { StartError } from './failures.js'
import { migrate } from './migrate.js'
import type { OpenOptions } from './adapter.js'
import { PoolDatabase } from './pool.js'

/** A migrated, empty data directory made by the build: copying it takes a tenth of the time and memory of initializing one. */
export const TEMPLATE = fileURLToPath(new URL('../../embedded-template', import.meta.url))

const PARAMETERS = [
  '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC', '-c', 'plan_cache_mode=force_generic_plan',
  // Maximum number of files of tables and indexes that it keeps open: without it, one for each, whatever `ulimit -n` leaves to the process.
  '-c', 'max_files_per_process=160'
]

/** Bytes that the engine may need to start: a file of its write-ahead log. */
const MIN_FREE_BYTES = 16 * 1024 * 1024

/** V8 13 (Node 24) needs 600 MB to optimize one of the engine's functions; other versions need 20 MB. */
const OPTIMIZER_NEEDS_MUCH_MEMORY = process.versions.v8.startsWith('13.')

/**
 * The embedded PostgreSQL in `directory`. `open` creates it on the first start and migrates it. It has one process, one connection,
 * and runs on the event loop's thread: a statement blocks everything else and cannot be interrupted.
 */
export function createEmbedded (directory: string, { onStatus, migrations }: OpenOptions = {}): PoolDatabase {
  let release: (() => Promise<void>) | undefined
  let pglite: PGlite | undefined
  const database = new PoolDatabase('embedded', connectionTo(() => pglite as PGlite), {
    onStatus,
    migrate: async database => await migrate(database, migrations),
    open: async attempt => {
      release = await lockDirectory(directory)
      const store = path.join(directory, 'postgres')
      database.report('opening the embedded database')
      pglite = await start(store, directory)
      await attempt()
    },
    close: async () => {
      await pglite?.close()
      await release?.()
    }
  })
  return database
}

/** `createEmbedded`, opened. */
export async function openEmbedded (directory: string, options: OpenOptions = {}): Promise<PoolDatabase> {
  return await createEmbedded(directory, options).opened()
}

/** Copies the template under a temporary name first, so that an interrupted start leaves no incomplete directory. */
function initialize (directory: string, store: string): void {
  for (const name of readdirSync(directory)) {
    if (name.startsWith('postgres.new-')) rmSync(path.join(directory, name), { recursive: true })
  }
  if (!existsSync(TEMPLATE)) return
  const unfinished = path.join(directory, `postgres.new-${process.pid}`)
  try {
    copyStore(TEMPLATE, unfinished, { folder: 0o700, file: 0o600 })
    renameSync(unfinished, store)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Copies a data directory with the given file modes: the template may be read-only and owned by another user. */
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

/** PGlite would initialize a store without its version over the files that it has. No start of ours leaves one, even if it is killed. */
function checkVersion (store: string): void {
  if (readdirSync(store).length > 0 && !existsSync(path.join(store, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
}

/** Whether an engine that does not start may lack room only: it does not say why. */
function isFull (directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize < MIN_FREE_BYTES
  } catch {
    return false
  }
}

async function start (store: string, directory: string): Promise<PGlite> {
  try {
    if (!existsSync(store)) initialize(directory, store)
    makeDirectory(store)
    accessSync(store, constants.R_OK | constants.W_OK | constants.X_OK)
    checkVersion(store)
    if (OPTIMIZER_NEEDS_MUCH_MEMORY) for (const name of ['tier-up', 'dynamic-tiering']) setFlagsFromString(`--no-wasm-${name}`)
    // Loaded only where it is used: it takes 4 MB.
    const { PGlite } = await import('@electric-sql/pglite')
    return await PGlite.create({ dataDir: store, startParams: [...PGlite.defaultStartParams, ...PARAMETERS] })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || (code === undefined && isFull(directory))) {
      throw new StartError(`DATA_DIR: the disk of ${directory} is full; make room, or name a directory on another disk`)
    }
    throw new StartError(`DATA_DIR: the store in ${directory} cannot be opened (${code ??
      message}); restore a backup, or name another directory`)
  }
}
