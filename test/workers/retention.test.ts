import { randomUUID } from 'node:crypto'
import t from 'tap'
import sql from 'sql-template-tag'
import { Retention } from '../../src/workers/retention.js'
import { build, createClient } from '../helper.js'
import { makeDelivery, makeWebhook } from '../factories.js'
import { until } from '../receiver.js'

const app = await build(t)
class Once extends Retention { async once () { while (await this.work() === 'again'); } }
// The server has its own, whose first round may hold some of the rows just then: they go a moment later.
const retention = new Once(app.database, app.log, { eventDays: 0, deliveryDays: 30 })

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
  const [old, open] = [await makeDelivery(app, client.companyId, webhook), await makeDelivery(app, client.companyId, webhook), await makeDelivery(app, client.companyId, webhook)]
  await app.database.query(sql`update deliveries set next_attempt_at = '2999-01-01', state = 'failed' where id = ${open}`)
  await app.database.query(sql`update deliveries set updated_at = updated_at - interval '31 days' where id = any(${[old, open]}::uuid[])`)
  await retention.once()
  const log = async () => (await client.get(`/api/v2/webhooks/${webhook}/deliveries`)).json().results
  await until(async () => (await log()).length === 2)
  t.notOk((await log()).some(({ id }: { id: string }) => id === old))
})

t.test('a deleted webhook → goes with its deliveries and its address, and nothing else does', async t => {
  const client = await createClient(app)
  const [gone, stays] = [await makeWebhook(app, client.companyId), await makeWebhook(app, client.companyId)]
  for (const webhook of [gone, stays]) for (let i = 0; i < 3; i++) await makeDelivery(app, client.companyId, webhook)
  await client.send({ method: 'DELETE', url: `/api/v1/webhooks/${gone}` })
  await retention.once()
  await until(async () => await count('webhook_targets', client.companyId) === 1)
  t.same([await count('webhooks', client.companyId), await count('deliveries', client.companyId)], [1, 3])
})

t.test('answers kept for repeated requests → go after 24 hours', async t => {
  const client = await createClient(app)
  const key = { 'idempotency-key': randomUUID() }
  const create = async () => await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Engineering' }, headers: key })
  const first = (await create()).json()
  await retention.once()
  t.equal((await create()).json().id, first.id)
  await app.database.query(sql`update idempotency_keys set created_at = created_at - interval '25 hours' where company_id = ${client.companyId}`)
  await retention.once()
  t.not((await create()).json().id, first.id)
})
