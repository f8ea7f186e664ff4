import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exampleRequests, recordExamples, withSandbox, type ExampleRequest } from '../../scripts/examples.js'
import { openapiDocuments } from '../../src/documents.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import type { Examples } from '../../src/http/openapi/texts.js'
import { ROOT } from '../helper.js'
import { t } from '../part.js'
import { operationsOf, validatorOf, type Json } from './operations.js'

// The examples hold: whoever sends one to a fresh sandbox gets what the document shows.

const documents = Object.fromEntries(Object.entries(await openapiDocuments()).map(([version, text]) => [version, JSON.parse(text) as Json]))
const committed = JSON.parse(readFileSync(path.join(ROOT, 'openapi/examples.json'), 'utf8')) as Examples

/** Everything of kinds that others refer to is in use in the sandbox, and the document shows that answer. */
const CONFLICTS = KINDS.catalogues.filter(kind => KINDS.referrersOf(kind).length > 0).map(({ plural }) => `DELETE /api/v1/${plural}/{id}`)

/** A request in the concepts, and its answer. `…` stands for what differs. */
interface Shown { request: Omit<ExampleRequest, 'name'>, status: number, body: unknown }

function shownIn (document: Json): Shown[] {
  return [...String(document.info.description).matchAll(/```http\n(\w+) (.+)\n(\{.+\})?\n?\n(\d+)\n([\s\S]+?)\n```/g)].map(example => {
    const [, method = '', url = '', payload, status, body = ''] = example
    const request = { method, url: encodeURI(url), ...(payload !== undefined && { payload: JSON.parse(payload) as object }) }
    return { request, status: Number(status), body: JSON.parse(body.replaceAll('\n', ' ')) as unknown }
  })
}

const [recorded, answered] = await withSandbox(async send => {
  const examples = await recordExamples(send)
  const answers = []
  for (const shown of Object.values(documents).flatMap(shownIn)) answers.push({ shown, answer: await send(shown.request) })
  return [examples, answers] as const
})

t.test('every request in the concepts → the answer that is shown', t => {
  t.ok(answered.length >= 5)
  for (const { shown: { request, status, body }, answer } of answered) {
    t.equal(answer.statusCode, status, request.url)
    t.match(answer.json(), JSON.parse(JSON.stringify(body), (_, value: unknown) => value === '…' ? undefined : value), request.url)
  }
  t.end()
})

t.test('every request example → 2xx of a fresh sandbox, or the conflict that the document shows', t => {
  t.same(Object.keys(recorded), Object.values(documents).flatMap(exampleRequests).map(({ name }) => name))
  for (const [name, answers] of Object.entries(recorded)) {
    for (const status of Object.keys(answers)) t.match(status, CONFLICTS.includes(name) ? /^409$/ : /^20[014]$/, name)
  }
  t.same(recorded, committed, 'and the answers are those that are committed: npm run generate')
  t.end()
})

/** A file is sent as it is: no example shows it. */
const isBytes = (content: Json): boolean => 'application/pdf' in content || 'text/calendar' in content

t.test('every answer that is recorded → stands in the document, and validates against its schema', t => {
  for (const { version, method, path, operation } of operationsOf(documents)) {
    const name = `${method} ${path}`
    const successes = Object.entries<Json>(operation.responses)
      .filter(([status, { content }]) => /^2/.test(status) && content !== undefined && !isBytes(content))
    for (const [status] of successes) t.ok(CONFLICTS.includes(name) || committed[name]?.[status] !== undefined, `${name} ${status}`)
    for (const [status, body] of Object.entries(committed[name] ?? {})) {
      const types = operation.responses[status].content ?? {}
      const [content] = Object.values<Json>(types)
      if (content === undefined || isBytes(types)) continue
      t.same(content.example, body, `${name} ${status}`)
      const validate = validatorOf(documents[version], content.schema)
      t.ok(validate(body), `${name} ${status}: ${JSON.stringify(validate.errors)}`)
    }
  }
  t.end()
})
