import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import t from 'tap'
import { docs } from '../routes/docs.js'
import { build, createClient } from './helper.js'
import { VERSIONS } from '../routes/versions.js'

const app = await build(t)

t.test('pages → a policy that lets their own scripts and styles run, no more; data → a policy that runs nothing', async t => {
  for (const url of ['/', '/docs/']) {
    const response = await app.inject(url)
    t.equal(response.statusCode, 200)
    t.match(response.headers['content-type'], /^text\/html/)
    const policy = String(response.headers['content-security-policy'])
    t.match(policy, /script-src 'self'/)
    t.notMatch(policy, /upgrade-insecure-requests|script-src[^;]*unsafe/)
  }
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs')).headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
})

t.test('documents and files of Swagger UI → made once, compressed for those who take it, 304 for those who have them', async t => {
  for (const [url, type, caching] of [
    ...VERSIONS.map(({ name }) => [`/openapi/${name}.json`, 'application/json; charset=utf-8', 'no-cache'] as const),
    ['/docs/static/swagger-ui-bundle.js', 'application/javascript; charset=utf-8', 'public, max-age=300'],
    ['/docs/static/swagger-ui.css?x=1', 'text/css; charset=utf-8', 'public, max-age=300']
  ] as const) {
    const ask = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => await app.inject({ url, headers, method })
    const plain = await ask()
    t.match(plain, { statusCode: 200, headers: { 'content-type': type, 'cache-control': caching, vary: 'accept-encoding' } }, url)
    t.notOk('content-encoding' in plain.headers)
    for (const [accept, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync], ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync], ['*', 'br', brotliDecompressSync]
    ] as const) {
      const packed = await ask({ 'accept-encoding': accept })
      t.match(
        packed.headers, { 'content-encoding': encoding, 'content-type': type, vary: 'accept-encoding', etag: plain.headers.etag }, accept
      )
      t.ok(unpack(packed.rawPayload).equals(plain.rawPayload))
      t.ok(packed.rawPayload.length < plain.rawPayload.length / 3)
    }
    for (const accept of ['identity', 'br;q=0, gzip;q=0.0', 'zstd']) {
      t.notOk('content-encoding' in (await ask({ 'accept-encoding': accept })).headers, accept)
    }
    const again = await ask({ 'if-none-match': `"other", ${String(plain.headers.etag)}` })
    t.same([again.statusCode, again.body, again.headers.etag], [304, '', plain.headers.etag])
    const head = await ask({}, 'HEAD')
    t.same([head.statusCode, head.body, head.headers['content-length']], [200, '', String(plain.rawPayload.length)])
  }
  const image = await app.inject({ url: '/docs/static/favicon-32x32.png', headers: { 'accept-encoding': 'br' } })
  t.same([image.statusCode, image.headers['content-encoding']], [200, undefined])
})

t.test('a document → made once, and each form of it', async t => {
  let made = 0
  const payloads: unknown[] = []
  const app = fastify()
  t.teardown(async () => await app.close())
  app.addHook('onSend', async (_request, _reply, payload) => { payloads.push(payload) })
  await app.register(docs, { documents: { v1: () => ({ openapi: '3.1.0', made: ++made }) } })
  for (const encoding of ['identity', 'br', 'gzip']) {
    payloads.length = 0
    for (let i = 0; i < 2; i++) await app.inject({ url: '/openapi/v1.json', headers: { 'accept-encoding': encoding } })
    t.ok(Buffer.isBuffer(payloads[0]))
    t.equal(payloads[0], payloads[1], `${encoding}: the very same bytes`)
  }
  t.equal(made, 1)
})

t.test('the page of Swagger UI → all that it loads is there, well within the limit of an address', async t => {
  const page = (await app.inject('/docs/')).body
  const files = [...page.matchAll(/(?:src|href)="\.?\/?(static\/[^"]+)"/g)].map(match => `/docs/${match[1]}`)
  t.ok(files.length >= 5 && files.length <= 20, files.join())
  for (const file of files) t.equal((await app.inject(file)).statusCode, 200, file)
})

t.test('an empty body with a JSON type → no body for DELETE and actions, 400 where one is required', async t => {
  const client = await createClient(app)
  const headers = { 'content-type': 'application/json' }
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Short-lived' } })).json<{ id: number }>()
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${id}`, headers })).statusCode, 204)
  const candidate = (await client.send({
    method: 'POST', url: '/api/v2/candidates', payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
  })).json<{ id: number }>()
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${candidate.id}/anonymize`, headers })).statusCode, 200)
  const missing = await client.send({ method: 'POST', url: '/api/v1/jobs', headers })
  t.same(missing.json(), { title: 'Validation Error', detail: 'a body is required', status: 400 })
})
