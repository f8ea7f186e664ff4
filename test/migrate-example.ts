import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import type { SourceApplication, SourceCandidate, SourceJob } from '../examples/migrate/migrate.js'
import { build, createClient, ROOT, type Client } from './helper.js'
import { t } from './part.js'

// Three years of another system are moved in by examples/migrate, which is killed again and again on the way.

// Twenty seconds on a quiet machine; it has to pass on a busy one, too.

const JOBS = 10
const APPLICATIONS = 400
/** More items than a server has time for in one bulk operation. */
const TOO_MANY = 60
/** At which of its requests the program is killed each time. */
const KILLED_AT = [1, 2, 3, 5, 7, 10, 14, 18]
const DAY_MS = 86_400_000
const SEASON_DAYS = 3 * 365
const STAGES = ['in', 'call', 'meeting', 'contract', 'out']
const KINDS = ['registration', 'screening', 'interview', 'offer', 'hiring']

type Row = Record<string, any>

/** A moment of the season, by its day. */
const on = (day: number, minute = 0): string => new Date(Date.parse('2022-01-03T09:00:00Z') + day * DAY_MS + minute * 60_000).toISOString()

const stateOf = (number: number): SourceJob['state'] => (['open', 'closed', 'on hold', 'canceled', 'closed'] as const)[number % 5] ?? 'open'

const jobs = Array.from({ length: JOBS }, (_, number): SourceJob => ({
  id: `job ${number}`,
  title: `Job ${number}`,
  team: `Team ${number % 3}`,
  text: 'Build.',
  headcount: APPLICATIONS / JOBS,
  state: stateOf(number),
  stages: STAGES.map((id, index) => ({ id, title: `Stage ${id}`, kind: KINDS[index] as string })),
  opened: on(number * 100),
  ended: stateOf(number) === 'open' ? null : on(SEASON_DAYS),
  deadline: '2025-06-30'
}))

/** Every tenth person has applied twice, and some have no address or have never applied. */
const candidateOf = (number: number): number => number % 10 === 9 ? number - 9 : number
const candidates = Array.from({ length: APPLICATIONS + 12 }, (_, number): SourceCandidate => ({
  id: `person-${number}`,
  firstName: 'Ada',
  lastName: `Number ${number}`,
  email: number % 7 === 0 ? null : `p${number}@example.com`,
  created: on(0, number % 600)
})).filter((_, number) => number >= APPLICATIONS || candidateOf(number) === number)

function activitiesOf (number: number, day: number): SourceApplication['activities'] {
  const moves = STAGES.slice(1, 1 + number % 4).map((stage, index) => ({ at: on(day + 3 + 5 * index), kind: 'moved' as const, stage }))
  const later = (days: number) => on(day + 20 + days, number % 300)
  const rejected = { at: later(0), kind: 'rejected' as const, reason: 'No fit' }
  const hired = { at: later(number % 40), kind: 'hired' as const, stage: 'out' }
  return [...moves, ...[
    [], [rejected], [hired], [rejected, { at: later(1), kind: 'reopened' as const }],
    [{ at: later(2), kind: 'withdrew' as const, reason: 'Moved away' }],
    [hired, { at: later(60), kind: 'withdrew' as const, reason: 'Other offer' }]
  ][number % 6] ?? []]
}

/** Two of three have met somebody, who meets others at the same time. */
function meetingsOf (number: number, day: number): SourceApplication['meetings'] {
  const state = (['planned', 'held', 'missed'] as const)[number % 3] ?? 'held'
  const by = `person${number % 4}@example.com`
  const times = { planned: on(day + 2), starts: on(day + 4), ends: on(day + 4, 45) }
  return number % 3 === 0 ? [] : [{ id: `meeting-${number}`, title: 'Interview', ...times, by, state }]
}

const applications = Array.from({ length: APPLICATIONS }, (_, number): SourceApplication => {
  const job = (number + (number % 10 === 9 ? 4 : 0)) % JOBS
  const day = job * 100 + 1 + number % 60
  return {
    id: `application ${number}`,
    job: `job ${job}`,
    candidate: `person-${candidateOf(number)}`,
    applied: on(day),
    source: ['fair', 'friend'][number % 2] as string,
    labels: number % 3 === 0 ? ['third'] : [],
    notes: number % 4 === 0 ? [{ id: `note-${number}`, at: on(day + 1), author: 'Grace', text: `About ${number}` }] : [],
    activities: activitiesOf(number, day),
    meetings: meetingsOf(number, day)
  }
})

