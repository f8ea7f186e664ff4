import fp from 'fastify-plugin'
import { partsOf } from '../src/http/trace-context.js'
import { sentStatus } from './request-end.js'

/**
 * Logs one line per request: id, method, route pattern, status, milliseconds, company, trace; in the sandbox the fault that was injected.
 * No URLs, tokens or bodies: they hold personal data.
 */
export default fp(async function requestLog (app) {
  app.onRequestEnd((request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: sentStatus(reply),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      fault: reply.getHeader('x-sandbox-fault'),
      company: request.identity?.companyId,
      traceId: request.traceparent === undefined ? undefined : partsOf(request.traceparent).traceId
    }, 'request')
  })
}, { name: 'request-log', fastify: '5.x', dependencies: ['request-end', 'tracing'] })
