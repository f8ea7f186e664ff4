import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob, makeNamed } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const report = async (client: Client, path: string) => (await client.get(`/api/v2/reports/${path}`)).json()
const REPORTS = ['funnel', 'time-in-step', 'time-to-hire', 'sources', 'reasons']

t.test('bad questions → each gets its 400; a token without reports:read → 403', async t => {
  const client = await createClient(app)
  for (const name of REPORTS) {
    for (const [query, target] of [
      ['from=2026-02-01&to=2026-01-31', 'to'], ['from=2026-02-30', 'from'], ['from=2026-02-01T00:00:00Z', 'from'], ['jobId=x', 'jobId'],
      ['groupBy=user', 'groupBy'], ['departmentId=', 'departmentId']
    ]) {
      const response = await client.get(`/api/v2/reports/${name}?${query}`)
      t.match([response.statusCode, response.json().errors[0].target], [400, target], `${name}?${query}`)
    }
    const other = await createClient(app, { scopes: ['applications:read', 'jobs:read'] })
    t.equal((await other.get(`/api/v2/reports/${name}`)).statusCode, 403)
    t.equal((await (await createClient(app, { scopes: ['reports:read'] })).get(`/api/v2/reports/${name}`)).statusCode, 200)
  }
})

t.test('reports over nothing, over ten years and over one day → no group is empty', async t => {
  const client = await createClient(app)
  const nothing = { from: null, to: null, groupBy: null, results: [], total: 0 }
  for (const name of REPORTS) t.same(await report(client, name), nothing, name)
  await makeApplication(app, client.companyId, { updatedAt: '2026-03-01T00:30:00Z' })
  const { results, total } = await report(client, 'funnel?from=2020-01-01&to=2030-01-01&groupBy=month')
  t.match([total, results], [1, [{ group: '2026-03', count: 1, steps: [{ category: 'registration', entered: 1, reached: 1 }] }]])
  t.equal((await report(client, 'funnel?from=2026-03-01&to=2026-03-02')).total, 1)
  t.equal((await report(client, 'funnel?from=2026-03-01&to=2026-03-01')).total, 0)
  t.same((await report(client, 'time-to-hire')).results, [])
  const zone = await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { timeZone: 'America/Recife' } })
  t.equal(zone.statusCode, 200)
  t.equal((await report(client, 'funnel?groupBy=month')).results[0].group, '2026-02', 'where the day is that of the company')
  t.equal((await report(client, 'funnel?from=2026-03-01')).total, 0)
  t.same(await report(await createClient(app), 'funnel'), nothing, 'other companies see nothing of it')
})

t.test('a day with two midnights → begins at the first; one without begins when the clocks have moved', async t => {
  for (const [timeZone, day, first] of [
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'], ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z'],
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00Z'], ['America/Nuuk', '2026-10-25', '2026-10-25T02:00:00Z'],
    ['America/Nuuk', '2026-03-29', '2026-03-29T01:00:00Z'], ['America/Recife', '2026-11-01', '2026-11-01T03:00:00Z']
  ] as const) {
    const client = await createClient(app)
    t.equal((await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { timeZone } })).statusCode, 200)
    for (const ms of [-1, 0, 30 * 60_000]) {
      await makeApplication(app, client.companyId, { updatedAt: new Date(Date.parse(first) + ms).toISOString() })
    }
    for (const name of ['funnel', 'sources', 'reasons']) {
      const counted = async (query: string) => (await report(client, `${name}?${query}`)).total
      t.same([await counted(`to=${day}`), await counted(`from=${day}`)], [1, 2], `${name}, ${timeZone}`)
    }
  }
  const client = await createClient(app)
  await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { timeZone: 'America/Havana' } })
  for (const updatedAt of ['2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z']) await makeApplication(app, client.companyId, { updatedAt })
  const { results } = await report(client, 'funnel?from=2026-10-01&to=2026-11-01&groupBy=month')
  t.match([results.length, results[0]], [1, { group: '2026-10', count: 1 }], 'no group is of a month that was not asked for')
})

t.test('more than 1 000 groups → 400 that says what narrows', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const { id: jobId, stepIds: [stepId] } = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  await app.database.query(sql`
    insert into applications (company_id, job_id, candidate_id, status, current_step_id, source)
    select ${companyId}, ${jobId}, ${candidateId}, 'give_up', ${stepId}, 'Source ' || n from generate_series(1, 1000) n`)
  for (const name of ['funnel', 'sources', 'reasons']) {
    t.equal((await report(client, `${name}?groupBy=source`)).results.length, 1000, name)
  }
  const [{ sources }] = (await report(client, 'sources')).results
  t.match([sources.length, sources.at(-1)], [101, { source: 'other', applications: 900, hired: 0, hireRate: 0 }])
  const drawing = await client.get('/reports/sources/drawing?groupBy=source')
  t.match(drawing.body, /50 of 1000 groups/)
  t.equal(drawing.body.split('<table>').length, 51, 'each drawing has its table')
  t.match((await client.get('/reports/sources/drawing')).body, /30 of 101 are drawn/)
  await app.database.query(sql`
    insert into applications (company_id, job_id, candidate_id, status, current_step_id, source)
    values (${companyId}, ${jobId}, ${candidateId}, 'give_up', ${stepId}, 'One more')`)
  for (const name of ['funnel', 'sources', 'reasons']) {
    const response = await client.get(`/api/v2/reports/${name}?groupBy=source`)
    t.match([response.statusCode, response.json().errors[0]], [400, { target: 'groupBy', message: /narrow .* jobId, departmentId/ }])
  }
  t.equal((await report(client, `funnel?groupBy=source&jobId=${jobId + 1}`)).total, 0)
})

