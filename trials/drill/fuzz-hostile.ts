import * as fc from 'fast-check'
import type { Json } from './fuzz-contract.js'

/** Part of texts of all kinds, so that they are found where they must not be. */
export const MARK = 'q7Zfuzz'
/** Requests to such addresses go to this machine, where nobody listens. */
export const ADDRESS = 'http://127.0.0.1:9/'

export const TEXTS = [
  MARK, `${MARK}'); drop table jobs; --`, `{{7*7}}\${7*7}<%= 7 %>${MARK}`, `<script>alert('${MARK}')</script>`,
  '__proto__', 'constructor', 'hasOwnProperty', 'toString', '../../../etc/passwd', '%s%n%x', 'null', '-0',
  ' ', '%', '_', '\\', '"', "'", ',', ';',
  '\u202e\ufeff\u2028', '\u0001\u001b[31m\r\nX: y', '\u007f\u0085', '👩‍👩‍👧‍👦', 'e\u0301'.repeat(20), 'ﬀ', 'ı', 'İ'
]
const UNUSABLE = ['\0', `${MARK}\0`, '\ud800', `a\udc00${MARK}`, '\udbff\udbff']
const DEEP: unknown = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)
const WIDE = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${MARK}${i}`, i]))

/** Values that are rarely valid. */
export const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, -1e-320, 2 ** 31, 2 ** 53, 1e21, '', [], {}, [null], [[]], ['', ''], DEEP, WIDE),
  fc.constantFrom<unknown>(...TEXTS, ...UNUSABLE),
  fc.constantFrom('x'.repeat(256), '😀'.repeat(1001), '\u0001'.repeat(5000), 'ä'.repeat(50_001)),
  fc.constantFrom('0000-00-00', '2026-02-30', '2026-12-31T24:00:00Z', '2026-01-01T00:00:00', '00000000-0000-0000-0000-00000000000g'),
  fc.constantFrom('a@b', 'javascript:alert(1)', 'http://', `${ADDRESS}\t`),
  fc.jsonValue({ maxDepth: 2 })
)

/** Texts of parameters that are rarely valid, as written in a URL. */
export const oddText = fc.oneof(
  fc.constantFrom('', '%ZZ', '%', '%ff', '%c0%af', '%ed%a0%80', '%00', '%0a', 'NaN', 'null', 'true', '*', '~'),
  fc.constantFrom('+1', '-1', '0', '01', '1.0', '1e3', '0x10', '1%201', '%EF%BC%91', '9007199254740992', '99999999999999999999'),
  fc.constantFrom('x'.repeat(300), '%F0%9F%98%80'.repeat(90), '9'.repeat(1024), 'y'.repeat(1025), '1,'.repeat(150), 'z'.repeat(17_000)),
  fc.constantFrom(...TEXTS).map(encodeURIComponent)
)
export const oddName = fc.constantFrom(
  '', '__proto__', 'constructor', 'unknown', MARK, 'fields', 'page', '%00', '%F0%9F%98%80', '%ff', 'a%5Bb%5D', '%5B%5D', 'x'.repeat(2000)
)

/** One header at a time. */
export const HEADERS: Record<string, string[]> = {
  authorization: ['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${MARK.repeat(5)}`, `Bearer ${'x'.repeat(5000)}`],
  'content-type': [
    'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/merge-patch+json',
    'application/json; charset=utf-16', '/', 'application/json;;;', 'x'.repeat(3000)
  ],
  'content-encoding': ['gzip', 'x'],
  'if-match': ['*', '"1-x"', 'W/"1-x"', '"', '1', '"1-x", "2-y"', '\u00ff', '"9999999999-x"', '"'.repeat(3000)],
  'if-none-match': ['*', '"1-x"', '\u00ff', ','.repeat(3000)],
  'idempotency-key': [MARK, '', ' ', '\u00e9', 'x'.repeat(255), 'x'.repeat(256), '"key"', "'; --"],
  'x-request-id': ['a', '\u00ff', 'x'.repeat(5000), '{"a":1}'],
  accept: ['text/html', 'x', '*/*;q=0', 'application/xml'],
  'accept-encoding': ['gzip', 'br;q=1', 'x'],
  prefer: ['return=minimal', 'x'.repeat(3000)],
  range: ['bytes=0-1', 'bytes=9-1'],
  origin: ['null', 'http://127.0.0.1', '\u00ff'],
  expect: ['100-continue', 'x'],
  cookie: ['a=b; '.repeat(1000)],
  'x-forwarded-for': ['127.0.0.1', '\u00ff', '1, '.repeat(1000)],
  'x-http-method-override': ['DELETE'],
  [MARK.toLowerCase()]: ['x'.repeat(70_000), '\u00ff']
}

/** Bodies that are not JSON, or more JSON than allowed. */
export const SPOILED: Record<string, (json: string) => Buffer> = {
  truncated: json => Buffer.from(json.slice(0, -1)),
  bom: json => Buffer.from(`\ufeff${json}`),
  'not UTF-8': json => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0x22, 0xff, 0xc0, 0x22])]),
  'UTF-16': json => Buffer.from(json, 'utf16le'),
  twice: json => Buffer.from(json + json),
  empty: () => Buffer.alloc(0),
  blank: () => Buffer.from(' \n'),
  NaN: json => Buffer.from(json.replace(/:.*?([,}])/, ':NaN$1')),
  'a number beyond all': json => Buffer.from(json.replace(/:-?[\d.e+-]+/g, ':1e400')),
  'a number with many digits': json => Buffer.from(json.replace(/:-?[\d.e+-]+/g, ':1.00000000000000000000000000000001')),
  'a prototype': json => Buffer.from(json.replace('{', '{"__proto__":{"x":1},')),
  'a constructor': json => Buffer.from(json.replace('{', '{"constructor":{"prototype":{"x":1}},')),
  'a name twice': json => Buffer.from(json.replace(/\{("\w+":)/, '{$1null,$1')),
  deep: json => Buffer.from(`${'{"a":'.repeat(5000)}${json}${'}'.repeat(5000)}`),
  wide: () => Buffer.from(`[${'1,'.repeat(20_000)}1]`),
  large: json => Buffer.from(json + ' '.repeat(262_144))
}

/** A value with a change at one place. */
interface Change { at: number, what: 'put' | 'remove' | 'add', name: string, value: unknown }

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(99),
  what: fc.constantFrom('put', 'put', 'remove', 'add'),
  name: fc.constantFrom(...TEXTS, ...UNUSABLE, '', 'id'),
  value: odd
})

export function apply (whole: unknown, { at, what, name, value }: Change): unknown {
  const copy = structuredClone(whole)
  const places: Array<[Json, string]> = []
  const objects: Json[] = []
  const walk = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return
    objects.push(inner)
    for (const key of Object.keys(inner)) {
      places.push([inner, key])
      walk((inner as Json)[key])
    }
  }
  walk(copy)
  const object = objects[at % objects.length]
  const place = places[at % places.length]
  if (what === 'add' && object !== undefined) define(object, name, value)
  else if (place === undefined) return value
  else if (what === 'remove') Reflect.deleteProperty(...place)
  else define(...place, value)
  return copy
}

/** A field of any name, such as `__proto__`. */
function define (object: Json, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
}
