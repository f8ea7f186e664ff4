import sql, { raw } from 'sql-template-tag'
import { createDatabase, createEmptyDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { openEmbedded } from '../../src/database/embedded.js'
import { isTransient, StartError, violatesConstraint } from '../../src/database/failures.js'
import { migrate } from '../../src/database/migrate.js'
import { PoolDatabase } from '../../src/database/pool.js'
import { prepared } from '../../src/database/port.js'
import { createPostgresql } from '../../src/database/postgresql.js'
import { settingOnce } from '../../src/database/settings.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'only with TEST_DATABASE_URL' }
const openUrl = async (url: string, statementTimeout = 30_000): Promise<PoolDatabase> =>
  await createPostgresql({ url, poolMax: 10, statementTimeout, listenUrl: undefined }).opened()
const env = await createDatabase(t)
const db = env.DATABASE_URL === undefined ? await openEmbedded(env.DATA_DIR as string) : await openUrl(env.DATABASE_URL)
t.teardown(async () => await db.close())

const one = async (statement: ReturnType<typeof sql>) => (await db.query<Record<string, unknown>>(statement))[0]
const setting = async (name: string) => (await one(sql`select value from settings where name = ${name}`))?.value

t.test(`the engine (${engine}) → is open, migrated and named`, async t => {
  t.equal(db.engine, engine)
  t.equal(db.ready, true)
  await db.ping()
  t.same(await migrate(db), [], 'nothing is left to migrate')
})

t.test('values → come out as JSON will show them', async t => {
  t.same(await one(sql`select 9007199254740991::bigint as big, count(*) as count, 1.50::numeric as exact, 0.5::float8 as double,
    7::int4 as small, date '2026-02-28' as day,
    true as yes, null::text as none, array['a', 'b'] as texts, array[1, 2]::bigint[] as numbers, '{"b":1,"a":[2]}'::jsonb as json
      from (values (1), (2)) v`), {
    big: 9007199254740991,
    count: 2,
    exact: 1.5,
    double: 0.5,
    small: 7,
    day: '2026-02-28',
    yes: true,
    none: null,
    texts: ['a', 'b'],
    numbers: [1, 2],
    json: { a: [2], b: 1 }
  })
})

t.test('times → RFC 3339 in UTC with exactly three digits and Z', async t => {
  t.same(await one(sql`select '2026-03-01 10:00:00+02'::timestamptz(3) as whole, '2026-03-01T10:00:00.5Z'::timestamptz(3) as half,
    '2026-03-01T10:00:00.05Z'::timestamptz(3) as twentieth,
    '2026-12-31T23:59:59.9996Z'::timestamptz(3) as rounded, '0999-01-01T00:00:00Z'::timestamptz(3) as old`), {
    whole: '2026-03-01T08:00:00.000Z',
    half: '2026-03-01T10:00:00.500Z',
    twentieth: '2026-03-01T10:00:00.050Z',
    rounded: '2027-01-01T00:00:00.000Z',
    old: '0999-01-01T00:00:00.000Z'
  })
  for (const zone of ['America/Recife', 'Asia/Kolkata', 'UTC']) {
    const [row] = await db.transaction(async tx => {
      await tx.query(raw(`set local timezone = '${zone}'`) as never)
      return await tx.query<{ at: string }>(sql`select '2026-03-01T10:00:00.5Z'::timestamptz(3) as at`)
    })
    t.equal(row?.at, '2026-03-01T10:00:00.500Z', `in a session that a pooler left in ${zone}`)
  }
})

t.test('parameters → arrays, null, bytes and text as they are', async t => {
  const text = 'it\'s "quoted" \\ $1 ; -- 😀'
  const bytes = Buffer.from([0, 1, 255])
  t.same(await one(sql`
    select ${text}::text as text, ${['a,b', '{c}', text]}::text[] as texts, ${[1, 2]}::bigint[] as numbers, ${null}::text as none,
      ${bytes}::bytea as bytes`), { text, texts: ['a,b', '{c}', text], numbers: [1, 2], none: null, bytes })
})

t.test('text → sorts and compares by code point', async t => {
  const rows = await db.query<{ name: string }>(sql`
    select name from unnest(array['b', 'Z', 'á', 'a', '_']) as v(name) order by name collate "C"`)
  t.same(rows.map(row => row.name), ['Z', '_', 'a', 'b', 'á'])
})

t.test('a transaction → commits what resolves, undoes what throws', async t => {
  t.equal(await db.transaction(async tx => { await tx.query(sql`insert into settings values ('kept', '1')`); return 'answer' }), 'answer')
  await t.rejects(db.transaction(async tx => {
    await tx.query(sql`
    insert into settings values ('undone', '1')`); throw new Error('on purpose')
  }), /on purpose/)
  await t.rejects(db.transaction(async tx => {
    await tx.query(sql`
    insert into settings values ('undone', '1')`); await tx.query(sql`select 1/0`)
  }), { code: '22012' })
  t.equal(await setting('kept'), '1')
  t.equal(await setting('undone'), undefined)
})

t.test('a savepoint → undoes only its own part', async t => {
  await db.transaction(async tx => {
    await tx.query(sql`insert into settings values ('outer', '1')`)
    await t.rejects(tx.savepoint(async () => { await tx.query(sql`insert into settings values ('outer', '2')`) }), { code: '23505' })
    await tx.savepoint(async () => { await tx.query(sql`insert into settings values ('inner', '1')`) })
  })
  t.equal(await setting('outer'), '1')
  t.equal(await setting('inner'), '1')
})

t.test('a savepoint within another → a failure of the outer one undoes all since it began, also before the inner one', async t => {
  await db.transaction(async tx => {
    const insert = async (name: string) => await tx.query(sql`insert into settings values (${name}, '1')`)
    await t.rejects(tx.savepoint(async () => {
      await insert('before')
      await t.rejects(tx.savepoint(async () => { await insert('before') }), { code: '23505' })
      throw new Error('undone')
    }), /undone/)
    await insert('behind')
  })
  t.equal(await setting('before'), undefined)
  t.equal(await setting('behind'), '1')
})

t.test('statements that nobody waits for → are done in their order, with the transaction', async t => {
  await db.transaction(async tx => {
    await tx.send(sql`insert into settings values ('sent', '1')`)
    for (const digit of [2, 3]) await tx.send(prepared(sql`update settings set value = value || ${String(digit)} where name = 'sent'`))
    t.same(await tx.query(sql`select value from settings where name = 'sent'`), [{ value: '123' }])
    await tx.send(sql`update settings set value = value || '4' where name = 'sent'`)
  })
  t.equal(await setting('sent'), '1234')
})

t.test('a statement that nobody waits for and that fails → nothing is kept, and its own error comes out', async t => {
  const fail = sql`insert into settings values ('outer', 'again')`
  const broken = { code: '23505' }
  await t.rejects(db.transaction(async tx => {
    await tx.send(sql`
    insert into settings values ('lost', '1')`); await tx.send(fail)
  }), broken, 'at the commit')
  await t.rejects(db.transaction(async tx => {
    await tx.send(fail); await tx.query(sql`
    insert into settings values ('lost', '1')`)
  }), broken, 'before another statement')
  await t.rejects(db.transaction(async tx => { await tx.send(fail); throw new Error('a consequence') }), broken, 'before an error')
  await t.rejects(db.transaction(async tx => {
    await tx.query(sql`insert into settings values ('lost', '1')`)
    await tx.savepoint(async () => { await tx.send(fail); throw new Error('a consequence') }).catch(() => {})
  }), broken, 'under a savepoint, and swallowed')
  await t.rejects(db.transaction(async tx => {
    await tx.query(sql`insert into settings values ('lost', '1')`)
    await tx.query(fail).catch(() => {})
  }), /as if it had not/, 'swallowed without a savepoint')
  t.equal(await setting('lost'), undefined)
  t.equal(await setting('outer'), '1')
})

t.test('a statement fails, and those behind it because of it → its own error comes out, whichever is waited for', async t => {
  const broken = { code: '22012' }
  await t.rejects(db.transaction(async tx => {
    tx.query(sql`select 1/0`).catch(() => {})
    await tx.query(sql`select 1`)
  }), broken)
  await t.rejects(db.transaction(async tx => {
    tx.query(sql`select 1/0`).catch(() => {})
    await tx.savepoint(async () => await tx.query(sql`select 1`))
  }), broken, 'under a savepoint that was never made')
  await t.rejects(db.transaction(async tx => {
    await t.rejects(tx.savepoint(async () => await tx.query(sql`insert into settings values ('outer', '2')`)), { code: '23505' })
    await t.rejects(tx.query(sql`select 1/0`), broken)
    await tx.query(sql`select 1`)
  }), broken, 'not that of a savepoint before')
})

t.test('asking the database inside a transaction → refused at once', {
  skip: PoolDatabase.refusesNesting ? false : 'the guard is on from Node 24'
}, async t => {
  await db.transaction(async tx => {
    await t.rejects(db.query(sql`select 1`), /inside a transaction/)
    await t.rejects(db.transaction(async () => {}), /inside a transaction/)
    await t.rejects(db.ping(), /inside a transaction/)
    t.same(await tx.query(sql`select 1 as one`), [{ one: 1 }], 'the transaction itself goes on')
  })
  await db.query(sql`select 1`)
})

t.test('a broken constraint, five times in a row → named each time, and the connection lives on', async t => {
  await db.query(sql`insert into settings values ('unique', '1')`)
  for (let i = 0; i < 5; i++) {
    const error = await db.query(prepared(sql`insert into settings values ('unique', '2')`)).catch((caught: unknown) => caught)
    t.ok(violatesConstraint(error, 'settings_pkey'))
    t.notOk(violatesConstraint(error, 'settings'))
    await t.rejects(db.transaction(async tx => await tx.query(sql`insert into settings values ('unique', '3')`)), { code: '23505' })
    await t.rejects(db.query(sql`select nonsense from nowhere`), { code: '42P01' })
    t.equal(await setting('unique'), '1')
  }
})

t.test('a constraint in a part of a distributed table → named like the whole', async t => {
  const error = new Error('duplicate key value violates unique constraint "jobs_company_id_code_key_102008"')
  t.notOk(violatesConstraint(error, 'jobs_company_id_code_key'))
  t.ok(violatesConstraint(Object.assign(error, { code: '23505' }), 'jobs_company_id_code_key'))
  t.notOk(violatesConstraint(error, 'jobs_company_id_key'))
})

t.test('a node of a distributed database goes away during a transaction → passing; what else has no SQLSTATE is not', async t => {
  const failureOf = (message: string) => Object.assign(new Error(message), { code: 'XX000' })
  for (const message of [
    'SSL SYSCALL error: EOF detected\ninvalid socket', 'failure on connection marked as essential: 10.0.0.2:5432',
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally'
  ]) t.ok(isTransient(failureOf(message)), message)
  t.notOk(isTransient(failureOf('cache lookup failed for relation 16384')))
})

t.test('transactions at once → none is lost', async t => {
  await db.query(sql`insert into settings values ('counter', '0')`)
  await Promise.all(Array.from({ length: 20 }, async () => await db.transaction(async tx => {
    const [row] = await tx.query<{ value: string }>(sql`select value from settings where name = 'counter' for update`)
    await tx.query(sql`update settings set value = ${String(Number(row?.value) + 1)} where name = 'counter'`)
  })))
  t.equal(await setting('counter'), '20')
})

t.test('much work at once → the event loop has its turns meanwhile', async t => {
  let turns = 0
  let isDone = false
  const tick = () => {
    turns++
    if (!isDone) setImmediate(tick)
  }
  setImmediate(tick)
  const long = sql`select count(*) from generate_series(1, 100000) n where n::text like '%7%'`
  await Promise.all(Array.from({ length: 10 }, async () => await db.query(long)))
  isDone = true
  t.ok(turns > 3, `${turns} turns`)
})

t.test('settingOnce → the same value for all who ask', async t => {
  let made = 0
  const values = await Promise.all(Array.from({ length: 8 }, async () => await settingOnce(db, 'once', () => `value ${made++}`)))
  t.equal(new Set(values).size, 1)
  t.equal(await settingOnce(db, 'once', () => 'other'), values[0])
  await db.transaction(async tx => {
    await tx.query(sql`set transaction read only`)
    t.equal(await settingOnce(tx, 'once', () => 'other'), values[0], 'also of a database that takes no writes')
  })
})

t.test('migrations → two replicas that start at once on an empty database: one migrates, both open', onPostgresql, async t => {
  const url = await createEmptyDatabase(t)
  const replicas = await Promise.all([openUrl(url), openUrl(url), openUrl(url)])
  t.ok(replicas.every(replica => replica.ready))
  const [row] = await (replicas[0] as PoolDatabase).query<{ total: number, versions: number }>(sql`
    select count(*) as total, count(distinct version) as versions from schema_migrations where version > 0`)
  t.equal(row?.total, row?.versions, 'each migration once')
  await (replicas[0] as PoolDatabase).query(sql`
    insert into schema_migrations (version, name, md5, run_at) values (9999, 'future', 'x', now())`)
  await t.rejects(openUrl(url), { name: 'StartError', message: /schema version 9999/ }, 'a database newer than the program')
  await Promise.all(replicas.map(async replica => await replica.close()))
})

t.test('a statement that takes too long, or a connection that breaks → UNAVAILABLE, and the next query passes', onPostgresql, async t => {
  const hurried = await openUrl(env.DATABASE_URL as string, 1500)
  t.teardown(async () => await hurried.close())
  await t.rejects(hurried.query(sql`select pg_sleep(20)`), { code: 'UNAVAILABLE' })
  t.same(await hurried.query(sql`select 1 as one`), [{ one: 1 }])
  const end = sql`select pg_terminate_backend(pg_backend_pid())`
  await t.rejects(db.query(end), { code: 'UNAVAILABLE' })
  await t.rejects(db.transaction(async tx => await tx.query(end)), { code: 'UNAVAILABLE' })
  t.same(await db.query(sql`select 1 as one`), [{ one: 1 }])
})

t.test('a connection that is thrown away during a transaction → the next one begins anew', async t => {
  const read = async () => await db.query(prepared(sql`select value from settings where name = ${'thrown away'}`))
  t.same(await read(), [])
  await db.withClient(async (client, discard) => {
    await client.query('begin')
    await client.query("insert into settings (name, value) values ('thrown away', '1')")
    discard()
  })
  for (let time = 0; time < 12; time++) t.same(await read(), [])
  t.same(await db.transaction(async tx => await tx.query(sql`select 1 as one`)), [{ one: 1 }])
})

t.test('a database that cannot be used → one line that says why, without the password', onPostgresql, async t => {
  for (const change of [
    (url: URL) => { url.pathname = '/no_such_database' }, (url: URL) => { url.username = 'no_such_user'; url.password = 'hunter2' }
  ]) {
    const url = new URL(env.DATABASE_URL as string)
    change(url)
    const error = await openUrl(url.href).catch((caught: unknown) => caught) as Error
    t.ok(error instanceof StartError, error.message)
    t.match(error.message, /^DATABASE_URL: [^\n]+$/)
    t.notMatch(error.message, /hunter2/)
  }
})

t.test('after close → UNAVAILABLE, not a hang', async t => {
  const other = await createDatabase(t)
  const short = other.DATABASE_URL === undefined ? await openEmbedded(other.DATA_DIR as string) : await openUrl(other.DATABASE_URL)
  await short.close()
  t.equal(short.ready, false)
  await t.rejects(short.query(sql`select 1`), { code: 'UNAVAILABLE' })
  await t.rejects(short.transaction(async () => {}), { code: 'UNAVAILABLE' })
})
