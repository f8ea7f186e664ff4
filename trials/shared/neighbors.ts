import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { PoolDatabase } from '../../src/database/pool.js'
import { Client, type RequestSpec } from './client.js'
import { filledCompany, type MakeToken } from './companies.js'
import { sendClosedLoop } from './loops.js'
import type { Noise, NoiseTask } from './noise.js'
import { track } from './processes.js'
import { Tally } from './tally.js'

const LOOPS = 12
const REDELIVERIES = 4
const QUIET_LOOPS = 2
const PAUSE_MS = 10
/** Requests that a token of the noisy company may send in a minute; each round has new tokens. */
export const LIMIT = 500

const QUIET_READS = ['/api/v1/jobs?perPage=10', '/api/v1/me', '/api/v2/candidates?maxPageSize=10', '/api/v2/events?maxPageSize=10']

/** The quiet company's reads, alone and beside the noise, and the results of the noise. */
export interface NeighborRound { alone: Tally, beside: Tally, pages: Tally, redeliveries: Tally }

/** A quiet company, and a noisy one that reads far pages and tries redeliveries, within the limit of each of its tokens. */
export class Neighbors {
  readonly #clients = new Set<Client>()
  // Large pages cost processor time: the noisy company's pages must not slow down the quiet one.
  readonly #noise: ChildProcess = track(fork(new URL('./noise.js', import.meta.url)))

  private constructor (private readonly base: string, private readonly noisy: MakeToken, private readonly jobs: number) {}

  #reader!: Client
  #webhookId!: string
  #farPagesAsked = 0

  /** Makes both. The server must allow webhooks to private addresses. */
  static async open (db: PoolDatabase, base: string, jobs: number): Promise<Neighbors> {
    const [noisy, quiet] = [await filledCompany(db, 'Noisy', jobs, Math.min(jobs, 4000)), await filledCompany(db, 'Quiet', 50, 100)]
    const neighbors = new Neighbors(base, noisy, jobs)
    const { id } = await neighbors.#client(await noisy(LIMIT), 1).json<{ id: string }>('POST', '/api/v1/webhooks', {
      action: 'application.created', postbackUrl: 'http://127.0.0.1:9/'
    })
    neighbors.#webhookId = id
    neighbors.#reader = neighbors.#client(await quiet(1_000_000), QUIET_LOOPS)
    return neighbors
  }

  /** The quiet company's reads, with short pauses. */
  async readQuietly (signal: AbortSignal): Promise<Tally> {
    const next = (n: number): RequestSpec => ({ method: 'GET', path: QUIET_READS[n % QUIET_READS.length] as string })
    return await sendClosedLoop({ client: this.#reader, next, signal, pauseAfter: () => PAUSE_MS }, QUIET_LOOPS)
  }

  /** The quiet company alone for this long, and then beside the noise, for as long as that lasts. */
  async round (seconds: number): Promise<NeighborRound> {
    const alone = await this.readQuietly(AbortSignal.timeout(seconds * 1000))
    const loads: NoiseTask['loads'] = [
      {
        secret: await this.noisy(LIMIT),
        loops: LOOPS,
        asks: this.#farPages()
      },
      {
        secret: await this.noisy(LIMIT),
        loops: REDELIVERIES,
        asks: [{
          method: 'POST', path: `/api/v2/webhooks/${this.#webhookId}/redeliver?validateOnly=true`, body: { after: '2000-01-01T00:00:00Z' }
        }]
      }
    ]
    const isOver = new AbortController()
    const making = this.#makeNoise({ base: this.base, limit: LIMIT, ms: seconds * 1000, loads }).finally(() => isOver.abort())
    const [beside, [pages, redeliveries]] = await Promise.all([this.readQuietly(isOver.signal), making])
    return { alone, beside, pages, redeliveries }
  }

  /** The most expensive pages, never the same one twice in consecutive rounds: a page that is requested again is cached. */
  #farPages (): RequestSpec[] {
    const pages = Math.floor(this.jobs / 200)
    const start = this.#farPagesAsked
    this.#farPagesAsked += LIMIT
    return Array.from({ length: LIMIT }, (_, index) => {
      const number = start + index
      const [perPage, page] = [100 - Math.floor(number / pages) % 40, pages + number % pages]
      return { method: 'GET', path: `/api/v1/jobs?perPage=${perPage}&page=${page}&order=updatedAt%20desc&fields=all` }
    })
  }

  async #makeNoise (task: NoiseTask): Promise<[pages: Tally, redeliveries: Tally]> {
    this.#noise.send(task)
    const ended = once(this.#noise, 'exit').then(([code]) => { throw new Error(`The noise ended with ${code}`) })
    const [tallies] = await Promise.race([once(this.#noise, 'message'), ended]) as [Noise]
    return tallies.map(times => new Tally(times)) as [Tally, Tally]
  }

  close (): void {
    for (const client of this.#clients) client.close()
    if (this.#noise.connected) this.#noise.disconnect()
  }

  #client (secret: string, connections: number): Client {
    const client = new Client(this.base, secret, connections)
    this.#clients.add(client)
    return client
  }
}
