import { createClient, createCompany, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'

const app = await sharedApp()

t.test('GET /api/v2/applications → 400, one item per bad parameter, in query order', async t => {
  const client = await createClient(app)
  const jobId = { code: 'BAD_ARGUMENT', target: 'jobId', message: 'each value in jobId must be a number' }
  const candidateId = { code: 'BAD_ARGUMENT', target: 'candidateId', message: 'each value in candidateId must be a number' }

  const response = await client.get('/api/v2/applications?jobId=x&candidateId=y')
  t.equal(response.statusCode, 400)
  t.same(response.json(), { errors: [jobId, candidateId] })

  const swapped = await client.get('/api/v2/applications?candidateId=y,1&jobId=x&jobId=z')
  t.same(swapped.json(), { errors: [candidateId, jobId] })

  const mixed = await client.get('/api/v2/applications?jobId=x&expand=bogus')
  t.same(mixed.json<{ errors: Array<{ target: string }> }>().errors.map(error => error.target), ['jobId', 'expand'])
})

t.test('GET /api/v2/applications → several values in all three spellings', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const ids = [
    await makeApplication(app, client.companyId), await makeApplication(app, client.companyId, { job }),
    await makeApplication(app, client.companyId)
  ]
  const [first, , third] = await Promise.all(ids.map(async id =>
    (await client.get(`/api/v2/applications/${id}`)).json<{ candidateId: number }>().candidateId))
  for (const query of [
    `candidateId=${first},${third}`, `candidateId=${first}&candidateId=${third}`, `candidateId[]=${first}&candidateId[]=${third}`,
    `candidateId%5B%5D=${first}&candidateId=${third}`
  ]) {
    const { results } = (await client.get(`/api/v2/applications?${query}`)).json<{ results: Array<{ id: number }> }>()
    t.same(results.map(item => item.id), [ids[0], ids[2]], query)
  }
  t.same((await client.get(`/api/v2/applications?jobId=${job.id}`)).json().results.map((item: { id: number }) => item.id), [ids[1]])
})

t.test('GET /api/v2/applications → paging by pageToken alone yields each row once while others change', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const ids: number[] = []
  for (let i = 0; i < 23; i++) ids.push(await makeApplication(app, client.companyId, { job }))
  const seen: number[] = []
  let url = '/api/v2/applications?maxPageSize=5&fields=id,status'
  for (let page = 0; page < 10; page++) {
    const { results, nextPageToken } = (await client.get(url)).json<{ results: Array<{ id: number }>, nextPageToken: string | null }>()
    seen.push(...results.map(item => item.id))
    t.ok(results.every(item => Object.keys(item).length === 2), 'the token carries the fields')
    await makeApplication(app, await createCompany(app))
    if (nextPageToken === null) break
    url = `/api/v2/applications?pageToken=${nextPageToken}`
  }
  t.same(seen, ids)
})

t.test('GET /api/v2/applications → 400 on pageToken for a forged token or other filters', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  for (let i = 0; i < 3; i++) await makeApplication(app, client.companyId, { job })
  const { nextPageToken } = (await client.get(`/api/v2/applications?jobId=${job.id}&maxPageSize=2`)).json<{ nextPageToken: string }>()
  const status = async (query: string) => {
    const response = await client.get(`/api/v2/applications?${query}`)
    return response.statusCode === 200
      ? 200
      : response.json<{ errors: Array<{ target: string }> }>().errors.map(error => error.target).join()
  }
  t.equal(await status(`pageToken=${nextPageToken}`), 200)
  t.equal(await status(`pageToken=${nextPageToken}&jobId=${job.id}&maxPageSize=2`), 200)
  t.equal(await status(`pageToken=${nextPageToken}&jobId=${job.id}`), 'pageToken', 'a part of the parameters')
  t.equal(await status(`pageToken=${nextPageToken}&jobId=${job.id + 1}&maxPageSize=2`), 'pageToken')
  t.equal(await status(`pageToken=${nextPageToken}&status=hired`), 'pageToken')
  t.equal(await status(`pageToken=x${nextPageToken}`), 'pageToken')
  t.equal(await status(`pageToken=${nextPageToken}x`), 'pageToken')
  t.equal(await status('pageToken='), 'pageToken')
  const elsewhere = await client.get(`/api/v2/jobs?pageToken=${nextPageToken}`)
  t.equal(elsewhere.statusCode, 400, 'a token of another list')
})

t.test('GET /api/v2/applications?expand → whole related objects, by scope', async t => {
  const client = await createClient(app)
  const candidateId = await makeCandidate(app, client.companyId)
  const job = await makeJob(app, client.companyId, { salary: true })
  const id = await makeApplication(app, client.companyId, { job, candidateId, tags: ['zeta', 'alpha'] })
  const [full] = (await client.get('/api/v2/applications?expand=candidate,job&expand=steps')).json().results
  t.match(full, {
    id,
    tags: ['alpha', 'zeta'],
    candidate: { id: candidateId, identificationDocument: '000-1', salaryExpectation: 6000 },
    job: { id: job.id, salary: { max: 200.5 } },
    steps: [{ id: job.stepIds[0], endedAt: null }]
  })

  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['applications:read', 'candidates:read'] })
  const [item] = (await narrow.get('/api/v2/applications?expand=candidate')).json().results
  t.notOk('identificationDocument' in item.candidate)
  t.notOk('salaryExpectation' in item.candidate)
  const refused = await narrow.get('/api/v2/applications?expand=job')
  t.equal(refused.statusCode, 403)
  t.match(refused.json().errors[0].message, /jobs:read/)
})

