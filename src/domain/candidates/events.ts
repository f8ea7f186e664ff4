import { Type } from '@sinclair/typebox'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Candidate } from './schema.js'

const CandidateEventData = Type.Object(blankable(ungated(Candidate)), {
  title: 'CandidateEventData',
  description: 'The candidate as of the event, without gated fields. Everything about the person is absent once the candidate was ' +
    'anonymized, but in the event that says so, where it stands as it was blanked.'
})

/** The events of candidates. `candidate.hired` is an event of the application. */
export const CANDIDATE_EVENTS = defineEvents({ entity: 'candidate', readScope: 'candidates:read' }, {
  'candidate.created': { summary: 'A candidate was created', data: CandidateEventData },
  'candidate.updated': {
    summary: 'Fields of a candidate were changed', data: ChangedEventData(CandidateEventData, 'CandidateChangedEventData')
  },
  'candidate.anonymized': { summary: 'A candidate was anonymized', data: CandidateEventData }
})
