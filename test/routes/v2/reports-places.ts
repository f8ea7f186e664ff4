import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { WorkPlaces } from '../../../src/http/work-places.js'
import { build, createClient, engine } from '../../helper.js'
import { t } from '../../part.js'

t.test('places → one for each owner, so many in all; owners get theirs in turn; who gives up is left out', async t => {
  const places = new WorkPlaces(2)
  const began: string[] = []
  const take = async (name: string, owner: number, signal = new AbortController().signal) => {
    const release = await places.take(owner, signal)
    began.push(release === undefined ? `${name} gave up` : name)
    return release
  }
  const leaves = new AbortController()
  const [first, again, left, second, other] = [
    take('1a', 1), take('1b', 1), take('1c', 1, leaves.signal), take('2a', 2), take('2b', 2)
  ]
  await Promise.all([first, second])
  const third = take('3a', 3)
  leaves.abort()
  await left
  t.same(began, ['1a', '2a', '1c gave up']);
  (await first)?.();
  (await third)?.();
  (await again)?.();
  (await second)?.();
  (await other)?.()
  t.same(began, ['1a', '2a', '1c gave up', '3a', '1b', '2b'], 'the third does not wait for all that the others have asked before')
  t.type(await places.take(3, leaves.signal), 'function', 'all places are free again')
})

const onPostgresql = { skip: engine === 'embedded' && 'the embedded database cannot interrupt a statement' }

t.test('a report that takes too long → 503 that says what narrows; the next of its company waits, others do not', onPostgresql, async t => {
  const app = await build(t, { REPORT_TIMEOUT: '1500', DATABASE_STATEMENT_TIMEOUT: '500' })
  const [client, other] = [await createClient(app), await createClient(app)]
  let isDone = () => {}
  const locked = app.database.begin(async tx => {
    await tx.query(sql`lock table application_steps in access exclusive mode`)
    await new Promise<void>(resolve => { isDone = resolve })
  }, Infinity)
  const began = performance.now()
  const slow = client.get('/api/v2/reports/funnel').then(response => ({ response, ms: performance.now() - began }))
  await sleep(100)
  const next = client.get('/api/v2/reports/sources').then(response => ({ response, ms: performance.now() - began }))
  t.equal((await other.get('/api/v2/reports/sources')).statusCode, 200)
  t.equal((await client.get('/api/v2/jobs')).statusCode, 200)
  const { response, ms } = await slow
  t.match([response.statusCode, response.json().errors[0]], [503, { message: /longer than 1.5 seconds; narrow it by jobId/ }])
  t.ok(ms > 1400 && ms < 5000, `${ms} ms, beyond the time of other statements`)
  const { response: { statusCode, body }, ms: since } = await next
  t.ok(since >= ms - 50, 'it has waited')
  t.ok(statusCode === 200 || /ask again/.test(body), body)
  isDone()
  await locked
  t.equal((await client.get('/api/v2/reports/funnel')).statusCode, 200)
})
