import sql from 'sql-template-tag'
import { readable } from '../engine/describe.js'
import type { Columns } from '../shared/columns.js'
import { byIds, filters } from '../shared/filters.js'
import type { Listing } from '../shared/listing.js'
import { Merge } from './merge.js'

const OF_CANDIDATES = readable({
  name: 'merge',
  plural: 'merges',
  group: 'candidates',
  scopes: { read: 'candidates:read' },
  schema: Merge,
  events: {},
  filters: filters<{ mergedIntoId: number[] }, Columns<'candidates'>>()({ mergedIntoId: byIds('merged_into_id') }),
  columns: { candidateId: () => sql`t.id` }
}, 'candidates')

/** Merges that were not undone: the candidates who were given up. The events of the candidates that stay show them. */
export const MERGES = {
  ...OF_CANDIDATES,
  listing: (...given: Parameters<typeof OF_CANDIDATES.listing>): Listing => {
    const { where = [], ...listing } = OF_CANDIDATES.listing(...given)
    // Stated for the index.
    return { ...listing, where: [...where, sql`t.merged_at is not null`] }
  }
}
