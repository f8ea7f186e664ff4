import type { FastifyRequest } from 'fastify'
import { findPublicKeys, isPublicField, jobsFor, PUBLIC_FIELDS } from '../../src/domain/jobs/public.js'
import { JOBS } from '../../src/domain/jobs/queries.js'
import { ApiError, type ErrorItem } from '../../src/errors.js'

/** What routes of jobs say of tokens that see public ones alone. */
export const PUBLIC_WORDS = 'A token with `jobs:public`, for a careers page, reads published external jobs alone, with these fields: ' +
  `${PUBLIC_FIELDS.map(field => `\`${field}\``).join(', ')}. Of \`customFields\` it gets those with \`isPublic\`; a salary needs ` +
  '`compensation:read`, too. Parameters about anything else are a 403 that names them.'

interface JobQuery { order?: string, fields?: string[], expand?: string[], customFields?: Record<string, unknown> }

/** The jobs that the token of the request sees. @throws ApiError FORBIDDEN naming all that the query asks besides of public ones */
export async function jobsSeenBy ({ identity, database, query }: FastifyRequest): Promise<typeof JOBS> {
  const kind = jobsFor(identity)
  if (kind === JOBS) return kind
  const { order, fields = [], expand = [], customFields = {} } = query as JobQuery
  const keys = Object.keys(customFields)
  const known = keys.length === 0 ? [] : await findPublicKeys(database, identity.companyId, keys)
  const hidden = fields.filter(field => field !== 'all' && !isPublicField(field))
  const refused: ErrorItem[] = [
    ...Object.keys(query as object).filter(name => name in JOBS.filters && !isPublicField(name)),
    ...keys.filter(key => !known.includes(key)).map(key => `customFields[${key}]`),
    ...(order !== undefined && !isPublicField(order.split(' ')[0] as string) ? ['order'] : [])
  ].map(target => ({ target, message: `${target} is about what the scope jobs:public does not show` }))
  if (hidden.length > 0) refused.push({ target: 'fields', message: `fields: the scope jobs:public does not show ${hidden.join(', ')}` })
  if (expand.length > 0) refused.push({ target: 'expand', message: `expand: the scope jobs:public does not show ${expand.join(', ')}` })
  if (refused.length > 0) throw new ApiError('FORBIDDEN', refused)
  return kind
}
