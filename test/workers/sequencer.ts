import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import type { Queryable, Transactional } from '../../src/database/port.js'
import { Change } from '../../src/domain/shared/change.js'
import { claimTargets, CLAIM_SECONDS, MAX_QUEUE_WAIT_SECONDS, releaseTarget, type Target } from '../../src/domain/deliveries/claims.js'
import { findDue, findNextDue, postpone } from '../../src/domain/deliveries/due.js'
import { groupOf, numberCompanies } from '../../src/domain/deliveries/numbering.js'
import { blankEvents } from '../../src/domain/shared/events.js'
import type { Identity } from '../../src/domain/shared/identity.js'
import { createWebhook } from '../../src/domain/webhooks/changes.js'
import { numberEvents, Sequencer } from '../../src/workers/sequencer.js'
import { createDatabase, createCompany, engine, testConfig } from '../helper.js'
import { t } from '../part.js'
import { insertEvents, makeWebhook } from '../factories.js'

// Without a server: nothing else numbers, nothing is sent.

const database = await openDatabase(testConfig(await createDatabase(t)))
t.teardown(async () => await database.close())
const app = { database } as unknown as FastifyInstance

/** The last id of so many new events. */
const insert = async (companyId: number, entityId: string, count = 1, db: Queryable = database): Promise<number> =>
  Math.max(...await insertEvents(db, companyId, entityId, { count }))

const deliveries = async (webhookId: string) => (await database.query<{ id: number }>(sql`
  select event_id as id from deliveries where webhook_id = ${webhookId} order by sequence`)).map(({ id }) => id)

/** Positions and events of the company. */
const positions = async (companyId: number) => (await database.query<{ position: number, id: number }>(sql`
  select position, event_id as id from numbered_events where company_id = ${companyId} order by position`))
  .map(({ position, id }) => [position, id])

class Once extends Sequencer { async once () { return await this.work() } }

async function createHook (companyId: number): Promise<string> {
  const identity = { companyId, scopes: ['*'], tokenId: randomUUID(), tokenName: 'Test' } as unknown as Identity
  return await database.transaction(async tx => {
    const { webhook } = await createWebhook(
      new Change(tx, identity, undefined),
      { actions: ['department.changed'], postbackUrl: 'https://example.com/hook' },
      { allowPrivate: false }
    )
    return webhook.id
  })
}

t.test('a webhook → gets the events that come after it, whatever the clock says, and none that waited for their position', async t => {
  const companyId = await createCompany(app)
  await insert(companyId, '1')
  const id = await createHook(companyId)
  const after = await insert(companyId, '1')
  await database.query(sql`update webhooks set created_at = '2999-01-01' where id = ${id}`)
  await numberEvents(database)
  t.same(await deliveries(id), [after])
})

t.test('a claim that a clock made which has been set back since → ends when any other would', async t => {
  const companyId = await createCompany(app)
  await makeWebhook(app, companyId)
  const by = randomUUID()
  await database.query(sql`
    update webhook_targets set due_at = statement_timestamp(), claimed_by = ${by}, claimed_until = '2999-01-01'
      where company_id = ${companyId}`)
  const claim = async () => (await claimTargets(database, 10, { companyIds: [], ids: [] })).filter(target => target.companyId === companyId)
  t.same(await claim(), [], 'whoever made it may be at work')
  const [target] = await database.query<{ by: string, left: number }>(sql`
    select claimed_by as by, extract(epoch from claimed_until - clock_timestamp())::float8 as left from webhook_targets
      where company_id = ${companyId}`)
  t.equal(target?.by, by)
  t.ok(target !== undefined && target.left <= CLAIM_SECONDS)
  await database.query(sql`
    update webhook_targets set claimed_until = statement_timestamp() - interval '1 second' where company_id = ${companyId}`)
  const [claimed] = await claim()
  t.not(claimed?.claim, by)
  t.equal((await claim()).length, 0)
})

