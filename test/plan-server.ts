import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Test } from 'tap'
import { buildApp } from '../src/app.js'
import type { Config } from '../src/config.js'
import { fillTables } from './fill.js'
import { createClient, createDatabase, engine, isDistributed, testConfig } from './helper.js'
import { PlanRecorder } from './plans.js'

export const SIZE = 6000
export const onPostgresql = engine === 'postgresql' && !isDistributed
  ? {}
  : { skip: 'plans are those of one PostgreSQL: only with TEST_DATABASE_URL' }

/** An empty database of its own whose statements tell what they took, and a server to fill it with. */
export async function prepare (t: Test) {
  const env = await createDatabase(t)
  const config = testConfig({ ...env, DATABASE_POOL_MAX: '1', WEBHOOK_ALLOW_PRIVATE: 'true' })
  const preparing = await buildApp({ ...config, RUN: 'api', DATABASE_STATEMENT_TIMEOUT: 60_000 })
  await preparing.database.open()
  await PlanRecorder.prepare(preparing)
  return { config, preparing }
}

/** A server with one connection, and what its statements take. */
export async function connect (t: Test, config: Config) {
  const app = await buildApp(config)
  await app.database.open()
  t.teardown(async () => await app.close())
  const plans = new PlanRecorder()
  await plans.listen(app)
  return { app, plans }
}

/**
 * Removes the dead rows that changes have left. A scan looks at them for as long as any transaction is open in any
 * database of the server. What vacuum has counted meanwhile is forgotten, so that the planner still knows nothing.
 */
async function removeDeadRows ({ database }: FastifyInstance): Promise<void> {
  await database.query(sql`vacuum freeze`)
  await database.query(sql`
    update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`)
}

/** A server on a database of its own, whose tables are filled with rows of one large company; `change` makes them unlike. */
export async function start (t: Test, change?: (app: FastifyInstance, companyId: number) => Promise<void>) {
  const { config, preparing } = await prepare(t)
  const { companyId } = await createClient(preparing)
  const webhookId = await fillTables(preparing, companyId, SIZE)
  await change?.(preparing, companyId)
  await removeDeadRows(preparing)
  await preparing.close()
  const { app, plans } = await connect(t, { ...config, RUN: 'api' })
  return { config, app, plans, webhookId, large: await createClient(app, { companyId }), small: await createClient(app) }
}
