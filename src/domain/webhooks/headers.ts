import type { ErrorItem } from '../../errors.js'

// What the delivery itself sets, and what would change how it is framed, routed or understood on its way (RFC 9110, 9112).
const RESERVED = new Set([
  'host', 'transfer-encoding', 'date', 'range', 'connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect',
  'proxy-authorization', 'proxy-authenticate', 'proxy-connection', 'via', 'forwarded', 'accept-encoding', 'http2-settings', 'user-agent'
])
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]{1,100}$/
const VALUE = /^[!-~]([ -~]*[!-~])?$/

/** Characters of all names and values: many servers take 8 or 16 kB of headers, some of which are ours. */
const MAX_BYTES = 6000

/** What is wrong with the headers that a client wants with each delivery, one item for each header. */
export function headerFaults (headers: Record<string, string>): ErrorItem[] {
  const seen = new Set<string>()
  const length = Object.entries(headers).flat().join('').length
  if (length > MAX_BYTES) {
    return [{ target: 'clientHeaders', message: `clientHeaders must have at most ${MAX_BYTES} characters in all: receivers refuse more` }]
  }
  return Object.entries(headers).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    const isTwice = seen.has(lower)
    seen.add(lower)
    const fault = !NAME.test(name)
      ? 'is not a name of a header (1 to 100 letters, digits and -)'
      : RESERVED.has(lower) || /^(webhook|content|if)-/.test(lower)
        ? 'is set by the delivery itself and cannot be chosen'
        : isTwice
          ? 'is named twice'
          : VALUE.test(value) ? undefined : 'must have a value of visible ASCII characters'
    const target = `clientHeaders.${name.slice(0, 100)}`
    return fault === undefined ? [] : [{ target, message: `${target} ${fault}` }]
  })
}
