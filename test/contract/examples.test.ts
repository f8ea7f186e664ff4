import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { exampleRequests, recordExamples } from '../../scripts/examples.js'
import { openapiDocuments } from '../../src/documents.js'
import type { Examples } from '../../src/http/openapi/examples.js'
import { ROOT } from '../helper.js'
import { operationsOf, validatorOf, type Json } from './operations.js'

// The examples hold: whoever sends one to a fresh sandbox gets what the document shows.

const documents = Object.fromEntries(Object.entries(await openapiDocuments()).map(([version, text]) => [version, JSON.parse(text) as Json]))
const committed = JSON.parse(readFileSync(path.join(ROOT, 'openapi/examples.json'), 'utf8')) as Examples

/** Everything of this kind is in use in the sandbox, and the document shows that answer. */
const CONFLICTS = ['departments', 'roles', 'branches', 'users'].map(plural => `DELETE /api/v1/${plural}/{id}`)

t.test('every request example → 2xx of a fresh sandbox, or the conflict that the document shows', async t => {
  const recorded = await recordExamples()
  t.same(Object.keys(recorded), Object.values(documents).flatMap(exampleRequests).map(({ name }) => name))
  for (const [name, answers] of Object.entries(recorded)) {
    for (const status of Object.keys(answers)) t.match(status, CONFLICTS.includes(name) ? /^409$/ : /^20[014]$/, name)
  }
  t.same(recorded, committed, 'and the answers are those that are committed: npm run examples')
})

t.test('every answer that is recorded → stands in the document, and validates against its schema', async t => {
  for (const { version, method, path, operation } of operationsOf(documents)) {
    const name = `${method} ${path}`
    const successes = Object.entries<Json>(operation.responses).filter(([status, { content }]) => /^2/.test(status) && content !== undefined)
    for (const [status] of successes) t.ok(CONFLICTS.includes(name) || committed[name]?.[status] !== undefined, `${name} ${status}`)
    for (const [status, body] of Object.entries(committed[name] ?? {})) {
      const [content] = Object.values<Json>(operation.responses[status].content ?? {})
      if (content === undefined) continue
      t.same(content.example, body, `${name} ${status}`)
      const validate = validatorOf(documents[version], content.schema)
      t.ok(validate(body), `${name} ${status}: ${JSON.stringify(validate.errors)}`)
    }
  }
})
