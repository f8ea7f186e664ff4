import fastifyCors from '@fastify/cors'
import fp from 'fastify-plugin'

/** Origins whose pages may call the API; undefined for none. */
export interface CorsOptions { origin: string[] | '*' | undefined }

export default fp<CorsOptions>(async function cors (app, { origin }) {
  if (origin === undefined) return
  await app.register(fastifyCors, {
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['ETag', 'Location', 'Retry-After', 'X-Request-Id', 'X-Ignored-Parameters', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Idempotent-Replayed'],
    maxAge: 600
  })
}, { name: 'cors', fastify: '5.x' })
