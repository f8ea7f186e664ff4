import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { channel } from 'node:diagnostics_channel'
import path from 'node:path'
import t from 'tap'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build, createClient, ROOT, type Client } from '../helper.js'
import { makeApplication, makeCandidate, makeDelivery, makeJob, makeNamed, makeUser, makeWebhook } from '../factories.js'
import { errorsPage, openapiDocuments, withConfigurationTable } from '../../src/documents.js'
import { putToken } from '../../src/domain/tokens/queries.js'
import { SCOPES, type Scope } from '../../src/domain/tokens/schema.js'
import { createSecret, secretPrefix } from '../../src/domain/tokens/secret.js'
import { ApiError, CATALOGUE, type ErrorCode } from '../../src/errors.js'
import { toProblem } from '../../src/http/problem.js'
import { v1Errors } from '../../routes/v1/errors.js'
import { v2Errors } from '../../routes/v2/errors.js'

type Json = Record<string, any>
interface Operation { version: string, method: string, path: string, operation: Json }

// Fastify tells of each server that is made: so every route is seen, whoever registers it.
const routes: RouteOptions[] = []
channel('fastify.initialization').subscribe(message => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', route => { routes.push(route) })
})

const app = await build(t)
const FORMATS = { v1: v1Errors, v2: v2Errors }
const documents: Record<string, Json> = { v1: (await app.inject('/openapi/v1.json')).json(), v2: (await app.inject('/openapi/v2.json')).json() }
const operations: Operation[] = Object.entries(documents).flatMap(([version, document]) =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ version, method: method.toUpperCase(), path, operation }))))
const nameOf = ({ method, path }: Operation) => `${method} ${path}`

const isApi = (route: RouteOptions) => route.url.startsWith('/api/') && route.url !== '/api/*'
const methodsOf = (route: RouteOptions) => [route.method].flat().filter(method => method !== 'HEAD' && method !== 'OPTIONS')

/** The scopes that the document names, all of which are needed; none for "any valid token". */
function scopesOf ({ operation }: Operation): Scope[] {
  const [, words = ''] = /Scope: ([^.]+)\./.exec(operation.description) ?? []
  return [...words.matchAll(/`([^`]+)`/g)].map(([, scope]) => scope as Scope)
}

/** A path with ids that exist in the company, of new objects. A resource that comes new adds its own here. */
async function fill ({ path }: Operation, companyId: number): Promise<string> {
  const job = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  const applicationId = await makeApplication(app, companyId, { job, candidateId, tags: ['tag'] })
  const entities: Record<string, number | string> = { jobs: job.id, applications: applicationId, candidates: candidateId }
  for (const table of ['departments', 'roles', 'branches'] as const) entities[table] = await makeNamed(app, table, companyId, 'Named')
  entities.users = await makeUser(app, companyId)
  entities.tokens = (await putToken(app.database, { id: randomUUID(), companyId, name: 'Another', secret: createSecret(), scopes: [] })).id
  entities.webhooks = await makeWebhook(app, companyId)
  const deliveryId = await makeDelivery(app, companyId, entities.webhooks)
  const ids: Record<string, number | string | undefined> = { deliveryId, jobId: job.id, stepId: job.stepIds[2], applicationId, name: 'tag', code: 'CODE', id: entities[path.split('/')[3] as string] }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (ids[name] === undefined) throw new Error(`The contract test has no ${name} for ${path}`)
    return String(ids[name])
  })
}

const send = async (client: Pick<Client, 'send'>, { method }: Operation, url: string) => await client.send({ method: method as 'GET', url })

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

t.test('every operation → operationId (unique in its version), tags, summary, security and its scope in words', async t => {
  for (const [version, document] of Object.entries(documents)) {
    const ids = operations.filter(operation => operation.version === version).map(({ operation }) => operation.operationId)
    t.equal(new Set(ids).size, ids.length, version)
    t.match(document.openapi, /^3\.1\./)
    t.ok(document.security?.length)
  }
  for (const each of operations) {
    const { operation } = each
    t.match(operation.operationId, /^[a-z]+[A-Z]\w+$/, nameOf(each))
    t.ok(operation.tags?.length > 0 && operation.summary?.length > 0, nameOf(each))
    t.match(operation.description, /Scope: `[^`]+`( and `[^`]+`)*\.|Any valid token will do\./, nameOf(each))
    const route = routes.find(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}` === nameOf(each))
    t.same(scopesOf(each), [route?.config?.scope ?? []].flat(), nameOf(each))
  }
})

t.test('every operation → documents the failures that it can answer, in its version\'s body', async t => {
  for (const each of operations) {
    const { responses, parameters = [], requestBody } = each.operation
    const wanted = ['401', '403', '429', '500', '503']
    if (parameters.length > 0 || requestBody !== undefined) wanted.push('400')
    if (each.path.includes('{')) wanted.push('404')
    if (requestBody !== undefined) wanted.push('413', '415')
    for (const status of wanted) {
      const schema = responses[status]?.content?.['application/json']?.schema
      t.same(schema, { $ref: `#/components/schemas/${each.version === 'v1' ? 'Error' : 'Errors'}` }, `${nameOf(each)} ${status}`)
    }
    t.ok(Object.keys(responses).some(status => status.startsWith('2')), nameOf(each))
    for (const [status, response] of Object.entries<Json>(responses)) {
      t.ok(response.description.length > 0, `${nameOf(each)} ${status}`)
      t.ok('X-RateLimit-Limit' in (response.headers ?? {}), `${nameOf(each)} ${status}`)
    }
    t.ok('Retry-After' in responses['429'].headers, nameOf(each))
  }
})

