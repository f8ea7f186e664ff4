import t from 'tap'
import { LocalCounters } from '../../plugins/rate-limit-store.js'

t.test('a flood of addresses → pushes out those that were seen longest ago, and none that goes on', async t => {
  const counters = new LocalCounters(60_000)
  const count = (key: string) => counters.count([{ kind: 'address', key, max: 100 }])[0]?.current
  count('early')
  count('steady')
  for (let n = 0; n < 25_000; n++) {
    count(`other ${n}`)
    if (n % 1000 === 0) count('steady')
  }
  t.equal(count('steady'), 27)
  t.equal(count('early'), 1, 'forgotten')
})
