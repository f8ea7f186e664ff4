import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Interview, InterviewStatus } from './schema.js'

const data = Type.Object({
  ...blankable(ungated(Interview)),
  previousStatus: Type.Optional(Described(InterviewStatus, 'Status before the change, if it changed.'))
}, {
  title: 'InterviewEventData',
  description: 'The interview as of the event. Once the candidate was anonymized, `code`, `title`, `location`, `meetingUrl` and `notes` ' +
    'are absent, and so is the reason of the cancellation.'
})

/** The events of interviews. */
export const INTERVIEW_EVENTS = defineEvents({ entity: 'interview', readScope: 'interviews:read' }, {
  'interview.scheduled': { summary: 'An interview was scheduled, for the first time or again', data },
  'interview.changed': {
    summary: 'An interview was changed, or an interviewer answered',
    data: ChangedEventData(data, 'InterviewChangedEventData')
  },
  'interview.completed': { summary: 'An interview was held', data },
  'interview.canceled': { summary: 'An interview was canceled, also with its application', data },
  'interview.no-show': { summary: 'The candidate did not come to an interview', data }
})
/** What happens to interviews: the names of their events without `interview.`. */
export type InterviewHappening = keyof typeof INTERVIEW_EVENTS extends `interview.${infer What}` ? What : never
