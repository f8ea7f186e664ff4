import { drillBulks } from './bulks.js'
import { drillCrowds } from './crowds.js'
import type { Drill } from './drill.js'
import { drillFloods } from './floods.js'
import { drillKilledWorker } from './killed-worker.js'
import { Skip } from './rig.js'
import { standby } from './standby.js'

export const oneInTheWay: Drill = {
  summary:
    'One company, one token, one job, one worker or the standby takes all that there is, or hangs: nobody else notices, case by case.',

  async run (rig) {
    // In its short form, which the suite runs, each case comes with one worker or with two, and the standby has a test of its own.
    const { short, engine } = rig.options
    await drillCrowds(rig, 1)
    await drillFloods(rig, { workers: 1, withRedis: false })
    if (!short || engine === 'embedded') await drillBulks(rig, 1)
    if (engine === 'embedded') throw new Skip('WORKERS, Redis and a standby: the embedded database has one process')
    if (!short) {
      await drillCrowds(rig, 2)
      await drillFloods(rig, { workers: 2, withRedis: false })
      await drillFloods(rig, { workers: 1, withRedis: true })
    }
    await drillFloods(rig, { workers: 2, withRedis: true })
    await drillBulks(rig, 2)
    await drillKilledWorker(rig)
    if (!short) await standby.run(rig)
  }
}
