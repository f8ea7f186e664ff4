import sql from 'sql-template-tag'
import { jobLock, lockBulk } from '../../src/domain/shared/locks.js'
import { makeJob } from '../factories.js'
import { createClient, engine, isDistributed, sharedApp } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

// Who waits for a lock gets its turn.

const isAlone = engine === 'embedded' && 'one transaction at a time'
const isElsewhere = isDistributed && 'the locks are on the nodes'
const app = await sharedApp()
const { database } = app

/** Waits until so many wait for a lock that is not of a row. */
async function untilWaiting (count: number): Promise<void> {
  await waitFor(async () => {
    const [row] = await database.query<{ count: number }>(sql`
      select count(*) as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`)
    return row?.count === count
  })
}

/** A transaction that does the work, says so, and stays open until it is told to end. */
function hold (work: Parameters<typeof database.transaction>[0]): { begun: Promise<void>, end: () => Promise<void> } {
  let begin = () => {}
  let release = () => {}
  const begun = new Promise<void>(resolve => { begin = resolve })
  const released = new Promise<void>(resolve => { release = resolve })
  const done = database.transaction(async tx => {
    await work(tx)
    begin()
    await released
  })
  return { begun, end: async () => { release(); await done } }
}

t.test('a job that many share → who wants to change it comes before those who ask later to share it', {
  skip: isAlone !== false ? isAlone : isElsewhere
}, async t => {
  const { companyId } = await createClient(app)
  const { id } = await makeJob(app, companyId)
  const order: string[] = []
  const lock = async (name: string, kind: 'share' | 'update') => await database.transaction(async tx => {
    await tx.query(jobLock(companyId, id, kind))
    order.push(name)
  })
  const sharer = hold(async tx => await tx.query(jobLock(companyId, id, 'share')))
  await sharer.begun
  await lock('beside', 'share')
  const change = lock('change', 'update')
  await untilWaiting(1)
  const later = [lock('later', 'share'), lock('later', 'share')]
  await untilWaiting(3)
  await sharer.end()
  await Promise.all([change, ...later])
  t.same(order, ['beside', 'change', 'later', 'later'])
})

t.test('bulks of the same kind → one of a company waits with a connection', {
  skip: isAlone !== false ? isAlone : isElsewhere
}, async t => {
  const client = await createClient(app)
  const bulk = async (round: number) => await client.send({
    method: 'POST', url: '/api/v1/departments/bulk', payload: { items: ['A', 'B'].map(code => ({ code, name: `${round}` })) }
  })
  const other = hold(async tx => await lockBulk(tx, client.companyId, 'departments'))
  await other.begun
  const bulks = Array.from({ length: 16 }, async (_, round) => await bulk(round))
  await untilWaiting(1)
  // The one of the bulk, and that of the lock.
  t.same([(await client.get('/api/v1/departments')).statusCode, database.connections.waiting], [200, 0])
  await untilWaiting(1)
  await other.end()
  t.same((await Promise.all(bulks)).map(({ statusCode }) => statusCode), Array(16).fill(200))
  const { results } = (await client.get('/api/v1/departments')).json()
  t.same(results.map(({ name }: { name: string }) => name), ['15', '15'], 'in the order in which they came')
})
