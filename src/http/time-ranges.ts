import { Type } from '@sinclair/typebox'
import type { QueryRule } from './validation.js'

// Without a schema example: Swagger UI would send it.
const moment = (description: string) => Type.Optional(Type.String({
  format: 'date-time',
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

const inOrder = (after: string, before: string): QueryRule => query =>
  query[after] !== undefined && query[before] !== undefined && Date.parse(String(query[after])) > Date.parse(String(query[before]))
    ? [{ target: before, message: `${before} must not be before ${after}` }]
    : []

export const rangeInOrder = inOrder('updatedAfter', 'updatedBefore')
export const createdInOrder = inOrder('createdAfter', 'createdBefore')
