import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import { startProxy, type Proxy } from '../../trials/drill/proxy.js'
import { buildApp } from '../../src/app.js'
import { createDatabase as createClosed, openDatabase } from '../../src/database/open.js'
import type { Database } from '../../src/database/port.js'
import { COMMITS_CHANNEL } from '../../src/domain/events/notifications.js'
import { toLoggedError } from '../../src/http/logged-error.js'
import { BackgroundWork } from '../../src/workers/background-work.js'
import { CommitAnnouncer } from '../../src/workers/commit-announcer.js'
import { insertEvents, makeCandidate, makeDelivery, makeWebhook } from '../factories.js'
import { createDatabase, daysAgo, engine, ROOT, testConfig } from '../helper.js'
import { t, type Test } from '../part.js'
import { receive, waitFor, type Receiver } from '../receiver.js'
import { makeTextFile } from '../text-files.js'

t.test('every background worker → is made by the app', t => {
  const read = (file: string) => readFileSync(path.join(ROOT, 'src', file), 'utf8')
  const files = readdirSync(path.join(ROOT, 'src/workers'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
  const workers = files.flatMap(file => [...read(`workers/${file}`).matchAll(/class (\w+) extends BackgroundWork/g)].map(found => found[1]))
  t.ok(workers.length >= 5)
  for (const name of workers) t.match(read('app.ts'), `new ${name}(`)
  t.end()
})

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'the embedded database is always there' }

/** Whether a worker has done what it had to do. */
type IsDone = (database: Database) => Promise<boolean>

/** For each worker something to do, in a company of its own. */
async function makeWork (database: Database, { url }: Receiver): Promise<Record<string, IsDone>> {
  const app = { database } as unknown as FastifyInstance
  const company = async () => {
    const [row] = await database.query<{ id: number }>(sql`insert into companies (name) values ('Waiting') returning id`)
    return row?.id as number
  }
  const [numbered, told, trimmed, renewed, read] = [await company(), await company(), await company(), await company(), await company()]
  await insertEvents(database, numbered, '1')
  const webhook = await makeWebhook(app, told, { url: `${url}/${told}` })
  await database.query(sql`
    insert into deliveries (company_id, id, webhook_id, ordering_key, next_attempt_at)
    values (${told}, ${randomUUID()}, ${webhook}, 'test', statement_timestamp())`)
  await database.query(sql`update webhook_targets set due_at = statement_timestamp() where company_id = ${told}`)
  await makeDelivery(app, trimmed, await makeWebhook(app, trimmed))
  await database.query(sql`update deliveries set updated_at = ${daysAgo(99)} where company_id = ${trimmed}`)
  await database.query(sql`insert into outdated_words (company_id, candidate_id) values (${renewed}, 0)`)
  const unread = await makeTextFile(app, read, { candidateId: await makeCandidate(app, read), contentType: 'image/png' })
  const has = async (database: Database, statement: Sql) => (await database.query(statement)).length > 0
  return {
    sequencer: async db => await has(db, sql`select 1 from event_positions where company_id = ${numbered} and last = 1`),
    deliverer: async db => await has(db, sql`select 1 from deliveries where company_id = ${told} and state = 'delivered'`),
    retention: async db => !await has(db, sql`select 1 from deliveries where company_id = ${trimmed}`),
    'reading of files': async db => await has(db, sql`
      select 1 from attachments where company_id = ${read} and id = ${unread} and text_state = 'failed'`),
    'word renewal': async db => !await has(db, sql`select 1 from outdated_words where company_id = ${renewed}`)
  }
}

async function areDone (t: Test, database: Database, work: Record<string, IsDone>): Promise<void> {
  for (const [worker, isDone] of Object.entries(work)) {
    await waitFor(async () => await isDone(database))
    t.pass(worker)
  }
}

for (const RUN of engine === 'postgresql' ? ['all', 'workers'] : ['all']) {
  t.test(`RUN=${RUN}, a database that is ready after the server has started → every worker begins then`, async t => {
    const config = testConfig({ ...await createDatabase(t), RUN, WEBHOOK_ALLOW_PRIVATE: 'true' })
    const before = await openDatabase(config)
    const work = await makeWork(before, await receive(t))
    await before.close()

    const app = await buildApp(config)
    t.teardown(async () => await app.close())
    await app.database.open()
    await areDone(t, app.database, work)
  })
}

t.test('a database that was away → every worker begins again when it is back, and the log begins with the cause', onPostgresql, async t => {
  const env = await createDatabase(t)
  const direct = await openDatabase(testConfig(env))
  t.teardown(async () => await direct.close())
  const receiver = await receive(t)
  const { proxy, url } = await behindProxy(t, env)
  const app = await buildApp(testConfig({ ...env, DATABASE_URL: url, WEBHOOK_ALLOW_PRIVATE: 'true' }))
  const first = await makeWork(direct, receiver)
  await app.database.open()
  t.teardown(async () => await app.close())
  // All have begun, and rest.
  await areDone(t, direct, first)

  const lines: Array<[unknown, string]> = []
  app.log.warn = ((details: { err?: unknown }, message: string) => { lines.push([toLoggedError(details.err).message, message]) }) as never
  proxy.cut()
  await waitFor(() => !app.database.isReachable)
  const [[cause, message]] = lines.filter(([, message]) => message.endsWith('the database is away')) as [[string, string]]
  t.match(cause, /ECONNRE|terminated/)
  t.equal(message, `${cause}: the database is away`)
  const work = await makeWork(direct, receiver)
  proxy.pass()
  await areDone(t, direct, work)
  t.equal(lines.filter(([, message]) => message.endsWith('the database is away')).length, 1, 'said once')
})

t.test('what the process of RUN=api has to announce → is announced when the database is ready, and when it is back', async t => {
  const env = await createDatabase(t)
  const heard: string[] = []
  const { proxy, url } = engine === 'postgresql' ? await behindProxy(t, env) : { proxy: undefined, url: '' }
  const config = testConfig(proxy === undefined ? env : { DATABASE_URL: url, DATABASE_LISTEN_URL: env.DATABASE_URL as string })
  const database = createClosed(config, { waitsForDatabase: true })
  database.listen(COMMITS_CHANNEL, message => heard.push(message))
  const announcer = new CommitAnnouncer(database, { warn: () => {} })
  t.teardown(async () => {
    await announcer.stop()
    await database.close()
  })
  announcer.start()
  announcer.announce(7)
  await database.open()
  await waitFor(() => heard.includes('7'))
  t.pass('when it is ready')
  if (proxy === undefined) return
  proxy.cut()
  announcer.announce(8)
  await waitFor(() => !database.isReachable)
  announcer.announce(9)
  proxy.pass()
  await waitFor(() => heard.join().includes('8') && heard.join().includes('9'))
  t.pass('when it is back')
})

t.test('the backlog, asked before the database is ready → nothing, and as soon as it is ready the number', async t => {
  const app = await buildApp(testConfig(await createDatabase(t)))
  t.teardown(async () => await app.close())
  const scrape = async (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec((await app.inject('/metrics')).body)?.[1]
  t.equal(await scrape('event_sequencer_pending'), undefined)
  t.equal(await scrape('database_up'), '0')
  await app.database.open()
  t.equal(await scrape('event_sequencer_pending'), '0')
  t.equal(await scrape('database_up'), '1')
})

/** The way to this database leads through a proxy that can be cut. */
async function behindProxy (t: Test, { DATABASE_URL }: Record<string, string>): Promise<{ proxy: Proxy, url: string }> {
  const url = new URL(DATABASE_URL as string)
  const proxy = await startProxy(Number(url.port === '' ? 5432 : url.port))
  t.teardown(async () => await proxy.close())
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  return { proxy, url: url.href }
}

t.test('a server that may not write → its workers rest, and begin when it may again', async t => {
  let [looks, rounds, mayWrite] = [0, 0, false]
  const database = { isReachable: true, onReachable: () => {}, get mayWrite () { looks++; return mayWrite } } as unknown as Database
  class Counted extends BackgroundWork {
    protected override async work (): Promise<'done'> {
      rounds++
      return 'done'
    }
  }
  const worker = new Counted('counted', database, { warn: () => {} }, 1)
  t.teardown(async () => await worker.stop())
  worker.start()
  await waitFor(() => looks >= 3)
  t.equal(rounds, 0)
  mayWrite = true
  await waitFor(() => rounds > 0)
})
