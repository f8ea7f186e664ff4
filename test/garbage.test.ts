import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import { build, createClient } from './helper.js'

// V8 takes old objects for in use until it collects the whole heap, and with them all that they refer to (docs/architecture.md). So what a
// request makes old by mistake stays for seconds, and the collections take their time from the requests.

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

const REQUESTS = 400
/** Requests between two small collections. */
const BETWEEN = 40
const ROUNDS = 4
/** Bytes that a request may leave among the old objects: what is learned about code, and what is kept on purpose. */
const MAX_LEFT = 1500

const bytesOfOld = (): number => getHeapSpaceStatistics()
  .filter(({ space_name: name }) => !name.startsWith('new_') && name !== 'read_only_space')
  .reduce((sum, { space_used_size: used }) => sum + used, 0)

/** Bytes that one request leaves among the old objects, in the best of some rounds: the first ones also compile code. */
async function leftBy (request: (n: number) => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    collect()
    const before = bytesOfOld()
    for (let n = 0; n < REQUESTS; n++) {
      await request(n)
      if (n % BETWEEN === 0) collect({ type: 'minor' })
    }
    collect({ type: 'minor' })
    rounds.push((bytesOfOld() - before) / REQUESTS)
  }
  return Math.min(...rounds)
}

t.test('requests of each kind → leave next to nothing among the old objects', async t => {
  const app = await build(t, { READ_CACHE_BYTES: '0' })
  const { get, send } = await createClient(app)
  const create = async (url: string, payload: object) => (await send({ method: 'POST', url, payload })).json<{ id: number }>().id
  const jobId = await create('/api/v1/jobs', { name: 'Gardener', description: 'x'.repeat(2000), status: 'published' })
  for (let n = 0; n < 20; n++) await create('/api/v1/jobs', { name: `Job ${n}` })
  const candidateId = await create('/api/v2/candidates', { name: 'Eva Lima' })
  const applicationId = await create(`/api/v1/jobs/${jobId}/applications`, { candidateId })
  const change = (n: number) => ({ score: n % 100 })
  const kinds: Record<string, (n: number) => Promise<{ statusCode: number }>> = {
    'an object': async () => await get(`/api/v1/jobs/${jobId}`),
    'a list by page': async () => await get('/api/v1/jobs?perPage=20'),
    'a list by token': async () => await get('/api/v2/applications?maxPageSize=50'),
    'a write': async n => await send({ method: 'PATCH', url: `/api/v1/jobs/${jobId}/applications/${applicationId}`, payload: change(n) })
  }
  for (const [kind, request] of Object.entries(kinds)) {
    t.equal((await request(0)).statusCode, 200, kind)
    const left = await leftBy(request)
    t.ok(left < MAX_LEFT, `${kind}: ${Math.round(left)} bytes`)
  }
})
