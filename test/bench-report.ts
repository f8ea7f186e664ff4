import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql, { type Sql } from 'sql-template-tag'
import type { Database, Transaction } from '../src/database/port.js'
import { comparable, faultsIn } from '../trials/bench/distributed-texts.js'
import { atRate } from '../trials/bench/fixed-rate.js'
import { toPeerMarkdown, toPlot, type PeerMeasured, type PeerResult, type Side } from '../trials/bench/peer-report.js'
import { recordScript } from '../trials/bench/pgbench.js'
import { t } from './part.js'

const target = (name: string, side: Side, perSecond: number, node = 100): PeerMeasured => ({
  name,
  title: `The ${name}`,
  side,
  perSecond: { median: perSecond, min: perSecond - 1, max: perSecond + 1 },
  p50: 1,
  p99: 2,
  node,
  postgresql: 50
})

const page = {
  name: 'page',
  title: 'A page & more',
  connections: 20,
  targets: [
    target('server', 'ours', 3000), target('slow', 'peer', 500), target('fast', 'peer', 1500), target('ceiling', 'ceiling', 6000)
  ]
}
const works = [page, { ...page, connections: 4, targets: [target('server', 'ours', 300), target('fast', 'peer', 200)] }]
const rows = [{ jobs: 1000, candidates: 2, applications: 3 }]
const result: PeerResult = {
  at: '2026-01-02T03:04:05.000Z',
  machine: { cores: 2 },
  database: { fsync: 'on' },
  load: { connections: [20], seconds: 1, rounds: 1, poolMax: 10 },
  rows: { postgresql: rows, embedded: rows },
  works,
  first: [{ title: 'The server', side: 'ours', perSecond: 700.4, node: 900 }],
  embedded: [
    { name: 'page', title: 'A page', connections: 1, targets: [target('server', 'ours', 10, 0), target('ceiling', 'ceiling', 40)] },
    { name: 'mixed', title: 'Mixed', connections: 4, targets: [target('server', 'ours', 10)] }
  ]
}

t.test('the tables → fastest first, ratios to the best peer, to the ceiling where there is none', async t => {
  const text = toPeerMarkdown(result)
  const cells = text.split('\n').filter(line => line.startsWith('| ')).map(line => line.slice(2, -2).split(' | '))
  t.same(cells.map(([title, , ratio, fewer]) => [title, ratio, fewer]), [
    ['A page & more, 20 connections', '÷ best peer', 'on 4'],
    ['The ceiling', '4.00', '–'], ['**The server**', '2.00', '1.50'], ['The fast', '1.00', '1.00'], ['The slow', '0.33', '–'],
    ['The first second of a process, at the first of these works', 'CPU of Node.js, µs', undefined], ['**The server**', '900', undefined],
    ['A page, 1 connection', '÷ constant', 'CPU of Node.js, µs'], ['The ceiling', '1.00', '100'], ['**The server**', '0.25', '–'],
    ['Mixed, 4 connections', '÷ constant', 'CPU of Node.js, µs'], ['**The server**', '–', '100']
  ])
  t.match(text, '| **The server** | 10 | 0.25 | – | 50 |', 'what is not known is a dash')
  t.match(text, 'Taken on 2026-01-02. Machine: cores 2.')
  t.same(text.split('\n').filter(line => line.length > 140 && !/^[|!]/.test(line)), [], 'prose in lines that can be read')
})

t.test('at a fixed rate → latencies of their own, and a dash for who cannot keep up', async t => {
  const [fast, slow] = [target('fast', 'peer', 1500), target('slow', 'peer', 500)]
  const atRate = { p50: 0.84, p99: 2, p999: 12.06 }
  const text = toPeerMarkdown({ ...result, works: [{ ...page, rate: 750, targets: [{ ...fast, atRate }, slow] }] })
  const lines = text.split('\n').filter(line => /^\| (A page &|The (fast|slow) )/.test(line))
  const ends = lines.map(line => line.slice(2, -2).split(' | ').at(-1))
  t.same(ends, ['p99 at 750/s, ms', '2.0', '–'])
})

