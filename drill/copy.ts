import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { freePort, ROOT, track, until } from '../bench/processes.js'
import { Random } from '../src/seed/data/random.js'
import type { Drill } from './drill.js'
import { differences, pluralOf, readExports, type Row } from './exact-copy.js'
import { newApplication, openJob, type OpenJob } from './fixtures.js'
import { Client, type RequestSpec } from './load.js'
import type { Rig } from './rig.js'

const WRITERS = 16
const STRUCTURE = ['departments', 'roles', 'branches'] as const
const KILLS = 2
/** The pause after a write that was not answered. */
const PAUSE_MS = 50
const COPIED_MS = 60_000

/** A program of docs/keep-a-copy.md, and its copy: `kind id` → row. */
interface Program { name: string, command: string, args: string[], file: string, read: () => Promise<Array<[string, Row]>> }

export const copy: Drill = {
  summary: 'The programs that keep a copy, beside sixteen writers; server and programs are killed. Each field is compared at the end.',
  onAnyEngine: 'its programs see the API alone',

  async run (rig) {
    const { env, secret } = await rig.database()
    const port = await freePort()
    const random = new Random(rig.options.seed, 'structure', 0)
    const client = new Client(`http://127.0.0.1:${port}`, secret, WRITERS)
    rig.onEnd(() => client.close())
    const programs = programsIn(rig)
    let server = await rig.server(env, { port })
    const written = rig.loop()
    const writers = new Writers(client, rig.options.seed)
    await writers.prepare()
    const writing = writers.write(written.signal)
    const write = async (count: number) => {
      const enough = writers.done + count
      await until('writes are acknowledged', () => writers.done >= enough)
    }
    const copies = programs.map(program => new Copy(program, client.base, secret))
    for (const one of copies) one.start()
    const perRound = rig.options.short ? 60 : 400
    for (let round = 1; round <= KILLS; round++) {
      await write(random.between(perRound / 2, perRound))
      await server.kill('SIGKILL')
      server = await rig.server(env, { port })
      await write(random.between(perRound / 2, perRound))
      for (const one of copies) await one.restart()
    }
    await write(perRound)
    written.abort()
    await writing
    const end = await endOfFeed(client)
    for (const one of copies) await until(`${one.program.name} has read to the end`, () => one.hasReadTo(end), rig.limit(COPIED_MS))
    for (const one of copies) await one.kill()

    const now = await readExports(async path => (await client.send({ method: 'GET', path })).text)
    rig.figure('acknowledged writes', writers.done)
    rig.figure('objects', now.size)
    rig.figure('kills of the server, and of each program', KILLS)
    for (const { program } of copies) {
      const rows = new Map(await program.read())
      rig.promiseNone(`The copy in ${program.name} is the company, field by field`, differences(now, rows))
    }
    rig.promiseNone('Writers see nothing but success, refusals and the kills', [...writers.unexpected])
  }
}

function programsIn (rig: Rig): Program[] {
  const inTypeScript = path.join(rig.folder, 'copy')
  const programs: Program[] = [{
    name: 'TypeScript',
    command: process.execPath,
    args: [path.join(ROOT, 'dist/docs/copies/keep-copy.js')],
    file: inTypeScript,
    async read () {
      const db = new PGlite(inTypeScript)
      const { rows } = await db.query<{ kind: string, id: number, data: Row }>('select kind, id, data from copies')
      await db.close()
      return rows.map(({ kind, id, data }) => [`${pluralOf(kind)} ${id}`, data])
    }
  }]
  if (spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0) {
    rig.skip('the program in Python: there is no Python 3.9')
    return programs
  }
  const inPython = path.join(rig.folder, 'copy.sqlite')
  const dump = `
import json, sqlite3, sys
print(json.dumps(sqlite3.connect(sys.argv[1]).execute("select kind, id, data from copies").fetchall()))`
  return [...programs, {
    name: 'Python',
    command: 'python3',
    args: [path.join(ROOT, 'docs/copies/keep_copy.py')],
    file: inPython,
    async read () {
      const rows = JSON.parse(spawnSync('python3', ['-c', dump, inPython], { encoding: 'utf8', maxBuffer: 1e9 }).stdout)
      return rows.map(([kind, id, data]: [string, number, string]) => [`${pluralOf(kind)} ${id}`, JSON.parse(data)])
    }
  }]
}

