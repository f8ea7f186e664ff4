import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { PLANNER_OPTIONS } from '../../src/database/postgresql.js'
import { databaseUrl, settingsOf, tidy, withDatabase } from '../shared/databases.js'
import { command, ROOT, startPeer, startServer, stopAll, type Env } from '../shared/processes.js'
import { toPeerText, writePeerDocs, type PeerResult } from './peer-report.js'
import { measure, measureFirst, type Target } from './peer-rounds.js'
import { answersOf, checkSame, planWorks, tryWrites, type Company, type Work } from './peer-works.js'
import { toCount } from './options.js'
import { recordReads } from './recorded-reads.js'
import { describeMachine } from './result.js'
import { drive } from './rounds.js'
import { writeResult } from './tables.js'

const INSTALL = 'npm ci --prefix trials/bench/peers'
const HELP = `Usage: npm run bench:peers -- [options]

Measures the server beside what others build such an API with: the same rows, the same answers, one after the other in alternated rounds.
BENCH_DATABASE_URL is a PostgreSQL login of this machine that may create databases. Install the peers before: ${INSTALL}

  --quick          a round of a second for each, about nine minutes in all
  --connections <n,n>  of the load generator, measured one after the other (default 20)
  --only <names>   of the works, separated by commas: jobs-page, job, applications-page, mixed; nothing is written then
  --seconds <n>    of one round (default 3); one at a fixed rate is three times as long
  --rounds <n>     of each target (default 3)
  --write-docs     put the result into docs/performance.md, and the plot into public/performance.svg
  --help           this text
`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    connections: { type: 'string', default: '20' },
    only: { type: 'string' },
    'write-docs': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false }
  }
})
const PEER = path.join(ROOT, 'trials/bench/peers/peer.js')
/** Small enough that all together, with the server, need fewer connections than the hundred that PostgreSQL allows by default. */
const POOL_MAX = 9
/** Processes of which the fastest is the ceiling. */
const CONSTANTS = 5
const load = {
  connections: values.connections.split(',').map(text => toCount('connections', text)).sort((a, b) => b - a),
  seconds: toCount('seconds', values.seconds ?? (values.quick ? '1' : '3')),
  rounds: toCount('rounds', values.rounds ?? (values.quick ? '1' : '3')),
  poolMax: POOL_MAX
}

/** Two companies of different size: statements that are right for one must be right for the other. */
const SIZES = {
  postgresql: [{ jobs: 1000, candidates: 20_000, applications: 40_000 }, { jobs: 150, candidates: 300, applications: 600 }],
  embedded: [{ jobs: 200, candidates: 1000, applications: 2000 }, { jobs: 150, candidates: 300, applications: 600 }]
}
type Engine = keyof typeof SIZES

/** Each only answers: no limits, no log, no validation; the planner of PostgreSQL is set as for the server. */
const PEERS: Record<string, string> = {
  'fastify-pg': 'Fastify 5 + pg',
  'fastify-schemas': 'Fastify 5 + pg, response schemas',
  'hono-pg': 'Hono + pg',
  'express-pg': 'Express 5 + pg',
  'hono-recorded': 'Hono + pg, our statements',
  'node-recorded': 'node:http + pg, our statements',
  'fastify-drizzle': 'Fastify 5 + Drizzle',
  'nest-typeorm': 'NestJS + TypeORM'
}
const OURS = { limits: { RATE_LIMIT_MAX: '1000000', DATABASE_POOL_MAX: String(POOL_MAX) }, applicationName: 'recruitment-api' }

const log = (line: string) => process.stderr.write(`${line}\n`)

async function fill (env: Env, engine: Engine): Promise<Array<{ id: number, authorization: string }>> {
  log(`Filling a database (${engine}) …`)
  await command(env, 'migrate')
  const companies = []
  for (const [index, { jobs, candidates, applications }] of SIZES[engine].entries()) {
    const company = await command(env, 'company', 'create', '--name', `Bench ${index + 1}`)
    const counts = ['--jobs', String(jobs), '--candidates', String(candidates), '--applications', String(applications)]
    await command(env, 'seed', '--company', company, ...counts)
    const token = await command(env, 'token', 'create', '--company', company, '--name', 'Bench', '--scopes', '*')
    companies.push({ id: Number(company), authorization: `Bearer ${token}` })
  }
  return companies
}

/** What the requests name, as the server itself lists it. */
async function survey (base: string, { id, authorization }: { id: number, authorization: string }): Promise<Company> {
  const list = async (path: string) => {
    const response = await fetch(base + path, { headers: { authorization } })
    return (await response.json() as { results: Array<{ id: number, jobId: number, status: string }> }).results
  }
  const jobs = await list('/api/v1/jobs?perPage=100')
  const applications = await list('/api/v2/applications?maxPageSize=100&status=in_process')
  return { id, authorization, jobs: jobs.map(job => job.id), applications: applications.map(({ id, jobId }) => ({ id, jobId })) }
}

/** @throws Error for the name of no work */
function wantedOf (works: Work[]): Work[] {
  const names = works.map(({ name }) => name)
  const wanted = values.only?.split(',') ?? names
  const unknown = wanted.filter(name => !names.includes(name))
  if (unknown.length > 0) throw new Error(`--only: there is no work ${unknown.join(', ')}; there are ${names.join(', ')}`)
  return works.filter(({ name }) => wanted.includes(name))
}

