import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, type NetworkInterfaceInfo } from 'node:os'
import path from 'node:path'
import { addressesOf } from '../src/serve-requests.js'
import { t } from './part.js'
import { waitFor } from './receiver.js'
import { ROOT } from '../trials/shared/processes.js'
import { listening, startProcess, stop, type Server } from './server-process.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'recruitment-server-'))
t.teardown(() => rmSync(scratch, { recursive: true, force: true }))

const start = (t: Parameters<typeof startProcess>[0], env: Record<string, string>) => startProcess(t, env, scratch)

interface Welcome { token: string, authorization: string, url: string, base: string, text: string }

/** What the sandbox prints when it listens. */
async function welcome ({ child, output, ended }: Server): Promise<Welcome> {
  let over = false
  void ended.then(() => { over = true })
  while (!/Load test[^\n]*\n[^\n]*\n/.test(output())) {
    if (over) throw new Error(`The server ended: ${JSON.stringify(await ended)}`)
    await Promise.race([once(child.stdout, 'data'), ended])
  }
  const text = output()
  const [, token = ''] = /Token +(\S+)/.exec(text) ?? []
  const [, authorization = '', url = ''] = /curl -H "Authorization: ([^"]+)" "([^"]+)"/.exec(text) ?? []
  return { token, authorization, url, base: new URL(url).origin, text }
}

/** The most memory that the process has had so far, in MB; 0 where the system does not say. */
function peakMemory ({ child }: Server): number {
  const status = `/proc/${child.pid}/status`
  return existsSync(status) ? Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]) / 1024 : 0
}

const get = async ({ authorization, base }: Welcome, pathname: string) => await fetch(base + pathname, { headers: { authorization } })

t.test('the sandbox → prints a token and a curl line that answers 200, refuses a second process, keeps token and data', async t => {
  const DATA_DIR = path.join(scratch, 'data')
  const first = start(t, { DATA_DIR })
  const hello = await welcome(first)
  t.ok(peakMemory(first) < 400, `${peakMemory(first)} MB for the first start`)
  t.match(hello.text, `Swagger UI  ${hello.base}/docs`)
  t.match(hello.text, `Home page   ${hello.base}/\n`)
  t.match(hello.text, 'start with RATE_LIMIT_MAX=0')
  t.match(hello.text, 'start with WEBHOOK_ALLOW_PRIVATE=true')
  t.match(hello.text, /power failure/)
  t.equal(hello.authorization, `Bearer ${hello.token}`)
  t.equal(statSync(path.join(DATA_DIR, 'sandbox-token')).mode & 0o077, 0, 'the kept token is the owner\'s alone')

  const answer = await fetch(hello.url, { headers: { authorization: hello.authorization } })
  t.equal(answer.status, 200)
  t.match(await answer.json(), { totalResults: 60, page: 1, totalPages: 12 })
  for (const page of ['/', '/docs/', '/openapi/v1.json', '/health/ready', '/api/v2/applications?expand=candidate,job,steps']) {
    t.equal((await get(hello, page)).status, 200, page)
  }
  const applications = await (await get(hello, '/api/v2/applications')).text()

  const second = await start(t, { DATA_DIR }).ended
  t.equal(second.code, 1)
  t.match(second.errors, /^DATA_DIR: another process uses [^\n]+\n$/)
  t.notMatch(second.output, 'Token')

  t.equal(await stop(first), 0)
  t.equal((await first.ended).errors, '')
  t.notMatch(first.output().slice(hello.text.length), hello.token, 'the log does not hold the token')

  const again = start(t, { DATA_DIR })
  const helloAgain = await welcome(again)
  t.equal(helloAgain.token, hello.token)
  const kept = await (await get(helloAgain, '/api/v2/applications')).json() as { results: unknown[] }
  t.same(kept.results, JSON.parse(applications).results)
  t.equal(await stop(again), 0)

  const fixed = start(t, { DATA_DIR, SANDBOX_TOKEN: 'a-token-that-i-chose-myself', WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_MAX: '0' })
  const helloFixed = await welcome(fixed)
  t.equal(helloFixed.token, 'a-token-that-i-chose-myself')
  t.notMatch(helloFixed.text, /start with/, 'what is set already is not advised')
  t.equal((await get(helloFixed, '/api/v1/me')).status, 200)
  t.equal((await get({ ...helloFixed, authorization: hello.authorization }, '/api/v1/me')).status, 403, 'the one before stops working')
  const open = await get(helloFixed, '/api/v1/jobs')
  t.equal(open.status, 200)
  t.equal(await stop(fixed), 0, 'with a kept connection open')
})

