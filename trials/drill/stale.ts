import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Answer } from '../shared/client.js'
import { freePort, until, type Env, type Server } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import { startPair, type Pair } from './cluster.js'
import type { Drill } from './drill.js'
import { Marks, newReadings, type Readings } from './marks.js'
import { startProxy } from './proxy.js'
import { Skip, type Rig } from './rig.js'

const READERS = 12
/** What is read and written at least before a server is killed, and after each failure. */
const MIN = { reads: 200, writes: 20 }
/** Delay in each direction between PostgreSQL and the second server: what it learns is old when it arrives. */
const DELAY_MS = 5
/** How long the cache for comparison repeats an answer. */
const LIFETIME_MS = 100

export const stale: Drill = {
  summary: 'Kills two servers with readers and writers on both, and their PostgreSQL: no repeated read is out of date.',

  async run (rig) {
    const isAlone = rig.options.engine === 'embedded'
    if (isAlone) rig.skip('a second server and the failover: the embedded database belongs to one process')
    const pair = isAlone ? undefined : await pairOf(rig)
    const { env, secret } = pair?.database ?? await rig.database()
    const servers = [await CountedServer.start(rig, env)]
    if (!isAlone) servers.push(await CountedServer.start(rig, pair === undefined ? env : await fartherEnv(rig, pair)))
    const clients = servers.map(({ base }) => new Client(base, secret))
    const cached = new Client(await startLifetimeCache(rig, clients[0] as Client))
    rig.onEnd(() => [cached, ...clients].forEach(client => client.close()))

    const marks = await Marks.open(clients, rig.options.seed)
    const [readings, control] = [newReadings(), newReadings()]
    const done = rig.loop()
    const writing = marks.write(readings, done.signal)
    const seconds = rig.seconds({ usual: 10, short: 1 })
    const kills = rig.rounds({ usual: 10, short: servers.length })
    const stalled: string[] = []
    const goesOn = async (seen: Readings) => {
      const enough = { reads: seen.reads + MIN.reads, writes: marks.writes + MIN.writes }
      await until('reads are answered and writes acknowledged', () => seen.reads >= enough.reads && marks.writes >= enough.writes)
    }
    /** Reads while the work is done, and for some time afterwards. */
    const phase = async (name: string, work: () => Promise<unknown>, seen = readings, readFrom = clients) => {
      const isOver = rig.loop()
      const before = { reads: seen.reads, writes: marks.writes }
      const reading = marks.read(READERS, seen, isOver.signal, readFrom)
      await work()
      await Promise.all([sleep(seconds * 1000), goesOn(seen).catch(() => stalled.push(name))])
      isOver.abort()
      await reading
      rig.figure(`${name}: reads and writes`, `${seen.reads - before.reads} and ${marks.writes - before.writes}`)
    }

    await phase('at rest', async () => {})
    await phase('servers killed', async () => {
      for (let round = 0; round < kills; round++) {
        await goesOn(readings)
        await servers[round % servers.length]?.killAndStart()
        rig.say(`${round + 1} of ${kills} kills, ${readings.reads} reads, ${marks.writes} writes`)
      }
    })
    if (pair !== undefined) {
      await phase('PostgreSQL failed over', async () => {
        await pair.primary.stop('immediate')
        await pair.standby.sql('select pg_promote(true, 60)')
      })
    }
    const outcomes = await Promise.all(servers.map(async server => await server.outcomes()))
    const isSeen = async () => await until('it is stale', () => control.stale.length > 0).catch(() => {})
    await phase('control', isSeen, control, [cached])
    done.abort()
    await writing

    const total = addUp(outcomes)
    rig.figure('kill -9', kills)
    rig.figure('failovers', pair === undefined ? 0 : 1)
    rig.figure('reads', readings.reads)
    rig.figure('reads answered 304', readings.notModified)
    rig.figure('acknowledged writes', marks.writes)
    rig.figure('reads by what the cache did', [...total].map(([outcome, count]) => `${outcome} ${count}`).join(', '))
    rig.figure('answered by the caches', 100 * share(total), '%')
    rig.figure('stale reads', readings.stale.length)
    rig.figure(`for comparison, stale reads from a cache of ${LIFETIME_MS} ms`, `${control.stale.length} of ${control.reads}`)
    rig.promiseNone('No read shows less than what was acknowledged, or shown, before it began', readings.stale)
    for (const outcome of ['hit', 'shared']) {
      const counts = outcomes.map(counts => counts.get(outcome) ?? 0)
      rig.promise(`The cache of each server answers: ${outcome}`, counts.every(count => count > 0), counts.join(', '))
    }
    rig.promiseNone('Reads and writes go on in each phase, and after each kill', stalled)
    rig.promiseNone('Clients see nothing but success and what is worth another try', [
      ...marks.unexpected, ...readings.unexpected, ...control.unexpected
    ])
    rig.promise('The drill sees stale reads from the cache for comparison', control.stale.length > 0, control.reads)
  }
}