/**
 * The server with its cache of ready answers, and without it: as if no query was asked twice.
 * @param alone only with the cache: one process owns the embedded database
 */
async function startOurs (env: Env, title: string, alone?: true): Promise<Target[]> {
  const kinds = [
    ['ours', `${title}, repeated queries`, {}], ['ours-new', `${title}, queries never asked before`, { READ_CACHE_BYTES: '0' }]
  ] as const
  const targets: Target[] = []
  for (const [name, title, more] of alone === undefined ? kinds : kinds.slice(0, 1)) {
    const { base, pid } = await startServer({ ...env, ...OURS.limits, ...more })
    targets.push({ name, title, side: 'ours', base, pid, applicationName: OURS.applicationName })
  }
  return targets
}

/**
 * The fastest of some processes. They differ by a fifth, by chance, and each stays as it is: V8 comes to one of two kinds of code for
 * `process.nextTick`, which the streams of Node.js call for each request.
 */
async function startConstant (answers: object, works: Work[]): Promise<Target> {
  const { requests } = works.find(({ name }) => name === 'job') as Work
  const tried = []
  for (let left = CONSTANTS; left > 0; left--) {
    const running = await startPeer(PEER, {}, { store: { name: 'constant' }, answers })
    const { perSecond } = await drive(running.base, requests, {}, { connections: load.connections[0] as number, seconds: 2 })
    tried.push({ running, perSecond })
  }
  const [{ running: best }, ...others] = tried.sort((a, b) => b.perSecond - a.perSecond) as [typeof tried[0], ...typeof tried]
  for (const { running } of others) await running.stop()
  return { name: 'constant', title: 'Constant answers (Fastify)', side: 'ceiling', ...best, applicationName: 'constant', reads: true }
}

async function onPostgresql (url: string): Promise<Pick<PeerResult, 'works' | 'first' | 'database'>> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `recruitment_peers_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  try {
    const target = databaseUrl(url, name)
    const env = { DATABASE_URL: target }
    const found = await fill(env, 'postgresql')
    await tidy(target)
    const ours = await startOurs(env, 'This server')
    const { base: server } = ours[0] as Target
    const surveyed = await Promise.all(found.map(async company => await survey(server, company)))
    const works = planWorks(surveyed)
    wantedOf(works)
    const recorded = await withDatabase(env, async db => await recordReads(db, works, surveyed))
    const answers = await answersOf(server, works)
    await tryWrites(server, works)
    const companies = Object.fromEntries(found.map(({ id, authorization }) => [authorization, id]))
    const samples = samplesOf(answers)
    const targets = [...ours]
    for (const [peer, title] of Object.entries(PEERS)) {
      const store = { name: peer, url: target, max: POOL_MAX, ...(peer.endsWith('-recorded') ? { recorded } : {}) }
      const { base, pid } = await startPeer(PEER, { PGOPTIONS: PLANNER_OPTIONS }, { store, companies, samples })
      checkSame(title, await answersOf(server, works), await answersOf(base, works))
      await tryWrites(base, works)
      targets.push({ name: peer, title, side: 'peer', base, pid, applicationName: peer })
    }
    log('All answer the same.')
    const how = { load, admin, log }
    const wanted = wantedOf(works)
    const first = await measureFirst(wanted[0] as Work, targets, how)
    targets.push(await startConstant(answers, works))
    return { first, works: await measure(wanted, targets, how), database: await settingsOf(admin) }
  } finally {
    await stopAll()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/** The answers of each route, from which serializers are made. */
function samplesOf (answers: Record<string, Record<string, string>>): Record<string, unknown[]> {
  const all = Object.values(answers).flatMap(Object.entries) as Array<[string, string]>
  const matching = (pattern: RegExp) => all.flatMap(([path, text]) => pattern.test(path) ? [JSON.parse(text) as unknown] : [])
  return { jobs: matching(/jobs\?/), job: matching(/jobs\/\d/), applications: matching(/applications/) }
}

/** The same on the embedded database, beside constant answers: the peers do not have it. */
async function onEmbedded (): Promise<PeerResult['works']> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-peers-'))
  try {
    const env = { DATA_DIR: folder }
    const found = await fill(env, 'embedded')
    const [ours] = await startOurs(env, 'This server, embedded', true)
    const { base } = ours as Target
    const works = planWorks(await Promise.all(found.map(async company => await survey(base, company))))
    const targets = [ours as Target, await startConstant(await answersOf(base, works), works)]
    return await measure(wantedOf(works), targets, { load, log })
  } finally {
    await stopAll()
    rmSync(folder, { recursive: true })
  }
}

async function run (): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL
  if (url === undefined) throw new Error('BENCH_DATABASE_URL: set it to a PostgreSQL login that may create databases')
  if (!existsSync(path.join(ROOT, 'trials/bench/peers/node_modules'))) throw new Error(`The peers are not installed: ${INSTALL}`)
  const { works, first, database } = await onPostgresql(url)
  const result: PeerResult = {
    at: new Date().toISOString(), machine: describeMachine(), database, load, rows: SIZES, works, first, embedded: await onEmbedded()
  }
  process.stdout.write(`\n${toPeerText(result)}\n`)
  if (values.only !== undefined) return
  log(`\nWritten: ${writeResult('peers', result)}`)
  if (values['write-docs']) writePeerDocs(result)
}

// Ending the children makes the work in progress fail, and then the database is removed as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { void stopAll() })

if (values.help) process.stdout.write(HELP)
else await run()
