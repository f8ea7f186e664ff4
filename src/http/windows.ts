import { Type } from '@sinclair/typebox'
import type { QueryRule } from './validation.js'

// Without a schema example: Swagger UI would send it.
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description: `${description}, such as \`2026-03-02T09:30:00Z\`.` }))

/** The half-open window `updatedAfter <= updatedAt < updatedBefore`. */
export const UpdatedWindow = {
  updatedAfter: moment('Rows changed at this time or later'),
  updatedBefore: moment('Rows changed before this time')
}

export const windowInOrder: QueryRule = ({ updatedAfter, updatedBefore }) =>
  updatedAfter !== undefined && updatedBefore !== undefined && Date.parse(String(updatedAfter)) > Date.parse(String(updatedBefore))
    ? [{ target: 'updatedBefore', message: 'updatedBefore must not be before updatedAfter' }]
    : []
