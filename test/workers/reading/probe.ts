import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

// A program that tries what the process that reads files must not do, in both of its threads, and writes what came of it as JSON.

const [, , address = ''] = process.argv
const TRIES: Record<string, () => unknown> = {
  'reads a file of the machine': () => readFileSync('/etc/passwd'),
  'reads its environment': () => readFileSync('/proc/self/environ'),
  'reads its modules': () => import('htmlparser2'),
  'writes a file': () => writeFileSync(path.join(tmpdir(), 'probe'), ''),
  'changes its own score': () => writeFileSync('/proc/self/oom_score_adj', '1000'),
  'starts a program': () => { if (spawnSync('true').error !== undefined) throw new Error('not started') },
  'opens a connection': async () => { await once(connect(Number(address), '127.0.0.1').unref(), 'connect') }
}

const done: string[] = []
for (const [name, attempt] of Object.entries(TRIES)) {
  try {
    await attempt()
    done.push(name)
  } catch {}
}
if (isMainThread) {
  const [inThread] = await once(new Worker(new URL(import.meta.url), { argv: [address] }), 'message') as [string[]]
  process.stdout.write(JSON.stringify([done, inThread]), () => process.exit(0))
} else {
  parentPort?.postMessage(done)
}
