import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from './helper.js'
import { t } from './part.js'

// A season in one company as it happens, and the same season moved into another company afterwards: every report on both is the same.

const app = await sharedApp()

type Row = Record<string, any>

async function ok (client: Client, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object): Promise<Row> {
  const response = await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${method} ${url} → ${response.statusCode} ${response.body}`)
  return response.json<Row>()
}

const rows = async (client: Client, path: string): Promise<Row[]> =>
  (await client.get(`/api/v2/exports/${path}`)).body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line) as Row)

const PEOPLE = 24
const STEPS = ['registration', 'screening', 'interview', 'offer', 'hiring']

/** What happens to an application, by its number: some move far, some are rejected and come back, some hires fall through. */
function courseOf (number: number): object[] {
  const moves = STEPS.slice(1, 1 + number % 5).map(currentStepCode => ({ currentStepCode }))
  const reproved = { status: 'reproved', reason: 'No fit' }
  return [...moves, ...[
    [], [reproved], [reproved, { status: 'in_process' }, { currentStepCode: 'screening' }], [{ status: 'give_up' }],
    [{ status: 'hired', currentStepCode: 'hiring' }], [{ status: 'hired' }, { status: 'in_process' }, { status: 'hired' }],
    [{ status: 'hired' }, { status: 'give_up', reason: 'Other offer' }]
  ][number % 7] as object[]]
}

/** The structure, and a job that is open. */
async function open (client: Client, more: object = {}) {
  for (const kind of ['departments', 'roles']) await ok(client, 'PUT', `/api/v1/${kind}/by-code/ONE`, { name: 'One' })
  return await ok(client, 'PUT', '/api/v1/jobs/by-code/J-1', {
    name: 'Engineer',
    numVacancies: PEOPLE,
    departmentCode: 'ONE',
    roleCode: 'ONE',
    description: 'Build.',
    hiringDeadline: '2999-12-31',
    status: 'published',
    ...more
  })
}

/** The season as it happens: everybody applies, then all courses go on in turn. */
async function play (client: Client): Promise<void> {
  const { id } = await open(client)
  const base = `/api/v1/jobs/${id}/applications`
  const ids: number[] = []
  for (let number = 0; number < PEOPLE; number++) {
    const manualCandidate = { name: 'Ada', lastName: `${number}`, email: `p${number}@example.com`, code: `C-${number}` }
    ids.push((await ok(client, 'PUT', `${base}/by-code/A-${number}`, { manualCandidate })).id)
  }
  const courses = ids.map((_, number) => courseOf(number))
  for (let round = 0; courses.some(course => course.length > round); round++) {
    for (const [number, course] of courses.entries()) {
      const change = course[round]
      if (change !== undefined) await ok(client, 'PATCH', `${base}/${ids[number]}`, change)
    }
  }
  await ok(client, 'POST', `${base}/${ids[0]}/comments`, { text: 'Met at the fair.' })
  await ok(client, 'PUT', `${base}/${ids[0]}/tags`, { name: 'fair' })
  await ok(client, 'PATCH', `/api/v1/jobs/${id}`, { status: 'closed' })
}

/** Event of the course → the change that it tells of. */
function changeOf ({ event, date, data }: Row): object | undefined {
  if (event === 'application.moved' && data.status === data.previousStatus) return { step: data.currentStep.code, at: date }
  const reason = data.disqualification?.reason ?? data.withdrawal?.reason
  // The event of a hire that falls through comes before the one of its new status.
  if (event === 'application.unhired' && data.status !== 'in_process') return undefined
  if (!/reproved|withdrawn|reactivated|hired|unhired/.test(event)) return undefined
  const isMoved = data.previousStep.id !== data.currentStep.id
  return { status: data.status, ...(reason == null ? {} : { reason }), ...(isMoved ? { step: data.currentStep.code } : {}), at: date }
}

/** Moves the season from one company into another, as an import from another system does. */
async function move (from: Client, to: Client): Promise<void> {
  const [job] = await rows(from, 'jobs') as [Row]
  const { status, createdAt, approvedAt, publishedAt, closedAt } = job
  const { id } = await open(to, { status, createdAt, approvedAt, publishedAt, closedAt })
  const base = `/api/v1/jobs/${id}/applications`
  for (const { code, name, lastName, email, createdAt } of await rows(from, 'candidates')) {
    await ok(to, 'PUT', `/api/v2/candidates/by-code/${code}`, { name, lastName, email, createdAt })
  }
  for (const application of await rows(from, 'applications')) {
    const { code, candidateCode, createdAt: at } = application
    const { id: applicationId } = await ok(to, 'PUT', `${base}/by-code/${code}`, { candidateCode, at })
    const { results } = await ok(from, 'GET', `/api/v2/applications/${application.id}/history`)
    const items = results.flatMap((event: Row) => changeOf(event) ?? []).map(({ step, ...change }: Row) =>
      ({ applicationId, ...change, ...(step === undefined ? {} : { currentStepCode: step }) }))
    if (items.length === 0) continue
    await ok(to, 'POST', `${base}/bulk?atomic=true`, { items })
  }
}

/** All that reports are made of, without ids and times of writing. */
async function reportOf (client: Client): Promise<Row> {
  const applications = await rows(client, 'applications?expand=steps')
  const between = (from: string, to: string) => Date.parse(to) - Date.parse(from)
  return {
    jobs: (await rows(client, 'jobs')).map(({ id, departmentId, roleId, updatedAt, ...job }) => job),
    candidates: (await rows(client, 'candidates')).map(({ id, updatedAt, ...candidate }) => candidate),
    applications: applications.map(({ id, jobId, candidateId, updatedAt, lastActivityAt, tags, currentStep, steps, ...application }) => ({
      ...application, step: currentStep.code, steps: steps.map(({ id, ...step }: Row) => step)
    })),
    visits: (await rows(client, 'visits')).map(({ startedAt, endedAt }) => [startedAt, endedAt]).sort(),
    funnel: STEPS.map(name => applications.filter(({ steps }) => steps.some((step: Row) => step.name.toLowerCase() === name)).length),
    timeToHire: applications.flatMap(({ code, createdAt, hiredAt }) => hiredAt === null ? [] : [[code, between(createdAt, hiredAt)]]),
    timeInStep: applications.map(({ code, steps }) =>
      [code, steps.map(({ startedAt, endedAt }: Row) => endedAt === null ? null : between(startedAt, endedAt))])
  }
}

async function countEvents ({ companyId }: Client): Promise<number> {
  return (await app.database.query(sql`select 1 from events where company_id = ${companyId}`)).length
}

t.test('a season moved in afterwards → jobs, visits, funnel, times as in the season; once more → no event', async t => {
  const [played, moved] = [await createClient(app), await createClient(app)]
  await play(played)
  await move(played, moved)
  const [there, here] = [await reportOf(played), await reportOf(moved)]
  t.ok(there.visits.length > 2 * PEOPLE && there.timeToHire.length > 5 && new Set(there.funnel).size > 3, JSON.stringify(there.funnel))
  for (const part of Object.keys(there)) t.same(here[part], there[part], part)
  const [{ createdAt, hiredAt }] = there.applications.filter(({ hiredAt }: Row) => hiredAt !== null)
  for (const query of [
    `createdAfter=${createdAt}`, `createdBefore=${createdAt}`, `hiredAfter=${hiredAt}`, `hiredBefore=${hiredAt}`, 'status=hired'
  ]) {
    const codes = async (client: Client) => (await rows(client, `applications?${query}`)).map(({ code }) => code)
    t.same(await codes(moved), await codes(played), query)
  }
  const events = await countEvents(moved)
  await move(played, moved)
  t.equal(await countEvents(moved), events)
  t.same(await reportOf(moved), here)
})
