import { Type } from '@sinclair/typebox'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Scorecard } from './schema.js'

const data = Type.Object(blankable(ungated(Scorecard)), {
  title: 'ScorecardEventData',
  description: 'The scorecard as of the event, without answers and recommendation. Once the candidate was anonymized, `code` is absent.'
})

/** The events of scorecards, which say nothing of what users think. */
export const SCORECARD_EVENTS = defineEvents({ entity: 'scorecard', readScope: 'scorecards:read' }, {
  'scorecard.created': { summary: 'A scorecard was begun', data },
  'scorecard.changed': { summary: 'A scorecard was changed', data: ChangedEventData(data, 'ScorecardChangedEventData') },
  'scorecard.submitted': { summary: 'A scorecard was submitted', data }
})
