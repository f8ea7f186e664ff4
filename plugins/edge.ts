import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { parse } from 'fast-querystring'
import { ApiError } from '../src/errors.js'
import { toProblem, type ErrorFormat } from '../src/http/problem.js'
import { countHeader, isHost, MAX_HEADERS, REQUEST_ID } from '../src/http/raw-headers.js'
import { mayBeSlow } from '../src/http/slow-bodies.js'
import { sendProblem } from './error-format.js'
import { noteRefusal } from './request-end.js'

const MAX_URL = 16_384
/** Node silently drops headers beyond a certain number. Requests with more are refused, because a dropped header could have mattered. */
const MAX_HEADER_LINES = 200
/** Bytes that Node's parser reads before it gives up: enough to tell a URL that is too long from headers that are too large. */
export const MAX_READ = 262_144
/** For responses that are data, not pages: never sniffed, cached, framed or executed. */
const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'"
}
/** Time a client has to read a response after which its connection is destroyed. */
const CLOSE_TIMEOUT_MS = 900

const NOT_ASCII = 'the URL must be percent-encoded ASCII'

/** The error format for a raw URL, valid or not; an empty string stands for an unknown URL. */
export type FormatOf = (url: string) => ErrorFormat

/** Server options for what happens before, or without, a route: request ids, malformed URLs and queries, malformed HTTP. */
export function edgeServerOptions (formatOf: FormatOf) {
  return {
    genReqId: (request: IncomingMessage | { headers: IncomingMessage['headers'] }) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      setCommonHeaders(request, reply)
      const problem = toProblem(hasTooManyHeaders(request.raw) ? new ApiError('HEADERS_TOO_LARGE') : error, request.id)
      sendProblem(reply, problem, formatOf(request.raw.url ?? ''))
    },
    clientErrorHandler: (error: ClientError, socket: Socket) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayBeSlow(socket)) return
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
      else {
        const refusal = clientError(error)
        // After other errors it is unknown whether the bytes were read: the client may have left in the middle of a body.
        if (refusal.code === 'REQUEST_TIMEOUT') noteRefusal(socket, refusal.status)
        writeRaw(socket, refusal, formatOf(urlOf(socket) || refusedUrl(error)))
      }
    },
    querystringParser: (text: string) => {
      const query: Record<string, string | string[]> = parse(text)
      return text.includes(']') || text.includes('%5D') || text.includes('%5d') ? withoutBrackets(query) : query
    }
  }
}

/** `jobId[]=1&jobId=2` gives two values of jobId. */
function withoutBrackets (query: Record<string, string | string[]>): Record<string, string | string[]> {
  const plain = Object.create(null) as Record<string, string | string[]>
  for (const [name, value] of Object.entries(query)) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name
    plain[key] = Object.hasOwn(plain, key) ? [plain[key] as string, value].flat() : name === key ? value : [value].flat()
  }
  return plain
}

/** The latest request of a connection that may have a body. */
const latest = new WeakMap<Socket, IncomingMessage>()

/** The URL of the request whose body arrives; empty while none does: then the URL of the next request is not known. */
function urlOf (socket: Socket): string {
  const request = latest.get(socket)
  return request === undefined || request.complete ? '' : request.url ?? ''
}

/** What the parser refused; `rawPacket` are the bytes that arrived last, of which it has read `bytesParsed`. */
interface ClientError extends Error { code: string, rawPacket?: unknown, bytesParsed?: number }

/** The URL of the request that the parser refused; empty if its first line is not in what arrived last. */
function refusedUrl ({ rawPacket, bytesParsed }: ClientError): string {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : ''
  const [line = ''] = text.slice(bytesParsed).split('\n', 1)
  const lines = (text.slice(0, bytesParsed) + line).split('\n')
  return lines.findLast(line => /^[A-Z]+ \S/.test(line))?.split(/\s/)[1] ?? ''
}

function clientError (error: ClientError): ApiError {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('REQUEST_TIMEOUT')
  if (error.code === 'HPE_HEADER_OVERFLOW') return new ApiError('HEADERS_TOO_LARGE')
  return error.code === 'HPE_INVALID_URL' ? new ApiError('MALFORMED_REQUEST', NOT_ASCII) : new ApiError('MALFORMED_REQUEST')
}

