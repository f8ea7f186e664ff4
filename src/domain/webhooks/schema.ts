import { Type, type Static } from '@sinclair/typebox'
import { StrictObject, Email, Nullable, Patch, StringEnum, Text, Timestamp, Url, Uuid } from '../../schema.js'
import { EventName } from '../events/schema.js'
import { Actor } from '../shared/identity.js'

export const WebhookAction = { ...EventName, description: 'The event that is sent.' }

export const WebhookStatus = StringEnum(['active', 'inactive', 'suspended'], {
  title: 'WebhookStatus',
  description: '`suspended` by the server, when the address answers 410 or has not taken anything for three days.'
})

/** The statuses that clients may set; only the server suspends. */
const ChosenStatus = StringEnum(['active', 'inactive'], { title: 'SettableWebhookStatus' })

const ClientHeaders = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 2000 },
  maxProperties: 20,
  writeOnly: true,
  description:
    'Headers that each delivery carries besides its own; at most 6000 characters in all. A PATCH replaces them as a whole. Only their ' +
      'names are ever shown.',
  examples: [{ 'X-Environment': 'test' }]
})

export const Webhook = Type.Object({
  id: Uuid,
  action: WebhookAction,
  postbackUrl: Type.String({ ...Url, examples: ['https://example.com/hooks/recruitment'] }),
  status: WebhookStatus,
  statusReason: Nullable(Type.String({ description: 'Why it is suspended.', examples: ['the address answered 410 Gone'] })),
  clientHeaderNames: Type.Array(Type.String(), {
    description: 'Names of the `clientHeaders`, whose values are never shown.', examples: [['X-Environment']]
  }),
  techOwnerName: Nullable(Text(255, { examples: ['Ada Moreira'] })),
  techOwnerEmail: Nullable(Email),
  createdAt: Timestamp,
  createdBy: Nullable(Actor),
  updatedAt: Timestamp
}, { title: 'Webhook' })
export type Webhook = Static<typeof Webhook>

const Secret = Type.String({ description: 'Signs the deliveries; shown here only.', examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] })

export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: Secret }, { title: 'WebhookWithSecret' })

export const RotatedSecret = Type.Object({
  secret: Secret,
  previousSecretValidUntil: Type.String({ ...Timestamp, description: 'Until then each delivery is signed with the secret before, too.' })
}, { title: 'RotatedSecret' })

/** The scopes needed to change a webhook, for the document; `lockWebhook` checks them. */
export const NEEDS_READ_SCOPES =
  'Needs the scope to read what the action of the webhook is about, too, and that of each action that it had.'

const { action, postbackUrl, techOwnerName, techOwnerEmail } = Webhook.properties
const Optional = {
  status: Type.Optional(ChosenStatus),
  clientHeaders: Type.Optional(ClientHeaders),
  techOwnerName: Type.Optional(techOwnerName),
  techOwnerEmail: Type.Optional(techOwnerEmail)
}

export const WebhookCreate = StrictObject({ action, postbackUrl, ...Optional }, {
  title: 'WebhookCreate', examples: [{ action: 'application.moved', postbackUrl: 'https://example.com/hooks/recruitment' }]
})
export type WebhookCreate = Static<typeof WebhookCreate>

/** A JSON merge patch. Headers are replaced as a whole. */
export const WebhookPatch = Patch({ action: Type.Optional(action), postbackUrl: Type.Optional(postbackUrl), ...Optional }, {
  title: 'WebhookPatch', examples: [{ status: 'active' }]
})
export type WebhookPatch = Static<typeof WebhookPatch>
