import { readdirSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { publishedDocuments } from '../routes/documents.js'
import { build, createClient, ROOT } from './helper.js'
import { t } from './part.js'
import { assetUrl } from '../routes/assets.js'
import { VERSIONS } from '../routes/versions.js'

const app = await build(t)
const IMMUTABLE = 'public, max-age=31536000, immutable'

t.test('pages → a policy that lets their own scripts and styles run, no more; data → a policy that runs nothing', async t => {
  for (const url of ['/', '/docs', '/docs/', '/docs/v2', '/reference', '/reference/v2', '/guides/', '/guides/search?q=a']) {
    const response = await app.inject(url)
    t.equal(response.statusCode, 200)
    t.match(response.headers['content-type'], /^text\/html/)
    const policy = String(response.headers['content-security-policy'])
    t.match(policy, /default-src 'none';script-src 'self';/)
    t.notMatch(policy, /upgrade-insecure-requests|unsafe-eval|http|\*/)
    t.equal(/unsafe/.test(policy), url.startsWith('/reference'), 'Redoc alone needs attributes of style')
    t.match(policy, url.startsWith('/guides') ? "form-action 'self';" : "form-action 'none';")
    t.notMatch(policy, /style-src [^;]*unsafe/)
  }
  const client = await createClient(app)
  t.equal((await client.get('/api/v1/jobs')).headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'")
})

t.test('documents and files of pages → made once, compressed for those who take it, 304 for those who have them', async t => {
  for (const [url, type, caching] of [
    ...VERSIONS.map(({ name }) => [`/openapi/${name}.json`, 'application/json; charset=utf-8', 'no-cache'] as const),
    [assetUrl('swagger-ui.js'), 'application/javascript; charset=utf-8', IMMUTABLE],
    [`${assetUrl('swagger-ui.css')}?x=1`, 'text/css; charset=utf-8', IMMUTABLE],
    ['/assets/swagger-ui.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/assets/version-before/page.css', 'text/css; charset=utf-8', 'no-cache']
  ] as const) {
    const ask = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => await app.inject({ url, headers, method })
    const plain = await ask()
    t.match(plain, { statusCode: 200, headers: { 'content-type': type, 'cache-control': caching, vary: 'accept-encoding' } }, url)
    t.notOk('content-encoding' in plain.headers)
    for (const [accept, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
      ['br, *;q=0', 'br', brotliDecompressSync]
    ] as const) {
      const packed = await ask({ 'accept-encoding': accept })
      t.match(
        packed.headers, { 'content-encoding': encoding, 'content-type': type, vary: 'accept-encoding', etag: plain.headers.etag }, accept
      )
      t.ok(unpack(packed.rawPayload).equals(plain.rawPayload))
      t.ok(packed.rawPayload.length < plain.rawPayload.length / 2)
    }
    for (const accept of ['identity', 'br;q=0, gzip;q=0.0', 'deflate']) {
      t.notOk('content-encoding' in (await ask({ 'accept-encoding': accept })).headers, accept)
    }
    const again = await ask({ 'if-none-match': `"other", ${String(plain.headers.etag)}` })
    t.same([again.statusCode, again.body, again.headers.etag], [304, '', plain.headers.etag])
    const head = await ask({}, 'HEAD')
    t.same([head.statusCode, head.body, head.headers['content-length']], [200, '', String(plain.rawPayload.length)])
  }
})

t.test('a document → made once, and each form of it', async t => {
  let made = 0
  const payloads: unknown[] = []
  const app = fastify()
  t.teardown(async () => await app.close())
  app.addHook('onSend', async (_request, _reply, payload) => { payloads.push(payload) })
  await app.register(publishedDocuments, { documents: { v1: () => ({ openapi: '3.1.0', made: ++made }) } })
  for (const encoding of ['identity', 'br', 'gzip']) {
    payloads.length = 0
    for (let i = 0; i < 2; i++) await app.inject({ url: '/openapi/v1.json', headers: { 'accept-encoding': encoding } })
    t.ok(Buffer.isBuffer(payloads[0]))
    t.equal(payloads[0], payloads[1], `${encoding}: the very same bytes`)
  }
  t.equal(made, 1)
})

t.test('the first visit of a page → few requests and bytes, all from this server, kept for good but for what changes', async t => {
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const [path, maxRequests, maxBytes] of [['/', 6, 11_000], ['/docs', 8, 500_000], ['/reference', 9, 700_000]] as const) {
    const found = new Set([path as string])
    let bytes = 0
    // A set goes on with what is added to it meanwhile.
    for (const url of found) {
      const { status, headers, size, text } = await download(base + url)
      t.equal(status, 200, url)
      bytes += size
      t.equal(headers['cache-control'], url === path ? 'no-store' : url.startsWith('/openapi/') ? 'no-cache' : IMMUTABLE, url)
      const loaded = /<(?:script|link(?! rel="alternate")|img)[^>]* (?:src|href)="([^"]+)"/g
      if (url === path) for (const [, link = ''] of text.matchAll(loaded)) found.add(link)
      for (const [, name = ''] of text.matchAll(/^import .* from '\.\/([^']+)'$/gm)) found.add(new URL(name, base + url).pathname)
    }
    t.ok(found.size > 3 && found.size <= maxRequests, `${path}: ${found.size} requests`)
    t.ok(bytes > 1000 && bytes < maxBytes, `${path}: ${bytes} bytes`)
    t.comment(`${path}: ${found.size} requests, ${bytes} bytes`)
  }
})

