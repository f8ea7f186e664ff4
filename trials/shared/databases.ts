import pg from 'pg'
import { loadConfig } from '../../src/config.js'
import { openDatabase } from '../../src/database/open.js'
import type { PoolDatabase } from '../../src/database/pool.js'
import type { Env } from './processes.js'

/** A database on all nodes of a Citus cluster. */
export interface ClusterDatabase { url: string, drop: () => Promise<void> }

/**
 * Creates an empty database on each node of the cluster that has this server as its coordinator. The nodes know each other in it.
 * @param shards number of parts over which the companies are spread
 */
export async function createOnNodes (server: string, name: string, shards: number): Promise<ClusterDatabase> {
  const { rows: nodes } = await administer(server, async client => await client.query<{ host: string, port: number }>(
    'select nodename as host, nodeport as port from pg_dist_node order by groupid'))
  const servers = nodes.map(({ host, port }) => Object.assign(new URL(server), { hostname: host, port: String(port) }).href)
  for (const one of servers) {
    await administer(one, async client => await client.query(`create database ${name}`))
    await administer(databaseUrl(one, name), async client => await client.query('create extension citus'))
  }
  const [coordinator, ...workers] = nodes
  const url = databaseUrl(server, name)
  // One at a time: a new node gets the roles, and Citus fails where two databases write the same role ("tuple concurrently updated").
  await administer(server, async client => {
    await client.query("select pg_advisory_lock(hashtext('recruitment nodes'))")
    await administer(url, async database => {
      await database.query(`alter database ${name} set citus.shard_count = ${shards}`)
      await database.query('select citus_set_coordinator_host($1, $2)', [coordinator?.host, coordinator?.port])
      for (const { host, port } of workers) await database.query('select citus_add_node($1, $2)', [host, port])
    })
  })
  const drop = async () => {
    for (const one of servers) {
      await administer(one, async client => {
        // The daemons of the other nodes come back at once.
        await client.query(`alter database ${name} allow_connections false`)
        await client.query(`drop database ${name} with (force)`)
      })
    }
  }
  return { url, drop }
}

/** The URL of another database of the same server. */
export function databaseUrl (server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs `work` on a connection of its own. */
export async function administer<T> (server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Does what autovacuum would do some time later, perhaps in the middle of a round. */
export async function tidy (url: string): Promise<void> {
  await administer(url, async client => await client.query('vacuum analyze'))
}

/**
 * Opens the database that these variables name, in this process: an embedded one only while no server has it.
 * @param migrations folder of those of another build
 */
export async function withDatabase<T> (env: Env, work: (db: PoolDatabase) => Promise<T>, migrations?: string): Promise<T> {
  const database = await openDatabase(loadConfig(env), { migrations })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The version and settings of a server on which measured figures depend. */
export async function settingsOf (admin: pg.Client): Promise<Record<string, string>> {
  const { rows } = await admin.query<{ name: string, setting: string }>(`
    select name, current_setting(name) as setting from pg_settings
    where name in ('server_version', 'fsync', 'synchronous_commit', 'shared_buffers', 'autovacuum') order by name`)
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}
