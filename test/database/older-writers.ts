import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { buildApp } from '../../src/app.js'
import { loadConfig } from '../../src/config.js'
import { createDatabase as createClosed } from '../../src/database/open.js'
import { oldestWritersOf } from '../../src/database/older-writers.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { createClient, createDatabase, engine, ROOT, testConfig, type Client } from '../helper.js'
import { t, type Test } from '../part.js'
import { waitFor } from '../receiver.js'

// A server of the product's schema, and a newer one on the same database, which has more migrations.

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'nobody else uses an embedded database' }
const BESIDE = '-- Servers from schema 201 may write beside it.\n'

/** Begins a write. @returns what ends it */
async function writeUnderWay (database: PoolDatabase): Promise<() => Promise<void>> {
  let commit = () => {}
  const isOver = new Promise<void>(resolve => { commit = resolve })
  let write: Promise<void> | undefined
  await new Promise<void>(resolve => {
    write = database.transaction(async tx => {
      await tx.query(sql`insert into settings values ('under way', 'kept')`)
      resolve()
      await isOver
    })
  })
  return async () => {
    commit()
    await write
  }
}

/** Waits until writes are refused. */
async function isRefused (database: PoolDatabase): Promise<void> {
  const write = async () => await database.query(sql`update settings set value = '' where name = 'none'`)
  await waitFor(async () => await write().then(() => false, ({ code }) => code === 'UNAVAILABLE'))
}

class Older {
  constructor (private readonly t: Test, readonly env: Record<string, string>, readonly app: FastifyInstance, readonly client: Client) {}

  static async open (t: Test): Promise<Older> {
    const env = await createDatabase(t)
    const app = await buildApp({ ...testConfig(env), RUN: 'api' })
    t.teardown(async () => await app.close())
    await app.database.open()
    return new Older(t, env, app, await createClient(app))
  }

  /** A database of this server and the migrations given by their names; it is told of each status. */
  create (more: Record<string, string> = {}, statuses: string[] = []): PoolDatabase {
    const migrations = mkdtempSync(path.join(tmpdir(), 'recruitment-migrations-'))
    this.t.teardown(() => rmSync(migrations, { recursive: true }))
    cpSync(path.join(ROOT, 'migrations'), migrations, { recursive: true })
    for (const [name, text] of Object.entries(more)) writeFileSync(path.join(migrations, name), text)
    const onStatus = (status: string, cause?: unknown) => statuses.push(cause instanceof Error ? `${status}: ${cause.message}` : status)
    const database = createClosed(loadConfig(this.env), { migrations, onStatus })
    this.t.teardown(async () => await database.close())
    return database
  }

  /** The status of a write, of a dry run, of a statement alone and of a read, and what is told of writes. */
  async state (): Promise<object> {
    const { app, client } = this
    const post = async (query = '') => await client.send({
      method: 'POST', url: `/api/v1/departments${query}`, payload: { name: `Department ${Math.random()}` }
    })
    const [write, dryRun] = [await post(), await post('?validateOnly=true')]
    const alone = await app.database.query(sql`update tokens set name = 'Alone' where company_id = ${client.companyId} returning id`)
      .then(rows => rows.length, error => error.code)
    const ready = await app.inject('/health/ready')
    return {
      write: [write.statusCode, write.headers['retry-after']],
      dryRun: dryRun.statusCode,
      alone,
      read: (await client.get('/api/v1/departments')).statusCode,
      ready: [ready.statusCode, ready.json<{ writes?: string }>().writes],
      metric: /^database_writes\{state="waiting"\} (\d)$/m.exec((await app.inject('/metrics')).body)?.[1]
    }
  }
}

const WRITES = { write: [201, undefined], dryRun: 201, alone: 1, read: 200, ready: [200, undefined], metric: '0' }
const WAITS = { write: [503, '1'], dryRun: 503, alone: 'UNAVAILABLE', read: 200, ready: [200, 'waiting'], metric: '1' }

t.test('an upgrade beside an older server → writes under way are waited for, the next are a 503, reads go on', onPostgresql, async t => {
  const older = await Older.open(t)
  const { database } = older.app
  t.same(await older.state(), WRITES)
  const newer = older.create({ '9000.do.seen.sql': "create table seen as select value from settings where name = 'under way'" })
  const end = await writeUnderWay(database)
  const opening = newer.open()
  await isRefused(database)
  t.equal((await older.client.get('/api/v1/departments')).statusCode, 200)
  t.same([newer.ready, newer.status], [false, 'migrating'])
  t.same(await database.query(sql`select to_regclass('seen') as seen`), [{ seen: null }], 'the migration waits for the write under way')
  await end()
  t.same(await opening, ['9000.do.seen.sql'])
  t.same(await newer.query(sql`select value from seen`), [{ value: 'kept' }])
  t.same(await older.state(), WAITS)
  await newer.query(sql`insert into settings values ('newer', 'alone')`)
  await newer.transaction(async tx => await tx.query(sql`insert into settings values ('newer, too', 'in a transaction')`))
  t.equal((await newer.query(sql`select from settings where name like 'newer%'`)).length, 2)
})

t.test('a write that sends and waits for nothing → is not committed, either', onPostgresql, async t => {
  const older = await Older.open(t)
  await older.create({ '9000.do.nothing.sql': 'select 1' }).open()
  await t.rejects(older.app.database.transaction(async tx => await tx.send(sql`insert into settings values ('sent', '')`)),
    { code: 'UNAVAILABLE' })
  t.same(await older.app.database.query(sql`select from settings where name = 'sent'`), [])
})

t.test('a migration that says so → older servers write on', onPostgresql, async t => {
  t.same([oldestWritersOf(9000, `select 1;\n${BESIDE}select 2`), oldestWritersOf(9000, 'select 201')], [201, 9000])
  const older = await Older.open(t)
  await older.create({ '9000.do.beside.sql': `${BESIDE}select 1` }).open()
  t.same(await older.state(), WRITES)
  await older.create({ '9000.do.beside.sql': `${BESIDE}select 1`, '9001.do.alone.sql': 'select 1' }).open()
  t.same(await older.state(), WAITS)
})

t.test('a file outside the transaction → older servers write on', onPostgresql, async t => {
  const older = await Older.open(t)
  await older.create({ '9000.do.index.sql': '-- Outside the transaction.\ncreate index concurrently on companies (name)' }).open()
  t.same(await older.state(), WRITES)
})

t.test('a migration that fails → older servers write again, and the log has both', onPostgresql, async t => {
  const older = await Older.open(t)
  const statuses: string[] = []
  const beside = older.create({}, statuses)
  await beside.open()
  const end = await writeUnderWay(beside)
  const opening = older.create({ '9000.do.fails.sql': 'select 1 / 0' }).open()
  opening.catch(() => {})
  await isRefused(beside)
  t.equal(beside.mayWrite, false)
  await end()
  await t.rejects(opening, { name: 'StartError', message: /division by zero/ })
  await waitFor(() => beside.mayWrite)
  t.match(statuses, [/^its writes wait, reads go on: .* "writes need a server of schema 9000"$/, /^writes go on$/])
  t.same(await older.state(), WRITES)
})

t.test('an upgrade that was killed → older servers wait for it, until one of them starts: it is given up', onPostgresql, async t => {
  const older = await Older.open(t)
  await older.app.database.query(sql`insert into oldest_writers values (9000, 9000)`)
  t.same(await older.state(), WAITS)
  await older.create().open()
  t.same(await older.state(), WRITES)
  await older.create({ '9000.do.again.sql': 'select 1' }).open()
  t.same(await older.state(), WAITS)
})
