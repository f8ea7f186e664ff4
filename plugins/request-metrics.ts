import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { madeOnce } from '../src/domain/shared/made-once.js'
import { Histogram } from './histogram.js'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD'])

type Kind = 'read' | 'write' | 'feed'

/** The operations of the API: `feed` is what waits or streams, the event feed, exports and files. */
function kindOf ({ scope, sendsFile }: FastifyContextConfig, method: string): Kind | undefined {
  if (scope === undefined) return undefined
  if ([scope].flat().includes('events:read') || sendsFile === true) return 'feed'
  return READS.has(method) ? 'read' : 'write'
}

type Route = FastifyRequest['routeOptions']

/** The requests of one method to one route. */
class RequestCounts {
  readonly byStatus = new Map<number, number>()

  constructor (readonly method: string, readonly route: string, private readonly durations: Array<(seconds: number) => void>) {}

  add (status: number, seconds: number): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1)
    for (const observe of this.durations) observe(seconds)
  }
}

/**
 * Durations of each operation in few buckets, because there are hundreds of operations, and durations of all operations together in many;
 * statuses are counted separately.
 * @returns the counts of a route and a method; undefined stands for all routes that are unknown
 */
export function requestMetrics (registry: Registry): (route: Route | undefined, method: string) => RequestCounts {
  const all = new Map<string, RequestCounts>()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that have ended.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
    collect () {
      requests.reset()
      for (const { method, route, byStatus } of all.values()) {
        for (const [status, count] of byStatus) requests.inc({ method, route, status }, count)
      }
    }
  })
  const help = 'Time from the request to the end of its response'
  const byRoute = new Histogram(registry, 'http_request_duration_seconds', `${help}, by route.`, [0.0025, 0.01, 0.05, 0.25, 2.5])
  const byKind = new Histogram(registry, 'http_latency_seconds', `${help}, of all operations of the API.`,
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10])
  const kinds: Record<Kind, (seconds: number) => void> = {
    read: byKind.series({ kind: 'read' }), write: byKind.series({ kind: 'write' }), feed: byKind.series({ kind: 'feed' })
  }
  const find = ({ url = 'unknown', config }: Partial<Route>, method: string): RequestCounts => {
    const known = all.get(`${method} ${url}`)
    if (known !== undefined) return known
    const kind = config && kindOf(config, method)
    const counts = new RequestCounts(method, url, [byRoute.series({ method, route: url }), ...kind === undefined ? [] : [kinds[kind]]])
    all.set(`${method} ${url}`, counts)
    return counts
  }
  const unknown = new Map<string, RequestCounts>()
  const ofRoute = madeOnce((_config: FastifyContextConfig) => new Map<string, RequestCounts>())
  return (route, given) => {
    const method = METHODS.has(given) ? given : 'other'
    const byMethod = route === undefined ? unknown : ofRoute(route.config)
    let counts = byMethod.get(method)
    if (counts === undefined) byMethod.set(method, counts = find(route ?? {}, method))
    return counts
  }
}
