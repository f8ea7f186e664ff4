import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Headers that only proxies send: those of the standards, of common proxies, and of services that act as proxies. */
const FORWARDING = new RegExp(`^(${[
  'forwarded', 'via', 'cdn-loop', 'max-forwards',
  'x-(original-)?forwarded(-.+)?', 'x-original-(host|url|uri)', 'x-(real|remote|proxyuser|cluster-client)-ip', 'x-remote-addr',
  '((x|true|proxy|wl-proxy|fly|fastly)-)?client-?ip', 'x-(envoy|nginx|haproxy|traefik|varnish)(-.+)?', 'x-request-start', 'x-scheme',
  'cf-.+', 'x-(amz|amzn|azure|appengine|vercel|arr)-.+', 'x-cloud-trace-context', 'tailscale-.+', 'ngrok-.+'
].join('|')})$`)

/**
 * Whether the request comes from this machine: over a loopback address, with a loopback name (any other name that leads here is DNS
 * rebinding), in HTTP/1.1, and without a header of a proxy, trusted or not. By default nginx passes requests on in HTTP/1.0, with its own
 * name for this server and without any such header.
 */
export function isLocalRequest ({ raw: { socket, headers, httpVersion } }: FastifyRequest): boolean {
  return LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '') && httpVersion === '1.1' &&
    !Object.keys(headers).some(name => FORWARDING.test(name))
}
