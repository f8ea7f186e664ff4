import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { Random } from '../../src/seed/data/random.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import { Client } from '../shared/client.js'
import { newCompany } from '../shared/companies.js'
import { withDatabase } from '../shared/databases.js'
import { freePort, until, type Env } from '../shared/processes.js'
import { percentile } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { newApplication, openJob } from './fixtures.js'
import { acceptingServer, hangingServer } from './mail-servers.js'
import { Skip, type DrillDatabase, type Rig } from './rig.js'

/** The company of the token that the database begins with. */
const COMPANY = 1
/** Mails of a process that are under way at once. */
const UNDER_WAY = 5
/** Messages that are written in a round, and the longest time until the kill. */
const WRITTEN = 20
const MAX_LIFE_MS = 300
/** Beyond the lease of what a dead process held, and the pause after a try that hung. */
const ALL_SENT_MS = 180_000

export const mail: Drill = {
  summary: 'Kills servers that send mails, one beside a mail server that hangs; then many mails, and those of another company in between.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('a sandbox sends nothing')
    const database = await rig.database()
    await killSenders(rig, database)
    await withDatabase(database.env, async db => await sendMany(rig, database, db))
  }
}

const mailing = (env: Env, url: string): Env => ({ ...env, SMTP_URL: url, MAIL_FROM: 'jobs@drill.example' })

/** Writes messages through a server, which is killed together with one whose mails hang, again and again. */
async function killSenders (rig: Rig, { env, secret }: DrillDatabase): Promise<void> {
  const rounds = rig.rounds({ usual: 50, short: 2 })
  const random = new Random(rig.options.seed, 'structure', 0)
  const [port, otherPort] = [await freePort(), await freePort()]
  let round = 0
  /** Of each message, the rounds in which it arrived. */
  const arrivals = new Map<string, number[]>()
  const accepting = await acceptingServer(id => arrivals.set(id, [...arrivals.get(id) ?? [], round]))
  const hanging = await hangingServer()
  rig.onEnd(() => { accepting.close(); hanging.close() })
  const client = new Client(`http://127.0.0.1:${port}`, secret, WRITTEN)
  rig.onEnd(() => client.close())
  const acknowledged: string[] = []
  let path: string | undefined
  for (round = 1; round <= rounds; round++) {
    const server = await rig.server(mailing(env, accepting.url), { port })
    const other = await rig.server(mailing({ ...env, RUN: 'workers' }, hanging.url), { port: otherPort })
    path ??= await newApplication(client, await openJob(client, 'Mail'), 'mail')
    const writing = Array.from({ length: WRITTEN }, async () => {
      const answer = await client.send({ method: 'POST', path: `${path}/messages`, body: { subject: 'Hello', body: 'Dear Ada' } })
      if (answer.status === 201) acknowledged.push((JSON.parse(answer.text) as { id: string }).id)
    })
    await Promise.race([Promise.all(writing), sleep(random.below(MAX_LIFE_MS))])
    await sleep(random.below(MAX_LIFE_MS))
    await Promise.all([server.kill('SIGKILL'), other.kill('SIGKILL')])
    await Promise.all(writing)
    if (round % 10 === 0) rig.say(`${round} of ${rounds} rounds, ${acknowledged.length} messages`)
  }
  const server = await rig.server(mailing(env, accepting.url), { port })
  const left = async (db: PoolDatabase) => (await db.query(sql`
    select 1 from messages where company_id = ${COMPANY} and status <> 'sent' limit 1`)).length
  await withDatabase(env, async db => await until('all are sent', async () => await left(db) === 0, ALL_SENT_MS))
  await server.kill('SIGTERM')

  rig.figure('rounds of kill -9 of two servers', rounds)
  rig.figure('messages that were acknowledged, and mails', `${acknowledged.length}, ${[...arrivals.values()].flat().length}`)
  rig.promiseNone('No acknowledged message is lost', acknowledged.filter(id => !arrivals.has(id)))
  const again = [...arrivals.values()].flatMap(times => times.slice(1).map((time, index) => ({ first: times[index] as number, time })))
  rig.promiseNone('None comes again but after a kill', again.filter(({ first, time }) => first === time).map(({ time }) => `round ${time}`))
  const byKill = Array.from({ length: rounds }, (_, index) => again.filter(({ first }) => first === index + 1).length)
  rig.figure('mails that came again, with the same Message-ID', again.length)
  rig.promise(`At most ${UNDER_WAY} come again after a kill`, Math.max(...byKill) <= UNDER_WAY, byKill.join(', '))
}

