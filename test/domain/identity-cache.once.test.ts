import type { Queryable } from '../../src/database/port.js'
import { IdentityCache } from '../../src/domain/tokens/identity-cache.js'
import type { Identity } from '../../src/domain/shared/identity.js'
import { t } from '../part.js'

const identity: Identity = {
  companyId: 1,
  companyName: 'C',
  tokenId: 'x',
  tokenName: 'T',
  tokenPrefix: 'p',
  scopes: ['*'],
  rateLimitPerMinute: null,
  strict: false,
  userId: null,
  customEntities: [],
  expiresAt: null
}

interface Fake extends Queryable { asked: number, answer: () => Promise<Identity[]> }

function cacheOver (answer: () => Promise<Identity[]>): { cache: IdentityCache, db: Fake } {
  const db: Fake = { asked: 0, answer, query: async () => { db.asked++; return await db.answer() as never } }
  return { cache: new IdentityCache(db), db }
}

/** The clock stands still and moves by hand. */
function holdClock (t: { teardown: (fn: () => void) => void }): { forward: (ms: number) => void } {
  const real = Date.now
  let now = real()
  Date.now = () => now
  t.teardown(() => { Date.now = real })
  return { forward: ms => { now += ms } }
}

t.test('a valid secret → asked once in 750 ms, then again', async t => {
  const clock = holdClock(t)
  const { cache, db } = cacheOver(async () => [identity])
  await Promise.all([cache.find('s'), cache.find('s'), cache.find('s')])
  await cache.find('s')
  t.equal(db.asked, 1)
  clock.forward(749)
  await cache.find('s')
  t.equal(db.asked, 1)
  clock.forward(1)
  await cache.find('s')
  t.equal(db.asked, 2)
})

t.test('an unknown secret → not remembered, so that a new token works at once', async t => {
  const { cache, db } = cacheOver(async () => [])
  t.equal(await cache.find('s'), undefined)
  db.answer = async () => [identity]
  t.same(await cache.find('s'), identity)
})

t.test('a token that expires while it is known → invalid from that moment', async t => {
  const clock = holdClock(t)
  const { cache, db } = cacheOver(async () => [{ ...identity, expiresAt: new Date(Date.now() + 300).toISOString() }])
  t.ok(await cache.find('s'))
  clock.forward(299)
  t.ok(await cache.find('s'))
  clock.forward(1)
  t.equal(await cache.find('s'), undefined)
  t.equal(db.asked, 1)
})

t.test('forget → the token is invalid at once, also while it is looked up; nobody else is forgotten', async t => {
  const other = { ...identity, tokenId: 'y' }
  const { cache, db } = cacheOver(async () => [identity])
  await cache.find('s')
  db.answer = async () => [other]
  await cache.find('other')
  cache.forget('x')
  t.equal(cache.remembered('s'), undefined)
  t.notOk(cache.knows('s'))
  t.same(await cache.find('other'), other)
  t.equal(db.asked, 2, 'the other one is still known')

  const finish: Array<(rows: Identity[]) => void> = []
  db.answer = async () => await new Promise(resolve => { finish.push(resolve) })
  const [before, unhurt] = [cache.find('s'), cache.find('third')]
  t.ok(cache.knows('s'))
  cache.forget('x')
  const after = cache.find('s')
  finish[0]?.([identity])
  finish[1]?.([{ ...identity, tokenId: 'z' }])
  t.equal(await before, undefined, 'read before the revocation, answered after it')
  t.equal(await after, undefined)
  t.match(await unhurt, { tokenId: 'z' })
  t.match(await cache.find('third'), { tokenId: 'z' }, 'and is kept')
  db.answer = async () => []
  t.equal(await cache.find('s'), undefined, 'the old answer was not kept')
})

t.test('more secrets than are kept → the one that was asked for longest ago makes room', async t => {
  const clock = holdClock(t)
  const { cache } = cacheOver(async () => [identity])
  for (let i = 0; i < 10_000; i++) await cache.find(String(i))
  clock.forward(750)
  await cache.find('0')
  await cache.find('one more')
  t.ok(cache.knows('0'))
  t.notOk(cache.knows('1'))
  t.ok(cache.knows('2'))
})

t.test('a database that fails → the failure is the caller\'s, and nothing is kept of it', async t => {
  const { cache, db } = cacheOver(async () => { throw new Error('away') })
  await t.rejects(cache.find('s'), /away/)
  db.answer = async () => [identity]
  t.same(await cache.find('s'), identity)
})

t.test('what a company changes → forgets its own tokens, also one that is being looked up, and no other company\'s', async t => {
  holdClock(t)
  let companyId = 1
  const { cache, db } = cacheOver(async () => [{ ...identity, companyId }])
  await cache.find('one')
  companyId = 2
  await cache.find('two')
  let release = (_: Identity[]): void => {}
  db.answer = async () => await new Promise(resolve => { release = resolve })
  const early = cache.find('three')
  cache.forgetCompany(1)
  t.strictSame([cache.knows('one'), cache.knows('two'), cache.current('two')?.companyId], [false, true, 2])
  release([{ ...identity, companyName: 'Old' }])
  t.equal((await early)?.companyName, 'Old', 'whoever asked before has what was then')
  db.answer = async () => [{ ...identity, companyName: 'New' }]
  t.equal((await cache.find('three'))?.companyName, 'New')
})
