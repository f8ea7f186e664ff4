import { migrateToy } from '../toy-kind/index.js'
import type { LightMyRequestResponse } from 'fastify'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { errorFormatFor } from '../../routes/versions.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'
import { operationsOf, readDocuments, type Json, type Operation } from './operations.js'

// No answer to a bad request is larger than 16 kB, headers included, whatever was sent.
const MAX_BYTES = 16_384

const app = await build(t, {}, VERSIONS)
await migrateToy(app)
const client = await createClient(app)
const formatOf = errorFormatFor(VERSIONS)
const documents = await readDocuments(app, VERSIONS)
const operations = operationsOf(documents)
const writes = operations.filter(({ operation }) => operation.requestBody?.content['application/json'] !== undefined)

/** Its path, with parameters that are of the right form. */
function pathOf ({ path, operation: { parameters = [] } }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((parameter: Json) => parameter.in === 'path' && parameter.name === name)
    return schema.format === 'uuid' ? '0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10' : '1'
  })
}

const sizeOf = ({ rawPayload, headers }: LightMyRequestResponse) => rawPayload.length + Object.entries(headers).join('\r\n').length

const CONTROL = '\\u0001'
const NAMES = 1000
const many = (item: (i: number) => string, count = NAMES) => Array.from({ length: count }, (_, i) => item(i)).join(',')
/** Bodies within the limit of the server. `name` is a field that the body may have. */
const bodies: Record<string, (name: string) => string> = {
  'one long name over many wrong texts': () => `{"${'n'.repeat(240_000)}":[${many(() => '"\\u0000"', 100)}]}`,
  'a long name of control characters': () => `{"${CONTROL.repeat(11_000)}":1}`,
  'many long names of control characters': () => `{${many(i => `"${CONTROL.repeat(200)}${i}":1`, 200)}}`,
  'many unknown names': () => `{${many(i => `"k${i}":1`)}}`,
  'many wrong texts in unknown names': () => `{${many(i => `"${CONTROL.repeat(8)}${i}":"\\ud800"`, NAMES)}}`,
  'wrong texts thirty levels down': () => `${`{"${'d'.repeat(1000)}":`.repeat(30)}"\\u0000"${'}'.repeat(30)}`,
  'far too deep': () => `${'{"a":'.repeat(3000)}"\\u0000"${'}'.repeat(3000)}`,
  'many wrong items of a known field': name => `{"${name}":[${many(() => '{"":"\\u0000"}', 500)}]}`,
  'a known field that is a long text': name => `{"${name}":"${CONTROL.repeat(11_000)}"}`,
  'a known field that is an object of long names': name => `{"${name}":{${many(i => `"${CONTROL.repeat(100)}${i}":{}`, 300)}}}`
}

t.test('a hostile body on every operation that takes one → a failure of its version, bounded', async t => {
  t.ok(writes.length > 20)
  for (const each of writes) {
    const { schema } = each.operation.requestBody.content['application/json']
    const document = documents[each.version] as Json
    const properties = (schema.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)]).properties
    for (const [what, make] of Object.entries(bodies)) {
      // Each field once would be long: arrays and objects, and one text.
      const names = Object.keys(properties).filter((name, index) => index === 0 || properties[name].type === 'array' ||
        properties[name].type === 'object')
      for (const name of make.length === 0 ? ['name'] : names) {
        const response = await client.send({
          method: each.method as 'POST', url: pathOf(each), payload: make(name), headers: { 'content-type': 'application/json' }
        })
        const label = `${each.method} ${each.path}: ${what} (${name}): ${response.statusCode}, ${sizeOf(response)} bytes`
        t.ok(response.statusCode === 400 && sizeOf(response) <= MAX_BYTES, label)
        t.same(Object.keys(response.json()), formatOf(each.path).schema.required, label)
      }
    }
  }
})

t.test('hostile headers, parameters and types on every operation → a failure, bounded', async t => {
  const query = (name: string) => new URLSearchParams([[name, '1']]).toString()
  const token = 'x'.repeat(60_000)
  const headers: Array<Record<string, string>> = [
    ...['idempotency-key', 'if-match', 'if-none-match', 'prefer', 'origin'].map(name => ({ [name]: token })),
    { 'content-type': `application/${token}` }, { authorization: `Bearer ${token}` }, { [token]: 'x' }
  ]
  const seen = new Set<string>()
  for (const each of operations) {
    const url = pathOf(each)
    const cases: Array<[string, Record<string, string>]> = [
      `${url}?page=x&status=x&${query('\u0001'.repeat(5000))}`,
      `${url}?fields=x&maxPageSize=x&${Array.from({ length: 500 }, (_, i) => query(`\u0002${i}`)).join('&')}`,
      `${url}?id=${'x,'.repeat(2000)}&perPage=x`,
      `${url}?${[
        'order', 'fields', 'expand', 'pageToken', 'after', 'updatedAfter', 'validateOnly', 'name', 'code', 'email', 'q'
      ].map(name => `${name}=${'%01'.repeat(450)}`).join('&')}`,
      url.replace(/1$/, 'y'.repeat(1024)),
      `${url}/${'z'.repeat(5000)}`
    ].map(address => [address, {}])
    // Headers are read alike for all of a kind.
    const kind = [each.version, each.method, each.operation.requestBody === undefined].join()
    if (!seen.has(kind)) cases.push(...headers.map(given => [`${url}?page=x`, given] as [string, Record<string, string>]))
    seen.add(kind)
    for (const [address, given] of cases) {
      const body = each.operation.requestBody === undefined
        ? {}
        : { payload: '{', headers: { 'content-type': 'application/json', ...given } }
      const response = await client.send({ method: each.method as 'POST', url: address, headers: given, ...body })
      if (response.statusCode < 400) continue // what it ignores
      t.ok(
        response.statusCode < 500 && sizeOf(response) <= MAX_BYTES,
        `${each.method} ${address.slice(0, 80)} ${Object.keys(given)[0]?.slice(0, 20)}: ${response.statusCode}, ${sizeOf(response)} bytes`
      )
    }
  }
})
