import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ENGINE_FLAGS, ROOT } from '../trials/shared/processes.js'

export interface Server {
  child: ChildProcessByStdio<null, Readable, Readable>
  /** Standard output so far. */
  output: () => string
  /** Exit code and what was said, when it has ended. */
  ended: Promise<{ code: number | null, output: string, errors: string }>
}

/** The server as a process of its own, on a free port, with only these variables. It is killed with the test. */
export function startProcess (t: { teardown: (fn: () => void) => void }, env: Record<string, string>, cwd: string): Server {
  const child = spawn(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/server.js')], {
    cwd, env: { PATH: process.env.PATH, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe']
  })
  t.teardown(() => child.kill('SIGKILL'))
  let [output, errors] = ['', '']
  child.stdout.on('data', chunk => { output += String(chunk) })
  child.stderr.on('data', chunk => { errors += String(chunk) })
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => ({ code, output, errors })) }
}

/** Where it listens, once its log says so. */
export async function listening ({ child, output, ended }: Server): Promise<string> {
  for (;;) {
    const base = /listening at (http:[^"]+)"/.exec(output())?.[1]
    if (base !== undefined) return base
    await Promise.race([once(child.stdout, 'data'), ended.then(ended => { throw new Error(JSON.stringify(ended)) })])
  }
}

/** Asks it to stop. @returns its exit code */
export async function stop ({ child, ended }: Server): Promise<number | null> {
  child.kill('SIGTERM')
  return (await ended).code
}
