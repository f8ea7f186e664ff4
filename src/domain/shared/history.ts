import { Type } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { Nullable, Timestamp } from '../../schema.js'
import type { Change } from './change.js'
import { now, toMilliseconds } from './clock.js'

// History that comes from another system: bodies say when something happened, and events have that time beside the time of writing.

/** A field of bodies with the time at which something happened. @param absent what the time is without it */
export function StatedTime (description: string, absent = 'now') {
  return Type.Optional(Nullable({
    ...Timestamp,
    'x-scope': 'history:write',
    description: `${description} Not in the future. Absent or null: ${absent}. Needs the scope \`history:write\`.`,
    examples: undefined
  }))
}

/**
 * The time that a body states, in the form in which the database returns it; undefined if it states none. Before the object is looked for,
 * and before references are checked.
 * @throws ApiError FORBIDDEN without the scope, BAD_ARGUMENT for a time ahead of now
 */
export function statedTime (change: Change, time: string | null | undefined, field = 'at'): string | undefined {
  if (time == null) return undefined
  change.requireScope('history:write')
  if (Date.parse(time) > now()) throw new ApiError('BAD_ARGUMENT', { target: field, message: `${field} must not be in the future` })
  change.statesPast = true
  return toMilliseconds(time)
}

/** @throws ApiError BAD_ARGUMENT for a stated time before this one @param when what happened then */
export function checkNotBefore (stated: string | undefined, time: string, when: string): void {
  if (stated === undefined || stated >= time) return
  throw new ApiError('BAD_ARGUMENT', { target: 'at', message: `at must not be before ${time}, when ${when}` })
}

/** The time at which the status changed, if the body states it. @throws ApiError BAD_ARGUMENT for a time without a status */
export function timeOfStatus (change: Change, { at, status }: { at?: string | null, status?: string }): string | undefined {
  const time = statedTime(change, at)
  if (time === undefined || status !== undefined) return time
  throw new ApiError('BAD_ARGUMENT', { target: 'at', message: 'at is the time of a change of status: send it with status' })
}

/**
 * Whether an object below an application got this status at this time: the change was recorded before.
 * @param entity what events call such an object
 */
export async function isRecorded (
  { tx, companyId }: Change, entity: string, { id, applicationId }: { id: number, applicationId: number }, status: string, at: string
): Promise<boolean> {
  const events = await tx.query(prepared(sql`
    select 1 from events e where e.company_id = ${companyId} and e.application_id = ${applicationId} and e.entity_type = ${entity}
      and e.entity_id = ${String(id)} and e.data ->> 'status' = ${status} and coalesce(e.occurred_at, e.date) = ${at}::timestamptz
    limit 1`))
  return events.length > 0
}
