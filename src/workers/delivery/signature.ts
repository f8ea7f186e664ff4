import { createHmac } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

/** The headers of the Standard Webhooks specification: one signature for each valid secret. */
export function signatureHeaders (id: string, at: Date, body: string, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const content = `${id}.${timestamp}.${body}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(secret => sign(secret, content)).join(' ')
  }
}

/** @param secret the key in Base64, with or without its prefix */
function sign (secret: string, content: string): string {
  const base64 = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret
  return `v1,${createHmac('sha256', Buffer.from(base64, 'base64')).update(content).digest('base64')}`
}
