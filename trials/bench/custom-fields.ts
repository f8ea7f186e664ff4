import sql from 'sql-template-tag'
import type { PoolDatabase } from '../../src/database/pool.js'
import { tidy, withDatabase } from '../shared/databases.js'
import { startServer, type Env } from '../shared/processes.js'
import type { Options } from './options.js'
import { drive, measured, type Measured, type Round } from './rounds.js'

/** Pages of jobs of a company without fields of its own, and of one whose jobs have three; never asked before, and repeated. */
export interface CustomFieldsResult { never: Sides, repeated: Sides }
interface Sides { without: Measured, with: Measured }

interface Side { env: Env, secret: string, companyId: number }
interface Setting { without: Side, with: Side, log: (line: string) => void }

const PAGE = 20
const PAGES = 50
const FIELDS = [['cost_center', 'text'], ['budget', 'number'], ['is_remote', 'boolean']] as const
const VALUES = { cost_center: '4711', budget: 12_000, is_remote: true }

/** @param sides the same rows twice: those of `with` are given values */
export async function measureCustomFields ({ log, ...sides }: Setting, options: Options): Promise<CustomFieldsResult> {
  await withDatabase(sides.with.env, async db => await giveValues(db, sides.with.companyId))
  // The rows were written again: on PostgreSQL, both sides are tidied alike.
  for (const { env: { DATABASE_URL } } of [sides.without, sides.with]) if (DATABASE_URL !== undefined) await tidy(DATABASE_URL)
  return {
    never: await measureSides({ log, ...sides }, { READ_CACHE_BYTES: '0' }, options),
    repeated: await measureSides({ log, ...sides }, {}, options)
  }
}

async function measureSides ({ log, ...sides }: Setting, cache: Env, options: Options): Promise<Sides> {
  const requests = Array.from({ length: PAGES }, (_, page) => ({ path: `/api/v1/jobs?perPage=${PAGE}&page=${page + 1}` }))
  const targets = await Promise.all((['without', 'with'] as const).map(async name => {
    const { env, secret } = sides[name]
    const server = await startServer({ ...env, ...cache })
    const run = async (seconds: number) =>
      await drive(server.base, requests, { authorization: `Bearer ${secret}` }, { ...options, seconds })
    return { name, server, run, rounds: [] as Round[] }
  }))
  for (const { run } of targets) await run(1)
  for (let round = 1; round <= options.rounds; round++) {
    log(`custom fields, round ${round} of ${options.rounds} …`)
    for (const { run, rounds } of targets) rounds.push(await run(options.seconds))
  }
  await Promise.all(targets.map(async ({ server }) => await server.stop()))
  const [without, withFields] = targets.map(({ rounds }) => measured(rounds)) as [Measured, Measured]
  return { without, with: withFields }
}

async function giveValues (db: PoolDatabase, companyId: number): Promise<void> {
  await db.query(sql`
    insert into custom_fields (company_id, entity, key, label, type) select ${companyId}, 'job', f.key, f.key, f.type
    from unnest(${FIELDS.map(([key]) => key)}::text[], ${FIELDS.map(([, type]) => type)}::text[]) f (key, type)`)
  await db.query(sql`update jobs set custom_fields = ${JSON.stringify({ open: VALUES })}::jsonb where company_id = ${companyId}`)
  await db.query(sql`update companies set custom_entities = '{job}' where id = ${companyId}`)
}
