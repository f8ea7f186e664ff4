import { ApiError, CursorExpiredError, RecruitmentApi, type Item, type v2 } from '../../client/src/index.js'
import { LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { makeCandidate, makeJob } from '../factories.js'

// The client against the real server.

const app = await build(t)
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const { secret: token, companyId } = await createClient(app)
const api = new RecruitmentApi({ baseUrl, token })
const jobIds: number[] = []
for (let number = 1; number <= 7; number++) jobIds.push((await makeJob(app, companyId, { name: `Job ${number}` })).id)

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => await promise.then(() => t.fail('it succeeds'), error => error)

t.test('get, post, patch, put, delete → data and response of either version', async t => {
  const { data: me } = await api.get('/api/v1/me')
  t.equal(me.company.id, companyId)
  const { data: role, response } = await api.post('/api/v1/roles', { body: { name: 'Chef', code: 'CHEF' } })
  t.equal(response.status, 201)
  t.equal(response.headers.get('location'), `/api/v1/roles/${role.id}`)
  const path = { id: role.id }
  t.equal((await api.patch('/api/v1/roles/{id}', { params: { path }, body: { name: 'Cook' } })).data.name, 'Cook')
  const byCode = { path: { code: 'CHEF' } }
  t.equal((await api.put('/api/v1/roles/by-code/{code}', { params: byCode, body: { name: 'Chef' } })).data.id, role.id)
  t.equal((await api.delete('/api/v1/roles/{id}', { params: { path } })).data, undefined)
  const candidate = await makeCandidate(app, companyId)
  t.equal((await api.get('/api/v2/candidates/{id}', { params: { path: { id: candidate } } })).data.id, candidate)
})

t.test('a POST that is sent again → is done once', async t => {
  let isLost = true
  const forgetful = new RecruitmentApi({
    baseUrl,
    token,
    fetch: async request => {
      const response = await fetch(request)
      if (!isLost) return response
      isLost = false
      throw new TypeError('the answer is lost')
    }
  })
  const { data, response } = await forgetful.post('/api/v1/departments', { body: { name: 'Once' } })
  t.equal(response.headers.get('idempotent-replayed'), 'true')
  const { data: found } = await api.get('/api/v1/departments', { params: { query: { name: 'Once' } } })
  t.same(found.results.map(({ id }) => id), [data.id])
})

t.test('If-None-Match → 304 without data', async t => {
  const params = { path: { jobId: jobIds[0] as number } }
  const { response } = await api.get('/api/v1/jobs/{jobId}', { params })
  const again = await api.get('/api/v1/jobs/{jobId}', {
    params: { ...params, header: { 'If-None-Match': response.headers.get('etag') as string } }
  })
  t.equal(again.response.status, 304)
  t.equal(again.data, undefined)
})

t.test('a failure of v1 → an ApiError with status, message, request id and body', async t => {
  const error = await failureOf(api.get('/api/v1/jobs', { params: { query: { perPage: 0, page: 0 } } }))
  t.ok(error instanceof ApiError)
  t.equal(error.name, 'ApiError')
  t.equal(error.status, 400)
  t.match(error.body, { title: 'Validation Error', status: 400 })
  t.same(error.items, [{ message: (error.body as { detail: string }).detail }])
  t.equal(error.requestId, error.headers.get('x-request-id'))
  t.match(error.message, /^400: .*perPage.*\(GET \/api\/v1\/jobs, request \S+\)$/)
})

t.test('a failure of v2 → an ApiError with code and items', async t => {
  const query = { jobId: ['x', 'y'], candidateId: 'z' } as unknown as { jobId: number[] }
  const error = await failureOf(api.get('/api/v2/applications', { params: { query } }))
  t.match(error, { status: 400, code: 'BAD_ARGUMENT', items: [{ code: 'BAD_ARGUMENT', target: 'jobId' }, { target: 'candidateId' }] })
  t.same(error.body, { errors: error.items })
})

t.test('a cursor that is no more → a CursorExpiredError, which is an ApiError', async t => {
  const { data: { cursor } } = await api.get('/api/v2/events')
  const [company] = Buffer.from(cursor, 'base64url').toString().split('.')
  const after = Buffer.from(`${company}.999999`).toString('base64url')
  const error = await failureOf(api.follow({ after }).next())
  t.ok(error instanceof CursorExpiredError && error instanceof ApiError)
  t.match(error, { name: 'CursorExpiredError', status: 410, code: 'CURSOR_EXPIRED' })
})

t.test('items without `fields` → typed without the long texts that the server leaves out', async t => {
  const LEFT_OUT: Record<Exclude<keyof v2.Job, keyof Item<'/api/v2/jobs', []>>, true> = {
    description: true, responsibilities: true, prerequisites: true, additionalInformation: true
  }
  t.same(Object.keys(LEFT_OUT), LONG_TEXTS)
})

t.test('pages → of v1 with totals, of v2 by their tokens; filters and path stay', async t => {
  const [sizes, totals, second]: number[][] = [[], [], []]
  for await (const page of api.pages('/api/v1/jobs', { params: { query: { perPage: 3 } } })) {
    sizes!.push(page.results.length)
    totals!.push(page.totalResults)
  }
  t.same([sizes, totals], [[3, 3, 1], [7, 7, 7]])
  for await (const { results } of api.pages('/api/v2/jobs', { params: { query: { maxPageSize: 2, id: jobIds.slice(1, 6) } } })) {
    second!.push(results.length)
  }
  t.same(second, [2, 2, 1])
  const none = []
  for await (const page of api.pages('/api/v1/jobs', { params: { query: { code: 'none' } } })) none.push(page.results)
  t.same(none, [[]], 'an empty list is one page')
})

t.test('items → all of a list, from the page that is asked for', async t => {
  const namesOf = async (items: AsyncIterable<{ name?: string }>) => {
    const names: string[] = []
    for await (const { name } of items) names.push(name as string)
    return names
  }
  const all = jobIds.map((_, index) => `Job ${index + 1}`)
  t.same(await namesOf(api.items('/api/v1/jobs', { params: { query: { perPage: 2, order: 'name desc' } } })), all.toReversed())
  t.same(await namesOf(api.items('/api/v1/jobs', { params: { query: { perPage: 2, page: 3 } } })), all.slice(4))
  t.same(await namesOf(api.items('/api/v2/jobs', { params: { query: { maxPageSize: 2 } } })), all)
  const params = { path: { jobId: jobIds[0] as number }, query: { perPage: 2 } }
  t.equal((await namesOf(api.items('/api/v1/jobs/{jobId}/steps', { params }))).length, 5)
})

t.test('a loop that is left → asks for no further page', async t => {
  let requests = 0
  const counting = new RecruitmentApi({
    baseUrl,
    token,
    fetch: async request => {
      requests++
      return await fetch(request)
    }
  })
  for await (const { id } of counting.items('/api/v2/jobs', { params: { query: { maxPageSize: 2 } } })) if (id === jobIds[2]) break
  t.equal(requests, 2)
})
