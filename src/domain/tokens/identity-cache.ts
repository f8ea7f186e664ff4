import type { Queryable } from '../../database/port.js'
import { findIdentity } from './queries.js'
import type { Identity } from './schema.js'

// Shorter than the second within which a revocation must hold on every replica.
const LIFETIME_MS = 750
const MAX_ENTRIES = 10_000

interface Entry { identity: Identity, readAt: number }

/**
 * Who a secret stands for, asked of the database at most once in 750 ms for each secret: that long, another replica's
 * revocation may go unseen. Revoking here calls `forget`, which holds at once.
 */
export class IdentityCache {
  readonly #entries = new Map<string, Entry>()
  readonly #lookups = new Map<string, Promise<Identity | undefined>>()
  #generation = 0

  constructor (private readonly db: Queryable) {}

  /** Who the secret stood for when it was last asked for; it may have been revoked since. */
  remembered (secret: string): Identity | undefined { return this.#entries.get(secret)?.identity }

  async find (secret: string): Promise<Identity | undefined> {
    const entry = this.#entries.get(secret)
    if (entry !== undefined && Date.now() - entry.readAt < LIFETIME_MS) return stillValid(entry.identity)
    let lookup = this.#lookups.get(secret)
    if (lookup === undefined) {
      lookup = this.#lookUp(secret).finally(() => this.#lookups.delete(secret))
      this.#lookups.set(secret, lookup)
    }
    return await lookup
  }

  /** Drops everything, also what is being looked up now: a token was revoked or changed. */
  forget (): void {
    this.#generation++
    this.#entries.clear()
    this.#lookups.clear()
  }

  async #lookUp (secret: string): Promise<Identity | undefined> {
    const [readAt, generation] = [Date.now(), this.#generation]
    const identity = await findIdentity(this.db, secret)
    if (identity === undefined) this.#entries.delete(secret)
    else if (generation === this.#generation) {
      if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear()
      this.#entries.set(secret, { identity, readAt })
    }
    return identity
  }
}

function stillValid (identity: Identity): Identity | undefined {
  return identity.expiresAt === null || Date.parse(identity.expiresAt) > Date.now() ? identity : undefined
}
