import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { makeDelivery, makeWebhook } from '../../factories.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await build(t)
const URL = '/api/v1/webhooks'
const HOOK = { action: 'candidate.created', postbackUrl: 'https://example.com/hooks' }

const post = async (client: Client, payload: object, url = URL, headers = {}): Promise<LightMyRequestResponse> => await client.send(
  { method: 'POST', url, payload, headers }
)
const patch = async (client: Client, id: string, payload: object, headers = {}): Promise<LightMyRequestResponse> => await client.send({
  method: 'PATCH', url: `${URL}/${id}`, payload, headers
})

t.test('POST /api/v1/webhooks → 201 with the secret, which is shown nowhere else', async t => {
  const client = await createClient(app)
  const created = await post(client, {
    ...HOOK, clientHeaders: { Authorization: 'Bearer theirs' }, techOwnerName: 'Ada', techOwnerEmail: 'ada@example.com'
  })
  t.equal(created.statusCode, 201)
  const { secret, ...webhook } = created.json()
  t.match(secret, /^whsec_[A-Za-z\d+/]{43}=$/)
  t.match(webhook, { ...HOOK, status: 'active', statusReason: null, techOwnerName: 'Ada', techOwnerEmail: 'ada@example.com' })
  t.equal(created.headers.location, `${URL}/${webhook.id}`)
  const read = await client.get(`${URL}/${webhook.id}`)
  t.same(read.json(), webhook)
  t.match(read.headers, { etag: /^"1-/ })
  t.notMatch((await client.get(URL)).body, secret)
})

t.test('clientHeaders → their names are shown, in the order of the alphabet; their values never', async t => {
  const client = await createClient(app)
  const created = await post(client, { ...HOOK, clientHeaders: { 'X-Long-Name': 'hidden-1', Authorization: 'hidden-2' } })
  const { id } = created.json()
  t.same(created.json().clientHeaderNames, ['Authorization', 'X-Long-Name'])
  const answers = [
    created, await client.get(`${URL}/${id}`), await client.get(`${URL}?fields=all`), await patch(client, id, { techOwnerName: 'Ada' })
  ]
  for (const { body } of answers) t.notMatch(body, /hidden|clientHeaders"/)
  t.match(
    (await patch(client, id, { clientHeaders: { Authorization: 'hidden-2', 'X-Long-Name': 'hidden-1' } })).headers.etag,
    /^"2-/,
    'the same again changes nothing'
  )
  const replaced = await patch(client, id, { clientHeaders: { 'X-Long-Name': 'hidden-3' } })
  t.same([replaced.json().clientHeaderNames, replaced.headers.etag?.slice(0, 3)], [['X-Long-Name'], '"3-'])
  t.same((await patch(client, id, { clientHeaders: {} })).json().clientHeaderNames, [])
})

t.test('the same action and address → 409 naming the other; another action, or the address of one that was deleted → 201', async t => {
  const client = await createClient(app)
  const first = (await post(client, HOOK)).json()
  for (const postbackUrl of [HOOK.postbackUrl, 'HTTPS://EXAMPLE.com:443/hooks']) {
    const again = await post(client, { ...HOOK, postbackUrl })
    t.equal(again.statusCode, 409)
    t.match(again.body, first.id)
  }
  const second = await post(client, { ...HOOK, action: 'job.created' })
  t.equal(second.statusCode, 201)
  t.equal((await patch(client, second.json().id, { action: HOOK.action })).statusCode, 409)
  t.equal((await post(client, { ...HOOK, postbackUrl: 'https://example.com/other' })).statusCode, 201, 'several for one action')
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${first.id}` })).statusCode, 204)
  t.equal((await post(client, HOOK)).statusCode, 201)
  t.equal((await post(await createClient(app), HOOK)).statusCode, 201, 'another company')
})

t.test('ten at once for one action and address → one 201', async t => {
  const client = await createClient(app)
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await post(client, HOOK)))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array(9).fill(409)])
})

t.test('addresses that are refused → 400 that says why', async t => {
  const client = await createClient(app)
  const refused: Record<string, RegExp> = {
    'http://example.com/': /https/,
    'https://user:secret@example.com/': /clientHeaders/,
    'https://example.com/#part': /fragment/,
    'https://example.com:22/': /port 22/,
    'https://example.com:6379/': /port 6379/,
    'https://localhost/': /public/,
    'https://a.localhost./': /public/,
    'https://127.0.0.1/': /public/,
    'https://2130706433/': /public/,
    'https://0x7f.1/': /public/,
    'https://10.1.2.3/': /public/,
    'https://169.254.169.254/latest': /public/,
    'https://[::1]/': /public/,
    'https://[::ffff:10.0.0.1]/': /public/,
    'https://[fe80::1]/': /public/,
    'ftp://example.com/': /URL/,
    'example.com': /URL/
  }
  for (const [postbackUrl, why] of Object.entries(refused)) {
    const response = await post(client, { ...HOOK, postbackUrl })
    t.equal(response.statusCode, 400, postbackUrl)
    t.match(response.json().detail, why)
  }
  const { id } = (await post(client, HOOK)).json()
  t.equal((await patch(client, id, { postbackUrl: 'https://127.0.0.1/' })).statusCode, 400)
  const { total } = (await app.database.query<{ total: number }>(sql`
    select count(*) as total from webhooks where company_id = ${client.companyId}`))[0] as { total: number }
  t.equal(total, 1)
})

t.test('headers that would break the request → 400, one fault for each', async t => {
  const client = await createClient(app)
  const clientHeaders = {
    Host: 'x',
    'content-length': '1',
    'Webhook-Id': 'x',
    'Transfer-Encoding': 'chunked',
    'Content-Range': 'bytes 0-1/2',
    Date: 'x',
    'X-A': 'fine',
    'x-a': 'twice',
    'bad name': 'x',
    'X-Break': 'a\r\nInjected: 1',
    'X-Umlaut': 'ü',
    'X-Blank': ''
  }
  const { detail } = (await post(client, { ...HOOK, clientHeaders })).json()
  for (const name of Object.keys(clientHeaders)) (name === 'X-A' ? t.notMatch : t.match)(detail, `clientHeaders.${name} `)
  t.equal(
    (await post(client, { ...HOOK, clientHeaders: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`X-${i}`, 'x'])) })).statusCode,
    400
  )
  t.equal((await post(client, { ...HOOK, clientHeaders: { 'X-A': 1 } })).statusCode, 400)
  const long = await post(client, {
    ...HOOK, clientHeaders: Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [name, 'x'.repeat(2000)]))
  })
  t.same([long.statusCode, /at most 6000 characters/.test(long.body)], [400, true])
})

t.test('PATCH → merges, replaces headers as a whole, keeps versions; the same again changes nothing', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, { ...HOOK, clientHeaders: { 'X-A': '1' } })).json()
  const changed = await patch(client, id, { clientHeaders: { 'X-B': '2' }, status: 'inactive', techOwnerName: 'Ada' })
  t.match(changed.json(), { ...HOOK, clientHeaderNames: ['X-B'], status: 'inactive', techOwnerName: 'Ada' })
  t.match(changed.headers.etag, /^"2-/)
  t.match((await patch(client, id, { status: 'inactive' })).headers.etag, /^"2-/)
  t.equal((await patch(client, id, { status: 'active' }, { 'if-match': '"1-x"' })).statusCode, 412)
  t.equal((await patch(client, id, { status: 'suspended' })).statusCode, 400, 'suspending is up to the server')
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${id}`, headers: { 'if-match': '"1-x"' } })).statusCode, 412)
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${id}` })).statusCode, 204)
  for (const answer of [
    await client.get(`${URL}/${id}`), await patch(client, id, { status: 'active' }), await client.get(`/api/v2/webhooks/${id}/deliveries`)
  ]) t.equal(answer.statusCode, 404)
})

t.test('the list → filters, order, fields', async t => {
  const client = await createClient(app)
  for (const action of ['job.created', 'job.changed', 'user.created']) await post(client, { ...HOOK, action })
  const { results, totalResults } = (await client.get(`${URL}?order=createdAt desc&fields=action`)).json()
  t.same([results, totalResults], [[{ action: 'user.created' }, { action: 'job.changed' }, { action: 'job.created' }], 3])
  t.equal((await client.get(`${URL}?action=job.created,job.changed`)).json().totalResults, 2)
  t.equal((await client.get(`${URL}?status=suspended`)).json().totalResults, 0)
  t.equal((await client.get(`${URL}?action=job.flown`)).statusCode, 400)
})

t.test('scopes → the read scope of what is sent is needed to make, change and activate', async t => {
  const { companyId } = await createClient(app)
  const writer = await createClient(app, { companyId, scopes: ['webhooks:write', 'webhooks:read', 'jobs:read'] })
  const refused = await post(writer, HOOK)
  t.equal(refused.statusCode, 403)
  t.match(refused.body, /candidates:read/)
  const { id } = (await post(writer, { ...HOOK, action: 'job.created' })).json()
  t.equal((await patch(writer, id, { action: 'candidate.created' })).statusCode, 403)
  const { id: others } = (await post(await createClient(app, { companyId }), HOOK)).json()
  t.equal(
    (await patch(writer, others, { postbackUrl: 'https://example.com/mine' })).statusCode,
    403,
    'nobody draws to himself what he may not read'
  )
  const disguised = { action: 'job.created', postbackUrl: 'https://example.com/mine' }
  t.equal((await patch(writer, others, disguised)).statusCode, 403, 'nor what waits from before a change of the action')
  await patch(await createClient(app, { companyId }), others, { action: 'job.created' })
  const later = await patch(writer, others, disguised)
  t.same([later.statusCode, /candidates:read/.test(later.body)], [403, true])
})

t.test('scopes → the read scopes of all that a webhook has sent are needed for a new secret, to delete, resend and test', async t => {
  const { companyId } = await createClient(app)
  const all = await createClient(app, { companyId })
  const writer = await createClient(app, { companyId, scopes: ['webhooks:write', 'webhooks:read', 'jobs:read'] })
  const range = { after: '2026-01-01T00:00:00Z' }
  const [past, present] = [await makeWebhook(app, companyId), await makeWebhook(app, companyId)]
  t.equal((await patch(all, past, { action: 'job.created' })).statusCode, 200)
  for (const id of [past, present]) {
    const deliveryId = await makeDelivery(app, companyId, id)
    const actions: InjectOptions[] = [
      { method: 'POST', url: `${URL}/${id}/rotate-secret` },
      { method: 'POST', url: `/api/v2/webhooks/${id}/deliveries/${deliveryId}/redeliver` },
      { method: 'POST', url: `/api/v2/webhooks/${id}/redeliver`, payload: range },
      { method: 'POST', url: `/api/v2/webhooks/${id}/test` },
      { method: 'PATCH', url: `${URL}/${id}`, payload: { techOwnerName: 'Ada' } },
      { method: 'DELETE', url: `${URL}/${id}` }
    ]
    for (const action of actions) {
      const refused = await writer.send(action)
      t.same(
        [refused.statusCode, /lacks the scope candidates:read/.test(refused.body)], [403, true], `${action.method} ${String(action.url)}`
      )
      t.notMatch(refused.body, /whsec/)
    }
    for (const action of actions) t.ok((await all.send(action)).statusCode < 300, `${action.method} ${String(action.url)}`)
  }
})

t.test('webhooks → say who made them; all that is done with them are events with the actor, without secrets and headers', async t => {
  const client = await createClient(app)
  const other = await createClient(app, { companyId: client.companyId, scopes: ['events:read', 'tokens:manage'] })
  const actor = { tokenId: (await client.get('/api/v1/me')).json().token.id, name: 'Test token' }
  const { secret, ...webhook } = (await post(client, { ...HOOK, clientHeaders: { Authorization: 'hidden' } })).json()
  t.same(webhook.createdBy, actor)
  t.equal((await client.get(`${URL}/${await makeWebhook(app, client.companyId)}`)).json().createdBy, null, 'not made by a token')
  for (const payload of [{ techOwnerName: 'Ada' }, { techOwnerName: 'Ada' }]) await patch(client, webhook.id, payload)
  const rotated = (await client.send({ method: 'POST', url: `${URL}/${webhook.id}/rotate-secret` })).json()
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${webhook.id}` })).statusCode, 204)
  await post(client, { ...HOOK, action: 'job.created' }, `${URL}?validateOnly=true`)

  const feed = async (reader: Client) => (await reader.get('/api/v2/events?entity=webhook')).json().results
  await waitFor(async () => (await feed(client)).length === 4)
  const events: Array<Record<string, any>> = await feed(client)
  t.same(events.map(({ event, actor, entity }) => [event, actor, entity]),
    ['created', 'changed', 'secret-rotated', 'deleted'].map(what => [`webhook.${what}`, actor, { type: 'webhook', id: webhook.id }]))
  const shown = { ...webhook, actions: [HOOK.action], jobId: [], departmentId: [] }
  t.same(events[0]?.data, shown)
  for (const { event, data } of events) {
    t.same(Object.keys(data).sort(), [...Object.keys(shown), ...(event === 'webhook.changed' ? ['changed'] : [])].sort())
  }
  t.notMatch(JSON.stringify(events), /hidden|whsec_/)
  t.notMatch(JSON.stringify(events), rotated.secret)
  t.match(events.slice(1).map(({ data }) => data), Array(3).fill({
    techOwnerName: 'Ada', clientHeaderNames: ['Authorization'], createdBy: actor
  }))
  t.same(await feed(other), [])
})

