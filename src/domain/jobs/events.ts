import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
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
