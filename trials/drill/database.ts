import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { Client, type Answer } from '../shared/client.js'
import { until, type Server } from '../shared/processes.js'
import { Cluster } from './cluster.js'
import type { Drill } from './drill.js'
import { newApplication, openJob } from './fixtures.js'
import { startProxy, type Proxy } from './proxy.js'
import { Skip, type Rig } from './rig.js'

const AWAY_MS = 2000
const BACK_MS = 5000
/** Tolerance for the measurement itself. */
const TOLERANCE_MS = 250
/** Requests of each kind sent during a failure. */
const ASKING = 5
const DISK_MIB = 128
const MAX_CONNECTIONS = 30
const END_CONNECTIONS = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'recruitment-api%'"

export const database: Drill = {
  summary:
    'PostgreSQL gone at the start, crashed, silent, out of connections, read-only, its disk full: bounded answers, and back without ' +
      'a restart.',

  async run (rig) {
    if (rig.options.engine === 'embedded') throw new Skip('the embedded database is part of the process: it cannot be away without it')
    const disk = mountDisk(rig)
    // Vacuum would free the space of refused writes and let others through while the disk is full.
    const cluster = await Cluster.create(rig, { ...disk, settings: { max_connections: String(MAX_CONNECTIONS), autovacuum: 'off' } })
    // For when its URL is needed before it runs.
    await cluster.start()
    const { env, secret } = await rig.databaseOn(cluster.url, { isKept: true })
    await cluster.stop()

    const proxy = await startProxy(cluster.port)
    rig.onEnd(proxy.close)
    const url = new URL(env.DATABASE_URL as string)
    url.port = String(proxy.port)
    const statementTimeout = rig.options.short ? 1000 : 3000
    const server = await rig.launch({ ...env, DATABASE_URL: url.href, DATABASE_STATEMENT_TIMEOUT: String(statementTimeout) })
    const drill = new DatabaseFaults(rig, cluster, proxy, server, secret, url.pathname.slice(1))

    await drill.goneAtStart()
    await drill.crashed()
    await drill.silent(statementTimeout + 1000)
    await drill.outOfConnections()
    await drill.readOnly()
    if (disk === undefined) rig.skip('the full disk: only root can mount a small tmpfs')
    else await drill.diskFull(path.dirname(disk.directory))
  }
}

/** Failures of a database, all with the same server in front of it. */
class DatabaseFaults {
  readonly #client: Client
  #job = 0
  #comments = ''

