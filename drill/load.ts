import http, { type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RequestSpec {
  method: string
  path: string
  /** Sent as JSON, unless it is made of bytes. */
  body?: object
  headers?: Record<string, string>
  /** Milliseconds until the client gives up; 30 s unless it is named. */
  limit?: number
}

export interface Answer {
  /** 0 if there was no response. */
  status: number
  text: string
  headers: IncomingHttpHeaders
  ms: number
  /** Why there was no response, such as ECONNRESET. */
  error: string
}

const LIMIT_MS = 30_000

/** Sends requests over keep-alive connections. Never throws: a missing response is a result, too. */
export class Client {
  readonly #agent: http.Agent

  /** @param connections at most; a request that finds all of them busy waits */
  constructor (readonly base: string, private readonly secret?: string, connections = 64) {
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections, scheduling: 'fifo' })
  }

  async send ({ method, path, body, headers, limit = LIMIT_MS }: RequestSpec): Promise<Answer> {
    const start = performance.now()
    const text = body === undefined || body instanceof Buffer ? body : JSON.stringify(body)
    return await new Promise(resolve => {
      const answer = (status: number, text: string, headers: IncomingHttpHeaders, error = '') => {
        clearTimeout(timer)
        resolve({ status, text, headers, ms: performance.now() - start, error })
      }
      const request = http.request(`${this.base}${path}`, {
        method,
        agent: this.#agent,
        headers: {
          ...(this.secret === undefined ? {} : { authorization: `Bearer ${this.secret}` }),
          ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers
        }
      }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => answer(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers))
        response.on('error', error => answer(0, '', {}, codeOf(error)))
      })
      const timer = setTimeout(() => request.destroy(new Error(`no answer within ${limit} ms`)), limit)
      request.on('error', error => answer(0, '', {}, codeOf(error)))
      request.end(text)
    })
  }

  /** @returns the parsed body, after more tries where the server asks for them. @throws unless the answer is a 2xx */
  async json<T> (method: string, path: string, body?: object, tries = 10): Promise<T> {
    const { status, text, error, headers } = await this.send({ method, path, body })
    if (status === 503 && tries > 1) {
      await sleep(Number(headers['retry-after'] ?? 1) * 1000)
      return await this.json(method, path, body, tries - 1)
    }
    if (status < 200 || status > 299) throw new Error(`${status} ${error} for ${method} ${path}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as T
  }

  close (): void {
    this.#agent.destroy()
  }
}

function codeOf (error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message
}

/** The results of many requests. */
export class Tally {
  readonly #times: Map<string, number[]>

  /** @param times of another one, from another process */
  constructor (times: Array<[outcome: string, times: number[]]> = []) {
    this.#times = new Map(times)
  }

  toJSON (): Array<[outcome: string, times: number[]]> { return [...this.#times] }

  add ({ status, error, ms }: Answer): void {
    const name = status === 0 ? error : String(status)
    const times = this.#times.get(name)
    if (times === undefined) this.#times.set(name, [ms])
    else times.push(ms)
  }

  /** How many had one of these outcomes, a status or an error; all of them without a name. */
  count (...names: Array<number | string>): number {
    return this.#of(names).length
  }

  /** How many were not answered with a status below 400. */
  get failed (): number {
    return this.count() - this.count(...[...this.#times.keys()].filter(name => /^[1-3]\d\d$/.test(name)))
  }

  /** Milliseconds within which this share (0–1) of those with one of these outcomes was answered; 0 when there is none. */
  percentile (share: number, ...names: Array<number | string>): number {
    return percentile(this.#of(names), share)
  }

  /** `200 × 4133, 503 × 12` */
  toString (): string {
    return [...this.#times].sort(([a], [b]) => a < b ? -1 : 1).map(([name, { length }]) => `${name} × ${length}`).join(', ')
  }

  #of (names: Array<number | string>): number[] {
    const wanted = names.length === 0 ? [...this.#times.keys()] : names
    return wanted.flatMap(name => this.#times.get(String(name)) ?? [])
  }
}

export function percentile (values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

export interface Load {
  client: Client
  /** The n-th request. */
  next: (n: number) => RequestSpec
  /** Ends the load after the requests in flight. */
  signal: AbortSignal
  /** Called with each answer. */
  onAnswer?: (answer: Answer, ask: RequestSpec) => void
  /** Milliseconds that a client of a closed loop waits after this answer. */
  pauseAfter?: (answer: Answer) => number
}

/** Closed loop: each client sends its next request when it has the answer to the last. */
export async function sendClosedLoop ({ client, next, signal, onAnswer, pauseAfter }: Load, clients: number): Promise<Tally> {
  const tally = new Tally()
  let n = 0
  await Promise.all(Array.from({ length: clients }, async () => {
    while (!signal.aborted) {
      const ask = next(n++)
      const answer = await client.send(ask)
      tally.add(answer)
      onAnswer?.(answer, ask)
      const pause = pauseAfter?.(answer) ?? 0
      if (pause > 0) await sleep(pause)
    }
  }))
  return tally
}

/** Open loop: a fixed number of requests per second, regardless of their answers. */
export async function sendAtRate ({ client, next, signal, onAnswer }: Load, perSecond: number): Promise<Tally> {
  const tally = new Tally()
  const sent: Array<Promise<void>> = []
  const start = performance.now()
  while (!signal.aborted) {
    const due = (performance.now() - start) / 1000 * perSecond
    while (sent.length < due) {
      const ask = next(sent.length)
      sent.push(client.send(ask).then(answer => {
        tally.add(answer)
        onAnswer?.(answer, ask)
      }))
    }
    await sleep(5)
  }
  await Promise.all(sent)
  return tally
}
