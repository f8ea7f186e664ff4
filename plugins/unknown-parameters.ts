import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { applied, handlingOf } from '../src/http/prefer.js'
import { IGNORED, refuseUnknown } from '../src/http/validation.js'
import type {} from './identity.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an unknown query parameter is an error: as the request prefers, or else as its token says. */
    readonly isStrict: boolean
  }
}

const NOTHING = Type.Object({})

/**
 * Query parameters that the route does not know are ignored and listed in `X-Ignored-Parameters`, so that a misspelled filter is noticed.
 * With `Prefer: handling=strict` (RFC 7240), or a strict token, they are a 400.
 */
export default fp(async function unknownParameters (app) {
  // A route that takes no parameters ignores all of them.
  app.addHook('onRoute', route => { if (route.schema !== undefined) route.schema.querystring ??= NOTHING })
  app.decorateRequest('isStrict', {
    getter () {
      const handling = preferredHandling(this)
      return handling === undefined ? this.identity?.strict === true : handling === 'strict'
    }
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.isStrict) refuseUnknown(request.query as object)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const ignored = (request.query as { [IGNORED]?: string } | undefined)?.[IGNORED]
    if (ignored !== undefined) reply.header('x-ignored-parameters', ignored)
    const handling = preferredHandling(request)
    if (handling !== undefined) applied(reply, `handling=${handling}`)
    done(null, payload)
  })
}, { name: 'unknown-parameters', fastify: '5.x' })

/** How the request wants to be handled; undefined if it does not say, or has no valid token. */
function preferredHandling (request: FastifyRequest): string | undefined {
  return request.identity === null ? undefined : handlingOf(request)
}
