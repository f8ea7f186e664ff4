import { Turns } from '../../src/http/turns.js'
import { t } from '../part.js'

t.test('work of one key → one after the other, in order, also after a failure; another key does not wait', async t => {
  const turns = new Turns()
  const order: string[] = []
  const ends: Array<() => void> = []
  const work = (name: string) => async () => {
    order.push(name)
    await new Promise<void>(resolve => ends.push(resolve))
    if (name === 'fails') throw new Error(name)
    return name
  }
  const [fails, second] = [turns.take('a', work('fails')), turns.take('a', work('second'))]
  const other = turns.take('b', work('other'))
  await new Promise(resolve => setImmediate(resolve))
  t.same(order, ['fails', 'other'])
  ends.forEach(end => end())
  t.equal(await other, 'other')
  await t.rejects(fails, { message: 'fails' })
  await new Promise(resolve => setImmediate(resolve))
  t.same(order, ['fails', 'other', 'second'])
  ends[2]?.()
  t.equal(await second, 'second')
  t.equal(await turns.take('a', async () => 'again'), 'again')
})
