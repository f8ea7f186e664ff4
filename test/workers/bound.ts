import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import type { Queryable } from '../../src/database/port.js'
import { NUMBERED_BELOW } from '../../src/domain/events/versions.js'
import { DEPARTMENT } from '../../src/domain/organization/departments.js'
import { insertEvent } from '../../src/domain/shared/events.js'
import { numberEvents } from '../../src/workers/sequencer.js'
import { insertEvents } from '../factories.js'
import { createDatabase, createCompany, engine, isDistributed, testConfig } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

// Without a server: nothing else numbers, nothing is sent.

const database = await openDatabase(testConfig(await createDatabase(t)))
t.teardown(async () => await database.close())
const app = { database } as unknown as FastifyInstance

/** The last id of so many new events. */
const insert = async (companyId: number, entityId: string, count = 1, db: Queryable = database): Promise<number> =>
  Math.max(...await insertEvents(db, companyId, entityId, { count }))

/** Positions and events of the company. */
const positions = async (companyId: number) => (await database.query<{ position: number, id: number }>(sql`
  select position, event_id as id from numbered_events where company_id = ${companyId} order by position`))
  .map(({ position, id }) => [position, id])

const lowest = async () => (await database.query<{ lowest: number }>(sql`select ${NUMBERED_BELOW} as lowest`))[0]?.lowest as number

/** Numbers until the bound is above this id: writers elsewhere on the server that are at work hold it back for a moment. */
async function moveBoundOver (id: number): Promise<void> {
  await waitFor(async () => {
    await numberEvents(database)
    return await lowest() > id
  })
}

const ofBound = { skip: isDistributed && 'a distributed database has no bound' }

t.test('the bound → has everything below it numbered, and follows, also when nothing comes any more', ofBound, async t => {
  const companyId = await createCompany(app)
  const last = await insert(companyId, '1', 3)
  await moveBoundOver(last)
  t.equal(await lowest(), last + 1)
  await numberEvents(database)
  t.same(await database.query(sql`select * from numbering_bounds`), [{ numbered_below: last + 1, next_below: null, next_xid: null }])
})

t.test('the bound → waits for a batch that reaches it', ofBound, async t => {
  const companyId = await createCompany(app)
  const last = await insert(companyId, '1', 100)
  await numberEvents(database, 10)
  await waitFor(async () => {
    t.ok(await numberEvents(database, 1) === 1)
    t.ok(await lowest() <= last - 80, 'its end was not numbered')
    return (await database.query(sql`
      select 1 from numbering_bounds where next_xid <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`)).length === 1
  })
  await moveBoundOver(last)
})

t.test('a database that was restored → the bound moves on, whatever transaction ids and event ids it stood at', ofBound, async t => {
  const companyId = await createCompany(app)
  await moveBoundOver(await insert(companyId, '1'))
  await database.query(sql`update numbering_bounds set next_below = numbered_below, next_xid = 1000000000000`)
  await moveBoundOver(await insert(companyId, '1'))
  t.ok(await lowest() < 1_000_000)
  await database.query(sql`update numbering_bounds set numbered_below = 1000000000, next_below = null, next_xid = null`)
  const id = await insert(companyId, '1')
  t.equal(await numberEvents(database), 0, 'ids that begin again: not seen at first')
  t.equal(await numberEvents(database), 1)
  await moveBoundOver(id)
  t.ok(await lowest() < 1_000_000)
})

if (engine === 'postgresql') {
  t.test('an event that is committed long after later ones → is numbered with the next look', async t => {
    const companyId = await createCompany(app)
    let late = 0
    await database.transaction(async tx => {
      late = await insert(companyId, 'late', 1, tx)
      for (let i = 0; i < 4; i++) {
        await insert(companyId, 'early')
        await numberEvents(database)
      }
      t.ok(await lowest() <= late)
    })
    await numberEvents(database)
    t.same((await positions(companyId)).at(-1), [5, late])
  })

  t.test('a transaction that began after another and took its event id before it → holds the bound until it ends', ofBound, async t => {
    const companyId = await createCompany(app)
    await moveBoundOver(await insert(companyId, '1'))
    const takeXid = sql`select pg_current_xact_id()`
    let slow: Promise<number> | undefined
    let mayEnd = () => {}
    await database.transaction(async first => {
      await first.query(takeXid)
      const inserted = new Promise<void>(resolve => {
        slow = database.transaction(async tx => {
          const id = await insert(companyId, 'slow', 1, tx)
          const end = new Promise<void>(resolve => { mayEnd = resolve })
          resolve()
          await end
          return id
        })
      })
      await inserted
      await insert(companyId, 'first', 1, first)
    })
    for (let i = 0; i < 4; i++) await numberEvents(database)
    const bound = await lowest()
    mayEnd()
    const id = await slow as number
    t.ok(bound <= id, `${bound} is not above ${id}`)
    t.equal(await numberEvents(database), 1)
  })

  t.test('an event that is the first write of its transaction → takes its id when the transaction has one', ofBound, async t => {
    const companyId = await createCompany(app)
    // Between the defaults of its columns and the row.
    await database.query(sql`
      create function wait_for_test () returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`)
    await database.query(sql`create trigger wait_for_test before insert on events for each row execute function wait_for_test()`)
    let writing: Promise<void> | undefined
    let waiting: Array<{ hasId: boolean }> = []
    await database.transaction(async tx => {
      await tx.query(sql`select pg_advisory_xact_lock(4711)`)
      writing = database.transaction(async tx => await insertEvent(
        tx, companyId, DEPARTMENT.events['department.changed'], null, { id: 1, data: {} }
      ))
      await waitFor(async () => {
        waiting = await database.query(sql`
          select backend_xid is not null as "hasId" from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`)
        return waiting.length > 0
      })
    })
    await writing
    await database.query(sql`drop function wait_for_test cascade`)
    t.same(waiting, [{ hasId: true }])
  })

  t.test('a foreign snapshot that is old → numbering does not look at what was numbered since', ofBound, async t => {
    const companyId = await createCompany(app)
    const buffers = async (from: number) => {
      const rows = await database.query<{ 'QUERY PLAN': Array<{ Plan: { 'Shared Hit Blocks': number } }> }>(sql`
        explain (analyze, buffers, format json) select event_id from unnumbered_events where company_id = ${companyId}
          and event_id >= ${from} order by event_id limit 500`)
      return rows[0]?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks'] as number
    }
    await database.begin(async old => {
      await old.query(sql`set transaction isolation level repeatable read`)
      await old.query(sql`select count(*) from companies`)
      await insert(companyId, '1', 5000)
      await moveBoundOver(await insert(companyId, '1'))
      const [all, few] = [await buffers(0), await buffers(await lowest())]
      t.ok(all > 20 * few, `${few} buffers instead of ${all}`)
    })
  })
}
