import { Type, type Static, type TSchema } from '@sinclair/typebox'
import {
  CreatedAt, Described, Email, Id, Nullable, Patch, StrictObject, StringEnum, Text, Timestamp, UpdatedAt, Url, Uuid
} from '../../schema.js'
import { EventName, EventPattern } from '../events/schema.js'
import { Actor } from '../shared/identity.js'
import { DEPARTMENT } from '../organization/departments.js'
import { Reference, takingKeys } from '../shared/references.js'

export const WebhookAction = Described(EventName, 'Name of the event that the webhook sends.')

export const WebhookStatus = StringEnum(['active', 'inactive', 'suspended'], {
  title: 'WebhookStatus',
  description: 'Whether the webhook sends. An `inactive` one queues nothing. The server makes it `suspended` when the receiver answers ' +
    '410 or has accepted nothing for three days; then it queues events and sends them once it is `active` again.'
})

/** The statuses that clients may set; only the server suspends. */
const ChosenStatus = StringEnum(['active', 'inactive'], {
  title: 'SettableWebhookStatus', description: 'Whether the webhook sends deliveries. Default: `active`.'
})

const MAX_HEADERS = 20

const ClientHeaders = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 2000 },
  maxProperties: MAX_HEADERS,
  writeOnly: true,
  description:
    'Additional headers of each delivery; at most 6000 characters in total. A PATCH replaces all of them. Only their ' +
      'names are ever shown.',
  examples: [{ 'X-Environment': 'test' }]
})

const id = Described(Uuid, 'Id of the webhook.', { examples: ['0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10'] })
const SHARED = {
  // A reserved name (RFC 2606): trying the examples sends nothing to anybody.
  postbackUrl: Described(Url, 'URL that receives the deliveries: https, public, on port 443 or a port above 1023.', {
    examples: ['https://receiver.example/hooks/recruitment']
  }),
  status: WebhookStatus,
  statusReason: Nullable(Text(255, {
    description: 'Why the webhook is suspended; null while it is not.', examples: ['the address answered 410 Gone']
  })),
  clientHeaderNames: Type.Array(Text(100), {
    maxItems: MAX_HEADERS, description: 'Names of the `clientHeaders`. Their values are never shown.', examples: [['X-Environment']]
  }),
  includeHistory: Type.Boolean({
    description: 'Whether it also sends what happened before it was recorded, such as an import from another system (`occurredAt`). ' +
      'Default: false.',
    examples: [false]
  }),
  techOwnerName: Nullable(Text(255, { description: 'Who is responsible for the receiver.', examples: ['Ada Moreira'] })),
  techOwnerEmail: Described(Nullable(Email), 'E-mail address of whoever is responsible for the receiver.'),
  createdAt: CreatedAt,
  createdBy: Nullable(Actor),
  updatedAt: UpdatedAt
}

/** A set: in ascending order, each value once. */
const SetOf = <T extends TSchema>(item: T, options: Record<string, unknown>) =>
  Type.Array(item, { uniqueItems: true, maxItems: 100, ...options })

export const Webhook = Type.Object({
  id,
  actions: SetOf(EventPattern, {
    minItems: 1,
    examples: [['application.*', 'comment.created']],
    description: 'What the webhook sends, in alphabetical order: names of events, and wildcards. Events of one ' +
      'application arrive in order, whatever their names.'
  }),
  jobId: SetOf(Id, {
    examples: [[1]],
    description: 'Only events of these jobs: of the job itself, its steps, its applications and their comments. Empty: all jobs.'
  }),
  departmentId: Reference(DEPARTMENT, SetOf(Id, {
    examples: [[2]],
    description: 'Only events of jobs of these departments: of the department that the job has when the event enters the feed. ' +
      'When a job moves to another department, webhooks for either one get the event. Empty: all departments.'
  })),
  ...SHARED
}, { title: 'Webhook', description: 'Sends events of one or more kinds to one URL.' })
export type Webhook = Static<typeof Webhook>

/** A webhook with one action and no filters: the only kind that version 1 knows. */
export const SimpleWebhook = Type.Object({ id, action: WebhookAction, ...SHARED }, {
  title: 'Webhook', description: 'Sends the events of one kind to one URL.'
})

const Secret = Type.String({
  pattern: '^whsec_[A-Za-z0-9+/]+=*$',
  maxLength: 50,
  description: 'Key that signs the deliveries. Shown only once.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
})

const SECRET_SHOWN = { title: 'WebhookWithSecret', description: 'A new webhook, with its signing secret.' }
export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: Secret }, SECRET_SHOWN)
export const SimpleWebhookWithSecret = Type.Object({ ...SimpleWebhook.properties, secret: Secret }, SECRET_SHOWN)

export const RotatedSecret = Type.Object({
  secret: Secret,
  previousSecretValidUntil: Described(Timestamp, 'Until then, each delivery also carries a signature with the previous secret.')
}, { title: 'RotatedSecret', description: 'The new signing secret of a webhook.' })

/** The scopes needed to change a webhook, for the document; `lockWebhook` checks them. */
export const NEEDS_READ_SCOPES =
  'Also needs the read scopes of all events that the webhook sends or has sent.'

const { actions, jobId, departmentId, postbackUrl, includeHistory, techOwnerName, techOwnerEmail } = Webhook.properties
const Optional = {
  status: Type.Optional(ChosenStatus),
  clientHeaders: Type.Optional(ClientHeaders),
  includeHistory: Type.Optional(includeHistory),
  techOwnerName: Type.Optional(techOwnerName),
  techOwnerEmail: Type.Optional(techOwnerEmail)
}

const { action } = SimpleWebhook.properties
const Filters = takingKeys({ jobId: Type.Optional(jobId), departmentId: Type.Optional(departmentId) })

export const WebhookCreate = StrictObject({ actions, ...Filters, postbackUrl, ...Optional }, {
  title: 'WebhookCreate',
  description: 'A new webhook: its events, and one URL.',
  examples: [{ actions: ['application.*', 'comment.created'], jobId: [1], postbackUrl: 'https://receiver.example/hooks/applications' }]
})
export type WebhookCreate = Static<typeof WebhookCreate>

export const SimpleWebhookCreate = StrictObject({ action, postbackUrl, ...Optional }, {
  title: 'WebhookCreate',
  description: 'A new webhook: one kind of event, one URL.',
  examples: [{ action: 'application.moved', postbackUrl: 'https://receiver.example/hooks/moves' }]
})

const CHANGES = {
  title: 'WebhookPatch',
  description: 'Changes to a webhook. Absent fields stay unchanged; lists and `clientHeaders` are replaced as a whole.'
}

export const WebhookPatch = Patch({ actions: Type.Optional(actions), ...Filters, postbackUrl: Type.Optional(postbackUrl), ...Optional }, {
  ...CHANGES, examples: [{ actions: ['application.*'], departmentId: [2] }]
})
export type WebhookPatch = Static<typeof WebhookPatch>

export const SimpleWebhookPatch = Patch({ action: Type.Optional(action), postbackUrl: Type.Optional(postbackUrl), ...Optional }, {
  ...CHANGES, examples: [{ status: 'active' }]
})
