import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { RESPONSE_HEADERS } from '../src/http/header-catalog.js'
import { methodsOf } from '../src/http/route-missing.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** onRequest hook: answers a browser's preflight for a path that exists; ignores every other request. */
    answerPreflight: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  }
}

/** Origins whose pages may call the API; undefined disables CORS. */
export interface CorsOptions {
  origin: string[] | '*' | undefined
  /** Whether faults can be injected: responses then have a header that names them. */
  hasFaults: boolean
}

/** Response headers that browser scripts can read only if they are listed. */
const EXPOSED = Object.keys(RESPONSE_HEADERS)
const MAX_AGE_SECONDS = '600'
/** Header names, separated by commas. */
const NAMES = /^[\w\-, ]{1,1000}$/

/**
 * Cross-origin requests (https://fetch.spec.whatwg.org/#http-cors-protocol). OPTIONS has no route: it runs through the hooks of its
 * scope like any other method, and `answerPreflight` comes after the rate limit.
 */
export default fp<CorsOptions>(async function cors (app, { origin, hasFaults }) {
  const exposed = [...EXPOSED, ...(hasFaults ? ['X-Sandbox-Fault'] : [])].join(', ')
  const isOpen = origin === '*' || origin?.includes('*') === true
  const allowed = ({ headers }: FastifyRequest) => {
    if (isOpen) return '*'
    return headers.origin !== undefined && origin?.includes(headers.origin) === true ? headers.origin : undefined
  }

  app.decorate('answerPreflight', async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin: from, 'access-control-request-method': method, 'access-control-request-headers': names = '' } = request.headers
    if (request.method !== 'OPTIONS' || from === undefined || method === undefined || allowed(request) === undefined) return undefined
    const methods = methodsOf(request)
    if (methods.length === 0) return undefined
    if (NAMES.test(names)) reply.header('access-control-allow-headers', names)
    reply.header('access-control-allow-methods', methods.join(', ')).header('access-control-max-age', MAX_AGE_SECONDS)
    return reply.header('vary', 'Origin, Access-Control-Request-Headers').code(204).send()
  })
  if (origin === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    const value = allowed(request)
    if (!isOpen) reply.header('vary', 'Origin')
    if (value !== undefined) reply.header('access-control-allow-origin', value).header('access-control-expose-headers', exposed)
  })
  // Paths outside the API have no hooks of their own.
  app.addHook('preHandler', app.answerPreflight)
}, { name: 'cors', fastify: '5.x' })
