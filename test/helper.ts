import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import sql from 'sql-template-tag'
import { administer, createOnNodes, databaseUrl } from '../trials/shared/databases.js'
import type { Versions } from '../routes/versions.js'
import { buildApp } from '../src/app.js'
import { loadConfig, type Config } from '../src/config.js'
import { Connections } from '../src/database/connections.js'
import { distribute } from '../src/database/distribute.js'
import { TEMPLATE } from '../src/database/embedded.js'
import { migrate } from '../src/database/migrate.js'
import type { Engine } from '../src/database/port.js'
import { PoolDatabase } from '../src/database/pool.js'
import { putToken } from '../src/domain/tokens/queries.js'
import type { Scope } from '../src/domain/shared/scopes.js'
import { createSecret } from '../src/domain/tokens/secret.js'
import './documented-answers.js'
import { whole } from './part.js'
import './statement-recorder.js'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A database on the coordinator of a Citus cluster; tests get distributed ones beside it. */
const CITUS = process.env.TEST_CITUS_URL
/** Whether the databases of this run are distributed. */
export const isDistributed = CITUS !== undefined
const SERVER = CITUS ?? process.env.TEST_DATABASE_URL
/** A pooler before it, through which the product goes; what makes and removes databases does not. */
const POOLER = process.env.TEST_POOLER_URL

/** The engine that this run covers: PostgreSQL with TEST_DATABASE_URL, else the embedded database. */
export const engine: Engine = SERVER === undefined ? 'embedded' : 'postgresql'

Connections.waitMs = 60_000

interface Test { teardown: (fn: () => unknown) => void }

/** Environment of a fresh, migrated, empty database that goes away with the test. */
export async function createDatabase (t: Test): Promise<Record<string, string>> {
  if (CITUS !== undefined) return { DATABASE_URL: await createDistributed(t, CITUS) }
  if (SERVER === undefined) {
    const directory = copyTemplate()
    t.teardown(() => rmSync(directory, { recursive: true, force: true }))
    return { DATA_DIR: directory }
  }
  const template = await migratedTemplate(SERVER)
  const name = `recruitment_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer(SERVER, async client => await client.query(`create database ${name} template ${template}`))
  t.teardown(async () => await administer(SERVER, async client => await client.query(`drop database ${name} with (force)`)))
  if (POOLER === undefined) return { DATABASE_URL: databaseUrl(SERVER, name) }
  const env: Record<string, string> = { DATABASE_URL: databaseUrl(POOLER, name) }
  if (process.env.TEST_POOLER_LISTEN === 'direct') env.DATABASE_LISTEN_URL = databaseUrl(SERVER, name)
  return env
}

/** A folder with a fresh embedded database. */
function copyTemplate (): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-test-'))
  cpSync(TEMPLATE, path.join(directory, 'postgres'), { recursive: true })
  return directory
}

/** The URL of a fresh PostgreSQL database without any tables, that goes away with the test. Only with TEST_DATABASE_URL. */
export async function createEmptyDatabase (t: Test): Promise<string> {
  if (SERVER === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const name = `recruitment_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer(SERVER, async client => await client.query(`create database ${name}`))
  t.teardown(async () => await administer(SERVER, async client => await client.query(`drop database ${name} with (force)`)))
  return databaseUrl(SERVER, name)
}

/** The URL of a fresh, migrated, distributed database, on all nodes of the cluster, that goes away with the test. */
async function createDistributed (t: Test, server: string): Promise<string> {
  const { url, drop } = await createOnNodes(server, `recruitment_test_${process.pid}_${randomBytes(4).toString('hex')}`, 4)
  t.teardown(drop)
  const database = new PoolDatabase('postgresql', { connectionString: url, max: 1 })
  await migrate(database)
  await distribute(database)
  await database.close()
  return url
}

/** A migrated database to copy, named after the migrations, made by whichever test file comes first. */
async function migratedTemplate (server: string): Promise<string> {
  const folder = path.join(ROOT, 'migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)))
  const name = `recruitment_template_${hash.digest('hex').slice(0, 12)}`
  await administer(server, async client => {
    await client.query("select pg_advisory_lock(hashtext('recruitment test template'))")
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    await client.query(`create database ${name}_unfinished`)
    const database = new PoolDatabase('postgresql', { connectionString: databaseUrl(server, `${name}_unfinished`), max: 1 })
    await migrate(database)
    await database.close()
    await client.query(`alter database ${name}_unfinished rename to ${name}`)
  })
  return name
}

/** The real server on a database of its own. Limits are off unless the test sets them. */
export async function build (t: Test, env: Record<string, string> = {}, versions?: Versions): Promise<FastifyInstance> {
  const isGiven = env.DATA_DIR !== undefined || env.DATABASE_URL !== undefined
  const app = await buildOpen(isGiven ? env : { ...await createDatabase(t), ...env }, versions)
  t.teardown(async () => await app.close())
  return app
}

let shared: Promise<FastifyInstance> | undefined

/**
 * One real server and database for all parts of an entry that need no more than companies of their own: their queries name the company,
 * they assume no ids, and they leave no work behind. Making both takes longer than most of these parts.
 */
export async function sharedApp (): Promise<FastifyInstance> {
  shared ??= build(whole)
  return await shared
}

/** The real server with this environment, its database open. */
export async function buildOpen (env: Record<string, string>, versions?: Versions): Promise<FastifyInstance> {
  const app = await buildApp(testConfig(env), versions)
  await app.database.open()
  return app
}

export function testConfig (env: Record<string, string>): Config {
  // A machine that does other things, too, takes longer for a statement, and for those that wait for its lock.
  return loadConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_MAX: '0', DATABASE_STATEMENT_TIMEOUT: '60000', ...env })
}

export interface Client {
  companyId: number
  secret: string
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  send: (options: InjectOptions) => Promise<LightMyRequestResponse>
}

/** A time so many days ago: what a distributed database takes in place of a column less an interval. */
export function daysAgo (days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}

/** A new company: tests share a database and keep apart by company. */
export async function createCompany (app: FastifyInstance, name = 'Test Company'): Promise<number> {
  const [company] = await app.database.query<{ id: number }>(sql`insert into companies (name) values (${name}) returning id`)
  return company?.id as number
}

/** A client with a new token, of a new company unless one is named. */
export async function createClient (
  app: FastifyInstance,
  { companyId, scopes = ['*'], rateLimitPerMinute, expiresAt, strict, userId }: {
    companyId?: number, scopes?: Scope[], rateLimitPerMinute?: number, expiresAt?: string, strict?: boolean, userId?: number
  } = {}
): Promise<Client> {
  const company = companyId ?? await createCompany(app)
  const secret = createSecret()
  const limits = { rateLimitPerMinute, expiresAt, strict, userId }
  await putToken(app.database, { id: randomUUID(), companyId: company, name: 'Test token', secret, scopes, ...limits })
  const send = async (options: InjectOptions) => await app.inject({
    ...options, headers: { authorization: `Bearer ${secret}`, ...options.headers }
  })
  return { companyId: company, secret, send, get: async (url, headers = {}) => await send({ url, headers }) }
}
