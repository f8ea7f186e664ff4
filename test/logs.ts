import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ENGINE_FLAGS, ROOT } from '../trials/shared/processes.js'
import { ApiError } from '../src/errors.js'
import { toLoggedError } from '../src/http/logged-error.js'
import { VERSION } from '../src/version.js'
import { t, type Test } from './part.js'

const MARKS = {
  token: 'sandbox-secret-of-the-log-test',
  wrongToken: 'wrong-secret-of-the-log-test',
  name: 'Zacharias',
  email: 'zacharias@example.com',
  comment: 'zebra-crossing',
  key: 'idempotency-of-the-log-test'
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const NO_TRACES = [
  'zacharias', `ff-${TRACE_ID}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE_ID}-${'0'.repeat(16)}-01`
]

t.test('the log → a line for each request, and nothing of a person or a token, at the most talkative level', async t => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'recruitment-log-'))
  t.teardown(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const server = spawn(process.execPath, [...ENGINE_FLAGS, path.join(ROOT, 'dist/src/server.js')], {
    cwd: DATA_DIR, env: { PATH: process.env.PATH, PORT: '0', DATA_DIR, SANDBOX_TOKEN: MARKS.token, LOG_LEVEL: 'trace' }
  })
  t.teardown(() => server.kill('SIGKILL'))
  let output = ''
  server.stdout.on('data', data => { output += String(data) })
  server.stderr.on('data', data => { output += String(data) })
  while (!/Swagger UI {2}http/.test(output)) await once(server.stdout, 'data')
  const base = /Swagger UI {2}(http:\S+)\/docs/.exec(output)?.[1] ?? ''
  const send = async (method: string, url: string, body?: object, token = MARKS.token, headers = {}) => await fetch(base + url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': MARKS.key, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const candidate = { name: MARKS.name, lastName: 'Log', email: MARKS.email }
  const answers = [
    await send('POST', '/api/v2/candidates', candidate),
    await send('POST', '/api/v2/candidates?again=1', candidate),
    await send('POST', '/api/v2/candidates', { ...candidate, name: 7 }),
    await send('GET', `/api/v2/candidates?q=${MARKS.name}&email=${encodeURIComponent(MARKS.email)}`),
    await send('GET', `/api/v2/${MARKS.name}`),
    await send('GET', '/api/v2/jobs', undefined, MARKS.wrongToken),
    await send('GET', `/api/v2/%zz${MARKS.name}`),
    await send('POST', '/api/v1/jobs/1/applications/1/comments', { text: MARKS.comment }),
    ...await Promise.all(['500', '503'].map(async status => await send('GET', '/api/v1/jobs', undefined, undefined, {
      'x-sandbox-status': status, 'x-sandbox-delay': '1'
    })))
  ]
  t.same(answers.map(({ status }) => status), [201, 422, 400, 200, 404, 403, 400, 201, 500, 503])
  await t.rejects(send('GET', '/api/v1/jobs', undefined, undefined, { 'x-sandbox-reset': 'headers' }))
  for (const traceparent of [`00-${TRACE_ID}-00f067aa0ba902b7-01`, ...NO_TRACES]) {
    await send('GET', '/api/v1/me', undefined, undefined, { traceparent })
  }
  server.kill('SIGTERM')
  await once(server, 'close')
  const log = output.split('\n').filter(line => line.startsWith('{')).map(line => JSON.parse(line) as Record<string, unknown>)
  const lines = log.filter(({ msg }) => msg === 'request')
  t.ok(lines.length >= 7, 'a line for each request')
  t.match(lines[0], { reqId: /^[\w-]+$/, method: 'POST', route: '/api/v2/candidates', status: 201, ms: Number, company: 1 })
  t.same(lines.filter(({ route }) => route === '/api/v1/me').map(({ traceId }) => traceId), [TRACE_ID, ...NO_TRACES.map(() => undefined)])
  t.same(lines.filter(({ fault }) => fault !== undefined).map(({ status, level, fault }) => [status, level, fault]).sort(), [
    [499, 30, 'reset headers'], [500, 30, 'INTERNAL_ERROR, +1ms'], [503, 30, 'UNAVAILABLE, +1ms']
  ], 'what the sandbox was asked for says so')
  t.same(log.filter(({ level, msg }) => Number(level) > 40 || msg === 'failed'), [], 'and is no error')
  t.ok(log.every(({ service, version }) => service === 'recruitment-api' && version === VERSION), 'each names service and version')
  for (const [what, mark] of Object.entries(MARKS)) t.notMatch(JSON.stringify(log).toLowerCase(), mark.toLowerCase(), `no ${what}`)
})

