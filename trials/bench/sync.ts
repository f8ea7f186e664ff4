import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { Client } from '../shared/client.js'
import { startPeer, startServer, type Env, type Running } from '../shared/processes.js'
import { percentile } from '../shared/tally.js'
import type { Options } from './options.js'
import { spread, type Spread } from './rounds.js'

/** How fast copies catch up and keep up. `growthMiB` is the most by which the server's memory grew meanwhile. */
export interface SyncResult {
  /** Rows a second. */
  feed: Spread
  applications: Spread
  export: Spread & { growthMiB: number }
  deliveries: Spread & { growthMiB: number }
  /** Milliseconds from the answer to a write until the receiver has its event, with nothing else to do. */
  latency: { p50: number, p99: number }
}

interface Setting { db: Database, env: Env, secret: string, log: (line: string) => void }

const PAGE = 100
const PAGES = 1000
/** Deliveries of a round. */
const BATCH = 10_000
const ROUND_TRIPS = 100

/** Walks the feed and the list of applications, exports, and delivers to a receiver in a process of its own. */
export async function measureSync ({ db, env, secret, log }: Setting, { rounds, profile }: Options): Promise<SyncResult> {
  const server = await startServer({ ...env, READ_CACHE_BYTES: '0', WEBHOOK_ALLOW_PRIVATE: 'true' }, { profile })
  const receiver = await startPeer(new URL('./receiver.js', import.meta.url), {}, {})
  const api = new Client(server.base, secret, 1)
  await numbered(db)
  const [feed, applications, exported, delivered]: [number[], number[], number[], number[]] = [[], [], [], []]
  let [exportGrowth, deliveryGrowth] = [0, 0]
  const webhook = await api.json<{ id: string }>('POST', '/api/v1/webhooks', {
    action: 'application.created', postbackUrl: `${receiver.base}/`
  })
  const ranges = await rangesOf(db)
  for (let round = 0; round <= rounds; round++) {
    log(`sync, round ${round} of ${rounds} …`)
    const keep = (values: number[], value: number) => { if (round > 0) values.push(value) }
    keep(feed, await walk(api, '/api/v2/events', /"cursor":"([^"]+)","hasMore":true\}$/, 'after'))
    keep(applications, await walk(api, '/api/v2/applications', /"nextPageToken":"([^"]+)"\}$/, 'pageToken'))
    const exporting = await growing(server, async () => await rate(async () => await countExported(server.base, secret)))
    keep(exported, exporting.result)
    const range = ranges[round % ranges.length]
    const delivering = await growing(server, async () => await rate(async () => await deliver(api, receiver, webhook.id, range)))
    keep(delivered, delivering.result)
    if (round > 0) {
      [exportGrowth, deliveryGrowth] = [Math.max(exportGrowth, exporting.growthMiB), Math.max(deliveryGrowth, delivering.growthMiB)]
    }
  }
  const latency = await measureLatency(api, receiver)
  api.close()
  await Promise.all([server.stop(), receiver.stop()])
  return {
    feed: spread(feed),
    applications: spread(applications),
    export: { ...spread(exported), growthMiB: exportGrowth },
    deliveries: { ...spread(delivered), growthMiB: deliveryGrowth },
    latency
  }
}

/** Events created without the server get their positions when it runs. */
async function numbered (db: Database): Promise<void> {
  for (;;) {
    const [open] = await db.query<{ any: boolean }>(sql`select exists (select 1 from unnumbered_events) as any`)
    if (open?.any === false) return
    await sleep(100)
  }
}

/** Reads the export of all applications, and keeps nothing of it. @returns how many lines it has */
async function countExported (base: string, secret: string): Promise<number> {
  const request = http.get(`${base}/api/v2/exports/applications`, { headers: { authorization: `Bearer ${secret}` } })
  const [response] = await once(request, 'response')
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for the export`)
  let lines = 0
  response.on('data', (chunk: Buffer) => { for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++ })
  await once(response, 'end')
  return lines
}

/** The rate of `work`, per second. */
async function rate (work: () => Promise<number>): Promise<number> {
  const start = performance.now()
  return await work() / ((performance.now() - start) / 1000)
}

/** Reads up to 100 000 rows, page by page. `next` finds the token or cursor of the next page. */
async function walk (api: Client, path: string, next: RegExp, parameter: string): Promise<number> {
  return await rate(async () => {
    let rows = 0
    let more = `maxPageSize=${PAGE}`
    for (let page = 0; page < PAGES; page++) {
      const { status, text } = await api.send({ method: 'GET', path: `${path}?${more}` })
      if (status !== 200) throw new Error(`${status} for ${path}`)
      rows += PAGE
      const [, token] = next.exec(text.slice(-2000)) ?? []
      if (token === undefined) break
      more = parameter === 'after' ? `maxPageSize=${PAGE}&after=${token}` : `${parameter}=${token}`
    }
    return rows
  })
}

/** Runs `work` and samples the server's memory meanwhile. */
async function growing<T> (server: Running, work: () => Promise<T>): Promise<{ result: T, growthMiB: number }> {
  const memory = async () =>
    Number(/^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${server.base}/metrics`)).text())?.[1]) / 2 ** 20
  const before = await memory()
  let most = before
  const timer = setInterval(() => { void memory().then(now => { most = Math.max(most, now) }) }, 250)
  try {
    return { result: await work(), growthMiB: most - before }
  } finally {
    clearInterval(timer)
  }
}

interface Range { after: string, before: string, count: number }

/** Ranges of time that hold about as many events as a round delivers. */
async function rangesOf (db: Database): Promise<Range[]> {
  return await db.query<Range>(sql`
    select min(date) as after, max(date) as before, count(*) - 1 as count from (
      select date, (row_number() over (order by date) - 1) / ${BATCH} as part from events where event = 'application.created') e
    group by part having count(*) = ${BATCH} order by part`)
}

interface Receipts { count: number, last: number }

/** Resolves when the receiver has this many more than before. */
async function arrived (receiver: Running, count: number): Promise<Receipts> {
  for (;;) {
    const receipts = await (await fetch(`${receiver.base}/receipts`)).json() as Receipts
    if (receipts.count >= count) return receipts
    await sleep(5)
  }
}

async function deliver (api: Client, receiver: Running, webhookId: string, range: Range | undefined): Promise<number> {
  const before = (await arrived(receiver, 0)).count
  const { count } = await api.json<{ count: number }>('POST', `/api/v2/webhooks/${webhookId}/redeliver`, {
    after: range?.after, before: range?.before
  })
  await arrived(receiver, before + count)
  return count
}

async function measureLatency (api: Client, receiver: Running): Promise<SyncResult['latency']> {
  await api.json('POST', '/api/v1/webhooks', { action: 'department.created', postbackUrl: `${receiver.base}/` })
  const times: number[] = []
  let { count } = await arrived(receiver, 0)
  for (let i = 0; i < ROUND_TRIPS; i++) {
    await api.json('POST', '/api/v1/departments', { name: `Latency ${i}` })
    const committed = Date.now()
    times.push((await arrived(receiver, ++count)).last - committed)
    // Also if the queue has been released since, and is claimed again.
    await sleep(i % 2 === 0 ? 20 : 1500)
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
