import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type {} from './identity.js'
import { allMetrics, shareMetrics, WORKER } from '../src/cluster/worker.js'
import { VERSION } from '../src/version.js'
import { listenForMetrics } from './metrics-listener.js'
import { sentStatus } from './request-end.js'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: MetricMakers & {
      limiterShared: Gauge
      limiterFallbacks: Counter
    }
  }
}

export interface MetricMakers {
  /** Adds a gauge that is read when it is asked for: one value for each word of its label. */
  gauge: (name: string, help: string, label: string, read: () => Record<string, number>) => void
  /** Adds a gauge without a label that is read when it is asked for; while it is not known it is left out. */
  value: (name: string, help: string, read: () => Promise<number | undefined>) => void
  /** Adds a counter that stands at 0 for each word of its label. @returns what adds to it: 1, or as many as are named */
  counter: <Word extends string>(name: string, help: string, label: string, words: readonly Word[]) => (word: Word, by?: number) => void
  /** Adds a counter that is read when it is asked for: one value for each word of its label, which only grows. */
  counterOf: (name: string, help: string, label: string, read: () => Record<string, number>) => void
  /** Adds a histogram. @returns what notes a value */
  histogram: (name: string, help: string, buckets: number[]) => (value: number) => void
}

export interface MetricsOptions {
  host: string
  /** A port for them alone; without it they are on that of the API. */
  port: number | undefined
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD'])

/**
 * `/metrics` in the text format of Prometheus; of several WORKERS each answers for all. Labels are route patterns, never URLs, and
 * nobody makes more of them by probing: what has no route, or no valid token where one is needed, counts as one route, and odd methods
 * as one.
 */
export default fp<MetricsOptions>(async function metrics (app, { host, port }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'build_info', help: 'Always 1: the versions of the product and of Node.', labelNames: ['version', 'node'], registers })
    .set({ version: VERSION, node: process.versions.node }, 1)
  const countRequest = requestMetrics(registers)
  app.decorate('metrics', {
    ...metricMakers(registry),
    limiterShared: new Gauge({
      name: 'rate_limit_shared',
      help: '1 while limits are counted in Redis, 0 while this process counts for itself.',
      registers
    }),
    limiterFallbacks: new Counter({
      name: 'rate_limit_fallbacks_total',
      help: 'Requests that were counted by this process because Redis did not answer.',
      registers
    })
  })

  let inFlight = 0
  app.metrics.value('http_requests_in_flight', 'Requests in progress.', async () => inFlight)
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight++
    done()
  })
  app.onRequestEnd((request, reply) => {
    inFlight--
    const { url, config } = request.routeOptions
    const isProbe = url === undefined || (config.scope !== undefined && request.identity === null)
    const method = METHODS.has(request.method) ? request.method : 'other'
    const kind = config.scope === 'events:read' ? 'feed' : READS.has(method) ? 'read' : 'write'
    const isOperation = config.scope !== undefined && !isProbe
    countRequest(method, isProbe ? 'unknown' : url, sentStatus(reply), isOperation ? kind : undefined, reply.elapsedTime / 1000)
  })
  if (WORKER !== undefined) shareMetrics(registry)
  const read = WORKER === undefined ? async () => await registry.metrics() : allMetrics
  // The port is taken before the API listens: what prevents it prevents the start.
  if (port !== undefined) {
    app.addHook('onReady', async () => await listenForMetrics(app, read, host, port))
    return
  }
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return await reply.type(registry.contentType).send(await read())
  })
}, { name: 'metrics', fastify: '5.x', dependencies: ['request-end'] })

/**
 * Durations of each operation in few buckets, since there are hundreds, and those of all of them in many; statuses are counted
 * apart from both. `feed` is what waits or streams: the event feed and exports.
 * @returns what counts a request and its seconds; without a kind, for what is no operation, in no sum over all of them
 */
function requestMetrics (registers: Registry[]) {
  const requests = new Counter({
    name: 'http_requests_total', help: 'Requests that have ended.', labelNames: ['method', 'route', 'status'] as const, registers
  })
  const help = 'Time from the request to the end of its response'
  const byRoute = new Histogram({
    name: 'http_request_duration_seconds',
    help: `${help}, by route.`,
    labelNames: ['method', 'route'] as const,
    buckets: [0.0025, 0.01, 0.05, 0.25, 2.5],
    registers
  })
  const byKind = new Histogram({
    name: 'http_latency_seconds',
    help: `${help}, of all operations of the API.`,
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers
  })
  return (method: string, route: string, status: number, kind: 'read' | 'write' | 'feed' | undefined, seconds: number) => {
    requests.inc({ method, route, status })
    byRoute.observe({ method, route }, seconds)
    if (kind !== undefined) byKind.observe({ kind }, seconds)
  }
}

function metricMakers (registry: Registry): MetricMakers {
  const registers = [registry]
  const counterOf: MetricMakers['counterOf'] = (name, help, label, read) => {
    const counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect () {
        counter.reset()
        for (const [word, value] of Object.entries(read())) counter.inc({ [label]: word }, value)
      }
    })
  }
  return {
    gauge (name, help, label, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect () { for (const [word, value] of Object.entries(read())) gauge.set({ [label]: word }, value) }
      })
    },
    value (name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect () {
          const value = await read()
          if (value === undefined) gauge.remove()
          else gauge.set(value)
        }
      })
    },
    counter (name, help, label, words) {
      const counts = Object.fromEntries(words.map(word => [word, 0])) as Record<typeof words[number], number>
      counterOf(name, help, label, () => counts)
      return (word, by = 1) => { counts[word] = (counts[word] ?? 0) + by }
    },
    counterOf,
    histogram (name, help, buckets) {
      const histogram = new Histogram({ name, help, buckets, registers })
      return value => histogram.observe(value)
    }
  }
}