t.test('every operation → 401 without a token, 403 with a bad one', async t => {
  for (const each of operations) {
    const url = each.path.replace(/\{\w+\}/g, '1')
    for (const [authorization, status] of [[undefined, 401], ['Bearer wrong', 403], ['Basic abc', 403], ['', 403]] as const) {
      const response = await app.inject({ method: each.method as 'GET', url, headers: authorization === undefined ? {} : { authorization } })
      t.equal(response.statusCode, status, `${nameOf(each)} ${authorization}`)
      t.same(Object.keys(response.json()), each.version === 'v1' ? ['title', 'detail', 'status'] : ['errors'])
    }
  }
})

t.test('every operation with an id → 404 for another company\'s object, which stays as it is', async t => {
  const [owner, stranger] = [await createClient(app), await createClient(app)]
  for (const each of operations.filter(({ path }) => path.includes('{'))) {
    const url = await fill(each, owner.companyId)
    const takesBody = each.operation.requestBody !== undefined
    t.equal((await send(stranger, each, url)).statusCode, takesBody ? 400 : 404, nameOf(each))
    const status = (await send(owner, each, url)).statusCode
    if (takesBody) t.equal(status, 400, nameOf(each))
    // A DELETE may be refused because others refer to the object: it was found all the same.
    else t.ok(status < 300 || (each.method === 'DELETE' && status === 409), `${nameOf(each)}: ${status}`)
  }
})

t.test('every list → nothing of another company', async t => {
  const [owner, stranger] = [await createClient(app), await createClient(app)]
  await makeApplication(app, owner.companyId)
  for (const each of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const response = await send(stranger, each, each.path)
    if (each.path.includes('/exports/')) {
      t.match(response.body, /^\{"cursor":"[\w-]+"\}\n$/, nameOf(each))
      continue
    }
    const body = response.json<Json>()
    // The token that asks is in its list.
    if (body.results !== undefined) t.same(body.results.filter(({ prefix }: Json) => prefix !== secretPrefix(stranger.secret)), [], nameOf(each))
    else t.notMatch(JSON.stringify(body), owner.secret.slice(0, 11), nameOf(each))
  }
})

t.test('every operation → with a single scope, exactly the documented one and * pass', async t => {
  const { companyId } = await createClient(app)
  const clients = await Promise.all(SCOPES.map(async scope => ({ scope, client: await createClient(app, { companyId, scopes: [scope] }) })))
  const none = await createClient(app, { companyId, scopes: [] })
  for (const each of operations) {
    const url = await fill(each, companyId)
    const documented = scopesOf(each)
    for (const { scope, client } of clients) {
      const response = await send(client, each, url)
      const passes = scope === '*' || documented.every(one => one === scope)
      t.equal(response.statusCode === 403, !passes, `${nameOf(each)} with ${scope}: ${response.statusCode}`)
      t.not(response.statusCode, 401)
      if (!passes) t.ok(documented.some(one => response.body.includes(`lacks the scope ${one}`)), `${nameOf(each)} with ${scope}`)
    }
    t.equal((await send(none, each, await fill(each, companyId))).statusCode === 403, documented.length > 0, `${nameOf(each)} without scopes`)
  }
})

t.test('every answer → validates against the document', async t => {
  const client = await createClient(app)
  for (const each of operations.filter(({ method }) => method === 'GET')) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'document', components: documents[each.version]?.components })
    const schema = each.operation.responses['200'].content['application/json']?.schema
    if (schema === undefined) continue // a stream
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')))
    const url = await fill(each, client.companyId)
    for (const query of ['', '?fields=all', '?expand=candidate,job,steps']) {
      const body = (await send(client, each, url + query)).json()
      t.ok(validate(body), `${nameOf(each)}${query}: ${JSON.stringify(validate.errors)}`)
    }
  }
})

t.test('every code of the catalogue → renders in both bodies and survives serialisation', async t => {
  for (const [version, format] of Object.entries(FORMATS)) {
    const validate = new Ajv2020({ strict: false }).compile(format.schema)
    for (const code of Object.keys(CATALOGUE) as ErrorCode[]) {
      const problem = toProblem(new ApiError(code), 'request-1')
      t.equal(problem.status, CATALOGUE[code].status)
      const body = JSON.parse(JSON.stringify(format.render(problem)))
      t.ok(validate(body), `${version} ${code}: ${JSON.stringify(body)}`)
      if (version === 'v1') t.match(body, { title: CATALOGUE[code].title, status: CATALOGUE[code].status, detail: /\w/ })
      else t.match(body, { errors: [{ code, target: 'request', message: /\w/ }] })
    }
  }
})

t.test('what is generated → equals what is committed', async t => {
  const committed = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  t.equal(committed('docs/errors.md'), errorsPage(), 'npm run errors:doc')
  for (const [version, text] of Object.entries(await openapiDocuments())) t.equal(committed(`openapi/${version}.json`), text, 'npm run openapi')
  const readme = committed('README.md')
  t.match(readme, /<!-- configuration -->\n\| Variable/, 'the README has the table')
  t.equal(readme, withConfigurationTable(readme), 'npm run readme:table')
})
