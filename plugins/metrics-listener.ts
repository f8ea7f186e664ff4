import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { StartError } from '../src/database/failures.js'

const MAX_CONNECTIONS = 50

/**
 * Answers `/metrics` on a port of its own, so that the public one has none.
 * @param read returns the metrics in the text format of Prometheus
 * @throws StartError when the port cannot be listened on
 */
export async function listenForMetrics (
  app: FastifyInstance, read: () => Promise<string>, host: string, port: number
): Promise<void> {
  const server = createServer({
    requestTimeout: 5000,
    headersTimeout: 5000,
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: 1000
  }, (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n')
      return
    }
    read().then(
      text => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics cannot be read')
        response.writeHead(500).end()
      })
  })
  server.maxConnections = MAX_CONNECTIONS
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`METRICS_PORT: ${host}:${port} cannot be listened on (${code}); choose another port, such as METRICS_PORT=9464`)
  }
  app.log.info({ host, port: (server.address() as { port: number }).port }, 'metrics are served on a separate port')
}