t.test('rotate-secret → a new secret; a replay shows none', async t => {
  const client = await createClient(app)
  const { id, secret } = (await post(client, HOOK)).json()
  const key = { 'idempotency-key': randomUUID() }
  const rotated = await client.send({ method: 'POST', url: `${URL}/${id}/rotate-secret`, headers: key })
  t.equal(rotated.statusCode, 200)
  t.not(rotated.json().secret, secret)
  const hours = (Date.parse(rotated.json().previousSecretValidUntil) - Date.now()) / 3600e3
  t.ok(hours > 23.9 && hours < 24.1)
  for (let i = 0; i < 7; i++) t.equal((await client.send({ method: 'POST', url: `${URL}/${id}/rotate-secret` })).statusCode, 200)
  const [row] = await app.database.query<{ count: number }>(sql`
    select jsonb_array_length(retired_secrets) as count from webhooks where id = ${id}`)
  t.equal(row?.count, 5, 'so many are kept at most')
  const replay = await client.send({ method: 'POST', url: `${URL}/${id}/rotate-secret`, headers: key })
  t.equal(replay.statusCode, 409)
  t.match(replay.body, id)
})

t.test('POST twice with one Idempotency-Key → the second is a 409 that names the webhook, without the secret', async t => {
  const client = await createClient(app)
  const key = { 'idempotency-key': randomUUID() }
  const first = (await post(client, HOOK, URL, key)).json()
  const second = await post(client, HOOK, URL, key)
  t.equal(second.statusCode, 409)
  t.match(second.body, first.id)
  t.notMatch(second.body, first.secret)
})

t.test('validateOnly → judged, and not made', async t => {
  const client = await createClient(app)
  t.equal((await post(client, HOOK, `${URL}?validateOnly=true`)).statusCode, 201)
  t.equal((await client.get(URL)).json().totalResults, 0)
})

t.test('more webhooks of one action than allowed → 400 that says how many', async t => {
  const client = await createClient(app)
  for (let i = 0; i < 200; i++) {
    const { statusCode } = await post(client, { ...HOOK, postbackUrl: `https://example.com/${i}` })
    if (statusCode !== 201) t.fail(`${i}: ${statusCode}`)
  }
  const refused = await post(client, { ...HOOK, postbackUrl: 'https://example.com/200' })
  t.equal(refused.statusCode, 400)
  t.match(refused.json().detail, /maximum is 200/)
  t.equal((await post(client, { ...HOOK, action: 'job.created' })).statusCode, 201)
})
