import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

/** Origins whose pages may call the API; undefined for none. */
export interface SecurityOptions { corsOrigin: string[] | '*' | undefined }

/** The headers that pages need (policy, framing), and CORS for the origins that the operator names. */
export default fp<SecurityOptions>(async function security (app, { corsOrigin }) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // No upgrade to https: on a plain http address the page would stay white. TLS is the balancer's.
      directives: { upgradeInsecureRequests: null }
    },
    strictTransportSecurity: false,
    global: true
  })
  if (corsOrigin === undefined) return
  await app.register(cors, {
    origin: corsOrigin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['ETag', 'Location', 'Retry-After', 'X-Request-Id', 'X-Ignored-Parameters', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Idempotent-Replayed'],
    maxAge: 600
  })
}, { name: 'security', fastify: '5.x' })