/** A GET as a browser sends it. @returns how many bytes came over the network, with headers, and the text of them */
async function download (url: string) {
  return await new Promise<{ status?: number, headers: IncomingHttpHeaders, size: number, text: string }>((resolve, reject) => {
    const sent = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' }, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const text = (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
        resolve({ status: response.statusCode, headers: response.headers, size: sent.socket?.bytesRead ?? Infinity, text })
      })
    }).on('error', reject)
  })
}

t.test('an empty body with a JSON type → no body for DELETE and actions, 400 where one is required', async t => {
  const client = await createClient(app)
  const headers = { 'content-type': 'application/json' }
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Short-lived' } })).json<{ id: number }>()
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${id}`, headers })).statusCode, 204)
  const candidate = (await client.send({
    method: 'POST', url: '/api/v2/candidates', payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
  })).json<{ id: number }>()
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${candidate.id}/anonymize`, headers })).statusCode, 200)
  const { id: jobId } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Long-lived' } })).json<{ id: number }>()
  for (const options of [{ headers }, {}]) {
    const opening = await client.send({ method: 'POST', url: `/api/v1/jobs/${jobId}/openings`, ...options })
    t.match([opening.statusCode, opening.json()], [201, { kind: 'new', status: 'open' }], 'nothing of this body is required')
  }
  const missing = await client.send({ method: 'POST', url: '/api/v1/jobs', headers })
  t.same(missing.json(), { title: 'Validation Error', detail: 'a body is required', status: 400 })
})

t.test('guides → pages whose links and pictures lead to what the server has', async t => {
  const names = readdirSync(path.join(ROOT, 'docs')).filter(file => file.endsWith('.md')).map(file => file.slice(0, -3))
  for (const name of names) {
    const response = await app.inject(`/guides/${name === 'README' ? '' : name}`)
    t.match(response, { statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }, name)
    const addresses = [...response.body.matchAll(/(?:href|src)="(\/[^"#]*|#[^"]*)/g)].map(([, address]) => address as string)
    for (const address of new Set(addresses)) {
      if (address.startsWith('#')) t.ok(response.body.includes(`id="${address.slice(1)}"`), `${name} ${address}`)
      else t.equal((await app.inject(address)).statusCode, 200, `${name} ${address}`)
    }
    t.notMatch(response.body.replace(/<link rel="alternate".*/, ''), /(src|href)="(undefined|[^"]*\.md)/, name)
  }
  t.match((await app.inject('/guides/webhooks')).body, /<a href="\/guides\/" aria-current="page">/)
  t.equal((await app.inject('/guides/nothing')).statusCode, 404)
  t.equal((await app.inject('/guides/..%2FREADME')).statusCode, 404)
})

t.test('what is not there → a page for who asks with a browser, the body of version 1 for programs; never under /api', async t => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
  const ask = async (url: string, accept?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    await app.inject({ url, method, headers: accept === undefined ? {} : { accept } })
  for (const url of ['/nothing', '/guides/nothing', '/assets/nothing', '/openapi/v9.json', '/docs/v9']) {
    for (const accept of [BROWSER, 'text/html', 'application/json;q=0.5, text/html;q=0.9']) {
      const page = await ask(url, accept)
      t.equal(page.statusCode, 404)
      t.match(page.headers, { 'content-type': 'text/html; charset=utf-8', 'x-error-code': 'NOT_FOUND', vary: 'accept' })
      t.match(page.headers['content-security-policy'], "default-src 'none';script-src 'self';style-src 'self';")
      t.match(page.headers, { 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-request-id': /./ })
      for (const [, link = ''] of page.body.matchAll(/(?:href|src)="([^"]+)"/g)) t.equal((await app.inject(link)).statusCode, 200, link)
      const head = await ask(url, accept, 'HEAD')
      t.same([head.statusCode, head.body, head.headers['content-type']], [404, '', 'text/html; charset=utf-8'])
      t.equal(head.headers['content-length'], page.headers['content-length'])
    }
    for (const accept of [undefined, '*/*', 'application/json', 'application/json, text/html', 'text/html;q=0, */*']) {
      const problem = await ask(url, accept)
      t.match(problem.headers, { 'content-type': 'application/json; charset=utf-8', vary: 'accept' }, String(accept))
      t.match([problem.statusCode, problem.json()], [404, { title: 'Not Found', status: 404 }])
    }
  }
  t.match((await ask('/nothing', BROWSER, 'POST')).json(), { status: 404 })
  t.equal((await ask('/docs', BROWSER, 'POST')).statusCode, 405)
  for (const url of ['/api/v1/nothing', '/api/nothing']) t.match((await ask(url, BROWSER)).json(), { status: 401 })
  const limited = await build(t, { RATE_LIMIT_MAX: '1' })
  const statuses = [await limited.inject({ url: '/nothing', headers: { accept: BROWSER } }), await limited.inject('/nothing')]
  t.same(statuses.map(({ statusCode }) => statusCode), [404, 429], 'a page counts as what it replaces')
  const client = await createClient(app)
  const missing = await client.send({ method: 'GET', url: '/api/v1/nothing', headers: { accept: BROWSER } })
  t.match(missing.headers['content-type'], 'application/json')
  t.notOk('vary' in missing.headers)
})

t.test('links of the documents\' concepts → lead to what the server has', async t => {
  for (const { name } of VERSIONS) {
    const { info } = (await app.inject(`/openapi/${name}.json`)).json<{ info: { description: string } }>()
    const links = [...info.description.matchAll(/\]\((\/[^)]+)\)/g)].map(([, link]) => link as string)
    t.ok(links.length > 5)
    for (const link of links) t.equal((await app.inject(link)).statusCode, 200, `${name} ${link}`)
  }
})
