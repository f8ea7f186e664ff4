import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { t, type Test } from './part.js'
import { waitFor } from './receiver.js'
import { listening, startProcess, stop } from './server-process.js'

const TOKEN = 'a-token-of-the-test-that-is-long'

const head = (method: string, url: string, token = TOKEN) =>
  `${method} ${url} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n`
const jsonHead = (url: string, rest: string, token?: string) =>
  `${head('POST', url, token)}Content-Type: application/json\r\n${rest}\r\n\r\n`

/** What is sent of a request whose rest never comes. */
const CUT: Record<string, string> = {
  'half of a line': 'POST /api/v1/jo',
  'half of the headers': head('GET', '/api/v1/jobs'),
  'no body': jsonHead('/api/v1/jobs', 'Content-Length: 100'),
  'half a body': `${jsonHead('/api/v1/jobs', 'Content-Length: 100')}{"name":`,
  'half a body of v2': `${jsonHead('/api/v2/candidates', 'Content-Length: 100')}{"name":`,
  'half a bulk': `${jsonHead('/api/v1/departments/bulk', 'Content-Length: 100000')}{"items":[`,
  'half a chunk': `${jsonHead('/api/v1/jobs', 'Transfer-Encoding: chunked')}20\r\n{"name":`,
  'no last chunk': `${jsonHead('/api/v1/jobs', 'Transfer-Encoding: chunked')}8\r\n{"name":\r\n`,
  'half a body with an unknown token': `${jsonHead('/api/v1/jobs', 'Content-Length: 100', 'unknown')}{"name":`,
  'half a body to nowhere': `${jsonHead('/api/v1/nowhere', 'Content-Length: 100')}{"name":`,
  'a wait for events': `${head('GET', '/api/v2/events?wait=30&entity=webhook')}\r\n`,
  'an export': `${head('GET', '/api/v2/exports/applications')}\r\n`
}
const WHOLE = ['a wait for events', 'an export']
const STAYS = 'stays silent'
/** How the client leaves. */
const LEAVE: Record<string, (socket: Socket) => unknown> = {
  closes: socket => socket.destroy(),
  resets: socket => socket.resetAndDestroy(),
  'ends its side': socket => socket.end(),
  [STAYS]: () => {}
}

// The servers use it one after another.
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'recruitment-cut-'))
t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))

/** The server as a process, with what its log has said. */
async function serve (
  t: Test, env: Record<string, string> = {}
): Promise<{ open: (text: string) => Promise<Socket>, end: () => Promise<Line[]>, hasSaid: (text: string) => boolean }> {
  const server = startProcess(t, { DATA_DIR, SANDBOX_TOKEN: TOKEN, LOG_LEVEL: 'info', ...env }, DATA_DIR)
  const { port } = new URL(await listening(server))
  await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200)
  const open = async (text: string) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {}).resume()
    t.teardown(() => socket.destroy())
    await once(socket, 'connect')
    await new Promise(resolve => socket.write(text, resolve))
    return socket
  }
  const end = async () => {
    t.equal(await stop(server), 0)
    return server.output().split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line) as Line)
      .filter(({ route }) => route !== '/health/ready')
  }
  return { open, end, hasSaid: text => server.output().includes(text) }
}

type Line = Record<string, unknown>

t.test('requests whose rest never comes → a line of the log each at most, and none is an error', async t => {
  const { open, end, hasSaid } = await serve(t)
  let sent = 0
  for (const [how, leave] of Object.entries(LEAVE)) {
    const texts = Object.entries(CUT).filter(([what]) => how !== STAYS || !WHOLE.includes(what)).map(([, text]) => text)
    const sockets = await Promise.all([...texts, ...texts].map(async (text, n) => {
      const socket = await open(text)
      sent++
      // The server has begun to read it, or not.
      if (n < texts.length) await sleep(50)
      leave(socket)
      return socket
    }))
    await waitFor(() => sockets.every(({ closed, readableEnded }) => closed || readableEnded))
  }
  // A line is written when the connection is closed, after the answer.
  await waitFor(() => hasSaid('"status":408'))
  const lines = await end()
  const requests = lines.filter(({ msg }) => msg === 'request')
  t.ok(requests.length > 0 && requests.length <= sent, `${requests.length} lines of ${sent} requests`)
  t.same(lines.filter(({ level, err }) => Number(level) > 30 || err !== undefined), [])
  const silent = requests.filter(({ ms }) => Number(ms) > 5000)
  t.ok(silent.length > 0)
  for (const line of silent) t.equal(line.status, 408, 'the status is the one that was sent')
})

t.test('more bodies that do not come than a company may have → no line of the log but theirs', async t => {
  const { open, end } = await serve(t, { MAX_REQUESTS_IN_FLIGHT: '10' })
  // From now on requests with this token count for its company.
  const known = await open(`${head('GET', '/api/v1/me')}\r\n`)
  await waitFor(() => known.bytesRead > 0)
  const sockets = await Promise.all(Array.from({ length: 30 }, async () => await open(CUT['half a body'] as string)))
  await waitFor(() => sockets.filter(({ bytesRead }) => bytesRead > 0).length === 22)
  for (const socket of sockets) socket.destroy()
  const lines = await end()
  t.same(lines.filter(({ level, err }) => Number(level) > 30 || err !== undefined), [])
  t.same(lines.filter(({ msg }) => msg === 'request').map(({ status }) => status).sort(), [
    200, ...Array<number>(8).fill(499), ...Array<number>(22).fill(503)
  ])
})
