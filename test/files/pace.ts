import { Pace } from '../../src/files/pace.js'
import { t, type Test } from '../part.js'
import { waitFor } from '../receiver.js'

const MB = 1_000_000

/** A pace at a time of its own, and which pieces of a megabyte have passed, by their companies. */
function begin (t: Test) {
  const clock = { ms: 0 }
  const pace = new Pace(() => clock.ms)
  // Nobody is in a hurry any more: what waits, goes.
  t.teardown(() => { clock.ms += 10_000 })
  const passed: number[] = []
  const send = (owner: number, count = 1): void => {
    for (let n = 0; n < count; n++) void pace.turn(owner, MB).then(() => passed.push(owner))
  }
  return { clock, pace, passed, send }
}

/** Longer than the pace waits until it looks at what waits. */
const pause = async (): Promise<void> => await new Promise(resolve => setTimeout(resolve, 30))

t.test('files alone → as fast as they can', async t => {
  const { passed, send } = begin(t)
  send(1, 500)
  await pause()
  t.equal(passed.length, 500)
})

t.test('beside other requests → 8 MB at once, then 40 MB a second; once nobody is in a hurry, the rest', async t => {
  const { clock, pace, passed, send } = begin(t)
  pace.hurry()
  send(1, 100)
  await pause()
  t.equal(passed.length, 8)
  clock.ms += 50
  pace.hurry()
  await waitFor(() => passed.length === 10)
  await pause()
  t.equal(passed.length, 10)
  clock.ms += 101
  await waitFor(() => passed.length === 100)
})

t.test('another company that sends one piece → has its turn, although a hundred pieces have waited for longer', async t => {
  const { clock, pace, passed, send } = begin(t)
  pace.hurry()
  send(1, 108)
  send(2)
  await pause()
  t.equal(passed.length, 8)
  clock.ms += 50
  pace.hurry()
  await waitFor(() => passed.length === 10)
  t.ok(passed.includes(2))
})

t.test('a piece that has waited for a second → passes, however many are before it', async t => {
  const { clock, pace, passed, send } = begin(t)
  pace.hurry()
  send(1, 500)
  await pause()
  clock.ms += 1000
  pace.hurry()
  await waitFor(() => passed.length === 500)
  t.pass()
})

t.test('a piece that has waited for a second → passes, although another company has its turn first', async t => {
  const { clock, pace, passed, send } = begin(t)
  pace.hurry()
  send(1, 50)
  clock.ms += 1000
  pace.hurry()
  send(2, 50)
  await waitFor(() => passed.filter(owner => owner === 1).length === 50)
  t.pass()
})
