import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { eventState, ungated } from '../shared/classification.js'
import type { Change } from '../shared/change.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { withNested } from '../shared/json-fields.js'
import { Job, JobStatus, LONG_TEXTS } from './schema.js'

const job = { ...ungated(Job), ...Type.Partial(Type.Pick(Job, [...LONG_TEXTS])).properties }

const JobEventData = Type.Object(job, {
  title: 'JobEventData',
  description: 'The job as of the event, without its salary. `job.created` has all four long texts, `job.changed` those ' +
    'that changed, other events none.'
})

const JobStatusEventData = Type.Object({ ...job, previousStatus: Described(JobStatus, 'Status before the change.') }, {
  title: 'JobStatusEventData', description: 'The job as of the event, without its salary and its long texts, and its previous status.'
})

const PreviousDepartment = {
  previousDepartmentId: Type.Optional(Described(Job.properties.departmentId, 'Id of the department before the change, if it changed.'))
}

/** The events of jobs. */
export const JOB_EVENTS = defineEvents({ entity: 'job', readScope: 'jobs:read' }, {
  'job.created': { summary: 'A job was created', data: JobEventData },
  'job.changed': {
    summary: 'Fields of a job were changed', data: ChangedEventData(JobEventData, 'JobChangedEventData', PreviousDepartment)
  },
  'job.status-changed': { summary: 'The status of a job changed', data: JobStatusEventData },
  'job.published': { summary: 'A job was published', data: JobEventData },
  'job.deleted': { summary: 'A job was deleted', data: JobEventData }
})

/** The state of a job for events, with only those of its long texts (up to 200 kB) that are in `texts`. */
export function eventData ({ reader }: Change, job: object, texts: readonly string[] = []): object {
  const omitted: string[] = LONG_TEXTS.filter(text => !texts.includes(text))
  const { data } = eventState(Job, withNested<Job>(Job, job), reader)
  return Object.fromEntries(Object.entries(data).filter(([field]) => !omitted.includes(field)))
}
