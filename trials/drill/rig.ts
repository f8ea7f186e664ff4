import { randomBytes } from 'node:crypto'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TEMPLATE } from '../../src/database/embedded.js'
import type { Engine } from '../../src/database/port.js'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { administer, databaseUrl } from '../shared/databases.js'
import { launchServer, track, stopAll, type Env, type Server, type ServerOptions } from '../shared/processes.js'

/** What a drill is run with. */
export interface DrillOptions {
  engine: Engine
  /** A login that may create databases; for the engine `postgresql`. */
  databaseUrl: string | undefined
  /** The shortest form that shows that the drill works. */
  short: boolean
  /** Length of the load, where a drill has one; the drill's own choice unless given. */
  seconds: number | undefined
  /** How often a drill repeats something; the drill's own choice unless given. */
  rounds: number | undefined
  /** Random choices follow from it. */
  seed: number
  /** Factor for promised times, for a busy machine. */
  patience: number
}

interface Figure { name: string, value: number | string, unit: string }

interface Promised {
  text: string
  held: boolean
  /** What was observed, to find out why a promise was broken. */
  seen: string
}

/** What it came to. */
export interface DrillResult {
  figures: Figure[]
  promises: Promised[]
  /** Skipped parts, and why. */
  skipped: string[]
}

/** A separate database. `env` configures a server on it, which creates a first company and the token `secret` with all scopes. */
export interface DrillDatabase { env: Env, secret: string }

/** Thrown to skip the rest of a drill. */
export class Skip extends Error {}

/** The environment of a drill. It collects the result, and stops everything that was started through it. */
export class Rig {
  readonly result: DrillResult = { figures: [], promises: [], skipped: [] }
  /** For files of the drill. Servers write their logs there. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'recruitment-drill-'))
  readonly #ends: Array<() => unknown> = []
  readonly #loops: AbortController[] = []
  #logs = 0
  #isClosed = false

  /** @param say prints progress */
  constructor (readonly options: DrillOptions, readonly say: (line: string) => void = () => {}) {}

  /** The requested value, or the drill's default. */
  rounds ({ usual, short }: { usual: number, short: number }): number {
    return this.options.rounds ?? (this.options.short ? short : usual)
  }

  seconds ({ usual, short }: { usual: number, short: number }): number {
    return this.options.seconds ?? (this.options.short ? short : usual)
  }

  /** A promised time, scaled for this run. */
  limit (ms: number): number {
    return ms * this.options.patience
  }

  figure (name: string, value: number | string, unit = ''): void {
    this.result.figures.push({ name, value, unit })
  }

  promise (text: string, held: boolean, seen: string | number = ''): void {
    this.result.promises.push({ text, held, seen: String(seen) })
  }

  /** Promises that there are none of these; if there are, the first five are shown. */
  promiseNone (text: string, found: string[]): void {
    this.promise(text, found.length === 0, found.slice(0, 5).join('; '))
  }

  /** Records a part that cannot run here. */
  skip (reason: string): void {
    this.result.skipped.push(reason)
  }

  /** The path of a program. @throws Skip when this machine does not have it */
  program (name: string, folders: string[] = []): string {
    for (const file of [...folders.map(folder => path.join(folder, name)), name]) {
      if (spawnSync(file, ['--version'], { stdio: 'ignore' }).error === undefined) return file
    }
    throw new Skip(`${name} is not installed`)
  }

  /** Starts a program; its output goes to a file in the folder. */
  start (file: string, args: string[], options: { env?: Env, uid?: number, gid?: number } = {}): ChildProcess {
    const { descriptor } = this.#openLog(path.basename(file))
    const env = { PATH: process.env.PATH ?? '', ...options.env }
    const child = track(spawn(file, args, { ...options, env, cwd: this.folder, stdio: ['ignore', descriptor, descriptor] }))
    closeSync(descriptor)
    return child
  }

  /** An empty database on the engine of this run. */
  async database (): Promise<DrillDatabase> {
    if (this.options.engine === 'embedded') return this.#embedded()
    const { databaseUrl } = this.options
    if (databaseUrl === undefined) throw new Skip('there is no PostgreSQL: DRILL_DATABASE_URL is not set')
    return await this.databaseOn(databaseUrl)
  }

  /** An empty database on this PostgreSQL server; kept where the server itself goes away with the drill. */
  async databaseOn (server: string, { isKept = false } = {}): Promise<DrillDatabase> {
    const name = `recruitment_drill_${randomBytes(6).toString('hex')}`
    await administer(server, async client => await client.query(`create database ${name}`))
    if (!isKept) this.onEnd(async () => await administer(server, async client => await client.query(`drop database ${name} with (force)`)))
    const secret = createSecret()
    return { secret, env: { DATABASE_URL: databaseUrl(server, name), BOOTSTRAP_TOKEN: secret } }
  }

  #embedded (): DrillDatabase {
    const directory = mkdtempSync(path.join(this.folder, 'data-'))
    cpSync(TEMPLATE, path.join(directory, 'postgres'), { recursive: true })
    const secret = createSecret()
    return { secret, env: { DATA_DIR: directory, SANDBOX_TOKEN: secret } }
  }

  /**
   * A real server, ready. Rate limits are off unless `env` sets them. @throws with the end of its log when it does not
   * become ready
   */
  async server (env: Env, options: Pick<ServerOptions, 'port' | 'root'> = {}): Promise<Server> {
    const server = await this.launch(env, options)
    await server.ready()
    return server
  }

  /** Starts a server without waiting until it is ready. */
  async launch (env: Env, options: Pick<ServerOptions, 'port' | 'root'> = {}): Promise<Server> {
    const log = this.#openLog('server')
    const server = await launchServer({ RATE_LIMIT_MAX: '0', ...env }, { ...options, log: log.descriptor })
    closeSync(log.descriptor)
    const ready = async () => await server.ready().catch((error: Error) => {
      throw new Error(`${error.message}: ${readFileSync(log.file, 'utf8').trimEnd().slice(-2000)}`)
    })
    return { ...server, ready }
  }

  /** Ends a loop of the drill: when the drill asks for it, or ends for any reason. */
  loop (): AbortController {
    const loop = new AbortController()
    this.#loops.push(loop)
    return loop
  }

  /** Registers a clean-up step for the end; they run in reverse order, after all processes have ended. */
  onEnd (work: () => unknown): void {
    this.#ends.unshift(work)
  }

  /** Ends the loops, kills the processes, then runs the clean-up steps. */
  async close (): Promise<void> {
    this.#isClosed = true
    for (const loop of this.#loops) loop.abort()
    await stopAll('SIGKILL')
    for (const work of this.#ends) {
      try {
        await work()
      } catch (error) {
        this.say(`Not put away: ${(error as Error).message}`)
      }
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  #openLog (name: string): { file: string, descriptor: number } {
    // An interrupted drill continues until it notices.
    if (this.#isClosed) throw new Error('The drill has ended')
    const file = path.join(this.folder, `${name}-${++this.#logs}.log`)
    return { file, descriptor: openSync(file, 'w') }
  }
}
