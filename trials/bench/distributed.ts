import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { valueRequests } from '../../scripts/documented-values.js'
import { exampleRequests } from '../../scripts/examples.js'
import { seedSandbox } from '../../src/sandbox/company.js'
import { putSandboxToken } from '../../src/sandbox/token.js'
import { Client, type RequestSpec } from '../shared/client.js'
import { administer, createOnNodes, databaseUrl, withDatabase } from '../shared/databases.js'
import { command, ROOT, startServer, stopAll, until } from '../shared/processes.js'
import { receive } from '../shared/receiver.js'
import { report, type Compared, type Times } from './distributed-report.js'
import { story, type Call } from './distributed-story.js'
import { comparable, faultsIn } from './distributed-texts.js'
import { PAGE_TOKEN_SECRET } from './routes.js'

// Every operation of both documents in pairs, on one PostgreSQL and on a Citus cluster: are the answers the same, and how much slower?

const HELP = `Usage: npm run bench:distributed -- [options]

Compares a server on one PostgreSQL with one on a Citus cluster, operation by operation, and ends with 1 if an answer differs.
BENCH_DATABASE_URL and BENCH_CITUS_URL are logins that may create databases: there, and on the coordinator of the cluster.

  --rounds <n>    pairs of requests for each operation (default 50)
  --warm-up <n>   pairs before them that are not counted (default 10)
  --values        also sends each documented value of each parameter
  --write-docs    put the table into docs/scaling.md
  --help          this text
`

const SHARDS = 8
const SECRET = 'a-token-of-the-bench-of-distributed-databases'
/** Time within which background work must be done. */
const WAIT_MS = 10_000

interface Side {
  client: Client
  /** The address of a receiver of webhooks, and what arrived there. */
  receiver: string
  received: string[]
  /** The faults that the server has logged: of requests, and of its workers. */
  faults: () => string[]
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
  const log = path.join(tmpdir(), `distributed-${randomUUID()}.log`)
  const file = openSync(log, 'w')
  const server = await startServer(env, { log: file })
  const client = new Client(server.base, SECRET)
  return {
    client,
    receiver: hooks.url,
    received,
    faults: () => faultsIn(readFileSync(log, 'utf8')),
    close: async () => {
      client.close()
      await server.stop()
      hooks.close()
      closeSync(file)
      rmSync(log)
    }
  }
}

/** What is sent for a body. */
async function sent (body: object | undefined): Promise<Pick<RequestSpec, 'body' | 'headers'>> {
  if (!(body instanceof FormData)) return body === undefined ? {} : { body }
  const form = new Response(body)
  return { headers: { 'content-type': form.headers.get('content-type') as string }, body: Buffer.from(await form.arrayBuffer()) }
}

/** What is sent in another order by each database: rows of exports, where some have random ids, and what was made in the same instant. */
function inOneOrder (text: string, path: string, type: string): string {
  const between = type.includes('ndjson') ? '\n' : /[?&]order=\w+At\b/.test(path) ? /(?<=[[}]),?(?=\{"id")|(?<=\})(?=\],"total)/ : undefined
  return between === undefined ? text : text.split(between).toSorted().join('\n')
}

