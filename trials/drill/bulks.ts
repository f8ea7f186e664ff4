import { Client, type RequestSpec } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { sendClosedLoop } from '../shared/loops.js'
import type { Server } from '../shared/processes.js'
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
export async function drillBulks (rig: Rig, count: number): Promise<void> {
  const title = count === 1 ? '' : `${count} servers, `
  const database = await rig.database()
  const [secret, other] = await withDatabase(database.env, async db => [await newCompany(db, 'Bulks'), await newCompany(db, 'Quiet')])
  const servers: Server[] = []
  while (servers.length < count) servers.push(await rig.server(database.env))
  const clientOf = (base: string, token: string, connections: number) => {
    const client = new Client(base, token, connections)
    rig.onEnd(() => client.close())
    return client
  }
  const bases = servers.map(({ base }) => base) as [string, ...string[]]
  const clients = bases.map(base => clientOf(base, secret, LOOPS + SAME)) as [Client, ...Client[]]
  let turn = 0
  /** Sends to each server in turn, as a balancer does. */
  const balanced = { send: async (request: RequestSpec) => await (clients[turn++ % count] as Client).send(request) }
  const [single, quiet] = [clientOf(bases.at(-1) as string, secret, 1), clientOf(bases[0], other, 1)]
  const job = await openJob(clients[0], 'Bulks')
  const ids: number[] = []
  for (let n = 0; n < LOOPS * ITEMS; n++) ids.push(Number((await newApplication(clients[0], job, `bulk${n}`)).split('/').at(-1)))

  const signal = AbortSignal.timeout(rig.seconds({ usual: 10, short: 2 }) * 1000)
  const bulk = (n: number): RequestSpec => ({
    method: 'POST', path: `/api/v1/jobs/${job.id}/applications/bulk`, body: { items: ids.slice(n % LOOPS * ITEMS, (n % LOOPS + 1) * ITEMS)
      .map(applicationId => ({ applicationId, currentStepId: job.stepIds[n % 3], score: n % 100 })) }
  })
  const patch = (n: number): RequestSpec => ({ method: 'PATCH', path: `/api/v1/jobs/${job.id}`, body: { name: `Bulks ${n}` } })
  const read = (): RequestSpec => ({ method: 'GET', path: '/api/v1/me' })
  const [bulks, patches, reads] = await Promise.all([
    sendClosedLoop({ client: balanced, next: bulk, signal }, LOOPS),
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
      same.add(await balanced.send({ method: 'POST', path: '/api/v1/departments/bulk', body: { items } }))
    }))
  }
  rig.figure(`${title}${SAME} bulk operations on the same ${CODES} codes at once`, `${same}; at most ${same.percentile(1).toFixed(0)} ms`)
  rig.promise(`${title}${SAME} bulk operations on the same codes at once: all are 200`, same.count() === same.count(200), String(same))
  for (const server of servers) await server.stop()
}
