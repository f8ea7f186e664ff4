import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { VERSIONS } from '../../routes/versions.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { SANDBOX } from '../../src/sandbox/company.js'
import { seedCompany } from '../../src/seed/company.js'
import { Client, type Answer, type RequestSpec } from '../shared/client.js'
import { withDatabase } from '../shared/databases.js'
import { until } from '../shared/processes.js'
import { Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { Contract, leakIn, type Fault, type FuzzRequest, type Json, type Operation } from './fuzz-contract.js'
import { ADDRESS, MARK } from './fuzz-hostile.js'
import { requestsFor, type Known } from './fuzz-inputs.js'
import type { DrillDatabase, Rig } from './rig.js'

/** Requests for an operation in a round. */
const RUNS = { usual: 25, short: 4 }
/** How long the search for the smallest request of a kind of fault may take, and how many kinds are searched in a round. */
const MAX_MS = 10_000
const MAX_KINDS = 5
/** Objects of a list that are tried. */
const EACH = 4
const SHOWN = { counterexamples: 5, characters: 300 }
/** Operations that create come first, those that delete last. */
const ORDER = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE']

const PROMISES: Record<Fault['kind'], string> = {
  status: 'Every answer has a status that its operation declares',
  body: 'Every body fits the schema of its status',
  accepted: 'Nothing is accepted that the document forbids',
  size: 'No answer to a bad request is above 16 kB',
  failure: 'Every request is answered, and none with a 5xx',
  leak: 'No body tells of stacks, files, statements or secrets'
}

/** Parameters whose texts the API itself gives out, and where. */
const GIVEN = { pageToken: 'nextPageToken', after: 'cursor' }

interface Place { url: string, values: Record<string, string> }

class Broken extends Error {
  constructor (readonly fault: Fault) { super(fault.text) }
}

/** The smallest request found for a fault, and the operations that have it. */
interface Counterexample { fault: Fault, request: string, operations: Set<string> }

export const fuzz: Drill = {
  summary: 'Sends valid and invalid requests to every operation of the documents, and checks each answer against its document.',

  async run (rig) {
    const database = await rig.database()
    const server = await rig.server({ ...database.env, WEBHOOK_ALLOW_PRIVATE: 'true' })
    if (rig.options.engine === 'postgresql') await withDatabase(database.env, fillFirstCompany)
    const client = new Client(server.base, database.secret, 2)
    rig.onEnd(() => client.close())
    const documents = VERSIONS.map(async ({ name }) => [name, await client.json<Json>('GET', `/openapi/${name}.json`)] as const)
    const fuzzer = new Fuzzer(client, new Contract(Object.fromEntries(await Promise.all(documents))))
    await fuzzer.prepare()

    const seconds = rig.seconds({ usual: 60, short: 1 })
    const end = performance.now() + seconds * 1000
    let round = 0
    do {
      await fuzzer.look()
      for (const operation of fuzzer.operations) {
        if (round > 0 && performance.now() > end) break
        await fuzzer.fuzz(operation, rig.options.seed + round, rig.options.short ? RUNS.short : RUNS.usual)
      }
      rig.say(`round ${++round}: ${fuzzer.tally.count()} requests, ${fuzzer.found.size} faults`)
    } while (performance.now() < end)
    const isAlive = (await client.send({ method: 'GET', path: '/health/live' })).status === 200
    const { code } = await server.kill('SIGTERM')
    report(rig, fuzzer, database)
    rig.promise('One process answers to the end, and ends with exit code 0', isAlive && code === 0, `alive: ${isAlive}, ended with ${code}`)
  }
}

async function fillFirstCompany (db: PoolDatabase): Promise<void> {
  const [company] = await db.query<{ id: number }>(sql`select id from companies order by id limit 1`)
  await seedCompany(db, { companyId: company!.id, ...SANDBOX })
}

function report (rig: Rig, { operations, accepted, tally, found }: Fuzzer, { secret }: DrillDatabase): void {
  rig.figure('seed', rig.options.seed)
  rig.figure('requests', tally.count())
  rig.figure('operations', operations.length)
  rig.figure('operations that accepted something', accepted.size)
  const missing = operations.map(nameOf).filter(name => !accepted.has(name))
  if (missing.length > 0) rig.figure('operations that accepted nothing', missing.join(', '))
  rig.figure('answers', String(tally))
  for (const [kind, text] of Object.entries(PROMISES)) {
    const ofKind = [...found.values()].filter(({ fault }) => fault.kind === kind)
    const told = ofKind.slice(0, SHOWN.counterexamples)
      .map(({ fault, request, operations }) => `${fault.text} (${operations.size} operations) for ${request}`)
    rig.promise(text, ofKind.length === 0, [`${ofKind.length} kinds`, ...told].join('\n    '))
  }
  const logs = readdirSync(rig.folder).filter(name => name.startsWith('server-'))
  // A sandbox prints its token at the start, which is not a line of the log.
  const lines = logs.flatMap(name => readFileSync(path.join(rig.folder, name), 'utf8').split('\n')).filter(line => line.startsWith('{'))
  const marks = [MARK, MARK.toLowerCase(), secret]
  const telling = lines.filter(line => marks.some(mark => line.includes(mark)) || leakIn(line) !== undefined)
  rig.figure('log lines', lines.length)
  const seen = `${telling.length} lines, such as ${telling[0]?.slice(0, SHOWN.characters)}`
  rig.promise('The log holds nothing that clients sent, no stack, statement or secret', lines.length > 0 && telling.length === 0, seen)
}

/** Sends requests to operations, and keeps what it finds. */
export class Fuzzer {
  readonly operations: Operation[]
  readonly tally = new Tally()
  /** Names of operations that answered with success. */
  readonly accepted = new Set<string>()
  /** By the text of the fault, without the operation. */
  readonly found = new Map<string, Counterexample>()
  #ownToken = ''
  #ids: Known['ids'] = {}

  constructor (private readonly client: Pick<Client, 'send' | 'json'>, private readonly contract: Contract) {
    this.operations = contract.operations.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))
  }

  /** Things that the seeded company does not have yet. */
  async prepare (): Promise<void> {
    this.#ownToken = (await this.client.json<{ token: { id: string } }>('GET', '/api/v1/me')).token.id
    const webhook = { action: 'department.created', postbackUrl: ADDRESS }
    const { id } = await this.client.json<{ id: string }>('POST', '/api/v1/webhooks', webhook)
    await this.client.json('POST', '/api/v1/departments', { name: MARK })
    await until('there is a delivery', async () => (await this.#list(`/api/v2/webhooks/${id}/deliveries`)).length > 0)
  }

  /** Existing objects that others may refer to. */
  async look (): Promise<void> {
    for (const list of [...KINDS.catalogues.map(({ plural }) => `v1/${plural}`), 'v1/jobs', 'v2/candidates']) {
      this.#ids[list.slice(3)] = ends(await this.#list(`/api/${list}`)).map(({ id }) => id)
    }
  }

  /** Sends requests to the operation; shrinks the request of each kind of fault to the smallest. */
  async fuzz (operation: Operation, seed: number, runs: number): Promise<void> {
    const known = await this.#known(operation)
    const skipped = new Set<string>()
    for (const [text, { operations }] of this.found) if (operations.has(nameOf(operation))) skipped.add(text)
    const property = fc.asyncProperty(requestsFor(this.contract, operation, known), async request => {
      const fault = (await this.#send(operation, request)).find(({ text }) => !skipped.has(text))
      if (fault !== undefined) throw new Broken(fault)
    })
    for (let kinds = 0; kinds < MAX_KINDS; kinds++) {
      const { counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: MAX_MS })
      if (counterexample === null) return
      if (!(errorInstance instanceof Broken)) throw errorInstance
      const { fault } = errorInstance
      skipped.add(fault.text)
      const request = toText(toAsk(operation, counterexample[0]))
      const before = this.found.get(fault.text)
      before?.operations.add(nameOf(operation))
      if (before === undefined) this.found.set(fault.text, { fault, request, operations: new Set([nameOf(operation)]) })
      else if (request.length < before.request.length) before.request = request
    }
  }

  async #send (operation: Operation, request: FuzzRequest): Promise<Fault[]> {
    const answer: Answer = await this.client.send(toAsk(operation, request))
    this.tally.add(answer)
    if (answer.status >= 200 && answer.status < 300) this.accepted.add(nameOf(operation))
    return this.contract.check(operation, request, answer)
  }

  /** Asks the API itself what exists. */
  async #known ({ path, parameters }: Operation): Promise<Known> {
    const [places, steps] = await this.#places(path)
    const texts: Known['texts'] = {}
    for (const [name, field] of Object.entries(GIVEN)) {
      if (places[0] === undefined || !parameters.some(parameter => parameter.name === name)) continue
      texts[name] = [(await this.#read(`${places[0].url}?maxPageSize=1`))[field] ?? []].flat()
    }
    return { places: path.includes('{') ? places.map(({ values }) => values) : [], ids: { ...this.#ids, steps }, texts }
  }

  /** Paths of this pattern that lead to something, and the steps of the jobs in them. */
  async #places (path: string): Promise<[places: Place[], steps: number[]]> {
    let places: Place[] = [{ url: '', values: {} }]
    const steps: number[] = []
    for (const part of path.split('/').slice(1)) {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      if (name === undefined) {
        for (const place of places) place.url += `/${part}`
        continue
      }
      const next: Place[] = []
      for (const { url, values } of places) {
        for (const item of ends(await this.#list(url))) {
          const value = encodeURIComponent(String(url.endsWith('/by-code') ? item.code : item.id ?? item.name))
          next.push({ url: `${url}/${value}`, values: { ...values, [name]: value } })
        }
      }
      if (name === 'jobId') for (const { url } of next) steps.push(...(await this.#list(`${url}/steps`)).map(({ id }) => id))
      places = ends(next, EACH * 2)
    }
    return [places, steps]
  }

  /** The items of a list that may be changed: not the token of the drill itself. */
  async #list (url: string): Promise<Json[]> {
    const list = url.replace(/\/by-code$/, '')
    const isListed = this.operations.some(({ method, path }) => method === 'GET' && formOf(path).test(list))
    const { results = [] } = await this.#read(`${isListed ? list : list.replace('/v2/', '/v1/')}?perPage=100&maxPageSize=100`)
    return (results as Json[]).filter(({ id, code }) => id !== this.#ownToken && (list === url || code !== null))
  }

  /** An answer, or the last line of an export; empty if its object no longer exists. */
  async #read (path: string): Promise<Json> {
    const { status, text } = await this.client.send({ method: 'GET', path })
    return status === 200 ? JSON.parse(text.trimEnd().split('\n').at(-1) as string) as Json : {}
  }
}

/** Some of the first and some of the last. */
function ends<T> (list: T[], count = EACH): T[] {
  return list.length <= count ? list : [...list.slice(0, count / 2), ...list.slice(-count / 2)]
}

/** Matches addresses of this pattern. */
function formOf (path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

function nameOf ({ method, path }: Operation): string {
  return `${method} ${path}`
}

function toAsk ({ method, path: pattern }: Operation, { path, query, headers, body }: FuzzRequest): RequestSpec {
  const search = query.map(([name, text]) => `${name}=${text}`).join('&')
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name] as string)
  return { method, path: filled + (search === '' ? '' : `?${search}`), headers, body }
}

function toText ({ method, path, headers = {}, body }: RequestSpec): string {
  const lines = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  if (body instanceof Buffer) lines.push(body.toString())
  return lines.map(line => JSON.stringify(line.slice(0, SHOWN.characters)).slice(1, -1).replaceAll('\\"', '"')).join(' | ')
}