/** How an application ends: by its last change of status, at its last stage. */
function endOf ({ activities }: SourceApplication): { status: string, step: string, hired: string | null } {
  const last = activities.filter(({ kind }) => kind !== 'moved').at(-1)
  const status = { rejected: 'reproved', withdrew: 'give_up', hired: 'hired', reopened: 'in_process', moved: '' }[last?.kind ?? 'reopened']
  const step = activities.filter(({ stage }) => stage !== undefined).at(-1)?.stage ?? 'in'
  return { status, step, hired: last?.kind === 'hired' ? last.at : null }
}

function exportSource (t: { teardown: (fn: () => void) => void }): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrate-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  for (const [name, lines] of Object.entries({ jobs, candidates, applications })) {
    writeFileSync(path.join(folder, `${name}.ndjson`), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  }
  return folder
}

/** Passes requests on, until the program is killed: at this request, before it is passed on or when it is answered. */
class Between {
  program: ChildProcess | undefined
  killAt = Infinity
  isAnsweredFirst = false
  requests = 0
  refused = 0
  readonly server = createServer((request, response) => { void this.#pass(request, response) })

  constructor (private readonly target: string) {}

  async #pass (request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isLast = ++this.requests === this.killAt
    if (isLast && !this.isAnsweredFirst) {
      this.program?.kill('SIGKILL')
      return
    }
    const { authorization = '', 'content-type': type = '' } = request.headers
    const sent = await text(request)
    const isTooMany = ((JSON.parse(sent) as { items?: object[] }).items ?? []).length > TOO_MANY
    if (isTooMany) this.refused++
    const answer = isTooMany
      ? new Response('the 5 seconds were over; send half of them', { status: 503 })
      : await fetch(
          `${this.target}${request.url ?? ''}`,
          { method: request.method ?? 'GET', headers: { authorization, 'content-type': type }, body: sent }
        )
    const body = await answer.text()
    if (isLast) this.program?.kill('SIGKILL')
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  }
}

const rows = async (client: Client, kind: string): Promise<Row[]> =>
  (await client.get(`/api/v2/exports/${kind}`)).body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line) as Row)

/** How many have entered each stage of each job. */
function funnelOf (entered: Array<{ job: string, stage: string }>): object[] {
  const counts = new Map<string, number>()
  for (const { job, stage } of entered) counts.set(`${job} ${stage}`, (counts.get(`${job} ${stage}`) ?? 0) + 1)
  return [...counts].map(([stage, count]) => ({ stage, count }))
}