t.test('a request that waits for another → its latency counts from when it was to be sent', async t => {
  let count = 0
  const server = createServer((_request, response) => { setTimeout(() => response.end('{}'), count++ === 0 ? 1000 : 0) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const start = performance.now()
  const { p50, p99 } = await atRate(base, [{ method: 'GET', path: '/' }], { rate: 200, connections: 1, seconds: 0.2, uncounted: 0 })
  t.ok(count > 1 && count <= 1 + (performance.now() - start) / 5, `${count} requests`)
  // The first takes a second; the last of those that wait behind it was to be sent after 0.2 s, on a busy machine somewhat later.
  t.ok(p50 >= 100 && p99 >= 900, `${p50}, ${p99}`)
  const nobody = atRate(base.replace(/\d+$/, '9'), [{ path: '/' }], { rate: 100, connections: 1, seconds: 0.1, uncounted: 0 })
  await t.rejects(nobody, /Not all answers were 2xx: ECONNREFUSED/)
})

t.test('the plot → a bar for each target, as long as it is fast, and no raw characters of XML', async t => {
  const plot = toPlot([page])
  t.same([...plot.matchAll(/<rect x="250"[^>]* width="(\d+)"/g)].map(([, width]) => Number(width)), [420, 210, 105, 35])
  t.match(plot, 'A page &amp; more')
})

t.test('the transaction of a write → a script of pgbench: ids that are drawn or returned are variables, also in lists', async t => {
  const query = async ({ text }: Sql) => text.startsWith('insert') ? [{ id: 30 }] : []
  const tx = { query, send: async () => {} } as unknown as Transaction
  const db = { transaction: async (work: (tx: Transaction) => Promise<void>) => await work(tx) } as unknown as Database
  const { lines, constants } = await recordScript(db, new Map([[1, 'company'], [20, 'job']]), async tx => {
    await tx.query(sql`insert into steps (company_id, job_id) values (${1}, ${20}) returning id`)
    await tx.query(sql`update steps set name = ${'x'} where company_id = ${1} and id = any(${[30, 20]}::bigint[]) and code = any(${[]})`)
  })
  t.same(lines, [
    'begin;',
    'insert into steps (company_id, job_id) values (:company, :job) returning id \\gset r0_',
    "update steps set name = :c0 where company_id = :company and id = any(array[:r0_id,:job]::bigint[]) and code = any('{}');",
    'commit;'
  ])
  t.same(constants, { c0: 'x' })
})

t.test('two answers that differ in what is made of a time → are the same; another version is another answer', t => {
  const answer = (tag: string, link: string) =>
    comparable(`{"etag":"\\"${tag}\\"","url":"http://127.0.0.1:1/files/${link}","sha256":"ab","text":"pending"}`)
  const one = answer('2-AaIkRECfBXy5k2amEBw1YCGv', 'eyJyIjoiLzEifQ.c2ln')
  t.equal(answer('2-AaIkREEBu5fPxzLC8g5ThJb_', 'eyJyIjoiLzIifQ.bmF0'), one)
  t.not(answer('3-AaIkREEBu5fPxzLC8g5ThJb_', 'eyJyIjoiLzIifQ.bmF0'), one)
  t.end()
})

t.test('the faults in a log → each once, with the place of its statement; warnings are none', t => {
  const line = (level: number, stack: string) => JSON.stringify({ level, msg: 'a round failed', err: { stack } })
  const unplanned = 'error: cannot plan\n at sweep'
  const log = [line(50, unplanned), line(40, 'slow'), line(50, unplanned), 'no JSON', ''].join('\n')
  t.same(faultsIn(log), [`a round failed\n  ${unplanned}`])
  t.end()
})
