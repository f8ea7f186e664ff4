import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { FileSweep } from '../../src/workers/file-sweep.js'
import { MAX_WAIT } from '../../src/files/s3-store.js'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { refuse, startFailingStore, type Misbehave } from '../failing-store.js'
import { upload } from '../forms.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, watchSpool } from '../uploads.js'

// A store of files that is slow, full, broken or away.

Object.assign(MAX_WAIT, { idle: 500, exchange: 1500 })
const store = await startFailingStore(t)
const app = await build(t, { ...store.env })
const client = await createClient(app)
const job = await makeJob(app, client.companyId)
const URL = `/api/v1/jobs/${job.id}/attachments`
const BIG = Buffer.concat([pdf(), randomBytes(1_200_000)])
const sweep = new FileSweep(app.database, { warn: () => {} }, app.files)
const countSpooled = watchSpool(t)

/** As if the hour that storing a file may take had passed. */
const anHourLater = async () => await app.database.query(sql`
  update loose_files set since = since - interval '2 hours' where company_id = ${client.companyId}`)
const count = async (table: 'loose' | 'named') => (await app.database.query(table === 'loose'
  ? sql`select from loose_files where company_id = ${client.companyId}`
  : sql`select from attachments where company_id = ${client.companyId}`)).length

const REFUSED: Record<string, Misbehave> = {
  'is overloaded': refuse(503, 'SlowDown'),
  fails: refuse(500, 'InternalError'),
  'is full': refuse(507, 'QuotaExceeded'),
  'takes no such size': refuse(400, 'EntityTooLarge'),
  'has another clock': refuse(403, 'RequestTimeTooSkewed'),
  'does not know the bucket': refuse(404, 'NoSuchBucket'),
  'refuses before it has read': (_request, response) => { response.writeHead(503, { connection: 'close' }).end('<Error/>') },
  'leads elsewhere': (request, response) => { request.resume(); response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end() },
  'answers something else': (request, response) => { request.resume(); response.writeHead(418).end('\0<<<Error>&') }
}
const SILENT: Record<string, Misbehave> = {
  'never answers': request => { request.resume() },
  'never reads': () => {},
  'cuts the connection at once': request => { request.socket.destroy() },
  'cuts it in the middle': request => { request.once('data', () => request.socket.resetAndDestroy()) },
  'cuts its answer': (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': 100 }).write('<', () => response.socket?.destroy())
  },
  'answers without end, slowly': (request, response) => {
    request.resume()
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 100)
    response.on('close', () => clearInterval(timer))
  },
  'refuses without end, fast': (request, response) => {
    request.resume()
    response.writeHead(503)
    const more = (): void => { while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x'))); }
    response.on('drain', more)
    more()
  }
}

for (const [what, misbehave] of Object.entries({ ...REFUSED, ...SILENT })) {
  t.test(`an upload to a store that ${what} → 503 soon, no file, and the sweep removes what there may be`, async t => {
    store.fail('PUT', misbehave)
    const since = performance.now()
    const answer = await upload(client, URL, { kind: 'other', bytes: BIG })
    t.same([answer.statusCode, answer.headers['retry-after'], answer.headers['x-error-code']], [503, '1', 'UNAVAILABLE'], answer.body)
    t.ok(performance.now() - since < 5000, `${performance.now() - since} ms`)
    t.equal((await client.get('/api/v1/jobs')).statusCode, 200)
    t.equal((await client.get(`/api/v1/jobs/${job.id}`)).json().attachmentCount, 0)
    t.same([await count('named'), await count('loose')], [0, 1])
    await waitFor(() => countSpooled() === 0)
    store.heal()
    await anHourLater()
    await sweep.runNow()
    t.same([await count('loose'), store.objects.size], [0, 0])
    const again = await upload(client, URL, { kind: 'other', bytes: BIG })
    t.equal(again.statusCode, 201)
    await client.send({ method: 'DELETE', url: `${URL}/${again.json().id}` })
    await sweep.runNow()
  })
}

t.test('a store that answers too late, and stores it nevertheless → not a byte stays', async t => {
  let done = () => {}
  const stored = new Promise<void>(resolve => { done = resolve })
  store.fail('PUT', request => {
    // Without the connection, whose end would tell that nobody waits any more.
    request.resume()
    void sleep(1500).then(() => {
      store.objects.set(request.url as string, BIG)
      done()
    })
  })
  t.equal((await upload(client, URL, { kind: 'other', bytes: BIG })).statusCode, 503)
  await sweep.runNow()
  await stored
  t.equal(store.objects.size, 1)
  store.heal()
  await anHourLater()
  await sweep.runNow()
  t.same([await count('loose'), store.objects.size], [0, 0])
})

