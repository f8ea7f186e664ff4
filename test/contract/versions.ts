import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { InjectOptions } from 'fastify'
import { build, createClient, createDatabase, ROOT, testConfig } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'
import { VERSIONS } from '../../routes/versions.js'
import { errorsPage } from '../../scripts/generated-documents.js'
import { buildApp } from '../../src/app.js'
import { openapiDocuments } from '../../src/documents.js'
import { CATALOG, type ErrorCode } from '../../src/error-catalog.js'
import { VERSIONS_WITH_TOY } from '../toy-v3/index.js'
import { operationsOf, readDocuments, type Json, type Operation } from './operations.js'

// What a version gets for its entry in the table, shown by one that has nothing else.

const app = await build(t, {}, VERSIONS_WITH_TOY)
const client = await createClient(app)
const documents = await readDocuments(app, VERSIONS_WITH_TOY)
const validators = VERSIONS_WITH_TOY.map(({ name, errorFormat: { schema } }) => ({
  name, validate: new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
}))

/** The versions whose error body this is. */
const versionsOf = (body: string) => validators.flatMap(({ name, validate }) => validate(JSON.parse(body)) ? [name] : [])

/** What a version has: a list and one of its parameters that is a number, an object by its id, and an operation that takes a body. */
function samplesOf (name: string): { list: string, parameter: string, item: string, write: Operation } {
  const operations = operationsOf({ [name]: documents[name] as object })
  const reads = operations.filter(({ method }) => method === 'GET')
  const list = reads.find(({ path }) => !path.includes('{')) as Operation
  return {
    list: list.path,
    parameter: list.operation.parameters.find(({ schema }: Json) => schema.type === 'integer').name,
    item: reads.find(({ path }) => path.includes('{'))?.path as string,
    write: operations.find(({ operation }) => operation.requestBody?.content['application/json'] !== undefined) as Operation
  }
}

t.test('a failure of any kind → has the body of its version and of no other', async t => {
  const limited = await build(t, { RATE_LIMIT_MAX: '1' }, VERSIONS_WITH_TOY)
  await limited.inject('/api')
  const away = await buildApp(testConfig(await createDatabase(t)), VERSIONS_WITH_TOY)
  t.teardown(async () => await away.close())
  const narrow = await createClient(app, { scopes: [] })
  for (const { name } of VERSIONS_WITH_TOY) {
    const { list, parameter, item, write } = samplesOf(name)
    const writing = { method: write.method as 'POST', url: write.path.replace(/\{\w+\}/g, '1') }
    const json = { 'content-type': 'application/json' }
    const authorization = `Authorization: Bearer ${client.secret}`
    const cases: Array<[status: number, what: string, options: InjectOptions]> = [
      [400, 'a parameter', { url: `${list}?${parameter}=x` }],
      [400, 'bad percent-encoding', { url: `${list}?x=%zz` }],
      [400, 'unreadable JSON', { ...writing, payload: '{', headers: json }],
      [403, 'a bad token', { url: list, headers: { authorization: 'Bearer wrong' } }],
      [403, 'a missing scope', { url: list, headers: { authorization: `Bearer ${narrow.secret}` } }],
      [404, 'no such address', { url: `/api/${name}/nope` }],
      [404, 'no such object', { url: item.replace(/\{\w+\}/g, '404404') }],
      [405, 'another method', { url: list, method: 'PUT' }],
      [413, 'a body that is too large', { ...writing, payload: JSON.stringify('x'.repeat(2_000_000)), headers: json }],
      [414, 'a URL that is too long', { url: `${list}?x=${'x'.repeat(17_000)}` }],
      [414, 'a parameter in the path that is too long', { url: item.replace(/\{\w+\}/g, '1'.repeat(1025)) }],
      [415, 'another type', { ...writing, payload: 'x', headers: { 'content-type': 'text/plain' } }]
    ]
    for (const [status, what, options] of cases) {
      const { statusCode, body, headers } = await client.send(options)
      t.same([statusCode, versionsOf(body)], [status, [name]], `${name}: ${what}: ${body}`)
      const code = String(headers['x-error-code']) as ErrorCode
      t.equal(CATALOG[code]?.status, status, `${name}: ${what}: the code ${code}`)
      if (name === 'v2') t.equal(JSON.parse(body).errors[0].code, code)
    }
    const anonymous = await app.inject(list)
    t.same([anonymous.statusCode, versionsOf(anonymous.body)], [401, [name]], `${name}: no token`)
    const raw = await sendRaw(app, request(list, authorization, `X-Big: ${'x'.repeat(70_000)}`))
    t.same([raw.status, versionsOf(raw.body)], [431, [name]], `${name}: headers that are too large`)
    t.equal(raw.headers['x-error-code'], 'HEADERS_TOO_LARGE')
    const malformed = await sendRaw(app, request(`${list}/%ff`, authorization))
    t.same([malformed.status, versionsOf(malformed.body)], [400, [name]], `${name}: a path that cannot be read`)
    const refused = await limited.inject(list)
    t.same([refused.statusCode, versionsOf(refused.body)], [429, [name]], `${name}: the limit`)
    const unready = await away.inject({ url: list, headers: { authorization: `Bearer ${client.secret}` } })
    t.same([unready.statusCode, versionsOf(unready.body)], [503, [name]], `${name}: a database that is away`)
  }
})

