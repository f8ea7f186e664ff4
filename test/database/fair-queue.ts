import { setTimeout as sleep } from 'node:timers/promises'
import { FairQueue } from '../../src/database/fair-queue.js'
import type { Slot } from '../../src/database/slot-usage.js'
import { t } from '../part.js'

const LONG = 60_000

/** A queue on a clock of its own, and who got a place, in order. */
function setUp (size: number, waitMs = LONG) {
  const clock = { now: 0 }
  const granted: Array<number | undefined> = []
  const queue = new FairQueue(size, waitMs, () => clock.now)
  const held: Slot[] = []
  const take = (slot: Slot | undefined) => {
    if (slot === undefined) return
    granted.push(slot.owner)
    held.push(slot)
  }
  /** Gives back a company's oldest one, or its newest. */
  const giveBack = (owner: number | undefined, isNewest = false) => {
    const own = held.filter(slot => slot.owner === owner)
    const slot = own.at(isNewest ? -1 : 0) as Slot
    held.splice(held.indexOf(slot), 1)
    queue.release(slot)
  }
  const ask = (owner: number | undefined, times = 1) => {
    for (let i = 0; i < times; i++) {
      const slot = queue.tryAcquire(owner)
      if (slot === undefined) queue.wait(owner).then(take, () => {})
      else take(slot)
    }
  }
  /** Gives a place back, and tells who got one for it. */
  const release = async (owner: number | undefined, isNewest = false) => {
    granted.length = 0
    giveBack(owner, isNewest)
    await new Promise(resolve => setImmediate(resolve))
    return [...granted]
  }
  /** Tells who got a place after a rest. */
  const afterRest = async () => {
    await sleep(25)
    return [...granted]
  }
  const slots = (): readonly Slot[] => held
  const count = (owner: number | undefined) => granted.filter(one => one === owner).length
  return { clock, queue, ask, release, afterRest, giveBack, slots, granted, count }
}

t.test('one company alone → takes all places; the server\'s own work takes nothing from it while it does not wait', async t => {
  const { queue, ask, giveBack, count } = setUp(10)
  ask(undefined)
  giveBack(undefined)
  ask(1, 12)
  t.equal(count(1), 10)
  t.equal(queue.waiting, 2)
  queue.close()
})

t.test('another company was there within a second → half for each; after that, all again', async t => {
  const { clock, queue, ask, giveBack, count, release } = setUp(10)
  ask(2)
  giveBack(2)
  clock.now = 900
  ask(1, 12)
  t.equal(count(1), 5, 'the other half is there for those who come')
  ask(2)
  t.equal(count(2), 2)
  giveBack(2)
  clock.now = 1901
  t.same(await release(1), [1, 1, 1, 1, 1, 1], 'nobody else was there for a second')
  queue.close()
})

t.test('all places taken by one → the next ones go to the others, round robin, until each has its half', async t => {
  const { queue, ask, release } = setUp(4)
  ask(1, 8)
  ask(2, 3)
  ask(undefined)
  ask(3)
  t.same(await release(1), [2])
  t.same(await release(1), [undefined])
  t.same(await release(1), [1], 'it holds one of four then: it has its turn like the others')
  t.same(await release(1), [3])
  t.same(await release(3), [2])
  t.same(await release(undefined), [1])
  t.same(await release(2), [2])
  t.equal(queue.waiting, 2)
  queue.close()
})

t.test('a company that holds places all the time, beside one that asks for little → has one, the other all it asks for', async t => {
  const { clock, queue, ask, release, afterRest } = setUp(10)
  ask(1, 30)
  ask(2)
  t.same(await release(1), [2])
  await release(2)
  let held = 9
  for (let step = 0; step < 15; step++) {
    clock.now += 20
    ask(2)
    await release(2)
    await release(1)
    held += (await afterRest()).length - 1
    t.equal(held, Math.max(8 - step, 1))
    const slot = queue.tryAcquire(2)
    if (slot === undefined) t.fail('there is no room at once')
    else queue.release(slot)
  }
  queue.close()
})

t.test('a heavy company whose one place is held for half a second → a second one, in turn, until the first comes back', async t => {
  const { clock, queue, ask, granted, release } = setUp(10)
  ask(1)
  clock.now = 300
  ask(2)
  await release(2)
  ask(1, 10)
  t.same(granted, [])
  clock.now = 500
  ask(2)
  t.same(await release(2), [1], 'not all at once')
  for (let step = 0; step < 5; step++) {
    clock.now += 100
    t.same(await release(1, true), [1], 'one after the other, as soon as it can')
  }
  t.same(await release(1), [], 'its long statement has ended')
  clock.now += 400
  ask(2)
  t.same(await release(2), [], 'those who waited long wait on: what is held comes back soon')
  t.same(await release(1), [1])
  queue.close()
})

