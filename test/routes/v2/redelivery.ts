import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { build, createClient, engine, isDistributed } from '../../helper.js'
import { t } from '../../part.js'
import { makeDelivery, makeWebhook } from '../../factories.js'
import { waitFor } from '../../receiver.js'

const app = await build(t)
const onPostgresql = {
  skip: engine !== 'postgresql'
    ? 'the embedded database has one connection: one request comes after the other'
    : isDistributed && 'each node has its own list of locks'
}

t.test('a second range while one is redelivered → 409 at once, holding nothing; other webhooks are free', onPostgresql, async t => {
  const client = await createClient(app)
  const [id, other] = [await makeWebhook(app, client.companyId), await makeWebhook(app, client.companyId)]
  const [delivery, otherDelivery] = [await makeDelivery(app, client.companyId, id), await makeDelivery(app, client.companyId, other)]
  const post = async (path: string, payload?: object, key?: string) =>
    await client.send({
      method: 'POST', url: `/api/v2/webhooks/${path}`, payload, headers: key === undefined ? {} : { 'idempotency-key': key }
    })
  const range = { after: '2026-03-01T00:00:00Z' }
  const waiting = async () => (await app.database.query(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
  let first: ReturnType<typeof post>[] = []

  await app.database.transaction(async tx => {
    await tx.query(sql`select from webhooks where company_id = ${client.companyId} for update`)
    first = [post(`${id}/redeliver`, range)]
    await waitFor(async () => await waiting() === 1)
    const key = randomUUID()
    for (const [path, payload] of [
      [`${id}/redeliver`, range], [`${id}/redeliver?validateOnly=true`, { ...range, undeliveredOnly: true }],
      [`${id}/deliveries/${delivery}/redeliver`, undefined]
    ] as const) {
      const response = await post(path, payload, key)
      t.equal(response.statusCode, 409, path)
      t.match(response.json(), { errors: [{ code: 'REQUEST_IN_PROGRESS', target: 'id' }] })
      t.equal(response.headers['retry-after'], '1')
    }
    first.push(
      post(`${other}/deliveries/${otherDelivery}/redeliver`),
      post(`${other}/deliveries/${otherDelivery}/redeliver`),
      post(`${other}/deliveries/${otherDelivery}/redeliver?validateOnly=true`)
    )
    await waitFor(async () => await waiting() === 4)
    t.equal((await post(`${other}/redeliver`, range)).statusCode, 409, 'a range waits for single ones, too')
  })
  for (const response of await Promise.all(first)) t.equal(response.statusCode, 200, response.body)
  t.equal((await post(`${id}/redeliver`, range)).statusCode, 200, 'and then the next')
})

t.test('a dry run of a range → counts what the range itself sends again, and writes nothing', async t => {
  const client = await createClient(app)
  const id = await makeWebhook(app, client.companyId)
  for (let i = 0; i < 4; i++) await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: `D${i}` } })
  await app.database.query(sql`
    update webhooks set actions = '{department.created}' where company_id = ${client.companyId} and id = ${id}`)
  await waitFor(async () => (await app.database.query(sql`
    select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
  const deliveries = async () => (await app.database.query(sql`
    select 1 from deliveries where company_id = ${client.companyId} and webhook_id = ${id}`)).length
  const before = await deliveries()
  const send = async (query: string, body: object = {}) => (await client.send({
    method: 'POST', url: `/api/v2/webhooks/${id}/redeliver${query}`, payload: { after: '2020-01-01T00:00:00Z', ...body }
  })).json()
  for (let i = 0; i < 2; i++) t.same(await send('?validateOnly=true'), { count: 4 })
  t.same(await send('?validateOnly=true', { undeliveredOnly: true }), { count: 4 })
  t.same(await send('?validateOnly=true', { before: '2020-01-02T00:00:00Z' }), { count: 0 })
  t.equal(await deliveries(), before)
  t.same(await send(''), { count: 4 })
  t.equal(await deliveries(), 4)
})
