import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i
/** Headers of those who pass requests on. */
const FORWARDING = /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/

/**
 * Whether somebody on this machine asks, by a name of this machine: another name that leads here (DNS rebinding) is none. What a proxy
 * passes on does not count, whether or not the proxy is believed.
 */
export function isLocalRequest ({ raw: { socket, headers } }: FastifyRequest): boolean {
  return LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some(name => FORWARDING.test(name))
}
