import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { Client } from '../shared/client.js'
import { administer, withDatabase } from '../shared/databases.js'
import { sendClosedLoop } from '../shared/loops.js'
import { freePort, isOk, ROOT, until, type Env, type Server } from '../shared/processes.js'
import type { Tally } from '../shared/tally.js'
import type { Drill } from './drill.js'
import { openJob, type OpenJob } from './fixtures.js'
import { Ledger, promiseLedger } from './ledger.js'
import { makeNewerBuild } from './newer-build.js'
import { RetryingClient } from './retrying.js'
import { Skip, type DrillDatabase, type Rig } from './rig.js'

const WRITERS = 6
const READERS = 2
/** Fewer than a job has vacancies. */
const MAX_HIRES = 900
/** Until the balancer notices a change; it looks every second. */
const NOTICED_MS = 2500

export const oldServer: Drill = {
  summary:
    'Servers behind a balancer are upgraded one after the other under writes, and each newer one is killed once: old ones write no more.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database has one server, which is stopped for its upgrade')
    rig.program('haproxy', ['/usr/sbin'])
    for (const count of rig.options.short ? [2] : [2, 6]) await upgrade(rig, count, false)
    await upgrade(rig, 2, true)
  }
}

/** @param letsOlderWrite whether the migration does; then the drill must see it */
async function upgrade (rig: Rig, count: number, letsOlderWrite: boolean): Promise<void> {
  const what = `${count} servers${letsOlderWrite ? ', where the old ones may write' : ''}`
  const database = await rig.database()
  const fleet = await Fleet.start(rig, database, count, letsOlderWrite)
  const client = new Client(fleet.base, database.secret, WRITERS + READERS + 1)
  rig.onEnd(() => client.close())
  const ledger = await Ledger.open(client, WRITERS, rig.options.seed)
  const hires = new Hires(client, await openJob(client, 'Hires'))
  const done = rig.loop()
  const writing = [ledger.write(done.signal), hires.write(done.signal)]
  const reading = sendClosedLoop({ client, next: () => ({ method: 'GET', path: '/api/v1/jobs?perPage=5' }), signal: done.signal }, READERS)

  const told = await fleet.upgrade(what)
  done.abort()
  await Promise.all(writing)
  const reads = await reading
  await fleet.stop()
  await withDatabase(database.env, async db => {
    const older = await writesOfOlder(database.env)
    rig.figure(`${what}: acknowledged writes`, ledger.entries.length + hires.count)
    rig.figure(`${what}: writes that were repeated`, ledger.retries + hires.retries)
    rig.figure(`${what}: reads`, String(reads))
    promiseReads(rig, what, reads)
    if (letsOlderWrite) {
      rig.promise(`${what}: the drill sees their writes`, older > 0, older)
      rig.promise(`${what}: no write waits`, !told.includes('waiting'), told)
    } else {
      rig.promise(`${what}: no old server has written since the migration`, older === 0, older)
      rig.promise(`${what}: an old server is ready, and tells that its writes wait`, told === 'waiting, metric 1', told)
    }
    promiseLedger(rig, ledger, await ledger.compare(db))
    rig.promiseNone(`${what}: no visit, tag or vacancy is incomplete`, await incomplete(db, ledger.companyId, hires))
    rig.promiseNone(`${what}: hires see nothing but success and what is worth another try`, hires.unexpected)
  }, path.join(fleet.newer, 'migrations'))
}

/** A connection that breaks off when its server is killed is no refusal. */
function promiseReads (rig: Rig, what: string, reads: Tally): void {
  const broken = reads.count('ECONNRESET', 'EPIPE')
  rig.promise(`${what}: no read is refused`, reads.count(200) > 0 && reads.failed === broken, String(reads))
}

/** Servers behind a balancer. */
class Fleet {
  #servers: Server[] = []
  base = ''

  private constructor (private readonly rig: Rig, private readonly env: Env, readonly newer: string) {}

  static async start (rig: Rig, { env }: DrillDatabase, count: number, letsOlderWrite: boolean): Promise<Fleet> {
    const newer = path.join(rig.folder, `newer-${count}-${letsOlderWrite}`)
    makeNewerBuild(newer, letsOlderWrite)
    const fleet = new Fleet(rig, { ...env, TRUST_PROXY: '1', DRAIN_DELAY: '3000', DATABASE_POOL_MAX: '4' }, newer)
    const older = fleet.#envOf('older')
    for (let n = 0; n < count; n++) fleet.#servers.push(await rig.server(older))
    await fleet.#balance()
    return fleet
  }

