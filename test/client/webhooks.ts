import fc from 'fast-check'
import { verifyWebhook, WebhookVerificationError } from '../../client/src/index.js'
import { signatureHeaders } from '../../src/workers/delivery/signature.js'
import { t } from '../part.js'

// What the server signs, the client verifies.

const toSecret = (bytes: Uint8Array) => `whsec_${Buffer.from(bytes).toString('base64')}`
const [secret, other, third] = [1, 2, 3].map(byte => toSecret(Buffer.alloc(32, byte))) as [string, string, string]
const delivery = {
  companyName: 'Ação', id: 'one', event: 'department.deleted', date: '2026-03-02T09:30:00.000Z', data: { id: 1, name: 'Zoë "日本" 🙂' }
}
const body = JSON.stringify(delivery)
const signed = (seconds = 0, secrets = [secret]) => signatureHeaders('one', new Date(Date.now() + seconds * 1000), body, secrets)

t.test('a signed delivery → its body, from text or bytes, and headers of fetch or node:http', async t => {
  t.same(await verifyWebhook(body, signed(), secret), delivery)
  t.same(await verifyWebhook(Buffer.from(body), signed(), secret), delivery)
  t.same(await verifyWebhook(new TextEncoder().encode(body), new Headers(signed()), [secret]), delivery)
  t.same(await verifyWebhook(body, signed(), secret.slice('whsec_'.length)), delivery, 'a secret without its prefix')
  t.same(await verifyWebhook(body, signed(-290), secret), delivery, 'a clock that is a little wrong')
})

t.test('any key and body → verified', async t => {
  const keys = fc.uint8Array({ minLength: 1, maxLength: 64 })
  const bodies = fc.string({ unit: 'binary', maxLength: 500 }).map(text => JSON.stringify({ text }))
  await fc.assert(fc.asyncProperty(keys, fc.uuid(), bodies, async (key, id, text) => {
    t.same(await verifyWebhook(text, signatureHeaders(id, new Date(), text, [toSecret(key)]), toSecret(key)), JSON.parse(text))
  }), { numRuns: 100 })
})

t.test('several secrets and several signatures → one pair is enough', async t => {
  t.same(await verifyWebhook(body, signed(0, [other, secret]), secret), delivery)
  t.same(await verifyWebhook(body, signed(0, [secret]), [other, secret]), delivery)
  t.same(await verifyWebhook(body, signed(0, [third, other]), [secret, other]), delivery)
})

t.test('what was tampered with, is old, or is signed with another secret → a WebhookVerificationError', async t => {
  const headers = signed()
  const signature = headers['webhook-signature'] as string
  const { 'webhook-signature': _, ...rest } = headers
  const refused: Record<string, [Record<string, string>, string?]> = {
    'another body': [headers, body.replace('Zoë', 'Zoe')],
    'no body': [headers, ''],
    'another id': [{ ...headers, 'webhook-id': 'two' }],
    'another timestamp': [{ ...headers, 'webhook-timestamp': signed(1)['webhook-timestamp'] as string }],
    'a timestamp that is no number': [{ ...headers, 'webhook-timestamp': 'now' }],
    'an empty timestamp': [{ ...headers, 'webhook-timestamp': '' }],
    'an old timestamp': [signed(-310)],
    'a timestamp of the future': [signed(310)],
    'another secret': [signed(0, [other, third])],
    'another version of signatures': [{ ...rest, 'webhook-signature': signature.replace('v1,', 'v2,') }],
    'half a signature': [{ ...rest, 'webhook-signature': signature.slice(0, 20) }],
    'a longer signature': [{ ...rest, 'webhook-signature': `v1,${Buffer.alloc(64).toString('base64')}` }],
    'an empty signature': [{ ...rest, 'webhook-signature': 'v1,' }],
    'a signature that is no Base64': [{ ...rest, 'webhook-signature': 'v1,§§' }],
    'no signature': [rest],
    'no headers': [{}]
  }
  for (const [what, [headers, text]] of Object.entries(refused)) {
    const error = await verifyWebhook(text ?? body, headers, secret).then(() => undefined, error => error)
    t.ok(error instanceof WebhookVerificationError, what)
  }
  await t.rejects(verifyWebhook(body, signed(-20), secret, { tolerance: 10 }), /more than 10 seconds/)
  t.same(await verifyWebhook(body, signed(-20), secret, { tolerance: 30 }), delivery)
})

t.test('a secret that is none → a TypeError: a fault of the receiver, not of the sender', async t => {
  for (const wrong of ['', 'whsec_', 'whsec_§']) {
    const error = await verifyWebhook(body, signed(), wrong).catch(error => error)
    t.ok(error instanceof TypeError, wrong)
  }
  t.ok(await verifyWebhook(body, signed(), []).catch(error => error) instanceof WebhookVerificationError, 'no secret fits nothing')
})
