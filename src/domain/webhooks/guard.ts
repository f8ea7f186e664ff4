import { BlockList, isIP } from 'node:net'

/** Rules for webhook addresses, against server-side request forgery (SSRF). */
export interface TargetRules {
  /** WEBHOOK_ALLOW_PRIVATE: also allows private networks, any port and plain HTTP. */
  allowPrivate: boolean
}

// Everything that is not a public unicast address: what IANA's registries of special-purpose addresses name
// (https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry, RFC 6890), multicast, IPv6 addresses that
// embed an IPv4 one, and public addresses by which clouds speak to the machine itself: they answer with its secrets, or act for it.
const CLOUD = [
  '168.63.129.16/32', // Azure: WireServer, health and DNS (learn.microsoft.com, "What is IP address 168.63.129.16?")
  '100.100.100.200/32' // Alibaba Cloud: metadata; within 100.64.0.0/10, as that of Oracle and others is within 192.0.0.0/24
]
const V4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24',
  '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', ...CLOUD
]
// Public addresses are in 2000::/3, except these ranges. Addresses that embed an IPv4 address (mapped, NAT64) are outside.
const V6_PUBLIC = '2000::/3'
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

function listOf (ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network, bits] = range.split('/') as [string, string]
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
const notPublicV4 = listOf(V4, 'ipv4')
const publicV6 = listOf([V6_PUBLIC], 'ipv6')
const notPublicV6 = listOf(V6, 'ipv6')

/** Whether this IP address is on the public internet. */
export function isPublicAddress (address: string): boolean {
  switch (isIP(address)) {
    case 4: return !notPublicV4.check(address, 'ipv4')
    case 6: return publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
    default: return false
  }
}

// Besides the well-known ports below 1024: ports of services that must not receive HTTP.
const FORBIDDEN_PORTS = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 6000, 6379, 6443, 6566, 6665, 6666, 6667,
  6668, 6669,
  6679, 6697, 9042, 9092, 9200, 9300, 10080, 10250, 11211, 15672, 27017
])

/** Maximum length of an address, which is also indexed. */
const MAX_URL_LENGTH = 2048

/** The host of a URL for a socket: an IPv6 address without brackets. */
export function hostOf (url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/** What is wrong with the URL itself; its host name is resolved and checked only when it is sent to. */
export function targetFault (url: URL, { allowPrivate }: TargetRules): string | undefined {
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password; use clientHeaders'
  if (url.hash !== '') return 'must not have a fragment'
  if (url.href.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters when all that needs it is percent-encoded`
  if (allowPrivate) return undefined
  if (url.protocol !== 'https:') return 'must be an https URL'
  const port = url.port === '' ? 443 : Number(url.port)
  if (port !== 443 && (port < 1024 || FORBIDDEN_PORTS.has(port))) {
    return `must not use port ${port}; use 443, or one above 1023 that no other protocol has`
  }
  const host = hostOf(url)
  const isLocal = isIP(host) === 0 ? /(^|\.)localhost\.?$/i.test(host) : !isPublicAddress(host)
  return isLocal ? 'must be a public address; private, loopback and link-local ones are refused' : undefined
}
