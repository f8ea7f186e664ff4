import { Client, type RequestSpec } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { sendClosedLoop } from '../shared/loops.js'
import { Tally } from '../shared/tally.js'
import { newApplication, openJob } from './fixtures.js'
import type { Rig } from './rig.js'

const LOOPS = 2
const ITEMS = 15
const SAME = 16
const CODES = 50
/** A change that waits longer for its turn has been kept from it. */
const MAX_WAIT_MS = 3000

/** Bulk operations that need the same rows: single changes of their job, and bulk operations on the same codes, get through. */
export async function drillBulks (rig: Rig, workers: number): Promise<void> {
  const title = workers === 1 ? '' : `${workers} processes, `
  const database = await rig.database()
  const [secret, other] = await withDatabase(database.env, async db => [await newCompany(db, 'Bulks'), await newCompany(db, 'Quiet')])
  const server = await rig.server({ ...database.env, WORKERS: String(workers) })
  const client = new Client(server.base, secret, LOOPS + SAME)
  const single = new Client(server.base, secret, 1)
  const quiet = new Client(server.base, other, 1)
  rig.onEnd(() => [client, single, quiet].forEach(one => one.close()))
  const job = await openJob(client, 'Bulks')
  const ids: number[] = []
  for (let n = 0; n < LOOPS * ITEMS; n++) ids.push(Number((await newApplication(client, job, `bulk${n}`)).split('/').at(-1)))

  const signal = AbortSignal.timeout(rig.seconds({ usual: 10, short: 2 }) * 1000)
  const bulk = (n: number): RequestSpec => ({
    method: 'POST', path: `/api/v1/jobs/${job.id}/applications/bulk`, body: { items: ids.slice(n % LOOPS * ITEMS, (n % LOOPS + 1) * ITEMS)
      .map(applicationId => ({ applicationId, currentStepId: job.stepIds[n % 3], score: n % 100 })) }
  })
  const patch = (n: number): RequestSpec => ({ method: 'PATCH', path: `/api/v1/jobs/${job.id}`, body: { name: `Bulks ${n}` } })
  const read = (): RequestSpec => ({ method: 'GET', path: '/api/v1/me' })
  const [bulks, patches, reads] = await Promise.all([
    sendClosedLoop({ client, next: bulk, signal }, LOOPS),
    sendClosedLoop({ client: single, next: patch, signal }, 1),
    sendClosedLoop({ client: quiet, next: read, signal, pauseAfter: () => 10 }, 1)
  ])
  rig.figure(`${title}bulk operations on ${ITEMS} applications in ${LOOPS} loops`, String(bulks))
  rig.figure(`${title}changes of their job meanwhile`, `${patches}; at most ${patches.percentile(1).toFixed(0)} ms`)
  rig.promise(`${title}bulk operations: changes of their job are 200`,
    patches.count() > 0 && patches.count() === patches.count(200) && patches.percentile(1) < rig.limit(MAX_WAIT_MS),
    `${patches}, at most ${patches.percentile(1).toFixed(0)} ms`)
  rig.promise(`${title}bulk operations: all of them are 200, too`, bulks.count() === bulks.count(200), String(bulks))
  rig.promise(
    `${title}bulk operations: another company gets 200`, reads.count() > 0 && reads.count() === reads.count(200), String(reads)
  )

  const same = new Tally()
  for (let round = 0; round < rig.rounds({ usual: 10, short: 2 }); round++) {
    const items = Array.from({ length: CODES }, (_, n) => ({ code: `C-${n}`, name: `Round ${round} ${n}` }))
    await Promise.all(Array.from({ length: SAME }, async () => {
      same.add(await client.send({ method: 'POST', path: '/api/v1/departments/bulk', body: { items } }))
    }))
  }
  rig.figure(`${title}${SAME} bulk operations on the same ${CODES} codes at once`, `${same}; at most ${same.percentile(1).toFixed(0)} ms`)
  rig.promise(`${title}${SAME} bulk operations on the same codes at once: all are 200`, same.count() === same.count(200), String(same))
  await server.stop()
}
