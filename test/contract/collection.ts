import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../helper.js'
import { VARIABLES } from '../../src/domain/message-templates/rendering.js'
import { t } from '../part.js'

// The collection of requests, against the documents that it is generated from.

type Json = Record<string, any>

const read = (file: string): Json => JSON.parse(readFileSync(path.join(ROOT, 'openapi', file), 'utf8'))
const collection = read('recruitment-api.postman_collection.json')
const documents = ['v1', 'v2'].map(version => read(`${version}.json`))

/** The requests below a folder. */
const requestsOf = ({ item, ...request }: Json): Json[] => item === undefined ? [request] : item.flatMap(requestsOf)
const requests = requestsOf(collection)
const find = (method: string, url: string): Json => {
  const { request } = requests.find(({ request }) => request.method === method && request.url.raw === `{{baseUrl}}${url}`) ?? {}
  return request
}

t.test('the collection → has every operation of the documents once, in a folder of its version and one of its tag', async t => {
  const named = (folders: Json[]) => folders.map(({ name }) => name)
  t.same(named(collection.item), documents.map(({ info }) => info.title))
  for (const [index, { tags, paths }] of documents.entries()) {
    const folder = collection.item[index]
    t.same(named(folder.item), named(tags))
    const operations = Object.entries<Json>(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`))
    const found = requestsOf(folder).map(({ request: { method, url } }) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`)
    t.same(found.sort(), operations.sort())
  }
})

t.test('each request → has a value for everything that it needs, and uses no variable that the collection lacks', async t => {
  const variables = collection.variable.map(({ key }: Json) => key)
  t.same(variables, ['baseUrl', 'token'])
  for (const { name, request: { url, header } } of requests) {
    const inPath = url.path.filter((segment: string) => segment.startsWith(':')).map((segment: string) => segment.slice(1))
    t.same(url.variable.map(({ key }: Json) => key).sort(), inPath.sort(), name)
    for (const { key, value, disabled } of [...url.query, ...url.variable, ...header]) t.ok(disabled || value !== '', `${name}: ${key}`)
  }
  const used = [...JSON.stringify(collection).matchAll(/\{\{([^}]*)\}\}/g)].map(([, variable]) => variable)
  // Those of templates are of this server, and stay as they are.
  const sent = used.filter(variable => !Object.hasOwn(VARIABLES, variable as string))
  t.same([...new Set(sent)].sort(), ['$guid', ...variables].sort())
})

t.test('bodies → are the examples of the documents', async t => {
  const example = documents[0]?.paths['/api/v1/jobs'].post.requestBody.content['application/json'].example
  t.same(JSON.parse(find('POST', '/api/v1/jobs').body.raw), example)
  t.equal(find('GET', '/api/v1/jobs').body, undefined)
  const described = documents.flatMap(({ paths }) => Object.values<Json>(paths).flatMap(methods => Object.values<Json>(methods)))
  const withBody = described.filter(({ requestBody }) => requestBody !== undefined)
  t.equal(requests.filter(({ request }) => request.body !== undefined).length, withBody.length)
})

t.test('a list → its parameters with examples, off until they are chosen', async t => {
  const { url, header } = find('GET', '/api/v1/jobs')
  const values = Object.fromEntries(url.query.map(({ key, value }: Json) => [key, value]))
  t.match(values, { page: '1', perPage: '10', id: /^\d+$/, order: 'id asc', status: /^[a-z]/ })
  t.ok([...url.query, ...header].every(({ disabled }) => disabled))
})
