import type { PoolDatabase } from '../../src/database/pool.js'
import type { Identity } from '../../src/domain/shared/identity.js'
import { findIdentity } from '../../src/domain/tokens/queries.js'
import { withDatabase } from '../shared/databases.js'
import { command, stopAll, type Env } from '../shared/processes.js'
import { measureCustomFields, type CustomFieldsResult } from './custom-fields.js'
import { makeBenchDatabase, type BenchDatabase } from './filled-database.js'
import { measureFiles, type FilesResult } from './files.js'
import { measureMemory } from './memory.js'
import { measureNeighbor, type NeighborResult } from './neighbor.js'
import { measureNumbering, type NumberingResult } from './numbering.js'
import { readOptions, wants, type Options } from './options.js'
import { measureReads, type ReadResult } from './reads.js'
import { toText, writeDocs } from './report.js'
import { checkAims, describeMachine, type Result } from './result.js'
import { PAGE_TOKEN_SECRET, planReads } from './routes.js'
import { measureStarts, type StartResult } from './starts.js'
import { measureSync, type SyncResult } from './sync.js'
import { writeResult } from './tables.js'
import { measureWrites, type WriteResult } from './writes.js'

const POOL_MAX = 10

/** The limiter is on and counts, but is never reached. */
const SERVER_ENV = { RATE_LIMIT_MAX: '1000000', DATABASE_POOL_MAX: String(POOL_MAX), PAGE_TOKEN_SECRET }

function log (line: string): void {
  process.stderr.write(`${line}\n`)
}

/** A copy of the filled database, and a token for it. */
interface Copy { env: Env, secret: string }

async function makeCopy (world: BenchDatabase): Promise<Copy> {
  const env = await world.copy()
  return { env, secret: await command(env, 'token', 'create', '--company', '1', '--name', 'Bench', '--scopes', '*') }
}

async function reads (world: BenchDatabase, { env, secret }: Copy, options: Options): Promise<ReadResult[]> {
  const groups = await withDatabase(env, async db => await planReads(db, (await identify(db, secret)).companyId))
  const wanted = groups.filter(group => wants(options, ...group.map(({ name }) => name)))
  if (wanted.length === 0) return []
  // Only one process can have an embedded database open.
  const peer = world.engine === 'embedded' ? await world.copy() : env
  return await measureReads({ groups: wanted, server: { ...SERVER_ENV, ...env }, peer, poolMax: POOL_MAX, secret, log }, options)
}

/** pgbench works on its own copy: otherwise the server would number the events of pgbench as well, in the rounds of both. */
async function writes (world: BenchDatabase, { env, secret }: Copy, options: Options): Promise<WriteResult[]> {
  if (world.engine === 'embedded' || !wants(options, 'create-application', 'move-application')) return []
  const other = await world.copy()
  return await withDatabase(env, async db => await withDatabase(other, async otherDb => await measureWrites({
    ours: { db, env: { ...SERVER_ENV, ...env } },
    pgbench: { db: otherDb, env: other },
    identity: await identify(db, secret),
    secret,
    candidates: world.size.candidates,
    poolMax: POOL_MAX,
    log
  }, options)))
}

async function sync (world: BenchDatabase, options: Options): Promise<SyncResult | null> {
  // Other processes cannot read the embedded database.
  if (world.engine === 'embedded' || !wants(options, 'sync')) return null
  const { env, secret } = await makeCopy(world)
  return await withDatabase(env, async db => await measureSync({ db, env: { ...SERVER_ENV, ...env }, secret, log }, options))
}

async function neighbor (world: BenchDatabase, options: Options): Promise<NeighborResult | null> {
  // The embedded database runs one statement at a time, for all companies.
  if (world.engine === 'embedded' || !wants(options, 'neighbor')) return null
  const env = await world.copy()
  return await withDatabase(env, async db => await measureNeighbor({ db, env: { ...SERVER_ENV, ...env }, log }, options))
}

async function numbering (world: BenchDatabase, options: Options): Promise<NumberingResult | null> {
  if (world.engine === 'embedded' || !wants(options, 'numbering')) return null
  return await withDatabase(await world.copy(), async db => await measureNumbering(db, options.rounds, log))
}

async function files (world: BenchDatabase, options: Options): Promise<FilesResult | null> {
  if (!wants(options, 'files')) return null
  const { env, secret } = await makeCopy(world)
  return await measureFiles({ env: { ...SERVER_ENV, ...env }, secret, log }, options)
}

async function customFields (world: BenchDatabase, options: Options): Promise<CustomFieldsResult | null> {
  if (!wants(options, 'custom-fields')) return null
  const side = async () => {
    const { env, secret } = await makeCopy(world)
    const { companyId } = await withDatabase(env, async db => await identify(db, secret))
    return { env: { ...SERVER_ENV, ...env }, secret, companyId }
  }
  return await measureCustomFields({ without: await side(), with: await side(), log }, options)
}

async function starts (world: BenchDatabase, { env, secret }: Copy, options: Options): Promise<StartResult[]> {
  if (!wants(options, 'start')) return []
  log('start …')
  return await measureStarts(world.engine === 'postgresql' ? { env, secret } : undefined, options.rounds)
}

async function identify (db: PoolDatabase, secret: string): Promise<Identity> {
  return await findIdentity(db, secret) as Identity
}

async function run (options: Options): Promise<void> {
  log('Filling the database …')
  const world = await makeBenchDatabase(process.env.BENCH_DATABASE_URL, options.keep)
  try {
    const copy = await makeCopy(world)
    const measured = {
      engine: world.engine,
      reads: await reads(world, copy, options),
      writes: await writes(world, copy, options),
      sync: await sync(world, options),
      neighbor: await neighbor(world, options),
      numbering: await numbering(world, options),
      files: await files(world, options),
      customFields: await customFields(world, options),
      starts: await starts(world, copy, options),
      memory: wants(options, 'memory') ? await measureMemory({ ...SERVER_ENV, ...copy.env }, copy.secret, options.rounds, log) : null
    }
    const { seconds, rounds, connections } = options
    const result: Result = {
      at: new Date().toISOString(),
      machine: describeMachine(),
      database: world.facts,
      load: { seconds, rounds, connections, poolMax: POOL_MAX },
      rows: world.size,
      ...measured,
      aims: checkAims(measured)
    }
    process.stdout.write(`\n${toText(result)}\n`)
    log(`\nWritten: ${writeResult(result.engine, result)}`)
    if (options.writeDocs) writeDocs(result)
  } finally {
    await stopAll()
    await world.close()
  }
}

// Ending the children makes the work in progress fail, and then the database is removed as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { void stopAll() })

const options = readOptions(process.argv.slice(2))
if (options !== undefined) await run(options)
