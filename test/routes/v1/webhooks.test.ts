import { randomUUID } from 'node:crypto'
import t from 'tap'
import sql from 'sql-template-tag'
import type { LightMyRequestResponse } from 'fastify'
import { build, createClient, type Client } from '../../helper.js'

const app = await build(t)
const URL = '/api/v1/webhooks'
const HOOK = { action: 'candidate.created', postbackUrl: 'https://example.com/hooks' }

const post = async (client: Client, payload: object, url = URL, headers = {}): Promise<LightMyRequestResponse> => await client.send({ method: 'POST', url, payload, headers })
const patch = async (client: Client, id: string, payload: object, headers = {}): Promise<LightMyRequestResponse> => await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload, headers })

t.test('POST /api/v1/webhooks → 201 with the secret, which is shown nowhere else', async t => {
  const client = await createClient(app)
  const created = await post(client, { ...HOOK, clientHeaders: { Authorization: 'Bearer theirs' }, techOwnerName: 'Ada', techOwnerEmail: 'ada@example.com' })
  t.equal(created.statusCode, 201)
  const { secret, ...webhook } = created.json()
  t.match(secret, /^whsec_[A-Za-z\d+/]{43}=$/)
  t.match(webhook, { ...HOOK, status: 'active', statusReason: null, clientHeaders: { Authorization: 'Bearer theirs' }, techOwnerName: 'Ada', techOwnerEmail: 'ada@example.com' })
  t.equal(created.headers.location, `${URL}/${webhook.id}`)
  const read = await client.get(`${URL}/${webhook.id}`)
  t.same(read.json(), webhook)
  t.match(read.headers, { etag: /^"1-/ })
  t.notMatch((await client.get(URL)).body, secret)
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
  const { total } = (await app.database.query<{ total: number }>(sql`select count(*) as total from webhooks where company_id = ${client.companyId}`))[0] as { total: number }
  t.equal(total, 1)
})

t.test('headers that would break the request → 400, one fault for each', async t => {
  const client = await createClient(app)
  const clientHeaders = { Host: 'x', 'content-length': '1', 'Webhook-Id': 'x', 'Transfer-Encoding': 'chunked', 'Content-Range': 'bytes 0-1/2', Date: 'x', 'X-A': 'fine', 'x-a': 'twice', 'bad name': 'x', 'X-Break': 'a\r\nInjected: 1', 'X-Umlaut': 'ü', 'X-Blank': '' }
  const { detail } = (await post(client, { ...HOOK, clientHeaders })).json()
  for (const name of Object.keys(clientHeaders)) (name === 'X-A' ? t.notMatch : t.match)(detail, `clientHeaders.${name} `)
  t.equal((await post(client, { ...HOOK, clientHeaders: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`X-${i}`, 'x'])) })).statusCode, 400)
  t.equal((await post(client, { ...HOOK, clientHeaders: { 'X-A': 1 } })).statusCode, 400)
  const long = await post(client, { ...HOOK, clientHeaders: Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [name, 'x'.repeat(2000)])) })
  t.same([long.statusCode, /at most 6000 characters/.test(long.body)], [400, true])
})

t.test('PATCH → merges, replaces headers as a whole, keeps versions; the same again changes nothing', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, { ...HOOK, clientHeaders: { 'X-A': '1' } })).json()
  const changed = await patch(client, id, { clientHeaders: { 'X-B': '2' }, status: 'inactive', techOwnerName: 'Ada' })
  t.match(changed.json(), { ...HOOK, clientHeaders: { 'X-B': '2' }, status: 'inactive', techOwnerName: 'Ada' })
  t.notOk('X-A' in changed.json().clientHeaders)
  t.match(changed.headers.etag, /^"2-/)
  t.match((await patch(client, id, { status: 'inactive' })).headers.etag, /^"2-/)
  t.equal((await patch(client, id, { status: 'active' }, { 'if-match': '"1-x"' })).statusCode, 412)
  t.equal((await patch(client, id, { status: 'suspended' })).statusCode, 400, 'suspending is up to the server')
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${id}`, headers: { 'if-match': '"1-x"' } })).statusCode, 412)
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${id}` })).statusCode, 204)
  for (const answer of [await client.get(`${URL}/${id}`), await patch(client, id, {}), await client.get(`/api/v2/webhooks/${id}/deliveries`)]) t.equal(answer.statusCode, 404)
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
  t.equal((await patch(writer, others, { postbackUrl: 'https://example.com/mine' })).statusCode, 403, 'nobody draws to himself what he may not read')
  const disguised = { action: 'job.created', postbackUrl: 'https://example.com/mine' }
  t.equal((await patch(writer, others, disguised)).statusCode, 403, 'nor what waits from before a change of the action')
  await patch(await createClient(app, { companyId }), others, { action: 'job.created' })
  const later = await patch(writer, others, disguised)
  t.same([later.statusCode, /candidates:read/.test(later.body)], [403, true])
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
  const [row] = await app.database.query<{ count: number }>(sql`select jsonb_array_length(retired_secrets) as count from webhooks where id = ${id}`)
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
  t.match(refused.json().detail, /at most 200/)
  t.equal((await post(client, { ...HOOK, action: 'job.created' })).statusCode, 201)
})
