import type { ErrorItem } from '../../errors.js'

// Headers that the delivery sets itself, or that would affect framing, routing or interpretation (RFC 9110, 9112).
const RESERVED = new Set([
  'host', 'transfer-encoding', 'date', 'range', 'connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect',
  'proxy-authorization', 'proxy-authenticate', 'proxy-connection', 'via', 'forwarded', 'accept-encoding', 'http2-settings', 'user-agent',
  'traceparent'
])
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]{1,100}$/
const VALUE = /^[!-~]([ -~]*[!-~])?$/

/** Maximum length of all names and values: many servers accept 8 or 16 kB of headers in total. */
const MAX_BYTES = 6000

/** Faults of the custom headers of deliveries, one item per header. */
export function headerFaults (headers: Record<string, string>): ErrorItem[] {
  const seen = new Set<string>()
  const length = Object.entries(headers).flat().join('').length
  if (length > MAX_BYTES) {
    return [{ target: 'clientHeaders', message: `clientHeaders must have at most ${MAX_BYTES} characters in total: receivers reject more` }]
  }
  return Object.entries(headers).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    const isTwice = seen.has(lower)
    seen.add(lower)
    const fault = !NAME.test(name)
      ? 'is not a header name (1 to 100 letters, digits and -)'
      : RESERVED.has(lower) || /^(webhook|content|if)-/.test(lower)
        ? 'is set by the delivery itself and cannot be chosen'
        : isTwice
          ? 'is named twice'
          : VALUE.test(value) ? undefined : 'must have a value of visible ASCII characters'
    const target = `clientHeaders.${name.slice(0, 100)}`
    return fault === undefined ? [] : [{ target, message: `${target} ${fault}` }]
  })
}
