import { migrateToy } from '../toy-kind/index.js'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import sql, { join, raw } from 'sql-template-tag'
import { errorFormatFor } from '../../routes/versions.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { SCOPES } from '../../src/domain/shared/scopes.js'
import { secretPrefix } from '../../src/domain/tokens/secret.js'
import { makeApplication, makeJob } from '../factories.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { bodyFor } from './bodies.js'
import { nameOf, operationsOf, readDocuments, scopesOf, send, validatorOf, type Json, type Operation } from './operations.js'
import { makeObjects, pathsIn } from './paths.js'

// What every operation keeps: companies apart, and each token to its scopes.

const app = await build(t, {}, VERSIONS)
await migrateToy(app)
const documents = await readDocuments(app, VERSIONS)
const operations = operationsOf(documents)
const formatOf = errorFormatFor(VERSIONS)

t.test('every operation → 401 without a token, 403 with a bad one', async t => {
  for (const each of operations) {
    const url = each.path.replace(/\{\w+\}/g, '1')
    for (const [authorization, status] of [[undefined, 401], ['Bearer wrong', 403], ['Basic abc', 403], ['', 403]] as const) {
      const response = await app.inject({
        method: each.method as 'GET', url, headers: authorization === undefined ? {} : { authorization }
      })
      t.equal(response.statusCode, status, `${nameOf(each)} ${authorization}`)
      t.same(Object.keys(response.json()), formatOf(each.path).schema.required)
    }
  }
})

/** What changes by itself: positions are given, uses of tokens noted, deliveries sent, and files read, beside all requests. */
const CHANGES_BY_ITSELF = [
  'last_used_at', 'position', 'failing_since', 'state', 'tries', 'retrying_since', 'next_attempt_at', 'attempts', 'last_status',
  'last_error', 'delivered_at', 'text_state', 'text_due_at', 'text_tries'
]

/** A print of all that a company has. */
async function everythingOf (companyId: number): Promise<unknown> {
  const ofKinds = KINDS.all.map(({ listing }) => listing(companyId, {}, []).table)
  const tables = [...ofKinds, 'application_tags', 'tokens', 'webhooks', 'deliveries', 'events']
  return await app.database.query(join(tables.map(table => sql`
    select ${table}::text as name, md5(string_agg((to_jsonb(t) - ${CHANGES_BY_ITSELF}::text[] - ${table === 'deliveries'
      ? 'updated_at'
      : ''}::text)::text, ' ' order by t.id::text)) as rows
    from (select ${raw(table === 'application_tags' ? 'application_id as id, *' : '*')} from ${raw(table)}) t
      where t.company_id = ${companyId}`), ' union all '))
}

t.test('every operation with an id → 404 for another company\'s object, which stays as it is', async t => {
  const [owner, stranger] = [await createClient(app), await createClient(app)]
  const withId = operations.filter(({ path }) => path.includes('{'))
  const paths = pathsIn(app, owner.companyId)
  const request = async (each: Operation) => ({ method: each.method as 'GET', url: await paths.fill(each.path), payload: bodyFor(each) })
  // Codes are each company's own: the stranger makes an object of its own by the same one, unless the body names the owner's job.
  const sendStrange = async (each: Operation) => {
    const isOwn = each.method === 'PUT' && /\/by-(code|key)\//.test(each.path) && !each.path.includes('{jobId}')
    t.equal((await stranger.send(await request(each))).statusCode, isOwn ? 'jobId' in (bodyFor(each) ?? {}) ? 400 : 201 : 404, nameOf(each))
  }
  // Whatever is kept of the owner's answers is kept before the stranger asks.
  for (const each of withId.filter(({ method }) => method === 'GET')) await owner.send(await request(each))
  const before = await everythingOf(owner.companyId)
  for (const each of withId) {
    await sendStrange(each)
    if (each.method !== 'GET') t.same(await everythingOf(owner.companyId), before, `${nameOf(each)} by a stranger`)
  }
  t.same(await everythingOf(owner.companyId), before, 'reads by a stranger')
  paths.renew()
  for (const each of withId) {
    const isRead = each.method === 'GET'
    if (!isRead) await sendStrange(each)
    // It may be refused because of what others refer to: it was found all the same.
    const { statusCode, body } = await owner.send(await request(each))
    t.ok(statusCode < 300 || statusCode === 409, `${nameOf(each)}: ${statusCode} ${body.slice(0, 200)}`)
    if (!isRead) paths.renew()
  }
})

