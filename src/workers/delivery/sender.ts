import type { LookupAddress } from 'node:dns'
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Attempt } from '../../domain/deliveries/schema.js'
import type { Message } from '../../domain/deliveries/messages.js'
import { hostOf, isPublicAddress, targetFault, type TargetRules } from '../../domain/webhooks/guard.js'
import { namesOf, type Names } from './names.js'
import { pauseOf } from './retry.js'
import { signatureHeaders } from './signature.js'

/** Milliseconds for the whole attempt: DNS lookup, connection and response. */
export const TIMEOUT_MS = 15_000
/** Bytes of a response that are read, so that its connection can be reused; a longer response is aborted. */
const ANSWER_LIMIT = 64 * 1024

/** Milliseconds after which an idle keep-alive connection is closed, and the maximum number of connections. */
const IDLE_MS = 30_000
const MAX_SOCKETS = 4000

class Refused extends Error {}

/**
 * The outcome of an attempt: a 2xx status means accepted, 410 that the receiver is gone. With `pauseMs` the receiver wants nothing for so
 * many milliseconds.
 */
export interface Outcome extends Attempt { pauseMs?: number | undefined }

interface Answer { status: number, retryAfter: string | undefined }

/** The body of a delivery, exactly as signed. */
function bodyOf ({ companyName, event }: Pick<Message, 'companyName' | 'event'>): string {
  return `{"companyName":${JSON.stringify(companyName)},${event.slice(1)}`
}

/** What the delivery needs of a sender. */
export type MessageSender = Pick<Sender, 'send' | 'close'>

/** Sends messages over keep-alive connections. Follows no redirects and checks every resolved address (SSRF). */
export class Sender {
  readonly #agents: Record<string, http.Agent>
  readonly #lookup: LookupFunction
  readonly #underWay = new Set<ClientRequest>()
  #isClosed = false

  constructor (
    private readonly rules: TargetRules,
    private readonly timeoutMs = TIMEOUT_MS,
    private readonly names: Names = namesOf(rules, timeoutMs)
  ) {
    const options = { keepAlive: true, maxFreeSockets: 64, maxTotalSockets: MAX_SOCKETS, timeout: IDLE_MS }
    this.#agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) }
    this.#lookup = guarded(rules, names)
  }

  /** One attempt. Never throws: an error is the outcome; undefined if `close` aborted it. */
  async send (url: string, message: Message): Promise<Outcome | undefined> {
    const at = new Date()
    const body = bodyOf(message)
    const headers = {
      ...message.clientHeaders,
      ...signatureHeaders(message.eventId, at, body, message.secrets),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Recruitment-API-Webhooks',
      ...(message.traceparent === null ? {} : { traceparent: message.traceparent })
    }
    const outcome = (status: number | null, error: string | null) => ({
      at: at.toISOString(), status, error, durationMs: Date.now() - at.getTime()
    })
    try {
      const target = new URL(url)
      const fault = targetFault(target, this.rules)
      if (fault !== undefined) throw new Refused(`the address ${fault}`)
      const { status, retryAfter } = await this.#post(target, headers, body)
      const pauseMs = pauseOf(status, retryAfter)
      return { ...outcome(status, status >= 200 && status < 300 ? null : explain(status, pauseMs)), pauseMs }
    } catch (error) {
      return this.#isClosed ? undefined : outcome(null, describe(error as NodeJS.ErrnoException))
    }
  }

  async #post (target: URL, headers: http.OutgoingHttpHeaders, body: string): Promise<Answer> {
    const { protocol, host, port, pathname, search } = target
    const options: RequestOptions = {
      method: 'POST', host: hostOf(target), port, path: pathname + search, headers: { host, ...headers }, lookup: this.#lookup
    }
    const end = Date.now() + this.timeoutMs
    const attempt = async (agent: http.Agent | false): Promise<Answer> => {
      const request = (protocol === 'https:' ? https : http).request({ ...options, agent })
      const timer = setTimeout(() => request.destroy(new Refused(`no answer within ${this.timeoutMs / 1000} seconds`)), end - Date.now())
      this.#underWay.add(request)
      try {
        return await answerOf(request, body)
      } catch (error) {
        // Most likely the receiver closed the keep-alive connection just as it was reused: one retry on a new connection.
        if (request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET' && !this.#isClosed) return await attempt(false)
        throw error
      } finally {
        clearTimeout(timer)
        this.#underWay.delete(request)
      }
    }
    return await attempt(this.#agents[protocol] as http.Agent)
  }

  /** Aborts the requests in progress. */
  close (): void {
    this.#isClosed = true
    for (const request of this.#underWay) request.destroy()
    for (const agent of Object.values(this.#agents)) agent.destroy()
    this.names.close()
  }
}

/** Sends the body. @returns the answer, once the response has been read or is too long to read */
async function answerOf (request: ClientRequest, body: string): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    let answer: Answer | undefined
    request.on('error', error => answer === undefined ? reject(error) : resolve(answer))
    // Neither a response nor an error: Node silently drops a peer that speaks another protocol.
    request.on('close', () => answer === undefined ? reject(new Refused('the connection was closed without an answer')) : resolve(answer))
    request.on('response', (response: IncomingMessage) => {
      const answered = answer = { status: response.statusCode as number, retryAfter: response.headers['retry-after'] }
      const done = () => resolve(answered)
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > ANSWER_LIMIT) response.destroy()
      })
      response.on('close', done).on('error', done)
    })
    request.end(body)
  })
}

/** A DNS lookup that allows only public addresses: the socket connects to exactly the checked addresses (no DNS rebinding). */
function guarded ({ allowPrivate }: TargetRules, names: Names): LookupFunction {
  return (hostname, options, callback) => {
    const use = (addresses: LookupAddress[]) => {
      const forbidden = allowPrivate ? undefined : addresses.find(({ address }) => !isPublicAddress(address))
      if (forbidden !== undefined) return callback(new Refused('the name leads to an address that is not public'), '', 0)
      const [first] = addresses as [LookupAddress]
      if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    }
    names.find(hostname).then(use, (error: NodeJS.ErrnoException) => callback(error, '', 0))
  }
}

function explain (status: number, pauseMs: number | undefined): string {
  if (pauseMs !== undefined) return `the answer was ${status}; nothing is sent to this address for ${Math.ceil(pauseMs / 1000)} seconds`
  return status >= 300 && status < 400 ? `the answer was ${status}; redirects are not followed` : `the answer was ${status}`
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed without an answer',
  EPIPE: 'the connection was closed without an answer',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host could not be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host does not answer'
}

/** Describes the error without the addresses that names resolve to. */
function describe (error: NodeJS.ErrnoException): string {
  if (error instanceof Refused) return error.message
  const { code = '' } = error instanceof AggregateError ? error.errors[0] as NodeJS.ErrnoException : error
  if (code in REASONS) return REASONS[code] as string
  return /^(ERR_TLS|CERT_|DEPTH_|SELF_|UNABLE_|ERR_SSL|EPROTO)/.test(code)
    ? `no trusted TLS connection (${code})`
    : code.startsWith('HPE_') ? 'the answer is not HTTP' : `the request failed (${code === '' ? error.name : code})`
}
