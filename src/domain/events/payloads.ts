import { Type, type TObject } from '@sinclair/typebox'
import { StringEnum, Timestamp, Uuid } from '../../schema.js'
import { ApplicationStatus, Comment, CurrentStep, EmbeddedApplication, TagName } from '../applications/schema.js'
import { Candidate } from '../candidates/schema.js'
import { blankable, ungated } from '../shared/classification.js'
import { TEST_EVENT } from '../deliveries/schema.js'
import { Job, JobStatus, LONG_TEXTS } from '../jobs/schema.js'
import { Step } from '../steps/schema.js'
import { Branch, Department, Role, User } from '../structure/schema.js'
import { Token } from '../tokens/schema.js'
import { Webhook, WebhookAction } from '../webhooks/schema.js'
import type { EventName } from './schema.js'

// What the `data` of each event holds: the object without what needs a scope of its own, and what the event adds. What can be
// blanked is optional: it is absent once the candidate was anonymised.

const job = { ...ungated(Job), ...Type.Partial(Type.Pick(Job, [...LONG_TEXTS])).properties }
const JobEventData = Type.Object(job, {
  title: 'JobEventData', description: 'The job as of the event, without its salary. Of the four long texts, `job.created` has all, `job.changed` those that were changed, others none.'
})
const JobStatusEventData = Type.Object({ ...job, previousStatus: JobStatus }, {
  title: 'JobStatusEventData', description: 'The job as of the event, without its salary and its long texts, and the status that it left.'
})

const StepEventData = Type.Object(ungated(Step), { title: 'StepEventData', description: 'The step as of the event.' })

const application = blankable(ungated(EmbeddedApplication))
const ApplicationEventData = Type.Object(application, {
  title: 'ApplicationEventData', description: 'The application as of the event. Once the candidate was anonymized, `candidate` is absent, and reasons and notes are null.'
})
const ApplicationChangeEventData = Type.Object({ ...application, previousStatus: Type.Optional(ApplicationStatus), previousStep: Type.Optional(CurrentStep) }, {
  title: 'ApplicationChangeEventData', description: 'The application after the change, and its status and step before it. These are absent where anonymizing the candidate was the change.'
})
const ApplicationTagEventData = Type.Object({ ...application, tag: TagName }, { title: 'ApplicationTagEventData', description: 'The application after the change, and the tag that came or went.' })

const comment = blankable(ungated(Comment))
const CommentEventData = Type.Object({ ...comment, jobId: application.jobId, applicationId: application.id, updatedAt: Type.Optional(comment.updatedAt) }, {
  title: 'CommentEventData', description: 'The comment as of the event. `text` is absent once it was deleted, or the candidate anonymized.'
})

const CandidateEventData = Type.Object(blankable(ungated(Candidate)), {
  title: 'CandidateEventData', description: 'The candidate as of the event, without gated fields. Everything about the person is absent once the candidate was anonymized, but in the event that says so, where it stands as it was blanked.'
})

const DepartmentEventData = Type.Object(ungated(Department), { title: 'DepartmentEventData', description: 'The department as of the event.' })
const RoleEventData = Type.Object(ungated(Role), { title: 'RoleEventData', description: 'The role as of the event.' })
const BranchEventData = Type.Object(ungated(Branch), { title: 'BranchEventData', description: 'The branch as of the event.' })
const UserEventData = Type.Object(ungated(User), { title: 'UserEventData', description: 'The user as of the event.' })

const WebhookEventData = Type.Object(ungated(Webhook), { title: 'WebhookEventData', description: 'The webhook as of the event.' })

const TokenEventData = Type.Object(ungated(Token), { title: 'TokenEventData', description: 'The token as of the event, without its secret.' })

/** Event → what its `data` holds. */
export const EVENT_DATA: Record<EventName, TObject> = {
  'job.created': JobEventData,
  'job.changed': JobEventData,
  'job.status-changed': JobStatusEventData,
  'job.published': JobEventData,
  'job.deleted': JobEventData,
  'step.created': StepEventData,
  'step.changed': StepEventData,
  'step.deleted': StepEventData,
  'application.created': ApplicationEventData,
  'application.changed': ApplicationChangeEventData,
  'application.moved': ApplicationChangeEventData,
  'application.reproved': ApplicationChangeEventData,
  'application.withdrawn': ApplicationChangeEventData,
  'application.reactivated': ApplicationChangeEventData,
  'candidate.hired': ApplicationChangeEventData,
  'application.unhired': ApplicationChangeEventData,
  'application.tagged': ApplicationTagEventData,
  'application.untagged': ApplicationTagEventData,
  'comment.created': CommentEventData,
  'comment.changed': CommentEventData,
  'comment.deleted': CommentEventData,
  'candidate.created': CandidateEventData,
  'candidate.updated': CandidateEventData,
  'candidate.anonymized': CandidateEventData,
  'department.created': DepartmentEventData,
  'department.changed': DepartmentEventData,
  'department.deleted': DepartmentEventData,
  'role.created': RoleEventData,
  'role.changed': RoleEventData,
  'role.deleted': RoleEventData,
  'branch.created': BranchEventData,
  'branch.changed': BranchEventData,
  'branch.deleted': BranchEventData,
  'user.created': UserEventData,
  'user.changed': UserEventData,
  'user.deleted': UserEventData,
  'webhook.created': WebhookEventData,
  'webhook.changed': WebhookEventData,
  'webhook.suspended': WebhookEventData,
  'webhook.secret-rotated': WebhookEventData,
  'webhook.deleted': WebhookEventData,
  'token.created': TokenEventData,
  'token.revoked': TokenEventData
}

const TestEventData = Type.Object({ webhookId: Uuid, action: WebhookAction }, { title: 'TestEventData', description: 'The webhook that is tried, and the event that it is for.' })

/** What a webhook receives for this event: `bodyOf` of the sender writes it. */
export function webhookBody (event: EventName | typeof TEST_EVENT): TObject {
  return Type.Object({
    companyName: Type.String({ examples: ['Example Company'] }),
    id: Type.String({ ...Uuid, description: 'Of the event, the same in each attempt and in the feed: what `webhook-id` says.' }),
    event: StringEnum([event]),
    date: Type.String({ ...Timestamp, description: 'When it happened.' }),
    data: event === TEST_EVENT ? TestEventData : EVENT_DATA[event]
  })
}
