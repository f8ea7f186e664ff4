import { execFile, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Processes of all trials.

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** How the engine of embedded databases is compiled, also in servers that this process starts: tests run too briefly for optimizing it. */
export const ENGINE_FLAGS = process.execArgv.filter(flag => flag === '--liftoff-only')

const WAIT_LIMIT_MS = 60_000
/** Pauses between two looks grow up to this one: most looks are requests, which take their time from what is waited for. */
const MAX_PAUSE_MS = 20

export type Env = Record<string, string>
export interface Running { base: string, stop: () => Promise<void> }
export interface Exit { code: number | null, signal: NodeJS.Signals | null }

export interface Server extends Running {
  port: number
  pid: number
  /** Sends the signal and waits for the end. */
  kill: (signal: NodeJS.Signals) => Promise<Exit>
  /** Waits until it answers that it is ready. @throws when it ends instead */
  ready: () => Promise<void>
}

export interface ServerOptions {
  /** A free port, unless one is given. */
  port?: number
  /** Folder of another build of the product. */
  root?: string
  /** Folder for a CPU profile. */
  profile?: string
  /** File descriptor for its log; without one the log goes to the null device: written, but not kept. */
  log?: number
}

const running = new Set<ChildProcess>()
process.once('exit', () => { for (const child of running) child.kill('SIGKILL') })

/** Only named variables reach a child: the caller's shell must not change what is measured. */
function toProcessEnv (env: Env): Env {
  return { PATH: process.env.PATH ?? '', ...env }
}

/** Runs the product's own command line. @returns what it printed */
export async function command (env: Env, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/cli.js'), ...words], {
    env: toProcessEnv(env), stdio: ['ignore', 'pipe', 'inherit']
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', text => { printed += text })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.slice(0, 2).join(' ')} ended with ${code}`)
  return printed.trim()
}

/** Runs another program. @throws when it fails */
export async function program (file: string, args: string[]): Promise<string> {
  return (await promisify(execFile)(file, args, { maxBuffer: 1e7 })).stdout
}

export async function freePort (): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A child that is ended with the others. */
export function track<Child extends ChildProcess> (child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Starts the real server; resolves when it is ready. */
export async function startServer (env: Env, options: ServerOptions = {}): Promise<Server> {
  const server = await launchServer(env, options)
  await server.ready()
  return server
}

/** Starts the real server, and waits for nothing. */
export async function launchServer (env: Env, { port, root = ROOT, profile, log }: ServerOptions = {}): Promise<Server> {
  const listensOn = port ?? await freePort()
  const base = `http://127.0.0.1:${listensOn}`
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const child = track(spawn(process.execPath, [...ENGINE_FLAGS, ...flags, path.join(root, 'dist/src/server.js')], {
    env: toProcessEnv({ LOG_LEVEL: 'info', ...env, PORT: String(listensOn) }), stdio: ['ignore', log ?? 'ignore', log ?? 'inherit']
  }))
  return {
    base,
    port: listensOn,
    pid: child.pid as number,
    kill: async signal => await end(child, signal),
    stop: async () => { await end(child, 'SIGTERM') },
    ready: async () => await until('the server is ready', async () => {
      if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`)
      return await isOk(`${base}/health/ready`)
    })
  }
}

/** Starts the module as a child and gives it its task. @returns where it listens */
export async function startPeer (file: string | URL, env: Env, task: object): Promise<Running & { pid: number }> {
  const child = track(fork(file, { env: toProcessEnv(env) }))
  child.send(task)
  const [port] = await Promise.race([
    once(child, 'message'), once(child, 'exit').then(([code]) => { throw new Error(`The peer ended with ${code}`) })
  ])
  return { base: `http://127.0.0.1:${port}`, pid: child.pid as number, stop: async () => { await end(child, 'SIGTERM') } }
}

export async function isOk (url: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Waits until `holds` returns true. @throws after `limitMs`, naming `what` it waited for */
export async function until (what: string, holds: () => boolean | Promise<boolean>, limitMs = WAIT_LIMIT_MS): Promise<void> {
  const end = Date.now() + limitMs
  for (let pause = 2; !await holds(); pause = Math.min(pause * 1.5, MAX_PAUSE_MS)) {
    if (Date.now() > end) throw new Error(`Not within ${limitMs / 1000} s: ${what}`)
    await sleep(pause)
  }
}

function hasEnded ({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Sends the signal, unless the child has ended, and waits for its end. */
export async function end (child: ChildProcess, signal: NodeJS.Signals): Promise<Exit> {
  if (!hasEnded(child)) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return { code: child.exitCode, signal: child.signalCode }
}

/** Ends all children: work in progress fails, and everything is cleaned up. */
export async function stopAll (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  await Promise.all([...running].map(async child => await end(child, signal)))
}

/** Memory of a process in MiB; 0 on systems without /proc. */
export function memoryOf (pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
