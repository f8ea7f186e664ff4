import type { DueDelivery } from '../../src/domain/deliveries/due.js'
import { AdaptiveConcurrency } from '../../src/workers/delivery/adaptive-concurrency.js'
import { HeldDeliveries } from '../../src/workers/delivery/held-deliveries.js'
import { t } from '../part.js'

let eventId = 0
const due = (id: string, more: Partial<DueDelivery> = {}): DueDelivery =>
  ({ id, webhookId: 'w', orderingKey: 'application 1', eventId: ++eventId, tries: 0, blockedFor: null, ...more })
const idsOf = (deliveries: DueDelivery[]) => deliveries.map(({ id }) => id)

t.test('several with one ordering key → one after the other, by position, whatever the order in which they were read', async t => {
  const held = new HeldDeliveries()
  const [first, second, other] = [due('first'), due('second'), due('other', { orderingKey: 'application 2' })]
  t.same(held.add([other, second, first]), [])
  const chosen = held.next(10)
  t.same(idsOf(chosen).sort(), ['first', 'other'])
  for (const delivery of chosen) delivery.isUnderWay = true
  t.same(held.next(10), [], 'what is under way holds its key')
  held.delete('first')
  t.same(idsOf(held.next(10)), ['second'])
})

t.test('one that has failed before → holds back its own webhook, not others with the same key', async t => {
  const held = new HeldDeliveries()
  held.add([due('failed', { tries: 1 }), due('of another webhook', { webhookId: 'x' }), due('behind')])
  const [failed] = held.next(1)
  t.equal(failed?.id, 'failed')
  if (failed !== undefined) failed.isUnderWay = true
  t.same(idsOf(held.next(10)), ['of another webhook'])
  held.delete('of another webhook')
  t.same(held.next(10), [])
})

t.test('no more than there is room for', async t => {
  const held = new HeldDeliveries()
  held.add(['1', '2', '3'].map(orderingKey => due(orderingKey, { orderingKey })))
  t.equal(held.next(2).length, 2)
  t.same(held.next(0), [])
  t.same(held.next(-5), [])
})

t.test('what must wait, or is too much under one key → is given back with its time, and not held', async t => {
  const held = new HeldDeliveries()
  const many = Array.from({ length: 101 }, (_, i) => due(`n${i}`))
  const later = held.add([due('blocked', { orderingKey: 'x', blockedFor: 0 }), ...many.reverse()])
  t.same(later.map(({ delivery, ms }) => [delivery.id, ms]), [['n100', 500], ['blocked', 1]])
  t.equal(held.size, 100)
})

t.test('after a failure → those behind it go, but for what is under way, of other webhooks, or earlier', async t => {
  const held = new HeldDeliveries()
  const failed = due('failed')
  held.add([failed, due('behind'), due('under way', { webhookId: 'x' }), due('elsewhere', { orderingKey: 'y' })])
  held.deleteAfter(failed)
  t.same(held.ids, ['failed', 'under way', 'elsewhere'])
})

t.test('concurrency → grows by one with each success, halves with a failure, next to nothing after 16 in a row', async t => {
  const concurrency = new AdaptiveConcurrency()
  const after = (count: number, hasSucceeded: boolean) => {
    for (let i = 0; i < count; i++) concurrency.record(hasSucceeded)
    return concurrency.limit
  }
  t.equal(concurrency.limit, 8)
  t.equal(after(5, true), 13)
  t.equal(after(100, true), 64)
  t.equal(after(1, false), 32)
  t.equal(after(14, false), 8)
  t.equal(after(1, false), 2)
  t.equal(after(1, true), 9, 'one success, and it is as at first')
})
