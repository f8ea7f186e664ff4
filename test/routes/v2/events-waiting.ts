import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import sql, { type Sql } from 'sql-template-tag'
import { build, createClient, type Client } from '../../helper.js'
import { t, type Test } from '../../part.js'

const URL = '/api/v2/events'
const PER_TOKEN = 20

interface Answer { status: number, body: string }

/** A request over a socket of its own, as soon as the one before has ended. */
async function ask (app: FastifyInstance, { secret }: Client, path: string, agent: Agent): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    get(`${app.listeningOrigin}${path}`, { agent, headers: { authorization: `Bearer ${secret}` } }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', text => { body += text }).on('end', () =>
        resolve({ status: response.statusCode as number, body }))
    }).on('error', reject)
  })
}

async function waits (app: FastifyInstance, count: number): Promise<void> {
  while (!(await app.inject('/metrics')).body.includes(`event_feed_waiting{kind="longPoll"} ${count}\n`)) await sleep(5)
}

/** Counts the reads of the feed from now on. */
function countReads (app: FastifyInstance): () => number {
  const { query } = app.database
  let reads = 0
  app.database.query = async statement => {
    if (/from event_positions p[\s\S]*lateral/.test(statement.text)) reads++
    return await query.call(app.database, statement) as never
  }
  return () => reads
}

t.test('hundreds of requests that wait for one event → read it once, and hinder nobody', async t => {
  const app = await build(t, { DATABASE_POOL_MAX: '2', MAX_REQUESTS_IN_FLIGHT: '60' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const writer = await createClient(app)
  const clients = [writer]
  while (clients.length < 10) clients.push(await createClient(app, { companyId: writer.companyId }))
  const waiting: Array<Promise<Answer>> = []
  for (const client of clients) {
    for (let i = 0; i < PER_TOKEN; i++) waiting.push(ask(app, client, `${URL}?wait=30`, agent))
    await waits(app, waiting.length)
  }
  const reads = countReads(app)
  const over = new AbortController()
  const others = (async () => {
    const statuses = new Set<number>()
    while (!over.signal.aborted) statuses.add((await ask(app, writer, '/api/v1/me', agent)).status)
    return statuses
  })()
  t.equal((await writer.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })).statusCode, 201)
  const answers = await Promise.all(waiting)
  over.abort()
  t.same(await others, new Set([200]))
  t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
  t.equal(new Set(answers.map(({ body }) => body)).size, 1)
  t.match(JSON.parse(answers[0]?.body as string), { results: [{ event: 'department.created' }], hasMore: false })
  t.ok(reads() < 10, `${reads()} reads for ${answers.length} requests`)
})

t.test('requests that wait for different things → each is given its own', async t => {
  const app = await build(t)
  const client = await createClient(app)
  const structure = await createClient(app, { companyId: client.companyId, scopes: ['events:read', 'structure:read'] })
  const users = await createClient(app, { companyId: client.companyId, scopes: ['events:read', 'users:read'] })
  const other = await createClient(app)
  const waiting = [
    client.get(`${URL}?wait=20&entity=role`), structure.get(`${URL}?wait=20`), users.get(`${URL}?wait=2`), other.get(`${URL}?wait=2`),
    client.get(`${URL}?wait=20&maxPageSize=1`)
  ]
  await waits(app, waiting.length)
  await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })
  await client.send({ method: 'POST', url: '/api/v1/roles', payload: { name: 'Engineer' } })
  const [role, first, ...rest] = (await Promise.all(waiting)).map(answer =>
    answer.json().results.map(({ event }: { event: string }) => event))
  t.same([role, first?.[0], rest], [['role.created'], 'department.created', [[], [], ['department.created']]])
})

/** A request that waits while something is done to its token. */
async function endWhileWaiting (t: Test, statement: (companyId: number) => Sql): Promise<void> {
  const app = await build(t)
  const [client, other] = [await createClient(app), await createClient(app)]
  const [waiting, going] = [client.get(`${URL}?wait=30`), other.get(`${URL}?wait=4`)]
  await waits(app, 2)
  await app.database.query(statement(client.companyId))
  const answer = await waiting
  t.same([answer.statusCode, answer.json().errors[0].target], [403, 'Authorization'])
  t.equal((await going).statusCode, 200, 'others go on')
}

t.test('a token that is revoked while its request waits → the request ends with a 403, at once', async t => {
  await endWhileWaiting(t, companyId => sql`update tokens set revoked_at = statement_timestamp() where company_id = ${companyId}`)
})

t.test('a token that expires while its request waits → the request ends with a 403, at once', async t => {
  await endWhileWaiting(t, companyId => sql`update tokens set expires_at = statement_timestamp() where company_id = ${companyId}`)
})