t.test('a heavy company beside one that asked just now → rests for half of what its statement took; not if that was short', async t => {
  const { clock, queue, ask, release, afterRest } = setUp(10)
  ask(2)
  await release(2)
  ask(1)
  clock.now = 300
  ask(1, 10)
  /** The statement under way ends after so long; the other company asks so long before that. */
  const end = async (took: number, before: number) => {
    clock.now += took - before
    ask(2)
    await release(2)
    clock.now += before
    return await release(1)
  }
  t.same(await end(20, 5), [], 'the others come first')
  t.same(await afterRest(), [1])
  t.same(await end(2, 1), [1], 'a short one delays nobody')
  t.same(await end(20, 5), [])
  t.same(await afterRest(), [1])
  t.same(await end(140, 120), [1], 'nobody else asked lately')
  clock.now += 300
  t.same(await end(100, 5), [1], 'the next one has waited for half a second')
  queue.close()
})

t.test('two companies that hold places all the time → half for each', async t => {
  const { clock, queue, ask, release } = setUp(10)
  ask(1, 30)
  ask(2, 30)
  for (let step = 0; step < 5; step++) t.same(await release(1), [2])
  for (let step = 0; step < 20; step++) {
    clock.now += 20
    const owner = 1 + step % 2
    t.same(await release(owner), [owner])
  }
  queue.close()
})

t.test('writes → leave a fifth of the places to reads; one that is held long leaves room to the reads of its company, too', async t => {
  const { clock, queue } = setUp(10)
  const take = (owner: number, isWrite: boolean, times = 1) =>
    Array.from({ length: times }, () => queue.tryAcquire(owner, isWrite)).filter(slot => slot !== undefined)
  const [first] = take(1, true, 12)
  t.equal(take(1, true).length, 0)
  t.equal(take(1, false, 2).length, 2, 'the rest are for reads')
  const other = setUp(10)
  other.queue.release(other.queue.tryAcquire(2) as Slot)
  const write = other.queue.wait(1, true)
  const held = Array.from({ length: 9 }, () => other.queue.tryAcquire(1, true)).filter(slot => slot !== undefined)
  t.equal(held.length + 1, 5, 'its half, beside another')
  t.notOk(other.queue.tryAcquire(1))
  other.clock.now = 500
  other.queue.release(other.queue.tryAcquire(2) as Slot)
  t.ok(other.queue.tryAcquire(1), 'its writes wait for something')
  t.notOk(other.queue.tryAcquire(1, true))

  const waiting = [queue.wait(1, true), queue.wait(1, false)]
  t.equal(queue.waiting, 2)
  clock.now = 10
  queue.release(first as Slot)
  t.ok(await waiting[0], 'a write for a write')
  t.ok((await write)?.isWrite)
  queue.close()
  other.queue.close()
})

t.test('one place → companies take turns', async t => {
  const { queue, ask, release } = setUp(1)
  ask(1, 3)
  ask(2, 2)
  t.same(await release(1), [1])
  t.same(await release(1), [2])
  t.same(await release(2), [1])
  t.same(await release(1), [2])
  t.equal(queue.waiting, 0)
})

t.test('no place in time → nothing, and what was kept for it goes to others; after the end nobody waits', async t => {
  const queue = new FairQueue(1, 5)
  const slot = queue.tryAcquire(1)
  t.notOk(queue.tryAcquire(2))
  t.equal(await queue.wait(2), undefined)
  t.equal(queue.waiting, 0)
  queue.release(slot as Slot)
  t.ok(queue.tryAcquire(2), 'nothing is lost')
  const waiting = setUp(1)
  waiting.ask(1)
  const last = waiting.queue.wait(2)
  waiting.queue.close()
  t.equal(await last, undefined)
  t.equal(await waiting.queue.wait(3), undefined)
})

t.test('any order of takers → never more places than there are, and none is left over while somebody may take it', async t => {
  const { clock, queue, ask, giveBack, afterRest, slots } = setUp(6)
  let seed = 7
  const random = (below: number) => { seed = (seed * 48271) % 2147483647; return seed % below }
  for (let step = 0; step < 5000; step++) {
    clock.now += random(50)
    if (random(2) === 0) ask(1 + random(4))
    else if (slots().length > 0) giveBack(slots()[random(slots().length)]?.owner)
    await Promise.resolve()
    await Promise.resolve()
    if (slots().length > 6) t.fail('more than there are')
  }
  await afterRest()
  while (slots().length > 0 || queue.waiting > 0) {
    const [slot] = slots()
    if (slot === undefined) { t.fail('somebody waits for free places'); break }
    clock.now += 2000
    giveBack(slot.owner)
    await new Promise(resolve => setImmediate(resolve))
  }
  t.equal(queue.waiting, 0)
})
