import { t } from '../part.js'
import { parse } from '../raw.js'
import { waitFor } from '../receiver.js'
import { startSandbox } from './sandbox.js'

// Bad days of reads that are not worked out for each request: kept, not modified, and shared with others.

const { send, sendBytes } = await startSandbox(t)

const DELAY = 60

/** What goes wrong, as a profile says it and as headers ask for it, and what that does. */
const FAULTS: Array<{ rule: string, headers: Record<string, string>, status?: number, delay?: number, share?: 0 | 0.5 }> = [
  { rule: '503', headers: { 'x-sandbox-status': '503' }, status: 503 },
  { rule: '429', headers: { 'x-sandbox-status': '429' }, status: 429 },
  { rule: `+${DELAY}ms`, headers: { 'x-sandbox-delay': `${DELAY}` }, delay: DELAY },
  { rule: `500, 100% +${DELAY}ms`, headers: { 'x-sandbox-status': '500', 'x-sandbox-delay': `${DELAY}` }, status: 500, delay: DELAY },
  { rule: 'reset', headers: { 'x-sandbox-reset': 'headers' }, share: 0 },
  { rule: 'reset body', headers: { 'x-sandbox-reset': 'body' }, share: 0.5 },
  { rule: 'truncate', headers: { 'x-sandbox-truncate': 'true' }, share: 0.5 },
  { rule: `truncate, 100% +${DELAY}ms`, headers: { 'x-sandbox-truncate': 'true', 'x-sandbox-delay': `${DELAY}` }, share: 0.5, delay: DELAY }
]

const setProfile = async (profile: string) => await send('/sandbox/faults', { method: 'PUT', json: { profile } })

const metric = async (name: string) =>
  Number((await (await send('/metrics')).text()).split('\n').find(line => line.startsWith(`${name} `))?.split(' ').at(-1))
const hits = async () => await metric('read_cache_requests_total{outcome="hit"}')

/** Reads until the answer is kept. */
async function keep (path: string): Promise<{ length: number, tag: string }> {
  const before = await hits()
  for (;;) {
    const answer = await send(path)
    const length = (await answer.arrayBuffer()).byteLength
    if (await hits() > before) return { length, tag: answer.headers.get('etag') as string }
  }
}

for (const path of ['/api/v1/jobs?perPage=3', '/api/v2/applications?maxPageSize=3', '/api/v2/jobs/1']) {
  t.test(`${path}, kept → each fault happens to it, to its HEAD and to its 304, by headers and by a profile`, async t => {
    const { length, tag } = await keep(path)
    for (const { rule, headers, status, delay = 0, share = 1 } of FAULTS) {
      for (const method of ['GET', 'HEAD']) {
        for (const usual of [200, 304]) {
          const condition: Record<string, string> = usual === 304 ? { 'if-none-match': tag } : {}
          for (const asked of ['headers', 'profile']) {
            if (asked === 'profile') await setProfile(`100% ${rule}`)
            const { text, ms } = await sendBytes(path, { ...condition, ...(asked === 'headers' && headers) }, method)
            await setProfile('')
            const what = `${method} ${usual}, ${rule} by ${asked}`
            t.ok(ms >= delay - 5, `${what}: takes ${ms} ms`)
            const hasBody = method === 'GET' && usual === 200
            if (share < 1 && (share === 0 || !hasBody)) {
              t.equal(text, '', `${what}: no answer`)
              continue
            }
            const seen = parse(text)
            t.match(seen, { status: status ?? usual, headers: { 'x-sandbox-fault': String } }, what)
            if (status === undefined) t.equal(Buffer.byteLength(seen.body), hasBody ? Math.floor(length * share) : 0, what)
          }
        }
      }
    }
  })
}

// A fault that the others had, too, would break their answers, or let them wait for those who wait the longest.
const longest = (headers: Record<string, string>) => ({ ...headers, ...('x-sandbox-delay' in headers && { 'x-sandbox-delay': '9000' }) })

t.test('a fault of one → leaves those alone who read the same at the same time, and share an execution', async t => {
  for (const [index, { rule, headers, delay }] of FAULTS.entries()) {
    const url = `/api/v1/jobs?perPage=${20 + index}`
    const whole = await (await send(url)).text()
    const leaving = new AbortController()
    let isBadOver = false
    const bad = send(url, { headers: longest(headers), signal: leaving.signal }).then(async answer => await answer.text(), () => 'none')
      .catch(() => 'half').finally(() => { isBadOver = true })
    const others = await Promise.all(Array.from({ length: 10 }, async () => await (await send(url)).text()))
    for (const other of others) t.equal(other, whole, rule)
    if (delay !== undefined) t.notOk(isBadOver, `${rule}: nobody waited with it`)
    leaving.abort()
    t.not(await bad, whole, rule)
  }
})

t.test('a fault of one who waits for events → leaves those alone who wait for the same', async t => {
  for (const { rule, headers, delay } of FAULTS) {
    const jobs = await (await send('/api/v2/exports/jobs')).text()
    const url = `/api/v2/events?wait=30&after=${JSON.parse(jobs.trim().split('\n').at(-1) as string).cursor as string}`
    const leaving = new AbortController()
    const bad = send(url, { headers: longest(headers), signal: leaving.signal }).then(async answer => await answer.text(), () => 'none')
      .catch(() => 'half')
    const others = Array.from({ length: 5 }, async () => await (await send(url)).json())
    await waitFor(async () => await metric('event_feed_waiting{kind="longPoll"}') >= others.length)
    await send('/api/v1/departments', { json: { name: `Bad days: ${rule}` } })
    for (const other of others) t.match(await other, { results: [{ event: 'department.created' }] }, rule)
    leaving.abort()
    if (delay === undefined) t.notMatch(await bad, /"hasMore"/, rule)
    else await bad
  }
})

t.test('a fault of one look-up → leaves those alone that share its statement', async t => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1)
  const asked = { 'x-sandbox-status': '503' }
  for (const headers of [asked, { 'x-sandbox-reset': 'headers' }, { 'x-sandbox-truncate': 'true' }]) {
    const answers = await Promise.all(ids.map(async id => {
      const answer = send(`/api/v2/jobs/${id}`, id % 3 === 0 ? { headers: headers as Record<string, string> } : {})
      return await answer.then(async answer => answer.status === 200 ? (await answer.json()).id : answer.status).catch(() => 'broken')
    }))
    t.same(answers, ids.map(id => id % 3 !== 0 ? id : headers === asked ? 503 : 'broken'))
  }
})

t.test('a strict request with a misspelled parameter → its 400 is as late, or as broken, as was asked for', async t => {
  const path = '/api/v1/jobs?statsu=draft'
  const strict = { prefer: 'handling=strict' }
  const late = await sendBytes(path, { ...strict, 'x-sandbox-delay': `${DELAY}` })
  t.match(parse(late.text), { status: 400, headers: { 'x-sandbox-fault': String, 'preference-applied': 'handling=strict' } })
  t.ok(late.ms >= DELAY - 5, `takes ${late.ms} ms`)
  t.equal((await sendBytes(path, { ...strict, 'x-sandbox-reset': 'headers' })).text, '')
  const { text } = await sendBytes(path, { ...strict, 'x-sandbox-status': '503' })
  t.equal(parse(text).status, 503, 'a status takes its place, as of any request')
})