/** A program that runs, and is killed. */
class Copy {
  /** The last cursor that it has printed. */
  #readTo: string | undefined
  #errors = ''
  #child: ChildProcess | undefined

  constructor (readonly program: Program, private readonly base: string, private readonly token: string) {}

  start (): void {
    const { command, args, file } = this.program
    const child = track(spawn(command, args, {
      env: { PATH: process.env.PATH, BASE_URL: this.base, TOKEN: this.token, COPY: file }, stdio: ['ignore', 'pipe', 'pipe']
    }))
    child.stderr.on('data', chunk => { this.#errors = (this.#errors + String(chunk)).slice(-1000) })
    let text = ''
    child.stdout.on('data', chunk => {
      text = (text + String(chunk)).slice(-1000)
      this.#readTo = [...text.matchAll(/up to (\S+)\n/g)].at(-1)?.[1] ?? this.#readTo
    })
    this.#child = child
  }

  /** @throws if the program has ended by itself */
  hasReadTo (cursor: string): boolean {
    if (this.#child?.exitCode != null) throw new Error(`${this.program.name} ended: ${this.#errors}`)
    return this.#readTo === cursor
  }

  async kill (): Promise<void> {
    if (this.#child?.exitCode !== null || this.#child.signalCode !== null) return
    const closed = once(this.#child, 'close')
    this.#child.kill('SIGKILL')
    await closed
  }

  async restart (): Promise<void> {
    await this.kill()
    this.start()
  }
}

/** Clients that change everything that a company has; what they choose may have gone when they change it. */
class Writers {
  done = 0
  readonly unexpected = new Set<string>()
  readonly #jobs: OpenJob[] = []
  readonly #applications: string[] = []
  #serial = 0

  constructor (private readonly client: Client, private readonly seed: number) {}

  /** What the first changes are made of. */
  async prepare (): Promise<void> {
    for (let i = 0; i < 4; i++) this.#jobs.push(await openJob(this.client, `Copy ${i}`))
    for (const job of this.#jobs) this.#applications.push(await newApplication(this.client, job, 'copy'))
  }

  async write (signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
      const random = new Random(this.seed, 'outline', writer)
      while (!signal.aborted) await this.#send(await this.#next(random))
    }))
  }

  async #send (request: RequestSpec): Promise<void> {
    const { status, text } = await this.client.send(request)
    if (status >= 200 && status < 300) this.done++
    else if (![0, 400, 404, 409, 503].includes(status)) {
      this.unexpected.add(`${status} for ${request.method} ${request.path}: ${text.slice(0, 200)}`)
    }
    if (status === 0 || status === 503) await sleep(PAUSE_MS)
  }

  /** The path of some object of a list. */
  async #some (random: Random, path: string): Promise<Row | undefined> {
    const { status, text } = await this.client.send({ method: 'GET', path: `${path}${path.includes('?') ? '&' : '?'}maxPageSize=100` })
    return status === 200 ? random.pick(JSON.parse(text).results as Row[]) : undefined
  }

  async #next (random: Random): Promise<RequestSpec> {
    const name = `copy-${++this.#serial}`
    const job = random.pick(this.#jobs)
    const application = random.pick(this.#applications)
    const kind = random.pick(STRUCTURE)
    const rename = async (): Promise<RequestSpec> => {
      const row = await this.#some(random, `/api/v2/${kind}`)
      return { method: 'PATCH', path: `/api/v1/${kind}/${row?.id ?? 0}`, body: { name, code: random.pick([name, null]), active: true } }
    }
    const ofJob = `/api/v1/jobs/${job.id}`
    const requests: Array<() => RequestSpec | Promise<RequestSpec>> = [
      () => ({ method: 'POST', path: `/api/v1/${kind}`, body: { name, ...(kind === 'branches' ? { path: [name] } : {}) } }),
      rename,
      async () => ({ method: 'DELETE', path: `/api/v1/${kind}/${(await this.#some(random, `/api/v2/${kind}`))?.id ?? 0}` }),
      async () => {
        const [department, branch] = [await this.#some(random, '/api/v2/departments'), await this.#some(random, '/api/v2/branches')]
        const body = { name, email: `${name}@example.com`, code: name, departmentId: department?.id, branchIds: branch && [branch.id] }
        return { method: 'POST', path: '/api/v1/users', body }
      },
      async () => {
        const user = await this.#some(random, '/api/v2/users')
        const branches = [await this.#some(random, '/api/v2/branches'), await this.#some(random, '/api/v2/branches')]
        const branchIds = [...new Set(branches.flatMap(branch => branch?.id ?? []))]
        return { method: 'PATCH', path: `/api/v1/users/${user?.id ?? 0}`, body: { code: random.pick([name, null]), branchIds } }
      },
      async () => {
        const [department, branch] = [await this.#some(random, '/api/v2/departments'), await this.#some(random, '/api/v2/branches')]
        const user = await this.#some(random, '/api/v2/users')
        const body = { name, departmentCode: department?.code, branchId: branch?.id, recruiterId: user?.id, description: name }
        return { method: 'POST', path: '/api/v1/jobs', body }
      },
      () => ({ method: 'PATCH', path: ofJob, body: { description: name, numVacancies: 100 + random.below(100) } }),
      () => ({ method: 'PATCH', path: ofJob, body: { salary: { min: random.below(1000), max: 2000, currency: 'EUR', period: 'month' } } }),
      async () => ({ method: 'DELETE', path: `/api/v1/jobs/${(await this.#some(random, '/api/v2/jobs?status=draft'))?.id ?? 0}` }),
      () => ({ method: 'POST', path: `${ofJob}/steps`, body: { name } }),
      () => ({ method: 'PATCH', path: `${ofJob}/steps/${random.pick(job.stepIds)}`, body: { name, code: random.pick([name, null]) } }),
      async () => ({ method: 'DELETE', path: `${ofJob}/steps/${(await this.#some(random, `/api/v2/steps?jobId=${job.id}`))?.id ?? 0}` }),
      () => {
        const manualCandidate = { name, lastName: 'Drill', email: `${name}@example.com` }
        return { method: 'POST', path: `${ofJob}/applications`, body: { manualCandidate } }
      },
      () => ({ method: 'PATCH', path: application, body: { score: random.below(100) } }),
      () => ({ method: 'PATCH', path: application, body: { currentStepId: random.pick(job.stepIds) } }),
      () => ({ method: 'PATCH', path: application, body: { status: 'reproved', reason: name } }),
      () => ({ method: 'PATCH', path: application, body: { status: 'in_process' } }),
      () => ({ method: 'PUT', path: `${application}/tags`, body: { name: `tag-${random.below(5)}` } }),
      () => ({ method: 'DELETE', path: `${application}/tags/tag-${random.below(5)}` }),
      () => ({ method: 'POST', path: `${application}/comments`, body: { text: name } }),
      async () => {
        const comment = await this.#some(random, '/api/v2/comments')
        const path = `/api/v1/jobs/${comment?.jobId ?? 0}/applications/${comment?.applicationId ?? 0}/comments/${comment?.id ?? 0}`
        return { method: 'DELETE', path }
      },
      async () => {
        const candidate = await this.#some(random, '/api/v2/candidates')
        return { method: 'PATCH', path: `/api/v2/candidates/${candidate?.id ?? 0}`, body: { city: name, identificationDocument: name } }
      },
      async () => {
        const id = random.chance(0.1) ? (await this.#some(random, '/api/v2/candidates'))?.id : 0
        return { method: 'POST', path: `/api/v2/candidates/${id ?? 0}/anonymize` }
      }
    ]
    return await random.pick(requests)()
  }
}

/** The cursor behind the last event. */
async function endOfFeed (client: Client): Promise<string> {
  const { id } = await client.json<Row>('POST', '/api/v1/departments', { name: 'The end' })
  for (let after = ''; ;) {
    const page = await client.json<{ results: Array<{ entity: { type: string, id: number } }>, cursor: string }>(
      'GET', `/api/v2/events?maxPageSize=100&wait=5${after}`)
    if (page.results.some(({ entity }) => entity.type === 'department' && entity.id === id)) return page.cursor
    after = `&after=${page.cursor}`
  }
}
