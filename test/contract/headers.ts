import { migrateToy } from '../toy-kind/index.js'
import { STATUS_CODES } from 'node:http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../src/app.js'
import { ApiError } from '../../src/errors.js'
import { toCursor } from '../../src/http/feed-cursor.js'
import { makeCandidate, makeMerged } from '../factories.js'
import { isUndocumented } from '../documented-answers.js'
import { build, createClient, createDatabase, testConfig } from '../helper.js'
import { t, type Test } from '../part.js'
import { waitFor } from '../receiver.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { bodyFor } from './bodies.js'
import { inPlace, nameOf, operationsOf, readDocuments, scopesOf, type Json, type Operation } from './operations.js'
import { pathsIn } from './paths.js'

// Headers are as the documents say: what is sent is documented, what is documented as required is sent, and what is documented works.

const app = await build(t, { RATE_LIMIT_MAX: '100000' }, VERSIONS)
await migrateToy(app)
const documents = await readDocuments(app, VERSIONS)
const operations = operationsOf(documents)
const owner = await createClient(app)

const LIMITS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

const ajv = new Ajv2020({ strict: false, validateFormats: false, coerceTypes: true })
// Schemas that headers name are the same in all versions.
ajv.addSchema({ $id: 'document', components: documents.v1?.components })
const validators = new Map<string, ValidateFunction>()
/** Whether the text of a header is as its schema says. Many answers have the same headers: each schema is compiled once. */
function isValid (schema: Json, value: unknown): boolean {
  const key = JSON.stringify(schema).replaceAll('"#/', '"document#/')
  const validate = validators.get(key) ?? ajv.compile(JSON.parse(key))
  validators.set(key, validate)
  return validate(value)
}

/** Compares the headers of an answer with those that are documented for it. Limits are on here: their headers must be there, too. */
function compare (t: Test, documented: Json | undefined, { headers }: LightMyRequestResponse, what: string, isLimited = true): void {
  const known = new Map(Object.entries<Json>(documented?.headers ?? {}).map(([name, header]) => [name.toLowerCase(), header]))
  const isRequired = (name: string) => known.get(name)?.required === true || (isLimited && LIMITS.includes(name))
  const sent = Object.entries(headers).filter(([name]) => !isUndocumented(name))
  t.same({
    missing: [...known.keys()].filter(name => isRequired(name) && headers[name] === undefined),
    undocumented: sent.filter(([name]) => !known.has(name)),
    wrong: sent.filter(([name, value]) => known.has(name) && !isValid(known.get(name)?.schema, value))
  }, { missing: [], undocumented: [], wrong: [] }, what)
}

const paths = pathsIn(app, owner.companyId)

/** Sends a request of the operation, and compares the headers of the answer. */
async function ask (
  t: Test, each: Operation, url: string, headers: Record<string, string> = {}, client = owner
): Promise<LightMyRequestResponse> {
  const response = await client.send({ method: each.method as 'GET', url, headers, payload: bodyFor(each) })
  const what = `${nameOf(each)} ${JSON.stringify(headers)}: ${response.statusCode}`
  t.ok(response.statusCode in each.operation.responses, `${what} is documented`)
  compare(t, each.operation.responses[response.statusCode], response, what)
  if (client === owner && each.method !== 'GET' && response.statusCode < 300) paths.renew()
  return response
}

const takes = ({ operation }: Operation, name: string) => operation.parameters.some((parameter: Json) => parameter.name === name)

/** `secret` is the token that asks, the owner's unless it is named. */
interface Case { status: number, when?: boolean, options?: InjectOptions, secret?: string | undefined, isLimited?: boolean }

