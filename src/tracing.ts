import { setTimeout as sleep } from 'node:timers/promises'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import pg from 'pg'
import { partsOf } from './http/trace-context.js'
import { VERSION } from './version.js'

// OpenTelemetry. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set: nothing imports this file but types (plugins/tracing.ts).

/** How long a stop waits for the last spans: the SDK waits 10 s for an answer, longer than a stop may take in all. */
const STOP_MS = 1500

/** The span of one request. */
export interface RequestSpan {
  /** The `traceparent` that names this span as the parent of what others do for the request. */
  readonly traceparent: string
  /** Runs `work`, with all that it starts, as a part of the request. */
  run (work: () => void): void
  end (status: number): void
}

export interface Tracing {
  /** @param parent the trace that the request names, if it does */
  begin (method: string, route: string, parent: string | undefined): RequestSpan
  stop (): Promise<void>
}

/** Messages of errors may quote values of a request: only that there was an error is exported. */
class Processor extends BatchSpanProcessor {
  override onEnd (span: ReadableSpan): void {
    const { status, events } = span as { status: ReadableSpan['status'], events: ReadableSpan['events'] }
    Object.assign(span, { status: { code: status.code } })
    events.length = 0
    super.onEnd(span)
  }
}

/** Spans for the statements of requests, with their text but without their values. `pg` is loaded already, so it is patched in place. */
class Statements extends PgInstrumentation {
  patch (): void { for (const { name, patch } of this.init()) if (name === 'pg') patch?.(pg) }
  unpatch (): void { for (const { name, unpatch } of this.init()) if (name === 'pg') unpatch?.(pg) }
}

/** @param endpoint base address of an OTLP receiver; spans go to `/v1/traces` under it, as JSON by HTTP */
export function startTracing (endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const ours = resourceFromAttributes({ 'service.name': 'recruitment-api', 'service.version': VERSION })
  const resource = ours.merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new Processor(exporter)] })
  const tracer = provider.getTracer('recruitment-api', VERSION)
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const statements = new Statements({
    enabled: false,
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook: (span, { query }) => span.updateName(statementName(query.text))
  })
  statements.setTracerProvider(provider)
  statements.patch()

  return {
    begin (method, route, parent) {
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route }
      }, contextOf(parent))
      const own = trace.setSpan(ROOT_CONTEXT, span)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
        run: work => context.with(own, work),
        end (status) {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      }
    },
    async stop () {
      statements.unpatch()
      context.disable()
      // Spans are lost while the receiver is away, or does not answer.
      await Promise.race([provider.shutdown().catch(() => {}), sleep(STOP_MS, undefined, { ref: false })])
    }
  }
}

const VERB = /\b(?:select|insert|update|delete)\b/i
const TABLE = /\b(?:(?<!distinct )from|into|(?<!(?:for|key) )update)\s+(?!as\b)([a-z_][\w.]*)/i

/** What a statement does, and with which table first, such as `SELECT jobs`: what is in parentheses, as after `with`, does not count. */
export function statementName (text: string): string {
  let [outer, before] = [text, '']
  while (outer !== before) [outer, before] = [outer.replace(/\([^()]*\)/g, ' '), outer]
  const verb = VERB.exec(outer) ?? /[a-z]+/i.exec(outer)
  if (verb === null) return 'query'
  const table = TABLE.exec(outer.slice(verb.index))?.[1]
  return [verb[0].toUpperCase(), ...(table === undefined ? [] : [table])].join(' ')
}

function contextOf (traceparent: string | undefined): Context {
  return traceparent === undefined
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { ...partsOf(traceparent), isRemote: true })
}
