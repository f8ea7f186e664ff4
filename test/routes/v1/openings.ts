import sql from 'sql-template-tag'
import { makeApplication, makeJob, type MadeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

interface Opening { id: number, code: string, status: string, kind: string, applicationId: number | null, filledAt: string | null }
interface Vacancies { total: number, filled: number, open: number }

const add = async (client: Client, jobId: number, payload: object = {}) =>
  await client.send({ method: 'POST', url: `/api/v1/jobs/${jobId}/openings`, payload })
const change = async (client: Client, jobId: number, id: number, payload: object) =>
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${jobId}/openings/${id}`, payload })
const setStatus = async (client: Client, job: MadeJob, id: number, payload: object) =>
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${id}`, payload })
const list = async (client: Client, query: string) =>
  (await client.get(`/api/v2/openings?${query}`)).json<{ results: Opening[] }>().results
const vacanciesOf = async (client: Client, jobId: number) => {
  const url = `/api/v1/jobs/${jobId}`
  const { numVacancies, vacancies } = (await client.get(url)).json<{ numVacancies: number, vacancies: Vacancies }>()
  const [listed] = (await client.get(`/api/v2/jobs?id=${jobId}`)).json<{ results: Array<{ vacancies: Vacancies }> }>().results
  t.same(listed?.vacancies, vacancies, 'the list shows the same')
  t.equal(vacancies.total, numVacancies)
  return [vacancies.total, vacancies.filled, vacancies.open]
}
/** The events of the company, once all have their positions. */
async function eventsOf (client: Client) {
  await waitFor(async () => (await app.database.query(sql`
    select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
  const { results } = (await client.get('/api/v2/events?maxPageSize=100')).json()
  return results as Array<{ event: string, data: { changed?: string[] } }>
}

t.test('vacancies of a job without openings → follow its hires', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 2 })
  const id = await makeApplication(app, client.companyId, { job })
  t.same(await vacanciesOf(client, job.id), [2, 0, 2])
  t.equal((await setStatus(client, job, id, { status: 'hired' })).statusCode, 200)
  t.same(await vacanciesOf(client, job.id), [2, 1, 1], 'also where the page was read before')
  t.equal((await setStatus(client, job, id, { status: 'give_up' })).statusCode, 200)
  t.same(await vacanciesOf(client, job.id), [2, 0, 2])
  const openingId = (await add(client, job.id)).json<Opening>().id
  t.same(await vacanciesOf(client, job.id), [1, 0, 1])
  t.equal((await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { numVacancies: 3 } })).statusCode, 400)
  t.equal((await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { numVacancies: 1 } })).statusCode, 200)
  t.equal((await change(client, job.id, openingId, { status: 'canceled' })).json<Opening>().status, 'canceled')
  t.same(await vacanciesOf(client, job.id), [0, 0, 0], 'the last open one may be canceled')
})

t.test('an upsert of a job with openings → leaves the vacancies to them', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { status: 'draft' })
  const { code } = (await client.get(`/api/v1/jobs/${job.id}`)).json<{ code: string }>()
  for (let i = 0; i < 2; i++) await add(client, job.id)
  const put = async (payload: object) => await client.send({ method: 'PUT', url: `/api/v1/jobs/by-code/${code}`, payload })
  t.match((await put({ name: 'Engineer' })).json(), { numVacancies: 2, vacancies: { total: 2, filled: 0, open: 2 } })
  t.equal((await put({ name: 'Engineer', numVacancies: 1 })).statusCode, 400)
  t.equal((await put({ name: 'Engineer', numVacancies: 2 })).statusCode, 200)
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${job.id}` })).statusCode, 204)
  t.same(await list(client, `jobId=${job.id}`), [], 'openings of a draft go with it')
})

