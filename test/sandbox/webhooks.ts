import { Webhook } from 'standardwebhooks'
import type { Message } from '../../src/domain/deliveries/messages.js'
import { FaultProfile } from '../../src/sandbox/fault-profile.js'
import { UnreliableSender } from '../../src/sandbox/unreliable-sender.js'
import { t } from '../part.js'
import { accept, receive, waitFor, type Received } from '../receiver.js'
import { startSandbox } from './sandbox.js'

const { send } = await startSandbox(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
const profile = async (profile: string) => await send('/sandbox/faults', { method: 'PUT', json: { profile } })

/** A receiver with a webhook of its own. */
async function subscribe (t: { teardown: (fn: () => unknown) => void }) {
  const receiver = await receive(t)
  const { id, secret } = await (await send('/api/v1/webhooks', { json: { action: 'job.created', postbackUrl: receiver.url } })).json()
  t.teardown(async () => {
    await send(`/api/v1/webhooks/${id}`, { method: 'DELETE' })
    await profile('')
  })
  const isSigned = ({ body, headers }: Received) => {
    try {
      return new Webhook(secret).verify(body, headers as Record<string, string>) !== undefined
    } catch {
      return false
    }
  }
  const state = async () => (await (await send(`/api/v2/webhooks/${id}/deliveries`)).json()).results[0]?.state
  return { receiver, isSigned, state }
}
const create = async (name: string) => await send('/api/v1/jobs', { json: { name } })
const names = (received: Received[]) => received.map(({ event }) => event.data.name)

t.test('duplicate webhook → comes twice with the same id, and is delivered once', async t => {
  const { receiver, isSigned, state } = await subscribe(t)
  await profile('100% duplicate webhook')
  await create('Twice')
  await waitFor(async () => receiver.received.length === 2 && await state() === 'delivered')
  t.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
  t.ok(receiver.received.every(isSigned))
})

t.test('forged webhook → its signature is wrong; the right one comes by a retry', async t => {
  const { receiver, isSigned, state } = await subscribe(t)
  receiver.answer((response, received) => response.writeHead(isSigned(received) ? 204 : 401).end())
  await profile('100% forged webhook')
  await create('Forged')
  await waitFor(async () => await state() === 'failed')
  t.notOk(isSigned(receiver.received[0] as Received))
  await profile('')
  await send('/sandbox/clock', { method: 'PUT', json: { offsetSeconds: 3600 } })
  await waitFor(async () => await state() === 'delivered')
  await send('/sandbox/clock', { method: 'DELETE' })
  t.ok(isSigned(receiver.received.at(-1) as Received))
  t.same(new Set(names(receiver.received)), new Set(['Forged']))
})

t.test('reordered webhook → comes behind the next one', async t => {
  const { receiver, state } = await subscribe(t)
  await profile('100% reordered webhook')
  await create('First')
  await waitFor(async () => await state() === 'delivered')
  await profile('')
  await create('Second')
  await waitFor(() => receiver.received.length === 2)
  t.same(names(receiver.received), ['Second', 'First'])
})

t.test('late webhook → comes seconds later, by itself', async t => {
  const { receiver, state } = await subscribe(t)
  await profile('100% late webhook')
  const begun = performance.now()
  await create('Late')
  await waitFor(async () => receiver.received.length === 1 && await state() === 'delivered')
  t.ok(performance.now() - begun >= 2900)
})

t.test('a late webhook → does not keep the server from stopping', async t => {
  const { app, send } = await startSandbox(t, { WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_FAULTS: '100% late webhook' })
  const receiver = await receive(t, accept)
  await send('/api/v1/webhooks', { json: { action: 'job.created', postbackUrl: receiver.url } })
  await send('/api/v1/jobs', { json: { name: 'At the end' } })
  await app.drain()
  t.ok(receiver.received.length <= 1)
})

t.test('each fault of a webhook → a line in the log that says so', async t => {
  const lines: object[] = []
  const inner = { send: async () => undefined, close: () => {} }
  for (const fault of ['duplicate', 'late', 'forged', 'reordered']) {
    const sender = new UnreliableSender(inner, new FaultProfile(`100% ${fault} webhook`), { info: details => lines.push(details) })
    const sent = sender.send('http://localhost', { deliveryId: fault } as Message)
    sender.close()
    await sent
  }
  t.same(lines, ['duplicate', 'late', 'forged', 'reordered'].map(fault => ({ fault: `${fault} webhook`, delivery: fault })))
})
