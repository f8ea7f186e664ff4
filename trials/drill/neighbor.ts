import { tidy, withDatabase } from '../shared/databases.js'
import { LIMIT, Neighbors } from '../shared/neighbors.js'
import { percentile, type Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { Skip, type Rig } from './rig.js'

const FACTOR = 2

export const neighbor: Drill = {
  summary:
    'One company reads far pages and redelivers, within its limit; another is served all the while, nearly as fast as alone.',

  async run (rig: Rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database serves one statement after the other, whoever asks')
    const jobs = rig.options.short ? 2000 : 60_000
    const [rounds, seconds] = [rig.rounds({ usual: 5, short: 2 }), rig.seconds({ usual: 10, short: 2 })]
    const database = await rig.database()
    const server = await rig.server({ ...database.env, RATE_LIMIT_MAX: String(LIMIT), WEBHOOK_ALLOW_PRIVATE: 'true' })

    await withDatabase(database.env, async db => {
      rig.say(`creating a company with ${jobs} jobs`)
      const neighbors = await Neighbors.open(db, server.base, jobs)
      rig.onEnd(() => neighbors.close())
      await tidy(database.env.DATABASE_URL as string)
      await neighbors.readQuietly(AbortSignal.timeout(seconds * 1000))

      const ratios: number[] = []
      let [asked, served, pagesAsked, pagesServed] = [0, 0, 0, 0]
      for (let round = 1; round <= rounds; round++) {
        const { alone, beside, pages, redeliveries } = await neighbors.round(seconds)
        ratios.push(beside.percentile(0.99) / alone.percentile(0.99))
        asked += beside.count()
        served += beside.count(200)
        pagesAsked += pages.count()
        pagesServed += pages.count(200)
        rig.figure(`round ${round}: quiet alone, p50 and p99`, `${ms(alone, 0.5)} and ${ms(alone, 0.99)}`, 'ms')
        rig.figure(`round ${round}: quiet beside the noise, p50 and p99`, `${ms(beside, 0.5)} and ${ms(beside, 0.99)}`, 'ms')
        rig.figure(
          `round ${round}: pages and redeliveries of the noisy one`, `${pages}; ${redeliveries}; p50 of a page ${ms(pages, 0.5)} ms`
        )
        rig.promise(
          `Round ${round} had noise`,
          pages.count(200) > 0 && redeliveries.count(200) > 0 && pages.count(429) === 0,
          `${pages}; ${redeliveries}`
        )
      }
      const median = percentile(ratios, 0.5)
      rig.figure('p99 beside the noise ÷ p99 alone', ratios.map(ratio => ratio.toFixed(2)).join(', '))
      rig.promise(`p99 of the quiet company stays below ${FACTOR} × that alone, in the median of ${rounds} rounds`,
        median < rig.limit(FACTOR), `${median.toFixed(2)} ×`)
      rig.promise('The quiet company gets only 200: no 429, no 503', served === asked, `${served} of ${asked}`)
      rig.figure('pages of the noisy company that were 200', `${pagesServed} of ${pagesAsked}`)
    })
  }
}

function ms (tally: Tally, share: number): string {
  return tally.percentile(share).toFixed(1)
}
