import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import errorFormat from '../../plugins/error-format.js'
import requestEnd from '../../plugins/request-end.js'
import timeLimit from '../../plugins/time-limit.js'
import { ApiError } from '../../src/errors.js'
import { errorFormatFor, VERSIONS } from '../../routes/versions.js'
import { t } from '../part.js'

const LIMIT_MS = 300
/** Longer than the limit and the next check. */
const TOO_LONG_MS = 1500

t.test('requests that take too long → 503, or a cut answer; others are left alone', async t => {
  const app = fastify()
  t.teardown(async () => await app.close())
  await app.register(errorFormat, { format: errorFormatFor(VERSIONS)('') })
  await app.register(requestEnd)
  await app.register(timeLimit, { ms: LIMIT_MS })
  app.get('/quick', async () => ({ ok: true }))
  app.get('/slow', async () => { await sleep(TOO_LONG_MS); return { ok: true } })
  app.get('/own', { config: { timeLimit: 60_000 } }, async () => { await sleep(TOO_LONG_MS); return { ok: true } })
  app.get('/begun', async (_request, reply) => await reply.type('text/plain').send(Readable.from((async function * () {
    yield 'first'
    await sleep(TOO_LONG_MS)
    yield 'last'
  })())))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string) => {
    const response = await fetch(base + path)
    return { status: response.status, code: response.headers.get('x-error-code'), text: await response.text().catch(() => 'cut off') }
  }
  const [quick, slow, own, begun] = await Promise.all(['/quick', '/slow', '/own', '/begun'].map(get))
  t.match(quick, { status: 200, text: '{"ok":true}' })
  t.match(slow, { status: 503, code: 'UNAVAILABLE' })
  t.match(own, { status: 200, text: '{"ok":true}' })
  t.match(begun, { status: 200, text: 'cut off' })
  t.match(await get('/quick'), { status: 200 }, 'and it goes on')
})

t.test('requests that fail after their time was over → one answer; only a fault of the program is in the log', async t => {
  const lines: Array<{ level: number, msg: string }> = []
  const app = fastify({ logger: { stream: { write: line => { lines.push(JSON.parse(line)) } } } })
  t.teardown(async () => await app.close())
  await app.register(errorFormat, { format: errorFormatFor(VERSIONS)('') })
  await app.register(requestEnd)
  await app.register(timeLimit, { ms: LIMIT_MS })
  const late: Array<(error: Error) => void> = []
  app.get('/late', async () => await new Promise((_resolve, reject) => { late.push(reject) }))
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const error of [new ApiError('UNAVAILABLE'), new TypeError('a bug')]) {
    t.equal((await fetch(`${base}/late`)).status, 503)
    lines.length = 0
    late.pop()?.(error)
    await nextTurn()
    const errors = lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)
    t.same(errors, error instanceof ApiError ? [] : ['failed after it was answered'])
  }
})
