import fc from 'fast-check'
import { ApiError } from '../../src/errors.js'
import { pageTokenRule, PageTokens, toKeyset, TokenParameters, toTokenPage } from '../../src/http/page-token.js'
import { t } from '../part.js'

const SECRET = 'a secret of more than 32 characters, first'
const OTHER = 'a secret of more than 32 characters, second'

function tokensWith (...secrets: string[]): PageTokens {
  const tokens = new PageTokens()
  tokens.setSecrets(secrets)
  return tokens
}

const tokens = tokensWith(SECRET)
const content = fc.record({
  route: fc.webPath(),
  query: fc.dictionary(
    fc.string({ minLength: 1 }).filter(name => name !== '__proto__'), fc.oneof(fc.string(), fc.integer(), fc.array(fc.integer()))
  ),
  position: fc.oneof(fc.record({ id: fc.maxSafeNat() }), fc.record({
    id: fc.maxSafeNat(), updatedAt: fc.constant('2026-03-01T00:00:00.000Z')
  }))
})

t.test('a page token → reads back what was signed', async t => {
  fc.assert(fc.property(content, given => { t.same(tokens.read(tokens.sign(given)), JSON.parse(JSON.stringify(given))) }))
})

t.test('a page token → needs no encoding in a URL', async t => {
  fc.assert(fc.property(content, given => { t.match(tokens.sign(given), /^[\w.-]+$/) }))
})

t.test('a page token → any changed, dropped or added character makes it unreadable', async t => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ %']
  const read: string[] = []
  fc.assert(fc.property(content, fc.nat(), fc.constantFrom(...alphabet), (given, at, character) => {
    const token = tokens.sign(given)
    const index = at % token.length
    const changed = token.slice(0, index) + character + token.slice(index + 1)
    const variants = [changed, token.slice(0, index) + token.slice(index + 1), token.slice(0, index) + character + token.slice(index)]
    read.push(...variants.filter(variant => variant !== token && tokens.read(variant) !== undefined))
  }), { numRuns: 500 })
  t.same(read, [])
})

t.test('a page token → text that is no token is unreadable, and nothing throws', async t => {
  const read: string[] = []
  fc.assert(fc.property(fc.oneof(
    fc.string(), fc.base64String(), fc.tuple(fc.base64String(), fc.base64String()).map(parts => parts.join('.'))
  ), text => {
    if (tokens.read(text) !== undefined) read.push(text)
  }))
  t.same(read, [])
  for (const text of ['', '.', '..', 'a.b.c']) t.equal(tokens.read(text), undefined)
})

t.test('rotation → the first secret signs, all are taken, a dropped one no more', async t => {
  const given = { route: '/x', query: {}, position: { id: 7 } }
  const old = tokens.sign(given)
  const rotated = tokensWith(OTHER, SECRET)
  t.same(rotated.read(old), given)
  t.same(tokensWith(OTHER).read(rotated.sign(given)), given, 'signed by the first')
  t.equal(tokensWith(OTHER).read(old), undefined)
})

t.test('without secrets → UNAVAILABLE, for they come from the database', async t => {
  const none = new PageTokens()
  t.throws(() => none.sign({ route: '/x', query: {}, position: { id: 1 } }), { code: 'UNAVAILABLE' })
  t.throws(() => none.read(tokens.sign({ route: '/x', query: {}, position: { id: 1 } })), ApiError)
})

const rule = pageTokenRule(tokens)
const first = { maxPageSize: 2, jobId: [3, 1], updatedAfter: '2026-01-01T00:00:00Z' }
const pageToken = tokens.sign({ route: '/list', query: first, position: { id: 9, updatedAt: '2026-03-01T00:00:00.000Z' } })

t.test('a token alone → brings its query and its position', async t => {
  const query = { maxPageSize: 50, pageToken }
  t.same(rule(query, '/list', ['pageToken']), [])
  t.match(query, first)
  t.same(toKeyset({ query }), { after: { id: 9, updatedAt: '2026-03-01T00:00:00.000Z' }, limit: 2, by: 'updatedAt' })
})

t.test('a token with parameters → all of the same, in any order of values, or an item for pageToken', async t => {
  const sent = (query: object) => rule(
    { maxPageSize: 50, ...query, pageToken }, '/list', [...Object.keys(query), 'pageToken']
  ).map(item => item.target)
  t.same(sent(first), [])
  t.same(sent({ ...first, jobId: [1, 3] }), [])
  t.same(sent({ ...first, jobId: [1, 3, 3] }), [])
  t.same(sent({ ...first, jobId: [1] }), ['pageToken'])
  t.same(sent({ ...first, status: ['hired'] }), ['pageToken'])
  t.same(sent({ ...first, maxPageSize: 3 }), ['pageToken'])
  t.same(sent({ jobId: [3, 1], updatedAfter: first.updatedAfter }), ['pageToken'], 'a part of them')
  t.same(rule({ pageToken }, '/other', ['pageToken']).map(item => item.target), ['pageToken'], 'of another list')
})

t.test('toTokenPage → a token only when one row more than the page was found', async t => {
  const rows = [1, 2, 3].map(id => ({ id, updatedAt: '2026-03-01T00:00:00.000Z' }))
  const request = { query: { maxPageSize: 2 }, routeOptions: { url: '/list' } }
  const page = toTokenPage(tokens, request, rows, row => row.id)
  t.same(page.results, [1, 2])
  t.same(tokens.read(page.nextPageToken as string), { route: '/list', query: { maxPageSize: 2 }, position: { id: 2 } })
  t.same(toTokenPage(tokens, request, rows.slice(0, 2), row => row.id), { results: [1, 2], nextPageToken: null })
  t.same(toTokenPage(tokens, request, [], row => row), { results: [], nextPageToken: null })
})

t.test('toTokenPage → each token is one that is taken; a query too long for one is refused if there is a next page', async t => {
  const rows = [1, 2].map(n => ({ id: Number.MAX_SAFE_INTEGER - n, updatedAt: '2026-03-01T00:00:00.000Z' }))
  const { maxLength = 0 } = TokenParameters.pageToken
  const requestOf = (count: number) => {
    const query = { maxPageSize: 1, updatedAfter: '2026-01-01T00:00:00Z', id: Array(count).fill(Number.MAX_SAFE_INTEGER) }
    return { query, params: { id: Number.MAX_SAFE_INTEGER }, routeOptions: { url: '/api/v2/candidates/:id/applications' } }
  }
  const page = (count: number, found = rows) => toTokenPage(tokens, requestOf(count), found, row => row.id)
  for (let count = 400; count < 1000; count++) {
    try {
      t.ok(String(page(count).nextPageToken).length <= maxLength, String(count))
    } catch (error) {
      t.ok(count > 500, String(count))
      t.match(error, { code: 'BAD_ARGUMENT', items: [{ target: 'request', message: /^the parameters are too long for a next page/ }] })
      t.equal(page(count, rows.slice(1)).nextPageToken, null, 'all on one page')
      return
    }
  }
  t.fail('never refused')
})
