import { setMaxListeners } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ErrorCode } from '../src/error-catalog.js'
import { ApiError } from '../src/errors.js'
import { methodsOf } from '../src/http/route-missing.js'
import type { FaultProfile } from '../src/sandbox/fault-profile.js'
import { describeFault, readFault, type Cut, type Fault } from '../src/sandbox/faults.js'
import type {} from './overload.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** What goes wrong with this request, if anything. */
    fault: Fault | null
  }
}

/**
 * Bad days, in the sandbox only: failures, delays and broken answers for requests that passed authorization, as their headers ask, or else
 * as the profile says. A failure comes before the work. So does a delay, but then the work is done even for a client that has left
 * meanwhile. An answer is broken after the work.
 */
export default fp<{ profile: FaultProfile }>(async function sandboxFaults (app, { profile }) {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.decorateRequest('fault', null)

  app.addHook('onRequest', (request, reply, done) => {
    const fault = readFault(request.headers) ?? profile.nextRequest()
    if (fault === undefined) return done()
    request.fault = fault
    reply.header('x-sandbox-fault', describeFault(fault))
    const { failure } = fault
    if (failure === undefined && !isRead(request)) return done()
    return wait(request, fault).then(() => { if (failure !== undefined) throw toError(failure, request, reply) })
  })
  // The body has been read, so that the work does not need the client any more.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.fault === null || isRead(request)) done()
    else return wait(request, request.fault)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const cut = request.fault?.cut
    if (cut === undefined) done(null, payload)
    else cutShort(reply, request.method === 'HEAD' ? null : payload as Payload, cut)
  })

  /** A delay costs no work, so it counts as little as a long poll. It ends with the server. */
  async function wait (request: FastifyRequest, { delay }: Fault): Promise<void> {
    if (delay > 0) await request.whileIdle(sleep(delay, undefined, { signal: closing.signal }).catch(() => {}))
  }
}, { name: 'sandbox-faults', fastify: '5.x', dependencies: ['overload'] })

/** Waits before the cache: a cached answer would come at once, and other requests for the same would wait for this one. */
function isRead ({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The failure, with the headers that a real one has. */
function toError (code: ErrorCode, request: FastifyRequest, reply: FastifyReply): ApiError {
  const headers: Record<string, string> = {}
  if (code === 'REQUEST_IN_PROGRESS') headers['retry-after'] = '1'
  if (code === 'METHOD_NOT_ALLOWED') headers.allow = methodsOf(request).filter(method => method !== request.method).join(', ')
  if (code === 'TOO_MANY_REQUESTS') {
    headers['retry-after'] = '1'
    headers['x-ratelimit-limit'] = String(reply.getHeader('x-ratelimit-limit') ?? DEFAULT_LIMIT)
    headers['x-ratelimit-remaining'] = '0'
    headers['x-ratelimit-reset'] = String(Math.ceil(Date.now() / 1000) + 1)
  }
  return new ApiError(code, undefined, { headers })
}

/** The value of the limit headers where the limits are off. */
const DEFAULT_LIMIT = 500

type Payload = string | Buffer | Readable | null | undefined

/** Sends the first half of the body, or of the first piece of a stream, and ends the connection; without a body sends nothing. */
function cutShort (reply: FastifyReply, payload: Payload, cut: Cut): void {
  const { raw } = reply.hijack()
  const end = () => cut === 'truncate' ? raw.socket?.destroySoon() : raw.socket?.resetAndDestroy()
  const sendHalf = (bytes: Buffer) => {
    raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
    raw.write(bytes.subarray(0, bytes.length >> 1), end)
  }
  if (payload === null || payload === undefined || cut === 'headers') {
    end()
  } else if (typeof payload === 'object' && 'pipe' in payload) {
    payload.on('error', end).once('data', piece => {
      sendHalf(Buffer.from(piece))
      payload.destroy()
    })
  } else {
    const bytes = Buffer.from(payload)
    reply.header('content-length', bytes.length)
    sendHalf(bytes)
  }
}
