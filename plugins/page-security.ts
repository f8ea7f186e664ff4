import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** The headers that pages need. Answers of the API carry their own, stricter and shorter ones (edge). */
export default fp(async function pageSecurity (app) {
  // The policy for data would win over the one for pages, and leave them white.
  app.addHook('onRequest', async (_request, reply) => { reply.removeHeader('content-security-policy') })
  await app.register(helmet, {
    contentSecurityPolicy: {
      // No upgrade to https: on a plain http address the page would stay white. TLS is the balancer's.
      directives: { upgradeInsecureRequests: null, frameAncestors: ["'none'"] }
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false
  })
}, { name: 'page-security', fastify: '5.x' })