t.test('every failure of an operation → the documented headers', async t => {
  const [stranger, narrow] = [await createClient(app), await createClient(app, { companyId: owner.companyId, scopes: [] })]
  for (const each of operations) {
    const { method, path, version, operation: { responses, requestBody } } = each
    const url = await paths.fill(each.path)
    const payload = bodyFor(each)
    const cases: Case[] = [
      { status: 400, options: { url: `${url}?x=%zz` }, isLimited: false },
      { status: 400, when: method !== 'GET', options: { url: `${url}?validateOnly=x&unknown=1`, payload } },
      { status: 401, secret: undefined },
      { status: 403, secret: 'wrong' },
      { status: 403, when: scopesOf(each).length > 0, secret: narrow.secret },
      // Codes are each company's own.
      { status: 404, when: /\{(?!code|entity|key)/.test(path), secret: stranger.secret, options: { payload } },
      {
        status: 413,
        when: requestBody?.content['application/json'] !== undefined,
        options: { payload: JSON.stringify('x'.repeat(1_100_000)), headers: { 'content-type': 'application/json' } }
      },
      { status: 415, when: requestBody !== undefined, options: { payload: 'x', headers: { 'content-type': 'text/plain' } } }
    ]
    for (const { status, options, isLimited, ...rest } of cases.filter(({ when = true }) => when)) {
      const { secret } = { secret: owner.secret, ...rest }
      const authorization = secret === undefined ? {} : { authorization: `Bearer ${secret}` }
      const response = await app.inject({ method: method as 'GET', url, ...options, headers: { ...authorization, ...options?.headers } })
      t.equal(response.statusCode, status, `${nameOf(each)}: ${response.body}`)
      compare(t, responses[status], response, `${version} ${nameOf(each)} ${status}`, isLimited)
    }
  }
})

t.test('failures that any request may have → the documented headers', async t => {
  const limited = await build(t, { RATE_LIMIT_MAX: '1' }, VERSIONS)
  const away = await buildApp(testConfig(await createDatabase(t)), VERSIONS)
  t.teardown(async () => await away.close())
  await limited.inject('/api')
  for (const [version, document] of Object.entries(documents)) {
    const authorization = { authorization: `Bearer ${owner.secret}` }
    const list = `/api/${version}/jobs`
    const cases: Array<[string, LightMyRequestResponse, boolean]> = [
      ['MethodNotAllowed', await owner.send({ method: 'DELETE', url: list }), true],
      ['TooManyRequests', await limited.inject(list), true],
      ['ServiceUnavailable', await away.inject({ url: list, headers: authorization }), false],
      ['URITooLong', await owner.get(`${list}?x=${'x'.repeat(17_000)}`), false],
      ['RequestHeaderFieldsTooLarge', await owner.get(list, { 'x-big': 'x'.repeat(70_000) }), false]
    ]
    for (const [name, response, isLimited] of cases) {
      const documented = document.components.responses[name]
      t.equal(STATUS_CODES[response.statusCode]?.replace(/\W/g, ''), name)
      compare(t, inPlace(document, documented), response, `${version} ${name}`, isLimited)
    }
  }
  const feed = operations.find(({ path }) => path.endsWith('/events')) as Operation
  const lost = await ask(t, feed, `${feed.path}?after=${toCursor(owner.companyId, { position: 1_000_000 })}&unknown=1`)
  t.equal(lost.statusCode, 410)
})

t.test('an export that is refused, or whose first rows cannot be read → the documented headers, without a cursor', async t => {
  const each = operations.find(({ path }) => path.endsWith('/exports/jobs')) as Operation
  const { queryJson } = app.database
  t.teardown(() => { app.database.queryJson = queryJson })
  app.database.queryJson = async () => { throw new ApiError('UNAVAILABLE') }
  for (const accepted of ['identity', 'gzip']) {
    const { statusCode, body } = await ask(t, each, each.path, { 'accept-encoding': accepted })
    t.match([statusCode, JSON.parse(body)], [503, {}])
  }
  let [release, reading] = [() => {}, 0]
  const held = new Promise<void>(resolve => { release = resolve })
  app.database.queryJson = async (...args) => {
    reading++
    await held
    return await queryJson.apply(app.database, args)
  }
  const running = [1, 2].map(async () => await ask(t, each, each.path))
  await waitFor(() => reading === 2)
  t.equal((await ask(t, each, each.path)).statusCode, 429)
  release()
  for (const { statusCode } of await Promise.all(running)) t.equal(statusCode, 200)
})

t.test('a merged candidate → a 308 with Location, and without an ETag, as documented', async t => {
  const each = operations.find(({ path, method }) => path === '/api/v2/candidates/{id}' && method === 'GET') as Operation
  const id = await makeMerged(app, owner.companyId, await makeCandidate(app, owner.companyId))
  const url = each.path.replace('{id}', String(id))
  const { statusCode, headers } = await ask(t, each, url, { 'if-none-match': '*' })
  t.match([statusCode, headers.location, headers.etag], [308, /^\/api\/v2\/candidates\/\d+$/, undefined])
})

t.test('If-None-Match → documented on reads with an ETag, which answer 304, and only there', async t => {
  const reads = operations.filter(({ method }) => method === 'GET')
  for (const each of reads) {
    const { statusCode, headers } = await ask(t, each, await paths.fill(each.path), { 'if-none-match': '*' })
    t.same([statusCode, headers.etag !== undefined], takes(each, 'If-None-Match') ? [304, true] : [200, false], nameOf(each))
  }
  t.ok(reads.filter(each => takes(each, 'If-None-Match')).length >= 12)
})

t.test('If-Match → documented on changes that another version prevents, and only there', async t => {
  const changes = operations.filter(({ method }) => method !== 'GET')
  for (const each of changes) {
    const { statusCode } = await ask(t, each, await paths.fill(each.path), { 'if-match': '"999999-other"' })
    t.equal(statusCode === 412, takes(each, 'If-Match'), `${nameOf(each)}: ${statusCode}`)
  }
  t.ok(changes.filter(each => takes(each, 'If-Match')).length >= 20)
})

t.test('Prefer: return=minimal → the 204 that is documented beside a 200, or a 201 without a body that says so in words', async t => {
  const other = await createClient(app)
  const others = pathsIn(app, other.companyId)
  for (const each of operations.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))) {
    others.renew()
    const { responses } = each.operation
    const { statusCode, body } = await ask(t, each, await others.fill(each.path), { prefer: 'return=minimal' }, other)
    const isEmpty = body === ''
    const mayBe = responses[201]?.description.includes('no body') === true || responses[204] !== undefined
    t.same([statusCode < 300, isEmpty], [true, mayBe], `${nameOf(each)}: ${statusCode} ${body}`)
  }
})

