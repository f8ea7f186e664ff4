import { readFileSync } from 'node:fs'
import { channel } from 'node:diagnostics_channel'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import sql from 'sql-template-tag'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { errorFormatFor } from '../../routes/versions.js'
import { configurationPage, errorsPage, modelFiles, openapiFiles, scopesPage } from '../../scripts/generated-documents.js'
import { readModel } from '../../scripts/data-model.js'
import { houseDrawing } from '../../scripts/house-drawing.js'
import { DRAWINGS, toSvg } from '../../scripts/state-drawings.js'
import { LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { SCOPES, type Scope } from '../../src/domain/shared/scopes.js'
import { ApiError } from '../../src/errors.js'
import { CATALOG, type ErrorCode } from '../../src/error-catalog.js'
import { TAGS } from '../../src/http/openapi/tags.js'
import { toProblem } from '../../src/http/problem.js'
import { build, createClient, ROOT } from '../helper.js'
import { t } from '../part.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { nameOf, operationsOf, readDocuments, scopesOf, send, validatorOf, type Json, type Operation } from './operations.js'
import { makeObjects } from './paths.js'

// The documents name every route, and every answer is as they say.

// Fastify tells of each server that is made: so every route is seen, whoever registers it.
const seen = new Map<FastifyInstance, RouteOptions[]>()
channel('fastify.initialization').subscribe(message => {
  const { fastify } = message as { fastify: FastifyInstance }
  const routes: RouteOptions[] = []
  seen.set(fastify, routes)
  fastify.addHook('onRoute', route => { routes.push(route) })
})

const app = await build(t, {}, VERSIONS)
const routes = seen.get(app) ?? []
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
    const scopes = /(?:Scope: `[^`]+`(?: and `[^`]+`)*(?:, or `([^`]+)`)?|Any valid token will do)\./.exec(operation.description)
    t.ok(scopes, nameOf(each))
    const route = routes.find(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}` === nameOf(each))
    t.same([scopesOf(each), scopes?.[1]], [[route?.config?.scope ?? []].flat(), route?.config?.orScope], nameOf(each))
  }
})

t.test('every operation → documents the failures that it can answer, in its version\'s body', async t => {
  for (const each of operations) {
    const { responses, requestBody } = each.operation
    // Any query may be percent-encoded badly, also where no parameter is known.
    const wanted = ['400', '401', '403', '429', '500', '503']
    if (each.path.includes('{')) wanted.push('404')
    if (requestBody !== undefined) wanted.push('413', '415')
    const body = JSON.stringify({ $ref: `#/components/schemas/${String(formatOf(each.path).schema.title)}` })
    const bodyOf = (status: string) => JSON.stringify(responses[status]?.content?.['application/json']?.schema)
    t.same(wanted.filter(status => bodyOf(status) !== body), [], nameOf(each))
    t.ok(Object.keys(responses).some(status => status.startsWith('2')), nameOf(each))
    const incomplete = Object.entries<Json>(responses).filter(([, { description, headers = {} }]) =>
      description.length === 0 || !('X-RateLimit-Limit' in headers))
    t.same(incomplete, [], nameOf(each))
    t.ok('Retry-After' in responses['429'].headers, nameOf(each))
  }
})

/** What the operation can add. */
function expandedBy ({ version, operation: { parameters } }: Operation): string {
  const items = (parameters as Json[]).find(({ name }) => name === 'expand')?.schema.items
  const words = items?.enum ?? documents[version]?.components.schemas[items?.$ref.split('/').at(-1)]?.enum ?? ['steps']
  return words.join()
}

t.test('every answer → validates against the document', async t => {
  const client = await createClient(app)
  const toUrl = await makeObjects(app, client.companyId)
  for (const each of operations.filter(({ method }) => method === 'GET')) {
    const schema = each.operation.responses['200'].content['application/json']?.schema
    if (schema === undefined) continue // a stream
    const validate = validatorOf(documents[each.version], schema)
    const url = toUrl(each.path)
    for (const query of ['', '?fields=all', `?expand=${expandedBy(each)}`]) {
      const body = (await send(client, each, url + query)).json()
      t.ok(validate(body), `${nameOf(each)}${query}: ${JSON.stringify(validate.errors)}`)
    }
  }
})

t.test('every list without `fields` → items with all that the object itself must have, except for long texts', async t => {
  const client = await createClient(app)
  const toUrl = await makeObjects(app, client.companyId)
  const reads = operations.filter(({ method }) => method === 'GET')
  let seen = 0
  for (const list of reads) {
    const object = reads.find(({ path }) => path.startsWith(`${list.path}/{`) && path.lastIndexOf('/') === list.path.length)
    if (object === undefined) continue
    const { schema } = object.operation.responses['200'].content['application/json']
    // One of several shapes: the first is the object itself.
    const { $ref } = schema.anyOf?.[0] ?? schema
    const { required } = (documents[list.version] as Json).components.schemas[String($ref).split('/').at(-1) as string]
    const { results: [item] } = (await send(client, list, toUrl(list.path))).json()
    t.same(required.filter((name: string) => !(name in item)), /jobs$/.test(list.path) ? LONG_TEXTS : [], nameOf(list))
    seen++
  }
  t.ok(seen > 20)
})

