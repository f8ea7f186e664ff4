import { REPORTS } from '../../src/domain/reports/reports.js'
import { Client } from '../shared/client.js'
import { filledCompany } from '../shared/companies.js'
import { administer, withDatabase } from '../shared/databases.js'
import { fillLargeCompany, LARGE_TABLES } from '../shared/large-company.js'
import { sendClosedLoop } from '../shared/loops.js'
import type { Drill } from './drill.js'
import { Skip, type Rig } from './rig.js'

const LOOPS = 10
/** What the server allows a report by itself. */
const REPORT_TIMEOUT_MS = 20_000
const GROUPS = ['', '?groupBy=job', '?groupBy=month', '?groupBy=department&from=2024-06-01&to=2025-06-01']
const READS = ['/api/v1/jobs?perPage=10', '/api/v1/me', '/api/v2/candidates?maxPageSize=10']

const paths = REPORTS.flatMap(({ name }) => GROUPS.map(query => `/api/v2/reports/${name}${query}`))
const seconds = (ms: number) => (ms / 1000).toFixed(2)

export const reports: Drill = {
  summary: 'Companies ask for reports in ten loops, one over a million applications: each comes within its time, and nobody else notices.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database serves one statement after the other, whoever asks')
    const applications = rig.options.short ? 20_000 : 1_000_000
    const { env, secret } = await rig.database()
    const server = await rig.server({ ...env, RATE_LIMIT_MAX: '0' })
    const url = env.DATABASE_URL as string
    const large = new Client(server.base, secret)
    rig.say(`making a company with ${applications} applications`)
    await administer(url, async client => {
      for (const table of LARGE_TABLES) await client.query(`alter table ${table} set (autovacuum_enabled = false)`)
      await fillLargeCompany(client, 1, applications)
    })
    const [busy, quiet] = await withDatabase(env, async db => {
      const client = async (name: string) => new Client(server.base, await (await filledCompany(db, name, 20, 1000))(1_000_000))
      return [await client('Busy'), await client('Quiet')] as const
    })
    rig.onEnd(() => { for (const client of [large, busy, quiet]) client.close() })
    await time(rig, large, 'without statistics')
    await administer(url, async client => await client.query('vacuum analyze'))
    await time(rig, large, 'with statistics')
    await time(rig, quiet, 'of 1,000 applications')
    await besides(rig, [large, busy], quiet)
  }
}

async function time (rig: Rig, client: Client, what: string): Promise<void> {
  let longest = 0
  const failed: string[] = []
  for (const { name } of REPORTS) {
    const times: number[] = []
    for (const path of paths.filter(path => path.startsWith(`/api/v2/reports/${name}`))) {
      const { status, ms } = await client.send({ method: 'GET', path, limit: 2 * REPORT_TIMEOUT_MS })
      times.push(ms)
      if (status !== 200) failed.push(`${path}: ${status}`)
    }
    longest = Math.max(longest, ...times)
    rig.figure(`${name} ${what}: all; by job, month, department of a year`, times.map(seconds).join('; '), 's')
  }
  rig.promise(`Each report ${what} comes within REPORT_TIMEOUT`,
    failed.length === 0 && longest < rig.limit(REPORT_TIMEOUT_MS), `${seconds(longest)} s ${failed.join()}`)
}

/** Two companies ask for reports in ten loops each; a third one reads, and asks for a report now and then. */
async function besides (rig: Rig, noisy: Client[], quiet: Client): Promise<void> {
  const signal = AbortSignal.timeout(rig.seconds({ usual: 60, short: 4 }) * 1000)
  const get = (all: string[]) => (n: number) => ({ method: 'GET', path: all[n % all.length] as string, limit: 3 * REPORT_TIMEOUT_MS })
  const [reads, its, ...others] = await Promise.all([
    sendClosedLoop({ client: quiet, next: get(READS), signal, pauseAfter: () => 20 }, 2),
    sendClosedLoop({ client: quiet, next: get(paths), signal, pauseAfter: () => 200 }, 1),
    ...noisy.map(async client => await sendClosedLoop({ client, next: get(paths), signal, pauseAfter: () => 20 }, LOOPS))
  ])
  rig.figure('reports of the companies with ten loops', others.join('; '))
  rig.figure('reads of a third company, p50 and p99', `${reads.percentile(0.5).toFixed(1)} and ${reads.percentile(0.99).toFixed(1)}`, 'ms')
  rig.promise('The third company gets only 200', reads.count(200) === reads.count(), String(reads))
  rig.promise('Its reports get their turn within the time of one of the others',
    its.count(200) === its.count() && its.percentile(1) < rig.limit(REPORT_TIMEOUT_MS), `${its}; longest ${seconds(its.percentile(1))} s`)
}
