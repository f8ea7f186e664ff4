import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type RequestSpec } from '../shared/client.js'
import { sendClosedLoop } from '../shared/loops.js'
import { until, type Server } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import type { Rig } from './rig.js'

/** More connections than the slow clients need, so that the timeouts show first, and then the limit. */
const MAX_CONNECTIONS = 400
/** The time that each kind of slow client has, as docs/operating.md states it, and the second within which the server notices. */
const LIMIT_MS = { idle: 8000, headers: 8000, body: 10_000, reader: 60_000 }
const NOTICED_MS = 1000
/** An answered connection is given up within a second, whatever the client does. */
const LINGER_MS = 1000
const USUAL = 4
/** A page of a hundred such jobs has 10 MB: more than sockets hold. */
const TEXT = 'x'.repeat(50_000)

type Kind = keyof typeof LIMIT_MS

/** A client that never closes its side: when it began to be slow, and when the server ended the connection. */
interface SlowClient { kind: Kind, socket: Socket, opened: number, ended: number | undefined }

export const slowClients: Drill = {
  summary: 'Hundreds of clients that send or read nothing, or almost nothing: they are cut off in time, and nobody else is affected.',

  async run (rig) {
    const { env, secret } = await rig.database()
    const server = await rig.server({ ...env, MAX_CONNECTIONS: String(MAX_CONNECTIONS) })
    const client = new Client(server.base, secret, USUAL)
    rig.onEnd(() => client.close())
    // Two pages; the second has no small jobs of the sandbox.
    for (let n = 0; n < 200; n++) await client.json('POST', '/api/v1/jobs', { name: `Job ${n}`, description: TEXT, responsibilities: TEXT })
    const next = (n: number): RequestSpec => n % 2 === 0
      ? { method: 'GET', path: '/api/v1/jobs?perPage=5' }
      : { method: 'GET', path: '/api/v2/events?maxPageSize=1' }
    const normal = async (signal: AbortSignal) => await sendClosedLoop({ client, next, signal }, USUAL)
    const quiet = rig.seconds({ usual: 5, short: 1 }) * 1000
    await normal(AbortSignal.timeout(quiet))
    const before = await normal(AbortSignal.timeout(quiet))

    const slow = await timeOuts(rig, server, secret, before, normal)
    await bound(rig, server, secret)
    for (const { socket } of slow) socket.destroy()
  }
}

/** Each kind is disconnected at its timeout, and no sooner; a normal client is not affected. */
async function timeOuts (
  rig: Rig, server: Server, secret: string, before: Tally, normal: (signal: AbortSignal) => Promise<Tally>
): Promise<SlowClient[]> {
  const many = rig.rounds({ usual: 100, short: 15 })
  const counts: Record<Kind, number> = { idle: many, headers: many, body: many, reader: Math.ceil(many / 10) }
  // Without them the drill takes a fifth of the time.
  const withReaders = !rig.options.short && existsSync('/proc/net/tcp')
  const kinds: Kind[] = withReaders ? ['reader', 'idle', 'headers', 'body'] : ['idle', 'headers', 'body']
  if (!withReaders) rig.skip('clients that do not read: they are cut off after 60 s, and only Linux shows it')
  // The connection of the normal client, and those of the checks; one of these may be new.
  const usual = await connections(server) + 1
  const over = rig.loop()
  const under = normal(over.signal)
  const slow: SlowClient[] = []
  for (const kind of kinds) {
    // Readers first, one after another: making their pages must not slow down the others.
    if (kind === 'reader') for (let n = 0; n < counts[kind]; n++) slow.push(await open(rig, server, kind, secret))
    else slow.push(...await Promise.all(Array.from({ length: counts[kind] }, async () => await open(rig, server, kind, secret))))
  }
  rig.say(`${slow.length} slow clients`)
  const trickle = setInterval(() => {
    for (const { kind, socket, ended } of slow) if ((kind === 'headers' || kind === 'body') && ended === undefined) socket.write('x')
  }, 500)
  rig.onEnd(() => clearInterval(trickle))
  const longest = Math.max(...kinds.map(kind => LIMIT_MS[kind]))
  const deadline = performance.now() + rig.limit(longest + 5000)
  while (slow.some(({ ended }) => ended === undefined) && performance.now() < deadline) {
    await sleep(50)
    const readers = slow.filter(({ kind, ended }) => kind === 'reader' && ended === undefined)
    if (readers.length === 0) continue
    // A client that does not read does not see the end, either: the operating system tells.
    const held = await heldBy(server)
    for (const one of readers) if (!held.has(one.socket.localPort as number)) one.ended = performance.now()
  }
  clearInterval(trickle)
  const cut = performance.now()
  const freed = await until(
    'the descriptors are free again', async () => await connections(server) <= usual, rig.limit(LINGER_MS) + 1000
  ).then(() => true, () => false)
  over.abort()
  const during = await under

  rig.figure('slow clients', kinds.map(kind => `${counts[kind]} ${kind}`).join(', '))
  for (const kind of kinds) {
    const times = slow.filter(one => one.kind === kind).map(({ opened, ended = Infinity }) => ended - opened)
    const latest = Math.max(...times)
    rig.figure(`${kind}: cut off after`, `${(Math.min(...times) / 1000).toFixed(1)} to ${(latest / 1000).toFixed(1)}`, 's')
    rig.promise(
      `${kind}: cut off within ${LIMIT_MS[kind] / 1000} s + ${NOTICED_MS / 1000} s`,
      latest <= rig.limit(LIMIT_MS[kind] + NOTICED_MS),
      `${Math.round(latest)} ms`
    )
  }
  rig.figure('until all connections are given up, after the last cut', (performance.now() - cut) / 1000, 's')
  rig.figure('p50 before and meanwhile', `${before.percentile(0.5).toFixed(1)} and ${during.percentile(0.5).toFixed(1)}`, 'ms')
  rig.figure('p99 before and meanwhile', `${before.percentile(0.99).toFixed(1)} and ${during.percentile(0.99).toFixed(1)}`, 'ms')
  rig.promise('No connection outlives its last answer by more than a second', freed, `${await connections(server)} connections`)
  rig.promise('No request of the normal client fails', during.failed === 0 && during.count() > 0, String(during))
  rig.promise(
    'Its p50 stays below twice what it was before',
    during.percentile(0.5) < 2 * rig.limit(before.percentile(0.5)),
    `${during.percentile(0.5)} ms`
  )
  return slow
}

