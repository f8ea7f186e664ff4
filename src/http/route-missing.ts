import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors.js'
import { CATALOG } from '../error-catalog.js'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The methods that a path supports, according to the router. */
function methodsAt (server: FastifyInstance, url: string): string[] {
  return METHODS.filter(method => {
    const route = server.findRoute({ method, url })
    return route !== null && !('*' in (route.params ?? {}))
  })
}

/** The methods that the path of this request supports. */
export const methodsOf = ({ server, raw: { url = '/' } }: FastifyRequest): string[] => methodsAt(server, url)

/**
 * The error for a request without a route: 405 with the methods of the path, or 404.
 * @param versions names of the versions that may have what is asked for
 */
export function routeMissing (request: FastifyRequest, versions: readonly string[] = []): ApiError {
  const allowed = methodsOf(request)
  if (allowed.length === 0) {
    const place = placeElsewhere(request, versions)
    return new ApiError('NOT_FOUND', place === undefined ? undefined : `${CATALOG.NOT_FOUND.message}: ${place}`)
  }
  const list = allowed.join(', ')
  return new ApiError('METHOD_NOT_ALLOWED', `this URL supports ${list}`, { headers: { allow: list } })
}

/** Names in a path that are looked at; none of ours has more. */
const MAX_NAMES = 8

/**
 * Where another version has what this one lacks: `candidates are at /api/v2/candidates` for `/api/v1/candidates/5`, and `steps are at
 * /api/v1/jobs/5/steps` for `/api/v2/jobs/5/steps`.
 */
function placeElsewhere ({ server, raw: { url = '' } }: FastifyRequest, versions: readonly string[]): string | undefined {
  const [, asked = '', path = ''] = /^\/api(\/v\d+)?\/([^?]+)/.exec(url) ?? []
  const names = path.split('/', MAX_NAMES)
  const isAt = (place: string) => methodsAt(server, place).length > 0
  for (const [index, name] of names.entries()) {
    const end = names.slice(0, index + 1).join('/')
    const place = isAt(`/api${asked}/${end}`) ? undefined : versions.map(version => `/api/${version}/${end}`).find(isAt)
    if (place !== undefined) return `${name} ${/^[\w-]+s$/.test(name) ? 'are' : 'is'} at ${place}`
  }
  return undefined
}