t.test('a hire → fills the oldest open opening, or the one that it names; its end opens it again', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const ids: number[] = []
  for (const openedAt of ['2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z']) {
    ids.push((await add(client, job.id, { openedAt })).json<Opening>().id)
  }
  const [late, first, second] = ids as [number, number, number]
  const people: number[] = []
  for (let i = 0; i < 4; i++) people.push(await makeApplication(app, client.companyId, { job }))
  const [a, b, c, d] = people as [number, number, number, number]
  const other = await makeJob(app, client.companyId)
  const elsewhere = (await add(client, other.id)).json<Opening>().id
  for (const [payload, status, target] of [
    [{ status: 'hired', openingId: elsewhere }, 400, 'openingId'],
    [{ status: 'reproved', reason: 'no', openingId: late }, 400, 'openingId'],
    [{ openingId: late }, 400, 'openingId']
  ] as const) {
    const answer = await setStatus(client, job, a, payload)
    t.equal(answer.statusCode, status, answer.body)
    t.match(answer.headers['x-error-details'], target)
  }
  t.equal((await setStatus(client, job, a, { status: 'hired' })).statusCode, 200)
  t.equal((await setStatus(client, job, b, { status: 'hired', openingId: late })).statusCode, 200)
  t.equal((await setStatus(client, job, b, { status: 'hired', openingId: late })).statusCode, 200, 'the same again')
  t.equal((await setStatus(client, job, b, { status: 'hired', openingId: second })).statusCode, 400, 'it has filled another')
  t.same((await list(client, `jobId=${job.id}`)).map(({ id, status, applicationId }) => [id, status, applicationId]), [
    [late, 'filled', b], [first, 'filled', a], [second, 'open', null]
  ])
  t.equal((await setStatus(client, job, c, { status: 'hired', openingId: first })).json<{ status: number }>().status, 409)
  t.equal((await setStatus(client, job, c, { status: 'hired' })).statusCode, 200)
  t.same(await vacanciesOf(client, job.id), [3, 3, 0])
  t.equal((await setStatus(client, job, d, { status: 'hired' })).headers['x-error-code'], 'NO_VACANCY_LEFT')
  t.equal((await setStatus(client, job, a, { status: 'in_process' })).statusCode, 200)
  t.same((await list(client, 'status=open')).map(({ id }) => id), [first, elsewhere])
  t.same((await list(client, `applicationId=${a},${b}`)).map(({ id }) => id), [late])
  const events = (await eventsOf(client)).map(({ event, data }) => `${event} ${(data.changed ?? []).join()}`.trim())
  t.same(events.slice(-8), [
    'candidate.hired', 'opening.filled', 'candidate.hired', 'opening.filled', 'candidate.hired', 'opening.filled',
    'application.unhired', 'opening.changed status,applicationId,filledAt'
  ], 'and each is told')
})

t.test('as many openings as a job may have → one more, and one opened again, are a 409', async t => {
  const client = await createClient(app)
  const { id: jobId } = await makeJob(app, client.companyId)
  const [first, second] = [(await add(client, jobId)).json<Opening>(), (await add(client, jobId)).json<Opening>()]
  await change(client, jobId, second.id, { status: 'canceled' })
  // The openings are counted there.
  await app.database.query(sql`update jobs set num_vacancies = 10000 where company_id = ${client.companyId} and id = ${jobId}`)
  for (const refused of [await add(client, jobId), await change(client, jobId, second.id, { status: 'open' })]) {
    t.equal(refused.statusCode, 409)
    t.equal(refused.headers['x-error-code'], 'LIMIT_REACHED')
    t.match(refused.body, /10000 openings, which is the maximum/)
  }
  t.equal((await change(client, jobId, second.id, { code: 'A-2' })).statusCode, 200, 'other changes are none of this')
  t.equal((await change(client, jobId, first.id, { code: 'A-1' })).statusCode, 200)
})

t.test('the first opening of a job with hires → needs one of them', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  const [a, b] = [await makeApplication(app, client.companyId, { job }), await makeApplication(app, client.companyId, { job })]
  for (const id of [a, b]) t.equal((await setStatus(client, job, id, { status: 'hired' })).statusCode, 200)
  t.equal((await add(client, job.id)).headers['x-error-code'], 'IN_USE')
  const rejected = await makeApplication(app, client.companyId, { job, status: 'reproved' })
  t.equal((await add(client, job.id, { applicationId: rejected })).statusCode, 400)
  const filled = (await add(client, job.id, { applicationId: a })).json<Opening>()
  t.match(filled, { status: 'filled', applicationId: a })
  t.not(filled.filledAt, null)
  const again = await add(client, job.id, { applicationId: a })
  t.match([again.headers['x-error-code'], again.headers.location], ['ALREADY_EXISTS', `/api/v1/jobs/${job.id}/openings/${filled.id}`])
  t.same(await vacanciesOf(client, job.id), [1, 1, 0])
  await add(client, job.id)
  t.equal((await setStatus(client, job, b, { status: 'in_process' })).statusCode, 200)
  t.same(await vacanciesOf(client, job.id), [2, 1, 1], 'a hire without an opening leaves none')
})

