import { execFile, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const START_LIMIT_MS = 60_000

export type Env = Record<string, string>
export interface Running { base: string, stop: () => Promise<void> }

const running = new Set<ChildProcess>()

/** Only what is named reaches a child: variables of the caller's shell must not change what is measured. */
function toProcessEnv (env: Env): Env {
  return { PATH: process.env.PATH ?? '', ...env }
}

/** Runs the product's own command line. @returns what it printed */
export async function command (env: Env, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/src/cli.js'), ...words], { env: toProcessEnv(env), stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', text => { printed += text })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.slice(0, 2).join(' ')} ended with ${code}`)
  return printed.trim()
}

/** Runs a program that is not ours. @throws when it ends with a failure */
export async function program (file: string, args: string[]): Promise<string> {
  return (await promisify(execFile)(file, args, { maxBuffer: 1e7 })).stdout
}

async function freePort (): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the real server; resolves when it is ready. Its log goes to the null device: written, but not kept. */
export async function startServer (env: Env, profile?: string): Promise<Running> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const child = spawn(process.execPath, [...flags, path.join(ROOT, 'dist/src/server.js')], {
    env: toProcessEnv({ LOG_LEVEL: 'info', ...env, PORT: String(port) }), stdio: ['ignore', 'ignore', 'inherit']
  })
  running.add(child)
  await until(child, async () => await isOk(`${base}/health/ready`))
  return { base, stop: async () => await stop(child) }
}

/** Starts the module as a child and gives it its task. @returns where it listens */
export async function startPeer (file: string, env: Env, task: object): Promise<Running> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env: toProcessEnv(env) })
  running.add(child)
  child.send(task)
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => { throw new Error(`The peer ended with ${code}`) })])
  return { base: `http://127.0.0.1:${port}`, stop: async () => await stop(child) }
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

async function until (child: ChildProcess, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + START_LIMIT_MS
  while (!await holds()) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}`)
    if (Date.now() > end) throw new Error('The server did not become ready')
    await sleep(5)
  }
}

async function stop (child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Ends all children: what is under way fails, and everything is put away. */
export async function stopAll (): Promise<void> {
  await Promise.all([...running].map(stop))
}