t.test('a server on all addresses, as in a container → its address on this machine first, then the others', t => {
  const at = (address: string) => ({ address: () => ({ address, port: 3000, family: '' }) })
  const each = (address: string, internal: boolean, family = 'IPv4') => ({ address, internal, family }) as NetworkInterfaceInfo
  const interfaces = { eth0: [each('172.17.0.2', false), each('fe80::1', false, 'IPv6')], lo: [each('127.0.0.1', true)] }
  for (const all of ['0.0.0.0', '::']) {
    t.same(addressesOf(at(all), interfaces), ['http://127.0.0.1:3000', 'http://172.17.0.2:3000'])
    t.same(addressesOf(at(all), {}), ['http://127.0.0.1:3000'])
  }
  t.same(addressesOf(at('10.0.0.5'), interfaces), ['http://10.0.0.5:3000'])
  t.same(addressesOf(at('::1'), interfaces), ['http://[::1]:3000'])
  t.end()
})

t.test('npm start that is asked to end → ends with its server, and says before that it builds', async t => {
  const own = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const cwd = mkdtempSync(path.join(scratch, 'npm-'))
  symlinkSync(path.join(ROOT, 'dist'), path.join(cwd, 'dist'))
  // What is built is used by other tests meanwhile.
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ scripts: { ...own.scripts, build: 'exit' } }))
  const env = { PATH: process.env.PATH, PORT: '0' }
  const npm = spawn('npm', ['start'], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const group = -(npm.pid as number)
  const isAlive = () => { try { return process.kill(group, 0) } catch { return false } }
  t.teardown(() => isAlive() && process.kill(group, 'SIGKILL'))
  let output = ''
  npm.stdout.on('data', chunk => { output += String(chunk) })
  await waitFor(() => output.includes('Swagger UI'))
  t.match(output, /^Building .*\n[^]*Home page/m)
  npm.kill('SIGTERM')
  await waitFor(() => !isAlive())
  t.match(output, '"msg":"stopped"')
})

t.test('nobody reads what it prints any more → it answers, and ends when it is asked to', async t => {
  const server = start(t, { DATA_DIR: path.join(scratch, 'unread') })
  const base = await listening(server)
  server.child.stdout.destroy()
  await waitFor(async () => (await fetch(`${base}/health/ready`)).status === 200)
  t.equal((await fetch(`${base}/docs/`)).status, 200)
  t.equal(await stop(server), 0)
  t.equal((await server.ended).errors, '')
})

t.test('a fresh sandbox → the same company as that of the test before', async t => {
  const bodies = await Promise.all(['data', 'other'].map(async name => {
    const server = start(t, { DATA_DIR: path.join(scratch, name) })
    const hello = await welcome(server)
    const { results } = await (await get(
      hello, '/api/v2/applications?maxPageSize=100&fields=id,jobId,candidateId,status,source,tags'
    )).json() as { results: object[] }
    await stop(server)
    return results
  }))
  t.equal(bodies[0]?.length, 100)
  t.same(bodies[0], bodies[1])
})

