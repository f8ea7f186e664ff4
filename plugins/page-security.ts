import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** Security headers for HTML pages. API responses have their own, stricter ones (edge). */
export default fp(async function pageSecurity (app) {
  // The policy for data would override the one for pages and leave them blank.
  app.addHook('onRequest', async (_request, reply) => { reply.removeHeader('content-security-policy') })
  await app.register(helmet, {
    contentSecurityPolicy: {
      // No upgrade to https: over plain http the page would stay blank. The load balancer terminates TLS.
      directives: { upgradeInsecureRequests: null, frameAncestors: ["'none'"] }
    },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false
  })
}, { name: 'page-security', fastify: '5.x' })
