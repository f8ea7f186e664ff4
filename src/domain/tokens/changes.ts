import { randomUUID } from 'node:crypto'
import { ApiError, notFound, type ErrorItem } from '../../errors.js'
import type { Change } from '../change.js'
import { putToken, revokeToken } from './queries.js'
import { holdsScope, type TokenCreate, type TokenWithSecret } from './schema.js'
import { createSecret } from './secret.js'

// The database writes later years with more than four digits, which RFC 3339 does not know.
const END_OF_TIME = Date.parse('9999-12-31T00:00:00Z')

/**
 * Makes a token of the company with a new secret, which is nowhere to be seen again.
 * @throws ApiError BAD_ARGUMENT for an expiry that is past, FORBIDDEN naming the scopes that the maker lacks
 */
export async function createToken ({ tx, companyId, identity }: Change, fields: TokenCreate): Promise<TokenWithSecret> {
  const wrong = checkExpiry(fields.expiresAt)
  if (wrong !== undefined) throw new ApiError('BAD_ARGUMENT', wrong)
  const lacking = fields.scopes.filter(scope => !holdsScope(identity.scopes, scope))
  if (lacking.length > 0) {
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message: `the token lacks, and so cannot give, the scope${lacking.length === 1 ? '' : 's'} ${lacking.join(', ')}` })
  }
  const secret = createSecret()
  return { ...await putToken(tx, { ...fields, id: randomUUID(), companyId, secret }), secret }
}

/** From the next request on the token is refused. @throws ApiError NOT_FOUND, also for one that is revoked already */
export async function deleteToken ({ tx, companyId }: Change, id: string): Promise<void> {
  if (!await revokeToken(tx, companyId, id)) throw notFound('token')
}

function checkExpiry (expiresAt: string | null | undefined): ErrorItem | undefined {
  if (expiresAt == null) return undefined
  const time = Date.parse(expiresAt)
  return time > Date.now() && time < END_OF_TIME ? undefined : { target: 'expiresAt', message: 'expiresAt must lie in the future, before the end of the year 9999' }
}