const byCode = (list: object[]): object[] => list.toSorted((a, b) => JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Both as a list that says the same in the same order: what was in the other system, and what is here. */
async function bothOf (client: Client): Promise<Record<string, [object[], object[]]>> {
  const here = await rows(client, 'applications')
  const jobCodes = new Map((await rows(client, 'jobs')).map(({ id, code }) => [id, code]))
  const stepCodes = new Map((await rows(client, 'steps')).map(({ id, code }) => [id, code]))
  const userCodes = new Map((await rows(client, 'users')).map(({ id, code }) => [id, code]))
  const codes = new Map(here.map(({ id, code }) => [id, code]))
  const visits = await rows(client, 'visits')
  const timeToHire = (id: string, applied: string, hired: string | null) =>
    hired === null ? [] : [{ id, ms: Date.parse(hired) - Date.parse(applied) }]
  return {
    jobs: [
      jobs.map(({ id, title, team, state, opened, ended, headcount }) => ({ id, title, team, state, opened, ended, headcount })),
      (await rows(client, 'jobs')).map(job => ({
        id: job.code,
        title: job.name,
        team: job.departmentName,
        state: { published: 'open', frozen: 'on hold', closed: 'closed', canceled: 'canceled' }[job.status as string],
        opened: job.createdAt,
        ended: job.closedAt ?? job.frozenAt ?? job.canceledAt,
        headcount: job.numVacancies
      }))
    ],
    candidates: [
      candidates.map(({ id, lastName, email, created }) => ({ id, lastName, email: email ?? `${id}@no-address.invalid`, created })),
      (await rows(client, 'candidates')).map(({ code, lastName, email, createdAt }) => ({ id: code, lastName, email, created: createdAt }))
    ],
    applications: [
      applications.map(one => ({
        id: one.id, job: one.job, candidate: one.candidate, applied: one.applied, source: one.source, labels: one.labels, ...endOf(one)
      })),
      here.map(({ code, jobId, candidateCode, createdAt, source, tags, status, currentStep, hiredAt }) => ({
        id: code,
        job: jobCodes.get(jobId),
        candidate: candidateCode,
        applied: createdAt,
        source,
        labels: tags,
        status,
        step: currentStep.code,
        hired: hiredAt
      }))
    ],
    notes: [
      applications.flatMap(({ id, notes }) => notes.map(note => ({ ...note, application: id }))),
      (await rows(client, 'comments')).map(({ code, createdAt, author, text, applicationId }) =>
        ({ id: code, at: createdAt, author, text, application: codes.get(applicationId) }))
    ],
    meetings: [
      applications.flatMap(({ id, meetings }) => meetings.map(meeting => ({ ...meeting, application: id }))),
      (await rows(client, 'interviews')).map(({ code, title, createdAt, startsAt, endsAt, interviewers, status, applicationId }) => ({
        id: code,
        title,
        planned: createdAt,
        starts: startsAt,
        ends: endsAt,
        by: userCodes.get(interviewers[0].userId),
        state: { scheduled: 'planned', completed: 'held', no_show: 'missed' }[status as string],
        application: codes.get(applicationId)
      }))
    ],
    funnel: [
      funnelOf(applications.flatMap(({ job, activities }) =>
        [...new Set(['in', ...activities.flatMap(({ stage }) => stage ?? [])])].map(stage => ({ job, stage })))),
      funnelOf([...new Map(visits.map(({ applicationId, jobId, stepId }) => [
        `${applicationId} ${stepId}`, { job: jobCodes.get(jobId) as string, stage: stepCodes.get(stepId) as string }
      ])).values()])
    ],
    timeToHire: [
      applications.flatMap(one => timeToHire(one.id, one.applied, endOf(one).hired)),
      here.flatMap(({ code, createdAt, hiredAt }) => timeToHire(code, createdAt, hiredAt))
    ]
  }
}

t.test('a team is moved in while the program is killed eight times → equal to the source; once more → no event', async t => {
  const app = await build(t, { RATE_LIMIT_MAX: '0' })
  const client = await createClient(app)
  const folder = exportSource(t)
  const between = new Between(await app.listen({ port: 0, host: '127.0.0.1' }))
  await once(between.server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => { between.server.close() })
  const { port } = between.server.address() as AddressInfo
  const run = async (): Promise<{ signal: string | null, output: string }> => {
    between.requests = 0
    const file = path.join(ROOT, 'dist/examples/migrate/migrate.js')
    const program = between.program = spawn(process.execPath, [file, folder], {
      env: { PATH: process.env.PATH, BASE_URL: `http://127.0.0.1:${port}`, TOKEN: client.secret }, stdio: ['ignore', 'pipe', 'pipe']
    })
    t.teardown(() => program.kill('SIGKILL'))
    const [output, errors, [, signal]] = await Promise.all([text(program.stdout), text(program.stderr), once(program, 'close')])
    return { signal, output: errors + output }
  }
  for (const [index, request] of KILLED_AT.entries()) {
    [between.killAt, between.isAnsweredFirst] = [request, index % 2 === 1]
    t.equal((await run()).signal, 'SIGKILL', `at request ${request}`)
  }
  between.killAt = Infinity
  t.match((await run()).output, /^\d+ created, \d+ changed, \d+ unchanged, 0 failed\n$/)
  t.ok(between.requests > Math.max(...KILLED_AT))
  t.ok(between.refused > 0, 'more items than fit were sent by halves')
  for (const [what, [there, here]] of Object.entries(await bothOf(client))) t.same(byCode(here), byCode(there), what)

  const countEvents = async () => (await app.database.query(sql`select 1 from events where company_id = ${client.companyId}`)).length
  const events = await countEvents()
  t.match((await run()).output, /^0 created, 0 changed, \d+ unchanged, 0 failed\n$/)
  t.equal(await countEvents(), events)
})
