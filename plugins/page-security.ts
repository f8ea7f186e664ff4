import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** The headers that pages need. Answers of the API carry their own, stricter and shorter ones (edge). */
export default fp(async function pageSecurity (app) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // No upgrade to https: on a plain http address the page would stay white. TLS is the balancer's.
      directives: { upgradeInsecureRequests: null }
    },
    strictTransportSecurity: false
  })
}, { name: 'page-security', fastify: '5.x' })
