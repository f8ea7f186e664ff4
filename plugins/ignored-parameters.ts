import { Type } from '@sinclair/typebox'
import fp from 'fastify-plugin'
import { IGNORED } from '../src/http/validation.js'

const NOTHING = Type.Object({})

/** Lists unknown query parameters in `X-Ignored-Parameters`, so that a misspelled filter is noticed. */
export default fp(async function ignoredParameters (app) {
  // A route that takes no parameters ignores all of them.
  app.addHook('onRoute', route => { if (route.schema !== undefined) route.schema.querystring ??= NOTHING })
  app.addHook('onSend', async (request, reply) => {
    const ignored = (request.query as { [IGNORED]?: string } | undefined)?.[IGNORED]
    if (ignored !== undefined) reply.header('x-ignored-parameters', ignored)
  })
}, { name: 'ignored-parameters', fastify: '5.x' })