interface RawAnswer { status: number, title: string, headers: Record<string, string | number>, body: string }

/** A response where Fastify has no reply object. The connection is closed after it: its further bytes cannot be trusted. */
function rawAnswer (error: ApiError, format: ErrorFormat): RawAnswer {
  const id = randomUUID()
  const problem = toProblem(error, id)
  const body = JSON.stringify(format.render(problem))
  return {
    status: problem.status,
    title: problem.title,
    headers: {
      ...problem.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': id,
      ...SAFE_HEADERS,
      connection: 'close'
    },
    body
  }
}

function writeRaw (socket: Socket, error: ApiError, format: ErrorFormat): void {
  const { status, title, headers, body } = rawAnswer(error, format)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines}\r\n${body}`)
  // A client that never closes its side would hold the file descriptor.
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref()
}

function setCommonHeaders (request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  for (const name in SAFE_HEADERS) reply.header(name, SAFE_HEADERS[name as keyof typeof SAFE_HEADERS])
}

/** Sets the headers common to all responses, and refuses requests that violate HTTP itself. */
export default fp<{ formatOf: FormatOf }>(async function edge (app, { formatOf }) {
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply)
    // Of what has no body, nothing can be late.
    if (request.method !== 'GET') latest.set(request.raw.socket, request.raw)
    checkUrl(request.raw.url ?? '')
    checkHeaders(request.raw)
    checkHost(request)
    done()
  })

  // One more header shows that there are too many; the rest need not be stored.
  app.server.maxHeadersCount = MAX_HEADER_LINES + 1
  // Without these listeners Node sends an empty body, or no response.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const code = hasTooManyHeaders(request) ? 'HEADERS_TOO_LARGE' : 'EXPECTATION_FAILED'
    const { status, headers, body } = rawAnswer(new ApiError(code), formatOf(request.url ?? ''))
    response.writeHead(status, headers).end(body)
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    writeRaw(socket, new ApiError('METHOD_NOT_ALLOWED', 'CONNECT is not supported', { headers: { allow: 'GET' } }), formatOf(''))
  })
}, { name: 'edge', fastify: '5.x' })

// RFC 3986: visible ASCII only, and percent-encoding that decodes to UTF-8. A path has no NUL; the query is validated by parameter.
function checkUrl (url: string): void {
  if (url.length > MAX_URL) throw new ApiError('URI_TOO_LONG')
  if (/[^!-~]/.test(url)) throw new ApiError('MALFORMED_REQUEST', NOT_ASCII)
  if (!url.includes('%')) return
  try {
    decodeURIComponent(url)
    if (!/^[^?]*%00/.test(url)) return
  } catch {}
  throw new ApiError('MALFORMED_REQUEST', 'the URL must contain percent-encoded UTF-8, and no NUL in its path')
}

/** Names and values alternate in the raw headers. Trailers are not among them, and nothing depends on trailers. */
function hasTooManyHeaders ({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.length > 2 * MAX_HEADER_LINES
}

/** What links are made from must be a host: the header itself, and what a proxy that is trusted says in its place. */
function checkHost ({ raw, host }: FastifyRequest): void {
  for (const given of [raw.headers.host, host]) {
    if (given === undefined || isHost(given) || (given === '' && raw.headers.host === undefined)) continue
    throw new ApiError('MALFORMED_REQUEST', 'Host must be a name or an address, with or without a port')
  }
}

function checkHeaders (request: IncomingMessage): void {
  if (hasTooManyHeaders(request)) throw new ApiError('HEADERS_TOO_LARGE')
  let length = 0
  for (const text of request.rawHeaders) length += text.length
  if (length > MAX_HEADERS) throw new ApiError('HEADERS_TOO_LARGE')
  // RFC 9112, section 3.2: exactly one Host in HTTP/1.1.
  const count = countHeader(request, 'host')
  if (count > 1 || (count === 0 && request.httpVersion !== '1.0')) throw new ApiError('MALFORMED_REQUEST', 'send one Host header')
}
