import sql from 'sql-template-tag'
import { claimTargets } from '../../src/domain/deliveries/claims.js'
import { pauseOf, retryIn } from '../../src/workers/delivery/retry.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { accept, receive, waitFor, type Answer, type Receiver } from '../receiver.js'

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })

const HOUR = 3_600_000
const asking = (status: number, retryAfter: string): Answer => response => response.writeHead(status, { 'retry-after': retryAfter }).end()
const post = async (client: Client, url: string, payload?: object) => {
  const response = await client.send({ method: 'POST', url, payload })
  if (response.statusCode >= 300) throw new Error(response.body)
  return response.json()
}
const hook = async (client: Client, action: string, { url }: Receiver): Promise<string> =>
  (await post(client, '/api/v2/webhooks', { actions: [action], postbackUrl: url })).id
const log = async (client: Client, id: string) => (await client.get(`/api/v2/webhooks/${id}/deliveries`)).json().results
const makeJob = async (client: Client, name: string) => await post(client, '/api/v1/jobs', { name })
const names = ({ received }: Receiver) => received.map(({ event }) => event.data.name)

t.test('Retry-After → seconds or a date, of a 429 or a 503, up to an hour', t => {
  const now = Date.parse('1994-11-06T08:49:00Z')
  const cases: Array<[string | undefined, number | undefined]> = [
    ['37', 37_000], ['3600', HOUR], ['3601', HOUR], ['99999999999999999999', HOUR], ['0', undefined], [undefined, undefined],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000], ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000], ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 2094 08:49:37 GMT', HOUR], ['Sun, 06 Nov 1994 08:48:37 GMT', undefined],
    ...['', '-1', '1.5', '1 min', 'soon', '1994-11-06T08:49:37Z', 'Sun, 99 Nov 1994 08:49:37 GMT'].map(
      (text): [string, undefined] => [text, undefined])
  ]
  for (const [text, ms] of cases) {
    for (const status of [429, 503]) t.equal(pauseOf(status, text, now), ms, `${status} ${text}`)
    for (const status of [200, 301, 400, 500]) t.equal(pauseOf(status, text, now), undefined, `${status} ${text}`)
  }
  t.equal(retryIn(8, 0, 60_000), 60_000, 'it takes the place of the usual wait')
  t.equal(retryIn(0, 0, 1000), 5000, 'but for the shortest one')
  t.equal(retryIn(0, 73 * HOUR, 1000), null)
  t.end()
})

for (const status of [429, 503]) {
  t.test(`${status} with Retry-After → everything for that address waits, of all webhooks and all processes, and then arrives`, async t => {
    const client = await createClient(app)
    const [receiver, other] = [await receive(t, asking(status, '7200')), await receive(t)]
    const [first, second] = [await hook(client, 'job.created', receiver), await hook(client, 'job.changed', receiver)]
    const beside = await hook(client, 'job.*', other)
    const { id } = await makeJob(client, 'Refused')
    await waitFor(async () => (await log(client, first))[0]?.state === 'failed')
    const asked = Date.now()
    receiver.answer(accept)
    t.same(names(receiver), ['Refused'])
    await makeJob(client, 'Waits')
    await client.send({ method: 'PATCH', url: `/api/v1/jobs/${id}`, payload: { name: 'Changed' } })
    await post(client, `/api/v2/webhooks/${second}/test`)
    await waitFor(async () => (await log(client, first)).length === 2 && (await log(client, second)).length === 2)
    await waitFor(async () => (await log(client, beside)).filter(({ state }: { state: string }) => state === 'delivered').length === 3)
    t.same(await claimTargets(app.database, 10, { companyIds: [], ids: [] }), [], 'no process takes the queue')
    t.equal(receiver.received.length, 1)
    for (const delivery of [...await log(client, first), ...await log(client, second)]) {
      const ms = Date.parse(delivery.nextAttemptAt) - asked
      t.ok(ms > HOUR - 60_000 && ms <= HOUR, `${delivery.event} in ${ms} ms`)
    }
    t.match((await log(client, first)).at(-1), {
      attempts: [{ status, error: `the answer was ${status}; nothing is sent to this address for 3600 seconds` }]
    })
    t.same(Object.keys((await log(client, first)).at(-1).attempts[0]), ['at', 'status', 'error', 'durationMs'])

    await app.database.query(sql`
      update webhook_targets set paused_until = statement_timestamp() where company_id = ${client.companyId}`)
    await app.database.query(sql`
      update deliveries set next_attempt_at = statement_timestamp() where company_id = ${client.companyId} and state = 'failed'`)
    await waitFor(async () => [...await log(client, first), ...await log(client, second)].every(({ state }) => state === 'delivered'))
    t.same(names(receiver).slice(1).sort(), ['Changed', 'Refused', 'Waits', undefined])
  })
}

t.test('a pause that a clock made that has been set back since → is none', async t => {
  const client = await createClient(app)
  const receiver = await receive(t)
  await hook(client, 'job.created', receiver)
  await app.database.query(sql`
    update webhook_targets set paused_until = statement_timestamp() + interval '2 days' where company_id = ${client.companyId}`)
  await makeJob(client, 'Arrives')
  await waitFor(() => receiver.received.length === 1)
})
