import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { Retention } from '../../src/workers/retention.js'
import { wakeMissedQueues, wakeQueues } from '../../src/domain/webhooks/queries.js'
import { build, createClient, daysAgo, engine, isDistributed } from '../helper.js'
import { t } from '../part.js'
import { makeDelivery, makeWebhook } from '../factories.js'
import { waitFor } from '../receiver.js'

const app = await build(t)
class Once extends Retention { async once () { while (await this.work() === 'again'); } }
// The server has its own, whose first round may hold some of the rows just then: they go a moment later.
const removed: Record<string, number> = {}
const countRemoved = (table: string, rows: number) => { removed[table] = (removed[table] ?? 0) + rows }
const retention = new Once(app.database, app.log, { eventDays: 0, deliveryDays: 30 }, countRemoved)

async function count (table: 'deliveries' | 'webhooks' | 'webhook_targets', companyId: number): Promise<number> {
  const statements = {
    deliveries: sql`select count(*) as count from deliveries where company_id = ${companyId}`,
    webhooks: sql`select count(*) as count from webhooks where company_id = ${companyId}`,
    webhook_targets: sql`select count(*) as count from webhook_targets where company_id = ${companyId}`
  }
  return (await app.database.query<{ count: number }>(statements[table]))[0]?.count as number
}

t.test('finished deliveries → leave the log when they are old; what is still to be sent stays', async t => {
  const client = await createClient(app)
  const webhook = await makeWebhook(app, client.companyId)
  const [old, open] = [
    await makeDelivery(app, client.companyId, webhook), await makeDelivery(app, client.companyId, webhook),
    await makeDelivery(app, client.companyId, webhook)
  ]
  await app.database.query(sql`update deliveries set next_attempt_at = '2999-01-01', state = 'failed' where id = ${open}`)
  await app.database.query(sql`update deliveries set updated_at = ${daysAgo(31)} where id = any(${[old, open]}::uuid[])`)
  await retention.once()
  const log = async () => (await client.get(`/api/v2/webhooks/${webhook}/deliveries`)).json().results
  await waitFor(async () => (await log()).length === 2)
  t.notOk((await log()).some(({ id }: { id: string }) => id === old))
})

t.test('a deleted webhook → goes with its deliveries and its address, and nothing else does', async t => {
  const client = await createClient(app)
  const [gone, stays] = [await makeWebhook(app, client.companyId), await makeWebhook(app, client.companyId)]
  for (const webhook of [gone, stays]) for (let i = 0; i < 3; i++) await makeDelivery(app, client.companyId, webhook)
  await client.send({ method: 'DELETE', url: `/api/v1/webhooks/${gone}` })
  await retention.once()
  await waitFor(async () => await count('webhook_targets', client.companyId) === 1)
  t.same([await count('webhooks', client.companyId), await count('deliveries', client.companyId)], [1, 3])
  t.match(removed, { webhooks: 1, webhook_targets: 1 })
})

t.test('answers kept for repeated requests → go after 24 hours', async t => {
  const client = await createClient(app)
  const key = { 'idempotency-key': randomUUID() }
  const create = async () => await client.send({
    method: 'POST', url: '/api/v1/departments', payload: { name: 'Engineering' }, headers: key
  })
  const first = (await create()).json()
  await retention.once()
  t.equal((await create()).json().id, first.id)
  await app.database.query(sql`
    update idempotency_keys set created_at = ${daysAgo(2)} where company_id = ${client.companyId}`)
  await retention.once()
  t.not((await create()).json().id, first.id)
  t.equal(removed.idempotency_keys, 1)
})

t.test('an event that is too old while it is still to be delivered → leaves the feed, and goes when that has ended', async t => {
  const forgetting = new Once(app.database, app.log, { eventDays: 30, deliveryDays: 30 }, countRemoved)
  const client = await createClient(app)
  const webhook = await makeWebhook(app, client.companyId, { action: 'department.created' })
  const events = async () => (await app.database.query<{ count: number }>(sql`
    select count(*) as count from events where company_id = ${client.companyId} and event = 'department.created'`))[0]?.count
  const [early, late] = [
    'Early', 'Late'
  ].map(name =>
    async () =>
      await client.send({
        method: 'POST', url: '/api/v1/departments', payload: { name }
      })) as [() => Promise<unknown>, () => Promise<unknown>]
  await early()
  await late()
  // The last event of a company stays.
  await client.send({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Last' } })
  await waitFor(async () => await count('deliveries', client.companyId) === 2)
  await waitFor(async () => (await client.get('/api/v2/events')).json().results.length === 3)
  await app.database.query(sql`
    update deliveries set state = 'failed', tries = 1, next_attempt_at = '2999-01-01' where company_id = ${client.companyId}`)
  await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = ${client.companyId}`)
  await forgetting.once()
  t.same((await client.get('/api/v2/events')).json().results, [])
  t.same([await events(), await count('deliveries', client.companyId)], [2, 2])

  const [first] = (await client.get(`/api/v2/webhooks/${webhook}/deliveries`)).json().results
  await app.database.query(sql`
    update deliveries set state = 'delivered', next_attempt_at = null where company_id = ${client.companyId} and id = ${first.id}`)
  const { deliveries = 0 } = removed
  await waitFor(async () => { await forgetting.once(); return await events() === 1 })
  t.equal(await count('deliveries', client.companyId), 1)
  t.match(removed, { events: 1, deliveries: deliveries + 1 })
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/webhooks/${webhook}` })).statusCode, 204)
  await waitFor(async () => { await forgetting.once(); return await events() === 0 })
  t.equal(await count('webhooks', client.companyId), 0)
})

