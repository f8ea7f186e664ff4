// Moves a team in from another system, whose export is a folder, such as `export` beside this file: jobs.ndjson, candidates.ndjson and
// applications.ndjson. What the lines hold is described below; change these types and the functions after them for what you have.
//
// Stop it at any time, even by force, and start it again from the beginning: everything is found by its code, and nothing is doubled.
// Node.js 20.19 is enough: BASE_URL=http://127.0.0.1:3000 TOKEN=… node migrate.js ./export
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SourceJob {
  id: string
  title: string
  team: string
  text: string
  headcount: number
  state: 'open' | 'on hold' | 'closed' | 'canceled'
  stages: Array<{ id: string, title: string, kind: string }>
  opened: string
  ended: string | null
  deadline: string
}
export interface SourceCandidate { id: string, firstName: string, lastName: string, email: string | null, created: string }
export interface SourceApplication {
  id: string
  job: string
  candidate: string
  applied: string
  source: string
  labels: string[]
  notes: Array<{ id: string, at: string, author: string, text: string }>
  activities: Array<{ at: string, kind: 'moved' | 'rejected' | 'withdrew' | 'hired' | 'reopened', stage?: string, reason?: string }>
  meetings: SourceMeeting[]
}
export interface SourceMeeting {
  id: string
  title: string
  planned: string
  starts: string
  ends: string
  /** The address of the interviewer. */
  by: string
  state: 'planned' | 'held' | 'missed'
}

type Item = Record<string, unknown>
interface Result { status: number, changed?: boolean, details?: string, body?: Item }

const STATUS = { open: 'published', 'on hold': 'frozen', closed: 'closed', canceled: 'canceled' } as const
const ENDED = { open: undefined, 'on hold': 'frozenAt', closed: 'closedAt', canceled: 'canceledAt' } as const
/** Where all roles are one. */
const ROLE = 'imported'

function toJob (job: SourceJob): Item {
  const ended = ENDED[job.state]
  return {
    code: job.id,
    name: job.title,
    departmentCode: job.team,
    roleCode: ROLE,
    description: job.text,
    numVacancies: job.headcount,
    hiringDeadline: job.deadline,
    status: STATUS[job.state],
    statusReason: job.state === 'on hold' ? 'On hold' : null,
    steps: job.stages.map(({ id, title, kind }) => ({ code: id, name: title, category: kind })),
    createdAt: job.opened,
    ...ended === undefined ? {} : { [ended]: job.ended }
  }
}

/** Who has no address gets one that leads nowhere. */
function toCandidate ({ id, firstName, lastName, email, created }: SourceCandidate): Item {
  return { code: id, name: firstName, lastName, email: email ?? `${id}@no-address.invalid`, createdAt: created }
}

function toApplication ({ id, applied, source, labels, notes }: SourceApplication, candidate: SourceCandidate): Item {
  const comments = notes.map(({ id, at, author, text }) => ({ code: id, at, authorName: author, text }))
  return { code: id, at: applied, source, tags: labels, comments, manualCandidate: toCandidate(candidate) }
}

/** The course of an application, oldest first. */
function toChanges ({ id, activities }: SourceApplication): Item[] {
  const statuses = { rejected: 'reproved', withdrew: 'give_up', hired: 'hired', reopened: 'in_process' } as const
  return activities.map(({ at, kind, stage, reason }) => ({
    applicationCode: id,
    at,
    ...stage === undefined ? {} : { currentStepCode: stage },
    ...kind === 'moved' ? {} : { status: statuses[kind] },
    ...reason === undefined ? {} : { reason }
  }))
}

/** Interviewers by their addresses. */
function toUsers (applications: SourceApplication[]): Item[] {
  const addresses = new Set(applications.flatMap(({ meetings }) => meetings.map(({ by }) => by)))
  return [...addresses].map(email => ({ code: email, name: email.split('@')[0], email }))
}

function toInterview (application: string, { id, title, starts, ends, by }: SourceMeeting): Item {
  return {
    applicationCode: application, code: id, title, kind: 'video', startsAt: starts, endsAt: ends, interviewers: [{ userCode: by }]
  }
}

const MAX_ITEMS = 100
const { BASE_URL = '', TOKEN = '' } = process.env
const [, , folder = '.'] = process.argv
const FILES = ['jobs', 'candidates', 'applications'] as const
const fileOf = (name: typeof FILES[number]): string => path.join(folder, `${name}.ndjson`)
const counts = { created: 0, changed: 0, unchanged: 0, failed: 0 }

/** Of a bulk operation that did not get through in its time. */
class TooMany extends Error {}

/**
 * The answer, once there is one. A request that may or may not have arrived is sent again: its items have codes, or times.
 * @throws TooMany when the server asks for half of the items
 */
