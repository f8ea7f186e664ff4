import { buildOpen, createClient, createDatabase, engine, type Client } from '../helper.js'
import { t } from '../part.js'

// Two servers on one database: a write that either has acknowledged is in every read that begins later on both.

const READERS = 8
const WRITERS = 3

interface Counts { reads: number, writes: number, stale: number }

/**
 * Writers raise a number of one job each, by turns on both servers; readers ask for all of them, by turns on both.
 * A read is stale if it shows less than was acknowledged before it began.
 * @param acknowledged the number that each job has; kept up to date
 */
async function race (
  servers: Client[], url: string, objects: string[], acknowledged: number[], least: { reads: number, writes: number }
): Promise<Counts> {
  const counts = { reads: 0, writes: 0, stale: 0 }
  const isOver = () => counts.reads >= least.reads && counts.writes >= least.writes
  const of = (turn: number) => servers[turn % servers.length] as Client
  const write = async (index: number) => {
    for (let value = acknowledged[index] as number + 1; !isOver(); value++) {
      const { statusCode } = await of(value).send({
        method: 'PATCH', url: objects[index] as string, payload: { numVacancies: value }
      })
      if (statusCode !== 200) throw new Error(`${statusCode} for a write`)
      acknowledged[index] = value
      counts.writes++
      await new Promise(resolve => setTimeout(resolve, Math.random() * 40))
    }
  }
  const read = async (reader: number) => {
    for (let turn = reader; !isOver(); turn++) {
      const known = [...acknowledged]
      const { statusCode, body } = await of(turn).get(url)
      if (statusCode !== 200) throw new Error(`${statusCode} for a read`)
      const { results } = JSON.parse(body) as { results: Array<{ numVacancies: number }> }
      counts.reads++
      if (results.some(({ numVacancies }, index) => numVacancies < (known[index] as number))) counts.stale++
    }
  }
  await Promise.all([
    ...objects.slice(0, WRITERS).map(async (_, index) => await write(index)),
    ...Array.from({ length: READERS }, async (_, reader) => await read(reader))
  ])
  return counts
}

if (engine === 'postgresql') {
  t.test('two servers, writers and readers on both → no read is stale; without the question many are', { timeout: 120_000 }, async t => {
    const env = await createDatabase(t)
    const apps = [await buildOpen(env), await buildOpen(env)]
    t.teardown(async () => { for (const app of apps) await app.close() })
    const [first, second] = apps as [typeof apps[0], typeof apps[0]]
    const client = await createClient(first)
    const headers = { authorization: `Bearer ${client.secret}` }
    const servers = [client, {
      ...client,
      send: async options => await second.inject({ ...options, headers: { ...headers, ...options.headers } }),
      get: async url => await second.inject({ url, headers })
    } as Client]
    const objects: string[] = []
    for (let i = 0; i < WRITERS; i++) {
      objects.push((await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Job' } })).headers.location as string)
    }
    const url = '/api/v1/jobs?order=id%20asc'
    const acknowledged = objects.map(() => 1)
    const counts = await race(servers, url, objects, acknowledged, { reads: 600, writes: 60 })
    t.comment(JSON.stringify(counts))
    t.equal(counts.stale, 0)
    // On a busy machine there may have been a write between any two reads.
    for (let i = 0; i < 3; i++) await client.get(url)
    const { body } = await first.inject('/metrics')
    t.ok(Number(/read_cache_requests_total\{outcome="hit"\} (\d+)/.exec(body)?.[1]) > 0, 'some were answered from memory')

    // Control: the version that was found first is given again. The test must see that.
    for (const app of apps) app.dataVersions.ask = (_companyId, answer) => answer({ setup: 'the same', all: 'the same' })
    const control = await race(servers, url, objects, acknowledged, { reads: 100, writes: 6 })
    t.comment(JSON.stringify(control))
    t.ok(control.stale > 0, 'stale reads are seen')
  })
}
