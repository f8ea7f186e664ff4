import { Type } from '@sinclair/typebox'
import { MAX_LENGTH } from '../schema.js'
import type { QueryRule } from './validation.js'

// Without a schema example: Swagger UI would send it.
const moment = (description: string) => Type.Optional(Type.String({
  format: 'date-time',
  [MAX_LENGTH]: 35,
  description: `${description}, such as \`2026-03-02T09:30:00Z\`.`
}))

/** The half-open range `updatedAfter <= updatedAt < updatedBefore`. */
export const UpdatedRange = {
  updatedAfter: moment('Only what changed at this time or later'),
  updatedBefore: moment('Only what changed before this time')
}

/** The half-open range `createdAfter <= createdAt < createdBefore`. */
export const CreatedRange = {
  createdAfter: moment('Only what was created at this time or later'),
  createdBefore: moment('Only what was created before this time')
}

/** The half-open range `hiredAfter <= hiredAt < hiredBefore`. */
export const HiredRange = {
  hiredAfter: moment('Only who was hired at this time or later'),
  hiredBefore: moment('Only who was hired before this time')
}

/** The half-open range `startsAfter <= startsAt < startsBefore`. */
export const StartsRange = {
  startsAfter: moment('Only what begins at this time or later'),
  startsBefore: moment('Only what begins before this time')
}

/** The ranges by the times that they are of. */
export const RANGES = { updatedAt: UpdatedRange, createdAt: CreatedRange, hiredAt: HiredRange, startsAt: StartsRange }

/** The fields of ranges, in the order in which they decide about the order of a list. */
const TIMES = ['startsAt', 'updatedAt', 'createdAt', 'hiredAt'] as const
const boundsOf = (time: typeof TIMES[number]) => [time.replace('At', 'After'), time.replace('At', 'Before')] as [string, string]

/** The time by which a list in v2 is ordered: the first one with a range, or since when people may be left alone. */
export function timeOfRange (query: object): typeof TIMES[number] | 'idleFrom' | undefined {
  if ((query as { retentionBefore?: string }).retentionBefore !== undefined) return 'idleFrom'
  return TIMES.find(time => boundsOf(time).some(bound => (query as Record<string, unknown>)[bound] !== undefined))
}

export const rangesInOrder: QueryRule = query => TIMES.flatMap(time => {
  const [after, before] = boundsOf(time)
  return query[after] !== undefined && query[before] !== undefined && Date.parse(String(query[after])) > Date.parse(String(query[before]))
    ? [{ target: before, message: `${before} must not be earlier than ${after}` }]
    : []
})
