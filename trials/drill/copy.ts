import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Random } from '../../src/seed/data/random.js'
import { Client } from '../shared/client.js'
import { freePort, ROOT, track, until } from '../shared/processes.js'
import { Writers, WRITERS } from './copy-writers.js'
import type { Drill } from './drill.js'
import { differences, pluralOf, readExports, type Row } from './exact-copy.js'
import type { Rig } from './rig.js'

const KILLS = 2
const COPIED_MS = 60_000

/** A program of docs/keep-a-copy.md, and its copy: `kind id` → row. */
interface Program { name: string, command: string, args: string[], file: string, read: () => Promise<Array<[string, Row]>> }

export const copy: Drill = {
  summary: 'The programs that keep a copy run beside sixteen writers; server and programs are killed. At the end each field is compared.',
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

/** A program that runs and is killed. */
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

/** The cursor after the last event. */
async function endOfFeed (client: Client): Promise<string> {
  const { id } = await client.json<Row>('POST', '/api/v1/departments', { name: 'The end' })
  for (let after = ''; ;) {
    const page = await client.json<{ results: Array<{ entity: { type: string, id: number } }>, cursor: string }>(
      'GET', `/api/v2/events?maxPageSize=100&wait=5${after}`)
    if (page.results.some(({ entity }) => entity.type === 'department' && entity.id === id)) return page.cursor
    after = `&after=${page.cursor}`
  }
}
