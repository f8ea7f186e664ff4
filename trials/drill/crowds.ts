import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type RequestSpec } from '../shared/client.js'
import { filledCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { sendClosedLoop } from '../shared/loops.js'
import { LIMIT } from '../shared/neighbors.js'
import type { Server } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Rig } from './rig.js'

/** More than there is room for. */
const EXCESS = 1.1
/** Long polls of one token at a time. */
const POLLS = 20
const QUIET_LOOPS = 2
const PAUSE_MS = 10

/** A number of concurrent requests of one company, from a number of tokens, each over its own connection. */
interface Crowd {
  name: string
  size: number
  tokens: number
  /** Whether its requests stay until the server ends them: then some must be refused. */
  stays: boolean
  /** Whether it opens more connections than are held: then an idle one of the other company may be closed, once. */
  takesConnections?: true
  request: (secret: string, n: number) => string
}

const head = (secret: string) => `HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\n`

/** The ways to take every place of a server, within the limits of each token. */
function crowdsOf (places: number, connections: number): Crowd[] {
  const half = (secret: string) =>
    `POST /api/v1/jobs ${head(secret)}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const page = (secret: string, n: number) => `GET /api/v1/jobs?perPage=${100 - n % 50}&page=${1 + n % 3}&fields=all ${head(secret)}\r\n`
  const size = Math.ceil(places * EXCESS)
  const polls = Math.ceil(connections * EXCESS)
  return [
    { name: 'half-sent bodies of three tokens', size, tokens: 3, stays: true, request: half },
    { name: 'half-sent bodies of ten tokens', size, tokens: 10, stays: true, request: half },
    { name: 'pages of ten tokens', size, tokens: 10, stays: false, request: page },
    {
      name: 'long polls',
      size: polls,
      tokens: Math.ceil(polls / POLLS),
      stays: true,
      takesConnections: true,
      request: secret => `GET /api/v2/events?wait=30&entity=webhook ${head(secret)}\r\n`
    }
  ]
}

/** One company asks for more at once than a server has room for, in each of these ways; another one is served meanwhile. */
export async function drillCrowds (rig: Rig): Promise<void> {
  const places = rig.options.short ? 100 : 1000
  const connections = 1.5 * places
  const crowds = crowdsOf(places, connections)
  const database = await rig.database()
  const { noisy, quiet } = await withDatabase(database.env, async db => {
    const [makeNoisy, makeQuiet] = [await filledCompany(db, 'Noisy', 300, 300), await filledCompany(db, 'Quiet', 50, 50)]
    const noisy: string[][] = []
    for (const { tokens } of crowds) noisy.push(await Promise.all(Array.from({ length: tokens }, async () => await makeNoisy(LIMIT))))
    return { noisy, quiet: await makeQuiet(1_000_000) }
  })
  const server = await rig.server({
    ...database.env,
    RATE_LIMIT_MAX: String(LIMIT),
    MAX_REQUESTS_IN_FLIGHT: String(places),
    MAX_CONNECTIONS: String(connections)
  })
  for (const [index, crowd] of crowds.entries()) {
    await meet(rig, server, crowd, noisy[index] as string[], quiet)
  }
  await server.stop()
}

/** The other company sends requests before, during and after the crowd: over kept connections, and over new ones. */
async function meet (rig: Rig, server: Server, crowd: Crowd, secrets: string[], quiet: string): Promise<void> {
  const { name, size, stays, takesConnections, request } = crowd
  const kept = new Client(server.base, quiet, QUIET_LOOPS)
  const over = new AbortController()
  const reading = sendClosedLoop({ client: kept, next: quietly, signal: over.signal, pauseAfter: () => PAUSE_MS }, QUIET_LOOPS)
  const arriving = arrive(server, quiet, over.signal)
  const statuses = new Map<string, number>()
  const sockets = Array.from({ length: size }, (_, n) => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {})
    let isFirst = true
    socket.on('data', bytes => {
      const status = String(bytes).slice(9, 12)
      if (isFirst) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      isFirst = false
    })
    socket.write(request(secrets[n % secrets.length] as string, n))
    return socket
  })
  const close = () => { for (const socket of sockets) socket.destroy() }
  rig.onEnd(close)
  await sleep(rig.seconds({ usual: 12, short: 2 }) * 1000)
  over.abort()
  const [staying, coming] = await Promise.all([reading, arriving])
  kept.close()
  close()

  const answers = [...statuses].map(([status, count]) => `${status} × ${count}`).sort().join(', ')
  rig.figure(`${name}: ${size} at once`, answers)
  rig.figure(`${name}: p99 of the other company, over kept and new connections`,
    `${staying.percentile(0.99).toFixed(1)} and ${coming.percentile(0.99).toFixed(1)}`, 'ms')
  const isServed = (tally: Tally, connections: number) => {
    const closed = takesConnections === true ? Math.min(tally.count('ECONNRESET'), connections) : 0
    return tally.count(200, 201) > 0 && tally.count() === tally.count(200, 201) + closed
  }
  rig.promise(
    `${name}: the other company gets 200 all the while`, isServed(staying, QUIET_LOOPS) && isServed(coming, 1),
    `${staying}; over new connections ${coming}`
  )
  if (stays) rig.promise(`${name}: the excess of the crowd is refused`, statuses.has('503'), answers)
}

function quietly (n: number): RequestSpec {
  return n % 4 === 0
    ? { method: 'POST', path: '/api/v1/jobs', body: { name: `Job ${n}` } }
    : { method: 'GET', path: ['/api/v1/jobs?perPage=10', '/api/v1/me', '/api/v2/events?maxPageSize=10'][n % 4 - 1] as string }
}

/** Requests over a new connection each. */
async function arrive ({ base }: Server, secret: string, signal: AbortSignal): Promise<Tally> {
  const tally = new Tally()
  while (!signal.aborted) {
    const client = new Client(base, secret, 1)
    tally.add(await client.send({ method: 'GET', path: '/api/v1/me' }))
    client.close()
    await sleep(PAUSE_MS)
  }
  return tally
}
