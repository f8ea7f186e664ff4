import type { Queryable } from '../../database/port.js'
import { now } from '../shared/clock.js'
import type { Identity } from '../shared/identity.js'
import { findIdentity, findValid } from './queries.js'

// Shorter than the second within which a revocation must hold on every replica.
export const LIFETIME_MS = 750
const MAX_ENTRIES = 10_000

interface Entry { identity: Identity, readAt: number }

interface Lookup {
  answer: Promise<Identity | undefined>
  /** Ids of tokens revoked during the lookup, which may have read them before. */
  revoked: Set<string>
}

/**
 * Caches the identity behind a secret; the database is asked at most once in 750 ms per secret. For that long the revocation by
 * another replica may go unnoticed. A revocation in this process calls `forget`, which takes effect immediately.
 */
export class IdentityCache {
  readonly #entries = new Map<string, Entry>()
  #lookups = new Map<string, Lookup>()

  constructor (private readonly db: Queryable) {}

  /** The last known identity of the secret; its token may have been revoked since. */
  remembered (secret: string): Identity | undefined { return this.#entries.get(secret)?.identity }

  /** Whether the secret is cached or being looked up, so that `find` starts no lookup for a guessed secret. */
  knows (secret: string): boolean { return this.#entries.has(secret) || this.#lookups.has(secret) }

  /** The identity of a cached secret, unless that is too old, or the token has expired. */
  current (secret: string): Identity | undefined {
    const identity = this.#fresh(secret)
    return identity && stillValid(identity)
  }

  #fresh (secret: string): Identity | undefined {
    const entry = this.#entries.get(secret)
    return entry !== undefined && Date.now() - entry.readAt < LIFETIME_MS ? entry.identity : undefined
  }

  async find (secret: string): Promise<Identity | undefined> {
    const known = this.#fresh(secret)
    if (known !== undefined) return stillValid(known)
    let lookup = this.#lookups.get(secret)
    if (lookup === undefined) {
      const revoked = new Set<string>()
      const lookups = this.#lookups
      lookup = { revoked, answer: this.#lookUp(secret, revoked).finally(() => lookups.delete(secret)) }
      lookups.set(secret, lookup)
    }
    return await lookup.answer
  }

  /** The valid ones among these tokens, from the database, in one statement. */
  async findValid (tokenIds: string[]): Promise<Set<string>> { return await findValid(this.db, tokenIds) }

  /** Invalidates a revoked token, also in lookups in progress. */
  forget (tokenId: string): void {
    for (const [secret, { identity }] of this.#entries) if (identity.tokenId === tokenId) this.#entries.delete(secret)
    for (const { revoked } of this.#lookups.values()) revoked.add(tokenId)
  }

  /** Invalidates the tokens of a company, also in lookups in progress: none of those is kept, and nobody else waits for them. */
  forgetCompany (companyId: number): void {
    for (const [secret, { identity }] of this.#entries) if (identity.companyId === companyId) this.#entries.delete(secret)
    this.#lookups = new Map()
  }

  /** Invalidates all tokens, also in lookups in progress. */
  clear (): void {
    this.#entries.clear()
    this.#lookups = new Map()
  }

  async #lookUp (secret: string, revoked: ReadonlySet<string>): Promise<Identity | undefined> {
    const [readAt, lookups] = [Date.now(), this.#lookups]
    const identity = await findIdentity(this.db, secret)
    if (identity === undefined || revoked.has(identity.tokenId)) {
      this.#entries.delete(secret)
      return undefined
    }
    if (lookups !== this.#lookups) return identity
    // Evicts the least recently looked up entry.
    this.#entries.delete(secret)
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value as string)
    this.#entries.set(secret, { identity, readAt })
    return identity
  }
}

function stillValid (identity: Identity): Identity | undefined {
  return identity.expiresAt === null || Date.parse(identity.expiresAt) > now() ? identity : undefined
}
