import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exampleRequests } from '../../scripts/examples.js'
import { seedSandbox } from '../../src/sandbox/company.js'
import { putSandboxToken } from '../../src/sandbox/token.js'
import { Client } from '../shared/client.js'
import { administer, createOnNodes, databaseUrl, withDatabase } from '../shared/databases.js'
import { command, ROOT, startServer, stopAll, until } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import { report, type Compared, type Times } from './distributed-report.js'
import { story, type Call } from './distributed-story.js'
import { PAGE_TOKEN_SECRET } from './routes.js'

// Every operation of both documents in pairs, on one PostgreSQL and on a Citus cluster: are the answers the same, and how much slower?

const HELP = `Usage: npm run bench:distributed -- [options]

Compares a server on one PostgreSQL with one on a Citus cluster, operation by operation, and ends with 1 if an answer differs.
BENCH_DATABASE_URL and BENCH_CITUS_URL are logins that may create databases: there, and on the coordinator of the cluster.

  --rounds <n>    pairs of requests for each operation (default 50)
  --write-docs    put the table into docs/scaling.md
  --help          this text
`

const SHARDS = 8
const SECRET = 'a-token-of-the-bench-of-distributed-databases'
/** Time within which background work must be done. */
const WAIT_MS = 10_000
/** Pairs that are not counted. */
const WARM_UP = 10
const STARTED = Date.now()

interface Side {
  client: Client
  /** The address of a receiver of webhooks, and what arrived there. */
  receiver: string
  received: string[]
  close: () => Promise<void>
}

/** An answer: `text` is what must be the same on both sides. */
interface Answer { text: string, body: any, ms: number }

async function openSide (url: string): Promise<Side> {
  const env = {
    DATABASE_URL: url, RATE_LIMIT_MAX: '0', READ_CACHE_BYTES: '0', WEBHOOK_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'warn', PAGE_TOKEN_SECRET
  }
  await withDatabase(env, async db => {
    const { companyId } = await seedSandbox(db)
    await putSandboxToken(db, companyId, SECRET)
  })
  const received: string[] = []
  const hooks = await receive((_request, response, body) => {
    received.push(comparable(body))
    response.writeHead(204).end()
  })
  const server = await startServer(env)
  const client = new Client(server.base, SECRET)
  return {
    client,
    receiver: hooks.url,
    received,
    close: async () => {
      client.close()
      await server.stop()
      hooks.close()
    }
  }
}

/** Without what two databases never have in common: random ids, times, secrets, addresses, and records of background work. */
function comparable (text: string): string {
  return text
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://receiver')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, time => Date.parse(time) < STARTED ? time : 'a moment')
    .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, 'an id')
    .replace(/"(whsec|rapi)_[^"]*"/g, '"a secret"')
    .replace(/"lastUsedAt":(null|"a moment")/g, '"lastUsedAt":"a value"')
    .replace(/"(cursor|nextPageToken|durationMs|prefix)":("[^"]*"|\d+)/g, '"$1":"a value"')
}

async function ask ({ client }: Side, { operation, path, body, until: holds }: Call): Promise<Answer> {
  const [method = ''] = operation.split(' ')
  let answer: Answer | undefined
  await until(operation, async () => {
    const { status, headers, text, ms, error } = await client.send({ method, path, ...(body === undefined ? {} : { body }) })
    const lines = text.split('\n').filter(line => line !== '').map(line => JSON.parse(line) as unknown)
    answer = { text: comparable(`${status} ${error} ${headers.location ?? ''} ${text}`), body: lines.length > 1 ? lines : lines[0], ms }
    return holds === undefined || holds(answer.body)
  }, WAIT_MS)
  return answer as Answer
}

class Comparison implements Compared {
  readonly times: Times = new Map()
  readonly differences: Compared['differences'] = new Map()
  #turn = 0

  constructor (private readonly sides: [Side, Side]) {}

  /** Sends these to the two sides, one after the other, each first in turn. @returns the bodies of their answers */
  async pair (calls: [Call, Call]): Promise<[any, any]> {
    const [one, other] = this.#turn++ % 2 === 0 ? [0, 1] as const : [1, 0] as const
    const answers: Answer[] = []
    for (const side of [one, other]) answers[side] = await ask(this.sides[side], calls[side])
    const [plain, distributed] = answers as [Answer, Answer]
    const { operation, until } = calls[0]
    if (until === undefined) this.times.set(operation, [...this.times.get(operation) ?? [], [plain.ms, distributed.ms]])
    if (plain.text !== distributed.text) this.differences.set(operation, [plain.text, distributed.text])
    return [plain.body, distributed.body]
  }