t.test('an opening → has a code of its own, and changes by hand as its status allows', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const made = (await add(client, job.id, { code: 'POS-A', kind: 'replacement', targetStartDate: '2027-02-01' })).json<Opening>()
  const taken = await add(client, job.id, { code: 'POS-A' })
  t.match([taken.statusCode, taken.headers.location], [409, `/api/v1/jobs/${job.id}/openings/${made.id}`])
  const second = (await add(client, job.id)).json<Opening>()
  t.match(second, { code: /^OPN-[0-9A-F]{10}$/, kind: 'new', status: 'open' })
  t.equal((await change(client, job.id, second.id, { code: 'POS-A' })).headers['x-error-code'], 'ALREADY_EXISTS')
  t.equal((await change(client, job.id, second.id, { status: 'filled' })).headers['x-error-code'], 'ILLEGAL_TRANSITION')
  const canceled = await change(client, job.id, second.id, { status: 'canceled', targetStartDate: '2027-04-01' })
  t.match(canceled.json(), { status: 'canceled', targetStartDate: '2027-04-01', canceledAt: /Z$/ })
  t.match((await change(client, job.id, second.id, { status: 'open' })).json(), { status: 'open', canceledAt: null })
  const id = await makeApplication(app, client.companyId, { job })
  await setStatus(client, job, id, { status: 'hired', openingId: made.id })
  for (const status of ['canceled', 'open']) {
    const refused = await change(client, job.id, made.id, { status })
    t.equal(refused.headers['x-error-code'], 'ILLEGAL_TRANSITION', status)
  }
  for (const [payload, what] of [
    [{ applicationId: id }, 'no hand fills it'], [{ kind: 'other' }, 'kind'], [{ targetStartDate: '2026-02-30' }, 'date'],
    [{ code: null }, 'code']
  ] as const) t.equal((await change(client, job.id, second.id, payload)).statusCode, 400, what)
  const other = await makeJob(app, client.companyId)
  t.equal((await client.get(`/api/v1/jobs/${other.id}/openings/${made.id}`)).statusCode, 404, 'of another job')
  t.same((await list(client, 'code=POS-A')).map(({ id }) => id), [made.id])
  const answer = await client.get(`/api/v1/jobs/${job.id}/openings?status=open`)
  t.match(answer.json(), { results: [{ id: second.id }], totalResults: 1 })
})

t.test('the last opening, filled by two at once → one of them is a 409', async t => {
  const client = await createClient(app)
  for (let round = 0; round < 5; round++) {
    const job = await makeJob(app, client.companyId, { numVacancies: 9 })
    await add(client, job.id)
    const ids = [await makeApplication(app, client.companyId, { job }), await makeApplication(app, client.companyId, { job })]
    const answers = await Promise.all(ids.map(async id => await setStatus(client, job, id, { status: 'hired' })))
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
    t.same(answers.flatMap(({ headers }) => headers['x-error-code'] ?? []), ['NO_VACANCY_LEFT'])
    t.same(await vacanciesOf(client, job.id), [1, 1, 0])
  }
})

t.test('an opening and a hire at once → neither is lost', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  await add(client, job.id)
  const id = await makeApplication(app, client.companyId, { job })
  await Promise.all([add(client, job.id), setStatus(client, job, id, { status: 'hired' }), add(client, job.id)])
  t.same(await vacanciesOf(client, job.id), [3, 1, 2])
})

t.test('openings in a bulk, in a dry run → as in requests of their own; the dry run leaves nothing', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const openingId = (await add(client, job.id)).json<Opening>().id
  const ids = [await makeApplication(app, client.companyId, { job }), await makeApplication(app, client.companyId, { job })]
  const url = `/api/v1/jobs/${job.id}/applications/bulk`
  const payload = { items: ids.map(applicationId => ({ applicationId, status: 'hired', openingId })) }
  const statuses = async (query = '') => {
    const answer = await client.send({ method: 'POST', url: `${url}${query}`, payload })
    return answer.json<{ results: Array<{ status: number }> }>().results.map(({ status }) => status)
  }
  t.same(await statuses('?validateOnly=true'), [200, 409])
  t.same(await vacanciesOf(client, job.id), [1, 0, 1])
  t.same(await statuses(), [200, 409])
  t.same(await vacanciesOf(client, job.id), [1, 1, 0])
})
