import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'

interface PlanNode { 'Actual Rows': number, 'Actual Loops': number, Plans?: PlanNode[], [property: string]: unknown }

/** What the execution of a statement took. */
export interface Work {
  text: string
  /** Pages of tables and indexes, each time that one was looked at. */
  buffers: number
  /** Rows that its steps gave on or threw away, each time. */
  rows: number
  /** Rows that it changed or answered with. */
  results: number
  plan: string
}

/**
 * Tells what each statement of the server took, by PostgreSQL's own auto_explain. Of a database that the test has for itself, whose role
 * may load that module.
 */
export class PlanRecorder {
  #done: Work[] = []

  /** Before the server connects; also keeps statistics away: nothing is analyzed unless somebody says so. */
  static async prepare (app: FastifyInstance): Promise<void> {
    const [{ name }] = await app.database.query<{ name: string }>(sql`select current_database() as name`) as [{ name: string }]
    for (const setting of [
      "session_preload_libraries = 'auto_explain'", 'auto_explain.log_min_duration = 0', 'auto_explain.log_analyze = on',
      'auto_explain.log_buffers = on',
      'auto_explain.log_timing = off', "auto_explain.log_format = 'json'", "auto_explain.log_level = 'notice'"]) {
      await app.database.query(raw(`alter database ${name} set ${setting}`))
    }
    const tables = await app.database.query<{ name: string }>(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    for (const table of tables) await app.database.query(raw(`alter table ${table.name} set (autovacuum_enabled = off)`))
  }

  /** To a server that has one connection to its database. */
  async listen (app: FastifyInstance): Promise<void> {
    await app.database.withClient(async client => client.on('notice', ({ message }) => this.#note(message)))
  }

  #note (message: string | undefined): void {
    const json = /^duration: .*? plan:\n(.*)$/s.exec(message ?? '')?.[1]
    if (json === undefined) return
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string, Plan: PlanNode }
    const results = plan['Node Type'] === 'ModifyTable' ? (plan.Plans?.[0] as PlanNode)['Actual Rows'] : plan['Actual Rows']
    this.#done.push({
      text, buffers: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']), rows: rowsOf(plan), results, plan: json
    })
  }

  /** What was done since this was last asked. */
  drain (): Work[] {
    return this.#done.splice(0)
  }
}

function rowsOf (node: PlanNode): number {
  const thrown = ['Filter', 'Join Filter', 'Index Recheck', 'Conflict Filter'].reduce(
    (sum, by) => sum + Number(node[`Rows Removed by ${by}`] ?? 0), 0
  )
  return (node['Actual Rows'] + thrown) * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
}
