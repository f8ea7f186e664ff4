import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../trials/shared/client.js'
import { createDatabase, engine } from './helper.js'
import { t } from './part.js'
import { listening, startProcess } from './server-process.js'

// V8 takes old objects for in use until it collects the whole heap, and with them all that they refer to (docs/architecture.md). So what a
// request makes old by mistake stays for seconds, and the collections take their time from other requests.

const REQUESTS = 640
const ROUNDS = 3
const CONNECTIONS = 8
/** Bytes that a request may leave among the old objects: mostly what V8 learns about code. A request allocates ten times as much. */
const MAX_LEFT = 3000

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

/** Bytes of the old objects. */
async function oldBytes (): Promise<number> {
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  const [, bytes] = /^nodejs_heap_space_size_used_bytes\{space="old"\} (\S+)$/m.exec(text) ?? []
  if (bytes === undefined) throw new Error('The metric of old objects is missing')
  return Number(bytes)
}

/** Bytes that a request leaves, in the middle one of some rounds: while code is compiled it is more, after a whole collection less. */
async function leftBy (request: (n: number) => ReturnType<Client['send']>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await oldBytes()
    await Promise.all(Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let n = connection; n < REQUESTS; n += CONNECTIONS) {
        const { status, text } = await request(n)
        if (status !== 200) throw new Error(text)
      }
    }))
    rounds.push((await oldBytes() - before) / REQUESTS)
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number
}

t.test('requests of each kind → leave next to nothing among the old objects', async t => {
  const { id: departmentId } = await create('/api/v1/departments', { name: 'Gardens' })
  const { id: roleId } = await create('/api/v1/roles', { name: 'Gardener' })
  const job = await create('/api/v1/jobs', {
    name: 'Gardener', description: 'x'.repeat(2000), status: 'published', departmentId, roleId, hiringDeadline: '2099-01-01'
  })
  const jobs = [job.id]
  while (jobs.length < 20) jobs.push((await create('/api/v1/jobs', { name: 'Job' })).id)
  const candidate = await create('/api/v2/candidates', { name: 'Eva', lastName: 'Lima', email: 'eva@example.com' })
  const application = await create(`/api/v1/jobs/${job.id}/applications`, { candidateId: candidate.id })
  const read = (path: (n: number) => string) => async (n: number) => await client.send({ method: 'GET', path: path(n) })
  const change = async (n: number) => await client.send({
    method: 'PATCH', path: `/api/v1/jobs/${job.id}/applications/${application.id}`, body: { score: n % 100 }
  })
  for (const [kind, request] of [
    ['an object', read(n => `/api/v1/jobs/${jobs[n % jobs.length]}`)],
    ['a list by page', read(() => '/api/v1/jobs?perPage=20')],
    ['a list by token', read(() => '/api/v2/applications?maxPageSize=50')],
    ['a write', change]
  ] as const) {
    const left = await leftBy(request)
    t.ok(left < MAX_LEFT, `${kind}: ${Math.round(left)} bytes`)
  }
})
