import { createClient, createCompany, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { fold } from '../../../src/domain/shared/fold.js'
import { seedCompany } from '../../../src/seed/company.js'

type Row = Record<string, any> & { id: number }

const app = await sharedApp()
const client = await createClient(app)
const { companyId } = client
// More of some values than a list reads before it decides which way to go.
await seedCompany(app.database, { companyId, jobs: 40, candidates: 900, applications: 2600, seed: 1 })
await seedCompany(app.database, { companyId: await createCompany(app), jobs: 40, candidates: 900, applications: 100, seed: 1 })

const parse = (body: string): Row[] => body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line) as Row)

async function walk (url: string, by: Client = client): Promise<Row[]> {
  const rows: Row[] = []
  let next = url
  for (;;) {
    const response = await by.get(next)
    if (response.statusCode !== 200) throw new Error(`${next}: ${response.body}`)
    const { results, nextPageToken } = response.json<{ results: Row[], nextPageToken: string | null }>()
    rows.push(...results)
    if (nextPageToken === null) return rows
    next = `${url.split('?')[0]}?pageToken=${nextPageToken}`
  }
}

const jobs = await walk('/api/v2/jobs?maxPageSize=100&fields=all')
const applications = await walk('/api/v2/applications?maxPageSize=100')
const candidates = await walk('/api/v2/candidates?maxPageSize=100')
const users = await walk('/api/v2/users')
const jobOf = new Map(jobs.map(job => [job.id, job]))

const someOf = <T>(rows: Row[], value: (row: Row) => T): T => value(rows.find(row => value(row) != null) as Row)
const frequent = 'career_site'
const [source] = [...new Set(applications.map(({ source }) => source as string))].filter(source => source !== frequent)
const department = someOf(jobs, job => job.departmentId as number)
const step = applications.find(({ currentStep }) => currentStep.category === 'interview')?.currentStep as { id: number }
const candidate = candidates[7] as Row
const hired = applications.filter(({ hiredAt }) => hiredAt !== null).map(({ hiredAt }) => hiredAt as string).sort()
const created = applications.map(({ createdAt }) => createdAt as string).sort()
const [early, late] = [created[600], created[2000]] as [string, string]

type Filters = Record<string, (row: Row) => boolean>
const KINDS: Record<string, { all: Row[], filters: Filters }> = {
  applications: {
    all: applications,
    filters: {
      [`source=${source}`]: row => row.source === source,
      [`source=${frequent}`]: row => row.source === frequent,
      'source=nothing': () => false,
      'tag=referral': row => row.tags.includes('referral'),
      [`tag=${someOf(applications, ({ tags }) => tags[0])}`]: row => row.tags.includes(someOf(applications, ({ tags }) => tags[0])),
      [`currentStepId=${step.id}`]: row => row.currentStep.id === step.id,
      'stepCategory=registration': row => row.currentStep.category === 'registration',
      'stepCategory=registration,screening,interview': row => ['registration', 'screening', 'interview'].includes(row.currentStep.category),
      'stepCategory=evaluation': () => false,
      'stepCategory=hiring,offer': row => ['hiring', 'offer'].includes(row.currentStep.category),
      [`candidateEmail=${candidate.email.toUpperCase()}`]: row => row.candidateId === candidate.id,
      'candidateEmail=nobody@example.com': () => false,
      [`departmentId=${department}`]: row => jobOf.get(row.jobId)?.departmentId === department,
      [`departmentId=${[...new Set(jobs.map(job => job.departmentId))].join(',')}`]: () => true,
      [`createdAfter=${early}&createdBefore=${late}`]: row => row.createdAt >= early && row.createdAt < late,
      [`hiredAfter=${hired[3]}`]: row => row.hiredAt !== null && row.hiredAt >= (hired[3] as string),
      [`hiredBefore=${hired[3]}`]: row => row.hiredAt !== null && row.hiredAt < (hired[3] as string),
      [`createdAfter=${early}&source=${frequent}&status=reproved`]: row =>
        row.createdAt >= early && row.source === frequent && row.status === 'reproved',
      [`tag=referral&createdAfter=${early}&createdBefore=${late}`]: row =>
        row.tags.includes('referral') && row.createdAt >= early && row.createdAt < late,
      [`tag=referral&source=${frequent}&hiredAfter=${hired[3]}`]: row =>
        row.tags.includes('referral') && row.source === frequent && row.hiredAt !== null && row.hiredAt >= (hired[3] as string),
      [`departmentId=${department}&stepCategory=registration&status=reproved,give_up`]: row =>
        jobOf.get(row.jobId)?.departmentId === department && row.currentStep.category === 'registration' &&
          ['reproved', 'give_up'].includes(row.status),
      [`jobId=${jobs[0]?.id},${jobs[1]?.id}&departmentId=${department}&source=${frequent}`]: row =>
        [jobs[0]?.id, jobs[1]?.id].includes(row.jobId) && jobOf.get(row.jobId)?.departmentId === department && row.source === frequent
    }
  },
  jobs: {
    all: jobs,
    filters: {
      ...Object.fromEntries(['type', 'departmentId', 'roleId', 'branchId', 'recruiterId', 'managerId', 'country', 'workplaceType',
        'publicationType'].map(field => {
        const value = someOf(jobs, job => job[field])
        return [`${field}=${value}`, (row: Row) => row[field] === value]
      })),
      'workplaceType=remote,hybrid&publicationType=external': row =>
        ['remote', 'hybrid'].includes(row.workplaceType) && row.publicationType === 'external',
      'country=BR,PT&status=published': row => ['BR', 'PT'].includes(row.country) && row.status === 'published'
    }
  },
  users: {
    all: users,
    filters: {
      'active=false': row => !row.active,
      [`departmentId=${department}&active=true`]: row => row.departmentId === department && row.active
    }
  },
  candidates: {
    all: candidates,
    filters: {
      [`phone=${someOf(candidates, row => row.mobileNumber).replace(/[^0-9]/g, '.')}`]: row =>
        row.mobileNumber === someOf(candidates, row => row.mobileNumber),
      [`phone=${encodeURIComponent(someOf(candidates, row => row.phoneNumber))}`]: row =>
        [row.mobileNumber, row.phoneNumber].includes(someOf(candidates, row => row.phoneNumber)),
      [`city=${encodeURIComponent(fold(candidate.city).toUpperCase())}`]: row => row.city === candidate.city,
      'skill=SQL': row => row.skills.includes('SQL'),
      [`skill=${someOf(candidates, row => row.skills[0])}&city=${encodeURIComponent(candidate.city)}`]: row =>
        row.skills.includes(someOf(candidates, row => row.skills[0])) && row.city === candidate.city,
      [`skill=company ${companyId}`]: () => false
    }
  }
}

