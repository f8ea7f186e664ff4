import fp from 'fastify-plugin'
import { ApiError } from '../src/errors.js'
import { checkEncoding, checkJson, describeSyntaxError } from '../src/http/json-body.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body has many items: it may be larger. */
    isBulk?: true
  }
}

/**
 * Checks JSON before it is parsed. An empty JSON body, which some clients send with DELETE and actions, counts as no body.
 * @param options.bulkLimit bytes that the body of a bulk operation may have
 */
export default fp(async function jsonBody (app, { bulkLimit }: { bulkLimit: number }) {
  app.addHook('onRoute', route => { if (route.config?.isBulk === true) route.bodyLimit = bulkLimit })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    checkEncoding(request)
    checkJson(body)
    const text = body.toString()
    parse(request, text, (error, value) => {
      if (error !== null) done(new ApiError('MALFORMED_REQUEST', describeSyntaxError(text)))
      else if (request.is404 || request.routeOptions.schema?.body !== undefined) done(null, value)
      else done(refusal(value), value)
    })
  })
}, { name: 'json-body', fastify: '5.x' })

/** Why an operation that takes no body refuses this one: what is in it would be ignored. `null` and `{}` hold nothing. */
function refusal (body: unknown): ApiError | null {
  const isObject = typeof body === 'object' && !Array.isArray(body)
  if (!isObject) return new ApiError('BAD_ARGUMENT', { target: 'body', message: 'the body must be empty' })
  const [field] = Object.keys(body ?? {})
  if (field === undefined) return null
  return new ApiError('BAD_ARGUMENT', { target: field, message: `${field} is not a known field`, rule: { name: 'unknown' } })
}