/** A process that logs 2000 lines and then does what is given, with standard output as given. */
function writer (t: Test, end: string, { lines = 2000, output = 'pipe' as 'pipe' | number } = {}) {
  // The only thread that writes files is busy meanwhile: a write that waits for it comes late, or not at all.
  const program = `
    const [{ logStream }, { pbkdf2 }] = [await import(${JSON.stringify(path.join(ROOT, 'dist/src/log.js'))}), await import('node:crypto')]
    pbkdf2('', '', 200_000, 64, 'sha512', () => {})
    for (let line = 0; line < ${lines}; line++) logStream().write(line + ' ' + 'é'.repeat(line % 300) + '\\n')
    ${end}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { UV_THREADPOOL_SIZE: '1' }, stdio: ['ignore', output, 'pipe']
  })
  t.teardown(() => child.kill('SIGKILL'))
  return child
}
const textOf = (lines: number) => Array.from({ length: lines }, (_, line) => `${line} ${'é'.repeat(line % 300)}\n`).join('')

t.test('a process that ends at once → has written every line, whole and in order', async t => {
  const child = writer(t, 'process.exit(3)')
  const [printed, [code]] = await Promise.all([text(child.stdout as Readable), once(child, 'close')])
  t.same([code, printed], [3, textOf(2000)])
})

t.test('a reader who takes nothing for a while → the process goes on, and every line comes when he reads again', async t => {
  const child = writer(t, "setTimeout(() => { console.error('goes on'); process.exit(3) }, 50)")
  await once(child.stderr as Readable, 'data')
  const [printed, [code]] = await Promise.all([text(child.stdout as Readable), once(child, 'close')])
  t.same([code, printed], [3, textOf(2000)])
})

t.test('more lines than a process keeps for a reader who takes nothing → are lost, and a line says how many', async t => {
  const child = writer(t, "console.error('goes on'); setInterval(() => {}, 1000)", { lines: 60_000 })
  await once(child.stderr as Readable, 'data')
  let printed = ''
  for await (const part of (child.stdout as Readable).setEncoding('utf8')) {
    printed += String(part)
    if (/^\{.*\}\n/m.test(printed.slice(-20_000))) break
  }
  const [before, line] = printed.split(/^(\{.*\})\n/m) as [string, string]
  const { lines } = JSON.parse(line) as { lines: number }
  t.match(JSON.parse(line), { level: 40, service: 'recruitment-api', msg: /lost/ })
  t.ok(textOf(60_000).startsWith(before), 'after all before the first that is lost')
  const waiting = 60_000 - lines - (before.split('\n').length - 1)
  t.ok(waiting >= 0 && waiting < 500, 'and before the last batch')
})

t.test('two processes with one pipe, of which one ends while nobody reads → the other one ends, too', async t => {
  const other = `const { spawn } = await import('node:child_process')
    const child = spawn(process.execPath, ['--eval', 'process.stdout.fd'], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('exit', () => { logStream().write('last\\n'.repeat(50_000)); console.error('goes on'); process.exit(3) })`
  // Nothing is written while the other one starts: a write at the moment at which it makes the pipe block would wait for a reader.
  const child = writer(t, other, { lines: 0 })
  await once(child.stderr as Readable, 'data')
  t.same(await once(child, 'exit'), [3, null], 'within the time that it waits for its reader')
})

t.test('a reader who is gone, and a disk without room → the process goes on without a log', async t => {
  const gone = writer(t, 'setTimeout(() => process.exit(3), 50)', { lines: 100_000 })
  gone.stdout?.destroy()
  const disk = openSync('/dev/full', 'w')
  t.teardown(() => closeSync(disk))
  const full = writer(t, 'setTimeout(() => process.exit(3), 50)', { output: disk })
  const ends = [gone, full].map(async child => await Promise.all([text(child.stderr as Readable), once(child, 'close')]))
  t.same((await Promise.all(ends)).map(([printed, [code]]) => [code, printed]), [[3, ''], [3, '']])
})

t.test('an error in the log → the place, without the values that a database quotes', async t => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Zacharias"'), {
    code: '22P02', detail: 'Key (email)=(zacharias@example.com) already exists.', cause: new Error('value "zebra"')
  })
  const logged = JSON.stringify(toLoggedError(error))
  t.match(logged, /test\/logs\./)
  t.match(logged, /22P02/)
  t.notMatch(logged, /zacharias|zebra/i)
  t.match(toLoggedError('thrown text'), { message: 'thrown text' })
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
  const away = new ApiError('UNAVAILABLE', undefined, { cause: new AggregateError([refused, new Error('other')]) })
  t.match(toLoggedError(away), { type: 'AggregateError', message: 'connect ECONNREFUSED ::1:5432, other' }, 'a database that is away: why')
})
