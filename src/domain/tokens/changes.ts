import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/port.js'
import { ApiError, notFound, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { insertEvent } from '../shared/events.js'
import type { ActingToken } from '../shared/identity.js'
import type { Scope } from '../shared/scopes.js'
import { TOKEN_EVENTS } from './events.js'
import { lockToken, markRevoked, putToken, type NewToken } from './queries.js'
import { Token, type TokenCreate, type TokenWithSecret } from './schema.js'
import { createSecret } from './secret.js'

// The database writes later years with more than four digits, which RFC 3339 does not know.
const END_OF_TIME = Date.parse('9999-12-31T00:00:00Z')

/**
 * Makes a token of the company with a new secret, which is nowhere to be seen again. It may not do more, more often or for longer
 * than its maker, nor more often than the installation allows: what is absent is taken from there.
 * @param installationLimit requests a minute of a token without a limit of its own; 0 when nothing is limited
 * @throws ApiError BAD_ARGUMENT for an expiry that is past, or a limit or expiry that is too high; FORBIDDEN naming the scopes
 * that the maker lacks
 */
export async function createToken (change: Change, fields: TokenCreate, installationLimit: number): Promise<TokenWithSecret> {
  const { tx, companyId, identity } = change
  const installations = installationLimit === 0 ? Infinity : installationLimit
  const makers = identity.rateLimitPerMinute !== null && identity.rateLimitPerMinute <= installations ? identity.rateLimitPerMinute : null
  const faults = [checkExpiry(fields.expiresAt, identity.expiresAt), checkLimit(fields.rateLimitPerMinute, makers, installations)]
  const wrong = faults.filter(fault => fault !== undefined)
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  checkHeld(change, fields.scopes, 'give')
  const secret = createSecret()
  const { expiresAt = identity.expiresAt, rateLimitPerMinute = makers } = fields
  return { ...await issueToken(tx, { ...fields, expiresAt, rateLimitPerMinute, id: randomUUID(), companyId, secret }, identity), secret }
}

/** Stores a new token, whatever it may do, and says so in an event. */
export async function issueToken (tx: Transaction, token: NewToken, maker: ActingToken): Promise<Token> {
  const issued = await putToken(tx, token, maker)
  await insertEvent(tx, token.companyId, TOKEN_EVENTS['token.created'], maker, { id: issued.id, ...eventState(Token, issued) })
  return issued
}

/**
 * From the next request on the token is refused. One that is revoked already stays as it is.
 * @throws ApiError NOT_FOUND; FORBIDDEN naming the scopes that the token has and who asks lacks
 */
export async function deleteToken (change: Change, id: string): Promise<void> {
  const token = await lockToken(change.tx, change.companyId, id)
  if (token === undefined) throw notFound('token')
  checkHeld(change, token.scopes, 'take away')
  await revokeToken(change.tx, change.companyId, token, change.identity)
}

/** Revokes a token that is locked, unless it is revoked already, and says so in an event. */
export async function revokeToken (tx: Transaction, companyId: number, { id, revokedAt }: Token, actor: ActingToken): Promise<void> {
  if (revokedAt !== null) return
  await insertEvent(tx, companyId, TOKEN_EVENTS['token.revoked'], actor, { id, ...eventState(Token, await markRevoked(tx, companyId, id)) })
}

/** @throws ApiError FORBIDDEN that names those of the scopes which the token lacks */
function checkHeld (change: Change, scopes: readonly Scope[], verb: 'give' | 'take away'): void {
  const lacking = scopes.filter(scope => !change.holdsScope(scope))
  if (lacking.length > 0) {
    const message = `the token lacks, and so cannot ${verb}, the scope${lacking.length === 1 ? '' : 's'} ${lacking.join(', ')}`
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
  }
}

function checkExpiry (expiresAt: string | null | undefined, makers: string | null): ErrorItem | undefined {
  if (expiresAt === undefined || (expiresAt === null && makers === null)) return undefined
  const time = expiresAt === null ? Infinity : Date.parse(expiresAt)
  if (makers !== null && time > Date.parse(makers)) {
    return { target: 'expiresAt', message: `expiresAt must not be after ${makers}, when the token that makes it expires` }
  }
  if (time > Date.now() && time < END_OF_TIME) return undefined
  return { target: 'expiresAt', message: 'expiresAt must lie in the future, before the end of the year 9999' }
}

/** Null is the limit of the installation. */
function checkLimit (limit: number | null | undefined, makers: number | null, installations: number): ErrorItem | undefined {
  const most = makers ?? installations
  if (limit === undefined || (limit ?? installations) <= most) return undefined
  const whose = makers === null ? 'installation' : 'token that makes it'
  return { target: 'rateLimitPerMinute', message: `rateLimitPerMinute must be at most ${most}, the limit of the ${whose}` }
}
