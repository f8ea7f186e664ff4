import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from 'prom-client'
import type {} from './identity.js'
import { VERSION } from '../src/version.js'
import { listenForMetrics } from './metrics-listener.js'
import { sentStatus } from './request-end.js'
import { requestMetrics } from './request-metrics.js'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: MetricMakers & {
      limiterShared: Gauge
      limiterFallbacks: Counter
    }
  }
  interface FastifyRequest {
    /** Whether it is among those in flight. A request that HTTP itself forbids is refused before, and ends like any other. */
    isInFlight: boolean
  }
}

type Readings = Record<string, number>

export interface MetricMakers {
  /** Adds a gauge that is read at each scrape: one value for each word of its label; none while they are unknown. */
  gauge: (name: string, help: string, label: string, read: () => Readings | Promise<Readings | undefined>) => void
  /** Adds a gauge without a label that is read at each scrape; it is left out while its value is unknown. */
  value: (name: string, help: string, read: () => Promise<number | undefined>) => void
  /** Adds a counter that starts at 0 for each word of its label. @returns the function that adds to it: 1, or the given number */
  counter: <Word extends string>(name: string, help: string, label: string, words: readonly Word[]) => (word: Word, by?: number) => void
  /** Adds a counter that is read at each scrape: one value for each word of its label, which only grows. */
  counterOf: (name: string, help: string, label: string, read: () => Record<string, number>) => void
  /** Adds a histogram. @returns the function that records a value */
  histogram: (name: string, help: string, buckets: number[]) => (value: number) => void
}

export interface MetricsOptions {
  host: string
  /** A separate port for metrics; without it they are on the API port. */
  port: number | undefined
}

/**
 * `/metrics` in the text format of Prometheus. Labels are route patterns, never URLs, and probing does not create more of them: all
 * requests without a route, or without a required valid token, count as one route, and all unusual methods as one method.
 */
export default fp<MetricsOptions>(async function metrics (app, { host, port }) {
  const registry = new Registry()
  const registers = [registry]
  for (const metric of metricsOfProcess()) registry.registerMetric(metric)
  new Gauge({ name: 'build_info', help: 'Always 1: the versions of the product and of Node.', labelNames: ['version', 'node'], registers })
    .set({ version: VERSION, node: process.versions.node }, 1)
  const countsOf = requestMetrics(registry)
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
  app.decorateRequest('isInFlight', false)
  app.addHook('onRequest', (request, _reply, done) => {
    request.isInFlight = true
    inFlight++
    done()
  })
  app.onRequestEnd((request, reply) => {
    if (request.isInFlight) inFlight--
    const { routeOptions: route, identity, method } = request
    const isProbe = route.url === undefined || (route.config.scope !== undefined && identity === null)
    countsOf(method, isProbe ? undefined : route).add(sentStatus(reply), reply.elapsedTime / 1000)
  })
  const read = async () => await registry.metrics()
  // The port is opened before the API listens: if that fails, so does the start.
  if (port !== undefined) {
    app.addHook('onReady', async () => await listenForMetrics(app, read, host, port))
    return
  }
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return await reply.type(registry.contentType).send(await read())
  })
}, { name: 'metrics', fastify: '5.x', dependencies: ['request-end'] })

let ofProcess: Registry | undefined

/** Memory, processor time, event loop and garbage collection: measured for as long as the process runs, for all of its apps. */
function metricsOfProcess (): Metric[] {
  const registry = ofProcess ?? new Registry()
  if (ofProcess === undefined) collectDefaultMetrics({ register: ofProcess = registry })
  return registry.getMetricsAsArray().flatMap(({ name }) => registry.getSingleMetric(name) ?? [])
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
        async collect () {
          const values = Object.entries(await read() ?? {})
          gauge.reset()
          for (const [word, value] of values) gauge.set({ [label]: word }, value)
        }
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
    histogram: (name, help, buckets) => new Histogram({ name, help, buckets, registers }).labels().observe
  }
}
