// Receives webhooks: verifies each delivery, takes each event once, prints it. Needs nothing but Node.js.
//
//   PORT=8080 WEBHOOK_SECRET=whsec_... node receiver.ts       (22.18 or later; before that: npx tsx receiver.ts)
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Delivery { companyName: string, id: string, event: string, date: string, data: Record<string, unknown> }

const { PORT = '8080', WEBHOOK_SECRET = '' } = process.env
const KEY = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
if (KEY.length === 0) {
  console.error('WEBHOOK_SECRET is not set')
  process.exit(1)
}

/** Seconds that a timestamp may differ from the clock here. */
const TOLERANCE = 5 * 60
const MAX_BYTES = 4_000_000

/** Ids of the events that were taken. Yours belong in your database, in one transaction with the work. */
const taken = new Set<string>()

/** Whether the body is signed with our secret, and was signed just now. */
function isGenuine (headers: IncomingHttpHeaders, body: Buffer): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  const age = Date.now() / 1000 - Number(timestamp)
  if (Number.isNaN(age) || Math.abs(age) > TOLERANCE) return false
  const expected = createHmac('sha256', KEY).update(`${id}.${timestamp}.`).update(body).digest()
  // There are two while a secret is replaced by another.
  return signatures.split(' ').some(signature => {
    const [version, text = ''] = signature.split(',')
    const given = Buffer.from(text, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_BYTES) request.destroy()
    else chunks.push(chunk)
  })
  request.on('end', () => {
    // The bytes as they came: what is parsed and written again has another signature.
    const body = Buffer.concat(chunks)
    if (!isGenuine(request.headers, body)) {
      response.writeHead(400).end()
      return
    }
    const { id, event } = JSON.parse(body.toString()) as Delivery
    if (!taken.has(id)) {
      taken.add(id)
      console.log(`${id} ${event}`)
    }
    // Only now: what is answered with 2xx does not come again.
    response.writeHead(204).end()
  })
})

server.listen(Number(PORT), () => console.error(`Listening on port ${(server.address() as AddressInfo).port}`))
