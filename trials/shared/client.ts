import http, { type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RequestSpec {
  method: string
  path: string
  /** Sent as JSON, unless it is bytes. */
  body?: object
  headers?: Record<string, string>
  /** Milliseconds until the client gives up; 30 s by default. */
  limit?: number
}

export interface Answer {
  /** 0 if there was no response. */
  status: number
  text: string
  /** The body as it came. */
  bytes: Buffer
  headers: IncomingHttpHeaders
  ms: number
  /** Why there was no response, such as ECONNRESET. */
  error: string
}

const LIMIT_MS = 30_000
const NOTHING = Buffer.alloc(0)

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
      const answer = (status: number, bytes: Buffer, headers: IncomingHttpHeaders, error = '') => {
        clearTimeout(timer)
        resolve({ status, text: bytes.toString(), bytes, headers, ms: performance.now() - start, error })
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
        response.on('end', () => answer(response.statusCode ?? 0, Buffer.concat(chunks), response.headers))
        response.on('error', error => answer(0, NOTHING, {}, codeOf(error)))
      })
      const timer = setTimeout(() => request.destroy(new Error(`no answer within ${limit} ms`)), limit)
      request.on('error', error => answer(0, NOTHING, {}, codeOf(error)))
      request.end(text)
    })
  }

  /** @returns the parsed body, after retries if the server asks for them. @throws unless the answer is a 2xx */
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
