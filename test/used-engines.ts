import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAllFiles } from '../scripts/after-all-files.js'

// An embedded engine that is closed serves the next one of this process, in one of two ways. To open one takes 300 ms of a processor.
//
// The engine of a `take`n folder goes on, and its database is emptied for the next one who takes: 40 ms.
//
// Any other engine leaves its memory to the next one. Each new memory of 128 MiB makes V8 look for garbage at once, in all objects: a third
// of the time that a database takes to open and to close.

/** In pages of 64 KiB. */
interface Size { initial: number, maximum?: number }
interface Memory { readonly buffer: ArrayBuffer }
interface Options { dataDir: string }
/** What is used of an engine's insides: `mod` is its program with its memory. */
interface Inside { mod?: { wasmMemory: Memory } | undefined }

/** As engines ask for memory. */
const SIZE = { initial: 2048, maximum: 32_768 }
/** The folder of an engine's database, in the one of its server. */
const STORE = 'postgres'
const CATALOGS = [
  'pg_class', 'pg_attribute', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc', 'pg_db_role_setting', 'pg_statistic'
]

const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: new (size: Size) => Memory } }
const NewMemory = WebAssembly.Memory
const create = PGlite.create.bind(PGlite) as (options: Options) => Promise<PGlite>
const { close } = PGlite.prototype
const free: Memory[] = []
/** Engines that go on when they are closed, by their folder: `undefined` while they are in use. */
const going = new Map<string, PGlite | undefined>()
/** Folders of servers that are closed, whose engine goes on. */
const left: string[] = []
/** What `schemaOf` says of a fresh database. */
let schema: string | undefined

// An engine that is open makes the end of a process last for seconds.
afterAllFiles(async () => {
  for (const directory of left) {
    await end(going.get(path.join(directory, STORE)) as PGlite)
    remove(directory)
  }
})

WebAssembly.Memory = function (size: Size) {
  const used = size.initial === SIZE.initial && size.maximum === SIZE.maximum ? free.pop() : undefined
  if (used === undefined) return new NewMemory(size)
  new Uint8Array(used.buffer).fill(0)
  return used
} as unknown as typeof NewMemory

async function end (engine: PGlite): Promise<void> {
  const inside = engine as unknown as Inside
  const memory = inside.mod?.wasmMemory
  await close.call(engine)
  // Whatever still calls the engine fails, and changes nothing in the next one.
  inside.mod = undefined
  if (memory !== undefined) free.push(memory)
}

PGlite.prototype.close = async function () {
  const store = this.dataDir as string
  if (!going.has(store)) return await end(this)
  // What a connection leaves behind: a transaction, settings, channels.
  await this.exec('rollback')
  await this.exec('discard all')
  going.set(store, this)
}

PGlite.create = (async (options: Options) => {
  const engine = going.get(options.dataDir) ?? await create(options)
  if (going.has(options.dataDir)) {
    going.set(options.dataDir, undefined)
    schema ??= await schemaOf(engine)
  }
  return engine
}) as typeof PGlite.create

/** How much each of these catalogs holds: whoever changes the schema, or gathers statistics, changes a number. */
async function schemaOf (engine: PGlite): Promise<string> {
  const counts = CATALOGS.map(name => `(select count(*) from ${name})`)
  const { rows: [row] } = await engine.query<{ counts: string }>(`select concat_ws(',', ${counts.join()}) as counts`)
  return row!.counts
}

/** Makes the database of an engine that goes on as a fresh one. */
async function empty (engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`)
  // In any order, without the checks of foreign keys. `truncate` would want all tables that refer to one, also those without rows.
  await engine.exec(`
    set session_replication_role = replica;
    ${rows.map(({ name }) => `delete from ${name};`).join(' ')}
    reset session_replication_role;
    select setval(seqrelid, seqstart, false) from pg_sequence;
    insert into numbering_bounds (numbered_below) values (0)`)
}

/**
 * A server's folder whose database is as a fresh one: what a test before has left, unless it has changed the schema, or what `make` makes.
 * Its engine goes on when it is closed, until `leave`.
 */
export async function take (make: () => string): Promise<string> {
  for (let directory = left.pop(); directory !== undefined; directory = left.pop()) {
    const store = path.join(directory, STORE)
    const engine = going.get(store) as PGlite
    if (await schemaOf(engine) === schema) {
      for (const name of readdirSync(directory)) if (name !== STORE) rmSync(path.join(directory, name), { recursive: true })
      await empty(engine)
      return directory
    }
    await end(engine)
    remove(directory)
  }
  const directory = make()
  going.set(path.join(directory, STORE), undefined)
  return directory
}

/** Leaves the folder of a server that is closed to the next test; of one that was not closed, or never opened, nothing stays. */
export function leave (directory: string): void {
  const store = path.join(directory, STORE)
  if (going.get(store) === undefined) remove(directory)
  else left.push(directory)
}

function remove (directory: string): void {
  going.delete(path.join(directory, STORE))
  rmSync(directory, { recursive: true, force: true })
}
