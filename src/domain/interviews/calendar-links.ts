import { createHash, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import { prepared, type CompanyDatabase, type Queryable } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { holdsScope, type Scope } from '../shared/scopes.js'
import type { Shown, UserCalendar } from './calendar.js'

// Links to the calendars of users, for calendar programs, which send no token: the company, the user and a secret, of which only a hash is
// stored. A link ends with its deletion, with the next link, when the user becomes inactive, and with the token that made it.

const RADIX = 36
const SHAPE = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})-([\w-]{43})$/

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whom a calendar names to a token with these scopes. */
export const shownTo = (scopes: readonly Scope[]): Shown => ({
  candidates: holdsScope(scopes, 'applications:read'), users: holdsScope(scopes, 'users:read')
})

/**
 * Makes the link of a user, in place of the one that there was.
 * @returns its text
 * @throws ApiError NOT_FOUND, BAD_ARGUMENT for a user who is inactive
 */
export async function makeCalendarLink ({ tx, companyId, identity: { tokenId } }: Change, userId: number): Promise<string> {
  const [user] = await tx.query<{ active: boolean }>(prepared(sql`
    select active from users where company_id = ${companyId} and id = ${userId} for no key update`))
  if (user === undefined) throw notFound('user')
  if (!user.active) {
    const message = `the user ${userId} is inactive: only active users have links to their calendars`
    throw new ApiError('BAD_ARGUMENT', { target: 'id', message, rule: { name: 'inactive' } })
  }
  const secret = randomBytes(32).toString('base64url')
  await tx.send(sql`
    insert into calendar_links (company_id, user_id, secret_hash, token_id)
    values (${companyId}, ${userId}, ${hashOf(secret)}, ${tokenId})
    on conflict (company_id, user_id) do update
      set secret_hash = excluded.secret_hash, token_id = excluded.token_id, created_at = excluded.created_at`)
  return [companyId.toString(RADIX), userId.toString(RADIX), secret].join('-')
}

/** Ends the link of a user. @throws ApiError NOT_FOUND */
export async function endCalendarLink ({ tx, companyId }: Change, userId: number): Promise<void> {
  const ended = await tx.query(sql`
    delete from calendar_links where company_id = ${companyId} and user_id = ${userId} returning user_id`)
  if (ended.length === 0) throw notFound('link to the calendar of this user')
}

/** The calendar that the link leads to, as its token may see it; undefined once the link has ended. */
export async function findLinkedCalendar (
  database: { of: (companyId: number) => CompanyDatabase }, text: string
): Promise<UserCalendar | undefined> {
  const [, company = '', user = '', secret = ''] = SHAPE.exec(text) ?? []
  const [companyId, userId] = [parseInt(company, RADIX), parseInt(user, RADIX)]
  if (!Number.isSafeInteger(companyId) || !Number.isSafeInteger(userId)) return undefined
  const db = database.of(companyId)
  const found = await findLink(db, companyId, userId, secret)
  return found && { db, companyId, user: { id: userId, name: found.name }, shown: shownTo(found.scopes) }
}

async function findLink (
  db: Queryable, companyId: number, userId: number, secret: string
): Promise<{ name: string, scopes: Scope[] } | undefined> {
  const [link] = await db.query<{ name: string, scopes: Scope[] }>(prepared(sql`
    select u.name, t.scopes from calendar_links l
    join users u on u.company_id = ${companyId} and u.id = l.user_id and u.active
    join tokens t on t.company_id = ${companyId} and t.id = l.token_id
      and t.revoked_at is null and (t.expires_at is null or t.expires_at > clock_timestamp())
    where l.company_id = ${companyId} and l.user_id = ${userId} and l.secret_hash = ${hashOf(secret)}`))
  return link
}
