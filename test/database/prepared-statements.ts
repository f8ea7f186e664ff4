import { Type } from '@sinclair/typebox'
import sql, { raw, type Sql } from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { createDatabase as createClosed } from '../../src/database/open.js'
import { prepared } from '../../src/database/port.js'
import { MAX_PREPARED } from '../../src/database/statement-names.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { UNRESTRICTED } from '../../src/domain/shared/reader.js'
import { createDatabase } from '../helper.js'
import { t, type Test } from '../part.js'

// A connection keeps some prepared statements. Others are sent without a name.

const database = createClosed(loadConfig({ ...await createDatabase(t), DATABASE_POOL_MAX: '1' }))
t.teardown(async () => await database.close())
await database.open()
const isKept = process.env.TEST_POOLER_URL === undefined
const MANY = MAX_PREPARED + 20

/** A statement of its own for each number. */
const numbered = (n: number): Sql => prepared(sql`select ${n}::int as one /* number ${raw(String(n))} */`)

/** The numbers whose statements the connection has now. */
async function kept (t: Test): Promise<Set<number>> {
  const rows = await database.query<{ text: string }>(sql`select statement as text from pg_prepared_statements`)
  t.ok(rows.length <= MAX_PREPARED, `${rows.length} are prepared`)
  return new Set(rows.flatMap(({ text }) => /number (\d+)/.exec(text)?.[1] ?? []).map(Number))
}

t.test('more statements than a connection keeps → the first stay prepared, the others work without', { skip: !isKept }, async t => {
  for (let n = 1; n <= MANY; n++) t.same(await database.query(numbered(n)), [{ one: n }])
  const now = await kept(t)
  t.same([1, 2, MANY - 1, MANY].map(n => now.has(n)), [true, true, false, false])
})

t.test('statements with and without a name → the right rows, as objects and as JSON, together and one by one', async t => {
  const fields = jsonFields(Type.Object({ one: Type.Integer() }), UNRESTRICTED)
  for (let turn = 0; turn < 2; turn++) {
    for (let n = 1; n <= MANY; n++) t.equal((await database.queryJson(numbered(n), fields)).objects.join(), `{"one":${n}}`)
    for (let first = 1; first < MANY; first += 40) {
      const together = Array.from({ length: 40 }, (_, n) => first + n)
      await database.transaction(async tx => {
        t.same(await Promise.all(together.map(async n => await tx.query(numbered(n)))), together.map(one => [{ one }]))
      })
    }
  }
})

t.test('a value that cannot be sent → fails alone', async t => {
  const circular: { self?: object } = {}
  circular.self = circular
  const one = (value: unknown) => prepared(sql`select ${value}::text as value /* number 2000 */`)
  t.same(await database.query(one('1')), [{ value: '1' }])
  const together = await Promise.allSettled([database.query(one(circular)), database.query(one('2')), database.query(numbered(8))])
  t.same(together.map(({ status }) => status), ['rejected', 'fulfilled', 'fulfilled'])
  t.same(await database.query(one('3')), [{ value: '3' }])
})

t.test('a statement that fails, and then others → a connection that works', async t => {
  const wrong = () => prepared(sql`select ${1}::int / 0 as one /* number 1000 */`)
  await t.rejects(database.transaction(async tx => {
    await Promise.all([tx.query(wrong()), ...Array.from({ length: 40 }, async (_, n) => await tx.query(numbered(n)))])
  }), { code: '22012' })
  t.same(await database.query(numbered(7)), [{ one: 7 }])
})

t.test('a prepared statement whose rows are asked for as JSON, as objects, and as JSON again → the same rows', async t => {
  const fields = jsonFields(Type.Object({ one: Type.Integer() }), UNRESTRICTED)
  for (const [first, second] of [[1, 2], [3, 4]]) {
    const statement = () => prepared(sql`select n as one from generate_series(${first}::int, ${second}::int) n /* ${raw(String(first))} */`)
    const asJson = async () => (await database.queryJson(statement(), fields)).objects.join()
    const json = `{"one":${first}},{"one":${second}}`
    const rows = [{ one: first }, { one: second }]
    if (first === 1) t.equal(await asJson(), json)
    t.same([await database.query(statement()), await database.query(statement())], [rows, rows])
    t.equal(await asJson(), json)
  }
})
