import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { Random } from '../../src/seed/data/random.js'
import { numberEvents } from '../../src/workers/sequencer.js'
import type { Answer, RequestSpec, Client } from '../shared/client.js'
import { newApplication, openJob, type OpenJob } from './fixtures.js'
import { RetryingClient } from './retrying.js'
import type { Rig } from './rig.js'

const KINDS = ['job', 'application', 'move', 'tag', 'comment'] as const
type Kind = typeof KINDS[number]

/** An acknowledged write. `name` identifies the object that it created. */
interface Entry { kind: Kind, name: string, ask: RequestSpec, answer: Answer }

/** The application that a writer changes. */
interface Own { path: string, step: number }

/** Differences between a ledger and a database. */
export interface Differences { lost: string[], doubled: string[], gaps: number }

const ANSWERS_REPEATED = 0.1

/**
 * Mixed writes by several clients, which retry each write with the same Idempotency-Key until it is answered; and a list of the
 * acknowledged writes, to be compared with the database afterwards.
 */
export class Ledger {
  readonly entries: Entry[] = []
  /** Replayed answers that differ from the first one. */
  readonly differing: string[] = []
  repeated = 0
  readonly #client: RetryingClient
  #own: Own[] = []

  private constructor (
    client: Client, private readonly job: OpenJob, readonly companyId: number, private readonly seed: number
  ) {
    this.#client = new RetryingClient(client)
  }

  get unexpected (): string[] { return this.#client.unexpected }

  get retries (): number { return this.#client.retries }

  /** @param client of a token with all scopes, with a connection for each writer */
  static async open (client: Client, writers: number, seed: number): Promise<Ledger> {
    const { company } = await client.json<{ company: { id: number } }>('GET', '/api/v1/me')
    const ledger = new Ledger(client, await openJob(client, 'Ledger'), company.id, seed)
    for (let i = 0; i < writers; i++) ledger.#own.push({ path: await newApplication(client, ledger.job, 'ledger'), step: 0 })
    return ledger
  }

  /** Writes until the signal; each writer ends with an answer. */
  async write (signal: AbortSignal): Promise<void> {
    await Promise.all(this.#own.map(async (own, writer) => await this.#writer(own, writer, signal)))
  }

  async #writer (own: Own, writer: number, signal: AbortSignal): Promise<void> {
    const random = new Random(this.seed, 'outline', writer)
    for (let n = 0; !signal.aborted; n++) {
      const kind = random.pick(KINDS)
      const name = `ledger-${writer}-${n}`
      const ask = this.#ask(kind, name, own)
      const answer = await this.#client.send(ask)
      if (answer === undefined) continue
      this.entries.push({ kind, name, ask, answer })
      if (random.chance(ANSWERS_REPEATED)) await this.#repeat(random.pick(this.entries))
    }
  }

  #ask (kind: Kind, name: string, own: Own): RequestSpec {
    const headers = { 'idempotency-key': name }
    switch (kind) {
      case 'job': return { method: 'POST', path: '/api/v1/jobs', body: { name, code: name }, headers }
      case 'application': {
        const manualCandidate = { name, lastName: 'Drill', email: `${name}@example.com` }
        return { method: 'POST', path: `/api/v1/jobs/${this.job.id}/applications`, body: { manualCandidate }, headers }
      }
      case 'comment': return { method: 'POST', path: `${own.path}/comments`, body: { text: name }, headers }
      case 'tag': return { method: 'PUT', path: `${own.path}/tags`, body: { name } }
      case 'move': {
        own.step = (own.step + 1) % this.job.stepIds.length
        return { method: 'PATCH', path: own.path, body: { currentStepId: this.job.stepIds[own.step] } }
      }
    }
  }

  /** Checks that replays are identical, byte for byte. */
  async #repeat ({ ask, answer }: Entry): Promise<void> {
    if (ask.headers === undefined) return
    const again = await this.#client.send(ask)
    this.repeated++
    if (again?.status !== answer.status || again.text !== answer.text) {
      this.differing.push(`${ask.method} ${ask.path}: ${answer.status} ${answer.text.slice(
        0, 100
      )} → ${again?.status} ${again?.text.slice(0, 100)}`)
    }
  }