t.test('what failed while a clock was an hour ahead → is due when that is right again; what waits by the right one waits on', async t => {
  const companyId = await createCompany(app)
  const webhookId = await makeWebhook(app, companyId, { action: 'department.changed' })
  const ids = [await insert(companyId, '1'), await insert(companyId, '1'), await insert(companyId, '2')]
  await numberEvents(database)
  const [ahead, right] = [sql`statement_timestamp() + interval '1 hour'`, sql`statement_timestamp()`]
  const fail = async (eventId: number | undefined, at: Sql, tries = 1) => await database.query(sql`
    update deliveries set state = 'failed', tries = ${tries}, updated_at = ${at}, next_attempt_at = ${at} + interval '1 hour'
    where webhook_id = ${webhookId} and event_id = ${eventId}`)
  await fail(ids[0], ahead)
  await fail(ids[1], ahead, 0)
  await fail(ids[2], right, 6)
  await database.query(sql`
    update webhook_targets set due_at = ${ahead}, claimed_by = null, claimed_until = null where company_id = ${companyId}`)
  const claim = async () => (await claimTargets(database, 10, { companyIds: [], ids: [] })).find(target => target.companyId === companyId)
  const target = await claim() as Target
  t.ok(target !== undefined, 'its queue is looked at')
  const due = await findDue(database, target, [], 10)
  t.same(due.map(({ eventId, blockedFor }) => [eventId, blockedFor]), [[ids[0], null], [ids[1], null]])
  await database.transaction(async tx => await postpone(tx, target, due.map(delivery => ({ delivery, ms: 7_200_000 }))))
  t.same(await findDue(database, target, [], 10), [], 'once their times are made anew')
  const dueIn = await findNextDue(database, target) as number
  t.ok(dueIn > 3_000_000, `${dueIn}`)
  t.ok(await releaseTarget(database, target, target.generation, dueIn))
  const [{ waits }] = await database.query<{ waits: number }>(sql`
    select extract(epoch from due_at - statement_timestamp())::float8 as waits from webhook_targets
    where company_id = ${companyId} and id = ${target.id}`) as [{ waits: number }]
  t.ok(waits > 60 && waits <= MAX_QUEUE_WAIT_SECONDS, 'a queue is looked at again soon, whatever its clock says')
  t.equal(await claim(), undefined, 'and is nobody else\'s before')
})

t.test('numbering while a person is anonymized → does not wait for the events that are held', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const companyId = await createCompany(app)
  const webhookId = await makeWebhook(app, companyId, { action: 'department.changed' })
  const id = await insert(companyId, '1')
  await database.transaction(async tx => {
    await blankEvents(tx, sql`company_id = ${companyId}`)
    await tx.query(sql`select from events where company_id = ${companyId} and id = ${id} for no key update`)
    t.equal(await numberEvents(database), 1)
    t.same(await deliveries(webhookId), [id])
  })
})

t.test('many events at once → the first of them are numbered by themselves, then more at a time, all of them in order', async t => {
  const companyId = await createCompany(app)
  const id = await makeWebhook(app, companyId, { action: 'department.changed' })
  await insert(companyId, '1', 3000)
  const sequencer = new Once(database, { warn: (_details, message) => t.fail(message) })
  t.equal(await sequencer.once(), 'again')
  const first = (await deliveries(id)).length
  t.ok(first > 0 && first <= 600, `${first} at first`)
  while (await sequencer.once() === 'again');
  const all = await deliveries(id)
  t.equal(all.length, 3000)
  t.same(all, [...all].sort((a, b) => a - b))
  t.same(await positions(companyId), all.map((id, index) => [index + 1, id]))
})

t.test('a company with a flood, and others with an event each → the others are numbered in the first round, wherever they are', async t => {
  const flooded = await createCompany(app)
  const others = await Promise.all(Array.from({ length: 70 }, async () => await createCompany(app)))
  await insert(flooded, '1', 20_000)
  for (const companyId of others) await insert(companyId, '1')
  const sequencer = new Once(database, { warn: (_details, message) => t.fail(message) })
  t.equal(await sequencer.once(), 'again')
  for (const companyId of others) t.equal((await positions(companyId)).length, 1)
  const first = (await positions(flooded)).length
  t.ok(first > 0 && first <= 600, `${first} at first`)
  await insert(others[0] as number, '1')
  sequencer.wakeFor([others[0] as number])
  t.equal(await sequencer.once(), 'again')
  t.equal((await positions(others[0] as number)).length, 2, 'and in the next one')
  while (await sequencer.once() === 'again');
  t.equal((await positions(flooded)).length, 20_000)
})

t.test('two processes at once → number different groups of companies, and one waits for nobody in its group', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const companies = await Promise.all(Array.from({ length: 20 }, async () => await createCompany(app)))
  for (const companyId of companies) await insert(companyId, '1')
  const [held] = companies as [number]
  const number = async (companyIds: number[]) => await numberCompanies(database, { companyIds, below: 0, limit: 10 })
  await database.transaction(async tx => {
    const another: Transactional = { query: async statement => await tx.query(statement), transaction: async work => await work(tx) }
    t.same(await numberCompanies(another, { companyIds: [held], below: 0, limit: 10 }), new Map([[held, 1]]))
    for (const companyId of companies) {
      const isOfGroup = groupOf(companyId) === groupOf(held)
      t.same(await number([companyId]), isOfGroup ? 'busy' : new Map([[companyId, 1]]))
    }
  })
})