  constructor (
    private readonly rig: Rig,
    private readonly cluster: Cluster,
    private readonly proxy: Proxy,
    server: Server,
    secret: string,
    private readonly name: string
  ) {
    this.#client = new Client(server.base, secret)
    rig.onEnd(() => this.#client.close())
  }

  async goneAtStart (): Promise<void> {
    const what = 'gone at the start'
    await until('the server listens', async () => (await this.#get('/health/live')).status === 200)
    await this.#away(what, AWAY_MS)
    await this.cluster.start()
    const start = performance.now()
    await until('the server is ready', async () => (await this.#get('/health/ready')).status === 200)
    // A first start migrates, which is not part of coming back.
    this.rig.figure(`${what}: until it is ready, with a migration`, (performance.now() - start) / 1000, 's')
    const job = await openJob(this.#client, 'Database')
    const application = await newApplication(this.#client, job, 'database')
    this.#job = job.id
    this.#comments = `${application}/comments`
  }

  async crashed (): Promise<void> {
    const what = 'crashed'
    await this.cluster.stop('immediate')
    await this.#away(what, AWAY_MS)
    await this.cluster.start()
    await this.#back(what)
  }

  async silent (limit: number): Promise<void> {
    const what = 'silent'
    this.proxy.silence()
    await this.#away(what, limit)
    this.proxy.pass()
    await this.#back(what)
  }

  async outOfConnections (): Promise<void> {
    const what = 'out of connections'
    const held: pg.Client[] = []
    const hold = async () => {
      for (;;) {
        const client = new pg.Client(this.cluster.url)
        client.on('error', () => {})
        try {
          await client.connect()
        } catch {
          return
        }
        held.push(client)
      }
    }
    await hold()
    // The server loses its connections, and others take them: PostgreSQL ends each a moment later, and the server may be first.
    await until('others have all connections', async () => {
      await held[0]?.query(END_CONNECTIONS)
      await hold()
      return held.length === MAX_CONNECTIONS
    })
    await this.#away(what, AWAY_MS)
    await Promise.all(held.map(async client => await client.end()))
    await this.#back(what)
  }

  /** After a promotion elsewhere, the old server keeps answering reads, and so do connections to it. */
  async readOnly (): Promise<void> {
    const what = 'read-only'
    await this.cluster.sql(`alter database ${this.name} set default_transaction_read_only = on`)
    await this.#breakConnections()
    await this.#degraded(what)
    await this.cluster.sql(`alter database ${this.name} reset default_transaction_read_only`)
    await this.#back(what)
    // The next part must not depend on this one.
    await this.#breakConnections()
  }

  async diskFull (disk: string): Promise<void> {
    const what = 'disk full'
    const ballast = path.join(disk, 'ballast')
    const areRefused = async () => {
      const { bavail, bsize } = statfsSync(disk)
      appendFileSync(ballast, Buffer.alloc(bavail * bsize))
      // Until the existing files have no free space left, either.
      return (await Promise.all(Array.from({ length: ASKING }, this.#write))).every(({ status }) => status === 503)
    }
    await until('the disk is full', areRefused, this.rig.limit(60_000))
    await this.#degraded(what)
    rmSync(ballast)
    await this.#back(what)
  }

  /** Without the database: requests and readiness get 503 quickly. */
  async #away (what: string, limit: number): Promise<void> {
    await until('the server has noticed', async () => (await this.#write()).status === 503, this.rig.limit(10_000))
    const [live, ready, ...answers] = await Promise.all([this.#get('/health/live'), this.#get('/health/ready'), ...this.#requests()])
    this.#health(what, live, ready, 503)
    this.#refused(what, answers, limit)
  }

  /** Reads continue, writes are refused. */
  async #degraded (what: string): Promise<void> {
    const settled = async () => (await this.#read()).status === 200 && (await this.#write()).status === 503
    await until('the server has noticed', settled, this.rig.limit(10_000))
    const [live, ready, ...answers] = await Promise.all([this.#get('/health/live'), this.#get('/health/ready'), ...this.#requests()])
    this.#health(what, live, ready, 200)
    const [reads, writes] = [answers.slice(0, ASKING), answers.slice(ASKING)]
    this.rig.promise(`${what}: reads 200`, reads.every(({ status }) => status === 200), statuses(reads))
    this.#refused(what, writes, AWAY_MS)
  }

  #health (what: string, live: Answer, ready: Answer, status: number): void {
    this.rig.promise(`${what}: live 200`, live.status === 200, `${live.status} ${live.error}`)
    this.rig.promise(`${what}: ready ${status}`, ready.status === status, `${ready.status} ${ready.text}`)
  }

  #refused (what: string, answers: Answer[], limit: number): void {
    const longest = Math.max(...answers.map(({ ms }) => ms))
    this.rig.figure(`${what}: longest until a 503`, longest, 'ms')
    const right = answers.every(({ status, headers }) => status === 503 && headers['retry-after'] !== undefined)
    this.rig.promise(`${what}: requests 503 with Retry-After`, right, statuses(answers))
    this.rig.promise(`${what}: within ${limit / 1000} s`, longest <= this.rig.limit(limit) + TOLERANCE_MS, `${Math.round(longest)} ms`)
  }

  /** After the failure: reads, writes and readiness recover by themselves, and stay recovered. */
  async #back (what: string): Promise<void> {
    const start = performance.now()
    const works = async () => (await this.#get('/health/ready')).status === 200 &&
      (await Promise.all(this.#requests())).every(({ status }) => status === 200 || status === 201)
    const isBack = await until('everything is back', works, Math.max(20_000, this.rig.limit(BACK_MS))).then(() => true, () => false)
    const ms = performance.now() - start
    this.rig.figure(`${what}: until everything works again`, ms / 1000, 's')
    this.rig.promise(
      `${what}: back within ${BACK_MS / 1000} s without a restart`, isBack && ms <= this.rig.limit(BACK_MS), `${(ms / 1000).toFixed(1)} s`
    )
  }

  /** Reads first, then as many writes. */
  #requests (): Array<Promise<Answer>> {
    return [this.#read, this.#write].flatMap(ask => Array.from({ length: ASKING }, async () => await ask()))
  }

  readonly #read = async () => await this.#get(`/api/v1/jobs?id=${Math.max(1, this.#job)}`)

  /** A comment that PostgreSQL cannot compress: it does not fit into the gaps left in pages. */
  readonly #write = async () => this.#comments === ''
    ? await this.#client.send({ method: 'POST', path: '/api/v1/departments', body: { name: 'Too early' } })
    : await this.#client.send({ method: 'POST', path: this.#comments, body: { text: randomBytes(2500).toString('hex') } })

  async #get (path: string): Promise<Answer> {
    return await this.#client.send({ method: 'GET', path })
  }

  async #breakConnections (): Promise<void> {
    await this.cluster.sql(END_CONNECTIONS)
  }
}

function statuses (answers: Answer[]): string {
  return answers.map(({ status, error }) => status === 0 ? error : String(status)).join(', ')
}

/** A small disk for the data of a database; its WAL is elsewhere, because PostgreSQL ends when it cannot write WAL. */
function mountDisk (rig: Rig): { directory: string, walDirectory: string } | undefined {
  const disk = path.join(rig.folder, 'disk')
  mkdirSync(disk)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=711`, 'tmpfs', disk])
  if (status !== 0) return undefined
  // Lazily: processes of the cluster that was just killed may still be ending on it.
  rig.onEnd(() => spawnSync('umount', ['--lazy', disk]))
  return { directory: path.join(disk, 'data'), walDirectory: path.join(rig.folder, 'wal') }
}
