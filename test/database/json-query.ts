import assert from 'node:assert/strict'
import fc from 'fast-check'
import sql, { raw } from 'sql-template-tag'
import { Type } from '@sinclair/typebox'
import { prepared, type JsonField } from '../../src/database/port.js'
import { toJsonObject } from './json-objects.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { UNRESTRICTED } from '../../src/domain/shared/reader.js'
import { build } from '../helper.js'
import { t } from '../part.js'

// Rows become JSON without objects in between; what is parsed and serialized the ordinary way must have the same text.

const Thing = Type.Object({
  id: Type.Integer(),
  small: Type.Integer(),
  count: Type.Integer(),
  yes: Type.Boolean(),
  text: Type.String(),
  short: Type.String(),
  uuid: Type.String(),
  day: Type.String(),
  at: Type.String(),
  amount: Type.Number(),
  ratio: Type.Number(),
  names: Type.Array(Type.String()),
  list: Type.Array(Type.Object({ language: Type.String(), level: Type.String() })),
  part: Type.Unsafe<{ text: string, at: string } | null>({
    type: ['object', 'null'], properties: { text: Type.Unsafe({ type: ['string', 'null'] }), at: Type.String() }
  })
})
const FIELDS = jsonFields(Thing, UNRESTRICTED)

const COLUMNS = {
  id: 'int8',
  small: 'int2',
  count: 'int4',
  yes: 'bool',
  text: 'text',
  short: 'varchar',
  uuid: 'uuid',
  day: 'date',
  at: 'timestamptz(3)',
  amount: 'numeric',
  ratio: 'float8',
  names: 'text[]',
  list: 'jsonb',
  partText: 'text',
  partAt: 'timestamptz(3)'
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '"', '\\', '\u0001\u001f\n\r\t\b\f', '\u007f\u2028é😀', 'x'.repeat(70_000), '"'.repeat(3000))
).map(text => text.replaceAll('\0', '').toWellFormed())
const anyTime = fc.date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
const anyLanguage = fc.record({ level: anyText, language: anyText, more: anyText })
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 })
const anyRow = fc.record({
  id: fc.maxSafeInteger(),
  small: orNull(fc.integer({ min: -32768, max: 32767 })),
  count: orNull(fc.integer()),
  yes: orNull(fc.boolean()),
  text: orNull(anyText),
  short: orNull(anyText),
  uuid: orNull(fc.uuid()),
  day: orNull(anyTime.map(time => time.toISOString().slice(0, 10))),
  at: orNull(anyTime.map(time => time.toISOString())),
  amount: orNull(fc.oneof(fc.double({ min: -1e12, max: 1e12, noNaN: true }).map(String), fc.constantFrom('5500.00', '0.10', '-0'))),
  ratio: orNull(fc.double({ noNaN: true, noDefaultInfinity: true })),
  names: orNull(fc.array(anyText, { maxLength: 4 })),
  list: orNull(fc.array(anyLanguage, { maxLength: 3 }).map(list => JSON.stringify(list))),
  partText: orNull(anyText),
  partAt: orNull(anyTime.map(time => time.toISOString()))
})

const { database: db } = await build(t)
const columnOf = (name: string, type: string): string => {
  if (type === 'text[]') return `case when row -> '${name}' <> 'null' then array(select jsonb_array_elements_text(row -> '${name}')) end`
  return `(row ->> '${name}')::${type}`
}
const SELECTED = raw(Object.entries(COLUMNS).map(([name, type]) => `${columnOf(name, type)} as "${name}"`).join(', '))
const statementOf = (rows: object[]) =>
  sql`select ${SELECTED} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality e (row, n) order by n`
const expected = (rows: Array<Record<string, unknown>>, fields: readonly JsonField[] = FIELDS) =>
  rows.map(row => JSON.stringify(toJsonObject(fields, row)))

t.test('queryJson → the text of the parsed and serialized rows, for every type, and null', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), fc.boolean(), async (rows, isPrepared) => {
    const statement = isPrepared ? prepared(statementOf(rows)) : statementOf(rows)
    const parsed = await db.query<Record<string, unknown>>(statement)
    const { objects, count, first, last, values } = await db.queryJson(statement, FIELDS)
    assert.deepEqual(objects, expected(parsed))
    assert.equal(count, rows.length)
    for (const column of ['id', 'text', 'at', 'list']) {
      assert.deepEqual([first(column), last(column)], [parsed[0]?.[column], parsed.at(-1)?.[column]])
      assert.deepEqual(values(column), parsed.map(row => row[column]))
    }
  }), { numRuns: 40 })
})

