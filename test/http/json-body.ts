import * as fc from 'fast-check'
import { ApiError } from '../../src/errors.js'
import { checkJson, describeSyntaxError, MAX_DEPTH, MAX_VALUES } from '../../src/http/json-body.js'
import { makeCandidate } from '../factories.js'
import { upload } from '../forms.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'

/** Why it is refused; undefined when it may be read. */
function fault (json: string | Buffer): string | undefined {
  try {
    checkJson(Buffer.from(json))
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    return error.message
  }
}

const numbers = (count: number) => `[${Array(count).fill('1').join(',')}]`
const TOO_DEEP = 'the body must not be nested more than 32 levels deep'
const TOO_MANY = 'the body must not contain more than 10000 values and field names'

t.test('depth → up to 32 levels', async t => {
  t.equal(fault('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)), undefined)
  t.equal(fault('['.repeat(MAX_DEPTH + 1) + ']'.repeat(MAX_DEPTH + 1)), TOO_DEEP)
  t.equal(fault('{"a":'.repeat(MAX_DEPTH) + '1' + '}'.repeat(MAX_DEPTH)), undefined)
  t.equal(fault('{"a":['.repeat(20) + ']}'.repeat(20)), TOO_DEEP)
  t.equal(fault('['.repeat(125_000)), TOO_DEEP, 'also of what never ends')
  t.equal(fault(`[${Array(100).fill('[[[]]]').join(',')}]`), undefined, 'levels side by side are no depth')
  t.equal(fault(JSON.stringify({ text: '[{'.repeat(100), ['[[{'.repeat(100)]: 1 })), undefined, 'nor are brackets in texts and names')
  t.equal(
    fault(`["\\"${'['.repeat(100)}","\\\\",${'['.repeat(MAX_DEPTH - 1)}${']'.repeat(MAX_DEPTH - 1)}]`), undefined, 'whatever is escaped'
  )
  t.equal(fault(`["\\\\",${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}]`), TOO_DEEP)
})

t.test('values and names → up to 10 000 together', async t => {
  t.equal(fault(numbers(MAX_VALUES - 1)), undefined, 'the array is one, too')
  t.equal(fault(numbers(MAX_VALUES)), TOO_MANY)
  const fields = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [
    `k${i}`, i % 2 === 0 ? '' : null
  ])))
  t.equal(fault(fields(4999)), undefined)
  t.equal(fault(fields(5000)), TOO_MANY)
  t.equal(fault(`[${Array(9999).fill('{}').join(' ,\t\r\n')}]`), undefined, 'blanks and empty ones count for nothing more')
  t.equal(fault(`[${Array(10_000).fill('""').join(',')}]`), TOO_MANY)
  t.equal(fault(JSON.stringify({ text: '1,2,"{[]}:'.repeat(20_000) })), undefined, 'nor does what stands in a text')
  t.equal(fault(`[${'1'.repeat(200_000)},-1.5e+300,true,false,null]`), undefined)
})

t.test('any JSON → counted as its values and names are', async () => {
  const count = (value: unknown): number => 1 + (typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((sum, inner) => sum + count(inner), Array.isArray(value) ? 0 : Object.keys(value).length))
  fc.assert(fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
    const [json, rest] = [JSON.stringify(value, null, indent), MAX_VALUES - 1 - count(value)]
    const around = (more: number) => fault(`[${'1,'.repeat(more)}${json}]`)
    return around(rest) === undefined && around(rest + 1) === TOO_MANY
  }), { numRuns: 200 })
})

t.test('bytes → UTF-8 alone', async t => {
  const around = (...bytes: number[]) => Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')])
  for (const bytes of [[0xff], [0xc3], [0xe9], [0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]]) {
    t.equal(fault(around(...bytes)), 'the body must be UTF-8', String(bytes))
  }
  t.equal(fault(Buffer.from('\ufeff{"a":1}', 'utf16le')), 'the body must be UTF-8')
  for (const json of ['{"name":"é€😀\u007f"}', '\ufeff{"name":"a"}', '']) t.equal(fault(json), undefined)
})

t.test('what is no JSON → is left to the parser', async t => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
    const found = fault(text)
    return found === undefined || found === TOO_DEEP
  }))
  for (const text of ['"', '"\\', '{"a', ']]]]]]]', '{', 'nul', ':,:,', '"\\"', '1 1 1']) t.equal(fault(text), undefined, text)
})

t.test('JSON that is refused → its first fault by line and column', async t => {
  const cases: Array<[string, string]> = [
    ['{"name":\n  "Ada" "age": 1}', 'line 2, column 9: a comma is missing'],
    ['{"name": Ada}', 'line 1, column 10: this is not JSON (strings stand in double quotes)'],
    ["{'name': 1}", 'line 1, column 2: this is not JSON (strings stand in double quotes)'],
    ['{"a": 1,}', 'line 1, column 9: the name of a field in double quotes is missing'],
    ['[1, 2', 'line 1, column 6: a closing bracket is missing'],
    ['{"a" 1}', 'line 1, column 6: a colon is missing'],
    ['{"a": "x}', 'line 1, column 7: the closing quote of a string is missing'],
    ['{} {}', 'line 1, column 4: nothing may follow'],
    ['{"a": 1} // one', 'line 1, column 10: JSON has no comments'],
    ['{"a": "\t"}', 'line 1, column 7: control characters in strings must be escaped']
  ]
  for (const [json, fault] of cases) t.equal(describeSyntaxError(json), `the body is not valid JSON: ${fault}`, json)
  t.match(describeSyntaxError('{"__proto__": 1}'), /must not contain a field `__proto__`/)
})

t.test('any JSON with a character taken out → one short line that shows nothing of it, where the parser refuses it', async () => {
  fc.assert(fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
    const json = JSON.stringify({ 'a field': value, secret: 'confidential' }, null, 1)
    const broken = json.slice(0, at % json.length) + json.slice(at % json.length + 1)
    try {
      JSON.parse(broken)
      return true
    } catch {
      const fault = describeSyntaxError(broken)
      const [, line = '', column = ''] = /^the body is not valid JSON: line (\d+), column (\d+): [\w (),]{1,80}$/.exec(fault) ?? []
      return Number(line) <= broken.split('\n').length && Number(column) >= 1 && !fault.includes('confidential')
    }
  }), { numRuns: 500 })
})

t.test('a body or a file in a content coding → 415 that says so, as nothing here would decode it; identity is none', async t => {
  const app = await sharedApp()
  const client = await createClient(app)
  const id = await makeCandidate(app, client.companyId)
  const send = (coding: string) => [
    client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'A' }, headers: { 'content-encoding': coding } }),
    upload(client, `/api/v2/candidates/${id}/attachments`, { headers: { 'content-encoding': coding } })
  ]
  for (const coding of ['gzip', 'identity, br']) {
    for (const { statusCode, headers, body } of await Promise.all(send(coding))) {
      t.strictSame([statusCode, headers['accept-encoding']], [415, 'identity'], coding)
      t.match(body, 'send the body without Content-Encoding')
    }
  }
  for (const coding of ['identity', ' Identity', '']) {
    for (const { statusCode, body } of await Promise.all(send(coding))) t.match(statusCode, /^20[01]$/, body)
  }
})
