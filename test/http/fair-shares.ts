import fc from 'fast-check'
import { FairShares } from '../../src/http/fair-shares.js'
import { t } from '../part.js'

const sizes = fc.integer({ min: 1, max: 500 })

/** Takes as many places as the owner may. */
function takeAll (shares: FairShares, owner: number): number {
  let count = 0
  for (; shares.mayTake(owner); count++) shares.take(owner)
  return count
}

t.test('an owner that is alone → gets four fifths of the places, rounded up', async t => {
  fc.assert(fc.property(sizes, size => { t.equal(takeAll(new FairShares(size), 1), Math.ceil(size * 4 / 5)) }))
})

t.test('whatever is taken and given back → never more than there are; who holds nothing gets one while any is free', async () => {
  const steps = fc.array(fc.record({ owner: fc.integer({ min: 1, max: 8 }), isTake: fc.boolean() }), { maxLength: 2000 })
  fc.assert(fc.property(sizes, steps, (size, steps) => {
    const shares = new FairShares(size)
    const held = new Map<number, number>()
    for (const { owner, isTake } of steps) {
      const own = held.get(owner) ?? 0
      if (isTake && shares.mayTake(owner)) {
        shares.take(owner)
        held.set(owner, own + 1)
      } else if (!isTake && own > 0) {
        shares.release(owner)
        held.set(owner, own - 1)
      }
      if (shares.taken > size || shares.mayTake(0) !== (shares.taken < size)) return false
    }
    for (const [owner, count] of held) for (let n = 0; n < count; n++) shares.release(owner)
    return shares.taken === 0 && takeAll(shares, 9) === Math.ceil(size * 4 / 5)
  }))
})

t.test('owners that want all, whoever came first → have the same each before long, and leave room for the next', async () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 100, max: 1000 }), (count, size) => {
    const shares = new FairShares(size)
    const held = [takeAll(shares, 0), ...Array.from({ length: count - 1 }, () => 0)]
    // What they do ends, one after the other, and each asks for more.
    for (let round = 0; round < 20 * size; round++) {
      const ending = round % count
      if (held[ending] as number > 0) {
        shares.release(ending)
        held[ending]!--
      }
      for (let n = 1; n <= count; n++) held[(ending + n) % count]! += takeAll(shares, (ending + n) % count)
    }
    const share = 4 * size / (4 * count + 1)
    return held.every(own => Math.abs(own - share) <= 5) && shares.mayTake(count)
  }), { numRuns: 30 })
})