t.test('limit → rows beyond it are counted; nothing for no rows', async t => {
  const { objects, count, last, values } = await db.queryJson(sql`select n as id from generate_series(1, 5) n`, FIELDS, 3)
  t.same([objects, count, last('id'), last('text'), values('id')], [['{"id":1}', '{"id":2}', '{"id":3}'], 5, 3, null, [1, 2, 3]])
  const none = await db.queryJson(sql`select 1 as id where false`, FIELDS)
  t.same([none.objects, none.count, none.first('id')], [[], 0, undefined])
})

t.test('chosen fields → those alone, nested ones by part; a nested object is null where a part is that never is in it', async t => {
  const chosen = new Set(['id', 'part.text'])
  const fields = jsonFields(Thing, UNRESTRICTED, { key: 'some', includes: path => chosen.has(path) })
  const { objects } = await db.queryJson(sql`
    select n as id, case n when 1 then 'a' end as "partText", case when n < 3 then now() end as "partAt"
    from generate_series(1, 3) n`, fields)
  t.equal(objects.join(), '{"id":1,"part":{"text":"a"}},{"id":2,"part":{"text":null}},{"id":3,"part":null}')
})

t.test('a statement that fails in the middle of its rows → its error; the connection goes on, for rows of either kind', async t => {
  for (const wrap of [prepared, (statement: ReturnType<typeof sql>) => statement]) {
    for (let time = 0; time < 3; time++) {
      const failing = wrap(sql`select 1000 / (900 - n) as id from generate_series(1, 1000) n`)
      await t.rejects(db.queryJson(failing, FIELDS), { code: '22012' })
      t.equal((await db.queryJson(wrap(sql`select 7 as id`), FIELDS)).objects.join(), '{"id":7}')
      t.same(await db.query(wrap(sql`select 8 as id`)), [{ id: 8 }])
    }
  }
})

t.test('a value that cannot be sent → its error; the next statements have their own rows', async t => {
  const unsendable = { toPostgres () { throw new Error('unsendable') } }
  for (let time = 0; time < 3; time++) {
    await t.rejects(db.queryJson(sql`select ${unsendable}::text as text`, FIELDS), { message: 'unsendable' })
    t.same(await db.query(sql`select n as id from generate_series(1, 2) n`), [{ id: 1 }, { id: 2 }])
    await t.rejects(db.queryJson(sql`select ${unsendable}::text as text`, FIELDS), { message: 'unsendable' })
    t.equal((await db.queryJson(sql`select 7 as id`, FIELDS)).objects.join(), '{"id":7}')
  }
})

t.test('notices between rows, and a session in another zone → the same rows', async t => {
  await db.query(sql`
    create function noisy(n int) returns int language plpgsql as $$ begin raise warning 'row %', n; return n; end $$`)
  const warned = await db.queryJson(sql`select noisy(n) as id from generate_series(1, 3) n`, FIELDS)
  t.equal(warned.objects.join(), '{"id":1},{"id":2},{"id":3}')
  await db.withClient(async client => await client.query("set timezone = 'America/Sao_Paulo'"))
  const { objects } = await db.queryJson(sql`select '2026-03-02T09:30:00.5Z'::timestamptz as at`, FIELDS)
  t.equal(objects.join(), '{"at":"2026-03-02T09:30:00.500Z"}')
  await db.withClient(async client => await client.query("set timezone = 'UTC'"))
})

t.test('rows side by side on all connections → each statement has its own', async t => {
  const answers = await Promise.all(Array.from({ length: 60 }, async (_, number) => {
    const { objects } = await db.queryJson(prepared(sql`select ${number}::int as id, repeat('x', ${number * 300}) as text`), FIELDS)
    return JSON.parse(objects.join()) as { id: number, text: string }
  }))
  t.same(answers.map(({ id }) => id), answers.map((_, number) => number))
  t.ok(answers.every(({ id, text }) => text.length === id * 300))
})

t.test('a prepared statement whose result changes its type → an error, never a wrong value', async t => {
  await db.query(sql`create table changing (id int, text int)`)
  await db.query(sql`insert into changing values (1, 2)`)
  const read = async () => (await db.queryJson(prepared(sql`select id, text from changing`), FIELDS)).objects.join()
  for (let time = 0; time < 3; time++) t.equal(await read(), '{"id":1,"text":2}')
  await db.query(sql`alter table changing alter column text type text`)
  for (let time = 0; time < 3; time++) await t.rejects(read(), { code: '0A000' })
})
