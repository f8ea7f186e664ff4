import fp from 'fastify-plugin'
import { checkJson } from '../src/http/json-body.js'

/** Checks JSON before it is parsed. An empty body of this type, which some clients send with DELETE and actions, counts as no body. */
export default fp(async function jsonBody (app) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    checkJson(body)
    parse(request, body.toString(), done)
  })
}, { name: 'json-body', fastify: '5.x' })
