import { drillBulks } from './bulks.js'
import { drillCrowds } from './crowds.js'
import type { Drill } from './drill.js'
import { drillFloods } from './floods.js'
import { drillForms } from './forms.js'
import { drillReadingTurns } from './reading-turns.js'
import { Skip } from './rig.js'
import { standby } from './standby.js'

export const oneInTheWay: Drill = {
  summary:
    'One company, one token, one job or the standby takes all that there is, or hangs: nobody else notices, case by case.',

  async run (rig) {
    // In its short form, which the suite runs, bulk operations come to two servers, and the standby has a test of its own.
    const { short, engine } = rig.options
    await drillCrowds(rig)
    await drillFloods(rig, false)
    await drillReadingTurns(rig)
    if (!short || engine === 'embedded') await drillBulks(rig, 1)
    await drillForms(rig)
    if (engine === 'embedded') throw new Skip('two servers, Redis and a standby: the embedded database has one server')
    await drillFloods(rig, true)
    await drillBulks(rig, 2)
    if (!short) await standby.run(rig)
  }
}
