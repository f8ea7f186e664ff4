import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../database/port.js'
import { ApiError } from '../errors.js'

/** The stored response of a request, for replay. */
export interface StoredAnswer {
  status: number
  location: string | null
  etag: string | null
  /** Empty if the response had none; null if it must not be replayed. */
  body: string | null
}

/** Names the candidates that a write concerns, and the object that it shows, so that what removes them finds its stored response. */
export interface Concerning { candidateIds: Iterable<number>, shown: string | undefined }

const TARGET = 'Idempotency-Key'
/** The form of an `Idempotency-Key`. */
export const KEY_FORM = /^[!-~]{1,255}$/

/** The idempotency key of a POST, if it has one. @throws ApiError BAD_ARGUMENT for an invalid key */
export function readKey (request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined) return undefined
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw new ApiError('BAD_ARGUMENT', { target: TARGET, message: 'Idempotency-Key must have 1 to 255 visible ASCII characters' })
  }
  return key
}

/** A hash of URL and body; whitespace in the body does not matter, the order of its fields does. */
function fingerprintOf (request: FastifyRequest): Buffer {
  return createHash('sha256').update(`${request.raw.url}\n${JSON.stringify(request.body) ?? ''}`).digest()
}

/** One use of a key, scoped to token and route. */
export class IdempotentRequest {
  readonly #route: string
  readonly #fingerprint: Buffer

  constructor (
    private readonly tx: Transaction,
    private readonly identity: { companyId: number, tokenId: string },
    request: FastifyRequest,
    private readonly key: string
  ) {
    this.#route = `${request.method} ${request.routeOptions.url}`
    this.#fingerprint = fingerprintOf(request)
  }

  /**
   * Claims the key for this transaction.
   * @returns the stored response if the same request was processed before
   * @throws ApiError REQUEST_IN_PROGRESS while another transaction holds the key, ANSWER_NOT_KEPT if the response must not be
   * replayed, IDEMPOTENCY_KEY_REUSED if the key was used for a different request
   */
  async claim (): Promise<StoredAnswer | undefined> {
    const { tx, key, identity: { companyId, tokenId } } = this
    // Two statements, because the snapshot of the second must be taken after the lock; sent at once, because the lock is not waited for.
    const [[lock], [kept]] = await Promise.all([
      tx.query<{ held: boolean }>(prepared(sql`
        select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${tokenId} ${this.#route} ${key}`}, 0)) as held`)),
      tx.query<StoredAnswer & { fingerprint: Buffer }>(prepared(sql`
        select fingerprint, status, location, etag, body from idempotency_keys
        where company_id = ${companyId} and token_id = ${tokenId} and route = ${this.#route} and key = ${key}`))
    ])
    if (lock?.held !== true) {
      const message = 'a request with this Idempotency-Key is still in progress; retry to get its response'
      throw new ApiError('REQUEST_IN_PROGRESS', { target: TARGET, message }, { headers: { 'retry-after': '1' } })
    }
    if (kept === undefined) return undefined
    if (!kept.fingerprint.equals(this.#fingerprint)) {
      throw new ApiError('IDEMPOTENCY_KEY_REUSED', { target: TARGET, message: 'this Idempotency-Key was used for a different request' })
    }
    if (kept.body === null) {
      throw new ApiError('ANSWER_NOT_KEPT', {
        target: TARGET,
        message: `the request has completed, and its response cannot be replayed; see ${kept.location ?? 'what it changed'}`
      })
    }
    return kept
  }

  async keep (answer: StoredAnswer, { candidateIds, shown }: Concerning): Promise<void> {
    const { tx, key, identity: { companyId, tokenId } } = this
    await tx.send(prepared(sql`
      insert into idempotency_keys (company_id, token_id, route, key, fingerprint, status, location, etag, body, candidate_ids, shown)
      values (${companyId}, ${tokenId}, ${this.#route}, ${key}, ${this.#fingerprint}, ${answer.status}, ${answer.location},
        ${answer.etag}, ${answer.body}, ${[...candidateIds]}, ${shown})`))
  }
}
