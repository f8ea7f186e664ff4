import type { DrillOptions } from '../trials/drill/rig.js'
import { DRILLS } from '../trials/drill/drills.js'
import { runDrill } from '../trials/drill/runner.js'
import { engine } from './helper.js'
import { t } from './part.js'

/** The shortest form. Other tests run beside it: promised times are far longer than on a machine that is the drill's alone. */
export const drillOptions: DrillOptions = {
  engine, databaseUrl: process.env.TEST_DATABASE_URL, short: true, seconds: undefined, rounds: undefined, seed: 1, patience: 30
}

/** Tests that the drill keeps its promises; what it leaves out is skipped. */
export function testDrill (name: string): void {
  const drill = DRILLS[name]
  if (drill === undefined) throw new Error(`There is no drill ${name}`)
  // What ends this file must not leave servers behind.
  const abort = new AbortController()
  process.on('SIGTERM', () => abort.abort())

  t.test(`drill ${name} → keeps its promises`, async t => {
    const { promises, skipped } = await runDrill(drill, drillOptions, undefined, abort.signal)
    for (const reason of skipped) t.pass('what is left out', { skip: reason })
    for (const { text, held, seen } of promises) t.ok(held, held ? text : `${text}: ${seen}`)
  })
}
