import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, type Client } from '../helper.js'
import { t, type Test } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange } from '../uploads.js'

// Downloads as slow or odd clients ask for them, over real sockets.

const app = await build(t)
/** More than the buffers of two sockets hold while nobody reads. */
const SIZE = 9_900_000
const BIG = Buffer.concat([pdf(), randomBytes(SIZE)]).subarray(0, SIZE)

/** A company with a job that has a big file. */
async function makeCompany (): Promise<{ client: Client, list: string, file: string }> {
  const client = await createClient(app)
  const list = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`
  const made = await upload(client, list, { kind: 'other', bytes: BIG })
  return { client, list, file: `${list}/${made.json().id}` }
}

const [{ client, list, file }, other] = [await makeCompany(), await makeCompany()]
const head = (url: string, { secret }: Client) =>
  `GET ${url} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`

/** A download of which the client takes no more than the beginning, until its socket is resumed. */
async function beginDownload (t: Test, url: string): ReturnType<typeof openExchange> {
  const exchange = await openExchange(t, app, head(url, client))
  exchange.socket.once('data', () => exchange.socket.pause())
  await waitFor(() => exchange.length() > 0)
  return exchange
}

async function exportPlaces (): Promise<number> {
  return Number(/^request_places_taken\{kind="export"\} (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
}

t.test('exports and files → their latency counts as that of the feed, not as that of reads', async t => {
  const own = await build(t)
  const reader = await createClient(own)
  const list = `/api/v1/jobs/${(await makeJob(own, reader.companyId)).id}/attachments`
  const made = await upload(reader, list, { kind: 'other', bytes: pdf() })
  const count = async (kind: string) =>
    Number(new RegExp(`^http_latency_seconds_count\\{kind="${kind}"\\} (\\d+)$`, 'm').exec((await own.inject('/metrics')).body)?.[1] ?? 0)
  t.same([await count('read'), await count('feed')], [0, 0])
  for (const url of ['/api/v2/events', '/api/v2/exports/departments', `${list}/${made.json().id}/content`]) await reader.get(url)
  t.same([await count('read'), await count('feed')], [0, 3])
  await reader.get(list)
  t.same([await count('read'), await count('feed')], [1, 3])
})

t.test('a download that takes longer than other requests may → is whole, with a token and by a link', async t => {
  const made = await client.send({ method: 'POST', url: `${file}/link` })
  // From now on, the time of other requests is over at once.
  const { setTimeout: wait } = globalThis
  const isOfOthers = (ms?: number) => Number(ms) <= 60_000 && /plugins\/time-limit\.[jt]s/.test(new Error().stack ?? '')
  const hurry = (work: () => void, ms?: number, ...rest: []) => wait(work, isOfOthers(ms) ? 1 : ms, ...rest)
  t.intercept(globalThis, 'setTimeout', { value: hurry, writable: true })
  for (const url of [`${file}/content`, new URL(made.json().url).pathname]) {
    const { socket, length } = await beginDownload(t, url)
    await sleep(50)
    socket.resume()
    await waitFor(() => socket.closed)
    t.ok(length() > SIZE, `${length()} bytes of ${url.slice(0, 20)}`)
  }
})

t.test('many clients of one company read slowly → they hold no more than their share, and another company downloads', async t => {
  const slow = await Promise.all(Array.from({ length: 40 }, async () => await beginDownload(t, `${file}/content`)))
  const [taken, refused] = [
    slow.filter(({ text }) => text().startsWith('HTTP/1.1 200')), slow.filter(({ text }) => text().startsWith('HTTP/1.1 503'))
  ]
  t.same([taken.length, refused.length, await exportPlaces()], [32, 8, 32])
  t.ok(refused.every(({ text }) => /^retry-after: 1\r$/m.test(text())))
  t.equal((await client.get(list)).statusCode, 200, 'the company itself is served what is quick')
  t.equal((await client.get(`${file}/content`, { range: 'bytes=0-9' })).statusCode, 206)
  for (let n = 0; n < 3; n++) {
    const whole = await other.client.get(`${other.file}/content`)
    t.ok(whole.statusCode === 200 && whole.rawPayload.equals(BIG))
  }
  for (const { socket } of taken.splice(4)) socket.destroy()
  for (const { socket } of taken) socket.resume()
  await waitFor(() => taken.every(({ socket }) => socket.closed))
  t.ok(taken.every(({ length }) => length() > SIZE))
  await waitFor(async () => await exportPlaces() === 0)
})

t.test('a client that leaves in the middle → its place is free', async t => {
  const { socket } = await beginDownload(t, `${file}/content`)
  t.equal(await exportPlaces(), 1)
  socket.destroy()
  await waitFor(async () => await exportPlaces() === 0)
})

t.test('the file is deleted while it is read → the connection ends before the file does', async t => {
  const made = await upload(client, list, { kind: 'other', bytes: BIG.subarray(0, SIZE - 1) })
  const url = `${list}/${made.json().id}`
  const { socket, length } = await beginDownload(t, `${url}/content`)
  const link = await client.send({ method: 'POST', url: `${url}/link` })
  t.equal((await client.send({ method: 'DELETE', url })).statusCode, 204)
  await waitFor(async () => (await app.database.query(sql`select from loose_files`)).length === 0)
  socket.resume()
  await waitFor(() => socket.closed)
  t.ok(length() < SIZE, `${length()} bytes`)
  for (const gone of [url, `${url}/content`, new URL(link.json().url).pathname]) t.equal((await client.get(gone)).statusCode, 404, gone)
})

t.test('odd ranges → the part, all of it, or 416', async t => {
  const SMALL = 300
  const { id } = (await upload(client, list, { kind: 'other', bytes: BIG.subarray(0, SMALL) })).json()
  const url = `${list}/${id}/content`
  const cases: Array<[range: string, status: number, length?: number]> = [
    ['bytes=0-0', 206, 1], ['bytes=0-', 206, SMALL], [`bytes=-${SMALL + 5}`, 206, SMALL], [`bytes=0-${'9'.repeat(15)}`, 206, SMALL],
    ['bytes=0-0,2-2', 200, SMALL], ['bytes=5-2', 200, SMALL], ['bytes=-', 200, SMALL], ['bytes', 200, SMALL], ['items=0-1', 200, SMALL],
    ['bytes=1.5-2', 200, SMALL], ['bytes=-1-2', 200, SMALL], [`bytes=${'9'.repeat(40)}-`, 416], ['bytes=-0', 416], [`bytes=${SMALL}-`, 416]
  ]
  for (const [range, status, length] of cases) {
    const { statusCode, headers, rawPayload } = await client.get(url, { range })
    t.same([statusCode, ...length === undefined ? [] : [rawPayload.length]], [status, ...length === undefined ? [] : [length]], range)
    t.equal('content-range' in headers, status !== 200)
    t.equal('content-disposition' in headers, status !== 416, 'a failure is no file')
  }
  const changed = await client.get(url, { range: 'bytes=0-0', 'if-range': '"other"' })
  t.same([changed.statusCode, changed.rawPayload.length], [200, SMALL])
  for (const range of ['bytes=0-0', `bytes=${SMALL}-`]) {
    const { statusCode, headers, body } = await client.send({ method: 'HEAD', url, headers: { range } })
    t.same([statusCode, headers['content-length'], body], [200, String(SMALL), ''])
  }
})
