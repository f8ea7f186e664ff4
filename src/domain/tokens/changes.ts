import { randomUUID } from 'node:crypto'
import { ApiError, notFound, type ErrorItem } from '../../errors.js'
import type { Change } from '../change.js'
import { putToken, revokeToken } from './queries.js'
import { holdsScope, type TokenCreate, type TokenWithSecret } from './schema.js'
import { createSecret } from './secret.js'

// The database writes later years with more than four digits, which RFC 3339 does not know.
const END_OF_TIME = Date.parse('9999-12-31T00:00:00Z')

/**
 * Makes a token of the company with a new secret, which is nowhere to be seen again. It may not do more, more often or for longer
 * than its maker: what is absent is taken from there.
 * @throws ApiError BAD_ARGUMENT for an expiry that is past, or a limit or expiry beyond the maker's; FORBIDDEN naming the scopes
 * that the maker lacks
 */
export async function createToken ({ tx, companyId, identity }: Change, fields: TokenCreate): Promise<TokenWithSecret> {
  const wrong = [checkExpiry(fields.expiresAt, identity.expiresAt), checkLimit(fields.rateLimitPerMinute, identity.rateLimitPerMinute)].filter(item => item !== undefined)
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
  const lacking = fields.scopes.filter(scope => !holdsScope(identity.scopes, scope))
  if (lacking.length > 0) {
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message: `the token lacks, and so cannot give, the scope${lacking.length === 1 ? '' : 's'} ${lacking.join(', ')}` })
  }
  const secret = createSecret()
  const { expiresAt = identity.expiresAt, rateLimitPerMinute = identity.rateLimitPerMinute } = fields
  return { ...await putToken(tx, { ...fields, expiresAt, rateLimitPerMinute, id: randomUUID(), companyId, secret }), secret }
}

/** From the next request on the token is refused. @throws ApiError NOT_FOUND, also for one that is revoked already */
export async function deleteToken ({ tx, companyId }: Change, id: string): Promise<void> {
  if (!await revokeToken(tx, companyId, id)) throw notFound('token')
}

function checkExpiry (expiresAt: string | null | undefined, makers: string | null): ErrorItem | undefined {
  if (expiresAt === undefined || (expiresAt === null && makers === null)) return undefined
  const time = expiresAt === null ? Infinity : Date.parse(expiresAt)
  if (makers !== null && time > Date.parse(makers)) return { target: 'expiresAt', message: `expiresAt must not be after ${makers}, when the token that makes it expires` }
  return time > Date.now() && time < END_OF_TIME ? undefined : { target: 'expiresAt', message: 'expiresAt must lie in the future, before the end of the year 9999' }
}

function checkLimit (limit: number | null | undefined, makers: number | null): ErrorItem | undefined {
  return limit === undefined || makers === null || (limit ?? Infinity) <= makers
    ? undefined
    : { target: 'rateLimitPerMinute', message: `rateLimitPerMinute must be at most ${makers}, the limit of the token that makes it` }
}
