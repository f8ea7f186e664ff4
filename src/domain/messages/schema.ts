import { Type, type Static } from '@sinclair/typebox'
import {
  CreatedAt, Described, Email, Id, Int32, Nullable, StrictObject, StringEnum, Text, Timestamp, UpdatedAt, Uuid
} from '../../schema.js'
import { MAX_RENDERED } from '../message-templates/rendering.js'
import { MESSAGE_TEMPLATE } from '../message-templates/templates.js'
import { Personal, Silent, Unannounced } from '../shared/classification.js'
import { Reference, takingKeys } from '../shared/references.js'

/** Messages of the sandbox, which the examples of the reference name: one that was sent, and one that they cancel. */
export const MESSAGE_EXAMPLES = { sent: '019e4f00-0000-7000-8000-000000000040', queued: '019e4f00-0000-7000-8000-000000000041' } as const

/** Suppressions of the sandbox, likewise. */
export const SUPPRESSION_EXAMPLES = {
  gone: '019e4f00-0000-7000-8000-000000000050', deleted: '019e4f00-0000-7000-8000-000000000051'
} as const

export const MessageStatus = StringEnum(['queued', 'sent', 'failed', 'suppressed', 'canceled'], {
  title: 'MessageStatus',
  description: 'Where the message stands: `queued` until it is sent or tried in vain; `sent` when the mail server has taken it; ' +
    '`suppressed` if its address gets no messages.'
})
export type MessageStatus = Static<typeof MessageStatus>

const ReplyTo = Nullable(Described(Email, 'Address for replies, such as that of the recruiter.', { examples: ['ada@example.com'] }))
const SendAfter = Described(Nullable(Timestamp), 'When it is sent, at most 90 days ahead; null for at once.', {
  examples: ['2026-12-01T09:00:00.000Z']
})

export const Message = Type.Object({
  id: Described(Uuid, 'Id of the message.', { examples: [MESSAGE_EXAMPLES.sent] }),
  applicationId: Described(Id, 'Id of the application that it is about.', { examples: [697] }),
  jobId: Described(Id, 'Id of its job.'),
  candidateId: Described(Id, 'Id of its candidate.', { examples: [133] }),
  templateId: Reference(MESSAGE_TEMPLATE, Described(Nullable(Id), 'Id of the template that it was made of.')),
  kind: StringEnum(['free', 'template', 'invitation'], {
    title: 'MessageKind',
    description: 'Whether it has its own words, or those of a template. An `invitation` says that an interview was scheduled, changed or ' +
      'canceled, with its calendar file.'
  }),
  audience: StringEnum(['candidate', 'interviewer'], {
    title: 'MessageAudience', description: 'Whom it goes to: the candidate, or a user who holds the interview.'
  }),
  to: Silent(Personal(Nullable(Described(Email, 'Address of whom it goes to; null once the candidate is anonymized.')))),
  replyTo: Silent(Personal(ReplyTo)),
  subject: Silent(Personal(Type.String({
    maxLength: MAX_RENDERED.subject, description: 'Subject, with the values in it.', examples: ['Your application as Engineer']
  }))),
  text: Silent(Personal(Type.String({
    maxLength: MAX_RENDERED.text, description: 'Plain text, with the values in it.', examples: ['Dear Ada,\n\nthank you for your interest.']
  }))),
  calendar: Silent(Personal(Nullable(Type.String({
    maxLength: MAX_RENDERED.text,
    description: 'The calendar file that goes with an invitation to the candidate. Those of interviewers, which have notes, are not shown.'
  })))),
  status: MessageStatus,
  attempts: Unannounced(Int32({ minimum: 0, description: 'How often it was tried. It changes without a version.', examples: [1] })),
  lastError: Unannounced(Personal(Nullable(Text(1000, {
    description: 'Why it was not sent, or not yet. It changes without a version.', examples: ['451 try again later']
  })))),
  sendAfter: SendAfter,
  sentAt: Described(Nullable(Timestamp), 'When the mail server took it.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Message', description: 'A message about an application, by e-mail.' })
export type Message = Static<typeof Message>

const OWN_WORDS = 'Together they are the message, as it is; without a template.'
const CONTENT = {
  ...takingKeys({
    templateId: Type.Optional(Reference(MESSAGE_TEMPLATE,
      Described(Id, 'Id of the template. Without one, `subject` and `body` are required.')))
  }),
  subject: Type.Optional(Text(255, { description: `Subject, one line, beside \`body\`. ${OWN_WORDS}`, examples: ['Thank you'] })),
  body: Type.Optional(Text(20_000, {
    description: `Plain text, beside \`subject\`. ${OWN_WORDS}`, examples: ['Dear Ada,\n\nthank you for your interest.']
  }))
}

export const MessageCreate = StrictObject({
  ...CONTENT, replyTo: Type.Optional(ReplyTo), sendAfter: Type.Optional(SendAfter)
}, { title: 'MessageCreate', description: 'A new message.', examples: [{ templateId: 1, replyTo: 'ada@example.com' }] })
export type MessageCreate = Static<typeof MessageCreate>
/** What a message says: the text of a template, or words of its own. */
export type MessageContent = Pick<MessageCreate, 'templateId' | 'subject' | 'body'>

export const Suppression = Type.Object({
  id: Described(Uuid, 'Id of the suppression.', { examples: [SUPPRESSION_EXAMPLES.gone] }),
  address: Nullable(Described(Email, 'The address; null once its candidate is anonymized. It stays suppressed all the same.')),
  reason: Nullable(Text(1000, { description: 'Why it gets no messages.', examples: ['The mailbox does not exist.'] })),
  createdAt: CreatedAt
}, { title: 'Suppression', description: 'An address that gets no messages.' })
export type Suppression = Static<typeof Suppression>

export const SuppressionCreate = StrictObject({
  address: Described(Email, 'The address, in any case.'), reason: Type.Optional(Suppression.properties.reason)
}, { title: 'SuppressionCreate', description: 'An address that is to get no messages.', examples: [{ address: 'gone@example.com' }] })
export type SuppressionCreate = Static<typeof SuppressionCreate>

/** A field of changes of status. */
export const MessageOfChange = Type.Optional(Described(MessageCreate,
  'A message to the candidate, queued with the change of status and made of the values after it; if the application leaves the status ' +
  'before it is sent, it is canceled. Only where the status changes, without `at`; needs the scope `messages:write`.',
  { title: 'MessageOfChange' }))
