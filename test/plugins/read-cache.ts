import { ReadCache, ReadyAnswer } from '../../src/http/read-cache.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'

const app = await build(t)

const URL = '/api/v1/jobs?perPage=10&nmae=x'
const create = async (client: Client, name = 'New') => await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name } })
const outcomes = async () => {
  const { body } = await app.inject('/metrics')
  return Object.fromEntries([...body.matchAll(/^read_cache_requests_total\{outcome="(\w+)"\} (\d+)$/gm)]
    .map(([, outcome = '', count]) => [outcome, Number(count)]))
}

t.test('a read that is repeated → the same answer and headers, with the limits and the id of each request', async t => {
  const client = await createClient(app)
  await create(client)
  const own = ['x-request-id', 'date', 'x-ratelimit-remaining', 'connection']
  const answers = []
  const before = await outcomes()
  for (let i = 0; i < 4; i++) answers.push(await client.get(URL))
  const { hit = 0 } = await outcomes()
  t.ok(hit - (before.hit ?? 0) >= 2)
  const [first, ...others] = answers.map(({ statusCode, headers, body }) => ({
    statusCode, body, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))
  }))
  t.match(first, { statusCode: 200, headers: { 'x-ignored-parameters': 'nmae', 'cache-control': 'private, no-cache', etag: /^W\/"/ } })
  for (const other of others) t.same(other, first)
  t.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, 4)
  const head = await client.send({ method: 'HEAD', url: URL })
  t.match([head.statusCode, head.headers['content-length'], head.body], [200, String(Buffer.byteLength(first?.body as string)), ''])
})

t.test('a list → 304 for its ETag until something changes; not for another URL, other scopes, or a failure', async t => {
  const client = await createClient(app)
  await create(client)
  const { headers: { etag } } = await client.get(URL)
  const ask = async (url = URL, who = client, tag = etag as string) => (await who.get(url, { 'if-none-match': tag })).statusCode
  t.same([await ask(), await ask(), await ask(URL, client, '*')], [304, 304, 304])
  t.equal(await ask('/api/v1/jobs?perPage=11'), 200)
  t.equal(await ask('/api/v1/jobs?perPage=x'), 400)
  t.equal(await ask('/api/v1/jobs?perPage=x', client, '*'), 400)
  t.equal(await ask(URL, await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })), 200)
  t.equal(await ask(URL, await createClient(app, { companyId: client.companyId, scopes: ['candidates:read'] })), 403)
  const payload = { items: [{ code: 'A', name: 'A' }, { code: 'B' }] }
  for (const query of ['validateOnly', 'atomic']) await client.send({ method: 'POST', url: `/api/v1/jobs/bulk?${query}=true`, payload })
  t.equal(await ask(), 304, 'what was taken back has changed nothing')
  await create(client)
  t.equal(await ask(), 200)
})

t.test('a list that nobody keeps → its 304 names the ignored parameters like its 200, and is not read', async t => {
  const client = await createClient(app)
  for (const url of [
    URL, '/api/v2/jobs?maxPageSize=1&a%2Cb=1&status[]=draft&%C3%A9=2&nope[]=3', '/api/v2/jobs?status=draft', '/api/v2/jobs'
  ]) {
    const first = await client.get(url)
    const { not_modified: before = 0 } = await outcomes()
    const { statusCode, headers } = await client.get(url, { 'if-none-match': String(first.headers.etag) })
    t.same([statusCode, headers['x-ignored-parameters']], [304, first.headers['x-ignored-parameters']], url)
    t.equal((await outcomes()).not_modified, before + 1)
  }
})

t.test('an answer that is kept → is never given to a token with other scopes, or to another company', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const salary = { min: 1, max: 2, currency: 'BRL', period: 'month' }
  const created = await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Paid', salary } })
  const url = `/api/v1/jobs/${created.json().id}`
  const poor = await createClient(app, { companyId, scopes: ['jobs:read'] })
  const stranger = await createClient(app)
  for (let i = 0; i < 4; i++) {
    t.match((await client.get(url)).json(), { salary })
    t.notMatch((await poor.get(url)).json(), { salary })
    t.equal((await stranger.get(url)).statusCode, 404)
  }
})

t.test('a write → is seen by the next read, however often that was repeated', async t => {
  const client = await createClient(app)
  for (let round = 1; round <= 20; round++) {
    await create(client)
    for (let i = 0; i < 3; i++) t.equal((await client.get('/api/v1/jobs?perPage=1')).json().totalResults, round)
  }
})

t.test('many requests for the same → one execution', async t => {
  const client = await createClient(app)
  await create(client)
  const url = '/api/v2/jobs?maxPageSize=7'
  await client.get(url)
  const before = await outcomes()
  const answers = await Promise.all(Array.from({ length: 30 }, async () => await client.get(url)))
  t.equal(new Set(answers.map(({ body }) => body)).size, 1)
  const after = await outcomes()
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  t.same([grown('miss'), grown('shared') + grown('hit')], [1, 29])
})

t.test('READ_CACHE_BYTES=0 → lists without an ETag, objects as ever', async t => {
  const app = await build(t, { READ_CACHE_BYTES: '0' })
  const client = await createClient(app)
  const { id } = (await create(client)).json()
  t.equal((await client.get(URL)).headers.etag, undefined)
  t.match((await client.get(`/api/v1/jobs/${id}`)).headers.etag, /^"1-/)
})

const answerOf = (length: number) => new ReadyAnswer(Buffer.alloc(length), '"1"')

t.test('no room → companies with more than an equal share give first, their least recently used answers', t => {
  const cache = new ReadCache(1_000_000)
  const small = cache.shelfAt(1, 'all', 'a')
  for (let i = 0; i < 10; i++) cache.keep(small, `/small/${i}`, answerOf(20_000))
  const large = cache.shelfAt(2, 'all', 'a')
  for (let i = 0; i < 500; i++) {
    cache.keep(large, `/large/${i}`, answerOf(20_000))
    cache.use(large, '/large/0')
  }
  t.ok(cache.bytes <= 1_000_000)
  t.equal(small.answers.size, 10)
  t.ok(large.answers.size >= 35)
  t.ok(large.has('/large/0') && large.has('/large/499') && !large.has('/large/1'))
  t.equal(cache.dropped.room, 500 - large.answers.size)
  cache.keep(small, '/huge', answerOf(100_000))
  t.notOk(small.has('/huge'))
  for (let company = 3; company < 10_000; company++) cache.shelfAt(company, 'all', 'a')
  t.ok(cache.bytes <= 1_000_000)
  t.end()
})

t.test('a new version → the company\'s answers go, and what is still being made for the old one is not kept', t => {
  const cache = new ReadCache(1_000_000)
  const old = cache.shelfAt(1, 'all', 'a')
  cache.keep(old, '/a', answerOf(1000))
  const shelf = cache.shelfAt(1, 'all', 'b')
  cache.keep(old, '/b', answerOf(1000))
  t.same([shelf.has('/a'), shelf.has('/b'), cache.shelfOf(1, 'all') === shelf, cache.dropped.change], [false, false, true, 1])
  t.equal(cache.bytes, new ReadCache(1000).shelfAt(1, 'all', 'b').bytes)
  t.end()
})