t.test('what only another version has → a 404 that names its place there', async t => {
  const paths = new Set(operationsOf(documents).map(({ path }) => path.replace(/\{\w+\}/g, '1')))
  const ask = async (url: string) => await client.send({ method: 'OPTIONS', url })
  for (const path of paths) {
    for (const prefix of [...VERSIONS_WITH_TOY.map(({ name }) => `/api/${name}`), '/api']) {
      const url = path.replace(/^\/api\/v\d/, prefix)
      const { statusCode, body } = await ask(url)
      if (statusCode === 405) continue
      const [, place = '/nowhere'] = /check its path: [\w.-]+ (?:is|are) at (\/api\/[^"]+)"/.exec(body) ?? []
      t.equal((await ask(place)).statusCode, 405, `${url}: ${body}`)
    }
  }
  const told = async (url: string) => (await client.get(url)).json().detail
  const first = 'nothing exists at this URL, check its path'
  t.equal(await told('/api/v1/candidates/5?fields=id'), `${first}: candidates are at /api/v2/candidates`)
  t.equal(await told('/api/candidates'), `${first}: candidates are at /api/v2/candidates`)
  t.equal(await told('/api/v1/webhooks/5/deliveries/7'), `${first}: deliveries are at /api/v2/webhooks/5/deliveries`)
  t.equal(await told(`/api/v1${'/nope'.repeat(200)}`), first)
  t.match((await client.get('/api/v2/jobs/5/steps')).json().errors[0].message, /: steps are at \/api\/v1\/jobs\/5\/steps$/)
})

t.test('a failure outside of all versions → has the body of the first', async t => {
  const [{ name: first }] = VERSIONS_WITH_TOY
  for (const url of ['/nope', '/api', '/api/nope', ...VERSIONS_WITH_TOY.map(({ name }) => `/api/${name}x/jobs`)]) {
    const { statusCode, body } = await client.get(url)
    t.same([statusCode, versionsOf(body)], [404, [first]], url)
  }
  const shipped = await build(t)
  const stranger = await createClient(shipped)
  const { statusCode, body } = await stranger.get('/api/v3/jobs')
  t.same([statusCode, versionsOf(body)], [404, [first]], 'and the toy is a version only where it stands in the table')
})

t.test('a version → has its document, and its place on the pages', async t => {
  const home = (await app.inject('/')).body
  const written = await openapiDocuments(VERSIONS_WITH_TOY)
  t.same(Object.keys(written), VERSIONS_WITH_TOY.map(({ name }) => name), 'and is among those that are written down')
  for (const { name, title, description, errorFormat } of VERSIONS_WITH_TOY) {
    const document = documents[name]
    t.equal(document?.info.title, title)
    t.ok(document?.info.description.startsWith(description))
    t.same(document?.components.schemas[String(errorFormat.schema.title)]?.required, errorFormat.schema.required)
    t.same(JSON.parse(written[name] as string), document)
    for (const reader of ['docs', 'reference']) {
      const page = (await app.inject(`/${reader}/${name}`)).body
      t.match(page, `data-document="/openapi/${name}.json"`)
      for (const other of VERSIONS_WITH_TOY) t.match(page, `href="/${reader}/${other.name}"`)
    }
    t.match(home, `<a href="/openapi/${name}.json">${title}</a></dt><dd>${description} `)
  }
  t.match(errorsPage(VERSIONS_WITH_TOY), '| `/api/v3` | `{failure: {code, status, causes: []}}` |')
})

t.test('what the balancer answers by itself → has the body of the version, and elsewhere that of the first', async t => {
  const answers = [...readFileSync(path.join(ROOT, 'deploy/haproxy/haproxy.cfg'), 'utf8').matchAll(/.* string '(.+?)' if (.*)/g)]
  t.ok(answers.length >= 3)
  for (const [line, body = '', condition = ''] of answers) {
    t.ok(/ hdr X-Error-Code (\w+) /.exec(line)?.[1] as string in CATALOG, line)
    t.same(versionsOf(body), [/path_beg \/api\/(\w+)\//.exec(condition)?.[1] ?? VERSIONS[0].name], condition)
  }
})

t.test('the table → names each version once', async t => {
  t.equal(new Set(VERSIONS.map(({ name }) => name)).size, VERSIONS.length)
  for (const { name } of VERSIONS) t.match(name, /^v[1-9]\d*$/)
})
