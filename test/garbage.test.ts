import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { Client } from '../trials/shared/client.js'
import { createDatabase, engine } from './helper.js'
import { listening, startProcess } from './server-process.js'

// V8 takes old objects for in use until it collects the whole heap, and with them all that they refer to (docs/architecture.md). So what a
// request makes old by mistake stays for seconds, and the collections take their time from other requests.

const REQUESTS = 640
const ROUNDS = 3
const CONNECTIONS = 8
/** Bytes that a request may leave among the old objects: mostly what V8 learns about code. A request allocates ten times as much. */
const MAX_LEFT = 2500

const token = 'a-token-of-the-tests-for-garbage-0001'
const env = {
  ...await createDatabase(t), RATE_LIMIT_MAX: '0', READ_CACHE_BYTES: '0', LOG_LEVEL: 'info',
  [engine === 'embedded' ? 'SANDBOX_TOKEN' : 'BOOTSTRAP_TOKEN']: token
}
const client = new Client(await listening(startProcess(t, env, tmpdir())), token, CONNECTIONS)
t.teardown(() => client.close())
while ((await client.send({ method: 'GET', path: '/health/ready' })).status !== 200) await sleep(50)

async function create (path: string, body: object): Promise<{ id: number }> {
  const { status, text } = await client.send({ method: 'POST', path, body })
  if (status !== 201) throw new Error(text)
  return JSON.parse(text) as { id: number }
}

/** Bytes of the old objects, and how often the whole heap was collected so far. */
async function heap (): Promise<{ old: number, collections: number }> {
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    old: value('nodejs_heap_space_size_used_bytes\\{space="old"\\}'),
    collections: value('nodejs_gc_duration_seconds_count\\{kind="major"\\}')
  }
}

/** Bytes that a request leaves, in the best of some rounds: the first ones compile code, and in others the whole heap is collected. */
async function leftBy (request: () => ReturnType<Client['send']>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await heap()
    await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
      for (let n = 0; n < REQUESTS / CONNECTIONS; n++) if ((await request()).status !== 200) throw new Error('not answered')
    }))
    const after = await heap()
    if (after.collections === before.collections) rounds.push((after.old - before.old) / REQUESTS)
  }
  return Math.min(...rounds)
}

t.test('requests of each kind → leave next to nothing among the old objects', async t => {
  const { id: departmentId } = await create('/api/v1/departments', { name: 'Gardens' })
  const { id: roleId } = await create('/api/v1/roles', { name: 'Gardener' })
  const job = await create('/api/v1/jobs', {
    name: 'Gardener', description: 'x'.repeat(2000), status: 'published', departmentId, roleId, hiringDeadline: '2099-01-01'
  })
  for (let n = 0; n < 20; n++) await create('/api/v1/jobs', { name: `Job ${n}` })
  const candidate = await create('/api/v2/candidates', { name: 'Eva', lastName: 'Lima', email: 'eva@example.com' })
  const application = await create(`/api/v1/jobs/${job.id}/applications`, { candidateId: candidate.id })
  const change = () => ({ score: Math.round(Math.random() * 100) })
  for (const [kind, method, path, body] of [
    ['an object', 'GET', `/api/v1/jobs/${job.id}`, undefined],
    ['a list by page', 'GET', '/api/v1/jobs?perPage=20', undefined],
    ['a list by token', 'GET', '/api/v2/applications?maxPageSize=50', undefined],
    ['a write', 'PATCH', `/api/v1/jobs/${job.id}/applications/${application.id}`, change]
  ] as const) {
    const left = await leftBy(() => client.send({ method, path, ...(body && { body: body() }) }))
    t.ok(left < MAX_LEFT, `${kind}: ${Math.round(left)} bytes`)
  }
})
