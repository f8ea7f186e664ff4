import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import { Slots } from '../../src/http/slots.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

t.test('each item has a slot until it is released', async t => {
  const slots = new Slots<string>()
  t.same(['a', 'b', 'c'].map(item => slots.take(item)), [0, 1, 2])
  slots.release(1)
  t.same([...slots], ['a', 'c'])
  slots.release(1)
  slots.release(-1)
  slots.release(7)
  t.same([slots.take('d'), slots.take('e')], [1, 3], 'a slot that was empty already is not given twice')
  t.same([...slots], ['a', 'd', 'c', 'e'])
})

t.test('what was released goes with the next small garbage collection', async t => {
  const slots = new Slots<{ bytes: number[] }>()
  const open: number[] = []
  const goThrough = (count: number) => {
    for (let i = 0; i < count; i++) {
      open.push(slots.take({ bytes: new Array<number>(250).fill(0.5) }))
      if (open.length > 20) slots.release(open.shift() as number)
      if (i % 500 === 0) collect({ type: 'minor' })
    }
    return process.memoryUsage().heapUsed
  }
  const before = goThrough(5000)
  const after = goThrough(20_000)
  t.ok(after - before < 2_000_000, `40 MB went through, and ${after - before} bytes were left`)
})
