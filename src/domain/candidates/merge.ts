import { Type, type Static } from '@sinclair/typebox'
import { Described, Id, Timestamp, UpdatedAt } from '../../schema.js'

export const Merge = Type.Object({
  id: Described(Id, 'Id of the merge: that of the candidate who was given up.', { examples: [200] }),
  candidateId: Described(Id, 'Id of the candidate who was given up; the same as `id`.', { examples: [200] }),
  mergedIntoId: Described(Id, 'Id of the candidate that stays; never one who was merged.', { examples: [199] }),
  mergedAt: Described(Timestamp, 'When the two were merged.'),
  updatedAt: UpdatedAt
}, {
  title: 'Merge',
  description: 'Two records of one person became one. A merge has no events of its own: `candidate.merged` has it as `duplicate`; with ' +
    '`candidate.unmerged` of the same `duplicateId` it is gone.'
})
export type Merge = Static<typeof Merge>

const { id, mergedIntoId, mergedAt } = Merge.properties

/** What a request for a candidate who was merged gets, beside the way to the one that stays. */
export const MergedCandidate = Type.Object({
  id: { ...id, description: 'Id of the candidate who was given up.' }, mergedIntoId, mergedAt
}, { title: 'MergedCandidate', description: 'The candidate was merged into another one, which `Location` leads to.' })
