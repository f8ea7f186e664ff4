import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { Expectation, State } from '../../schema.js'
import { readerOf, type Reader } from './reader.js'
import { insertEvent, insertEvents, personOf, type EventType, type NewEvent } from './events.js'
import type { Identity } from './identity.js'
import { timeOf } from './sql.js'
import { holdsScope, READ_SCOPES, requireScope, type Scope } from './scopes.js'

/**
 * The context of one write: its transaction, the caller, and what it records. The first parameter of every domain function that
 * changes something.
 */
export class Change {
  readonly companyId: number
  /**
   * Scopes needed to read the objects embedded in the response. Required for dry runs, which would otherwise reveal them without
   * leaving a trace.
   */
  readonly embeddedScopes = new Set<Scope>()
  /** Scopes that a reader of what the answer shows needs besides that of the route. */
  readonly besideScopes = new Set<Scope>()
  /** Whether the write has changed something: every change records an event. */
  hasRecorded = false
  /** Whether the body states when something happened (`statedTime`): users who are inactive today may have taken part. */
  statesPast = false
  /** Applications with which something has happened in this write. */
  readonly #active = new Set<number>()
  readonly #saved = new Set<number>()
  /** Events that are inserted together, later. */
  #together: Array<{ type: EventType, event: NewEvent }> | undefined
  /** The object with text that the answer shows, as `comment 7`: when the object is deleted, its kept answer must be found. */
  shown: string | undefined

  /**
   * @param expected what `If-Match` asks for, if the request has one
   * @param traceparent the trace of the request
   * @param candidateIds candidates that the write concerns: their anonymization must find its stored response
   * @param mailFrom the address that messages come from; undefined where none can be sent
   */
  constructor (
    readonly tx: Transaction, readonly identity: Identity, private expected?: Expectation, readonly traceparent?: string,
    readonly candidateIds = new Set<number>(), readonly mailFrom?: string
  ) {
    this.companyId = identity.companyId
  }

  /**
   * The context of one of several changes in this write.
   * @param expected the states that its object may have; undefined if any will do
   */
  part (expected?: Expectation): Change {
    return new Change(this.tx, this.identity, expected, this.traceparent, this.candidateIds, this.mailFrom)
  }

  /** The context of what the server itself does to data of a company. */
  static async byServer (tx: Transaction, companyId: number): Promise<Change> {
    const nobody = { tokenId: '', tokenName: '', tokenPrefix: '', companyName: '' }
    const [company] = await tx.query<Pick<Identity, 'customEntities'>>(sql`
      select custom_entities as "customEntities" from companies where id = ${companyId}`)
    return new Change(tx, {
      ...nobody, customEntities: company?.customEntities ?? [], companyId, scopes: ['*'], rateLimitPerMinute: null, strict: false,
      userId: null, expiresAt: null, isServer: true
    })
  }

  /** Whether the server itself acts: rules for people do not hold for it. */
  get isByServer (): boolean { return this.identity.isServer === true }

  /** The context of the same change with these scopes alone. */
  withScopes (scopes: Scope[]): Change {
    return new Change(this.tx, { ...this.identity, scopes }, this.expected, this.traceparent, this.candidateIds, this.mailFrom)
  }

  /**
   * Optimistic locking: checks `If-Match` against the locked row. Once it holds, further parts of the same write may change the row.
   * @param row undefined if there is no such object
   * @throws ApiError STALE_VERSION
   */
  checkState (row: State | undefined): void {
    if (this.expected === undefined) return
    const { expected } = this
    const same = row === undefined ? [] : expected === '*' ? [row] : expected.filter(({ version }) => version === row.version)
    if (same.some(({ updatedAt = row?.updatedAt }) => updatedAt === row?.updatedAt)) {
      this.expected = undefined
      return
    }
    const now = same.length > 0 ? 'another version' : 'version'
    const message = row === undefined
      ? 'there is no such object yet'
      : `the object has changed (it is at ${now} ${row.version} now): read it again`
    throw new ApiError('STALE_VERSION', { target: 'If-Match', message })
  }

  /** @throws ApiError FORBIDDEN when the token lacks the scope */
  requireScope (scope: Scope): void {
    requireScope(this.identity.scopes, scope)
  }

  /** What the token may see of objects. */
  get reader (): Reader {
    return readerOf(this.identity)
  }

  /** Whether the token has the scope. */
  holdsScope (scope: Scope): boolean {
    return holdsScope(this.identity.scopes, scope)
  }

  /** Whether the token may see what a route with these scopes writes; never for scopes that are not in `READ_SCOPES`. */
  maySee (routeScopes: readonly Scope[], isDryRun: boolean): boolean {
    const needed = [...routeScopes.map(scope => READ_SCOPES[scope]), ...this.besideScopes, ...(isDryRun ? this.embeddedScopes : [])]
    return needed.every(scope => scope !== undefined && this.holdsScope(scope))
  }

  /**
   * Records an event in this transaction. The row of the object must be locked (or new), so that the ids of its events follow the
   * order in which its changes commit.
   */
  async record (event: EventType, about: NewEvent): Promise<void> {
    this.hasRecorded = true
    const traced = Object.assign({ traceparent: this.traceparent }, personOf(about), about)
    if (traced.candidateId !== undefined) this.candidateIds.add(traced.candidateId)
    if (this.#together !== undefined) this.#together.push({ type: event, event: traced })
    else await insertEvent(this.tx, this.companyId, event, this.#actor, traced)
    await this.#noteActivity(event, traced)
  }

  /** Does work that records many events: they are inserted together after it, in their order, which takes a fraction of the time. */
  async together (work: () => Promise<void>): Promise<void> {
    if (this.#together !== undefined) return await work()
    const events: Array<{ type: EventType, event: NewEvent }> = []
    this.#together = events
    await work().finally(() => { this.#together = undefined })
    await insertEvents(this.tx, this.companyId, this.#actor, events)
  }

  get #actor (): Identity | null { return this.isByServer ? null : this.identity }

  /**
   * Whether the locked application is to be saved with the time of the next event about it: that of an earlier one will do, unless
   * the time is stated.
   */
  savesActivity (applicationId: number, isStated: boolean): boolean {
    if (!isStated && this.#active.has(applicationId)) return false
    this.#saved.add(applicationId)
    return true
  }

  /**
   * Notes when something happened with what belongs to an application, which is locked. The application itself is saved with the time; what
   * follows from its change is of the same time.
   */
  async #noteActivity ({ name, entity }: EventType, { applicationId, occurredAt, data }: NewEvent): Promise<void> {
    if (applicationId === undefined) return
    const isSaved = entity === 'application' || this.#saved.delete(applicationId)
    const isNoted = isSaved || (occurredAt === undefined && this.#active.has(applicationId))
    this.#active.add(applicationId)
    if (isNoted) return
    const { updatedAt } = data as { updatedAt?: string }
    const at = occurredAt ?? (name.endsWith('.deleted') ? undefined : updatedAt)
    await this.tx.send(prepared(sql`
      update applications set last_activity_at = greatest(last_activity_at, ${timeOf(at)})
      where company_id = ${this.companyId} and id = ${applicationId}`))
  }
}