const ids = (rows: Row[]) => rows.map(({ id }) => id)
const sorted = (rows: Row[], field: string) => [...rows].sort((a, b) => a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : a.id - b.id)

for (const [kind, { all, filters }] of Object.entries(KINDS)) {
  t.test(`GET /api/v2/${kind} and its export → the filters, page by page in each order`, async t => {
    const updates = all.map(({ updatedAt }) => updatedAt as string).sort()
    const since = updates[Math.floor(updates.length / 5)] as string
    let found = 0
    for (const [filter, matches] of Object.entries(filters)) {
      const expected = all.filter(matches)
      found += expected.length
      const order = filter.includes('created') ? 'createdAt' : filter.includes('hired') ? 'hiredAt' : 'id'
      t.same(ids(await walk(`/api/v2/${kind}?${filter}&maxPageSize=60`)), ids(sorted(expected, order)), filter)
      t.same(
        ids(await walk(`/api/v2/${kind}?${filter}&maxPageSize=60&updatedAfter=${since}`)),
        ids(sorted(expected.filter(({ updatedAt }) => updatedAt >= since), 'updatedAt')),
        `${filter} by updates`
      )
      t.same(ids(parse((await client.get(`/api/v2/exports/${kind}?${filter}`)).body)), ids(expected), `${filter} in the export`)
    }
    t.ok(found > 0)
  })
}

