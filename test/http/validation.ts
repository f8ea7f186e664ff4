import { Type, type TSchema } from '@sinclair/typebox'
import type { ErrorItem } from '../../src/errors.js'
import { ApiError } from '../../src/errors.js'
import { OwnIds, ListOf, TextFilter } from '../../src/http/parameters.js'
import { IGNORED, refuseUnknown, validatorCompiler, withRules } from '../../src/http/validation.js'
import { CalendarDate, Email, StrictObject, Id, Nullable, Patch, StringEnum, Text, Timestamp, Url, Uuid } from '../../src/schema.js'
import { t } from '../part.js'

interface Result { value?: Record<string, any>, error?: ApiError }

function compile (schema: TSchema, httpPart: string): (raw: unknown) => Result {
  return validatorCompiler({ schema, httpPart, method: 'GET', url: '/things' }) as (raw: unknown) => Result
}

const items = (result: Result): ErrorItem[] => {
  if (result.error === undefined) throw new Error(`It was taken: ${JSON.stringify(result.value)}`)
  return result.error.items.map(({ target, message }) => ({ target, message }))
}
const targets = (result: Result): string[] => items(result).map(item => item.target)
const message = (result: Result): string => items(result).map(item => item.message).join(' | ')

const query = compile(Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 1 })),
  id: ListOf(Id),
  status: ListOf(StringEnum(['open', 'shut'])),
  code: TextFilter('A code.'),
  active: Type.Optional(Type.Boolean()),
  after: Type.Optional(Timestamp)
}), 'querystring')

t.test('a query → each broken rule in plain English', async t => {
  const cases: Array<[Record<string, unknown>, string]> = [
    [{ after: '2026-01-31T09:30:00 02:00' },
      'after must be an RFC 3339 date-time with a zone, such as 2026-01-31T09:30:00Z: in a query, + must be sent as %2B'],
    [{ page: 'abc' }, 'page must be an integer'],
    [{ page: '1.5' }, 'page must be an integer'],
    [{ page: '0' }, 'page must be at least 1'],
    [{ page: '51' }, 'page must be at most 50'],
    [{ page: ['1', '2'] }, 'page must be given once'],
    [{ id: 'x' }, 'each value in id must be a number'],
    [{ id: '1.5' }, 'each value in id must be a positive whole number'],
    [{ id: '-3' }, 'each value in id must be a positive whole number'],
    [{ status: 'ajar' }, 'each value in status must be one of open, shut'],
    [{ code: '' }, 'code must not be empty'],
    [{ code: 'c'.repeat(256) }, 'code must have at most 255 characters'],
    [{ active: 'yes' }, 'active must be a boolean'],
    [{ after: '2026-01-31' }, 'after must be an RFC 3339 date-time with a zone, such as 2026-01-31T09:30:00Z']
  ]
  for (const [raw, expected] of cases) t.equal(message(query(raw)), expected)
})

t.test('a query → one item for each bad parameter, in the order of the request', async t => {
  t.same(targets(query({ status: 'a,b', id: 'x,y,z', page: 'q' })), ['status', 'id', 'page'])
  t.same(targets(query({ page: 'q', other: '1', id: ['x', 'y'], status: 'a' })), ['page', 'id', 'status'])
  t.same(targets(query({ id: 'x,'.repeat(500), status: 'a' })), ['id', 'status'], 'however many values are wrong')
})

t.test('a query → what is missing comes last, in schema order', async t => {
  const strict = compile(Type.Object({ first: Text(), second: Text(), third: Type.Optional(Type.Integer()) }), 'querystring')
  t.same(targets(strict({ third: 'x' })), ['third', 'first', 'second'])
  t.same(targets(strict({ third: 'x', second: '' })), ['third', 'second', 'first'])
  t.equal(message(strict({ second: 'here' })), 'first is required')
})

t.test('a query → an empty value is a wrong value', async t => {
  for (const name of ['page', 'id', 'status', 'code', 'active', 'after']) t.same(targets(query({ [name]: '' })), [name])
  t.same(targets(query({ id: '1,,2' })), ['id'])
  t.same(targets(query({ id: ['1', ''] })), ['id'])
})

