import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { ROOT } from '../trials/shared/processes.js'

// The first process of a container: of a process namespace of its own.
const NAMESPACE = ['--pid', '--fork', '--kill-child']
const isPossible = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0

t.test('the first process of a container that is stopped while it loads its code → ends', {
  skip: !isPossible && 'process namespaces cannot be made here'
}, async t => {
  const directory = mkdtempSync(path.join(tmpdir(), 'recruitment-first-'))
  t.teardown(() => rmSync(directory, { recursive: true, force: true }))
  // Sends the signal as soon as anything listens to it.
  const preload = path.join(directory, 'preload.mjs')
  writeFileSync(preload, `
    const timer = setInterval(() => {
      if (process.listenerCount('SIGTERM') === 0) return
      clearInterval(timer)
      process.kill(process.pid, 'SIGTERM')
    }, 1).unref()`)
  for (const program of [['server.js'], ['cli.js', 'company', 'list']]) {
    const [file, ...words] = program as [string, ...string[]]
    const child = spawn('unshare', [
      ...NAMESPACE, process.execPath, '--import', preload, path.join(ROOT, 'dist/src', file), ...words
    ], { env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory }, stdio: ['ignore', 'pipe', 'ignore'] })
    t.teardown(() => child.kill('SIGKILL'))
    const [[code], log] = await Promise.all([once(child, 'close'), text(child.stdout)])
    // Some versions of Node.js load all code in one turn: then the server stops by itself.
    if (file === 'server.js' && code === 0) t.match(log, /"stopped"/)
    else t.strictSame([code, log], [143, ''], program.join(' '))
  }
})
