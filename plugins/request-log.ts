import fp from 'fastify-plugin'

/** One line for each request: id, method, route pattern, status, milliseconds, company. No URLs, tokens or bodies: they hold personal data. */
export default fp(async function requestLog (app) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      company: request.identity?.companyId
    }, 'request')
  })
}, { name: 'request-log', fastify: '5.x' })
