import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { StartError } from '../src/database/failures.js'
import { readTraceparent } from '../src/http/trace-context.js'
import type { RequestSpan, Tracing } from '../src/tracing.js'
import { sentStatus } from './request-end.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that this request belongs to (W3C Trace Context): its own span if there is one, else what the client sent. */
    readonly traceparent: string | undefined
    span: RequestSpan | undefined
  }
}

/** Requested all the time, by machines. */
const NOT_TRACED = /^\/(health|metrics)(\/|$)/

/** Takes the trace of each request. With an endpoint, requests and their statements are exported as spans of OpenTelemetry. */
export default fp<{ endpoint: string | undefined }>(async function tracing (app, { endpoint }) {
  app.decorateRequest('span', undefined)
  app.decorateRequest('traceparent', {
    getter (this: FastifyRequest) { return this.span?.traceparent ?? readTraceparent(this.headers.traceparent) }
  })
  if (endpoint === undefined) return
  const { begin, stop } = await start(endpoint)
  app.addHook('onClose', stop)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions
    if (url !== undefined && NOT_TRACED.test(url)) return done()
    request.span = begin(url === undefined ? 'unknown' : request.method, url ?? 'unknown', readTraceparent(request.headers.traceparent))
    request.span.run(done)
  })
  // The body arrived in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === undefined) done()
    else request.span.run(done)
  })
  app.onRequestEnd((request, reply) => request.span?.end(sentStatus(reply)))
}, { name: 'tracing', fastify: '5.x', dependencies: ['request-end'] })

async function start (endpoint: string): Promise<Tracing> {
  try {
    const { startTracing } = await import('../src/tracing.js')
    return startTracing(endpoint)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError('OTEL_EXPORTER_OTLP_ENDPOINT: the packages of OpenTelemetry are not installed; npm ci --include=optional')
  }
}
