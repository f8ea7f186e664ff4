import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import type { LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import { stat } from 'node:fs/promises'
import type { NetworkInterfaceInfo } from 'node:os'
import { DnsNames, familiesOf, namesOf, SystemNames } from '../../src/workers/delivery/names.js'
import { Sender } from '../../src/workers/delivery/sender.js'
import { serveNames } from '../name-server.js'
import { t } from '../part.js'
import { receive, waitFor } from '../receiver.js'

const message = {
  deliveryId: 'd',
  webhookId: 'w',
  companyName: 'Acme',
  eventId: 'e',
  event: '{"id":"e"}',
  clientHeaders: {},
  secrets: [`whsec_${Buffer.alloc(32, 1).toString('base64')}`],
  retryingFor: null,
  webhookIsFailing: false,
  traceparent: null
}
/** Longer than any test. */
const PATIENT = { timeout: 600_000, tries: 1 }
const both = (): Array<4 | 6> => [4, 6]
const isSilent = (name: string) => name.startsWith('silent')
/** Lets all that is ready go on. */
const settle = async () => { for (let i = 0; i < 5; i++) await new Promise(setImmediate) }

const counting = new AsyncLocalStorage<{ threads: number }>()
const hook = createHook({
  init (_id, type) {
    const count = counting.getStore()
    if (type === 'GETADDRINFOREQWRAP' && count !== undefined) count.threads++
  }
}).enable()
t.teardown(() => hook.disable())

t.test('a name of a public receiver → looked up without a thread', async t => {
  const sender = new Sender({ allowPrivate: false })
  t.teardown(() => sender.close())
  const count = { threads: 0 }
  // So long a label cannot be asked for: nothing is sent.
  const outcome = await counting.run(count, async () => await sender.send(`https://${'a'.repeat(64)}.example/`, message))
  t.match(outcome, { status: null, error: 'the name of the host is not known' })
  t.equal(count.threads, 0)
})

t.test('names whose DNS is silent → hold no thread, and a delivery to another receiver goes out', async t => {
  const receiver = await receive(t)
  const server = await serveNames(t, (name, type) => isSilent(name) ? undefined : type === 'A' ? ['127.0.0.1'] : [])
  const names = new DnsNames({ ...PATIENT, servers: [server.address] }, both)
  const strict = new Sender({ allowPrivate: false }, PATIENT.timeout, names)
  const sender = new Sender({ allowPrivate: true }, PATIENT.timeout, names)
  t.teardown(() => sender.close())
  const count = { threads: 0 }
  let ended = 0
  const hanging = counting.run(count, () => Array.from({ length: 50 }, async (_, n) => {
    const outcome = await strict.send(`https://silent-${n}.example/`, message)
    ended++
    return outcome
  }))
  await waitFor(() => server.asked.length === 100)
  t.equal(count.threads, 0)
  await Promise.all(Array.from({ length: 8 }, async () => await Promise.all([stat('.'), dns.lookup('localhost')])))
  const { port } = new URL(receiver.url)
  t.match(await sender.send(`http://receiver.example:${port}/`, message), { status: 204, error: null })
  t.match(
    await strict.send(`https://receiver.example:${port}/`, message),
    { status: null, error: 'the name leads to an address that is not public' }
  )
  t.equal(ended, 0)
  strict.close()
  t.strictSame(new Set(await Promise.all(hanging)), new Set([undefined]), 'close gives the look-ups up')
  t.equal(receiver.received.length, 1)
})

t.test('answers of DNS → both families, each address checked; one that fails does not take the other along', async t => {
  const answers: Record<string, Record<'A' | 'AAAA', string[] | { code: number }>> = {
    'both.example': { A: ['192.0.2.1', '192.0.2.2'], AAAA: ['2606:4700:0:0:0:0:0:1'] },
    'half.example': { A: ['93.184.216.34'], AAAA: ['0:0:0:0:0:0:0:1'] },
    'four.example': { A: ['192.0.2.1'], AAAA: { code: 2 } },
    'six.example': { A: [], AAAA: ['2606:4700:0:0:0:0:0:1'] }
  }
  const server = await serveNames(t, (name, type) => answers[name]?.[type] ?? { code: 3 })
  const options = { ...PATIENT, servers: [server.address] }
  const [four1, four2, six] = [
    { address: '192.0.2.1', family: 4 }, { address: '192.0.2.2', family: 4 }, { address: '2606:4700::1', family: 6 }
  ]
  t.strictSame(await new DnsNames(options, both).find('both.example'), [four1, four2, six])
  t.strictSame(await new DnsNames(options, () => [6, 4]).find('both.example'), [six, four1, four2], 'in the order of the machine')
  t.strictSame(await new DnsNames(options, both).find('four.example'), [four1])
  t.strictSame(await new DnsNames(options, both).find('six.example'), [six])
  await t.rejects(new DnsNames(options, () => [4]).find('six.example'), { code: 'ENOTFOUND' })
  const sender = new Sender({ allowPrivate: false }, PATIENT.timeout, new DnsNames(options, both))
  t.match(
    await sender.send('https://half.example/', message), { error: 'the name leads to an address that is not public' }
  )
})

t.test('no address → the same words as ever: an unknown name, or one that could not be looked up', async t => {
  const codes: Record<string, number> = { unknown: 3, fault: 2, denied: 5, garbled: 1 }
  const server = await serveNames(t, name => isSilent(name) ? undefined : name === 'empty' ? [] : { code: codes[name] as number })
  const send = async (name: string, options = PATIENT, address = server.address) => {
    const sender = new Sender({ allowPrivate: false }, PATIENT.timeout, new DnsNames({ ...options, servers: [address] }, both))
    return (await sender.send(`https://${name}/`, message))?.error
  }
  for (const name of ['unknown', 'empty']) t.equal(await send(name), 'the name of the host is not known', name)
  const unanswered = 'the name of the host could not be looked up'
  for (const name of ['fault', 'denied', 'garbled']) t.equal(await send(name), unanswered, name)
  const brief = { timeout: 50, tries: 1 }
  t.equal(await send('silent', brief), unanswered, 'silent')
  t.equal(await send('unknown', brief, '127.0.0.1:1'), unanswered, 'a server that refuses connections')
})

t.test('a name that is being looked up → who wants it, too, waits for the same answer; later it is asked for again', async t => {
  const server = await serveNames(t, (_name, type) => type === 'A' ? ['192.0.2.1'] : [])
  const names = new DnsNames({ ...PATIENT, servers: [server.address] }, both)
  const find = async () => await Promise.all(Array.from({ length: 10 }, async () => await names.find('one.example')))
  t.strictSame(new Set((await find()).map(([found]) => found?.address)), new Set(['192.0.2.1']))
  t.strictSame(server.asked.toSorted(), ['A one.example', 'AAAA one.example'])
  await find()
  t.equal(server.asked.length, 4)
})

t.test('families → those of which the machine has an address, IPv6 first only if it is a public one', async t => {
  const of = (...addresses: string[]) => familiesOf({
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }, { address: '::1', family: 'IPv6', internal: true }],
    eth0: addresses.map(address => ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal: false }))
  } as unknown as Record<string, NetworkInterfaceInfo[]>)
  t.strictSame(of('10.0.0.1'), [4])
  t.strictSame(of('10.0.0.1', 'fe80::1'), [4])
  t.strictSame(of('10.0.0.1', 'fd00::1'), [4, 6])
  t.strictSame(of('10.0.0.1', 'fd00::1', '2a00:1450::1'), [6, 4])
  t.strictSame(of('fd00::1'), [6])
  t.strictSame(of('2a00:1450::1'), [6])
  t.strictSame(of(), [4, 6])
})

