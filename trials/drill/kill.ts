import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { freePort, until } from '../shared/processes.js'
import { percentile } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { Ledger, promiseLedger } from './ledger.js'

const WRITERS = 8
/** Writes and milliseconds before the process is killed, at most. */
const MAX_WRITES = 100
const MAX_LIFE_MS = 50

export const kill: Drill = {
  summary: 'Kills the server under mixed writes, again and again; a ledger of what was acknowledged is compared with the database.',

  async run (rig) {
    const database = await rig.database()
    const port = await freePort()
    const rounds = rig.rounds({ usual: 50, short: 2 })
    const random = new Random(rig.options.seed, 'structure', 0)
    const client = new Client(`http://127.0.0.1:${port}`, database.secret, WRITERS)
    rig.onEnd(() => client.close())

    let server = await rig.server(database.env, { port })
    const ledger = await Ledger.open(client, WRITERS, rig.options.seed)
    const done = rig.loop()
    const writing = ledger.write(done.signal)
    const starts: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const enough = ledger.entries.length + random.between(1, MAX_WRITES)
      await until('writes are acknowledged', () => ledger.entries.length >= enough)
      await sleep(random.below(MAX_LIFE_MS))
      await server.kill('SIGKILL')
      const start = performance.now()
      server = await rig.server(database.env, { port })
      starts.push((performance.now() - start) / 1000)
      if (round % 10 === 0) rig.say(`${round} of ${rounds} rounds, ${ledger.entries.length} writes`)
    }
    done.abort()
    await writing
    await ledger.repeatAll()
    const { code } = await server.kill('SIGTERM')
    const differences = await withDatabase(database.env, async db => await ledger.compare(db))

    rig.figure('rounds of kill -9', rounds)
    rig.figure('acknowledged writes', ledger.entries.length)
    rig.figure('retries', ledger.retries)
    rig.figure('answers requested again', ledger.repeated)
    rig.figure('median time from the start to ready', percentile(starts, 0.5), 's')
    rig.figure('longest time from the start to ready', percentile(starts, 1), 's')
    promiseLedger(rig, ledger, differences)
    rig.promise('The last server ends with exit code 0', code === 0, String(code))
  }
}