  /** Repeats every request that has a key. */
  async repeatAll (): Promise<void> {
    const open = [...this.entries]
    await Promise.all(this.#own.map(async () => {
      for (let entry = open.pop(); entry !== undefined; entry = open.pop()) await this.#repeat(entry)
    }))
  }

  /** Compares the ledger with the database, after all writes have ended. */
  async compare (db: Database): Promise<Differences> {
    while (await numberEvents(db) !== 0);
    const { companyId } = this
    const own = this.#own.map(({ path }) => Number(path.split('/').at(-1)))
    const rows = await db.query<{ kind: string, name: string, count: number }>(sql`
      select 'job' as kind, code as name, count(*) from jobs where company_id = ${companyId} and code like 'ledger-%' group by code
      union all
      select 'application', replace(c.email, '@example.com', ''), count(*) from applications a
        join candidates c on c.company_id = ${companyId} and c.id = a.candidate_id
        where a.company_id = ${companyId} and a.id <> all(${own}) and c.email like 'ledger-%' group by c.email
      union all
      select 'comment', text, count(*) from comments where company_id = ${companyId} and text like 'ledger-%' group by text
      union all
      select 'tag', name, count(*) from application_tags where company_id = ${companyId} and name like 'ledger-%' group by name
      union all
      select 'step', application_id::text, max(step_id) from application_steps
        where company_id = ${companyId} and application_id = any(${own}) and ended_at is null group by application_id
      union all
      select 'event', event, count(*) from events
        where company_id = ${companyId} and (application_id = any(${own}) or (event = 'job.created' and data::text like '%"ledger-%')
          or (event = 'application.created' and application_id <> all(${own}) and exists (
            select 1 from candidates c where c.company_id = ${companyId} and c.id = events.candidate_id and c.email like 'ledger-%')))
        group by event`)
    return this.#differences(rows, await gapsIn(db, companyId))
  }

  #differences (rows: Array<{ kind: string, name: string, count: number }>, gaps: number): Differences {
    const [lost, doubled]: [string[], string[]] = [[], []]
    const found = new Map(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]))
    const expect = (what: string, count: number) => {
      const seen = found.get(what) ?? 0
      found.delete(what)
      if (seen < count) lost.push(`${what} (${seen} of ${count})`)
      if (seen > count) doubled.push(`${what} (${seen} instead of ${count})`)
    }
    for (const { kind, name } of this.entries) if (kind !== 'move') expect(`${kind} ${name}`, 1)
    const EVENTS = {
      job: 'job.created',
      application: 'application.created',
      move: 'application.moved',
      tag: 'application.tagged',
      comment: 'comment.created'
    }
    for (const kind of KINDS) {
      const count = this.entries.filter(entry => entry.kind === kind).length
      // Each writer has an application that was made before.
      expect(`event ${EVENTS[kind]}`, kind === 'application' ? count + this.#own.length : count)
    }
    for (const { path, step } of this.#own) {
      const what = `step ${path.split('/').at(-1)}`
      if (found.get(what) !== this.job.stepIds[step]) lost.push(`${what} (${found.get(what)} instead of ${this.job.stepIds[step]})`)
      found.delete(what)
    }
    // Objects that no answer acknowledged.
    for (const [what, count] of found) if (!what.startsWith('event ')) doubled.push(`${what} (${count} instead of 0)`)
    return { lost, doubled, gaps }
  }
}

/** Number of missing positions in the feed, or of events without one, and of events with two. */
async function gapsIn (db: Database, companyId: number): Promise<number> {
  const [row] = await db.query<{ gaps: number }>(sql`
    select count(*) - count(distinct event_id) + greatest(max(position) - min(position) + 1 - count(*),
      (select count(*) from events where company_id = ${companyId}) - count(distinct event_id)) as gaps
    from numbered_events where company_id = ${companyId}`)
  return row?.gaps ?? 0
}

/** What every drill promises about its writes. */
export function promiseLedger (rig: Rig, { differing, unexpected }: Ledger, { lost, doubled, gaps }: Differences): void {
  rig.promiseNone('No acknowledged write is lost', lost)
  rig.promiseNone('No write is done twice', doubled)
  rig.promiseNone('A key is always answered alike', differing)
  rig.promiseNone('Clients see nothing but success and what is worth another try', unexpected)
  rig.promise('Positions of the feed have no gaps', gaps === 0, `${gaps} gaps`)
}