t.test('an id → plain decimal digits below 2^53 and nothing else', async t => {
  const params = compile(Type.Object({ id: Id }), 'params')
  const bad = [
    '1e2', '+1', '-1', '0x10', ' 1', '1 ', '1.0', '0', '007', '9007199254740992', '99999999999999999999', 'abc', '', 'NaN', 'Infinity',
    '1_0', '١', '1\n', 'null', 'true'
  ]
  for (const id of bad) {
    t.same(targets(params({ id })), [id === '' ? 'request' : 'id'], `path ${JSON.stringify(id)}`)
    t.same(targets(query({ id })), ['id'], `query ${JSON.stringify(id)}`)
  }
  for (const id of ['1', '42', '9007199254740991']) {
    t.same(params({ id }).value, { id: Number(id) })
    t.same(query({ id }).value?.id, [Number(id)])
  }
})

t.test('a list → all three spellings, at most 100 values', async t => {
  t.same(query({ id: '1,2' }).value?.id, [1, 2])
  t.same(query({ id: ['1', '2'] }).value?.id, [1, 2])
  t.same(query({ id: ['1', '2,3'] }).value?.id, [1, 2, 3])
  t.equal(query({ id: Array.from({ length: 100 }, (_, i) => String(i + 1)) }).value?.id.length, 100)
  t.equal(message(query({ id: Array.from({ length: 101 }, (_, i) => String(i + 1)) })), 'id must have at most 100 values')
})

t.test('a query → defaults, and unknown names kept aside', async t => {
  const { value } = query({ perpage: '3', id: '1', '%': 'x' })
  t.same(value, { id: [1], page: 1 })
  t.same((value as { [IGNORED]?: string[] })[IGNORED], 'perpage, %25')
  t.equal((query({}).value as { [IGNORED]?: string[] })[IGNORED], undefined)
})

