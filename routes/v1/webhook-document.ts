import { EVENTS, readScopesOf, type EventName } from '../../src/domain/events/catalog.js'
import { webhookBody } from '../../src/domain/deliveries/payloads.js'
import { TEST_EVENT } from '../../src/domain/deliveries/schema.js'
import { Uuid } from '../../src/schema.js'

const HEADERS = [
  {
    name: 'webhook-id',
    description: 'The `id` in the body, the same in each attempt. Process each id once.',
    schema: Uuid
  },
  {
    name: 'webhook-timestamp',
    description: 'When this attempt was made, in seconds since 1970-01-01T00:00:00Z. ' +
      'Reject deliveries that are more than five minutes off your clock.',
    schema: { type: 'string', pattern: '^\\d+$', maxLength: 12, examples: ['1772443800'] }
  },
  {
    name: 'webhook-signature',
    description: 'Signatures of `<webhook-id>.<webhook-timestamp>.<body>`, separated by a space: one for each valid secret. Each ' +
      'is `v1,` followed by the Base64 of the HMAC-SHA256 with the secret.',
    schema: { type: 'string', maxLength: 287, examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] }
  }
].map(header => ({ ...header, in: 'header', required: true }))
const TRACE = {
  name: 'traceparent',
  in: 'header',
  description: 'The trace of the request that caused the event (W3C Trace Context), if it named one.',
  schema: { type: 'string', maxLength: 55, examples: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'] }
}

const RESPONSES = {
  '2XX': { description: 'The event was accepted.' },
  410: { description: 'The receiver is gone: the webhook is suspended.' },
  default: { description: 'The event was not accepted and is retried for three days. Redirects are not followed.' }
}

/** The section `webhooks` of the document: the requests that receivers get. */
export function webhookDocument (): Record<string, object> {
  const events = Object.values(EVENTS).map(({ name, summary }) => operation(
    name, summary, `Sent to webhooks with the action \`${name}\`. Creating such a webhook also needs ${scopesFor(name)}.`
  ))
  const test = operation(TEST_EVENT, 'A test event', 'Sent to a webhook on request.')
  return Object.fromEntries([...events, test])
}

/** The scopes that a webhook for the event takes, in words. */
const scopesFor = (name: EventName): string => readScopesOf(name).map(scope => `\`${scope}\``).join(' and ')

function operation (event: Parameters<typeof webhookBody>[0], summary: string, description: string): [string, object] {
  const words = event.split(/[.-]/).map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return [event, {
    post: {
      operationId: `on${words.join('')}`,
      tags: ['webhooks'],
      summary,
      description,
      security: [],
      parameters: [...HEADERS, TRACE],
      requestBody: { required: true, content: { 'application/json': { schema: webhookBody(event) } } },
      responses: RESPONSES
    }
  }]
}