t.test('PostgreSQL that cannot be reached → lives, is not ready and says why; asked to stop, it ends with 0', async t => {
  const server = start(t, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const base = await listening(server)
  t.equal((await fetch(`${base}/health/live`)).status, 200)
  const reason = async () => await (await fetch(`${base}/health/ready`)).json() as { reason?: string }
  await waitFor(async () => (await reason()).reason === 'the database cannot be reached: retrying')
  t.equal((await fetch(`${base}/health/ready`)).status, 503)
  t.equal(await stop(server), 0)
  t.equal((await server.ended).errors, '')
})

t.test('a variable that is probably misspelled → a line with the right name and without the value; the server starts', async t => {
  const server = start(t, { DATA_DIR: path.join(scratch, 'data'), RATE_LIMT_MAX: 'hunter2', RATE_LIMIT: 'hunter2' })
  await welcome(server)
  t.equal(await stop(server), 0)
  t.equal((await server.ended).errors, [
    'RATE_LIMT_MAX: there is no such variable; did you mean RATE_LIMIT_MAX?\n',
    'RATE_LIMIT: there is no such variable; did you mean RATE_LIMIT_MAX?\n'
  ].join(''))
})

t.test('what prevents the start → one line on standard error and exit code 1', async t => {
  const busy = createServer().listen(0, '127.0.0.1')
  t.teardown(() => busy.close())
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo
  const file = path.join(scratch, 'file')
  writeFileSync(file, '')
  const cases: Array<[string, Record<string, string>, RegExp]> = [
    ['a used port', { PORT: String(port), DATA_DIR: path.join(scratch, 'port') }, new RegExp(`^PORT: ${port} is in use; `)],
    ['one port for two', { METRICS_PORT: '3999', PORT: '3999' }, /^METRICS_PORT: 3999 is PORT as well; choose another port/],
    ['one port for two', { METRICS_PORT: '3999', PORT: '3999', HOST: '0.0.0.0', METRICS_HOST: '127.0.0.1' }, /^METRICS_PORT: 3999 is PORT/],
    ['a foreign address', { HOST: '203.0.113.1', DATA_DIR: path.join(scratch, 'port') }, /^HOST: 203\.0\.113\.1 /],
    ['a file as directory', { DATA_DIR: file }, /^DATA_DIR: /],
    ['a bad value', { RATE_LIMIT_MAX: 'many' }, /^RATE_LIMIT_MAX .*many.*for example RATE_LIMIT_MAX=/],
    ['a token that is none', { SANDBOX_TOKEN: 'rapi_but-not-a-token-of-ours', DATA_DIR: path.join(scratch, 'port') }, /^SANDBOX_TOKEN: /],
    ['a database that is none', { DATABSE_URL: 'postgres://x:hunter2@y/z' }, /^DATABSE_URL: [^\n]* write DATABASE_URL/],
    ['a bad proxy', { TRUST_PROXY: 'nonsense', DATA_DIR: path.join(scratch, 'port') }, /^TRUST_PROXY/],
    ['a directory that nobody can make', { DATA_DIR: '/proc/x' }, /^DATA_DIR: \/proc\/x cannot be written/],
    ['a database URL that is none', { DATABASE_URL: 'postgres://user:hunter2@host:notaport/db' }, /^DATABASE_URL/]
  ]
  for (const [name, env, line] of cases) {
    const { code, errors } = await start(t, { LOG_LEVEL: 'silent', ...env }).ended
    t.equal(code, 1, name)
    t.match(errors, line, name)
    t.match(errors, /^[^\n]+\n$/, `${name}: one line`)
    t.notMatch(errors, 'hunter2')
  }
  t.equal(readFileSync(file, 'utf8'), '')
})

t.test('an error of the code while it is loaded → its place, then one line, and exit code 1', async t => {
  const [hooks, preload] = [path.join(scratch, 'hooks.mjs'), path.join(scratch, 'preload.mjs')]
  writeFileSync(hooks, `export const load = async (url, context, next) => url.endsWith('/plugins/drain.js')
    ? { format: 'module', source: 'export default undefined.property', shortCircuit: true }
    : await next(url, context)`)
  writeFileSync(preload, "import { register } from 'node:module'; register('./hooks.mjs', import.meta.url)")
  const { code, errors } = await start(t, { DATA_DIR: path.join(scratch, 'data'), NODE_OPTIONS: `--import ${preload}` }).ended
  t.equal(code, 1)
  t.match(errors, /^TypeError: [^]*\/plugins\/drain\.js:1:\d+\)?\n[^]*\nTypeError: [^\n]+\n$/)
})
