import * as fc from 'fast-check'
import { ApiError, shorten, type ErrorItem } from '../src/errors.js'
import { CATALOG, type ErrorCode } from '../src/error-catalog.js'
import { toProblem } from '../src/http/problem.js'
import { v1Errors } from '../routes/v1/errors.js'
import { v2Errors } from '../routes/v2/errors.js'
import { VERSIONS_WITH_TOY } from './toy-v3/index.js'
import { t } from './part.js'

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const sizes = (error: ApiError) => VERSIONS_WITH_TOY.map(({ errorFormat }) => bytesOf(errorFormat.render(toProblem(error, 'request-1'))))

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.tuple(
    fc.constantFrom('x', '\0', '"', '\\', '\n', 'é', '€', '😀', '\ud800', '\u007f'), fc.integer({ min: 0, max: 5000 })
  ).map(([character, count]) => character.repeat(count))
)

t.test('a text that is shortened → is whole, or says that it was cut, and fits as JSON', async t => {
  fc.assert(fc.property(anyText, fc.integer({ min: 3, max: 500 }), (text, most) => {
    const short = shorten(text, most)
    if (short === text) return bytesOf(text) - 2 <= 2 * most
    return bytesOf(short) - 2 <= most && short.endsWith('…') && text.startsWith(short.slice(0, -1)) && bytesOf(text) - 2 > most / 3
  }))
  for (const [text, most, expected] of [
    ['as it is', 8, 'as it is'],
    ['as it is', 7, 'as i…'],
    ['😀😀', 8, '😀😀'],
    ['😀😀', 7, '😀…'],
    ['\0\0', 12, '\0\0'],
    ['\0\0', 11, '\0…'],
    ['""', 3, '…']
  ] as const) t.equal(shorten(text, most), expected)
})

t.test('an error → fits into its bound in every version, whatever it is made of', async t => {
  fc.assert(fc.property(fc.array(fc.record({ target: anyText, message: anyText }), { maxLength: 150 }), items => {
    const error = new ApiError('IDEMPOTENCY_KEY_REUSED', items)
    return Math.max(...sizes(error)) <= 12_000
  }), { numRuns: 50 })
  const controls = '\u0001'.repeat(240_000)
  for (const error of [
    new ApiError('BAD_ARGUMENT', Array.from({ length: 20_000 }, () => ({ target: controls, message: controls }))),
    new ApiError('ALREADY_EXISTS', { target: controls, message: controls }),
    new ApiError('MALFORMED_REQUEST', controls)
  ]) {
    t.ok(Math.max(...sizes(error)) <= 12_000)
    t.ok(error.message.length < 12_000, 'what is logged, too')
    t.match(error.items[0]?.message, /…$/)
  }
})

t.test('a code of the catalog → its title, text and status in version 1, the code itself in version 2', async t => {
  for (const code of Object.keys(CATALOG) as ErrorCode[]) {
    const problem = toProblem(new ApiError(code), 'request-1')
    const { title, status } = CATALOG[code]
    t.match(v1Errors.render(problem), { title, status, detail: /\w/ })
    t.match(v2Errors.render(problem), { errors: [{ code, target: 'request', message: /\w/ }] })
  }
})

t.test('items that say the same → one sentence in version 1, all of them in version 2', async t => {
  const message = 'give either a or b'
  const problem = toProblem(
    new ApiError('BAD_ARGUMENT', [{ target: 'a', message }, { target: 'b', message }, { target: 'c', message: 'c is required' }]),
    'request-1'
  )
  t.match(v1Errors.render(problem), { detail: 'give either a or b; c is required' })
  t.match(v2Errors.render(problem), { errors: [{ target: 'a', message }, { target: 'b', message }, { target: 'c' }] })
})

t.test('an error of many items → those that fit, and how many more there are', async t => {
  const items = (count: number): ErrorItem[] => Array.from({ length: count }, (_, i) => ({
    target: `tags.${i}`, message: `tags.${i} must be a string`
  }))
  t.same(new ApiError('BAD_ARGUMENT', items(100)).items, items(100))
  const more = (count: number): ErrorItem => ({ target: 'request', message: `… and ${count} more`, rule: { name: 'more', count } })
  t.same(new ApiError('BAD_ARGUMENT', items(101)).items, [...items(100), more(1)])
  t.same(new ApiError('BAD_ARGUMENT', items(100), { more: 900 }).items.at(-1), more(900))
  const long = new ApiError('BAD_ARGUMENT', items(90).map(item => ({ ...item, message: item.message + 'x'.repeat(1000) }))).items
  t.ok(long.length > 5 && long.length < 90)
  t.same(long.at(-1), more(90 - (long.length - 1)))
})
