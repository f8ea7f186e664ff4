import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Client } from '../shared/client.js'
import { ROOT, track } from '../shared/processes.js'
import { pluralOf, type Row } from './exact-copy.js'

/** A program of docs/keep-a-copy.md, and its copy: `kind id` → row. */
export interface Program { name: string, command: string, args: string[], file: string, read: () => Promise<Array<[string, Row]>> }

/** The programs that can run here: the one in Python only where there is Python 3.9. @param folder for their copies */
export function programsIn (folder: string): Program[] {
  const inTypeScript = path.join(folder, 'copy')
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
  if (spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0) return programs
  const inPython = path.join(folder, 'copy.sqlite')
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
export class Copy {
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
export async function endOfFeed (client: Client): Promise<string> {
  const { id } = await client.json<Row>('POST', '/api/v1/departments', { name: 'The end' })
  for (let after = ''; ;) {
    const page = await client.json<{ results: Array<{ entity: { type: string, id: number } }>, cursor: string }>(
      'GET', `/api/v2/events?maxPageSize=100&wait=5${after}`)
    if (page.results.some(({ entity }) => entity.type === 'department' && entity.id === id)) return page.cursor
    after = `&after=${page.cursor}`
  }
}
