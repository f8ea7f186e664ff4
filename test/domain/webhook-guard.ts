import fc from 'fast-check'
import { ASSIGNED_V6, isPublicAddress, NOT_PUBLIC, targetFault } from '../../src/domain/webhooks/guard.js'
import { GIVE_UP_AFTER_MS, retryIn } from '../../src/workers/delivery/retry.js'
import { t } from '../part.js'

t.test('public addresses → let through', async t => {
  for (const address of [
    '8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.0.1', '223.255.255.255', '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001:82f::200e'
  ]) {
    t.ok(isPublicAddress(address), address)
  }
})

t.test('private, loopback, link-local, metadata, multicast and mapped addresses → kept out', async t => {
  const kept = [
    '0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1',
    '192.168.1.1', '198.18.0.1', '203.0.113.9', '168.63.129.16', '100.100.100.200', '192.0.0.192', '192.88.99.2',
    '2001:20::1', '2001:30::1', '2620:4f:8000::1', '3fff::1', '5f00::1', '100:0:0:1::1', '64:ff9b::a83f:8110', '::ffff:168.63.129.16',
    '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1',
    '64:ff9b:1::1', '100::1', '2001:db8::1', '2001::1',
    '2002:7f00:1::', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', 'fd00:ec2::254', 'no address', ''
  ]
  for (const address of kept) t.notOk(isPublicAddress(address), address)
})

/** A range as numbers, read without the code that is tested. */
interface Range { isV4: boolean, first: bigint, last: bigint }

function rangeOf (text: string): Range {
  const [network = '', bits = ''] = text.split('/')
  const isV4 = !network.includes(':')
  const first = isV4 ? toNumber(network.split('.'), 10) : toNumber(groupsOf(network), 16)
  return { isV4, first, last: first + 2n ** BigInt((isV4 ? 32 : 128) - Number(bits)) - 1n }
}

const toNumber = (parts: string[], base: 10 | 16): bigint =>
  parts.reduce((sum, part) => sum * (base === 10 ? 256n : 65_536n) + BigInt(parseInt(part, base)), 0n)

function groupsOf (network: string): string[] {
  const [before = [], after = []] = network.split('::').map(half => half === '' ? [] : half.split(':'))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function toAddress (isV4: boolean, number: bigint): string {
  const [parts, size] = isV4 ? [4, 8n] : [8, 16n]
  const values = Array.from({ length: parts }, (_, n) => (number >> (size * BigInt(parts - 1 - n))) % 2n ** size)
  return isV4 ? values.join('.') : values.map(value => value.toString(16)).join(':')
}

t.test('each special range → kept out from its first address to its last; those beside it only if they are special, too', async t => {
  const ranges = Object.values(NOT_PUBLIC).flat().map(rangeOf)
  const assigned = rangeOf(ASSIGNED_V6)
  const isWithin = (range: Range, isV4: boolean, number: bigint) =>
    range.isV4 === isV4 && range.first <= number && range.last >= number
  let beside = 0
  for (const { isV4, first, last } of ranges) {
    for (const number of [first, (first + last) / 2n, last]) t.notOk(isPublicAddress(toAddress(isV4, number)), toAddress(isV4, number))
    for (const number of [first - 1n, last + 1n]) {
      if (number < 0n || number >= 2n ** (isV4 ? 32n : 128n)) continue
      const isPublic = !ranges.some(range => isWithin(range, isV4, number)) && (isV4 || isWithin(assigned, false, number))
      t.equal(isPublicAddress(toAddress(isV4, number)), isPublic, toAddress(isV4, number))
      if (isPublic) beside++
    }
  }
  t.ok(beside >= 30, `${beside} of them are public`)
})

t.test('the registries and the clouds → all of these are in the list', async t => {
  const ranges = Object.values(NOT_PUBLIC).flat()
  for (const range of [
    '192.88.99.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', '2001::/23', '64:ff9b::/96', '64:ff9b:1::/48',
    '::ffff:0:0/96', '2002::/16', '100::/64', '5f00::/16', '3fff::/20', '168.63.129.16/32', '169.254.169.254/32', 'fd00:ec2::254/128',
    '100.100.100.200/32'
  ]) t.ok(ranges.includes(range), range)
})

t.test('any spelling of a loopback address in a URL → refused', async t => {
  for (const host of [
    '127.1', '0177.0.0.1', '0x7f000001', '017700000001', '127.0.0.1.', '[::ffff:127.0.0.1]', '[0:0:0:0:0:ffff:7f00:0001]', '①②⑦.0.0.1',
    'LOCALHOST', 'x.localhost'
  ]) {
    t.ok(targetFault(new URL(`https://${host}/`), { allowPrivate: false }), host)
  }
  t.equal(targetFault(new URL('http://127.0.0.1:8080/'), { allowPrivate: true }), undefined)
  t.equal(targetFault(new URL('https://example.com:8443/a?b=c'), { allowPrivate: false }), undefined)
})

t.test('times of retries → from 5 seconds to 24 hours, with jitter, for three days and one last time when they end', async t => {
  fc.assert(fc.property(fc.nat({ max: 100 }), fc.integer({ min: 0, max: GIVE_UP_AFTER_MS - 1 }), (tries, retryingFor) => {
    const wait = retryIn(tries, retryingFor) as number
    return wait >= 1 && wait <= 24 * 3600e3 && retryingFor + wait <= GIVE_UP_AFTER_MS + 1
  }))
  t.equal(retryIn(3, GIVE_UP_AFTER_MS), null)
  let [elapsed, tries] = [0, 0]
  for (let wait = retryIn(0, 0); wait !== null; wait = retryIn(++tries, elapsed)) {
    if (tries === 0) t.ok(wait >= 5000 && wait <= 6000)
    elapsed += wait
  }
  t.equal(elapsed, GIVE_UP_AFTER_MS)
  t.ok(tries >= 9 && tries <= 13, `${tries} tries`)
  t.ok(new Set(Array.from({ length: 20 }, () => retryIn(2, 0))).size > 1, 'not all at the same moment')
})
