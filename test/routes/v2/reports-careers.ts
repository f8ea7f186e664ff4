import fc from 'fast-check'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t, type Test } from '../../part.js'
import { slowFigures, type Past, type Question } from '../../slow-figures.js'

// Random careers, written through the API as an import of history: each report equals a slow computation over what the API shows of them.

const app = await sharedApp()

type Row = Record<string, any>

/** Where and when careers begin: a zone, its first day, and the beginning of a day of it; the second has two midnights, the third none. */
interface Season { zone: string, first: string, day: string, midnight: string, runs: number }
const SEASONS: Season[] = [
  { zone: 'America/Sao_Paulo', first: '2025-02-01', day: '2025-04-01', midnight: '2025-04-01T03:00:00Z', runs: 12 },
  { zone: 'America/Havana', first: '2025-09-10', day: '2025-11-02', midnight: '2025-11-02T04:00:00Z', runs: 4 },
  { zone: 'Atlantic/Azores', first: '2025-02-01', day: '2025-03-30', midnight: '2025-03-30T01:00:00Z', runs: 4 }
]
const REPORTS = ['funnel', 'time-in-step', 'time-to-hire', 'sources', 'reasons']
const STEPS = ['registration', 'screening', 'interview', 'offer', 'hiring', 'task']

async function ok (client: Client, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object): Promise<Row> {
  const response = await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${method} ${url} → ${response.statusCode} ${response.body}`)
  return response.json<Row>()
}

const rows = async (client: Client, path: string): Promise<Row[]> =>
  (await client.get(`/api/v2/exports/${path}`)).body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line) as Row)

/** A company in this zone, with four jobs in two departments or none, and catalogs. */
async function prepare (client: Client, timeZone: string) {
  await ok(client, 'PATCH', '/api/v1/company', { timeZone })
  for (const kind of ['departments', 'branches']) {
    for (const code of ['A', 'B']) await ok(client, 'PUT', `/api/v1/${kind}/by-code/${code}`, { name: `${kind} ${code}` })
  }
  for (const name of ['Referral', 'Fair']) await ok(client, 'PUT', `/api/v1/sources/by-code/${name}`, { name })
  for (const name of ['Other candidate', 'Too far']) await ok(client, 'PUT', `/api/v1/reasons/by-code/${name}`, { name })
  await ok(client, 'PUT', '/api/v1/roles/by-code/R', { name: 'R' })
  const jobs = []
  for (const [number, [departmentCode, branchCode]] of [['A', 'A'], ['B', 'A'], ['A', 'B'], ['B', 'B']].entries()) {
    const { id } = await ok(client, 'PUT', `/api/v1/jobs/by-code/J-${number}`, {
      name: `Job ${number % 3}`,
      numVacancies: 1000,
      departmentCode,
      branchCode,
      roleCode: 'R',
      description: 'Build.',
      hiringDeadline: '2999-12-31',
      status: 'published',
      createdAt: '2025-01-01T00:00:00Z'
    })
    await ok(client, 'POST', `/api/v1/jobs/${id}/steps`, { name: 'Task', code: 'task', category: 'screening' })
    jobs.push(id)
  }
  await ok(client, 'PATCH', `/api/v1/jobs/${jobs[3]}`, { branchId: null })
  return jobs
}

const Source = fc.constantFrom<object>(
  { sourceCode: 'Referral' }, { sourceCode: 'Fair' }, { source: 'fair' }, { source: 'FAIR' }, { source: 'Zürich' }, { source: 'ZÜRICH' },
  { source: 'other' }, {})
const Reason = fc.constantFrom<object>(
  { reasonCode: 'Other candidate' }, { reasonCode: 'Too far' }, { reason: 'No fit' }, { reason: 'no FIT' }, { reason: 'Other' },
  { reason: '=1+1' })
const Change = fc.oneof(
  fc.record({ currentStepCode: fc.constantFrom(...STEPS) }),
  Reason.map(reason => ({ status: 'reproved', ...reason })),
  fc.option(Reason, { nil: {} }).map(reason => ({ status: 'give_up', ...reason })),
  fc.constant({ status: 'hired' }),
  fc.constant({ status: 'in_process' })
)
const Minutes = fc.integer({ min: 0, max: 60 * 24 * 25 })
/** Careers of a season; some begin close to its midnight. */
const careersOf = ({ first, midnight }: Season) => fc.array(fc.record({
  job: fc.nat(3),
  source: Source,
  begin: fc.oneof(
    Minutes.map(minutes => Date.parse(first) + minutes * 61_234),
    fc.integer({ min: -90, max: 90 }).map(minutes => Date.parse(midnight) + minutes * 60_000)),
  course: fc.array(fc.record({ change: Change, after: Minutes }), { maxLength: 7 })
}), { minLength: 4, maxLength: 9 })

/** Lives a career; changes that its state does not allow are left out. */
async function live (client: Client, jobs: number[], number: number, { job, source, begin, course }: Row): Promise<void> {
  let time = begin as number
  const at = () => new Date(time).toISOString()
  const base = `/api/v1/jobs/${jobs[job]}/applications`
  const manualCandidate = { name: 'Ada', lastName: 'M', email: `p${number}@example.com` }
  const { id } = await ok(client, 'POST', base, { manualCandidate, ...source, at: at() })
  for (const { change, after } of course) {
    time += after * 59_001
    const { statusCode, body } = await client.send({ method: 'PATCH', url: `${base}/${id}`, payload: { ...change, at: at() } })
    if (statusCode >= 500) throw new Error(body)
  }
}

async function read (client: Client, timeZone: string): Promise<Past> {
  const names = async (kind: string) => new Map((await rows(client, kind)).map(({ id, name }) => [id as number, name as string]))
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return {
    applications: await rows(client, 'applications'),
    visits: await rows(client, 'visits'),
    jobs: await rows(client, 'jobs'),
    steps: await rows(client, 'steps'),
    names: {
      department: await names('departments'),
      branch: await names('branches'),
      source: await names('sources'),
      reason: await names('reasons')
    },
    dayOf: time => format.format(Date.parse(time))
  }
}

const toQuery = (question: Question) => new URLSearchParams(Object.entries(question)
  .filter(([, value]) => value !== undefined).map(([name, value]): [string, string] => [name, String(value)])).toString()

for (const season of SEASONS) {
  t.test(`random careers, ${season.zone} → each report equals a slow computation over what the API shows, field by field`, async t => {
    await compare(t, season)
  })
}

async function compare (t: Test, season: Season): Promise<void> {
  const { zone, first, day, runs } = season
  const client = await createClient(app)
  const jobs = await prepare(client, zone)
  let [number, compared] = [0, 0]
  const Some = fc.option(fc.subarray(jobs, { minLength: 1 }), { nil: undefined })
  const departments = (await rows(client, 'departments')).map(({ id }) => id as number)
  const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)
  const Day = fc.option(fc.oneof(fc.integer({ min: -12, max: 138 }).map(dayAfter), fc.constant(day)), { nil: undefined })
  const Asked = fc.record({
    jobId: Some,
    departmentId: fc.option(fc.subarray(departments, { minLength: 1 }), { nil: undefined }),
    days: fc.tuple(Day, Day),
    groupBy: fc.constantFrom(undefined, 'job', 'department', 'branch', 'source', 'month')
  })
  const Questions = fc.array(Asked, { minLength: 3, maxLength: 5 })
  await fc.assert(fc.asyncProperty(careersOf(season), Questions, async (careers, asked) => {
    for (const career of careers) await live(client, jobs, number++, career)
    const past = await read(client, zone)
    for (const { days, ...rest } of [...asked, { days: [undefined, undefined] }] as Array<Row & { days: string[] }>) {
      const [from, to] = days[0] !== undefined && days[1] !== undefined ? [...days].sort() : days
      const question = { ...rest, from, to }
      for (const name of REPORTS) {
        const found = await ok(client, 'GET', `/api/v2/reports/${name}?${toQuery(question)}`)
        const wanted = slowFigures(name, past, question)
        if (JSON.stringify(found) !== JSON.stringify(wanted)) t.same(found, wanted, `${name} ${toQuery(question)}`)
        compared += found.results.length
      }
    }
  }), { numRuns: runs, seed: 58, endOnFailure: true })
  t.ok(number > 2 * runs && compared > 15 * runs, `${number} careers, ${compared} groups`)
}
