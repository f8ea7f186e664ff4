import { memoryOf, startServer, type Env, type Server } from '../shared/processes.js'

/** Concurrent requests. */
const LOOPS = 8
/** More than fit, so that the cache is full. */
const MAX_PAGES = 20_000

/** Resident memory of a server around the filling of its cache of repeated reads, and what it counts for that. */
export interface MemoryResult { beforeMiB: number, afterMiB: number, countedMiB: number, answers: number }

/** Starts a server as many times as there are rounds. @returns the middle one: what a start leaves differs by some megabytes */
export async function measureMemory (env: Env, secret: string, rounds: number, log: (line: string) => void): Promise<MemoryResult> {
  const results: MemoryResult[] = []
  for (let round = 1; round <= rounds; round++) {
    log(`memory, round ${round} of ${rounds} …`)
    results.push(await measureOnce(env, secret))
  }
  return results.toSorted((a, b) => a.beforeMiB - b.beforeMiB)[Math.floor((rounds - 1) / 2)] as MemoryResult
}

async function measureOnce (env: Env, secret: string): Promise<MemoryResult> {
  const server = await startServer(env)
  try {
    const headers = { authorization: `Bearer ${secret}` }
    const read = async (path: string) => await (await fetch(server.base + path, { headers })).arrayBuffer()
    // Pages that are requested once are not cached: after them, the memory that requests themselves need is allocated.
    await inLoops(200, async n => await read(pageOf(MAX_PAGES + n)))
    const beforeMiB = memoryOf(server.pid)
    const answers = await fill(server, read)
    return { beforeMiB, afterMiB: memoryOf(server.pid), countedMiB: await countedBytes(server) / 2 ** 20, answers }
  } finally {
    await server.stop()
  }
}

/** Requests each page often enough that it is cached, until one more displaces another. @returns how many are cached */
async function fill (server: Server, read: (path: string) => Promise<unknown>): Promise<number> {
  let asked = 0
  while (asked < MAX_PAGES && await droppedAnswers(server) === 0) {
    const from = asked
    for (let time = 0; time < 2; time++) await inLoops(200, async n => await read(pageOf(from + n)))
    asked += 200
  }
  return asked - await droppedAnswers(server)
}

const pageOf = (n: number): string =>
  `/api/v2/applications?maxPageSize=100&expand=candidate,job&createdAfter=${new Date(1e12 + n * 1000).toISOString()}`

async function inLoops (times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  await Promise.all(Array.from({ length: LOOPS }, async () => { while (next < times) await work(next++) }))
}

const metric = async ({ base }: Server, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${base}/metrics`)).text())?.[1])

const droppedAnswers = async (server: Server) => await metric(server, 'read_cache_dropped_total\\{reason="room"\\}')
const countedBytes = async (server: Server) => await metric(server, 'read_cache_bytes\\{kind="used"\\}')