t.test('an undone hire, an anonymized person, a merge → the hire is none, no number changes, the text counts as other', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  const url = (id: number) => `/api/v1/jobs/${job.id}/applications/${id}`
  const patch = async (id: number, payload: object) =>
    t.equal((await client.send({ method: 'PATCH', url: url(id), payload })).statusCode, 200)
  const people = await Promise.all([1, 2, 3].map(async () => await makeCandidate(app, client.companyId)))
  const [hired = 0, left = 0, last = 0] = await Promise.all(people.map(async candidateId =>
    await makeApplication(app, client.companyId, { job, candidateId })))
  await patch(hired, { status: 'hired' })
  t.equal((await report(client, 'time-to-hire')).total, 1)
  await patch(hired, { status: 'in_process' })
  t.same((await report(client, 'time-to-hire')).results, [])
  await patch(left, { status: 'reproved', reason: 'Speaks of her' })
  await patch(last, { status: 'reproved', reason: 'No fit' })
  const all = async () => await Promise.all(REPORTS.map(async name => await report(client, name)))
  const [funnel, times, hires, sources, reasons] = await all()
  t.same(reasons.results[0].reasons.map(({ reason }: { reason: string }) => reason), ['No fit', 'Speaks of her'])
  const [keeps, gone] = [people[0], people[1]]
  const merge = await client.send({ method: 'POST', url: `/api/v2/candidates/${keeps}/merge`, payload: { duplicateId: people[2] } })
  t.equal(merge.statusCode, 200)
  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${gone}/anonymize` })).statusCode, 200)
  const after = await all()
  t.same(after.slice(0, 4), [funnel, times, hires, sources])
  t.same(after[4].results[0].reasons, [
    { status: 'reproved', reason: 'No fit', count: 1 }, { status: 'reproved', reason: 'other', count: 1 }
  ])
})

t.test('Accept: text/csv → a row for each item, with a head; formulas are texts', async t => {
  const client = await createClient(app)
  const departmentId = await makeNamed(app, 'departments', client.companyId, '=cmd|"/c calc"!A1')
  const job = await makeJob(app, client.companyId, { departmentId })
  for (const status of ['in_process', 'reproved', 'reproved'] as const) await makeApplication(app, client.companyId, { job, status })
  const csv = async (path: string, accept = 'text/csv') => await client.get(`/api/v2/reports/${path}`, { accept })
  const funnel = await csv('funnel?groupBy=department')
  t.match(funnel.headers, { 'content-type': 'text/csv; charset=utf-8', vary: /accept/ })
  t.equal(funnel.body, 'groupId,group,count,inProcess,hired,reproved,withdrawn,category,entered,reached\r\n' +
    `${departmentId},"'=cmd|""/c calc""!A1",3,1,0,2,0,registration,3,1\r\n`)
  t.equal((await csv('reasons')).body, 'groupId,group,count,status,reasonId,reason,reasonsCount\r\n,,3,reproved,,no fit,2\r\n')
  t.equal((await csv('time-to-hire')).body, 'groupId,group,count,hires,medianDays,p90Days\r\n')
  t.equal((await csv('sources?groupBy=month')).body,
    'groupId,group,count,source,applications,hired,hireRate\r\n,2026-03,3,referral,3,0,0\r\n')
  const cells = [
    ['+1', '"\'+1"'], ['-1', '"\'-1"'], ['@A1', '"\'@A1"'], ['\tx', '"\'\tx"'], ['\r=1', '"\'\r=1"'], ['\n=1', '"\'\n=1"'],
    ['a,b\n"c"', '"a,b\n""c"""']
  ] as const
  for (const [text, cell] of cells) {
    await app.database.query(sql`update applications set source = ${text} where company_id = ${client.companyId}`)
    t.ok((await csv('sources')).body.includes(`\r\n,,3,${cell},3,0,0\r\n`), text)
  }
  for (const accept of ['*/*', 'application/json, text/csv;q=0.5', 'application/json']) {
    t.match((await csv('funnel', accept)).headers['content-type'], /json/, accept)
  }
  t.match((await csv('funnel?from=x')).headers['content-type'], /json/, 'failures are as everywhere')
})
