import { readFileSync } from 'node:fs'
import { channel } from 'node:diagnostics_channel'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import t from 'tap'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { errorFormatFor } from '../../routes/versions.js'
import { errorsPage, withConfigurationTables } from '../../scripts/documents.js'
import { openapiDocuments } from '../../src/documents.js'
import { SCOPES, type Scope } from '../../src/domain/shared/scopes.js'
import { ApiError, CATALOG, type ErrorCode } from '../../src/errors.js'
import { toProblem } from '../../src/http/problem.js'
import { build, createClient, ROOT } from '../helper.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { nameOf, operationsOf, readDocuments, scopesOf, send, validatorOf, type Json } from './operations.js'
import { fillPath } from './paths.js'

// The documents name every route, and every answer is as they say.

// Fastify tells of each server that is made: so every route is seen, whoever registers it.
const routes: RouteOptions[] = []
channel('fastify.initialization').subscribe(message => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', route => { routes.push(route) })
})

const app = await build(t, {}, VERSIONS)
const documents = await readDocuments(app, VERSIONS)
const operations = operationsOf(documents)
const formatOf = errorFormatFor(VERSIONS)

const isApi = (route: RouteOptions) => route.url.startsWith('/api/') && route.url !== '/api/*'
const methodsOf = (route: RouteOptions) => [route.method].flat().filter(method => method !== 'HEAD' && method !== 'OPTIONS')

t.test('every route under /api → says its scope, and stands in the document of its version', async t => {
  const known = new Set(operations.map(nameOf))
  const found = routes.filter(isApi)
  t.ok(found.length >= 7)
  for (const route of found) {
    const scope = route.config?.scope
    t.ok(scope === null || [scope].flat().every(one => SCOPES.includes(one as Scope)), `${route.method} ${route.url}: scope ${scope}`)
    for (const method of methodsOf(route)) t.ok(known.has(`${method} ${route.url.replace(/:(\w+)/g, '{$1}')}`), `${method} ${route.url}`)
  }
  t.equal(found.flatMap(methodsOf).length, operations.length, 'and the documents name nothing else')
})

t.test('every operation → operationId (unique in all versions), tags, summary, security and its scope in words', async t => {
  const ids = Object.values(documents).flatMap(({ paths, webhooks = {} }) =>
    Object.values<Json>({ ...paths, ...webhooks }).flatMap(methods => Object.values<Json>(methods).map(({ operationId }) => operationId)))
  t.same(ids.filter((id, index) => ids.indexOf(id) !== index), [], 'no operationId twice')
  for (const document of Object.values(documents)) {
    t.match(document.openapi, /^3\.1\./)
    t.ok(document.security?.length)
    t.ok(document.info.contact.name)
  }
  for (const each of operations) {
    const { operation } = each
    t.match(operation.operationId, new RegExp(`^[a-z]+[A-Z]\\w+${each.version.toUpperCase()}$`), nameOf(each))
    t.ok(operation.tags?.length > 0 && operation.summary?.length > 0, nameOf(each))
    t.match(operation.description, /Scope: `[^`]+`( and `[^`]+`)*\.|Any valid token will do\./, nameOf(each))
    const route = routes.find(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}` === nameOf(each))
    t.same(scopesOf(each), [route?.config?.scope ?? []].flat(), nameOf(each))
  }
})

t.test('every operation → documents the failures that it can answer, in its version\'s body', async t => {
  for (const each of operations) {
    const { responses, requestBody } = each.operation
    // Any query may be percent-encoded badly, also where no parameter is known.
    const wanted = ['400', '401', '403', '429', '500', '503']
    if (each.path.includes('{')) wanted.push('404')
    if (requestBody !== undefined) wanted.push('413', '415')
    for (const status of wanted) {
      const schema = responses[status]?.content?.['application/json']?.schema
      t.same(schema, { $ref: `#/components/schemas/${String(formatOf(each.path).schema.title)}` }, `${nameOf(each)} ${status}`)
    }
    t.ok(Object.keys(responses).some(status => status.startsWith('2')), nameOf(each))
    for (const [status, response] of Object.entries<Json>(responses)) {
      t.ok(response.description.length > 0, `${nameOf(each)} ${status}`)
      t.ok('X-RateLimit-Limit' in (response.headers ?? {}), `${nameOf(each)} ${status}`)
    }
    t.ok('Retry-After' in responses['429'].headers, nameOf(each))
  }
})

t.test('every answer → validates against the document', async t => {
  const client = await createClient(app)
  for (const each of operations.filter(({ method }) => method === 'GET')) {
    const schema = each.operation.responses['200'].content['application/json']?.schema
    if (schema === undefined) continue // a stream
    const validate = validatorOf(documents[each.version], schema)
    const url = await fillPath(app, each.path, client.companyId)
    for (const query of ['', '?fields=all', '?expand=candidate,job,steps']) {
      const body = (await send(client, each, url + query)).json()
      t.ok(validate(body), `${nameOf(each)}${query}: ${JSON.stringify(validate.errors)}`)
    }
  }
})

t.test('every code of the catalog → renders in the body of every version and survives serialization', async t => {
  for (const { name, errorFormat } of VERSIONS) {
    const validate = new Ajv2020({ strict: false }).compile(errorFormat.schema)
    for (const code of Object.keys(CATALOG) as ErrorCode[]) {
      const problem = toProblem(new ApiError(code), 'request-1')
      t.equal(problem.status, CATALOG[code].status)
      const body = JSON.parse(JSON.stringify(errorFormat.render(problem)))
      t.ok(validate(body), `${name} ${code}: ${JSON.stringify(body)}`)
    }
  }
})

t.test('what is generated → equals what is committed', async t => {
  const committed = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  t.equal(committed('docs/errors.md'), errorsPage(), 'npm run errors:doc')
  for (const [version, text] of Object.entries(await openapiDocuments())) {
    t.equal(committed(`openapi/${version}.json`), text, 'npm run openapi')
  }
  const readme = committed('README.md')
  t.match(readme, /<!-- configuration -->\n\n### Start\n\n\| Variable/, 'the README has the tables')
  t.notMatch(readme, '### undefined', 'every variable has a group')
  t.equal(readme, withConfigurationTables(readme), 'npm run readme:table')
})