async function send (method: string, where: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  for (;;) {
    const response = await fetch(`${BASE_URL}${where}`, { method, headers, body: JSON.stringify(body) }).catch(() => undefined)
    if (response !== undefined && response.status < 500 && response.status !== 429) return response
    if ((await response?.text().catch(() => ''))?.includes('send half of them') === true) throw new TooMany()
    await sleep(1000 * Number(response?.headers.get('retry-after') ?? 1))
  }
}

function count (where: string, item: Item, { status, changed, details, body }: Result): void {
  if (status < 300) counts[status === 201 ? 'created' : changed === true ? 'changed' : 'unchanged']++
  else {
    counts.failed++
    console.error(`${where}: ${JSON.stringify(item).slice(0, 200)} is a ${status}: ${details ?? JSON.stringify(body)}`)
  }
}

/** Sends the items in bulk operations, one after the other. @returns the result of each */
async function sendAll (where: string, items: Item[]): Promise<Result[]> {
  const all: Result[] = []
  let most = MAX_ITEMS
  while (all.length < items.length) {
    const some = items.slice(all.length, all.length + most)
    const response = await send('POST', where, { items: some }).catch((error: unknown) => {
      if (!(error instanceof TooMany)) throw error
    })
    if (response === undefined) {
      most = Math.max(1, Math.floor(some.length / 2))
      continue
    }
    if (!response.ok) throw new Error(`${where} is a ${response.status}: ${await response.text()}`)
    const { results } = await response.json() as { results: Result[] }
    for (const [index, result] of results.entries()) count(where, some[index] as Item, result)
    all.push(...results)
  }
  return all
}

async function read<Line> (name: typeof FILES[number]): Promise<Line[]> {
  const lines: Line[] = []
  const input = createReadStream(fileOf(name))
  for await (const line of createInterface({ input })) if (line !== '') lines.push(JSON.parse(line) as Line)
  return lines
}

async function migrate (): Promise<void> {
  const jobs = await read<SourceJob>('jobs')
  const candidates = new Map((await read<SourceCandidate>('candidates')).map(candidate => [candidate.id, candidate]))
  const applications = await read<SourceApplication>('applications')

  await sendAll('/api/v1/departments/bulk', [...new Set(jobs.map(({ team }) => team))].map(team => ({ code: team, name: team })))
  await sendAll('/api/v1/roles/bulk', [{ code: ROLE, name: 'Imported' }])
  await sendAll('/api/v1/users/bulk', toUsers(applications))
  const made = await sendAll('/api/v1/jobs/bulk', jobs.map(toJob))

  for (const [index, job] of jobs.entries()) {
    const jobId = made[index]?.body?.id
    if (jobId === undefined || (made[index]?.status ?? 0) >= 300) continue
    const own = applications.filter(application => application.job === job.id)
    const where = `/api/v1/jobs/${String(jobId)}/applications`
    await sendAll(`${where}/by-code/bulk`, own.map(one => toApplication(one, candidates.get(one.candidate) as SourceCandidate)))
    await sendAll(`${where}/bulk`, own.flatMap(toChanges))
  }
  const meetings = applications.flatMap(({ id, meetings }) => meetings.map(meeting => ({ meeting, interview: toInterview(id, meeting) })))
  // First as they were planned, then as they ended. Some took place at the same time.
  const interviews = '/api/v1/interviews/bulk?allowOverlap=true'
  await sendAll(interviews, meetings.map(({ meeting, interview }) => ({ ...interview, at: meeting.planned })))
  await sendAll(interviews, meetings.filter(({ meeting }) => meeting.state !== 'planned').map(({ meeting: { state, ends }, interview }) =>
    ({ ...interview, status: state === 'held' ? 'completed' : 'no_show', at: ends })))

  const applied = new Set(applications.map(({ candidate }) => candidate))
  for (const candidate of candidates.values()) {
    if (applied.has(candidate.id)) continue
    const where = `/api/v2/candidates/by-code/${encodeURIComponent(candidate.id)}`
    const { code, ...body } = toCandidate(candidate)
    const response = await send('PUT', where, body)
    const details = response.headers.get('x-error-details') ?? undefined
    count(where, { code }, { status: response.status, ...details !== undefined && { details }, body: await response.json() as Item })
  }
}

const missing = [
  ...['BASE_URL', 'TOKEN'].filter(name => process.env[name] === undefined), ...FILES.map(fileOf).filter(file => !existsSync(file))
]
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. For example: BASE_URL=http://127.0.0.1:3000 TOKEN=… node migrate.js ./export`)
  process.exit(2)
}
await migrate()
console.log(Object.entries(counts).map(([name, number]) => `${number} ${name}`).join(', '))
process.exitCode = counts.failed === 0 ? 0 : 1
