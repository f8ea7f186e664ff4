import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { Vacancies } from '../jobs/vacancies.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Opening } from './schema.js'

const data = Type.Object({ ...Opening.properties, vacancies: Described(Vacancies, 'How far its job is filled after the change.') }, {
  title: 'OpeningEventData', description: 'The opening as of the event, and the vacancies of its job.'
})

/** The events of openings. */
export const OPENING_EVENTS = defineEvents({ entity: 'opening', readScope: 'jobs:read' }, {
  'opening.created': { summary: 'A job has a further opening', data },
  'opening.changed': {
    summary: 'An opening was changed, or is open again', data: ChangedEventData(data, 'OpeningChangedEventData')
  },
  'opening.filled': { summary: 'A hire filled an opening', data },
  'opening.canceled': { summary: 'An opening was canceled', data }
})
