import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { MAX_WAIT } from '../../src/http/upload.js'
import { makeCandidate } from '../factories.js'
import { upload } from '../forms.js'
import { build, buildOpen, createClient, createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, uploadOf, watchSpool } from '../uploads.js'

// Uploads that end in another way than by their answer: cut off and repeated, on a bad day, and under a server that stops.

const countSpooled = watchSpool(t)
const BIG = Buffer.concat([pdf(), Buffer.alloc(300_000, 'x')])

t.test('an upload that is cut off, and repeated with its key → one file', async t => {
  const app = await build(t)
  const failures: unknown[] = []
  const child = app.log.child.bind(app.log)
  app.log.child = (...given) => Object.assign(child(...given), { error: (failure: unknown) => failures.push(failure) })
  const client = await createClient(app)
  const url = `/api/v2/candidates/${await makeCandidate(app, client.companyId)}/attachments`
  const { head, payload } = uploadOf(client, url, { bytes: BIG, headers: ['Idempotency-Key: once'] })
  for (const share of [0.1, 0.5, 0.999]) {
    const { socket } = await openExchange(t, app, head)
    socket.write(payload.subarray(0, share * payload.length))
    await waitFor(() => countSpooled() === 1)
    socket.resetAndDestroy()
    await waitFor(() => countSpooled() === 0)
  }
  t.same(failures, [], 'who leaves is no fault of the server')
  // The form is whole; its answer is not waited for.
  const left = await openExchange(t, app, head)
  left.socket.end(payload)
  await waitFor(() => left.socket.closed)
  const ids = new Set<string>()
  const repeat = async () => {
    const { socket, answer } = await openExchange(t, app, head)
    socket.write(payload)
    const { status, body } = await answer()
    if (status === 201) ids.add(JSON.parse(body).id)
    return status
  }
  // The one that nobody waits for may still be in progress.
  await waitFor(async () => await repeat() === 201)
  t.equal(await repeat(), 201)
  t.equal(ids.size, 1)
  t.equal((await client.get(url)).json().results.length, 1)
  await waitFor(async () => (await app.database.query(sql`select from loose_files`)).length === 0)
  t.equal((await app.database.query(sql`select distinct file_id from file_chunks`)).length, 1)
})

t.test('bad days → a failure keeps nothing, a delay and a broken answer keep the file', { skip: engine !== 'embedded' }, async t => {
  const app = await build(t)
  const client = await createClient(app)
  const url = `/api/v2/candidates/${await makeCandidate(app, client.companyId)}/attachments`
  for (const status of ['503', '429', '413', '408']) {
    const { head, payload } = uploadOf(client, url, { bytes: BIG, headers: [`X-Sandbox-Status: ${status}`, 'Connection: close'] })
    const { socket, answer } = await openExchange(t, app, head)
    socket.write(payload)
    t.equal((await answer()).status, Number(status))
  }
  t.equal((await client.get(url)).json().results.length, 0)
  const slow = await upload(client, url, { headers: { 'x-sandbox-delay': '300' } })
  t.same([slow.statusCode, slow.headers['x-sandbox-fault']], [201, '+300ms'])
  const { head, payload } = uploadOf(client, url, { bytes: BIG, headers: ['X-Sandbox-Reset: headers', 'Idempotency-Key: cut'] })
  const cut = await openExchange(t, app, head)
  cut.socket.write(payload)
  await waitFor(() => cut.socket.closed)
  t.equal(cut.text(), '')
  const again = await upload(client, url, { bytes: BIG, headers: { 'idempotency-key': 'cut' } })
  t.same([again.statusCode, again.headers['idempotent-replayed']], [201, 'true'])
  t.equal((await client.get(url)).json().results.length, 2)
  const half = (await client.get(url)).json().results[0].id
  const download = await openExchange(t, app, `GET ${url}/${half}/content HTTP/1.1\r\nHost: a\r\nX-Sandbox-Truncate: true\r\n` +
    `Authorization: Bearer ${client.secret}\r\n\r\n`)
  await waitFor(() => download.socket.closed)
  const [, length] = /content-length: (\d+)/.exec(download.text()) ?? []
  t.ok(download.text().split('\r\n\r\n')[1]?.length as number < Number(length), 'a file that is not whole')
  await waitFor(() => countSpooled() === 0)
})

t.test('a server that stops → an upload that ends in time is taken, another one is cut off, and nothing is left', async t => {
  // A form that rests for ten seconds gets a 408: here, it rests until the server has stopped.
  const { idle } = MAX_WAIT
  MAX_WAIT.idle = Infinity
  t.teardown(() => { MAX_WAIT.idle = idle })
  const env = await createDatabase(t)
  const app = await buildOpen(env)
  const client = await createClient(app)
  const url = `/api/v2/candidates/${await makeCandidate(app, client.companyId)}/attachments`
  const { head, payload } = uploadOf(client, url, { bytes: BIG })
  const [ends, stalls] = [await openExchange(t, app, head), await openExchange(t, app, head)]
  for (const { socket } of [ends, stalls]) socket.write(payload.subarray(0, 1000))
  await waitFor(() => countSpooled() === 2)
  const since = performance.now()
  const drained = app.drain()
  await waitFor(() => app.draining && !app.server.listening)
  ends.socket.write(payload.subarray(1000))
  const { status, headers, body } = await ends.answer()
  t.match([status, headers.connection], [201, 'close'], body)
  await drained
  t.ok(performance.now() - since < 9000, `${performance.now() - since} ms`)
  await waitFor(() => stalls.socket.closed)
  t.equal(stalls.text(), '')
  await waitFor(() => countSpooled() === 0)
  const next = await buildOpen(env)
  t.teardown(async () => await next.close())
  await waitFor(async () => (await next.database.query(sql`select from loose_files`)).length === 0)
  t.equal((await next.database.query(sql`select distinct file_id from file_chunks`)).length, 1)
  t.equal((await next.database.query(sql`select from attachments`)).length, 1)
})
