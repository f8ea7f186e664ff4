import { createClient, sharedApp, type Client } from './helper.js'
import { t } from './part.js'

// A whole season through HTTP alone: from the structure to the last hire; then every number is checked.

const app = await sharedApp()

interface Id { id: number }

async function ok<T> (client: Client, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<T> {
  const response = await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })
  if (response.statusCode >= 300) throw new Error(`${method} ${url} → ${response.statusCode} ${response.body}`)
  return response.statusCode === 204 ? undefined as T : response.json<T>()
}

async function status (client: Client, method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<number> {
  return (await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })).statusCode
}

t.test('a season: structure by code, job to publication, 50 applications, hires until the vacancies are gone, undo, close', async t => {
  const client = await createClient(app)
  const department = await ok<Id>(client, 'PUT', '/api/v1/departments/by-code/ENG', { name: 'Engineering' })
  const role = await ok<Id>(client, 'PUT', '/api/v1/roles/by-code/DEV', { name: 'Developer' })
  const branch = await ok<Id>(client, 'PUT', '/api/v1/branches/by-code/REC', { name: 'Recife', city: 'Recife', country: 'BR' })
  const recruiter = await ok<Id>(client, 'PUT', '/api/v1/users/by-code/U1', {
    name: 'Rui', email: 'rui@example.com', departmentId: department.id, branchIds: [branch.id]
  })

  const job = await ok<Id>(client, 'POST', '/api/v1/jobs', {
    name: 'Developer', code: 'DEV-1', numVacancies: 3, description: 'Build things.'
  })
  const jobUrl = `/api/v1/jobs/${job.id}`
  t.equal(await status(client, 'PATCH', jobUrl, { status: 'published' }), 409, 'a draft is not published')
  await ok(client, 'PATCH', jobUrl, {
    status: 'waiting_approval',
    departmentId: department.id,
    roleId: role.id,
    branchId: branch.id,
    recruiterId: recruiter.id,
    hiringDeadline: '2099-12-31'
  })
  t.equal(
    await status(client, 'POST', `${jobUrl}/applications`, { manualCandidate: { name: 'A', lastName: 'B', email: 'early@example.com' } }),
    409,
    'not open yet'
  )
  await ok(client, 'PATCH', jobUrl, { status: 'approved' })
  await ok(client, 'PATCH', jobUrl, { status: 'published' })

  const { results: steps } = await ok<{ results: Array<Id & { name: string, order: number }> }>(client, 'GET', `${jobUrl}/steps`)
  t.same(steps.map(step => step.order), [1, 2, 3, 4, 5])
  const applications: Id[] = []
  for (let i = 0; i < 50; i++) {
    applications.push(await ok<Id>(client, 'POST', `${jobUrl}/applications`, {
      manualCandidate: { name: `Person ${i}`, lastName: 'Silva', email: `p${i}@example.com` }, source: 'referral', score: i
    }))
  }
  const url = (i: number) => `${jobUrl}/applications/${applications[i]?.id}`
  const patch = async (i: number, payload: object) => await status(client, 'PATCH', url(i), payload)

  t.equal(
    await status(client, 'POST', `${jobUrl}/applications`, {
      manualCandidate: { name: 'Person 0', lastName: 'Silva', email: 'P0@example.com' }
    }),
    409,
    'one live application for each candidate'
  )
  for (let i = 0; i < 30; i++) t.equal(await patch(i, { currentStepId: steps[1 + i % 4]?.id }), 200)
  for (let i = 30; i < 40; i++) t.equal(await patch(i, { status: 'reproved', reason: 'No fit', notes: 'Try next year' }), 200)
  t.equal(await patch(41, { status: 'reproved' }), 400, 'a rejection needs a reason')
  for (let i = 40; i < 45; i++) t.equal(await patch(i, { status: 'give_up', reason: 'Another offer' }), 200)
  t.equal(await patch(30, { currentStepId: steps[1]?.id }), 409, 'who is out does not move')
  t.equal(await patch(30, { status: 'in_process', currentStepId: steps[2]?.id }), 200, 'reactivated and moved in one')
  for (const i of [0, 1, 2]) t.equal(await patch(i, { status: 'hired' }), 200)
  t.equal(await patch(3, { status: 'hired' }), 409, 'no vacancy left')
  t.equal(await patch(2, { status: 'in_process' }), 200, 'undo')
  t.equal(await patch(3, { currentStepId: steps[3]?.id, status: 'hired' }), 200, 'moved and hired in one')
  t.equal(await status(client, 'PATCH', jobUrl, { numVacancies: 2 }), 409, 'fewer vacancies than hires')
  await ok(client, 'PUT', `${url(3)}/tags`, { name: 'first day / Monday' })
  await ok(client, 'POST', `${url(3)}/comments`, { text: 'Welcome!' })
  await ok(client, 'PATCH', jobUrl, { status: 'closed' })
  t.equal(await patch(4, { currentStepId: steps[4]?.id }), 409, 'no moves in a closed job')
  t.equal(await patch(4, { status: 'reproved', reason: 'Closed' }), 200, 'but rejections')
  t.equal(await status(client, 'DELETE', `/api/v1/departments/${department.id}`), 409, 'in use')
  t.equal(await status(client, 'DELETE', `${jobUrl}/steps/${steps[2]?.id}`), 409, 'visited')

  const counts: Record<string, number> = {}
  let pageToken: string | null = ''
  while (pageToken !== null) {
    const page: {
      results: Array<{ id: number, status: string }>, nextPageToken: string | null
    } = await ok(
      client,
      'GET',
      pageToken === '' ? `/api/v2/applications?jobId=${job.id}&maxPageSize=20` : `/api/v2/applications?pageToken=${pageToken}`
    )
    for (const { status } of page.results) counts[status] = (counts[status] ?? 0) + 1
    pageToken = page.nextPageToken
  }
  t.same(counts, { in_process: 32, reproved: 10, give_up: 5, hired: 3 })
  for (const [name, count] of Object.entries(counts)) {
    t.equal((await ok<{ totalResults: number }>(client, 'GET', `${jobUrl}/applications?status=${name}`)).totalResults, count, name)
  }

  const history = await ok<{ results: Array<{ event: string, data: { currentStep: { name: string }, status: string } }> }>(
    client, 'GET', `/api/v2/applications/${applications[3]?.id}/history`
  )
  t.same(
    history.results.map(({ event }) => event),
    ['application.created', 'application.moved', 'application.moved', 'candidate.hired', 'application.tagged', 'comment.created']
  )
  const { steps: visits } = await ok<{ steps: Array<{ startedAt: string, endedAt: string | null }> }>(
    client, 'GET', `/api/v2/applications/${applications[3]?.id}?expand=steps`
  )
  t.equal(visits.length, 3)
  t.ok(visits.every(visit => visit.endedAt !== null), 'who is hired is on no step any more')
  t.same(await ok(client, 'GET', `/api/v2/applications/${applications[3]?.id}/allowed-transitions`), {
    status: 'hired', allowed: [{ status: 'in_process', needsReason: false }, { status: 'give_up', needsReason: false }]
  })
  t.match(await ok(client, 'GET', `/api/v2/jobs/${job.id}/allowed-transitions`), {
    status: 'closed', allowed: [{ status: 'published', needsReason: false, missingFields: [] }]
  })
})