t.test('GET /api/v2/applications?expand&fields → what is chosen of each related object, which are those of their own routes', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { salary: true })
  const candidateId = await makeCandidate(app, client.companyId)
  const ids = [
    await makeApplication(app, client.companyId, { job, candidateId }), await makeApplication(app, client.companyId, { job })
  ]
  const list = async (query: string) => (await client.get(`/api/v2/applications?${query}`)).json().results
  const [first, second] = await list('expand=candidate,job,steps')
  for (const [item, id] of [[first, ids[0]], [second, ids[1]]]) {
    t.equal(item.id, id)
    t.same(item.candidate, (await client.get(`/api/v2/candidates/${item.candidateId}`)).json())
    t.same(item.job, (await client.get(`/api/v2/jobs/${job.id}`)).json())
    t.same(item, (await client.get(`/api/v2/applications/${id}?expand=steps,job,candidate`)).json())
    t.same(Object.keys(item.steps[0]), ['id', 'name', 'category', 'startedAt', 'endedAt'])
  }
  t.same(await list('expand=candidate,job,steps&fields=id,job.code,job.salary,candidate.name,steps'), [first, second].map(item => ({
    id: item.id, job: { code: item.job.code, salary: item.job.salary }, candidate: { name: item.candidate.name }, steps: item.steps
  })))
  t.same(await list('expand=job,steps&fields=job.code'), [first, second].map(({ job }) => ({ job: { code: job.code } })))
  t.same(await list('expand=job&fields=id'), ids.map(id => ({ id })))
  t.same(await list('fields=job'), [{}, {}], 'without `expand` there is nothing to choose from')
  t.same(await list('expand=job&jobId=1000000'), [])
  t.equal((await client.get('/api/v2/applications/1000000?expand=job')).statusCode, 404)
})

t.test('GET /api/v2/applications?updatedAfter → half-open windows, in the order of changes', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const late = await makeApplication(app, client.companyId, { job, updatedAt: '2026-05-03T00:00:00.000Z' })
  const early = await makeApplication(app, client.companyId, { job, updatedAt: '2026-05-01T00:00:00.000Z' })
  const edge = await makeApplication(app, client.companyId, { job, updatedAt: '2026-05-02T00:00:00.000Z' })
  const ids = async (query: string) =>
    (await client.get(`/api/v2/applications?${query}`)).json().results.map((item: { id: number }) => item.id)
  t.same(await ids('updatedAfter=2026-05-01T00:00:00Z'), [early, edge, late])
  t.same(await ids('updatedAfter=2026-05-01T00:00:00Z&updatedBefore=2026-05-02T00:00:00Z'), [early])
  t.same(await ids('updatedAfter=2026-05-01T21:00:00-03:00&updatedBefore=2026-05-03T00:00:00Z'), [edge])
  const refused = await client.get('/api/v2/applications?updatedAfter=2026-05-01T00:00:00&updatedBefore=yesterday')
  t.same(refused.json().errors.map((error: { target: string }) => error.target), ['updatedAfter', 'updatedBefore'])
  const { nextPageToken } = (await client.get('/api/v2/applications?updatedAfter=2026-05-01T00:00:00Z&maxPageSize=1')).json()
  t.same(await ids(`pageToken=${nextPageToken}`), [edge], 'a walk by change goes on behind (updatedAt, id)')
})

t.test('GET /api/v2/applications/{id} → the object with an ETag, 304 for the same, 404 for what belongs to another company', async t => {
  const client = await createClient(app)
  const id = await makeApplication(app, client.companyId, { status: 'reproved' })
  const response = await client.get(`/api/v2/applications/${id}`)
  t.equal(response.statusCode, 200)
  t.match(response.json(), {
    id, status: 'reproved', disqualification: { reason: 'no fit', notes: null, at: '2026-03-01T00:00:00.000Z' }, withdrawal: null
  })
  t.match(response.headers.etag, /^"1-[\w-]+"$/)
  t.equal(response.headers['cache-control'], 'private, no-cache')
  const again = await client.get(`/api/v2/applications/${id}`, { 'if-none-match': `"x", W/${response.headers.etag as string}` })
  t.equal(again.statusCode, 304)
  t.equal(again.body, '')
  const stranger = await createClient(app)
  t.equal((await stranger.get(`/api/v2/applications/${id}`)).statusCode, 404)
  for (const bad of ['1e2', '+1', '0x10', '%201', '1.0', '0', '007', '9007199254740992', 'abc']) {
    t.equal((await client.get(`/api/v2/applications/${bad}`)).statusCode, 400, bad)
  }
})
