import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sql, { raw, type Sql } from 'sql-template-tag'
import { NO_JSON_ROWS, type Database, type Transaction } from '../../src/database/port.js'
import { createDataVersions, findVersions, type Versions } from '../../src/domain/events/versions.js'
import { JOB_EVENTS } from '../../src/domain/jobs/events.js'
import { insertEvent } from '../../src/domain/shared/events.js'
import { numberEvents } from '../../src/workers/sequencer.js'
import { insertEvents, makeCandidate, makeJob } from '../factories.js'
import { build, createClient, engine, isDistributed, type Client } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

const app = await build(t)
const create = async (client: Client, name = 'New') => await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })

t.test('the version of a company\'s data → stays when events are numbered, and tells a log from another of the same length', async t => {
  const client = await createClient(app)
  const found = async () =>
    (await findVersions(app.database, [client.companyId], isDistributed)).get(client.companyId) as Versions
  for (const area of ['all', 'setup'] as const) {
    const version = async () => (await found())[area]
    const empty = await version()
    await create(client)
    const one = await version()
    t.not(one, empty)
    await create(client)
    t.not(await version(), one)
    await waitFor(async () => (await app.database.query(sql`
      select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
    const two = await version()
    await app.database.query(sql`update events set uuid = ${randomUUID()} where company_id = ${client.companyId}`)
    t.not(await version(), two)
  }
})

t.test('what changes nothing that a company sets up → leaves the answers about that where they are', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const apply = async () => await client.send({
    method: 'POST', url: `/api/v1/jobs/${job.id}/applications`, payload: { candidateId: await makeCandidate(app, client.companyId) }
  })
  const urls = ['/api/v1/jobs', '/api/v2/jobs?expand=steps', '/api/v1/departments', '/api/v2/applications', '/api/v2/candidates']
  await create(client)
  const tags = await Promise.all(urls.map(async url => (await client.get(url)).headers.etag as string))
  const ask = async () => await Promise.all(urls.map(async (url, index) =>
    (await client.get(url, { 'if-none-match': tags[index] as string })).statusCode))
  t.same(await ask(), urls.map(() => 304))
  t.equal((await apply()).statusCode, 201)
  t.same(await ask(), [304, 304, 304, 200, 200])
  await create(client)
  t.same(await ask(), urls.map(() => 200))
})

t.test('a question that is slow → the next one leaves beside it, also when nobody asks any more', async () => {
  let questions = 0
  const isNeverAnswered = new Promise<never>(() => {})
  const queryJson = async () => { questions++; await isNeverAnswered }
  const versions = createDataVersions({ engine: 'postgresql', isDistributed: false, queryJson } as unknown as Database)
  versions.ask(1, () => {})
  await waitFor(() => questions === 1)
  versions.ask(2, () => {})
  await waitFor(() => questions === 2)
})

t.test('requests for the version → share the question that leaves after them, never one that has left', async t => {
  const questions: Array<() => void> = []
  const changes = { committed: 0 }
  // No question becomes slow while the time stands.
  const { now } = performance
  const moment = performance.now()
  t.teardown(() => { performance.now = now })
  performance.now = () => moment
  const fake = {
    engine: 'postgresql',
    isDistributed: false,
    queryJson: async () => {
      const version = String(changes.committed)
      await new Promise<void>(resolve => questions.push(resolve))
      return { ...NO_JSON_ROWS, values: (column: string) => [column === 'companyId' ? 1 : version] }
    }
  } as unknown as Database
  const versions = createDataVersions(fake)
  const answers: Array<[asked: number, found: number]> = []
  const ask = () => {
    const asked = changes.committed
    versions.ask(1, found => answers.push([asked, Number(found?.all)]))
  }
  ask()
  t.equal(questions.length, 1, 'who asks alone waits for nobody')
  for (let turn = 0; turn < 10; turn++) {
    changes.committed++
    ask()
    await nextTurn()
  }
  t.equal(questions.length, 1, 'the next question waits for the one that is out')
  performance.now = now
  questions[0]?.()
  await waitFor(async () => questions.length === 2)
  t.same(answers, [[0, 0]])
  changes.committed++
  await waitFor(async () => {
    ask()
    return questions.length === 3
  })
  for (const answer of questions) answer()
  await waitFor(async () => {
    for (const answer of questions) answer()
    return answers.length >= 6 && answers.every(([asked, found]) => found >= asked)
  })
  t.ok(answers.every(([asked, found]) => found >= asked), 'none is older than its request')
  t.same(versions.questions.failed, 0)
})

if (engine === 'postgresql') {
  t.test('an event that commits after a later one → moves the version, which never returns', async t => {
    const { database } = await build(t, { RUN: 'api' })
    const { companyId } = await createClient(app)
    await database.query(sql`
      insert into companies (id, name) overriding system value values (${companyId}, 'Company') on conflict do nothing`)
    const found = { all: [] as string[], setup: [] as string[] }
    const note = async () => {
      const { all, setup } = (await findVersions(database, [companyId], isDistributed)).get(companyId) as Versions
      found.all.push(all)
      found.setup.push(setup)
    }
    const record = async (tx: Transaction) => await insertEvent(tx, companyId, JOB_EVENTS['job.created'], null, { id: 1, data: {} })
    await note()
    await database.transaction(async slow => {
      await record(slow)
      await slow.query(sql`select 1`)
      await database.transaction(record)
      await note()
      await numberEvents(database)
      await note()
    })
    await note()
    await numberEvents(database)
    await note()
    for (const [none, later, laterNumbered, earlier, earlierNumbered] of [found.all, found.setup]) {
      t.same([laterNumbered, earlierNumbered], [later, earlier])
      t.equal(new Set([none, later, earlier]).size, 3)
    }
  })

  t.test('the question for the version → few buffers beside a long backlog of others, behind an old snapshot, in any plan', {
    skip: isDistributed && 'a node counts its own'
  }, async t => {
    const { database } = await build(t, { RUN: 'api' })
    const [own, other] = [(await createClient(app)).companyId, (await createClient(app)).companyId]
    const companies = [own, other]
    await database.query(sql`insert into companies (id, name) overriding system value select unnest(${companies}::bigint[]), 'Company'
      on conflict do nothing`)
    const insert = async (companyId: number, count: number) => await insertEvents(database, companyId, '1', { count })
    // Without the question of a write whether it may: the isolation is set before any other statement.
    await database.begin(async old => {
      await old.query(sql`set transaction isolation level repeatable read`)
      await old.query(sql`select count(*) from companies`)
      await insert(own, 20)
      await insert(other, 10_000)
      for (const analyzed of [false, true]) {
        if (analyzed) await database.query(sql`analyze events, unnumbered_events`)
        const statements: Sql[] = []
        await findVersions({
          queryJson: async statement => {
            statements.push(statement)
            return NO_JSON_ROWS
          }
        }, [own])
        const [plan] = await database.transaction(async tx => {
          await tx.query(sql`set local plan_cache_mode = force_generic_plan`)
          const { text, values } = statements[0] as Sql
          const given = values.map(value => `'${Array.isArray(value) ? `{${value.join()}}` : String(value)}'`)
          await tx.query(raw(`prepare question as ${text}`))
          const found = await tx.query<{ 'QUERY PLAN': Array<{ Plan: Record<string, number> }> }>(
            raw(`explain (analyze, buffers, format json) execute question (${given.join()})`))
          await tx.query(sql`deallocate question`)
          return found
        })
        const buffers = plan?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks'] as number
        t.ok(buffers < 60, `${buffers} buffers`)
      }
      t.equal((await findVersions(database, [own])).get(own)?.all.split('.')[0], '20')
      t.equal((await findVersions(database, [own, other])).has(other), false, 'too many to count: not known')
    })
  })
}
