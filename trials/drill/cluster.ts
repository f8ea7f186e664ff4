import { spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { end, freePort, until } from '../shared/processes.js'
import { Skip, type DrillDatabase, type Rig } from './rig.js'

const INSTALLED = '/usr/lib/postgresql'

interface ClusterOptions {
  /** Data directory, empty; default: a new folder of the rig. */
  directory?: string
  /** Directory of the WAL, if it is separate. */
  walDirectory?: string
  settings?: Record<string, string>
}

/**
 * A PostgreSQL server of the drill's own, which it may stop, freeze and fill. PostgreSQL refuses to run as root: then it runs as the user
 * postgres.
 */
export class Cluster {
  #process: ChildProcess | undefined

  private constructor (
    private readonly rig: Rig,
    private readonly programs: string,
    readonly directory: string,
    readonly port: number,
    private readonly settings: Record<string, string>
  ) {}

  /** Creates a server without starting it. @throws Skip where PostgreSQL's programs are not installed */
  static async create (
    rig: Rig, { directory = path.join(rig.folder, 'postgresql'), walDirectory, settings = {} }: ClusterOptions = {}
  ): Promise<Cluster> {
    const programs = installedPrograms()
    if (programs === undefined) throw new Skip(`PostgreSQL's own programs are not in ${INSTALLED}`)
    chmodSync(rig.folder, 0o711)
    for (const folder of [directory, walDirectory]) if (folder !== undefined) giveTo(folder, owner())
    const wal = walDirectory === undefined ? [] : [`--waldir=${walDirectory}`]
    const cluster = new Cluster(rig, programs, directory, await freePort(), settings)
    const made = await cluster.run(
      'initdb', ['--auth=trust', '--username=postgres', '--no-sync', '--encoding=UTF8', '--locale=C', `--pgdata=${directory}`, ...wal]
    )
    if (made !== 0) throw new Error(`initdb ended with ${made}`)
    return cluster
  }

  /** Creates a copy of a running server, which follows it once it is started. */
  static async standbyOf (primary: Cluster): Promise<Cluster> {
    const { rig, programs, settings } = primary
    const standby = new Cluster(rig, programs, path.join(rig.folder, 'standby'), await freePort(), settings)
    giveTo(standby.directory, owner())
    const made = await standby.run('pg_basebackup', [
      '--host=127.0.0.1', `--port=${primary.port}`, '--username=postgres', `--pgdata=${standby.directory}`,
      '--write-recovery-conf', '--checkpoint=fast', '--no-sync'])
    if (made !== 0) throw new Error(`pg_basebackup ended with ${made}`)
    return standby
  }

  /** The URL of a superuser. */
  get url (): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** Resolves when it takes connections. */
  async start (): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...this.settings }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    this.#process = this.#spawn('postgres', ['-D', this.directory, '-p', String(this.port), ...options])
    await until('PostgreSQL takes connections', async () => await this.sql('select 1').then(() => true, () => false))
  }

  /** `fast` closes connections in an orderly way; `immediate` is a crash. */
  async stop (mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (this.#process !== undefined) await end(this.#process, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  }

  /** Runs one statement over a connection of its own. */
  async sql (statement: string, database = 'postgres'): Promise<Array<Record<string, unknown>>> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.port, user: 'postgres', database, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(statement)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** Runs one of PostgreSQL's programs to its end. @returns its exit code */
  async run (name: string, args: string[]): Promise<number | null> {
    const child = this.#spawn(name, args)
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
    return child.exitCode
  }

  #spawn (name: string, args: string[]): ChildProcess {
    return this.rig.start(path.join(this.programs, name), args, owner())
  }
}

/** A primary with a synchronous standby, and a database whose URL names both. */
export interface Pair { primary: Cluster, standby: Cluster, database: DrillDatabase }

/** Starts both: what the primary acknowledges is on both. */
export async function startPair (rig: Rig): Promise<Pair> {
  const primary = await Cluster.create(rig)
  await primary.start()
  const { env, secret } = await rig.databaseOn(primary.url, { isKept: true })
  const standby = await Cluster.standbyOf(primary)
  await standby.start()
  await primary.sql("alter system set synchronous_standby_names = '*'")
  await primary.sql('select pg_reload_conf()')
  await until('the standby is synchronous', async () =>
    (await primary.sql("select 1 from pg_stat_replication where sync_state = 'sync'")).length === 1)
  const url = new URL(env.DATABASE_URL as string)
  const DATABASE_URL = url.href.replace(url.host, `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`)
  return { primary, standby, database: { secret, env: { ...env, DATABASE_URL } } }
}

/** The folder of the newest version. */
function installedPrograms (): string | undefined {
  const exists = (folder: string) => statSync(path.join(folder, 'initdb'), { throwIfNoEntry: false }) !== undefined
  const versions = statSync(INSTALLED, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(INSTALLED)
  return versions.sort((a, b) => Number(b) - Number(a)).map(version => path.join(INSTALLED, version, 'bin')).find(exists)
}

/** The user that PostgreSQL runs as: this user, unless it is root. @throws Skip when root has no user postgres to run it as */
function owner (): { uid?: number, gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag => Number(spawnSync('id', [flag, 'postgres']).stdout.toString() || NaN))
  if (uid === undefined || gid === undefined || Number.isNaN(uid + gid)) {
    throw new Skip('PostgreSQL does not run as root, and there is no user postgres')
  }
  return { uid, gid }
}

function giveTo (folder: string, { uid, gid }: { uid?: number, gid?: number }): void {
  mkdirSync(folder, { recursive: true })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}