t.test('every document → nothing that a linter would change', async t => {
  // Ids are numbers: no path can be taken for another.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-ambiguous-paths': 'off' } })
  for (const [version, document] of Object.entries(documents)) {
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: `${version}.json`, config })
    // Ids are digits: no path is both.
    const texts = problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer} ${message}`)
      .filter(text => !/^no-ambiguous-paths .*\/by-code\/\{code\}/.test(text))
    // An answer that no operation gives: to other methods, and by HTTP itself.
    t.same(texts.filter(text => !/^no-unused-components #\/components\/responses\//.test(text)), [], version)
    t.equal(texts.length, 5, version)
  }
})

t.test('every list of words → a named schema', async t => {
  const wordsIn = (part: any): string[][] => {
    if (typeof part !== 'object' || part === null) return []
    const own = Array.isArray(part.enum) && part.enum.length > 1 ? [part.enum] : []
    return [...own, ...Object.values(part).flatMap(wordsIn)]
  }
  for (const [version, { paths, webhooks, components: { schemas, ...components } }] of Object.entries(documents)) {
    const named = Object.values<Json>(schemas).filter(schema => schema.enum?.length > 1)
    t.same(wordsIn([paths, webhooks, components]), [], version)
    t.same(wordsIn(schemas), named.map(schema => schema.enum), version)
    for (const { title } of named) t.match(title, /^[A-Z]\w+$/)
  }
  t.match(documents.v1?.components.schemas, { ApplicationStatus: {}, JobStatus: {}, WebhookStatus: {} })
})

t.test('every group of operations → described once, in one order for all versions', async t => {
  for (const [version, { tags, paths, webhooks = {} }] of Object.entries(documents)) {
    const methods = Object.values<Json>({ ...paths, ...webhooks })
    const used = new Set(methods.flatMap(path => Object.values<Json>(path).flatMap(({ tags }) => tags)))
    t.same(tags.map(({ name }: Json) => name), TAGS.map(({ name }) => name).filter(name => used.delete(name)), version)
    t.same([...used], [], `${version}: each has a line in src/http/openapi/tags.ts`)
    for (const { description } of tags) t.match(description, /\w.*\.$/)
  }
})

t.test('every code of the catalog → renders in the body of every version and survives serialization', async t => {
  for (const { name, errorFormat } of VERSIONS) {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(errorFormat.schema)
    for (const code of Object.keys(CATALOG) as ErrorCode[]) {
      const problem = toProblem(new ApiError(code), 'request-1')
      t.equal(problem.status, CATALOG[code].status)
      const body = JSON.parse(JSON.stringify(errorFormat.render(problem)))
      t.ok(validate(body), `${name} ${code}: ${JSON.stringify(body)}`)
    }
  }
})

t.test('the data model → has every table, each with its reason; every reference is drawn', async t => {
  const tables = (await readModel(app.database)).flatMap(({ tables }) => tables)
  t.same(tables.map(({ name }) => name).sort(), (await app.database.query<{ name: string }>(sql`
    select relname::text as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname <> 'schema_migrations' order by relname::text collate "C"`)).map(({ name }) => name), 'each has a comment right above it')
  for (const { name, why } of tables) t.match(why, /^\w.*\.$/, name)
  const drawing = readFileSync(path.join(ROOT, 'public/data-model.svg'), 'utf8')
  const drawn = [...drawing.matchAll(/data-from="(\w+)" data-to="(\w+)"/g)].map(([, from, to]) => `${from} ${to}`)
  const references = await app.database.query<{ name: string }>(sql`
    select distinct conrelid::regclass || ' ' || confrelid::regclass as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and confrelid <> 'companies'::regclass`)
  t.same(drawn.sort(), references.map(({ name }) => name).sort())
  t.match(tables.find(({ name }) => name === 'candidates')?.columns.filter(({ isPersonal }) => isPersonal).map(({ name }) => name),
    ['name', 'last_name', 'email', 'email_folded'])
})

t.test('what is generated → equals what is committed', async t => {
  const committed = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  const files = new Map([
    ['docs/errors.md', errorsPage()], ['docs/scopes-and-events.md', scopesPage()], ['docs/configuration.md', configurationPage()],
    ['public/house.svg', houseDrawing()], ...await openapiFiles(), ...modelFiles(await readModel(app.database)),
    ...Object.entries(DRAWINGS).map(([file, drawing]) => [`public/${file}`, toSvg(drawing)] as const)
  ])
  for (const [file, text] of files) t.equal(committed(file), text, `${file}: npm run generate`)
  t.notMatch(configurationPage(), '## undefined', 'every variable has a group')
})