/** A system that is told when to answer, and what. */
function system () {
  const asked: string[] = []
  const answers: Array<(error: Error | null, found?: LookupAddress[]) => void> = []
  const names = (timeoutMs: number) => new SystemNames(timeoutMs, ((name: string, _options: object, answer: typeof answers[0]) => {
    asked.push(name)
    answers.push(answer)
  }) as never)
  const found = [{ address: '127.0.0.1', family: 4 }]
  const silence = Object.assign(new Error('silence'), { code: 'EAI_AGAIN' })
  return { asked, names, found, say: (error: Error | null = null) => answers.shift()?.(error, found), silence }
}

t.test('names of the system → only where private addresses are allowed', async t => {
  t.ok(namesOf({ allowPrivate: false }, 1) instanceof DnsNames)
  t.ok(namesOf({ allowPrivate: true }, 1) instanceof SystemNames)
  const receiver = await receive(t)
  const sender = new Sender({ allowPrivate: true })
  t.teardown(() => sender.close())
  t.match(await sender.send(receiver.url.replace('127.0.0.1', 'localhost'), message), { status: 204, error: null })
})

t.test('names of the system → one look-up at a time, one for all who want the name; answered ones first', async t => {
  const { asked, names, found, say, silence } = system()
  const lane = names(PATIENT.timeout)
  const silent = [lane.find('silent'), lane.find('silent')]
  const quick = [lane.find('a'), lane.find('b'), lane.find('a')]
  await settle()
  t.strictSame(asked, ['silent'])
  say(silence)
  for (const one of silent) await t.rejects(one, { code: 'EAI_AGAIN' })
  for (let i = 0; i < 2; i++) say()
  for (const one of quick) t.strictSame(await one, found)
  t.strictSame(asked.splice(0), ['silent', 'a', 'b'])
  const later = ['new', 'silent', 'newer', 'a'].map(async name => await lane.find(name))
  for (let i = 0; i < 4; i++) say()
  for (const one of later) t.strictSame(await one, found)
  t.strictSame(asked, ['new', 'a', 'newer', 'silent'])
})

t.test('a name of the system that nobody waits for any more → not looked up', async t => {
  const { asked, names, say } = system()
  const lane = names(0)
  const [, waiting] = [lane.find('first'), lane.find('waiting')]
  say()
  await t.rejects(waiting, { code: 'EAI_AGAIN' })
  t.strictSame(asked, ['first'])
})

t.test('a look-up of the system without an end → no answer within the time of the attempt; close gives up all that wait', async t => {
  const { names } = system()
  const lane = names(PATIENT.timeout)
  const sender = new Sender({ allowPrivate: true }, 50, lane)
  const outcomes = await Promise.all(['one', 'two'].map(async name => await sender.send(`http://${name}.example/`, message)))
  for (const outcome of outcomes) t.match(outcome, { status: null, error: 'no answer within 0.05 seconds' })
  const waiting = lane.find('three.example')
  sender.close()
  await t.rejects(waiting, { code: 'EAI_AGAIN' })
})
