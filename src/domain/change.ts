import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../database/port.js'
import { ApiError } from '../errors.js'
import { EVENTS, type EventName } from './events/schema.js'
import { holdsScope, type Identity, type Scope } from './tokens/schema.js'

interface NewEvent {
  /** Id of the object that the event is about. */
  id: number | string
  /** The object's state as of the event. Never holds fields that need a scope of their own. */
  data: object
  /** The part of the state that is about a person: it can be blanked later. */
  personal?: object
  applicationId?: number
  candidateId?: number
}

/**
 * One write that is under way: the transaction, who makes it, and what it leaves behind. Every domain function that
 * changes something takes it first.
 */
export class Change {
  readonly companyId: number
  /** Candidates that the write is about: their anonymisation must find the answer that is kept for it. */
  readonly candidateIds = new Set<number>()

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

  /** @throws ApiError FORBIDDEN when fields were sent that need a scope which the token lacks */
  requireScope (scope: Scope): void {
    if (!holdsScope(this.identity.scopes, scope)) {
      throw new ApiError('FORBIDDEN', { target: 'Authorization', message: `the token lacks the scope ${scope}` })
    }
  }

  /**
   * Writes an event into this transaction. The row that it is about must be locked (or new): so the ids of an object's
   * events follow the order in which its changes commit.
   */
  async record (event: EventName, { id, data, personal, applicationId, candidateId }: NewEvent): Promise<void> {
    if (candidateId !== undefined) this.candidateIds.add(candidateId)
    await this.tx.query(prepared(sql`
      insert into events (company_id, uuid, event, token_id, token_name, entity_type, entity_id, application_id, candidate_id, data, personal)
      values (${this.companyId}, ${randomUUID()}, ${event}, ${this.identity.tokenId}, ${this.identity.tokenName}, ${EVENTS[event]}, ${String(id)},
        ${applicationId ?? null}, ${candidateId ?? null}, ${JSON.stringify(data)}, ${personal === undefined ? null : JSON.stringify(personal)})`))
  }
}
