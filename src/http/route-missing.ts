import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.js'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods that the path of this request supports, according to the router. */
export function methodsOf (request: FastifyRequest): string[] {
  const url = request.raw.url ?? '/'
  return METHODS.filter(method => {
    const route = request.server.findRoute({ method, url })
    return route !== null && !('*' in (route.params ?? {}))
  })
}

/** The error for a request without a route: 405 with the methods of the path, or 404. */
export function routeMissing (request: FastifyRequest): ApiError {
  const allowed = methodsOf(request)
  if (allowed.length === 0) return new ApiError('NOT_FOUND')
  const list = allowed.join(', ')
  return new ApiError('METHOD_NOT_ALLOWED', `this URL supports ${list}`, { headers: { allow: list } })
}
