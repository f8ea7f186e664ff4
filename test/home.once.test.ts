import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { ENGINE_FLAGS, ROOT } from '../trials/shared/processes.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'

// What is special in HTML and in a shell: the page has to show it, and its commands have to send it.
const TOKEN = 'a-token-with-<marks>-&-$HOME-`pwd`-"quotes"-isn\'t-it'
const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-home-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))

interface Answer { status: number, headers: IncomingHttpHeaders, body: Buffer, text: string }

/** A GET with exactly these headers: fetch would choose Host itself. */
async function ask (url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: unescape(body.toString()) })
      })
    }).on('error', reject)
  })
}

/** The answer to a request in HTTP/1.0. */
async function askInOldHttp (port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  return unescape(await text(socket))
}

/** The text of a page as a person reads it. */
const unescape = (html: string) => html.replace(/<\/?span[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const showsToken = ({ text }: Answer) => text.includes(TOKEN) || text.includes('id="token"')

/** A sandbox in a process of its own, with the data of the one before. @returns its address, the log so far, and what stops it */
async function startSandbox (t: { teardown: (fn: () => unknown) => void }, env: Record<string, string> = {}) {
  const DATA_DIR = path.join(scratch, 'data')
  const child = spawn(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/server.js')], {
    cwd: scratch, env: { PATH: process.env.PATH, PORT: '0', DATA_DIR, SANDBOX_TOKEN: TOKEN, ...env }, stdio: ['ignore', 'pipe', 'inherit']
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', chunk => { output += String(chunk) })
  while (!/Home page +http/.test(output)) await once(child.stdout, 'data')
  const [, base] = /Home page +(http:\S+)\/\n/.exec(output) ?? []
  const end = async () => {
    child.kill()
    await once(child, 'close')
  }
  return { base: base as string, log: () => output.split('\n').filter(line => line.startsWith('{')), end }
}

t.test('the sandbox asked from its own machine → token, counts, and commands that run as they stand', async t => {
  const { base, log, end } = await startSandbox(t)
  for (const host of [new URL(base).host, `localhost:${new URL(base).port}`, 'LOCALHOST', '[::1]:3000']) {
    const page = await ask(base, { host })
    t.same([page.status, showsToken(page)], [200, true], host)
    t.ok(page.text.includes(`http://${host}/api/v1/jobs?perPage=5`))
    t.equal(page.text.split(TOKEN.slice(0, 20)).length - 1, 2, 'the token stands in its box and in one command')
  }
  // At the first start the events of the sample company get their positions behind the answer to the first requests.
  await waitFor(async () => (await ask(base)).text.includes('data-known="5"'))
  const page = await ask(base)
  t.match(page.headers, { 'cache-control': 'no-store', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  t.match(page.headers['content-security-policy'], /frame-ancestors 'none'/)
  t.match(page.headers['content-security-policy'], /script-src 'self'/)
  for (const [type, total] of [['job', 60], ['candidate', 400], ['application', 1500]] as const) {
    t.ok(page.text.includes(`<dd data-count="${type}">${total}</dd>`), type)
  }

  const commands = [...page.text.matchAll(/<pre><code>((?:TOKEN|curl)[^]*?)<\/code>/g)].map(([, command = '']) => command)
  t.equal(commands.length, 3)
  // One terminal, to which the first command gives the token.
  const run = async (...commands: string[]) => {
    const lines = commands.map(command => `${command} --silent --show-error --fail --max-time 10; echo`)
    const { stdout } = await promisify(execFile)('sh', ['-c', lines.join('\n')])
    return stdout.trim().split('\n').map(line => JSON.parse(line) as Record<string, any>)
  }
  const [read = '', create = '', see = ''] = commands
  t.match(await run(read, create), [{ totalResults: 60 }, { id: 61, name: 'Lighthouse keeper' }])
  const seen = async () => (await run(read, see))[1]?.results as object[]
  await waitFor(async () => (await seen()).length > 5)
  t.match((await seen())[5], { event: 'job.created', entity: { type: 'job', id: 61 } }, 'the last shows what the one before it did')

  const [, cursor, known] = /data-cursor="(\w+)" data-known="(\d+)"/.exec(page.text) ?? []
  const feed = await ask(`${base}/api/v2/events?after=${cursor}`, { authorization: `Bearer ${TOKEN}` })
  const { results } = JSON.parse(feed.body.toString()) as { results: Array<{ entity: { id: number | string } }> }
  t.equal(known, '5')
  const came = [61, ...[1, 2, 3, 4, 5].map(step => 60 * 5 + step)]
  // The last that the sandbox adds are its files and the addresses that get no messages.
  const before = [21, 30, 31, 50, 51].map(number => `019e4f00-0000-7000-8000-0000000000${number}`)
  t.same(results.map(({ entity }) => entity.id), [...before, ...came], 'five events from before the page, then what came')
  t.match((await ask(base)).text, 'data-count="job">61<')
  await end()
  t.notMatch(log().join(), 'a-token-with', 'the log does not hold the token')
})

t.test('the sandbox asked from elsewhere, by another name or through a proxy → no token', async t => {
  for (const TRUST_PROXY of ['false', 'true']) {
    const { base, end } = await startSandbox(t, { TRUST_PROXY, CORS_ORIGIN: '*', HOST: '0.0.0.0' })
    const { port } = new URL(base)
    const own = await ask(base, { origin: 'https://evil.example' })
    t.ok(showsToken(own))
    t.notOk(Object.keys(own.headers).some(name => name.startsWith('access-control-')), 'no page of another origin may read it')
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example', '[::2]']) {
      t.notOk(showsToken(await ask(base, { host })), host)
    }
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=::1',
      via: '1.1 proxy',
      'x-original-forwarded-for': '::1',
      'cf-ray': '1',
      'x-amzn-trace-id': 'Root=1',
      'client-ip': '127.0.0.1',
      'x-envoy-internal': 'true'
    })) {
      const page = await ask(base, { [name]: value })
      t.same([page.status, showsToken(page)], [200, false], `TRUST_PROXY=${TRUST_PROXY} and ${name}`)
    }
    t.notOk(showsToken({ text: await askInOldHttp(Number(port)) } as Answer), 'nginx as it comes sends no header of its own')
    const outside = Object.values(networkInterfaces()).flat().find(address => address?.family === 'IPv4' && !address.internal)
    if (outside !== undefined) {
      const page = await ask(`http://${outside.address}:${port}/`, { host: `localhost:${port}` })
      t.same([page.status, showsToken(page)], [200, false], 'the address of the client counts, not the name that it sends')
    }
    await end()
  }
})
