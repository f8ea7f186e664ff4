import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { Client } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { sendClosedLoop } from '../shared/loops.js'
import { until, type Server } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Rig } from './rig.js'

const LOOPS = 20
const POLLS = 20
const WAIT_S = 5
const ENDLESS = 'no answer within'

/**
 * Workers are killed under load: each request ends. The replacement of one is slow: the port accepts connections, and they are answered.
 */
export async function drillKilledWorker (rig: Rig): Promise<void> {
  const database = await rig.database()
  const secret = await withDatabase(database.env, async db => await newCompany(db, 'Killed'))
  const server = await rig.server({ ...database.env, WORKERS: '2' })
  if (!existsSync(childrenOf(server))) return rig.skip('killed workers: only Linux tells which processes they are')
  await bothWorkers(server)

  const [requests, polls] = [new Tally(), new Tally()]
  const over = rig.loop()
  const loops = asking(server, secret, over.signal, requests)
  const waiting = polling(server, secret, over.signal, polls)
  for (let round = 0; round < rig.rounds({ usual: 10, short: 2 }); round++) {
    const [victim] = await bothWorkers(server)
    process.kill(victim, 'SIGKILL')
    await bothWorkers(server, victim)
  }
  // A worker can open the database only once this lock is released.
  const lock = new pg.Client(database.env.DATABASE_URL)
  await lock.connect()
  await lock.query("select pg_advisory_lock(hashtextextended('recruitment-api migrations', 0))")
  const [victim] = await bothWorkers(server)
  process.kill(victim, 'SIGKILL')
  const beside = new Tally()
  await asking(server, secret, AbortSignal.timeout(rig.seconds({ usual: 5, short: 1 }) * 1000), beside)
  await lock.end()
  await bothWorkers(server, victim)
  over.abort()
  await Promise.all([loops, waiting])

  rig.figure('requests while workers are killed', `${requests}; at most ${requests.percentile(1).toFixed(0)} ms`)
  rig.figure('long polls while workers are killed', String(polls))
  rig.figure('requests while a worker is slow to be replaced', String(beside))
  const all = (...names: string[]) => [requests, polls, beside].reduce((sum, tally) => sum + tally.count(...names), 0)
  const failing = [requests, polls, beside].map(String).join('; ')
  rig.promise('A killed worker: every request is answered, or its connection is closed', !failing.includes(ENDLESS), failing)
  rig.promise('A killed worker: the port never refuses a connection', all('ECONNREFUSED') === 0, failing)
  rig.promise('A killed worker: every answer is 200', [requests, polls, beside].every(tally => tally.count(200) > 0) &&
    !/\b[345]\d\d ×/.test(failing), failing)
  await server.stop()
}

const childrenOf = ({ pid }: Server) => `/proc/${pid}/task/${pid}/children`

/** Waits until both workers answer, and none of them is the one that was killed. @returns their processes */
async function bothWorkers (server: Server, killed?: number): Promise<[number, number]> {
  let found: number[] = []
  await until('both workers answer', async () => {
    found = await answeringWorkers(server)
    return found.length === 2 && !found.includes(killed ?? NaN)
  })
  return found as [number, number]
}

/**
 * The processes of the workers, if all of them have answered a request. A worker that only gives its metrics may not accept connections
 * yet: if the last one that does were killed, the port would refuse them until another accepts.
 */
async function answeringWorkers (server: Server): Promise<number[]> {
  // Over connections of their own, which go to the workers in turn.
  const headers = { connection: 'close' }
  for (let n = 0; n < 2; n++) await fetch(`${server.base}/health/live`, { headers }).then(async answer => await answer.text(), () => '')
  const text = await fetch(`${server.base}/metrics`, { headers }).then(async answer => await answer.text(), () => '')
  const answering = new Set([...text.matchAll(/^http_requests_total\{.*worker="(\d+)"\} [1-9]/gm)].map(([, worker]) => worker))
  const pids = readFileSync(childrenOf(server), 'utf8').trim().split(' ').map(Number)
  return answering.size === pids.length ? pids : []
}

/** Requests over a new connection each. */
async function asking ({ base }: Server, secret: string, signal: AbortSignal, tally: Tally): Promise<void> {
  await Promise.all(Array.from({ length: LOOPS }, async () => {
    while (!signal.aborted) {
      const client = new Client(base, secret, 1)
      tally.add(await client.send({ method: 'GET', path: '/api/v1/jobs?perPage=5' }))
      client.close()
    }
  }))
}

async function polling ({ base }: Server, secret: string, signal: AbortSignal, tally: Tally): Promise<void> {
  const client = new Client(base, secret, POLLS)
  const { cursor } = await client.json<{ cursor: string }>('GET', '/api/v2/events?maxPageSize=100')
  const path = `/api/v2/events?wait=${WAIT_S}&after=${cursor}`
  await sendClosedLoop({ client, next: () => ({ method: 'GET', path }), signal, onAnswer: answer => tally.add(answer) }, POLLS)
  client.close()
}
