import type { TObject } from '@sinclair/typebox'
import type { Transaction } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { gatesOf } from './classification.js'
import { insertEvent, type EventType, type NewEvent } from './events.js'
import type { Identity } from './identity.js'
import { holdsScope, READ_SCOPES, requireScope, type Scope } from './scopes.js'

/**
 * One write that is under way: the transaction, who makes it, and what it leaves behind. Every domain function that
 * changes something takes it first.
 */
export class Change {
  readonly companyId: number
  /** Candidates that the write is about: their anonymization must find the answer that is kept for it. */
  readonly candidateIds = new Set<number>()
  /**
   * What reading the embedded part of the answer by itself would need: a dry run leaves no trace of who looks, so it needs that,
   * too.
   */
  readonly embeddedScopes = new Set<Scope>()

  /** @param expectedVersions the versions that `If-Match` names, if the request has one */
  constructor (readonly tx: Transaction, readonly identity: Identity, private readonly expectedVersions?: number[]) {
    this.companyId = identity.companyId
  }

  /** Called with the version of the row that the request names, once the row is locked. @throws ApiError STALE_VERSION */
  checkVersion (version: number): void {
    if (this.expectedVersions !== undefined && !this.expectedVersions.includes(version)) {
      throw new ApiError('STALE_VERSION', { target: 'If-Match', message: `the object has version ${version} now; read it again` })
    }
  }

  /** @throws ApiError FORBIDDEN when the token lacks the scope */
  requireScope (scope: Scope): void {
    requireScope(this.identity.scopes, scope)
  }

  /** Whether the token has the scope. */
  holdsScope (scope: Scope): boolean {
    return holdsScope(this.identity.scopes, scope)
  }

  /** Whether the token may see what a route with these scopes writes; nothing is seen of a route that `READ_SCOPES` does not know. */
  maySee (routeScopes: readonly Scope[], isDryRun: boolean): boolean {
    const needed = [...routeScopes.map(scope => READ_SCOPES[scope]), ...(isDryRun ? this.embeddedScopes : [])]
    return needed.every(scope => scope !== undefined && this.holdsScope(scope))
  }

  /** @throws ApiError FORBIDDEN when gated fields of the entity were sent without their scopes */
  checkGates (schema: TObject, fields: object): void {
    for (const { field, scope } of gatesOf(schema)) if (field in fields) this.requireScope(scope)
  }

  /**
   * Writes an event into this transaction. The row that it is about must be locked (or new): so the ids of an object's
   * events follow the order in which its changes commit.
   */
  async record (event: EventType, about: NewEvent): Promise<void> {
    if (about.candidateId !== undefined) this.candidateIds.add(about.candidateId)
    await insertEvent(this.tx, this.companyId, event, this.identity, about)
  }
}