/** Queues messages of an application at once. */
async function queueMany (db: PoolDatabase, path: string, count: number): Promise<void> {
  await db.query(sql`
    insert into messages (company_id, id, application_id, kind, recipient, subject, text, next_attempt_at)
    select ${COMPANY}::bigint, gen_random_uuid(), a.id, 'free', 'many@example.com', 'Many', 'Dear Ada', clock_timestamp()
    from applications a, generate_series(1, ${count}::integer) n 
    where a.company_id = ${COMPANY} and a.id = ${Number(path.split('/').at(-1))}`)
}

/** How long a thousand mails take; then one company has many, and another writes one after the other. */
async function sendMany (rig: Rig, { env, secret }: DrillDatabase, db: PoolDatabase): Promise<void> {
  const [few, many, seconds] = [rig.options.short ? 100 : 1000, rig.options.short ? 500 : 20_000, rig.seconds({ usual: 20, short: 3 })]
  const arrived = new Map<string, number>()
  const accepting = await acceptingServer(id => arrived.set(id, performance.now()))
  rig.onEnd(() => accepting.close())
  const { base } = await rig.server(mailing(env, accepting.url))
  const client = new Client(base, secret)
  rig.onEnd(() => client.close())
  const path = await newApplication(client, await openJob(client, 'Many'), 'many')
  const start = performance.now()
  await queueMany(db, path, few)
  await until(`${few} mails arrive`, () => arrived.size >= few, rig.limit(60_000))
  const took = (performance.now() - start) / 1000
  rig.figure(`${few} mails`, `${took.toFixed(1)} s over ${accepting.most()} connections`)
  rig.promise('1 000 mails take at most 20 s', took * 1000 / few <= rig.limit(20), took.toFixed(1))
  rig.promise('They go over at most five connections', accepting.most() <= UNDER_WAY, accepting.most())

  const other = new Client(base, await newCompany(db, 'The other'))
  rig.onEnd(() => other.close())
  const otherPath = await newApplication(other, await openJob(other, 'Few'), 'few')
  await queueMany(db, path, many)
  const [waits, refused]: [number[], number[]] = [[], []]
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const written = performance.now()
    const { status, text } = await other.send({ method: 'POST', path: `${otherPath}/messages`, body: { subject: 'One', body: 'x' } })
    const read = await other.send({ method: 'GET', path: '/api/v1/jobs' })
    refused.push(...[status, read.status].filter(each => each !== 201 && each !== 200))
    const { id } = JSON.parse(text) as { id: string }
    await until('the mail of the other arrives', () => arrived.has(id), rig.limit(10_000))
    waits.push((arrived.get(id) as number) - written)
  }
  rig.figure(`mails of another company beside ${many}`, `${waits.length}, p50 ${percentile(waits, 0.5).toFixed(0)} ms, longest ${
    Math.max(...waits).toFixed(0)} ms`)
  rig.promise('The mails of the other arrive within 2 s', Math.max(...waits) <= rig.limit(2000), Math.max(...waits).toFixed(0))
  rig.promise('Its requests are 200 and 201', refused.length === 0, refused.join(', '))
  const [left] = await db.query<{ count: number }>(sql`
    select count(*) as count from messages where company_id = ${COMPANY} and status = 'queued'`)
  rig.promise('The many were still under way', (left?.count ?? 0) > 0, left?.count)
}
