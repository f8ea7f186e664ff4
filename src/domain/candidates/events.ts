import { Type } from '@sinclair/typebox'
import { Described, Id } from '../../schema.js'
import { Merge } from './merge.js'
import type { Change } from '../shared/change.js'
import { blankable, eventState, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Candidate } from './schema.js'

const CandidateEventData = Type.Object(blankable(ungated(Candidate)), {
  title: 'CandidateEventData',
  description: 'The candidate as of the event, without the fields that need their own scope. Once the candidate is anonymized, ' +
    'everything about the person is absent, except that `candidate.anonymized` shows the blanked fields.'
})

const Duplicate = { duplicateId: Described(Id, 'Id of the other candidate.', { examples: [2] }) }

/** The events of candidates. `candidate.hired` is an event of the application. */
export const CANDIDATE_EVENTS = defineEvents({ entity: 'candidate', readScope: 'candidates:read', isPerson: true }, {
  'candidate.created': { summary: 'A candidate was created', data: CandidateEventData },
  'candidate.updated': {
    summary: 'Fields of a candidate were changed', data: ChangedEventData(CandidateEventData, 'CandidateChangedEventData')
  },
  'candidate.merged': {
    summary: 'Another candidate was merged into this one',
    data: ChangedEventData(CandidateEventData, 'CandidateMergedEventData', {
      ...Duplicate, duplicate: Merge
    })
  },
  'candidate.unmerged': {
    summary: 'Another candidate was taken apart from this one again; its own event, `candidate.updated`, follows',
    data: ChangedEventData(CandidateEventData, 'CandidateUnmergedEventData', Duplicate)
  },
  'candidate.anonymized': { summary: 'A candidate was anonymized', data: CandidateEventData }
})

/** Records an event about a candidate: its state, with what is personal apart. @param more data of this event besides the state */
export async function recordCandidate (
  change: Change, event: keyof typeof CANDIDATE_EVENTS, candidate: Candidate, more: object = {}, occurredAt?: string
): Promise<void> {
  const { data, personal } = eventState(Candidate, candidate, change.reader)
  const { id } = candidate
  await change.record(CANDIDATE_EVENTS[event], { id, candidateId: id, data: { ...data, ...more }, personal, occurredAt })
}
