import { connect } from 'node:net'
import type { Database } from '../../src/database/port.js'
import { insertCompany } from '../../src/domain/companies/queries.js'
import { Client } from '../shared/client.js'
import { newToken } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { until, type Server } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import { redisOf } from './redis-server.js'
import type { Rig } from './rig.js'

const SOCKETS = 20
const OTHERS = 3

/** One token of a company sends more than the whole company may; its other tokens send requests meanwhile and afterwards. */
export async function drillFloods (rig: Rig, withRedis: boolean): Promise<void> {
  // More than ten times the limit of a token, which is that of the company.
  const [size, limit] = rig.options.short ? [1000, 60] : [5000, 400]
  const title = withRedis ? 'with Redis' : 'in memory'
  const redis = withRedis ? await redisOf(rig) : {}
  if (redis === undefined) return
  const database = await rig.database()
  const companies = await withDatabase(database.env, async db => [await floodedCompany(db, null), await floodedCompany(db, 1)])
  const server = await rig.server({ ...database.env, ...redis, RATE_LIMIT_MAX: String(limit), RATE_LIMIT_WINDOW: '600' })
  for (const { own, flooding, others } of companies) {
    const name = `${title}, a token with ${own ?? 'no'} limit of its own`
    const begin = performance.now()
    const asking = askBeside(server, others, Math.floor(limit / 2))
    const statuses = await flood(server, flooding, size)
    const seconds = (performance.now() - begin) / 1000
    const [meanwhile, afterwards] = [await asking, await askBeside(server, others, Math.floor(limit / 4))]
    const passed = statuses.get('200') ?? 0
    rig.figure(`${name}: answers to the flood`, [...statuses].map(([status, count]) => `${status} × ${count}`).join(', '))
    rig.figure(`${name}: ${size} requests in`, seconds, 's')
    rig.promise(
      `${name}: the other tokens of its company get 200 all the while, and afterwards`,
      [meanwhile, afterwards].every(tally => tally.count() > 0 && tally.count() === tally.count(200)), `${meanwhile}; then ${afterwards}`
    )
    // Requests above the company's share of the server are a 503.
    const refused = (statuses.get('429') ?? 0) + (statuses.get('503') ?? 0)
    rig.promise(`${name}: what is above its limit is refused`,
      passed <= (own === null ? limit : 10) && statuses.has('429') && refused + passed === size, String([...statuses]))
  }
  await server.stop()
}

/** A company, the token that will flood, with this limit of its own, and others. */
async function floodedCompany (db: Database, own: number | null): Promise<{ own: number | null, flooding: string, others: string[] }> {
  const { id: companyId } = await insertCompany(db, 'Flooded')
  const others = await Promise.all(Array.from({ length: OTHERS }, async () => await newToken(db, companyId)))
  return { own, flooding: await newToken(db, companyId, own), others }
}

/** Each of the tokens sends this many requests, over its own connection. */
async function askBeside ({ base }: Server, secrets: string[], times: number): Promise<Tally> {
  const tally = new Tally()
  await Promise.all(secrets.map(async secret => {
    const client = new Client(base, secret, 1)
    for (let n = 0; n < times; n++) tally.add(await client.send({ method: 'GET', path: '/api/v1/me' }))
    client.close()
  }))
  return tally
}

/** Sends all of them without waiting for an answer. @returns how many had each status */
async function flood ({ port }: Server, secret: string, size: number): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  let answers = 0
  const text = `GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\n\r\n`
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let rest = ''
    socket.on('data', bytes => {
      const lines = (rest + String(bytes)).split('\r\n')
      rest = lines.pop() as string
      for (const [, status] of lines.map(line => /^(?:.*\})?HTTP\/1\.1 (\d{3})/.exec(line)).filter(found => found !== null)) {
        answers++
        statuses.set(status as string, (statuses.get(status as string) ?? 0) + 1)
      }
    })
    socket.write(text.repeat(size / SOCKETS))
    return socket
  })
  await until('all of the flood is answered', () => answers >= size || sockets.every(({ closed }) => closed))
  for (const socket of sockets) socket.destroy()
  return statuses
}
