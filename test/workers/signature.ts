import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { signatureHeaders } from '../../src/workers/delivery/signature.js'
import { t } from '../part.js'

const toSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`
const keys = fc.uint8Array({ minLength: 1, maxLength: 64 })
const bodies = fc.string({ unit: 'binary', maxLength: 500 }).map(text => JSON.stringify({ text }))
const now = new Date()

t.test('the example of the specification → its signature, with or without the prefix of the secret', async t => {
  const at = new Date(1_614_265_330_000)
  for (const secret of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']) {
    t.same(signatureHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}', [secret]), {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
    })
  }
})

t.test('any key, id and body → the signature of the reference library, which takes it and refuses another body', async t => {
  fc.assert(fc.property(keys, fc.uuid(), bodies, (key, id, body) => {
    const [secret, reference] = [toSecret(key), new Webhook(toSecret(key))]
    const headers = signatureHeaders(id, now, body, [secret])
    t.equal(headers['webhook-signature'], reference.sign(id, now, body))
    t.same(reference.verify(body, headers), JSON.parse(body))
    t.throws(() => reference.verify(`${body} `, headers), /No matching signature/)
  }), { numRuns: 200 })
})

t.test('two secrets → two signatures, and each receiver finds its own', async t => {
  const [old, current, foreign] = [1, 2, 3].map(byte => toSecret(Buffer.alloc(32, byte))) as [string, string, string]
  const headers = signatureHeaders('id', now, '{}', [old, current])
  t.match(headers['webhook-signature'], /^v1,\S+ v1,\S+$/)
  for (const secret of [old, current]) t.same(new Webhook(secret).verify('{}', headers), {})
  t.throws(() => new Webhook(foreign).verify('{}', headers), /No matching signature/)
})