/** More idle connections than the limit: clients with a request still get in. */
async function bound (rig: Rig, server: Server, secret: string): Promise<void> {
  const flood = await Promise.all(Array.from({ length: MAX_CONNECTIONS + 100 }, async () => await open(rig, server, 'idle', secret)))
  const tally = new Tally()
  for (let n = 0; n < 50; n++) {
    // A connection of its own for each.
    const client = new Client(server.base, secret, 1)
    for (const path of ['/health/live', '/health/ready', '/api/v1/me']) tally.add(await client.send({ method: 'GET', path }))
    client.close()
  }
  const held = await connections(server)
  for (const { socket } of flood) socket.destroy()
  rig.figure('idle connections at once', `${flood.length} where ${MAX_CONNECTIONS} are held`)
  rig.figure('new clients meanwhile', String(tally))
  rig.promise(
    'When idle connections take all places, every new client is answered 200', tally.count() === tally.count(200), String(tally)
  )
  rig.promise('The server never holds more connections than allowed', held <= MAX_CONNECTIONS, `${held}`)
}

async function open (rig: Rig, { port }: Server, kind: Kind, secret: string): Promise<SlowClient> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  rig.onEnd(() => socket.destroy())
  const one: SlowClient = { kind, socket, opened: performance.now(), ended: undefined }
  const end = () => { one.ended ??= performance.now() }
  socket.on('error', end).on('end', end).on('close', end)
  await once(socket, 'connect')
  one.opened = performance.now()
  const head = `Host: localhost\r\nAuthorization: Bearer ${secret}\r\n`
  if (kind === 'headers') socket.write('GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  if (kind === 'body') {
    socket.write(`POST /api/v1/jobs HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":"`)
  }
  if (kind === 'reader') {
    socket.write(`GET /api/v1/jobs?perPage=100&page=2&fields=all HTTP/1.1\r\n${head}\r\n`)
    const [start] = await once(socket, 'data')
    socket.pause()
    if (!String(start).startsWith('HTTP/1.1 200 ')) throw new Error(`A reader has no page to read: ${start}`)
    one.opened = performance.now()
  } else socket.resume()
  return one
}

/**
 * The ports of clients whose connections the server holds, by the system's table: connections that it has given up have other states there.
 */
async function heldBy ({ port }: Server): Promise<Set<number>> {
  const rows = (await readFile('/proc/net/tcp', 'utf8')).matchAll(/: \w+:(\w{4}) \w+:(\w{4}) 01 /g)
  return new Set([...rows].flatMap(([, own = '', other = '']) => parseInt(own, 16) === port ? [parseInt(other, 16)] : []))
}

/** Connections of clients that the server holds, by its own count. */
async function connections ({ base }: Server): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return [...text.matchAll(/^http_connections\{[^}]*\} (\d+)$/gm)].reduce((sum, match) => sum + Number(match[1]), 0)
}
