import { WebhookVerificationError } from './errors.js'
import type { Delivery } from './types.js'

/** Seconds by which a timestamp may differ from the local clock. */
const TOLERANCE = 5 * 60
const SECRET_PREFIX = 'whsec_'
const VERSION = 'v1,'

type HeaderBag = Headers | Record<string, string | string[] | undefined>

/**
 * Verifies a webhook delivery by the Standard Webhooks scheme.
 * @param body exactly as it arrived, not parsed
 * @param headers those of the request, of `fetch` or of `node:http`
 * @param secrets the webhook's secret (`whsec_…`), or several while one replaces another
 * @param options `tolerance`: seconds by which the timestamp may differ from the local clock, 300 by default
 * @returns the parsed body
 * @throws WebhookVerificationError
 */
export async function verifyWebhook (
  body: string | Uint8Array, headers: HeaderBag, secrets: string | string[], { tolerance = TOLERANCE } = {}
): Promise<Delivery> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => headerOf(headers, name))
  if (id === undefined || timestamp === undefined || signatures === undefined) {
    throw new WebhookVerificationError('webhook-id, webhook-timestamp or webhook-signature is missing')
  }
  const age = Date.now() / 1000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > tolerance) {
    throw new WebhookVerificationError(`webhook-timestamp is more than ${tolerance} seconds away from the clock here`)
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const content = await new Blob([`${id}.${timestamp}.`, bytes as Uint8Array<ArrayBuffer>]).arrayBuffer()
  for (const secret of [secrets].flat()) {
    const verify = await verifierOf(secret)
    for (const signature of signatures.split(' ')) {
      if (signature.startsWith(VERSION) && await verify(signature.slice(VERSION.length), content)) {
        return JSON.parse(new TextDecoder().decode(bytes)) as Delivery
      }
    }
  }
  throw new WebhookVerificationError('no signature fits')
}

function headerOf (headers: HeaderBag, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return typeof value === 'string' ? value : undefined
}

type Verify = (signature: string, content: ArrayBuffer) => Promise<boolean>

/** Compares in constant time, as `crypto.subtle.verify` does. */
async function verifierOf (secret: string): Promise<Verify> {
  const bytes = fromBase64(secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret)
  if (bytes === undefined || bytes.length === 0) throw new TypeError('The secret of a webhook looks like whsec_…')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  return async (signature, content) => {
    const given = fromBase64(signature)
    return given !== undefined && await crypto.subtle.verify('HMAC', key, given, content)
  }
}

/** @returns undefined for text that is not Base64 */
function fromBase64 (text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