t.test('an expired event of which a delivery is sent again in this moment → stays, nobody waits, and the others go', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const forgetting = new Once(app.database, app.log, { eventDays: 30, deliveryDays: 30 })
  const { companyId, send } = await createClient(app)
  const webhook = await makeWebhook(app, companyId, { action: 'department.created' })
  for (const name of ['One', 'Two', 'Three']) await send({ method: 'POST', url: '/api/v1/departments', payload: { name } })
  // The last event of a company stays.
  await send({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Last' } })
  await waitFor(async () => await count('deliveries', companyId) === 3)
  await app.database.query(sql`update deliveries set state = 'delivered', next_attempt_at = null where company_id = ${companyId}`)
  await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = ${companyId}`)
  await app.database.transaction(async tx => {
    await tx.query(sql`
      update deliveries set state = 'pending', next_attempt_at = '2999-01-01'
      where company_id = ${companyId} and event_id = (select min(event_id) from deliveries where company_id = ${companyId})`)
    await waitFor(async () => { await forgetting.once(); return await count('deliveries', companyId) === 1 })
  })
  await forgetting.once()
  t.equal(await count('deliveries', companyId), 1)
  const left = await app.database.query(sql`select 1 from events where company_id = ${companyId} and event = 'department.created'`)
  t.equal(left.length, 1)
  t.equal((await send({ method: 'DELETE', url: `/api/v1/webhooks/${webhook}` })).statusCode, 204)
})

t.test('queues that are forgotten, while another writer wakes the same in another order → neither is the victim of a deadlock', {
  skip: engine === 'postgresql' ? false : 'one transaction at a time'
}, async t => {
  const { companyId } = await createClient(app)
  const webhooks = [await makeWebhook(app, companyId), await makeWebhook(app, companyId)]
  for (const webhook of webhooks) await makeDelivery(app, companyId, webhook)
  await app.database.query(sql`update deliveries set state = 'pending', next_attempt_at = '2000-01-01' where company_id = ${companyId}`)
  await app.database.query(sql`
    update webhook_targets set due_at = null, claimed_by = ${randomUUID()}, claimed_until = '2999-01-01' where company_id = ${companyId}`)
  let waking: Promise<void> | undefined
  await app.database.transaction(async tx => {
    await wakeQueues(tx, companyId, [webhooks[1] as string])
    waking = wakeMissedQueues(app.database)
    // It has done what it can, or waits for the one that is held here.
    await waitFor(async () => (await app.database.query(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      union all select 1 from webhook_targets where company_id = ${companyId} and due_at is not null`)).length > 0)
    await wakeQueues(tx, companyId, [webhooks[0] as string])
  })
  await waking
  const queues = await app.database.query<{ isDue: boolean }>(sql`
    select due_at is not null as "isDue" from webhook_targets where company_id = ${companyId}`)
  t.same(queues, [{ isDue: true }, { isDue: true }])
})

t.test('logs of several companies, while another writer numbers in them in any order → neither is the victim of a deadlock', {
  skip: engine !== 'postgresql' ? 'one transaction at a time' : isDistributed && 'each node has its own list of locks'
}, async t => {
  const forgetting = new Once(app.database, app.log, { eventDays: 30, deliveryDays: 30 })
  const clients = [await createClient(app), await createClient(app)]
  const companyIds = clients.map(({ companyId }) => companyId)
  for (const order of [companyIds, [...companyIds].reverse()]) {
    for (const { send } of clients) await send({ method: 'POST', url: '/api/v1/departments', payload: { name: randomUUID() } })
    const logs = async (condition: ReturnType<typeof sql>) => (await app.database.query(sql`
      select 1 from event_positions where company_id = any(${companyIds}::bigint[]) and ${condition}`)).length
    await waitFor(async () => await logs(sql`last > trimmed_to`) === 2)
    await app.database.query(sql`update events set date = ${daysAgo(40)} where company_id = any(${companyIds}::bigint[])`)
    let work: Promise<unknown> | undefined
    await app.database.transaction(async tx => {
      const [first, second] = order
      await tx.query(sql`update event_positions set last = last where company_id = ${first}`)
      work = forgetting.once()
      await waitFor(async () => (await app.database.query(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length > 0)
      await tx.query(sql`update event_positions set last = last where company_id = ${second}`)
    })
    await work
    t.equal(await logs(sql`last = trimmed_to`), 2)
  }
})