/** Sends it until its answer is the one to wait for. */
async function ask ({ client }: Side, { operation, path, body, headers, until: holds }: Call): Promise<Answer> {
  const [method = ''] = operation.split(' ')
  const given = await sent(body)
  let answer: Answer | undefined
  await until(operation, async () => {
    const sending = { method, path, ...given, headers: { ...given.headers, ...headers } }
    const { status, headers: { location = '', 'content-type': type = '' }, text, ms, error } = await client.send(sending)
    const lines = type.includes('json') ? text.split('\n').filter(line => line !== '').map(line => JSON.parse(line) as unknown) : []
    const shown = inOneOrder(comparable(text), path, type)
    answer = { text: `${status} ${error} ${comparable(location)} ${shown}`, body: lines.length > 1 ? lines : lines[0], ms }
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

const DOCUMENTS = ['v1', 'v2'].map(version =>
  JSON.parse(readFileSync(path.join(ROOT, `openapi/${version}.json`), 'utf8')) as Record<string, any>)

/** The operations of the documents, each with its example; writes are dry runs. */
const examples = (): Call[] =>
  DOCUMENTS.flatMap(exampleRequests).map(({ name, url, payload }) => ({ operation: name, path: url, body: payload }))

/** Each documented value of each parameter; then each write for real. */
const documentedValues = (): Call[] => valueRequests(DOCUMENTS).map(({ name, url, payload, headers, parameter, value }) => ({
  operation: `${name} with ${parameter.name} ${value.slice(0, 80)}`, path: url, body: payload, headers
}))

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

/** Prepares both databases, and runs `work` with a server on each. */
async function withSides (server: string, coordinator: string, work: (sides: [Side, Side]) => Promise<void>): Promise<void> {
  const name = `recruitment_bench_${randomBytes(4).toString('hex')}`
  const plain = `${name}_plain`
  const onNodes = await createOnNodes(coordinator, name, SHARDS)
  await administer(server, async client => await client.query(`create database ${plain}`))
  const urls = [databaseUrl(server, plain), onNodes.url] as const
  const sides: Side[] = []
  try {
    await command({ DATABASE_URL: urls[0] }, 'migrate')
    await command({ DATABASE_URL: urls[1] }, 'distribute')
    for (const url of urls) sides.push(await openSide(url))
    await work(sides as [Side, Side])
  } finally {
    for (const side of sides) await side.close()
    await stopAll()
    await onNodes.drop()
    await administer(server, async client => await client.query(`drop database ${plain} with (force)`))
  }
}

/** The names of the metrics that there are: some are missing where a statement fails. */
async function metricsOf ({ client }: Side): Promise<string> {
  const { text } = await client.send({ method: 'GET', path: '/metrics' })
  return [...new Set(text.match(/^\w+/gm))].toSorted().join('\n')
}

/** Compares everything. @param warmUp pairs of each operation that are not counted */
async function compare (sides: [Side, Side], rounds: number, warmUp: number, hasValues: boolean): Promise<Compared> {
  const comparison = new Comparison(sides)
  const requests = examples()
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) comparison.times.clear()
    for (const request of requests) await comparison.pair([request, request])
  }
  const written = new Comparison(sides)
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) written.times.clear()
    await written.round(round + warmUp)
  }
  // Of real writes, not of dry runs.
  for (const [operation, pairs] of written.times) if (!operation.startsWith('GET')) comparison.times.set(operation, pairs)
  const valued = new Comparison(sides)
  if (hasValues) for (const request of documentedValues()) await valued.pair([request, request])
  for (const [operation, texts] of [...written.differences, ...valued.differences]) comparison.differences.set(operation, texts)
  const end = new Comparison(sides)
  await compareState(end, requests)
  for (const [operation, texts] of end.differences) comparison.differences.set(`${operation}, at the end`, texts)
  const metrics = await Promise.all(sides.map(metricsOf)) as [string, string]
  if (metrics[0] !== metrics[1]) comparison.differences.set('metrics', metrics)
  const [plain, distributed] = sides.map(({ received }) => received.toSorted().join('\n')) as [string, string]
  if (plain !== distributed) comparison.differences.set('webhooks', [plain, distributed])
  return comparison
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { void stopAll() })

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    'warm-up': { type: 'string', default: '10' },
    values: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false }
  }
})
const { BENCH_DATABASE_URL: server, BENCH_CITUS_URL: coordinator } = process.env
if (values.help) process.stdout.write(HELP)
else if (server === undefined || coordinator === undefined) throw new Error('Set BENCH_DATABASE_URL and BENCH_CITUS_URL')
else {
  await withSides(server, coordinator, async sides => {
    const rounds = Number(values.rounds)
    const compared = await compare(sides, rounds, Number(values['warm-up']), values.values)
    report({ ...compared, faults: sides.flatMap(({ faults }) => faults()) }, rounds, values['write-docs'])
  })
}
