import { Type } from '@sinclair/typebox'
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
 * The time that a body states, in the form in which the database returns it; undefined if it states none. Before the object is looked for.
 * @throws ApiError FORBIDDEN without the scope, BAD_ARGUMENT for a time ahead of now
 */
export function statedTime (change: Change, time: string | null | undefined, field = 'at'): string | undefined {
  if (time == null) return undefined
  change.requireScope('history:write')
  if (Date.parse(time) > now()) throw new ApiError('BAD_ARGUMENT', { target: field, message: `${field} must not be in the future` })
  return toMilliseconds(time)
}
