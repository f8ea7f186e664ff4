import { once } from 'node:events'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import * as zlib from 'node:zlib'
import { compressor } from '../../src/http/encodings.js'
import { ReadCache, ReadyAnswer } from '../../src/http/read-cache.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'

const app = await build(t)
const client = await createClient(app)
// Twenty-five of them are more than 64 kB, which the thread pool compresses.
const LONG = 'Engineer <b>wanted</b> in Olinda 🚀 '.repeat(100)
for (let i = 0; i < 25; i++) await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: `Job ${i}`, description: LONG } })

const { zstdDecompressSync } = zlib as unknown as { zstdDecompressSync?: (bytes: Buffer) => Buffer }
const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  ...(zstdDecompressSync === undefined ? {} : { zstd: zstdDecompressSync }), br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync
}
const LIST = '/api/v1/jobs?perPage=20'
const PAGES = [
  LIST, '/api/v1/jobs?perPage=25&fields=all', '/api/v2/jobs?maxPageSize=25', '/api/v2/events?maxPageSize=20', '/api/v2/exports/jobs'
]

t.test('a large list, the feed and an export → the same bytes in each encoding, also when the answer is kept', async t => {
  for (const url of PAGES) {
    for (let round = 0; round < 4; round++) {
      const plain = await client.get(url)
      t.match([plain.statusCode, plain.headers['content-encoding'], plain.headers.vary], [200, undefined, 'accept-encoding'], url)
      for (const [encoding, decode] of Object.entries(DECODE)) {
        const { statusCode, headers, rawPayload } = await client.get(url, { 'accept-encoding': encoding })
        t.match([statusCode, headers['content-encoding'], headers.etag], [200, encoding, plain.headers.etag], `${url} ${encoding}`)
        t.equal(decode(rawPayload).toString(), plain.body)
        t.ok(rawPayload.length < plain.rawPayload.length / 3, `${rawPayload.length} of ${plain.rawPayload.length} bytes`)
        if (headers['content-length'] !== undefined) t.equal(headers['content-length'], String(rawPayload.length))
      }
    }
  }
})

t.test('the best encoding that the client accepts; without one, or with none that is known → the bytes as they are', async t => {
  const best = Object.keys(DECODE)[0]
  const cases = [
    ['gzip, deflate, br, zstd', best], ['*', best], ['gzip;q=0.8, br;q=0, zstd;q=0', 'gzip'], ['GZIP', 'gzip'], ['deflate', undefined],
    ['identity', undefined], ['', undefined], ['*;q=0', undefined], [';;,,q=', undefined]
  ] as const
  for (const [header, expected] of cases) {
    const { headers } = await client.get(LIST, { 'accept-encoding': header })
    t.equal(headers['content-encoding'], expected, header)
  }
})

t.test('HEAD → the headers of GET, without a body', async t => {
  const headers = { 'accept-encoding': 'gzip' }
  const get = await client.get(LIST, headers)
  const head = await client.send({ method: 'HEAD', url: LIST, headers })
  t.match([head.statusCode, head.body, head.headers['content-encoding']], [200, '', 'gzip'])
  t.equal(head.headers['content-length'], get.headers['content-length'])
  t.equal((await client.send({ method: 'HEAD', url: '/api/v2/exports/jobs', headers })).statusCode, 200)
})

t.test('small answers, errors and single objects with a strong ETag → as they are', async t => {
  const headers = { 'accept-encoding': 'gzip, br' }
  const payload = { name: 'Long', description: LONG.repeat(4) }
  const created = await client.send({ method: 'POST', url: '/api/v1/jobs', headers, payload })
  const url = `/api/v1/jobs/${created.json().id}`
  const read = await client.get(url, headers)
  t.ok(read.rawPayload.length > 10_000)
  t.match(read.headers.etag, /^"/)
  const urls = ['/api/v1/jobs?perPage=1&fields=id', '/api/v1/jobs/999999']
  const small = await Promise.all(urls.map(async url => await client.get(url, headers)))
  for (const { headers } of [created, read, ...small]) t.equal(headers['content-encoding'], undefined)
  const patched = await client.send({
    method: 'PATCH', url, headers: { ...headers, 'if-match': read.headers.etag as string }, payload: { name: 'Longer' }
  })
  t.equal(patched.statusCode, 200)
})

t.test('the ETag of a compressed list → 304 whatever is accepted, with the Vary of the 200, until something changes', async t => {
  const { headers: { etag = '', vary } } = await client.get(LIST, { 'accept-encoding': 'br' })
  for (const accepted of ['br', 'gzip', 'identity']) {
    // The last time, the answer is kept.
    if (accepted === 'identity') for (let i = 0; i < 2; i++) await client.get(LIST)
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, rawPayload, headers } = await client.send({
        method, url: LIST, headers: { 'accept-encoding': accepted, 'if-none-match': etag }
      })
      t.same([statusCode, rawPayload.length, headers['content-encoding'], headers.vary], [304, 0, undefined, vary])
    }
  }
  await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'New' } })
  t.equal((await client.get(LIST, { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode, 200)
})

t.test('a kept answer → is encoded once for all who ask, and its encodings count as memory of the cache', async t => {
  const cache = new ReadCache(1_000_000)
  const shelf = cache.shelfAt(1, 'all', 'v1')
  const answer = new ReadyAnswer(Buffer.alloc(10_000), '"1"')
  cache.keep(shelf, 'key', answer)
  const before = cache.bytes
  let calls = 0
  const encode = async () => {
    calls++
    await sleep(1)
    return Buffer.alloc(700)
  }
  await Promise.all([1, 2, 3].map(async () => await answer.encoded('br', encode)))
  t.equal(calls, 1)
  t.equal(cache.bytes, before + 700)
  const late = answer.encoded('gzip', encode)
  cache.shelfAt(1, 'all', 'v2')
  const after = cache.bytes
  await late
  t.equal(cache.bytes, after, 'an encoding that comes after the answer has gone')
})

t.test('a compressed stream → what is written comes out at once', async t => {
  const decoders = { br: zlib.createBrotliDecompress, gzip: zlib.createGunzip }
  for (const [encoding, decoder] of Object.entries(decoders)) {
    const stream = compressor(encoding as keyof typeof decoders)
    const decoded = stream.pipe(decoder()).setEncoding('utf8')
    for (const line of ['first\n', 'second\n']) {
      stream.write(line)
      const [piece] = await once(decoded, 'data')
      t.equal(piece, line, encoding)
    }
    stream.destroy()
    decoded.destroy()
  }
})

t.test('a compressed export → is whole; one that is left early is no longer counted as running', async t => {
  const url = new URL('/api/v2/exports/jobs', await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = async (accepted: string) => await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${client.secret}`, 'accept-encoding': accepted }
    http.get(url, { agent: false, headers }, resolve).on('error', reject)
  })
  const whole = await ask('gzip')
  const lines = zlib.gunzipSync(await buffer(whole)).toString().trimEnd().split('\n')
  t.match(JSON.parse(lines.at(-1) as string), { cursor: /./ })
  t.ok(lines.length > 25)
  // A token may run two: the third would be a 429 if those that left were still counted.
  for (let i = 0; i < 6; i++) {
    const left = await ask('br')
    t.equal(left.statusCode, 200)
    left.destroy()
    await once(left, 'close')
    await sleep(50)
  }
})
