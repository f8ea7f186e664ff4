/** W3C Trace Context: version, trace id, parent id, flags; later versions may have more behind them. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/
const LENGTH = 55

/** The trace that a `traceparent` header names, as version 00; undefined without a valid one. */
export function readTraceparent (header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && TRACEPARENT.test(header) ? `00${header.slice(2, LENGTH)}` : undefined
}

/** The parts of a valid `traceparent`. */
export function partsOf (traceparent: string): { traceId: string, spanId: string, traceFlags: number } {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}