t.test('GET /api/v1 lists → the same filters, with totals', async t => {
  const compare = async (url: string, expected: Row[]) => {
    const { results, totalResults } = (await client.get(`${url}&perPage=100`)).json<{ results: Row[], totalResults: number }>()
    t.same([ids(results), totalResults], [ids(expected).slice(0, 100), expected.length], url)
  }
  const { id: jobId } = jobs.find(({ id }) => applications.filter(row => row.jobId === id).length > 100) as Row
  const ofJob = applications.filter(row => row.jobId === jobId)
  const here = ofJob.find(({ currentStep }) => currentStep.category === 'interview')?.currentStep as { id: number }
  const { filters } = KINDS.applications as { filters: Filters }
  for (const [filter, matches] of Object.entries(filters)) {
    if (/jobId|departmentId|candidateEmail/.test(filter)) continue
    await compare(`/api/v1/jobs/${jobId}/applications?${filter}`, ofJob.filter(matches))
  }
  await compare(`/api/v1/jobs/${jobId}/applications?currentStepId=${here.id}&stepCategory=interview,offer&currentStep.name=Interview`,
    ofJob.filter(({ currentStep }) => currentStep.id === here.id))
  const middle = ofJob[50]?.updatedAt as string
  await compare(`/api/v1/jobs/${jobId}/applications?updatedBefore=${middle}&order=updatedAt desc`,
    ofJob.filter(({ updatedAt }) => updatedAt < middle).sort((a, b) => a.updatedAt < b.updatedAt ? 1 : -1))
  for (const kind of ['jobs', 'users']) {
    const { all, filters } = KINDS[kind] as { all: Row[], filters: Filters }
    for (const [filter, matches] of Object.entries(filters)) await compare(`/api/v1/${kind}?${filter}`, all.filter(matches))
    const { updatedAt } = all[Math.floor(all.length / 2)] as Row
    await compare(`/api/v1/${kind}?updatedAfter=${updatedAt}`, all.filter(row => row.updatedAt >= updatedAt))
  }
  const [first] = await walk(`/api/v2/steps?jobId=${jobId}`) as [Row]
  const steps = `/api/v1/jobs/${jobId}/steps`
  t.equal((await client.get(`${steps}?updatedAfter=${first.updatedAt}`)).json().totalResults, 5)
  t.equal((await client.get(`${steps}?updatedBefore=${first.updatedAt}`)).json().totalResults, 0)
  t.equal((await client.get('/api/v1/webhooks?updatedAfter=2026-01-01T00:00:00Z')).json().totalResults, 0)
  t.match((await client.get('/api/v1/departments?updatedAfter=2026-02-01T00:00:00Z&updatedBefore=2026-01-01T00:00:00Z')).json(), {
    detail: 'updatedBefore must not be earlier than updatedAfter'
  })
})

t.test('GET /api/v2/candidates?q= → together with the filters', async t => {
  const q = encodeURIComponent(candidate.name)
  const all = await walk(`/api/v2/candidates?q=${q}&maxPageSize=100`)
  const city = encodeURIComponent(candidate.city)
  const inCity = all.filter(row => row.city === candidate.city)
  t.ok(inCity.length > 0 && inCity.length < all.length)
  t.same(ids(await walk(`/api/v2/candidates?q=${q}&city=${city}&maxPageSize=2`)), ids(inCity))
  const skill = someOf(all, row => row.skills[0])
  const skilled = all.filter(row => row.skills.includes(skill))
  t.same(ids(await walk(`/api/v2/candidates?q=${q}&skill=${encodeURIComponent(skill)}`)), ids(skilled))
  const phone = encodeURIComponent(someOf(all, row => row.mobileNumber))
  t.ok((await walk(`/api/v2/candidates?q=${q}&phone=${phone}`)).length >= 1)
})

t.test('candidateEmail → only with the scope that shows the address, in the list and in the export', async t => {
  const blind = await createClient(app, { companyId, scopes: ['applications:read', 'events:read'] })
  for (const path of ['/api/v2/applications', '/api/v2/exports/applications']) {
    const url = `${path}?candidateEmail=${candidate.email}`
    const refused = await blind.get(url)
    t.equal(refused.statusCode, 403, url)
    t.match(refused.json().errors[0].message, /candidates:read/)
  }
  const own = (await client.get(`/api/v2/applications?candidateEmail=${candidate.email}&maxPageSize=1`)).json<{ nextPageToken: string }>()
  t.equal((await blind.get(`/api/v2/applications?pageToken=${own.nextPageToken}`)).statusCode, 403, 'nor by the page token of another')
})

t.test('departmentId of applications → only with the scope that shows the department of a job', async t => {
  const blind = await createClient(app, { companyId, scopes: ['applications:read'] })
  const refused = await blind.get('/api/v2/applications?departmentId=1')
  t.same([refused.statusCode, /jobs:read/.test(refused.body)], [403, true])
})

t.test('values that no filter takes → 400 that says what it takes', async t => {
  const refused = async (url: string, target: string, message: RegExp) =>
    t.match((await client.get(url)).json(), { errors: [{ target, message }] }, url)
  await refused('/api/v2/candidates?phone=abc', 'phone', /must contain a digit/)
  await refused('/api/v2/applications?stepCategory=none', 'stepCategory', /registration/)
  await refused('/api/v2/applications?hiredAfter=2026-01-01', 'hiredAfter', /date-time|time/)
  await refused('/api/v2/applications?hiredAfter=2026-02-01T00:00:00Z&hiredBefore=2026-01-01T00:00:00Z', 'hiredBefore', /hiredAfter/)
  await refused('/api/v2/users?active=yes', 'active', /boolean|true/)
  const strict = await client.get('/api/v2/applications?stepCategry=offer', { prefer: 'handling=strict' })
  t.match(strict.json(), { errors: [{ target: 'stepCategry', message: /did you mean stepCategory/ }] })
})
