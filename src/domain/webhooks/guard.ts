import { BlockList, isIP } from 'node:net'

/** Rules for webhook addresses, against server-side request forgery (SSRF). */
export interface TargetRules {
  /** WEBHOOK_ALLOW_PRIVATE: also allows private networks, any port and plain HTTP. */
  allowPrivate: boolean
}

/**
 * Addresses that are not on the public internet, or that we must not contact, by the source of the rule. A range within another one is
 * listed as well, so that the list can be compared with its source.
 */
export const NOT_PUBLIC: Record<string, readonly string[]> = {
  'https://www.iana.org/assignments/iana-ipv4-special-registry': [
    '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
    '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24',
    '203.0.113.0/24', '240.0.0.0/4', '255.255.255.255/32'
  ],
  // Those of 64:ff9b::, ::ffff:0:0, 2001:: and 2002:: embed an IPv4 address, which may be any of the above.
  'https://www.iana.org/assignments/iana-ipv6-special-registry': [
    '::/128', '::1/128', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/23', '2001:db8::/32',
    '2002::/16', '2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10'
  ],
  'RFC 4291: addresses that are compatible with IPv4, and RFC 3879: site-local ones': ['::/96', 'fec0::/10'],
  'https://www.iana.org/assignments/multicast-addresses and ipv6-multicast-addresses': ['224.0.0.0/4', 'ff00::/8'],
  // Through these, clouds talk to their own machines: they answer with a machine's secrets, or act for it. All but Azure's are in a range
  // above.
  'the documentation of AWS, Azure (WireServer, health and DNS), Google, Alibaba, Oracle': [
    '169.254.169.254/32', '169.254.170.2/32', 'fd00:ec2::254/128', '168.63.129.16/32', 'fd20:ce::254/128', '100.100.100.200/32',
    '192.0.0.192/32', 'fd00:c1::a9fe:a9fe/128'
  ]
}
/** All public IPv6 addresses: the others are not assigned (https://www.iana.org/assignments/ipv6-address-space). */
export const ASSIGNED_V6 = '2000::/3'

// A list for each family: Node takes an IPv4 address for one of ::ffff:0:0/96 as well.
function listOf (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.filter(range => range.includes(':') === (family === 'ipv6'))) {
    const [network, bits] = range.split('/') as [string, string]
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
const notPublicV4 = listOf(Object.values(NOT_PUBLIC).flat(), 'ipv4')
const notPublicV6 = listOf(Object.values(NOT_PUBLIC).flat(), 'ipv6')
const assignedV6 = listOf([ASSIGNED_V6], 'ipv6')

/** Whether this IP address is on the public internet. */
export function isPublicAddress (address: string): boolean {
  switch (isIP(address)) {
    case 4: return !notPublicV4.check(address, 'ipv4')
    case 6: return assignedV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
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
  if (url.href.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters after percent-encoding`
  if (allowPrivate) return undefined
  if (url.protocol !== 'https:') return 'must be an https URL'
  const port = url.port === '' ? 443 : Number(url.port)
  if (port !== 443 && (port < 1024 || FORBIDDEN_PORTS.has(port))) {
    return `must not use port ${port}; use 443, or one above 1023 that no other protocol uses`
  }
  const host = hostOf(url)
  const isLocal = isIP(host) === 0 ? /(^|\.)localhost\.?$/i.test(host) : !isPublicAddress(host)
  return isLocal ? 'must be a public address; private, loopback and link-local ones are refused' : undefined
}
