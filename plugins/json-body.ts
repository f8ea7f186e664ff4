import fp from 'fastify-plugin'
import { checkJson } from '../src/http/json-body.js'

/** JSON, looked over before it is parsed. An empty body with this type, as some clients send it with DELETE and actions, is no body. */
export default fp(async function jsonBody (app) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    checkJson(body)
    parse(request, body.toString(), done)
  })
}, { name: 'json-body', fastify: '5.x' })
