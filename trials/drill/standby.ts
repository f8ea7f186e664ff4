import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { until } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import { Cluster } from './cluster.js'
import type { Drill } from './drill.js'
import { Skip } from './rig.js'

const WRITERS = 40
const POOL = 10
/** The pool, and the connection that listens. */
const DOCUMENTED = POOL + 1
const BACK_MS = 5000

export const standby: Drill = {
  summary: 'A synchronous standby hangs under writes: writes are 503, reads go on, and PostgreSQL has no more connections than documented.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database has no standby')
    const cluster = await Cluster.create(rig, { settings: { max_connections: '60' } })
    await cluster.start()
    const { env, secret } = await rig.databaseOn(cluster.url, { isKept: true })
    const server = await rig.server({ ...env, DATABASE_POOL_MAX: String(POOL) })
    const client = new Client(server.base, secret, 2 * WRITERS)
    rig.onEnd(() => client.close())
    const standbys = async (names: string) => {
      await cluster.sql(`alter system set synchronous_standby_names = '${names}'`)
      await cluster.sql('select pg_reload_conf()')
    }
    const connections = async () => Number((await cluster.sql(
      "select count(*) from pg_stat_activity where application_name like 'recruitment-api%'"))[0]?.count)
    const write = async (key: string) => await client.send({
      method: 'POST', path: '/api/v1/departments', body: { name: key }, headers: { 'idempotency-key': key }
    })
    const [writes, reads, counts, keys] = [new Tally(), new Tally(), [await connections()], [] as string[]]

    // A standby that never comes: each commit waits from now on.
    await standbys('nobody')
    const over = rig.loop()
    const writing = Promise.all(Array.from({ length: WRITERS }, async (_, n) => {
      for (let round = 0; !over.signal.aborted; round++) {
        const key = `${n}-${round}`
        keys.push(key)
        writes.add(await write(key))
      }
    }))
    const reading = (async () => {
      while (!over.signal.aborted) {
        reads.add(await client.send({ method: 'GET', path: '/api/v1/departments?perPage=10' }))
        counts.push(await connections())
        await sleep(20)
      }
    })()
    await sleep(rig.seconds({ usual: 20, short: 6 }) * 1000)
    over.abort()
    await Promise.all([writing, reading])
    await standbys('')
    const start = performance.now()
    await until('writes are back', async () => (await write('the-first')).status === 201)
    const back = performance.now() - start
    const again = new Tally()
    for (const key of keys) again.add(await write(key))
    const names = (await Promise.all(Array.from({ length: Math.ceil((keys.length + 1) / 100) }, async (_, page) =>
      await client.json<{ results: Array<{ name: string }> }>('GET', `/api/v1/departments?perPage=100&page=${page + 1}`)
    ))).flatMap(({ results }) => results.map(({ name }) => name))

    rig.figure('writes while the standby hangs', String(writes))
    rig.figure('reads meanwhile', `${reads}; p99 ${reads.percentile(0.99).toFixed(0)} ms`)
    rig.figure('connections to PostgreSQL before, and their peak', `${counts[0]} and ${Math.max(...counts)}`)
    rig.promise('Writes are 503', writes.count() > 0 && writes.count() === writes.count(503), String(writes))
    rig.promise('Reads are 200 all the while', reads.count() > 0 && reads.count() === reads.count(200), String(reads))
    rig.promise(
      `The server has at most ${DOCUMENTED} connections to PostgreSQL`, Math.max(...counts) <= DOCUMENTED, String(Math.max(...counts))
    )
    rig.promise(`Writes are back within ${BACK_MS / 1000} s`, back <= rig.limit(BACK_MS), `${(back / 1000).toFixed(1)} s`)
    rig.promise(
      'Each write is done once when it is sent again with its key',
      again.count() === again.count(201) && names.length === keys.length + 1 && new Set(names).size === names.length,
      `${again}; ${names.length} of ${keys.length + 1}`
    )
  }
}
