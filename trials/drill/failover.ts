import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { until } from '../shared/processes.js'
import { startPair } from './cluster.js'
import type { Drill } from './drill.js'
import { Ledger, promiseLedger } from './ledger.js'
import { Skip } from './rig.js'

const WRITERS = 8
const BACK_MS = 5000

export const failover: Drill = {
  summary:
    'The primary of PostgreSQL crashes under mixed writes and its standby is promoted: nothing is lost or doubled, and the server goes on.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database has no standby')
    const { primary, standby, database } = await startPair(rig)
    const server = await rig.server(database.env)
    const client = new Client(server.base, database.secret, WRITERS)
    rig.onEnd(() => client.close())
    const ledger = await Ledger.open(client, WRITERS, rig.options.seed)
    const done = rig.loop()
    const writing = ledger.write(done.signal)
    const seconds = rig.seconds({ usual: 15, short: 2 })
    const another = async () => {
      const before = ledger.entries.length
      await until('a write is acknowledged', () => ledger.entries.length > before)
    }

    await another()
    await sleep(seconds * 1000)
    const crash = performance.now()
    await primary.stop('immediate')
    const before = ledger.entries.length
    await until('a write was refused', () => ledger.retries > 0)
    const live = await client.send({ method: 'GET', path: '/health/live' })
    await standby.sql('select pg_promote(true, 60)')
    const promotion = performance.now()
    await another()
    const back = performance.now()
    await sleep(seconds * 1000)
    const ready = await client.send({ method: 'GET', path: '/health/ready' })
    done.abort()
    await writing
    await ledger.repeatAll()
    const { code } = await server.kill('SIGTERM')
    const differences = await withDatabase(database.env, async db => await ledger.compare(db))

    rig.figure('acknowledged writes before the crash', before)
    rig.figure('acknowledged writes in total', ledger.entries.length)
    rig.figure('retries', ledger.retries)
    rig.figure('from the crash to the end of the promotion', (promotion - crash) / 1000, 's')
    rig.figure('from the promotion to the first write', (back - promotion) / 1000, 's')
    promiseLedger(rig, ledger, differences)
    rig.promise('The server lives while there is no primary', live.status === 200, `${live.status} ${live.error}`)
    rig.promise(
      `Writes are back within ${BACK_MS / 1000} s of the promotion, without a restart`,
      back - promotion <= rig.limit(BACK_MS),
      `${((back - promotion) / 1000).toFixed(1)} s`
    )
    rig.promise(
      'Readiness is 200', ready.status === 200 && ready.text === '{"status":"ready"}', `${ready.status} ${ready.text}`
    )
    rig.promise('The server ends with exit code 0', code === 0, String(code))
  }
}
