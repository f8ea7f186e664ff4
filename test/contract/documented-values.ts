import { Type } from '@sinclair/typebox'
import { valueRequests } from '../../scripts/documented-values.js'
import { openapiDocuments } from '../../src/documents.js'
import { OffsetParameters } from '../../src/http/offset-page.js'
import { seedSandbox } from '../../src/sandbox/company.js'
import { Id } from '../../src/schema.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import type { Json } from './operations.js'

// What the documents say that a parameter may be, it may be: each value and each bound, of each parameter of each operation.

const documents = Object.values(await openapiDocuments()).map(text => JSON.parse(text) as Json)
const requests = valueRequests(documents)

/** What the description of a parameter says when not every text within its bounds is a value, or none is one by itself. */
const NEEDS_MORE = /`page × perPage` is at most|`nextPageToken`|`cursor`|interrupted export/

t.test('every documented value of every parameter → is never a 5xx, and none in a query is a 400', async t => {
  const app = await build(t)
  const { companyId } = await seedSandbox(app.database)
  const client = await createClient(app, { companyId })
  for (const kind of ['query', 'path', 'header']) t.ok(requests.some(({ parameter }) => parameter.in === kind), kind)
  const wrong: string[] = []
  for (const { name, method, url, payload, headers, parameter } of requests) {
    const { statusCode, body } = await client.send({ method: method as 'GET', url, payload, headers })
    const isRefused = statusCode === 400 && parameter.in === 'query' && !NEEDS_MORE.test(parameter.description)
    if (statusCode >= 500 || isRefused) wrong.push(`${name}, ${parameter.name}: ${url.slice(0, 200)}: ${statusCode} ${body.slice(0, 200)}`)
  }
  t.same(wrong, [])
})

t.test('the orders of a list → are of fields that its objects have, or it does not compile', t => {
  const Nameless = Type.Object({ id: Id }, { title: 'Nameless' })
  t.same(OffsetParameters(Nameless, ['id']).order.enum, ['id asc', 'id desc'])
  // @ts-expect-error These have no name.
  OffsetParameters(Nameless, ['id', 'name'])
  t.end()
})
