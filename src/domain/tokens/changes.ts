import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { ApiError, notFound, type ErrorItem } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { eventState } from '../shared/classification.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { insertEvent } from '../shared/events.js'
import type { ActingToken } from '../shared/identity.js'
import type { Scope } from '../shared/scopes.js'
import { TOKEN_EVENTS } from './events.js'
import { countLive, lockToken, markRevoked, putToken, type NewToken } from './queries.js'
import { Token, type TokenCreate, type TokenWithSecret } from './schema.js'
import { createSecret } from './secret.js'

// PostgreSQL prints later years with more than four digits, which RFC 3339 does not allow.
const END_OF_TIME = Date.parse('9999-12-31T00:00:00Z')
/** Valid tokens of a company. */
export const MAX_LIVE = 1000

/**
 * Creates a token with a new secret, which is never shown again. Its scopes, limit and expiry must not exceed those of the creating token,
 * nor its limit the limit of the installation, and it is strict if the creating token is; absent values default to these. A token that
 * names a user makes tokens of this user alone.
 * @param installationLimit requests per minute of a token without its own limit; 0 if limits are disabled
 * @throws ApiError BAD_ARGUMENT for a past expiry, a limit or expiry that is too high, a lax token by a strict one, or a user who is
 * inactive, unknown or another one; FORBIDDEN with the scopes that the creating token lacks; LIMIT_REACHED
 */
export async function createToken (change: Change, fields: TokenCreate, installationLimit: number): Promise<TokenWithSecret> {
  const { tx, companyId, identity } = change
  const installations = installationLimit === 0 ? Infinity : installationLimit
  const makers = identity.rateLimitPerMinute !== null && identity.rateLimitPerMinute <= installations ? identity.rateLimitPerMinute : null
  const faults = [
    checkExpiry(fields.expiresAt, identity.expiresAt),
    checkLimit(fields.rateLimitPerMinute, makers, installations),
    checkStrict(fields.strict, identity.strict),
    checkSameUser(fields.userId, identity.userId)
  ]
  const wrong = faults.filter(fault => fault !== undefined)
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  checkHeld(change, fields.scopes, 'grant')
  const userId = fields.userId ?? identity.userId
  await checkUser(change, userId)
  const secret = createSecret()
  const { rateLimitPerMinute = makers, strict = identity.strict } = fields
  // As it was checked, not past the expiry of the maker.
  const expiresAt = fields.expiresAt === undefined ? identity.expiresAt : toMilliseconds(fields.expiresAt)
  const token = { ...fields, expiresAt, rateLimitPerMinute, strict, userId, id: randomUUID(), companyId, secret }
  return { ...await issueToken(tx, token, identity, change.traceparent), secret }
}

/**
 * Stores a new token, and records an event. Does not check whether the creator may create it.
 * @throws ApiError LIMIT_REACHED when the company has as many live tokens as it may
 */
export async function issueToken (tx: Transaction, token: NewToken, maker: ActingToken, traceparent?: string): Promise<Token> {
  if (await countLive(tx, token.companyId) >= MAX_LIVE) {
    throw new ApiError('LIMIT_REACHED', `the company has ${MAX_LIVE} valid tokens, which is the maximum: revoke one`)
  }
  const issued = await putToken(tx, token, maker)
  await insertEvent(tx, token.companyId, TOKEN_EVENTS['token.created'], maker, { id: issued.id, ...eventState(Token, issued), traceparent })
  return issued
}

/** The token of every sandbox. */
export const SANDBOX_TOKEN_ID = '00000000-0000-4000-8000-000000000001'

/**
 * Revokes a token from its next request on; a revoked token stays as it is.
 * @throws ApiError NOT_FOUND; FORBIDDEN with the scopes of the token that the caller lacks; IN_USE for the token of the sandbox, whose
 * owner has no other
 */
export async function deleteToken (change: Change, id: string): Promise<void> {
  const token = await lockToken(change.tx, change.companyId, id)
  if (token === undefined) throw notFound('token')
  checkHeld(change, token.scopes, 'revoke')
  if (token.id === SANDBOX_TOKEN_ID) {
    const message = 'this is the sandbox\'s own token, without which nobody could use it; another SANDBOX_TOKEN replaces its secret'
    throw new ApiError('IN_USE', { target: 'id', message })
  }
  await revokeToken(change.tx, change.companyId, token, change.identity, change.traceparent)
}

/** Revokes a locked token, unless it is revoked already, and records an event. */
export async function revokeToken (
  tx: Transaction, companyId: number, { id, revokedAt }: Token, actor: ActingToken, traceparent?: string
): Promise<void> {
  if (revokedAt !== null) return
  const state = eventState(Token, await markRevoked(tx, companyId, id))
  await insertEvent(tx, companyId, TOKEN_EVENTS['token.revoked'], actor, { id, ...state, traceparent })
}

/** @throws ApiError FORBIDDEN with the scopes that the token lacks */
function checkHeld (change: Change, scopes: readonly Scope[], verb: 'grant' | 'revoke'): void {
  const lacking = scopes.filter(scope => !change.holdsScope(scope))
  if (lacking.length > 0) {
    const message = `the token cannot ${verb} scopes that it lacks: ${lacking.join(', ')}`
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
  }
}

function checkExpiry (expiresAt: string | null | undefined, makers: string | null): ErrorItem | undefined {
  if (expiresAt === undefined || (expiresAt === null && makers === null)) return undefined
  const time = expiresAt === null ? Infinity : Date.parse(expiresAt)
  if (makers !== null && time > Date.parse(makers)) {
    return { target: 'expiresAt', message: `expiresAt must not be after ${makers}, when the creating token expires` }
  }
  if (time > now() && time < END_OF_TIME) return undefined
  return { target: 'expiresAt', message: 'expiresAt must lie in the future, before the end of the year 9999' }
}

function checkStrict (strict: boolean | undefined, isMakerStrict: boolean): ErrorItem | undefined {
  if (strict !== false || !isMakerStrict) return undefined
  return { target: 'strict', message: 'strict must not be false, because the creating token is strict' }
}

function checkSameUser (userId: number | null | undefined, makers: number | null): ErrorItem | undefined {
  if (userId === undefined || makers === null || userId === makers) return undefined
  return { target: 'userId', message: `userId must be ${makers}, the user whom the creating token names` }
}

/** Until the end of the transaction nobody deletes the user. @throws ApiError BAD_ARGUMENT unless it is an active one of the company */
async function checkUser ({ tx, companyId }: Change, userId: number | null): Promise<void> {
  if (userId === null) return
  const [user] = await tx.query<{ active: boolean }>(prepared(sql`
    select active from users where company_id = ${companyId} and id = ${userId} for key share`))
  if (user?.active === true) return
  throw new ApiError('BAD_ARGUMENT', {
    target: 'userId',
    message: `userId must name ${user === undefined ? 'a user of this company' : 'an active user: this one is inactive'}`,
    rule: { name: user === undefined ? 'reference' : 'inactive' }
  })
}

/** Null means the limit of the installation. */
function checkLimit (limit: number | null | undefined, makers: number | null, installations: number): ErrorItem | undefined {
  const most = makers ?? installations
  if (limit === undefined || (limit ?? installations) <= most) return undefined
  const whose = makers === null ? 'installation' : 'creating token'
  return { target: 'rateLimitPerMinute', message: `rateLimitPerMinute must be at most ${most}, the limit of the ${whose}` }
}