t.test('a download from a store that fails → 503, or the connection ends before the file does', async t => {
  const { id } = (await upload(client, URL, { kind: 'other', bytes: BIG })).json()
  const url = `${URL}/${id}/content`
  const request = `GET ${url} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.secret}\r\n\r\n`
  const short: Record<string, Misbehave> = {
    'sends fewer bytes than asked for': (_request, response) => { response.writeHead(206, { 'content-length': 10 }).end('x'.repeat(10)) },
    'sends the bytes without their number': (_request, response) => { response.writeHead(206).end(BIG) },
    'sends all of it as something else': (_request, response) => { response.writeHead(200, { 'content-length': BIG.length }).end(BIG) },
    'has lost it': refuse(404, 'NoSuchKey')
  }
  for (const [what, misbehave] of Object.entries({ ...REFUSED, ...short, 'never answers': SILENT['never answers'] as Misbehave })) {
    store.fail('GET', misbehave)
    const { status, headers } = await (await openExchange(t, app, request)).answer()
    t.match({ status, headers }, { status: 503, headers: { 'retry-after': '1', 'content-type': /json/ } }, what)
    t.notOk('content-disposition' in headers, 'it is no file')
    t.equal((await client.get('/api/v1/jobs')).statusCode, 200)
  }
  for (const end of ['cuts', 'stalls']) {
    store.fail('GET', (_request, response) => {
      response.writeHead(206, { 'content-length': BIG.length }).write(BIG.subarray(0, 700_000), () => {
        if (end === 'cuts') response.socket?.destroy()
      })
    })
    const { socket, text, length } = await openExchange(t, app, request)
    await waitFor(() => socket.closed)
    t.match(text(), new RegExp(`^HTTP/1.1 200 .*content-length: ${BIG.length}\r\n`, 's'))
    t.ok(length() < BIG.length, end)
  }
  store.heal()
  t.ok((await client.get(url)).rawPayload.equals(BIG))
})

t.test('a client that rests while it downloads → gets all of it: the store is not to blame', async t => {
  const huge = Buffer.concat([pdf(), randomBytes(9_000_000)])
  const { id } = (await upload(client, URL, { kind: 'other', bytes: huge })).json()
  const { socket, length } = await openExchange(t, app,
    `GET ${URL}/${id}/content HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${client.secret}\r\n\r\n`)
  await waitFor(() => length() > 0)
  socket.pause()
  await sleep(3 * MAX_WAIT.idle)
  socket.resume()
  await waitFor(() => socket.closed)
  t.ok(length() > huge.length, `${length()} of ${huge.length}`)
})

t.test('a client that leaves before the store answers → the store is not held', async t => {
  // More than the buffers of two sockets hold.
  const huge = Buffer.concat([pdf(), randomBytes(9_900_000)])
  const { id } = (await upload(client, URL, { kind: 'other', bytes: huge })).json()
  let [asked, open] = [0, 0]
  store.fail('GET', (_request, response, work) => {
    asked++
    open++
    response.once('close', () => { open-- })
    void sleep(200).then(work)
  })
  const { socket } = await openExchange(t, app,
    `GET ${URL}/${id}/content HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.secret}\r\n\r\n`)
  await waitFor(() => asked === 1)
  socket.resetAndDestroy()
  await waitFor(() => open === 0)
  store.heal()
  t.pass()
})

t.test('storing a file that waits for its turn beside other requests → takes longer than a store may', async t => {
  const { idle } = MAX_WAIT
  MAX_WAIT.idle = 3000
  t.teardown(() => { MAX_WAIT.idle = idle })
  const end = new AbortController()
  app.filePace.hurry()
  const hurry = setInterval(() => app.filePace.hurry(), 20)
  // Others pass as much as they can.
  const others = Array.from({ length: 100 }, async () => {
    while (!end.signal.aborted) await Promise.all([app.filePace.turn(client.companyId, 1_000_000), sleep(1)])
  })
  const bytes = Buffer.concat([pdf(), randomBytes(900_000)])
  const since = performance.now()
  const answer = await upload(client, URL, { kind: 'other', bytes })
  end.abort()
  clearInterval(hurry)
  await Promise.all(others)
  t.equal(answer.statusCode, 201, answer.body)
  t.ok(performance.now() - since > MAX_WAIT.exchange, `${performance.now() - since} ms`)
})

t.test('turns of uploads, of their checks and of downloads → for as many bytes each: no company has less of them', async t => {
  const { filePace } = app
  const { turn } = filePace
  const turns: number[] = []
  filePace.turn = async (_owner, bytes) => { turns.push(bytes) }
  t.teardown(() => { filePace.turn = turn })
  const text = Buffer.alloc(1_000_000, 'words ')
  const { id } = (await upload(client, URL, { kind: 'other', bytes: text })).json()
  t.ok((await client.get(`${URL}/${id}/content`)).rawPayload.equals(text))
  t.ok(turns.length > 5)
  t.ok(turns.filter(bytes => bytes < 262_144).length <= 3, `only the last may be less: ${turns.join(' ')}`)
})

t.test('a file that the store does not remove, and a bucket that is not there → the file stays doomed, and others are removed', async t => {
  const ids: string[] = []
  for (const name of ['first', 'second']) {
    ids.push((await upload(client, URL, { kind: 'other', bytes: pdf(name) })).json().id)
  }
  store.fail('DELETE', (request, response, work) => {
    if (request.url?.includes(ids[0] as string) === true) refuse(403, 'AccessDenied')(request, response, work)
    else work()
  })
  const stored = store.objects.size
  for (const id of ids) await client.send({ method: 'DELETE', url: `${URL}/${id}` })
  await waitFor(async () => {
    await sweep.runNow().catch(() => {})
    return store.objects.size === stored - 1
  })
  store.fail('DELETE', refuse(404, 'NoSuchBucket'))
  await t.rejects(sweep.runNow())
  t.equal(await count('loose'), 1)
  store.heal()
  await sweep.runNow()
  t.same([await count('loose'), store.objects.size], [0, stored - 2])
})
