import { parseArgs } from 'node:util'
import pg from 'pg'
import { databaseUrl, tidy } from '../shared/databases.js'
import { command, startServer, stopAll } from '../shared/processes.js'

// How long a page of applications takes among ten million, by filters whose values match many rows, some thousands, few, and none.

/** What `seed` makes; the rest are copies of it, made inside PostgreSQL, which takes a fraction of the time. */
const SEEDED = { jobs: 4000, candidates: 10_000, applications: 250_000 }
/** Between the ids of one copy and the next; those of `seed` are below. */
const [CANDIDATES_APART, APPLICATIONS_APART] = [SEEDED.candidates, SEEDED.applications]
const ROUNDS = 9

const COPIED = {
  candidates: 'company_id, name, last_name, anonymized_at, city, state, country, skills, languages, schooling, created_at, updated_at',
  applications: `company_id, job_id, status, current_step_id, source, partner_name, score, disqualification_reason, disqualified_at,
    withdrawal_reason, withdrawn_at, hired_at, ended_at, tags`
}
/** Applications with a source and a tag of their own: their number, and which ids they have. */
const PLANTED = [
  { name: 'spread', of: 'id % 500 = 13' },
  { name: 'late', of: '$1 - id < 20000' },
  { name: 'rare', of: 'id % 500000 = 7' }
]

async function fill (url: string, applications: number): Promise<void> {
  const env = { DATABASE_URL: url }
  await command(env, 'migrate')
  await command(env, 'company', 'create', '--name', 'Large')
  await command(env, 'seed', '--company', '1', ...Object.entries(SEEDED).flatMap(([kind, count]) => [`--${kind}`, String(count)]))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // References are correct by construction.
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'")
  const { rows: indexes } = await client.query<{ name: string, definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('applications', 'candidates') and indexname !~ '_pkey$'`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const copies = `generate_series(1, ${Math.ceil(applications / SEEDED.applications) - 1}) copy`
  await client.query(`
    insert into candidates (${COPIED.candidates}, id, email, email_folded)
    select ${COPIED.candidates}, id + copy * ${CANDIDATES_APART}, copy || '.' || email, copy || '.' || email_folded
    from ${copies}, candidates`)
  await client.query(`
    insert into applications (${COPIED.applications}, id, candidate_id, created_at, updated_at)
    select ${COPIED.applications}, id + copy * ${APPLICATIONS_APART}, candidate_id + copy * ${CANDIDATES_APART},
      created_at + copy * interval '37 seconds', updated_at + copy * interval '37 seconds' from ${copies}, applications`)
  await client.query(`
    insert into application_tags (company_id, application_id, name)
    select company_id, application_id + copy * ${APPLICATIONS_APART}, name from ${copies}, application_tags`)
  const { rows: [end] } = await client.query<{ id: string }>('select max(id) as id from applications')
  for (const { name, of } of PLANTED) {
    await client.query(`insert into tags (company_id, name) values (1, '${name}')`)
    await client.query(`
      update applications set source = '${name}', tags = array['${name}'], updated_at = updated_at + case when '${name}' = 'late'
        then interval '10 years' else '0' end where ${of.replace('$1', String(end?.id))}`)
    await client.query(`
      insert into application_tags (company_id, application_id, name)
      select company_id, id, source from applications where source = '${name}' on conflict do nothing`)
  }
  for (const { definition } of indexes) await client.query(definition)
  await client.end()
  await tidy(url)
}

/** The median of some requests, in milliseconds. */
async function timeOf (url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const begin = performance.now()
    const response = await fetch(url, { headers })
    if (!response.ok) throw new Error(`${response.status} for ${url}`)
    await response.arrayBuffer()
    // The first one also plans the statement.
    if (round > 0) times.push(performance.now() - begin)
  }
  return times.sort((a, b) => a - b)[(ROUNDS - 1) / 2] as number
}

async function measure (url: string): Promise<void> {
  const env = { DATABASE_URL: url, READ_CACHE_BYTES: '0', RATE_LIMIT_MAX: '1000000' }
  const headers = { authorization: `Bearer ${await command(env, 'token', 'create', '--company', '1', '--name', 'Bench', '--scopes', '*')}` }
  const server = await startServer(env)
  const time = async (query: string) => await timeOf(`${server.base}/api/v2/applications?${query}`, headers)
  const print = (...cells: Array<string | number>) => process.stdout.write(
    `| ${cells.map(cell => typeof cell === 'number' ? cell.toFixed(1) : cell).join(' | ')} |\n`)
  print('GET /api/v2/applications, ms', 'many', ...PLANTED.map(({ name }) => name), 'none', 'most ÷ many')
  print(...Array.from({ length: PLANTED.length + 4 }, () => '---'))
  for (const [filter, common] of [['source', 'agency'], ['tag', 'junior']] as const) {
    for (const range of ['', '&updatedAfter=2000-01-01T00:00:00Z', '&createdAfter=2000-01-01T00:00:00Z']) {
      const times: number[] = []
      for (const value of [common, ...PLANTED.map(({ name }) => name), 'none']) times.push(await time(`${filter}=${value}${range}`))
      print(`\`${filter}=…${range}\``, ...times, Math.max(...times) / (times[0] as number))
    }
  }
  await server.stop()
}

const { values: { applications } } = parseArgs({ options: { applications: { type: 'string', default: '10000000' } } })
const { BENCH_DATABASE_URL: base } = process.env
if (base === undefined) throw new Error('BENCH_DATABASE_URL is not set: a PostgreSQL login that may create databases')
const admin = new pg.Client({ connectionString: base })
await admin.connect()
const name = `recruitment_bench_large_${process.pid}`
await admin.query(`create database ${name}`)
try {
  await fill(databaseUrl(base, name), Number(applications))
  await measure(databaseUrl(base, name))
} finally {
  await stopAll()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
}