t.test('every list → what the company has, and nothing of another', async t => {
  const [owner, stranger] = [await createClient(app), await createClient(app)]
  // A row of every kind; what is written by a request has its event, too.
  await makeObjects(app, owner.companyId)
  const job = await makeJob(app, owner.companyId)
  const applied = await makeApplication(app, owner.companyId, { job })
  const hire = { method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${applied}`, payload: { status: 'hired' } } as const
  t.equal((await owner.send(hire)).statusCode, 200, 'reports need a hire, and a visit that has ended')
  t.equal((await owner.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Written' } })).statusCode, 201)
  await waitFor(async () => (await owner.get('/api/v2/events')).json().results.length > 0)
  for (const each of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const [own, foreign] = [await send(owner, each, each.path), await send(stranger, each, each.path)]
    if (each.path.includes('/exports/')) {
      t.ok(own.body.split('\n').length > 2, `${nameOf(each)}: the owner has rows`)
      t.match(foreign.body, /^\{"cursor":"[\w-]+"\}\n$/, nameOf(each))
      continue
    }
    const body = foreign.json<Json>()
    // The token that asks is in its list.
    const foreignOnes = (results: Json[], { secret }: Client) => results.filter(({ prefix }) => prefix !== secretPrefix(secret))
    if (body.results === undefined) {
      t.notMatch(JSON.stringify(body), owner.secret.slice(0, 11), nameOf(each))
    } else {
      t.not(foreignOnes(own.json<Json>().results, owner).length, 0, `${nameOf(each)}: the owner has rows`)
      t.same(foreignOnes(body.results, stranger), [], nameOf(each))
    }
  }
})

t.test('every operation → with a single scope, exactly the documented one and * pass', async t => {
  const { companyId } = await createClient(app)
  const clients = await Promise.all(SCOPES.map(async scope => ({ scope, client: await createClient(app, { companyId, scopes: [scope] }) })))
  // Who does something with a webhook needs what its events are about as well: this one's are about candidates.
  const webhookWriter = await createClient(app, { companyId, scopes: ['webhooks:write', 'candidates:read'] })
  const none = await createClient(app, { companyId, scopes: [] })
  const paths = pathsIn(app, companyId)
  for (const each of operations) {
    const url = await paths.fill(each.path)
    const documented = scopesOf(each)
    const wrong: string[] = []
    for (const { scope, client } of clients) {
      const response = await send(scope === 'webhooks:write' && each.path.includes('/webhooks') ? webhookWriter : client, each, url)
      const [, instead] = /, or `([^`]+)`\./.exec(each.operation.description) ?? []
      const passes = scope === '*' || scope === instead || documented.every(one => one === scope)
      // With the right scope a token may still be another than the one that wrote a comment.
      const { statusCode, body } = response
      const isRight = passes
        ? statusCode !== 401 && (statusCode !== 403 || body.includes('comment'))
        : statusCode === 403 && documented.some(one => body.includes(`lacks the scope ${one}`))
      if (!isRight) wrong.push(`${scope}: ${statusCode} ${body}`)
    }
    t.same(wrong, [], nameOf(each))
    if (each.method !== 'GET') paths.renew()
    const refused = (await send(none, each, await paths.fill(each.path))).statusCode === 403
    t.equal(refused, documented.length > 0, `${nameOf(each)} without scopes`)
  }
})

t.test('every PATCH → 400 for a body without fields', async t => {
  const client = await createClient(app)
  const patches = operations.filter(({ method }) => method === 'PATCH')
  t.ok(patches.length >= 9)
  for (const each of patches) {
    const response = await client.send({
      method: 'PATCH', url: each.path.replace(/\{\w+\}/g, /webhooks|custom-fields/.test(each.path) ? randomUUID() : '1'), payload: {}
    })
    t.same([response.statusCode, /the body must name at least one field|text is required/.test(response.body)], [400, true], nameOf(each))
  }
})

/** What these answer to anybody: what came of the request, or what it sent, and nothing of an object. */
const OUTCOMES: Record<string, string[]> = {
  ...Object.fromEntries(operations.filter(({ path }) => path.endsWith('/bulk')).map(({ operation }) =>
    [operation.operationId, ['failed', 'results']])),
  putTagV1: ['name'],
  rotateWebhookSecretV1: ['previousSecretValidUntil', 'secret'],
  rotateWebhookSecretV2: ['previousSecretValidUntil', 'secret'],
  ...Object.fromEntries(['linkCandidateAttachmentV2', 'linkApplicationAttachmentV1', 'linkJobAttachmentV1'].map(id =>
    [id, ['expiresAt', 'url']])),
  linkAttachmentsV2: ['results'],
  linkCalendarV2: ['url'],
  previewMessageTemplateV1: ['subject', 'text'],
  redeliverRangeV2: ['count']
}

t.test('every write with its scope alone → no body but for results and secrets; its tag and path, but not in a dry run', async t => {
  const { companyId } = await createClient(app)
  const writes = operations.filter(each => ![
    'GET', 'DELETE'
  ].includes(each.method) && scopesOf(each).every(scope => scope !== 'tokens:manage'))
  t.ok(writes.length >= 25)
  const paths = pathsIn(app, companyId)
  for (const each of writes) {
    const { operationId, responses } = each.operation
    // Webhooks need what their events are about as well.
    const client = await createClient(app, {
      companyId, scopes: [...scopesOf(each), ...(each.path.includes('/webhooks') ? ['candidates:read' as const] : [])]
    })
    paths.renew()
    let url = await paths.fill(each.path)
    // A comment is changed by the token that wrote it.
    if (operationId === 'updateCommentV1') {
      url = (await client.send({ method: 'POST', url: path.dirname(url), payload: { text: 'Mine' } })).headers.location as string
    }
    const payload = bodyFor(each)
    for (const query of ['?validateOnly=true', '']) {
      const response = await client.send({ method: each.method as 'POST', url: url + query, payload })
      if (!t.ok(response.statusCode < 300, `${nameOf(each)}${query}: ${response.statusCode} ${response.body}`)) continue
      const { statusCode, headers: { etag, location } } = response
      t.equal(location !== undefined, statusCode === 201 && query === '', `${nameOf(each)}${query}: Location`)
      const wanted = OUTCOMES[operationId]
      if (wanted === undefined && !operationId.startsWith('createWebhook')) {
        t.match([statusCode, response.body], [/^20[14]$/, ''], nameOf(each))
        const { headers } = responses[statusCode] ?? responses[200]
        t.equal(etag !== undefined, query === '' && headers.ETag !== undefined, `${nameOf(each)}${query}: ETag`)
        continue
      }
      const body = response.json<Json>()
      if (wanted !== undefined) t.same(Object.keys(body).sort(), wanted.sort(), nameOf(each))
      const validate = validatorOf(documents[each.version], responses[statusCode].content['application/json'].schema)
      t.ok(validate(body), `${nameOf(each)}: ${JSON.stringify(validate.errors)}`)
    }
  }
})
