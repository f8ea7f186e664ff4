import fp from 'fastify-plugin'
import { sentStatus } from './request-end.js'

/** W3C Trace Context: version, trace id, parent id, flags; later versions may have more behind them. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/

/**
 * Logs one line per request: id, method, route pattern, status, milliseconds, company, trace. No URLs, tokens or bodies: they hold
 * personal data.
 */
export default fp(async function requestLog (app) {
  app.onRequestEnd((request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: sentStatus(reply),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      company: request.identity?.companyId,
      traceId: traceIdOf(request.headers.traceparent)
    }, 'request')
  })
}, { name: 'request-log', fastify: '5.x', dependencies: ['request-end'] })

function traceIdOf (traceparent: string | string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined
}
