import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { Job } from '../jobs/schema.js'
import { Vacancies } from '../jobs/vacancies.js'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Comment } from './comment-schema.js'
import { ApplicationStatus, CurrentStep, EmbeddedApplication, Tag, TagName, Visit } from './schema.js'

// Personal fields are optional: once the candidate was anonymized they are absent, unless they were blank before.
const application = {
  ...blankable(ungated(EmbeddedApplication)),
  jobCode: Type.Optional(Described(Job.properties.code, 'Code of the job; absent in events that are older than this field.'))
}
const comment = blankable(ungated(Comment))

const Visits = {
  visits: Type.Optional(Type.Array(Visit, {
    maxItems: 100, description: 'The visits of steps that the change began or ended, as they are then.'
  }))
}

const ApplicationEventData = Type.Object({ ...application, ...Visits }, {
  title: 'ApplicationEventData',
  description: 'The application as of the event. Once the candidate was anonymized, `candidate` is absent, and reasons and notes are null.'
})

const changed = {
  ...application,
  previousStatus: Type.Optional(Described(ApplicationStatus, 'Status before the change.')),
  previousStep: Type.Optional(CurrentStep)
}

const ApplicationChangeEventData = Type.Object({ ...changed, ...Visits }, {
  title: 'ApplicationChangeEventData',
  description: 'The application after the change, and its previous status and step. These two are absent if the change was the ' +
    'anonymization of the candidate.'
})

const HireEventData = Type.Object({
  ...ApplicationChangeEventData.properties,
  vacancies: Type.Optional(Described(
    Vacancies, 'How far the job is filled after the change; absent in events that are older than this field.'
  ))
}, { title: 'HireEventData', description: ApplicationChangeEventData.description })

const ApplicationTagEventData = Type.Object({ ...application, tag: Described(TagName, 'The tag that was added or removed.') }, {
  title: 'ApplicationTagEventData', description: 'The application after the change, and the tag that was added or removed.'
})

const CommentEventData = Type.Object({
  ...comment,
  jobId: application.jobId,
  applicationId: application.id,
  candidateId: Type.Optional(application.candidateId),
  updatedAt: Type.Optional(comment.updatedAt)
}, {
  title: 'CommentEventData',
  description: 'The comment as of the event. `text` is absent once the comment is deleted or the candidate is anonymized.'
})

/** The events of applications, `candidate.hired` included. */
export const APPLICATION_EVENTS = defineEvents({ entity: 'application', readScope: 'applications:read' }, {
  'application.created': { summary: 'Somebody applied for a job', data: ApplicationEventData },
  'application.changed': {
    summary: 'Fields of an application were changed',
    data: ChangedEventData(Type.Object(changed, {
      description: ApplicationChangeEventData.description
    }), 'ApplicationChangedEventData')
  },
  'application.moved': { summary: 'An application moved to another step', data: ApplicationChangeEventData },
  'application.reproved': { summary: 'An application was rejected', data: ApplicationChangeEventData },
  'application.withdrawn': { summary: 'A candidate withdrew an application', data: ApplicationChangeEventData },
  'application.reactivated': { summary: 'An application is in process again', data: ApplicationChangeEventData },
  'candidate.hired': { summary: 'A candidate was hired', data: HireEventData, area: 'setup' },
  'candidate.hired-changed': {
    summary: 'Terms of a hire were changed: first day, contract, salary or opening',
    data: ChangedEventData(Type.Object(changed, { description: ApplicationChangeEventData.description }), 'HireChangedEventData')
  },
  'application.unhired': { summary: 'A hire was undone, or fell through', data: HireEventData, area: 'setup' },
  'application.tagged': { summary: 'A tag was added to an application', data: ApplicationTagEventData },
  'application.untagged': { summary: 'A tag was removed from an application', data: ApplicationTagEventData }
})
export type ApplicationEventName = keyof typeof APPLICATION_EVENTS

/** The events of comments on applications. */
export const COMMENT_EVENTS = defineEvents({ entity: 'comment', readScope: 'applications:read' }, {
  'comment.created': { summary: 'A comment was written', data: CommentEventData },
  'comment.changed': { summary: 'A comment was changed', data: ChangedEventData(CommentEventData, 'CommentChangedEventData') },
  'comment.deleted': { summary: 'A comment was deleted', data: CommentEventData }
})

const TagEventData = Type.Object(Tag.properties, { title: 'TagEventData', description: 'The tag that came to the company, or went.' })

/** The events of tags themselves. */
export const TAG_EVENTS = defineEvents({ entity: 'tag', readScope: 'applications:read' }, {
  'tag.created': { summary: 'An application has a tag that no other had', data: TagEventData },
  'tag.deleted': { summary: 'The last application that had a tag lost it', data: TagEventData }
})
