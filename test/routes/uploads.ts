import sql, { raw } from 'sql-template-tag'
import { MAX_WAIT } from '../../src/http/upload.js'
import { pdf } from '../../trials/shared/forms.js'
import { makeCandidate } from '../factories.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, uploadOf, watchSpool } from '../uploads.js'

// Uploads as slow, broken or untruthful clients send them, over real sockets.

const LIMIT = 2_000_000
const app = await build(t, { ATTACHMENT_LIMIT: String(LIMIT) })
const client = await createClient(app)
const countSpooled = watchSpool(t)
const candidateId = await makeCandidate(app, client.companyId)
const URL = `/api/v2/candidates/${candidateId}/attachments`
const FILE = Buffer.concat([pdf(), Buffer.alloc(300_000, 'x')])
// Times after which Node cuts off other requests, in milliseconds.
Object.assign(app.server, { headersTimeout: 300, requestTimeout: 400 })
const usual = { ...MAX_WAIT }
t.teardown(() => Object.assign(MAX_WAIT, usual))
Object.assign(MAX_WAIT, { idle: 600, arrival: 4000, check: 50 })

const rows = async (table: 'attachments' | 'loose_files' | 'file_chunks') =>
  (await app.database.query(sql`select from ${raw(table)}`)).length

async function places (): Promise<number> {
  return Number(/^request_places_taken\{kind="body"\} (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
}

/** Resolves when nothing is left of uploads that failed. */
async function isClean (): Promise<void> {
  await waitFor(() => countSpooled() === 0)
  await waitFor(async () => await places() === 0)
}

async function remove (id: string): Promise<void> {
  t.equal((await client.send({ method: 'DELETE', url: `${URL}/${id}` })).statusCode, 204)
}

t.test('a file that trickles → is taken, later than other requests are cut off', async t => {
  const { head, payload } = uploadOf(client, URL, { bytes: FILE })
  const { socket, answer } = await openExchange(t, app, head)
  const PIECES = 15
  for (let n = 0; n < PIECES; n++) {
    socket.write(payload.subarray(n * payload.length / PIECES, (n + 1) * payload.length / PIECES))
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const { status, body } = await answer()
  t.equal(status, 201, body)
  t.equal(countSpooled(), 0)
  const { id } = JSON.parse(body)
  t.ok((await client.get(`${URL}/${id}/content`)).rawPayload.equals(FILE))
  await remove(id)
})

for (const [what, share] of [['before its first byte', 0], ['in its file', 0.5], ['after its file', 1]] as const) {
  t.test(`an upload that stalls ${what} → 408, the connection ends, and nothing is left`, async t => {
    const { head, payload } = uploadOf(client, URL, { bytes: FILE })
    const { socket, answer } = await openExchange(t, app, head)
    socket.write(payload.subarray(0, share * (payload.length - 20)))
    await waitFor(() => countSpooled() === Math.ceil(share))
    const { status, headers } = await answer()
    t.match([status, headers['x-error-code'], headers.connection], [408, 'REQUEST_TIMEOUT', 'close'])
    await waitFor(() => socket.closed)
    await isClean()
  })
}

t.test('an upload that never stalls and never ends → 408 when its time is over', async t => {
  const { head, payload } = uploadOf(client, URL, { bytes: FILE })
  const { socket, answer } = await openExchange(t, app, head)
  socket.write(payload.subarray(0, 1000))
  const trickle = setInterval(() => socket.write('x'), 50)
  t.teardown(() => clearInterval(trickle))
  t.equal((await answer()).status, 408)
  await waitFor(() => socket.closed)
  await isClean()
})

for (const [what, share] of [['before its first byte', 0], ['in its file', 0.5], ['after its file', 1]] as const) {
  t.test(`a client that leaves ${what} → its place and its file are free at once`, async t => {
    const { head, payload } = uploadOf(client, URL, { bytes: FILE })
    for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
      const { socket } = await openExchange(t, app, head)
      socket.write(payload.subarray(0, share * (payload.length - 20)))
      await waitFor(async () => countSpooled() === Math.ceil(share) && await places() === 1)
      socket[leave]()
      const since = performance.now()
      await isClean()
      t.ok(performance.now() - since < 5000, `${leave}: ${performance.now() - since} ms`)
    }
  })
}

t.test('Expect: 100-continue → the file is asked for, and taken', async t => {
  const { head, payload } = uploadOf(client, URL, { headers: ['Expect: 100-continue'] })
  const { socket, answer, text } = await openExchange(t, app, head)
  await waitFor(() => text() !== '')
  t.equal(text(), 'HTTP/1.1 100 Continue\r\n\r\n')
  socket.write(payload)
  const { status, body } = await answer()
  t.equal(status, 201, body)
  await remove(JSON.parse(body).id)
})

t.test('a length that is too small → 400; one that is too large → as if it stalled; two, or none → 400', async t => {
  const small = uploadOf(client, URL, { length: 100 })
  const cut = await openExchange(t, app, small.head)
  cut.socket.write(small.payload)
  t.equal((await cut.answer()).status, 400)
  await waitFor(() => cut.socket.closed)

  const { payload } = uploadOf(client, URL)
  const large = uploadOf(client, URL, { length: payload.length + 1 })
  const waiting = await openExchange(t, app, large.head)
  waiting.socket.write(large.payload)
  await waitFor(() => countSpooled() === 1)
  t.equal((await waiting.answer()).status, 408)

  const two = uploadOf(client, URL, { headers: ['Content-Length: 1'] })
  const none = await openExchange(t, app, two.head)
  none.socket.write(two.payload)
  t.equal((await none.answer()).status, 400)
  await isClean()
})

t.test('chunks without a length → are taken; a chunk that is none → 400', async t => {
  const { head, payload } = uploadOf(client, URL, { bytes: FILE, length: 'chunked' })
  const chunks = (size: number) => Buffer.concat([
    ...Array.from({ length: Math.ceil(payload.length / size) }, (_, n) => {
      const piece = payload.subarray(n * size, (n + 1) * size)
      return Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
    }), Buffer.from('0\r\n\r\n')
  ])
  const whole = await openExchange(t, app, head)
  whole.socket.write(chunks(7000))
  const { status, body } = await whole.answer()
  t.equal(status, 201, body)
  await remove(JSON.parse(body).id)
  const broken = await openExchange(t, app, head)
  broken.socket.write(Buffer.concat([chunks(7000).subarray(0, 100_000), Buffer.from('\r\nnonsense\r\n')]))
  await waitFor(() => broken.socket.closed)
  await isClean()
})

t.test('a file that is too large → 413 at once, and what still comes is not read without end', async t => {
  const { head, payload } = uploadOf(client, URL, { bytes: Buffer.alloc(LIMIT + 1000, 'x'), length: 'chunked' })
  const { socket, answer } = await openExchange(t, app, head)
  socket.write(`${payload.length.toString(16)}\r\n`)
  socket.write(payload)
  const { status, headers } = await answer()
  t.same([status, headers['x-error-code']], [413, 'PAYLOAD_TOO_LARGE'])
  const more = setInterval(() => socket.write('\r\n1\r\nx'), 50)
  t.teardown(() => clearInterval(more))
  await waitFor(() => socket.closed)
  await isClean()
})

t.test('a form that waits for its turn longer than a form may take to arrive → is taken', async t => {
  const { turn } = app.filePace
  let waits = 1
  app.filePace.turn = async (...args) => {
    if (waits-- > 0) await new Promise(resolve => setTimeout(resolve, MAX_WAIT.arrival + 300))
    await turn.apply(app.filePace, args)
  }
  t.teardown(() => { app.filePace.turn = turn })
  const { head, payload } = uploadOf(client, URL, { bytes: Buffer.concat([pdf(), Buffer.alloc(LIMIT - 1000, 'x')]) })
  const { socket, answer } = await openExchange(t, app, head)
  socket.write(payload)
  const { status, body } = await answer()
  t.equal(status, 201, body)
  await remove(JSON.parse(body).id)
})

t.test('after all of it → no row is left', async t => {
  await waitFor(async () => await rows('loose_files') === 0)
  t.same([await rows('attachments'), await rows('file_chunks')], [0, 0])
})
