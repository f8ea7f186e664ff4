import pg from 'pg'
import sql, { raw } from 'sql-template-tag'
import { loadConfig } from '../../src/config.js'
import { createDatabase as createClosed } from '../../src/database/open.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { prepared } from '../../src/database/port.js'
import { StatementNames } from '../../src/database/statement-names.js'
import { createDatabase, engine } from '../helper.js'
import { t } from '../part.js'

const isPooled = process.env.TEST_POOLER_URL !== undefined
const onDirect = engine === 'embedded' ? 'only with TEST_DATABASE_URL' : isPooled && 'only without a pooler'
const lost = (code: string) => Object.assign(new Error('prepared statement'), { code })

async function open (
  t: { teardown: (fn: () => unknown) => void }, env: Record<string, string>
): Promise<{ database: PoolDatabase, advice: string[] }> {
  const advice: string[] = []
  const database = createClosed(loadConfig(env), { onAdvice: line => advice.push(line) })
  t.teardown(async () => await database.close())
  await database.open()
  return { database, advice }
}

t.test('the name of a statement → the same for the same text, another for another; none where statements are not kept', t => {
  const [one, two] = [new StatementNames(true), new StatementNames(true)]
  const client = new pg.Client()
  const nameOf = (names: StatementNames, statement: ReturnType<typeof sql>) => names.toQuery(client, prepared(statement)).name
  t.equal(nameOf(one, sql`select ${1}`), nameOf(two, sql`select ${2}`))
  t.not(nameOf(one, sql`select ${1}`), nameOf(one, sql`select  ${1}`))
  t.match(nameOf(one, sql`select 1`), /^[\w-]{22}$/)
  t.equal(one.toQuery(client, sql`select 1`).name, undefined, 'not prepared')
  t.equal(one.areLost(new Error('another')), false)
  t.equal(one.areLost(lost('23505')), false)
  for (const code of ['26000', '42P05']) {
    const names = new StatementNames(true)
    t.equal(names.areLost(lost(code)), true)
    t.equal(nameOf(names, sql`select 1`), undefined)
  }
  t.end()
})

t.test('a direct way → statements are prepared, and there is nothing to say', { skip: onDirect }, async t => {
  const { database, advice } = await open(t, await createDatabase(t))
  t.equal(database.statementNames.areKept, true)
  t.same(advice, [])
})

t.test('settings that do not arrive → one line with the statements that give them to the role', { skip: onDirect }, async t => {
  const env = await createDatabase(t)
  const url = new URL(env.DATABASE_URL as string)
  // What the URL says replaces what the server would send.
  url.searchParams.set('options', '-c jit=on')
  const { advice } = await open(t, { DATABASE_URL: url.href })
  t.match(advice, [/^DATABASE_URL: [^\n]* drops session settings: [^\n]*alter role "\w+" set jit = 'off'[^\n]*$/])
  t.equal(advice.length, 1)
})

t.test('a statement that is lost on the way → runs without a name, and so do all after it', { skip: onDirect }, async t => {
  const { database } = await open(t, await createDatabase(t))
  const statement = () => prepared(sql`select ${1}::int as one`)
  await database.query(statement())
  await database.query(sql`deallocate all`)
  t.same(await database.query(statement()), [{ one: 1 }], '26000')
  t.equal(database.statementNames.areKept, false)

  database.statementNames.areKept = true
  const { name, text } = database.statementNames.toQuery(new pg.Client(), prepared(sql`select 2 as two`))
  await database.query({ text: `prepare "${name ?? ''}" as ${text}`, values: [], sql: '' } as never)
  t.same(await database.query(prepared(sql`select 2 as two`)), [{ two: 2 }], '42P05')
  t.equal(database.statementNames.areKept, false)

  database.statementNames.areKept = true
  const other = () => prepared(sql`select ${3}::int as three`)
  await database.query(other())
  await database.query(sql`deallocate all`)
  await t.rejects(
    database.transaction(async tx => await tx.query(other())), { code: 'UNAVAILABLE' }, 'a transaction may be asked for again'
  )
  t.same(await database.transaction(async tx => await tx.query(other())), [{ three: 3 }])
})

t.test('a pooler of transactions that keeps nothing → found at the start, and two servers never run each other\'s statements', {
  skip: !isPooled && 'only with TEST_POOLER_URL, by .ci/pooler'
}, async t => {
  const env = await createDatabase(t)
  const servers = [await open(t, env), await open(t, env)]
  for (const { database, advice } of servers) {
    t.equal(database.statementNames.areKept, false)
    t.match(advice, [/drops session settings: .*timezone.*jit.*random_page_cost.*; it does not keep prepared statements/])
    // As if it had not been found.
    database.statementNames.areKept = true
  }
  await Promise.all(Array.from({ length: 200 }, async (_, i) => {
    const { database } = servers[i % 2] as { database: PoolDatabase }
    t.same(await database.query(prepared(sql`select ${i}::int as n, ${raw(String(i % 7))} as kind`)), [{ n: i, kind: i % 7 }])
  }))
})