  #envOf (name: string): Env {
    const url = new URL(this.env.DATABASE_URL as string)
    url.searchParams.set('application_name', name)
    return { ...this.env, DATABASE_URL: url.href }
  }

  /** The balancer of the product, with as many servers. */
  async #balance (): Promise<void> {
    const file = path.join(this.rig.folder, `haproxy-${this.#servers[0]?.port}.cfg`)
    const lines = readFileSync(path.join(ROOT, 'deploy/haproxy/haproxy.cfg'), 'utf8').replace(/^ {4}server .*\n/gm, '')
    writeFileSync(file, lines + this.#servers.map(({ port }) => `    server api-${port} 127.0.0.1:${port} check\n`).join(''))
    const port = await freePort()
    this.rig.start(this.rig.program('haproxy', ['/usr/sbin']), ['-f', file], { env: { BIND: `127.0.0.1:${port}` } })
    this.base = `http://127.0.0.1:${port}`
    await until('the balancer answers', async () => await isOk(`${this.base}/health/ready`))
  }

  /**
   * Upgrades one server after the other. Each newer one is killed once: the first during its migration, the others when they serve.
   * @returns what the last old server tells of its writes beside the newer ones
   */
  async upgrade (what: string): Promise<string> {
    let told = ''
    for (const [index, { port, kill }] of this.#servers.entries()) {
      await sleep(NOTICED_MS)
      await kill('SIGTERM')
      const options = { port, root: this.newer }
      const newer = await this.rig.launch(this.#envOf('newer'), options)
      if (index === 0) await until('it migrates', async () => await reasonOf(newer) === 'migrating')
      else await newer.ready()
      await newer.kill('SIGKILL')
      this.#servers[index] = await this.rig.server(this.#envOf('newer'), options)
      if (index === 0) told = await tellsOfWrites(this.#servers.at(-1) as Server)
      this.rig.say(`${what}: ${index + 1} upgraded`)
    }
    await sleep(NOTICED_MS)
    return told
  }

  async stop (): Promise<void> {
    await Promise.all(this.#servers.map(async server => await server.kill('SIGTERM')))
  }
}

async function reasonOf ({ base }: Server): Promise<string | undefined> {
  return await fetch(`${base}/health/ready`).then(async answer => (await answer.json() as { reason?: string }).reason, () => undefined)
}

async function tellsOfWrites ({ base }: Server): Promise<string> {
  const ready = await fetch(`${base}/health/ready`)
  const { writes = 'not at all' } = await ready.json() as { writes?: string }
  const metrics = await (await fetch(`${base}/metrics`)).text()
  const [, metric] = /^database_writes\{state="waiting"\} (\d)$/m.exec(metrics) ?? []
  return ready.status === 200 ? `${writes}, metric ${metric}` : String(ready.status)
}

/** Applications that are hired, one after the other. */
class Hires {
  count = 0
  readonly #client: RetryingClient

  constructor (client: Client, readonly job: OpenJob) { this.#client = new RetryingClient(client) }

  get unexpected (): string[] { return this.#client.unexpected }

  get retries (): number { return this.#client.retries }

  async write (signal: AbortSignal): Promise<void> {
    const path = `/api/v1/jobs/${this.job.id}/applications`
    for (let n = 0; !signal.aborted && n < MAX_HIRES; n++) {
      const manualCandidate = { name: 'Hired', lastName: 'Drill', email: `hired-${n}@example.com` }
      const made = await this.#client.send({
        method: 'POST', path, body: { manualCandidate }, headers: { 'idempotency-key': `hired-${n}` }
      })
      if (made === undefined) continue
      const { id } = JSON.parse(made.text) as { id: number }
      const hired = await this.#client.send({ method: 'PATCH', path: `${path}/${id}`, body: { status: 'hired' } })
      if (hired !== undefined) this.count++
    }
  }
}

/** How often old servers have written an event since the migration. */
async function writesOfOlder (env: Env): Promise<number> {
  const { rows } = await administer(env.DATABASE_URL as string, async client =>
    await client.query<{ count: string }>("select count(*) from noted_writers where name = 'older'"))
  return Number(rows[0]?.count)
}

/** Applications whose visits, tags or hires are not those of their events. */
async function incomplete (db: Database, companyId: number, { job, count }: Hires): Promise<string[]> {
  const counts = await db.query<{ id: number, visits: number, moves: number, tags: number, tagged: number }>(sql`
    select a.id, v.visits, e.moves, g.tags, e.tagged from applications a
    cross join lateral (
      select count(*) as visits from application_steps s where s.company_id = ${companyId} and s.application_id = a.id) v
    cross join lateral (
      select count(*) as tags from application_tags t where t.company_id = ${companyId} and t.application_id = a.id) g
    cross join lateral (
      select count(*) filter (where event = 'application.moved') as moves, count(*) filter (where event = 'application.tagged') as tagged
      from events e where e.company_id = ${companyId} and e.application_id = a.id) e
    where a.company_id = ${companyId} and (v.visits <> e.moves + 1 or g.tags <> e.tagged)`)
  const [hires] = await db.query<{ hired: number, told: number }>(sql`
    select (select count(*) from applications where company_id = ${companyId} and job_id = ${job.id} and status = 'hired') as hired,
      (select count(*) from events where company_id = ${companyId} and event = 'candidate.hired') as told`)
  const found = counts.map(row => `application ${JSON.stringify(row)}`)
  if (hires?.hired !== count || hires.told !== count) found.push(`${count} hires: ${JSON.stringify(hires)}`)
  return found
}