t.test('a query that is to be strict → each unknown name is an item with the nearest known one, in the order of the request', async t => {
  const strict = (raw: object) => {
    refuseUnknown(raw)
    return query(raw)
  }
  t.same(items(strict({ ID: '1', page: 'x', aftr: 'x', stauts: 'open' })), [
    { target: 'ID', message: 'ID is not a parameter of this operation; did you mean id?' },
    { target: 'page', message: 'page must be an integer' },
    { target: 'aftr', message: 'aftr is not a parameter of this operation; did you mean after?' },
    { target: 'stauts', message: 'stauts is not a parameter of this operation; did you mean status?' }
  ])
  t.equal(strict({ id: '1' }).error, undefined)
  const nothing = compile(Type.Object({}), 'querystring')
  const raw = { a: '1' }
  refuseUnknown(raw)
  t.equal(message(nothing(raw)), 'a is not a parameter of this operation; it takes none')
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}${'x'.repeat(5000)}`, '']))
  t.ok(JSON.stringify(items(strict(many))).length < 16_000)
})

t.test('another name of a parameter → the same parameter', async t => {
  const list = compile(Type.Object({ id: OwnIds(Id, 'things'), code: TextFilter('A code.') }), 'querystring')
  t.same(list({ ids: '1,2' }).value, { id: [1, 2] })
  t.same(list({ ids: '1', id: ['2', '3'] }).value, { id: [1, 2, 3] }, 'both add up')
  t.same(items(list({ code: '', ids: 'x' })), [
    { target: 'code', message: 'code must not be empty' }, { target: 'id', message: 'each value in id must be a number' }
  ])
})

t.test('a date-time → only RFC 3339 with a zone, and only days that exist', async t => {
  for (const after of [
    '2026-01-31T09:30:00', '2026-02-30T00:00:00Z', '2026-01-31 09:30:00Z', '2026-13-01T00:00:00Z', '2026-01-31T24:00:00Z',
    '2026-06-30T23:59:60Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01', '2026-01-31T09:30:00+16:00',
    '1769851800', 'now'
  ]) {
    t.same(targets(query({ after })), ['after'], after)
  }
  for (const after of [
    '2026-01-31T09:30:00Z', '2026-01-31T09:30:00.123456Z', '2026-01-31T09:30:00-03:00', '2024-02-29T00:00:00+00:00', '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z', '2026-01-31T09:30:00+15:59'
  ]) {
    t.equal(query({ after }).value?.after, after)
  }
})

t.test('a date → a day that exists, from the year 1', async t => {
  const body = compile(StrictObject({ day: CalendarDate }), 'body')
  for (const day of ['0000-01-01', '2026-02-30', '2026-1-1', '10000-01-01', '2026-01-01T00:00:00Z', '']) {
    t.same(targets(body({ day })), ['day'], day)
  }
  for (const day of ['0001-01-01', '2024-02-29', '9999-12-31']) t.equal(body({ day }).value?.day, day)
})

t.test('a URL → http or https, in ASCII, so that it is one for every reader; a UUID → in its usual form alone', async t => {
  const body = compile(StrictObject({ url: Type.Optional(Url), uuid: Type.Optional(Uuid) }), 'body')
  for (const url of [
    'ftp://example.com', 'example.com', 'https://', 'https://example.com/a b', 'https://example.com\\@127.0.0.1/', 'https://example.com/é',
    'https://example.com/😀', 'https://example.com/"', 'javascript:alert(1)'
  ]) {
    t.same(targets(body({ url })), ['url'], url)
  }
  for (const url of ['https://example.com', 'HTTP://[::1]:8080/a;b=c?d=%C3%A9&e[]=1#f']) t.equal(body({ url }).value?.url, url)
  const uuid = '0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10'
  for (const text of [`urn:uuid:${uuid}`, `{${uuid}}`, uuid.replaceAll('-', ''), `${uuid}\n`]) {
    t.same(targets(body({ uuid: text })), ['uuid'], text)
  }
  for (const text of [uuid, uuid.toUpperCase()]) t.equal(body({ uuid: text }).value?.uuid, text)
})

t.test('rules over several parameters → told together with all else, and only of sound values', async t => {
  const seen: unknown[] = []
  const ruled = compile(withRules(Type.Object({
    a: Type.Optional(Type.Integer()), b: Type.Optional(Type.Integer()), c: Type.Optional(Type.Integer())
  }), (given, route, sent) => {
    seen.push([given, route, sent])
    return given.a !== undefined && given.b !== undefined ? [{ target: 'b', message: 'b must not come with a' }] : []
  }), 'querystring')
  t.same(targets(ruled({ c: 'x', b: '1', a: '2' })), ['c', 'b'])
  t.same(seen, [[{ a: 2, b: 1 }, '/things', ['c', 'b', 'a']]])
  t.same(targets(ruled({ a: 'x', b: '1' })), ['a'])
})

const body = compile(StrictObject({
  name: Text(20),
  size: Type.Integer({ minimum: 0 }),
  note: Type.Optional(Nullable(Type.String())),
  tags: Type.Optional(Type.Array(Text(5), { maxItems: 3, uniqueItems: true })),
  person: Type.Optional(StrictObject({ email: Email }))
}), 'body')

t.test('a body → never coerced', async t => {
  for (const name of [null, 1, true, ['x'], { x: 1 }]) t.same(targets(body({ name, size: 1 })), ['name'], JSON.stringify(name))
  for (const size of ['1', null, true, [1], 1.5]) t.same(targets(body({ name: 'n', size })), ['size'], JSON.stringify(size))
  const good = { name: 'n', size: 0, note: null, tags: ['a'], person: { email: 'a@example.com' } }
  t.same(body(good).value, good)
})

t.test('a body → each broken rule with its path', async t => {
  const cases: Array<[unknown, string, string]> = [
    [{ size: 1 }, 'name', 'name is required'],
    [{ name: '', size: 1 }, 'name', 'name must not be empty'],
    [{ name: 'n', size: -1 }, 'size', 'size must be at least 0'],
    [{ name: 'n', size: 1, note: 5 }, 'note', 'note must be a string or null'],
    [{ name: 'n', size: 1, tags: ['a', 'a'] }, 'tags', 'tags must not contain a value twice'],
    [{ name: 'n', size: 1, tags: ['toolong'] }, 'tags.0', 'tags.0 must have at most 5 characters'],
    [{ name: 'n', size: 1, person: { email: 'nobody' } }, 'person.email', 'person.email must be an e-mail address'],
    [{ name: 'n', size: 1, person: {} }, 'person.email', 'person.email is required'],
    [null, 'request', 'a body is required'],
    [undefined, 'request', 'a body is required'],
    [[], 'request', 'the body must be an object'],
    ['text', 'request', 'the body must be an object']
  ]
  for (const [value, target, text] of cases) t.same(items(body(value)), [{ target, message: text }])
})

t.test('what is no object → an example of one, from its schema', async t => {
  const text = (example: string) => Text(9, { examples: [example] })
  const Option = StrictObject({ value: text('emea'), label: text('Europe'), note: Type.Optional(Text()) })
  const body = compile(StrictObject({
    options: Type.Optional(Type.Array(Option)),
    values: Type.Optional(Type.Object({}, { examples: [{ size: 3 }] })),
    person: Type.Optional(StrictObject({ name: Text() })),
    large: Type.Optional(Type.Object({}, { examples: [{ text: 'x'.repeat(300) }] }))
  }), 'body')
  t.equal(message(body({ options: ['emea'] })), 'options.0 must be an object, such as {"value":"emea","label":"Europe"}')
  t.equal(message(body({ values: 3 })), 'values must be an object, such as {"size":3}')
  t.equal(message(body({ person: 'Ada' })), 'person must be an object', 'no example')
  t.equal(message(body({ large: 3 })), 'large must be an object', 'a short one or none')
})

t.test('a body of which nothing is required → may be left out; one that must name something may not', async t => {
  const fields = { name: Type.Optional(Text()) }
  t.same(compile(StrictObject(fields), 'body')(undefined), { value: {} })
  t.equal(message(compile(Patch(fields), 'body')(undefined)), 'a body is required')
})

t.test('a body → an unknown field is refused by name, never dropped', async t => {
  const [item] = items(body({ name: 'n', size: 1, isAdmin: true }))
  t.equal(item?.target, 'isAdmin')
  t.match(item?.message, /not a known field \(known: name, size/)
  t.same(targets(body({ name: 'n', size: 1, person: { email: 'a@example.com', admin: 1 } })), ['person.admin'])
  t.same(targets(body(JSON.parse('{"name":"n","size":1,"__proto__":{"a":1}}'))), ['__proto__'])
  t.ok((items(body({ name: 'n', size: 1, ['k'.repeat(5000)]: 1 }))[0]?.target.length ?? 0) <= 200)
})

t.test('a body → twelve wrong fields are twelve items', async t => {
  const names = Array.from({ length: 12 }, (_, i) => `field${i}`)
  const wide = compile(StrictObject(Object.fromEntries(names.map(name => [name, Id]))), 'body')
  t.same(targets(wide(Object.fromEntries(names.map(name => [name, 'x'])))).sort(), [...names].sort())
  t.same(targets(wide({})), names, 'missing ones in schema order')
})

t.test('a body → NUL and lone surrogates are refused wherever they stand', async t => {
  const text = 'must be text without NUL characters or lone surrogates'
  for (const bad of ['a\0b', '\ud800', 'x\udc00y']) {
    t.same(items(body({ name: bad, size: 1 })), [{ target: 'name', message: `name ${text}` }])
    t.same(targets(body({ name: 'n', size: 1, tags: ['ok', bad] })), ['tags.1'])
    t.same(targets(body({ name: 'n', size: 1, person: { email: bad } })), ['person.email'])
  }
  t.equal(body({ name: 'ok 😀', size: 1 }).error, undefined)
  const open = compile(Type.Object({ headers: Type.Record(Type.String(), Type.String()) }), 'body')
  t.ok(open({ headers: { 'a\0b': 'x' } }).error instanceof ApiError, 'also in the name of a field')
})

t.test('a body → depth and width do not break the validator', async t => {
  let deep: unknown = 'x'
  for (let i = 0; i < 50_000; i++) deep = { a: deep }
  t.same(targets(body({ name: 'n', size: 1, deep })), ['deep'])
  const many = (value: string) => body(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, value])))
  for (const value of ['\0', 'x']) {
    const told = items(many(value))
    t.ok(told.length > 10 && told.length <= 101)
    t.equal(told.at(-1)?.message, `… and ${20_000 + (value === 'x' ? 2 : 0) - (told.length - 1)} more`)
  }
  const name = 'n'.repeat(240_000)
  for (const item of items(body({ name: 'n', size: 1, [name]: { [name]: ['\0', '\0'] } }))) {
    t.match(item, { target: /^n{197}…$/, message: /^n{197}… must be text without NUL/ })
  }
})

t.test('unknown fields of a body → a suggestion for a few slips, none for many, which would cost work', t => {
  const body = compile(StrictObject({ firstName: Type.Optional(Text()), place: Type.Optional(StrictObject({ city: Text() })) }), 'body')
  t.equal(message(body({ fistName: 'x' })), 'fistName is not a known field (known: firstName, place): did you mean firstName?')
  t.match(message(body({ place: { city: 'x', ctiy: 'x' } })), /^place\.ctiy is not .+ \(known: city\): did you mean city\?$/)
  t.equal(message(body({ salary: 1 })), 'salary is not a known field (known: firstName, place)')
  const slips = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`firstNam${i}`, 1]))
  t.equal(items(body(slips(3))).filter(item => item.message.endsWith('did you mean firstName?')).length, 3)
  t.notMatch(message(body(slips(4))), 'did you mean')
  t.end()
})
