import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'
import { openExchange, uploadOf, watchSpool, type Exchange } from '../uploads.js'

// Many uploads of one company at once, many of them slow, beside another company.

const app = await build(t)
await app.listen({ port: 0, host: '127.0.0.1' })
const countSpooled = watchSpool(t)
const SLOW = 60
const QUICK = 240
/** Bytes of a slow file: more than 256 MB together. */
const SIZE = 6_000_000

async function makeCompany (): Promise<{ client: Client, jobs: string[] }> {
  const client = await createClient(app)
  const jobs = await Promise.all([1, 2, 3, 4].map(async () => `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}/attachments`))
  return { client, jobs }
}

const [{ client, jobs }, other] = [await makeCompany(), await makeCompany()]

async function filePlaces (): Promise<number> {
  return Number(/^request_places_taken\{kind="file"\} (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
}

const forms = jobs.map((job, n) => uploadOf(client, job, { bytes: Buffer.concat([pdf(`${n}`), Buffer.alloc(SIZE, 'x')]), kind: 'other' }))

/** An upload of which only the beginning is there. */
async function begin (number: number): Promise<{ exchange: Exchange, rest: Buffer }> {
  const { head, payload } = forms[number % forms.length] as typeof forms[number]
  const exchange = await openExchange(t, app, head)
  exchange.socket.write(payload.subarray(0, 1000))
  return { exchange, rest: payload.subarray(1000) }
}

const isRefused = ({ text }: Exchange): boolean => text().startsWith('HTTP/1.1 503')

t.test('slow uploads of one company → hold its share of the disk, and another company uploads and lists', async t => {
  const slow = await Promise.all(Array.from({ length: SLOW }, async (_, n) => await begin(n)))
  await waitFor(() => slow.filter(({ exchange }) => isRefused(exchange)).length + countSpooled() === SLOW)
  const [refused, taken] = [slow.filter(({ exchange }) => isRefused(exchange)), slow.filter(({ exchange }) => !isRefused(exchange))]
  t.equal(taken.length, 36, 'each has 23 of 1025 places')
  t.equal(await filePlaces(), 36 * 23)
  for (const { exchange } of refused) t.match((await exchange.answer()).headers, { 'retry-after': '1' })

  const done = new AbortController()
  let most = 0
  const beside = async (work: (n: number) => Promise<number>) => {
    const statuses = new Set<number>()
    for (let n = 0; !done.signal.aborted; n++) statuses.add(await work(n))
    return [...statuses]
  }
  const others = Promise.all([
    beside(async () => {
      await sleep(20)
      return (await other.client.get('/api/v1/jobs')).statusCode
    }),
    beside(async n => {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
      await sleep(20)
      return n >= 90 ? 201 : (await upload(other.client, other.jobs[0] as string, { bytes: pdf(`other ${n}`), kind: 'other' })).statusCode
    })
  ])
  const full = await upload(client, jobs[0] as string, { kind: 'other' })
  t.same([full.statusCode, full.headers['retry-after']], [503, '1'])
  for (const { exchange } of taken.splice(4)) exchange.socket.destroy()
  await waitFor(async () => await filePlaces() <= 4 * 23)
  // On a busy machine, what follows may take longer than a form may pause.
  const trickle = setInterval(() => {
    for (const one of taken) one.exchange.socket.write(one.rest.subarray(0, 100))
    for (const one of taken) one.rest = one.rest.subarray(100)
  }, 1000)
  const quick = await Promise.all(Array.from({ length: QUICK }, async (_, n) => await upload(
    client, jobs[n % jobs.length] as string, { bytes: pdf(`quick ${n}`), kind: 'other' })))
  const failed = quick.filter(({ statusCode }) => statusCode !== 201)
  t.ok(failed.length < QUICK / 2 && failed.every(({ statusCode, headers }) => statusCode === 503 && headers['retry-after'] === '1'))
  clearInterval(trickle)
  for (const { exchange, rest } of taken) exchange.socket.write(rest)
  for (const { exchange } of taken) t.match((await exchange.answer()).status, /^20[01]$/)
  done.abort()
  t.same(await others, [[200], [201]])
  t.ok(most < 250_000_000, `${most} bytes`)
  await waitFor(() => countSpooled() === 0)
  await waitFor(async () => await filePlaces() === 0)
  await waitFor(async () => (await app.database.query(sql`select from loose_files`)).length === 0)
})