t.test('Idempotency-Key → documented where it makes a write safe to repeat, and only there', async t => {
  // The owner has a live offer already, and there may be one.
  const other = await createClient(app)
  const others = pathsIn(app, other.companyId)
  for (const each of operations.filter(({ method }) => method !== 'GET')) {
    others.renew()
    const url = await others.fill(each.path)
    const payload = bodyFor(each)
    const send = async () => await other.send({
      method: each.method as 'POST', url, payload, headers: { 'idempotency-key': 'key-1' }
    })
    const [first, second] = [await send(), await send()]
    compare(t, each.operation.responses[second.statusCode], second, `${nameOf(each)} again`)
    const isReplayed = second.headers['idempotent-replayed'] === 'true'
    // An answer with a secret is not kept.
    const isKnown = isReplayed || second.headers['x-error-code'] === 'ANSWER_NOT_KEPT'
    t.equal(takes(each, 'Idempotency-Key'), isKnown, `${nameOf(each)}: ${second.body}`)
    if (isReplayed) t.equal(second.body, first.body, nameOf(each))
  }
})

t.test('every operation → X-Request-Id as it was sent, and unknown parameters by name', async t => {
  // A company has so many webhooks of an action at most: the owner has one for each operation already.
  const other = await createClient(app)
  const others = pathsIn(app, other.companyId)
  for (const each of operations) {
    t.ok(takes(each, 'X-Request-Id'), nameOf(each))
    const isRead = each.method === 'GET'
    const client = isRead ? owner : other
    const url = await (isRead ? paths : others).fill(each.path)
    if (!isRead) others.renew()
    const { headers, statusCode, body } = await ask(t, each, `${url}?unknown=1`, { 'x-request-id': 'mine' }, client)
    t.match(headers, { 'x-request-id': 'mine', 'x-ignored-parameters': 'unknown' }, nameOf(each))
    // It may be refused because of what others refer to.
    t.ok(statusCode < 300 || statusCode === 409, `${nameOf(each)}: ${statusCode} ${body}`)
  }
})
