import type { FastifyContextConfig } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { madeOnce } from '../src/domain/shared/made-once.js'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD'])

const KINDS = ['read', 'write', 'feed'] as const
type Kind = typeof KINDS[number]

/** The operations of the API: `feed` is what waits or streams, the event feed, exports and files. */
function kindOf ({ scope, sendsFile }: FastifyContextConfig, method: string): Kind | undefined {
  if (scope === undefined) return undefined
  if ([scope].flat().includes('events:read') || sendsFile === true) return 'feed'
  return READS.has(method) ? 'read' : 'write'
}

interface Route { url?: string | undefined, config: FastifyContextConfig }

const UNKNOWN: Route = { url: 'unknown', config: {} }

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
 * @returns the counts of a method and a route, or of all that are unknown together
 */
export function requestMetrics (registry: Registry): (method: string, route?: Route) => RequestCounts {
  const all: RequestCounts[] = []
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that have ended.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
    collect () {
      requests.reset()
      for (const { method, route, byStatus } of all) {
        for (const [status, count] of byStatus) requests.inc({ method, route, status }, count)
      }
    }
  })
  const help = 'Time from the request to the end of its response'
  const byRoute = new Histogram({
    name: 'http_request_duration_seconds',
    help: `${help}, by route.`,
    labelNames: ['method', 'route'],
    buckets: [0.0025, 0.01, 0.05, 0.25, 2.5],
    registers
  })
  const byKind = new Histogram({
    name: 'http_latency_seconds',
    help: `${help}, of all operations of the API.`,
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers
  })
  for (const kind of KINDS) byKind.zero({ kind })
  const ofRoute = madeOnce((_config: FastifyContextConfig) => new Map<string, RequestCounts>())
  return (given, { url = '', config } = UNKNOWN) => {
    const method = METHODS.has(given) ? given : 'other'
    const byMethod = ofRoute(config)
    let counts = byMethod.get(method)
    if (counts === undefined) {
      const kind = kindOf(config, method)
      const durations = [byRoute.labels({ method, route: url }), ...kind === undefined ? [] : [byKind.labels({ kind })]]
      counts = new RequestCounts(method, url, durations.map(({ observe }) => observe))
      byMethod.set(method, counts)
      all.push(counts)
    }
    return counts
  }
}
