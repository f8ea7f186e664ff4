import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared, type Database, type Queryable } from '../../database/port.js'

/** Every event with a lower id has its position, for good; for statements about the others. The sequencer moves it. */
export const NUMBERED_BELOW = sql`(select max(numbered_below) from numbering_bounds)`

/** The most events without a position that a question counts. */
const MAX_COUNTED = 500

/** Questions under way at the same time. */
const MAX_QUESTIONS = 2

/**
 * The versions of these companies' data, as of the snapshot of this statement. Each change of what the company's readers see commits with
 * an event. So the number of the committed events is the version: the last position, which the sequencer counts without gaps, plus those
 * that have none yet; numbering moves them from the one to the other and leaves the sum as it is. A fail-over that loses commits, or a
 * restored backup, may reach the same number with other events. Then the event with the highest id is one that was not there before,
 * because ids go on behind all that was kept; its UUID is the other half of the version.
 *
 * No row of `event_positions` is read: while some snapshot is old, it has a dead version for each round of the sequencer.
 * @returns companies of which too many events have no position yet are missing: their version would take too long to find
 */
export async function findVersions (db: Queryable, companyIds: number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ companyId: number, count: number, newest: string | null }>(prepared(sql`
    select c.id as "companyId", coalesce(numbered.position, 0) + behind.waiting as count, newest.uuid as newest
    from unnest(${companyIds}::bigint[]) c (id)
    left join lateral (select position from numbered_events where company_id = c.id order by position desc limit 1) numbered on true
    left join lateral (select uuid from events where company_id = c.id order by id desc limit 1) newest on true
    cross join lateral (
      select count(*) as waiting from (
        select from unnumbered_events where company_id = c.id and event_id >= ${NUMBERED_BELOW} order by event_id
          limit ${MAX_COUNTED + 1}) e) behind
    where behind.waiting <= ${MAX_COUNTED}`))
  return new Map(rows.map(({ companyId, count, newest }) => [companyId, `${count}.${newest ?? ''}`]))
}

type Answer = (version: string | undefined) => void

/** Tells the version of a company's data: as long as it is the same, so is every answer that is made of what changes with events. */
export interface DataVersions {
  /** Questions to the database so far, by what came of them. */
  readonly questions: { answered: number, failed: number }
  /** Calls `answer` with the version at some moment after this call; undefined if it is not known. */
  ask (companyId: number, answer: Answer): void
}

/** On the embedded database, which one process owns, the version is counted in memory. */
export function createDataVersions (database: Database): DataVersions {
  return database.engine === 'embedded' ? new CountedVersions(database) : new AskedVersions(database)
}

class CountedVersions implements DataVersions {
  readonly questions = { answered: 0, failed: 0 }
  /** Counts begin again with each start. */
  readonly #start = randomUUID()

  constructor (private readonly database: Database) {}

  ask (companyId: number, answer: Answer): void {
    answer(`${this.database.changesOf(companyId)}.${this.#start}`)
  }
}

/** Asks the database. All requests that wait share the next question: one that has begun may have missed what they must see. */
class AskedVersions implements DataVersions {
  readonly questions = { answered: 0, failed: 0 }
  #waiting = new Map<number, Answer[]>()
  #running = 0
  #isScheduled = false

  constructor (private readonly database: Database) {}

  ask (companyId: number, answer: Answer): void {
    const waiting = this.#waiting.get(companyId)
    if (waiting === undefined) this.#waiting.set(companyId, [answer])
    else waiting.push(answer)
    this.#schedule()
  }

  /** Requests that arrive in this turn of the event loop come along. */
  #schedule (): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#running >= MAX_QUESTIONS) return
    this.#isScheduled = true
    setImmediate(() => { void this.#run() })
  }

  async #run (): Promise<void> {
    this.#isScheduled = false
    const asking = this.#waiting
    this.#waiting = new Map()
    this.#running++
    let versions: Map<number, string> | undefined
    try {
      versions = await findVersions(this.database, [...asking.keys()])
      this.questions.answered++
    } catch {
      // Nothing is served without the version: the requests go on to the database, and meet its failure themselves.
      this.questions.failed++
    }
    this.#running--
    this.#schedule()
    for (const [companyId, answers] of asking) for (const answer of answers) answer(versions?.get(companyId))
  }
}
