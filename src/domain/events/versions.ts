import { randomUUID } from 'node:crypto'
import sql, { empty, type Sql } from 'sql-template-tag'
import { prepared, type ByArea, type CompanyDatabase, type Database, type JsonField } from '../../database/port.js'
import { toTemplate } from '../../database/statement-template.js'
import { Gathering } from '../../database/gathering.js'

/** All events with a lower id have a position, permanently; for statements about the others. The sequencer moves this bound. */
export const NUMBERED_BELOW = sql`(select max(numbered_below) from numbering_bounds)`

/** Maximum number of events without a position that a query counts. */
const MAX_COUNTED = 500

/** Milliseconds after which a query is slow: then another one may be sent. Otherwise the next one waits, and more requests share it. */
const SLOW_MS = 5

/** The version of each area of a company's data. */
export type Versions = ByArea<string>

/**
 * The versions of these companies' data, as of the snapshot of this statement. Each change of what the company's readers see commits with
 * an event. So the number of committed events is the version: the last position, which the sequencer counts without gaps, plus the number
 * of events that have none yet. Numbering moves events from one to the other and does not change the sum. A failover that loses commits, or
 * a restored backup, may reach the same number with other events. Then the event with the highest id is a new one, because ids continue
 * after all that was kept; its UUID is the other half of the version.
 *
 * The version of what a company sets up is made in the same way, of the events about it: `setup_versions` counts those that have positions.
 *
 * No row of `event_positions` is read: while a snapshot is old, that row has a dead version for each round of the sequencer.
 * @param isDistributed whether the companies lie on several nodes: then each is read by itself, without the bound, which no node has
 * @returns companies with too many events without a position are missing: finding their version would take too long
 */
export async function findVersions (
  db: Pick<CompanyDatabase, 'queryJson'>, companyIds: number[], isDistributed = false
): Promise<Map<number, Versions>> {
  const questions = isDistributed ? companyIds.map(askForOne) : [askForSome(companyIds)]
  const versions = new Map<number, Versions>()
  for (const question of questions) {
    // Only the values are needed: this is the cheapest way to read them.
    const rows = await db.queryJson(question, NO_FIELDS)
    const [all, setup] = [rows.values('all') as string[], rows.values('setup') as string[]]
    for (const [index, id] of (rows.values('companyId') as number[]).entries()) {
      versions.set(id, { all: all[index] as string, setup: setup[index] as string })
    }
  }
  return versions
}

const NO_FIELDS: readonly JsonField[] = []

function askFor (companies: Sql, bound: Sql): Sql {
  return prepared(sql`
    select c.id as "companyId", concat_ws('.', coalesce(numbered.position, 0) + behind.waiting, newest.uuid) as all,
      concat_ws('.', coalesce(setup.events, 0) + behind.setup, (
        select uuid from events where company_id = c.id and id = greatest(setup.newest_id, behind.newest_setup))) as setup
    from ${companies}
    left join lateral (select position from numbered_events where company_id = c.id order by position desc limit 1) numbered on true
    left join lateral (select uuid from events where company_id = c.id order by id desc limit 1) newest on true
    left join lateral (select events, newest_id from setup_versions where company_id = c.id limit 1) setup on true
    cross join lateral (
      select count(*) as waiting, count(*) filter (where e.is_setup) as setup, max(e.event_id) filter (where e.is_setup) as newest_setup
      from (
        select event_id, is_setup from unnumbered_events where company_id = c.id ${bound} order by event_id limit ${MAX_COUNTED + 1}) e
    ) behind
    where behind.waiting <= ${MAX_COUNTED}`)
}

const askForSome = toTemplate((companyIds: number[]) =>
  askFor(sql`unnest(${companyIds}::bigint[]) c (id)`, sql`and event_id >= ${NUMBERED_BELOW}`))
const askForOne = toTemplate((companyId: number) => askFor(sql`(select ${companyId}::bigint as id) c`, empty))

type Answer = (versions: Versions | undefined) => void

/**
 * The versions of a company's data: as long as the version of an area is the same, so is every answer that is made from it and changes only
 * with events.
 */
export interface DataVersions {
  /** Number of queries so far, by result. */
  readonly questions: { answered: number, failed: number }
  /** Calls `answer` with the versions at some moment after this call; undefined if they are not known. */
  ask (companyId: number, answer: Answer): void
}

/** On the embedded database, which one process owns, versions are counted in memory. */
export function createDataVersions (database: Database): DataVersions {
  return database.engine === 'embedded' ? new CountedVersions(database) : new AskedVersions(database)
}

class CountedVersions implements DataVersions {
  readonly questions = { answered: 0, failed: 0 }
  /** Counts begin again with each start. */
  readonly #start = randomUUID()

  #waiting: Array<{ companyId: number, answer: Answer }> = []

  constructor (private readonly database: Database) {}

  /** All requests of a turn of the event loop are answered one after another: the first answer wakes the clients, for all of them. */
  ask (companyId: number, answer: Answer): void {
    if (this.#waiting.push({ companyId, answer }) === 1) setImmediate(() => this.#answer())
  }

  #answer (): void {
    const asked = this.#waiting
    this.#waiting = []
    for (const { companyId, answer } of asked) {
      const { all, setup } = this.database.changesOf(companyId)
      answer({ all: `${all}.${this.#start}`, setup: `${setup}.${this.#start}` })
    }
  }
}

/** Asks the database. All requests that wait share the next query: one that has begun may miss what they must see. */
class AskedVersions implements DataVersions {
  readonly questions = { answered: 0, failed: 0 }
  #waiting = new Map<number, Answer[]>()
  #running = 0
  /** When the last query was sent. */
  #askedAt = 0
  #isScheduled = false
  /** Requests that wait. */
  #requests = 0
  #looksAgain = false
  readonly #gathering = new Gathering()

  constructor (private readonly database: Database) {}

  ask (companyId: number, answer: Answer): void {
    this.#requests++
    const waiting = this.#waiting.get(companyId)
    if (waiting === undefined) this.#waiting.set(companyId, [answer])
    else waiting.push(answer)
    this.#schedule()
  }

  #schedule (): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#running > 1) return
    if (this.#running === 1 && performance.now() - this.#askedAt < SLOW_MS) {
      this.#lookAgain()
      return
    }
    this.#isScheduled = true
    this.#gathering.send(() => this.#requests, () => { void this.#run() })
  }

  /** The running query may turn out to be slow, even if nobody else asks. */
  #lookAgain (): void {
    if (this.#looksAgain) return
    this.#looksAgain = true
    setTimeout(() => {
      this.#looksAgain = false
      this.#schedule()
    }, SLOW_MS + 1)
  }

  async #run (): Promise<void> {
    this.#isScheduled = false
    const asking = this.#waiting
    this.#waiting = new Map()
    this.#requests = 0
    this.#running++
    this.#askedAt = performance.now()
    let versions: Map<number, Versions> | undefined
    try {
      versions = await findVersions(this.database, [...asking.keys()], this.database.isDistributed)
      this.questions.answered++
    } catch {
      // Without the version nothing is served from the cache: the requests go to the database, and meet its failure themselves.
      this.questions.failed++
    }
    this.#running--
    this.#schedule()
    for (const [companyId, answers] of asking) for (const answer of answers) answer(versions?.get(companyId))
  }
}
