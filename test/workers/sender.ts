import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { Sender } from '../../src/workers/delivery/sender.js'
import { t } from '../part.js'
import { receive, respond } from '../receiver.js'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const message = {
  deliveryId: 'd',
  companyName: 'Acme "é"',
  webhookId: 'w',
  eventId: '0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10',
  event: '{"id":"0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10","data":{"id":1}}',
  clientHeaders: { 'X-Environment': 'test' },
  secrets: [secret],
  retryingFor: null,
  webhookIsFailing: false,
  traceparent: null
}
/** On a busy machine an answer takes its time: only what tests the end of the time has little of it. */
function sendWithin (timeoutMs?: number): (url: string) => ReturnType<Sender['send']> {
  const sender = new Sender({ allowPrivate: true }, timeoutMs)
  t.teardown(() => sender.close())
  return async url => await sender.send(url, message)
}
const send = sendWithin()

/** A server that does to each connection what it is told. */
async function rawServer (t: Tap, handle: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    handle(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
type Tap = { teardown: (fn: () => unknown) => void }

t.test('a message → signed by the Standard Webhooks scheme, with the client\'s headers', async t => {
  const receiver = await receive(t)
  t.match(await send(receiver.url), { status: 204, error: null })
  const [{ headers, body }] = receiver.received as [typeof receiver.received[0]]
  t.same(JSON.parse(body), { companyName: 'Acme "é"', id: message.eventId, data: { id: 1 } })
  t.match(headers, { 'content-type': 'application/json; charset=utf-8', 'x-environment': 'test', 'webhook-id': message.eventId })
  t.same(new Webhook(secret).verify(body, headers as Record<string, string>), JSON.parse(body))
})

t.test('answers → 2xx is success, all else says what it was; redirects are not followed', async t => {
  const elsewhere = await receive(t)
  const receiver = await receive(t)
  for (const status of [200, 201, 299]) {
    receiver.answer(respond(status))
    t.match(await send(receiver.url), { status, error: null })
  }
  for (const status of [400, 404, 410, 429, 500, 503]) {
    receiver.answer(respond(status))
    t.match(await send(receiver.url), { status, error: `the answer was ${status}` })
  }
  for (const status of [301, 302, 307, 308]) {
    receiver.answer(response => response.writeHead(status, { location: elsewhere.url }).end())
    t.match(await send(receiver.url), { status, error: /redirects are not followed/ })
  }
  t.same(elsewhere.received, [])
})

t.test('a long answer → cut off; its status counts', async t => {
  let sent = 0
  const url = await rawServer(t, socket => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n')
      const chunk = Buffer.alloc(64 * 1024)
      const more = () => {
        while (sent < 100e6 && !socket.destroyed) {
          sent += chunk.length
          if (!socket.write(chunk)) {
            socket.once('drain', more)
            return
          }
        }
      }
      more()
    })
  })
  t.match(await send(url), { status: 200, error: null })
  t.ok(sent < 50e6, `${sent} bytes`)
})

t.test('an answer whose body never ends → its status counts when the time is over', async t => {
  const url = await rawServer(t, socket => socket.once('data', () => socket.write('HTTP/1.1 500 Oh\r\nContent-Length: 10\r\n\r\nx')))
  t.match(await sendWithin(2000)(url), { status: 500, error: 'the answer was 500' })
})

t.test('no answer, no HTTP, no connection → no status, and the reason in words', async t => {
  t.match(await sendWithin(300)(await rawServer(t, () => {})), { status: null, error: 'no answer within 0.3 seconds' })
  t.match(await send(await rawServer(t, socket => socket.resetAndDestroy())), { status: null, error: /closed without an answer/ })
  t.match(await send(await rawServer(t, socket => socket.end())), { status: null, error: /closed without an answer/ })
  t.match(await send(await rawServer(t, socket =>
    socket.end('SSH-2.0-nothing\r\n\r\n'))), { status: null, error: 'the answer is not HTTP' })
  t.match(
    await send(await rawServer(t, socket =>
      socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n')))),
    { status: null, error: /closed without an answer/ }
  )
  t.match(await send('http://127.0.0.1:1/'), { status: null, error: 'the connection was refused' })
  t.match(await send((await rawServer(t, socket => socket.end('HTTP/1.1 200 OK\r\n\r\n'))).replace(
    'http:', 'https:'
  )), { status: null, error: /TLS/ })
})

t.test('a kept connection that was closed meanwhile → the message is sent over a new one', async t => {
  const receiver = await receive(t, (response, _received, request) => {
    response.writeHead(204).end(() => request.socket.destroySoon())
  })
  for (let i = 0; i < 5; i++) t.match(await send(receiver.url), { status: 204 })
})

t.test('a receiver that resets whatever it is sent → is asked once more on a new connection, and not on every kept one', async t => {
  const open: Array<() => void> = []
  const receiver = await receive(t, response => {
    open.push(() => response.writeHead(204).end())
    if (open.length === 5) for (const end of open) end()
  })
  for (const outcome of await Promise.all(Array.from({ length: 5 }, async () => await send(receiver.url)))) {
    t.match(outcome, { status: 204 })
  }
  receiver.answer((_response, _received, request) => request.socket.resetAndDestroy())
  t.match(await send(receiver.url), { status: null, error: 'the connection was closed without an answer' })
  t.equal(receiver.received.length, 5 + 2)
})

t.test('a name that leads to an address that is not public, or also to one → refused before anything is sent', async t => {
  const receiver = await receive(t)
  const { port } = new URL(receiver.url)
  const leadsTo = (addresses: LookupAddress[]) => new Sender(
    { allowPrivate: false },
    undefined,
    { find: async () => addresses, close () {} }
  )
  for (const addresses of [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '::1', family: 6 }],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [{ address: '93.184.216.34', family: 4 }, { address: '127.0.0.1', family: 4 }],
    [{ address: '169.254.169.254', family: 4 }]
  ]) {
    const sender = leadsTo(addresses)
    const outcome = await sender.send(`https://public.example:${port}/`, message)
    t.match(outcome, { status: null, error: 'the name leads to an address that is not public' })
    t.notMatch(JSON.stringify(outcome), addresses.at(-1)?.address as string, 'and says not which')
    sender.close()
  }
  t.match(
    await new Sender({ allowPrivate: false }).send(receiver.url, message),
    { status: null, error: /must be an https URL/ },
    'a target from the time when it was allowed'
  )
  t.same(receiver.received, [])
})

t.test('close → breaks off what is under way, which then is no outcome', async t => {
  const sender = new Sender({ allowPrivate: true })
  const url = await rawServer(t, () => {})
  const sent = sender.send(url, message)
  setImmediate(() => sender.close())
  t.equal(await sent, undefined)
})
