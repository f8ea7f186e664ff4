import { randomUUID } from 'node:crypto'
import { Client, drive, Tally, type Ask } from './load.js'
import { insertCompany } from '../src/domain/companies/queries.js'
import { putToken } from '../src/domain/tokens/queries.js'
import { createSecret } from '../src/domain/tokens/secret.js'
import type { PoolDatabase } from '../src/database/pool.js'
import { seedCompany } from '../src/seed/company.js'

const LOOPS = 12
const REDELIVERIES = 4
const QUIET_LOOPS = 2
const PAUSE_MS = 10
/** What a token of the noisy company may send in a minute; each round has new ones. */
export const LIMIT = 500

const QUIET_READS = ['/api/v1/jobs?perPage=10', '/api/v1/me', '/api/v2/candidates?maxPageSize=10', '/api/v2/events?maxPageSize=10']

/** Makes tokens of a company. */
type MakeToken = (rateLimitPerMinute: number) => Promise<string>

async function tenant (db: PoolDatabase, name: string, jobs: number, applications: number): Promise<MakeToken> {
  const { id: companyId } = await insertCompany(db, name)
  await seedCompany(db, { companyId, jobs, candidates: applications, applications, seed: 1, onProgress: () => {} })
  return async rateLimitPerMinute => {
    const secret = createSecret()
    await putToken(db, { id: randomUUID(), companyId, name, secret, scopes: ['*'], rateLimitPerMinute })
    return secret
  }
}

/** The quiet company's reads alone and beside the noise, and what came of the noise. */
export interface NeighborRound { alone: Tally, beside: Tally, pages: Tally, redeliveries: Tally }

/** A quiet company, and a noisy one that reads far pages and tries redeliveries, within the limit of each of its tokens. */
export class Neighbors {
  readonly #clients = new Set<Client>()

  private constructor (private readonly base: string, private readonly noisy: MakeToken, private readonly jobs: number) {}

  #reader!: Client
  #webhookId!: string

  /** Makes both. The server must allow webhooks to private addresses. */
  static async open (db: PoolDatabase, base: string, jobs: number): Promise<Neighbors> {
    const [noisy, quiet] = [await tenant(db, 'Noisy', jobs, Math.min(jobs, 4000)), await tenant(db, 'Quiet', 50, 100)]
    const neighbors = new Neighbors(base, noisy, jobs)
    const { id } = await neighbors.#client(await noisy(LIMIT), 1).json<{ id: string }>('POST', '/api/v1/webhooks', { action: 'application.created', postbackUrl: 'http://127.0.0.1:9/' })
    neighbors.#webhookId = id
    neighbors.#reader = neighbors.#client(await quiet(1_000_000), QUIET_LOOPS)
    return neighbors
  }

  /** The quiet company's reads, a little apart. */
  async readQuietly (signal: AbortSignal): Promise<Tally> {
    const next = (n: number): Ask => ({ method: 'GET', path: QUIET_READS[n % QUIET_READS.length] as string })
    return await drive({ client: this.#reader, next, signal, pauseAfter: () => PAUSE_MS }, QUIET_LOOPS)
  }

  async round (seconds: number): Promise<NeighborRound> {
    const alone = await this.readQuietly(AbortSignal.timeout(seconds * 1000))
    const [reader, redeliverer] = [this.#client(await this.noisy(LIMIT), LOOPS), this.#client(await this.noisy(LIMIT), REDELIVERIES)]
    const signal = AbortSignal.timeout(seconds * 1000)
    const page: Ask = { method: 'GET', path: `/api/v1/jobs?perPage=100&page=${this.jobs / 100}&order=updatedAt%20desc&fields=all` }
    const redelivery: Ask = { method: 'POST', path: `/api/v2/webhooks/${this.#webhookId}/redeliver?validateOnly=true`, body: { after: '2000-01-01T00:00:00Z' } }
    const [pages, redeliveries, beside] = await Promise.all([
      withinLimit(reader, page, LOOPS, signal), withinLimit(redeliverer, redelivery, REDELIVERIES, signal), this.readQuietly(signal)
    ])
    return { alone, beside, pages, redeliveries }
  }

  close (): void {
    for (const client of this.#clients) client.close()
  }

  #client (secret: string, connections: number): Client {
    const client = new Client(this.base, secret, connections)
    this.#clients.add(client)
    return client
  }
}

/** The same request in loops, until the signal or shortly before the token's limit. */
async function withinLimit (client: Client, ask: Ask, loops: number, signal: AbortSignal): Promise<Tally> {
  const spent = new AbortController()
  let count = 0
  const onAnswer = () => { if (++count >= LIMIT - loops) spent.abort() }
  return await drive({ client, next: () => ask, signal: AbortSignal.any([signal, spent.signal]), onAnswer }, loops)
}
