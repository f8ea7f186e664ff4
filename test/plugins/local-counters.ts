import { LimitStore } from '../../plugins/rate-limit-store.js'
import { t } from '../part.js'

t.test('a flood of addresses → pushes out those that were seen longest ago, and none that goes on', async t => {
  const store = new LimitStore()
  const count = (name: string) => {
    let counted: number | undefined
    store.incr(`address:${name}`, (_error, { current }) => { counted = current }, 60_000, 100)
    return counted
  }
  count('early')
  count('steady')
  for (let n = 0; n < 25_000; n++) {
    count(`other ${n}`)
    if (n % 1000 === 0) count('steady')
  }
  t.equal(count('steady'), 27)
  t.equal(count('early'), 1, 'forgotten')
})