  async round (number: number): Promise<void> {
    const [plain, distributed] = this.sides.map(({ receiver }) => story(number, receiver)) as [Story, Story]
    let [a, b] = [plain.next(), distributed.next()]
    while (a.done !== true && b.done !== true) {
      const bodies = await this.pair([a.value, b.value])
      ;[a, b] = [plain.next(bodies[0]), distributed.next(bodies[1])]
    }
  }
}

type Story = ReturnType<typeof story>

/** The operations of the documents, each with its example; writes are dry runs. */
function examples (): Call[] {
  return ['v1', 'v2'].flatMap(version => {
    const document = JSON.parse(readFileSync(path.join(ROOT, `openapi/${version}.json`), 'utf8')) as Record<string, any>
    return exampleRequests(document).map(({ name, url, payload }) => ({ operation: name, path: url, body: payload }))
  })
}

/** The whole state, page by page: each export, and the feed. */
async function compareState (comparison: Comparison, reads: Call[]): Promise<void> {
  const exported = reads.filter(({ operation }) => operation.includes('/exports/'))
  for (const read of exported) await comparison.pair([read, read])
  let after = ['', '']
  for (;;) {
    const pages = await comparison.pair(after.map(cursor => ({
      operation: 'GET /api/v2/events', path: `/api/v2/events?maxPageSize=100${cursor === '' ? '' : `&after=${cursor}`}`
    })) as [Call, Call])
    if (!pages.some(({ hasMore }) => hasMore)) return
    after = pages.map(({ cursor }) => encodeURIComponent(cursor))
  }
}

async function run (server: string, coordinator: string, rounds: number, writesDocs: boolean): Promise<void> {
  const name = `recruitment_bench_${randomBytes(4).toString('hex')}`
  const onNodes = await createOnNodes(coordinator, name, SHARDS)
  await administer(server, async client => await client.query(`create database ${name}`))
  const urls = [databaseUrl(server, name), onNodes.url] as const
  const sides: Side[] = []
  try {
    await command({ DATABASE_URL: urls[0] }, 'migrate')
    await command({ DATABASE_URL: urls[1] }, 'distribute')
    for (const url of urls) sides.push(await openSide(url))
    const comparison = new Comparison(sides as [Side, Side])
    const requests = examples()
    for (let round = -WARM_UP; round < rounds; round++) {
      if (round === 0) comparison.times.clear()
      for (const request of requests) await comparison.pair([request, request])
    }
    const written = new Comparison(sides as [Side, Side])
    for (let round = -WARM_UP; round < rounds; round++) {
      if (round === 0) written.times.clear()
      await written.round(round + WARM_UP)
    }
    // Of real writes, not of dry runs.
    for (const [operation, pairs] of written.times) if (!operation.startsWith('GET')) comparison.times.set(operation, pairs)
    for (const [operation, texts] of written.differences) comparison.differences.set(operation, texts)
    const end = new Comparison(sides as [Side, Side])
    await compareState(end, requests)
    for (const [operation, texts] of end.differences) comparison.differences.set(`${operation}, at the end`, texts)
    const [plain, distributed] = sides.map(({ received }) => received.toSorted().join('\n')) as [string, string]
    if (plain !== distributed) comparison.differences.set('webhooks', [plain, distributed])
    report(comparison, rounds, writesDocs)
  } finally {
    for (const side of sides) await side.close()
    await stopAll()
    await onNodes.drop()
    await administer(server, async client => await client.query(`drop database ${name} with (force)`))
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { void stopAll() })

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    'write-docs': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  }
})
const { BENCH_DATABASE_URL: server, BENCH_CITUS_URL: coordinator } = process.env
if (values.help) process.stdout.write(HELP)
else if (server === undefined || coordinator === undefined) throw new Error('Set BENCH_DATABASE_URL and BENCH_CITUS_URL')
else await run(server, coordinator, Number(values.rounds), values['write-docs'])
