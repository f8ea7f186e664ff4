import { execFile } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { permissions, readWords } from '../../../src/workers/reading/reader.js'
import { TYPES } from '../../../trials/shared/documents.js'
import { t } from '../../part.js'

const PROBE = fileURLToPath(new URL('./probe.js', import.meta.url))
const [has, closesNetwork] = ['--permission', '--allow-net'].map(flag => process.allowedNodeEnvironmentFlags.has(flag))

t.test('a process that reads files → reads its modules, writes its own score, and does nothing else that Node.js can forbid', {
  skip: has === true ? false : 'this version of Node.js has no stable permissions'
}, async t => {
  const server = createServer().listen(0, '127.0.0.1')
  t.teardown(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { stdout } = await promisify(execFile)(process.execPath, [...permissions(), PROBE, String(port)], { env: {} })
  const may = ['reads its modules', 'changes its own score', ...closesNetwork === true ? [] : ['opens a connection']]
  t.same(JSON.parse(stdout), [may, may], 'in both of its threads')
})

t.test('the process that reads a file → is started with these permissions', async t => {
  const started: Array<{ spawnargs: string[] }> = []
  const note = (message: unknown) => started.push((message as { process: { spawnargs: string[] } }).process)
  subscribe('child_process', note)
  t.teardown(() => unsubscribe('child_process', note))
  t.same(await readWords({ contentType: TYPES.txt, size: 1 }, Readable.from([Buffer.from('x')]), new AbortController().signal), [['x', 1]])
  t.same(started.map(({ spawnargs }) => spawnargs.slice(1, -1)), [permissions()])
})
