import { setImmediate as nextTurn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Type } from '@sinclair/typebox'
import type { JsonRows, LookupKind } from '../../src/database/port.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { UNRESTRICTED } from '../../src/domain/shared/reader.js'
import { toTemplate } from '../../src/database/statement-template.js'
import { build } from '../helper.js'
import { t } from '../part.js'

// Look-ups by id that wait at the same time share a statement: each must have its own row, as if it were alone.

const Thing = Type.Object({ id: Type.Integer(), text: Type.String() })
const FIELDS = jsonFields(Thing, UNRESTRICTED)

const { database: db } = await build(t)
await db.query(sql`create table things (company_id bigint, id bigint, text text, version int, primary key (company_id, id))`)
await db.query(sql`insert into things select company, n, 'of ' || company || E'\nno. ' || n, n + 7
  from generate_series(1, 2) company, generate_series(1, 200) n`)

/** The ids of each statement. */
let statements: number[][] = []
t.beforeEach(() => { statements = [] })
const queryJson = db.queryJson.bind(db)
Object.assign(db, {
  queryJson: async (...query: Parameters<typeof queryJson>) => {
    statements.push(query[0].values.at(-1) as number[])
    return await queryJson(...query)
  }
})
const kind = (companyId: number): LookupKind => ({
  name: 'things',
  companyId,
  statementOf: (companyId, ids) => sql`select id, text, version from things where company_id = ${companyId} and id = any(${ids})`
})
const find = async (companyId: number, id: number): Promise<JsonRows> => await db.of(companyId).findJson(kind(companyId), id, FIELDS)
const textOf = ({ objects: [json] }: JsonRows): unknown => json === undefined ? undefined : (JSON.parse(json) as { text: string }).text

t.test('many at the same time → each has its own row, in few statements', async t => {
  const ids = Array.from({ length: 150 }, (_, index) => index * 3 % 211 + 1)
  const found = await Promise.all(ids.flatMap(id => [find(1, id), find(2, id), find(1, id)]))
  const texts = ids.flatMap(id => [1, 2, 1].map(company => id > 200 ? undefined : `of ${company}\nno. ${id}`))
  t.same(found.map(textOf), texts)
  t.same(found.map(rows => rows.count), texts.map(text => text === undefined ? 0 : 1))
  t.same(found.map(rows => rows.first('version')), ids.flatMap(id => Array<unknown>(3).fill(id > 200 ? undefined : id + 7)))
  t.ok(statements.length < 40, `${statements.length} statements`)
  t.ok(statements.every(asked => asked.length <= 20), 'of a bounded number of rows')
})

t.test('look-ups that follow each other turn by turn → share a statement, which waits for few turns only', async t => {
  const found: Array<Promise<JsonRows>> = []
  for (let id = 1; id <= 12; id++) {
    found.push(find(1, id))
    await nextTurn()
  }
  const rows = await Promise.all(found)
  t.same(rows.map(textOf), rows.map((_, index) => `of 1\nno. ${index + 1}`))
  t.ok(statements.length <= 6, `${statements.length} statements`)
  t.ok(statements.length >= 2, 'none waits for as long as more come')
})

t.test('a row alone', async t => {
  const rows = await find(2, 9)
  t.same(rows.objects, ['{"id":9,"text":"of 2\\nno. 9"}'])
  t.same([rows.values('id'), rows.last('id'), statements], [[9], 9, [[9]]])
})

t.test('what was committed before a look-up → is found, however many statements run already', async t => {
  const busy = [1, 2, 3, 4, 5].map(async id => await find(1, id))
  for (let change = 1; change <= 20; change++) {
    await db.query(sql`update things set text = ${`changed ${change}`} where company_id = 1 and id = 5`)
    busy.push(find(1, change))
    t.equal(textOf(await find(1, 5)), `changed ${change}`)
  }
  await Promise.all(busy)
})

t.test('a statement that fails → fails its look-ups alone', async t => {
  const statementOf: LookupKind['statementOf'] = (companyId, ids) => sql`
    select id / 0 as id from things where company_id = ${companyId} and id = any(${ids})`
  const broken = { ...kind(1), name: 'broken', statementOf }
  const results = await Promise.allSettled([1, 2, 3].flatMap(id => [db.of(1).findJson(broken, id, FIELDS), find(1, id)]))
  t.same(results.map(({ status }) => status), [1, 2, 3].flatMap(() => ['rejected', 'fulfilled']))
  t.equal(textOf(await find(1, 7)), 'of 1\nno. 7')
  const unmade = { ...kind(1), name: 'unmade', statementOf: () => { throw new Error('no statement') } }
  await t.rejects(db.of(1).findJson(unmade, 1, FIELDS), { message: 'no statement' })
})

t.test('the template of a statement → the statement itself for any values; its text is made once', async t => {
  let made = 0
  const statementOf = (company: number, ids: number[]) => {
    made++
    return sql`select ${company}::int, ${'text'} where ${company} = 1 and id = any(${ids})`
  }
  const template = toTemplate(statementOf)
  for (const values of [[1, [2, 3]], [7, []]] as Array<[number, number[]]>) {
    const [filled, plain] = [template(...values), statementOf(...values)]
    t.same([filled.text, filled.values, filled.strings], [plain.text, plain.values, plain.strings])
    t.same(sql`select from (${filled}) x`.text, sql`select from (${plain}) x`.text)
  }
  t.equal(made, 3)
  t.equal(template(1, []).text, template(2, [3]).text)
})