/** A pair to fail over, where PostgreSQL's programs are installed. */
async function pairOf (rig: Rig): Promise<Pair | undefined> {
  try {
    return await startPair(rig)
  } catch (error) {
    if (!(error instanceof Skip)) throw error
    rig.skip(`the failover: ${error.message}`)
    return undefined
  }
}

/** The environment of a server with more delay to the pair. */
async function fartherEnv (rig: Rig, { primary, standby, database: { env } }: Pair): Promise<Env> {
  let url = env.DATABASE_URL as string
  for (const { port } of [primary, standby]) {
    const proxy = await startProxy(port, DELAY_MS)
    rig.onEnd(proxy.close)
    url = url.replace(`:${port}`, `:${proxy.port}`)
  }
  return { ...env, DATABASE_URL: url }
}

/** Numbers of reads by what the cache did. */
type Outcomes = Map<string, number>

function addUp (all: Outcomes[]): Outcomes {
  const total: Outcomes = new Map()
  for (const [outcome, count] of all.flatMap(outcomes => [...outcomes])) total.set(outcome, (total.get(outcome) ?? 0) + count)
  return total
}

/** The part (0–1) that the cache answered. */
function share (outcomes: Outcomes): number {
  const sum = (...names: string[]) => names.reduce((sum, name) => sum + (outcomes.get(name) ?? 0), 0)
  return sum('hit', 'shared', 'not_modified') / Math.max(1, sum(...outcomes.keys()))
}

/** A server that is killed, and what its cache did until then; a dead server does not tell any more. */
class CountedServer {
  readonly #past: Outcomes[] = []

  private constructor (private readonly rig: Rig, private readonly env: Env, private server: Server) {}

  static async start (rig: Rig, env: Env): Promise<CountedServer> {
    return new CountedServer(rig, env, await rig.server(env, { port: await freePort() }))
  }

  get base (): string { return this.server.base }

  async killAndStart (): Promise<void> {
    this.#past.push(await this.#read())
    await this.server.kill('SIGKILL')
    this.server = await this.rig.server(this.env, { port: this.server.port })
  }

  async outcomes (): Promise<Outcomes> {
    return addUp([...this.#past, await this.#read()])
  }

  async #read (): Promise<Outcomes> {
    const text = await (await fetch(`${this.base}/metrics`)).text()
    return new Map([...text.matchAll(/^read_cache_requests_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, name, count]) =>
      [name as string, Number(count)]))
  }
}

/** A cache as the product's must not be: it repeats what it has for some time, whatever has changed. @returns where it listens */
async function startLifetimeCache (rig: Rig, origin: Client): Promise<string> {
  const kept = new Map<string, { until: number, answer: Promise<Answer> }>()
  const { url, close } = await receive((request, response) => {
    const path = request.url as string
    let entry = kept.get(path)
    if (entry === undefined || entry.until < performance.now()) {
      const coming: typeof entry = entry = { until: Infinity, answer: origin.send({ method: 'GET', path }) }
      void coming.answer.then(() => { coming.until = performance.now() + LIFETIME_MS })
      kept.set(path, coming)
    }
    void entry.answer.then(({ status, text }) => response.writeHead(status === 0 ? 502 : status).end(text))
  })
  rig.onEnd(close)
  return url
}
