import { Type } from '@sinclair/typebox'
import { Timestamp } from '../schema.js'
import type { QueryRule } from './validation.js'

/** The half-open window `updatedAfter <= updatedAt < updatedBefore`. */
export const UpdatedWindow = {
  updatedAfter: Type.Optional({ ...Timestamp, description: 'Rows changed at this time or later.' }),
  updatedBefore: Type.Optional({ ...Timestamp, description: 'Rows changed before this time.' })
}

export const windowInOrder: QueryRule = ({ updatedAfter, updatedBefore }) =>
  updatedAfter !== undefined && updatedBefore !== undefined && Date.parse(String(updatedAfter)) > Date.parse(String(updatedBefore))
    ? [{ target: 'updatedBefore', message: 'updatedBefore must not be before updatedAfter' }]
    : []
