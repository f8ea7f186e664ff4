import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { PoolDatabase } from '../../src/database/pool.js'
import { insertCompany } from '../../src/domain/companies/queries.js'
import { findWaiting } from '../../src/domain/deliveries/numbering.js'
import { numberEvents, Sequencer } from '../../src/workers/sequencer.js'
import { spread, type Spread } from './rounds.js'

const EVENTS = 100_000
const QUIET_COMPANIES = 10_000
const LOOKS = 20
/** Events of an insert. */
const CHUNK = 5000
const PAUSE_MS = 100

/** How events get their positions. */
export interface NumberingResult {
  /** Events of one company, a second. */
  perSecond: Spread
  /** Milliseconds to find companies with work, without and with 10 000 companies that have none. */
  look: { few: Spread, many: Spread }
  /** Milliseconds until an event is seen with its position: alone, and while another company has a flood of 100 000. */
  delay: { alone: Spread, beside: Spread }
}

export async function measureNumbering (db: PoolDatabase, rounds: number, log: (line: string) => void): Promise<NumberingResult> {
  log('numbering …')
  const [flooded, other] = [(await insertCompany(db, 'Flooded')).id, (await insertCompany(db, 'Other')).id]
  await numberAll(db)
  const rates: number[] = []
  for (let round = 0; round <= rounds; round++) {
    await insertEvents(db, [flooded], EVENTS)
    const ms = await time(async () => await numberAll(db))
    if (round > 0) rates.push(EVENTS / ms * 1000)
  }
  const few = await look(db)
  const delay = await measureDelay(db, flooded, other, rounds)
  const quiet = await db.query<{ id: number }>(sql`
    insert into companies (name) select 'Quiet ' || n from generate_series(1, ${QUIET_COMPANIES}::int) n returning id`)
  await db.query(sql`analyze companies`)
  await insertEvents(db, quiet.map(({ id }) => id), 1)
  await numberAll(db)
  return { perSecond: spread(rates), look: { few, many: await look(db) }, delay }
}

/** Inserts this many events for each company, as changes do. */
async function insertEvents (db: PoolDatabase, companyIds: number[], count: number): Promise<void> {
  for (let left = count; left > 0; left -= CHUNK) {
    await db.query(sql`
      with inserted as (
        insert into events (company_id, uuid, event, entity_type, entity_id, data)
        select company_id, gen_random_uuid(), 'job.changed', 'job', n::text, jsonb_build_object('id', n, 'name', repeat('x', 400))
        from unnest(${companyIds}::bigint[]) company_id, generate_series(1, ${Math.min(left, CHUNK)}::int) n returning company_id, id)
      insert into unnumbered_events (company_id, event_id) select company_id, id from inserted`)
  }
}

async function numberAll (db: PoolDatabase): Promise<void> {
  while (await numberEvents(db) !== 0);
}

async function time (work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function look (db: PoolDatabase): Promise<Spread> {
  const times: number[] = []
  for (let i = 0; i < LOOKS; i++) times.push(await time(async () => await findWaiting(db)))
  return spread(times)
}

async function measureDelay (db: PoolDatabase, flooded: number, other: number, rounds: number): Promise<NumberingResult['delay']> {
  const sequencer = new Sequencer(db, { warn: (details, message) => { throw new Error(message, { cause: details }) } })
  sequencer.start()
  const delays = { alone: [] as number[], beside: [] as number[] }
  for (let round = 0; round < rounds * 5; round++) {
    delays.alone.push(await delayOf(db, sequencer, other))
    await sleep(PAUSE_MS)
  }
  for (let round = 0; round < rounds; round++) {
    await insertEvents(db, [flooded], EVENTS)
    sequencer.wakeFor([flooded])
    await sleep(PAUSE_MS)
    while (await isWaiting(db, flooded)) {
      delays.beside.push(await delayOf(db, sequencer, other))
      await sleep(PAUSE_MS)
    }
  }
  await sequencer.stop()
  return { alone: spread(delays.alone), beside: spread(delays.beside) }
}

async function delayOf (db: PoolDatabase, sequencer: Sequencer, companyId: number): Promise<number> {
  await insertEvents(db, [companyId], 1)
  return await time(async () => {
    sequencer.wakeFor([companyId])
    while (await isWaiting(db, companyId)) await sleep(1)
  })
}

async function isWaiting (db: PoolDatabase, companyId: number): Promise<boolean> {
  return (await db.query(sql`select 1 from unnumbered_events where company_id = ${companyId} limit 1`)).length > 0
}
