import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from '../drill/load.js'
import { exampleRequests } from '../scripts/examples.js'
import { seedSandbox } from '../src/sandbox/company.js'
import { putSandboxToken } from '../src/sandbox/token.js'
import { administer, createOnNodes, databaseUrl } from './citus.js'
import { withDatabase } from './databases.js'
import { story, type Call } from './distributed-story.js'
import { spread, type Spread } from './load.js'
import { command, ROOT, startServer, stopAll, until } from './processes.js'
import { describeMachine } from './result.js'
import { PAGE_TOKEN_SECRET } from './routes.js'
import { list, putIntoDocs, toAligned, toMarkdownTable, type Table } from './tables.js'

// Every operation of both documents in pairs, on one PostgreSQL and on a Citus cluster: are the answers the same, and how much later?

const HELP = `Usage: npm run bench:distributed -- [options]

Compares a server on one PostgreSQL with one on a Citus cluster, operation by operation, and ends with 1 if an answer differs.
BENCH_DATABASE_URL and BENCH_CITUS_URL are logins that may create databases: there, and on the coordinator of the cluster.

  --rounds <n>    pairs of requests for each operation (default 50)
  --write-docs    put the table into docs/scaling.md
  --help          this text
`

const SHARDS = 8
const SECRET = 'a-token-of-the-bench-of-distributed-databases'
/** Until work beside requests must have been done. */
const WAIT_MS = 10_000
/** Pairs that are not counted. */
const WARM_UP = 10
const STARTED = Date.now()

interface Side {
  client: Client
  /** The address of a receiver of webhooks, and what came there. */
  receiver: string
  received: string[]
  close: () => Promise<void>
}

/** An answer: `text` is what must be the same on both sides. */
interface Answer { text: string, body: any, ms: number }

/** Milliseconds of an operation, pair by pair. */
export type Times = Map<string, Array<[number, number]>>

async function openSide (url: string): Promise<Side> {
  const env = {
    DATABASE_URL: url, RATE_LIMIT_MAX: '0', READ_CACHE_BYTES: '0', WEBHOOK_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'warn', PAGE_TOKEN_SECRET
  }
  await withDatabase(env, async db => {
    const { companyId } = await seedSandbox(db)
    await putSandboxToken(db, companyId, SECRET)
  })
  const received: string[] = []
  const hooks = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', chunk => { text += chunk }).on('end', () => {
      received.push(comparable(text))
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(hooks, 'listening')
  const server = await startServer(env)
  const client = new Client(server.base, SECRET)
  return {
    client,
    receiver: `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`,
    received,
    close: async () => {
      client.close()
      await server.stop()
      hooks.close()
      hooks.closeAllConnections()
    }
  }
}

/** Without what no two databases have in common: random ids, moments, secrets, addresses, what is noted beside requests. */
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

class Comparison {
  readonly times: Times = new Map()
  readonly differences = new Map<string, [string, string]>()
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

/** The operations of the documents, each with its example; what writes is tried only. */
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

const KINDS: Array<[string, RegExp]> = [
  ['a whole export', /^GET .*\/exports\//], ['one object', /^GET .*\}$|me$/], ['a list, a page, a history', /^GET /], ['a write', /./]
]

interface Row { operation: string, plain: Spread, distributed: Spread, ratio: number }

function rowsOf (times: Times): Row[] {
  return [...times].map(([operation, pairs]) => {
    const [plain, distributed] = [0, 1].map(side => spread(pairs.map(pair => pair[side] as number))) as [Spread, Spread]
    return { operation, plain, distributed, ratio: distributed.median / plain.median }
  })
}

const ms = ({ median, min }: Spread) => `${median.toFixed(2)} (${min.toFixed(2)})`

function tableOf (rows: Row[]): Table {
  return [['Operation', 'One PostgreSQL, ms', 'Citus, ms', 'Ratio'], ...rows.map(({ operation, plain, distributed, ratio }) => [
    operation, ms(plain), ms(distributed), ratio.toFixed(2)
  ])]
}

/** A row for each kind: medians over its operations. */
function summaryOf (rows: Row[]): Table {
  const left = new Set(rows)
  const head = ['Kind', 'Operations', 'One PostgreSQL, ms', 'Citus, ms', 'Ratio', 'Ratio of the fastest', 'Ratio up to 1.5']
  return [head, ...KINDS.flatMap(([kind, pattern]) => {
    const own = [...left].filter(({ operation }) => pattern.test(operation))
    own.forEach(row => left.delete(row))
    const middle = (of: (row: Row) => number) => spread(own.map(of)).median
    const ratios = (of: (row: Row) => number) => {
      const { median, min, max } = spread(own.map(of))
      return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`
    }
    const times = (side: 'plain' | 'distributed') =>
      `${middle(row => row[side].median).toFixed(2)} (${middle(row => row[side].min).toFixed(2)})`
    return [[
      kind, String(own.length), times('plain'), times('distributed'), ratios(({ ratio }) => ratio),
      ratios(({ plain, distributed }) => distributed.min / plain.min), String(own.filter(({ ratio }) => ratio <= 1.5).length)
    ]]
  })]
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
    // Of writes that are done, not those that are tried.
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

function report ({ times, differences }: Comparison, rounds: number, writesDocs: boolean): void {
  const rows = rowsOf(times).toSorted((a, b) => b.ratio - a.ratio)
  process.stdout.write(`${toAligned(tableOf(rows))}\n\n${toAligned(summaryOf(rows))}\n\n`)
  for (const [operation, [plain, distributed]] of differences) {
    const at = Math.max(0, [...plain].findIndex((letter, index) => letter !== distributed[index]) - 100)
    process.stdout.write(`${operation} differs:\n  ${plain.slice(at, at + 300)}\n  ${distributed.slice(at, at + 300)}\n`)
  }
  process.stdout.write(`${rows.length} operations, ${differences.size} with different answers\n`)
  if (differences.size > 0) process.exitCode = 1
  else if (writesDocs) {
    const how = `${list(describeMachine())}; ${rounds} pairs of each operation.`
    putIntoDocs('distributed', `${how}\n\n${toMarkdownTable(summaryOf(rows))}`, 'docs/scaling.md')
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
