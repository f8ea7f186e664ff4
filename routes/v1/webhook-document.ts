import { TEST_EVENT } from '../../src/domain/deliveries/schema.js'
import { webhookBody } from '../../src/domain/events/payloads.js'
import { ENTITY_SCOPES, EVENTS, type EventName } from '../../src/domain/events/schema.js'

type Sent = EventName | typeof TEST_EVENT

/** What each webhook tells. */
const SUMMARIES: Record<Sent, string> = {
  'job.created': 'A job was created',
  'job.changed': 'Fields of a job were changed',
  'job.status-changed': 'A job has another status',
  'job.published': 'A job was published',
  'job.deleted': 'A job was deleted',
  'step.created': 'A step was added to a job',
  'step.changed': 'A step was changed or moved',
  'step.deleted': 'A step was deleted',
  'application.created': 'Somebody applied for a job',
  'application.changed': 'Fields of an application were changed',
  'application.moved': 'An application is on another step',
  'application.reproved': 'An application was rejected',
  'application.withdrawn': 'A candidate gave up an application',
  'application.reactivated': 'An application is in process again',
  'candidate.hired': 'A candidate was hired',
  'application.unhired': 'A hire was undone',
  'application.tagged': 'An application has a new tag',
  'application.untagged': 'An application lost a tag',
  'comment.created': 'A comment was written',
  'comment.changed': 'A comment was changed',
  'comment.deleted': 'A comment was deleted',
  'candidate.created': 'A candidate was created',
  'candidate.updated': 'Fields of a candidate were changed',
  'candidate.anonymized': 'A candidate was anonymized',
  'department.created': 'A department was created',
  'department.changed': 'A department was changed',
  'department.deleted': 'A department was deleted',
  'role.created': 'A role was created',
  'role.changed': 'A role was changed',
  'role.deleted': 'A role was deleted',
  'branch.created': 'A branch was created',
  'branch.changed': 'A branch was changed',
  'branch.deleted': 'A branch was deleted',
  'user.created': 'A user was created',
  'user.changed': 'A user was changed',
  'user.deleted': 'A user was deleted',
  'webhook.created': 'A webhook was created',
  'webhook.changed': 'A webhook was changed',
  'webhook.suspended': 'A webhook was suspended',
  'webhook.secret-rotated': 'A webhook has a new signing secret',
  'webhook.deleted': 'A webhook was deleted',
  'token.created': 'A token was created',
  'token.revoked': 'A token was revoked',
  'webhook.test': 'A test that somebody asked for'
}

const HEADERS = [
  { name: 'webhook-id', description: 'The `id` of the body: the same in each attempt. Take each once.', schema: { type: 'string', format: 'uuid', examples: ['0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10'] } },
  { name: 'webhook-timestamp', description: 'When this attempt was made, in seconds since 1970-01-01T00:00:00Z. Refuse what is more than five minutes away from your clock.', schema: { type: 'string', pattern: '^\\d+$', examples: ['1772443800'] } },
  {
    name: 'webhook-signature',
    description: 'Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a blank: one for each secret that is valid. Each is `v1,` and the Base64 of the HMAC-SHA256 with the secret.',
    schema: { type: 'string', examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] }
  }
].map(header => ({ ...header, in: 'header', required: true }))

const RESPONSES = {
  '2XX': { description: 'The event was taken.' },
  410: { description: 'There is nobody here any more: the webhook is suspended.' },
  default: { description: 'The event was not taken, and is sent again later, for three days. Redirects are not followed.' }
}

/** The section `webhooks` of the document: what receivers of webhooks have to take. */
export function webhookDocument (): Record<string, object> {
  return Object.fromEntries(Object.entries(SUMMARIES).map(([name, summary]) => {
    const event = name as Sent
    const words = event.split(/[.-]/).map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    return [event, {
      post: {
        operationId: `on${words.join('')}`,
        tags: ['webhooks'],
        summary,
        description: event === TEST_EVENT ? 'Sent to any webhook when it is asked for.' : `Sent to webhooks with the action \`${event}\`. Making one needs the scope \`${ENTITY_SCOPES[EVENTS[event]]}\`, too.`,
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema: webhookBody(event) } } },
        responses: RESPONSES
      }
    }]
  }))
}
