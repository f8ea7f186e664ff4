import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const DAY = 24 * 60 * 60 * 1000
/** The day so many days from today, in UTC. */
const day = (from: number) => new Date(Date.now() + from * DAY).toISOString().slice(0, 10)

t.test('tags added and removed → in the application, sorted, also of one whose tags were stored before its row had them', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const candidateId = await makeCandidate(app, client.companyId)
  const url = `/api/v1/jobs/${job.id}/applications`
  const made = await client.send({ method: 'POST', url, body: { candidateId } })
  const fresh = made.json<{ id: number }>().id
  const old = await makeApplication(app, client.companyId, { job, tags: ['zeta', 'alpha'] })
  const tagsOf = async (id: number) => {
    const [row] = await app.database.query<{ kept: string[] | null, names: string[] }>(sql`
      select a.tags as kept, array(select t.name from application_tags t where t.company_id = a.company_id and t.application_id = a.id
        order by t.name) as names from applications a where a.company_id = ${client.companyId} and a.id = ${id}`)
    const shown = (await client.get(`${url}/${id}`)).json<{ tags: string[] }>().tags
    t.same(shown, row?.names)
    if (row?.kept !== null) t.same(row?.kept, row?.names)
    return shown
  }
  const change = async (method: 'PUT' | 'DELETE', id: number, name: string) => {
    const target = method === 'PUT' ? `${url}/${id}/tags` : `${url}/${id}/tags/${name}`
    t.ok((await client.send({ method, url: target, ...(method === 'PUT' ? { body: { name } } : {}) })).statusCode < 300)
  }
  t.same([await tagsOf(fresh), await tagsOf(old)], [[], ['alpha', 'zeta']])
  for (const id of [fresh, old]) {
    for (const name of ['Beta', 'émile', 'beta']) await change('PUT', id, name)
    await change('DELETE', id, 'Beta')
  }
  t.same([await tagsOf(fresh), await tagsOf(old)], [['beta', 'émile'], ['alpha', 'beta', 'zeta', 'émile']])
})

t.test('POST after the applicationDeadline → 409 that says so, but for tokens that may change the job; what is there goes on', async t => {
  const owner = await createClient(app)
  const board = await createClient(app, {
    companyId: owner.companyId, scopes: ['applications:read', 'applications:write', 'candidates:write']
  })
  const scopes = ['applications:read', 'applications:write', 'jobs:write'] as const
  const recruiter = await createClient(app, { companyId: owner.companyId, scopes: [...scopes] })
  const job = await makeJob(app, owner.companyId)
  const url = `/api/v1/jobs/${job.id}/applications`
  const setDeadline = async (applicationDeadline: string | null) => t.equal(
    (await owner.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { applicationDeadline } })).statusCode, 200
  )
  const apply = async (client = board) => await client.send({
    method: 'POST', url, payload: { candidateId: await makeCandidate(app, owner.companyId) }
  })

  for (const open of [null, day(1), day(0)]) {
    await setDeadline(open)
    t.equal((await apply()).statusCode, 201, String(open))
  }
  await setDeadline(day(-1))
  const refused = await apply()
  t.same([refused.statusCode, refused.json()], [409, {
    title: 'Conflict', detail: `the job accepted applications until ${day(-1)}, a token with jobs:write may still add one`, status: 409
  }])
  const manual = await board.send({
    method: 'POST', url, payload: { manualCandidate: { name: 'Late', lastName: 'Comer', email: 'late@example.com' } }
  })
  t.equal(manual.statusCode, 409)
  t.same((await owner.get('/api/v2/candidates?email=late@example.com')).json().results, [], 'nobody was made')
  const added = await apply(recruiter)
  t.equal(added.statusCode, 201)
  t.equal(
    (await board.send({ method: 'PATCH', url: `${url}/${added.json().id}`, payload: { currentStepId: job.stepIds[1] } })).statusCode, 200
  )
  await setDeadline(day(5))
  t.equal((await apply()).statusCode, 201, 'open again')
})

t.test('comments → read, changed and deleted one by one, by the token that wrote them', async t => {
  const author = await createClient(app)
  const other = await createClient(app, { companyId: author.companyId, scopes: ['applications:read', 'applications:write'] })
  const reader = await createClient(app, { companyId: author.companyId, scopes: ['applications:read'] })
  const job = await makeJob(app, author.companyId)
  const base = `/api/v1/jobs/${job.id}/applications`
  const application = await makeApplication(app, author.companyId, { job })
  const elsewhere = await makeApplication(app, author.companyId, { job })
  const created = await author.send({ method: 'POST', url: `${base}/${application}/comments`, payload: { text: 'Met at the fair.' } })
  const { id } = created.json()
  const url = `${base}/${application}/comments/${id}`
  t.equal(created.headers.location, url)
  const found = await reader.get(url)
  t.same(found.json(), created.json())
  t.same(Object.keys(found.json()), ['id', 'code', 'text', 'author', 'createdAt', 'updatedAt'])
  t.equal(found.headers.etag, created.headers.etag)
  t.equal((await reader.get(url, { 'if-none-match': found.headers.etag as string })).statusCode, 304)

  const patch = async (text: string, client = author, headers = {}, path = url) => await client.send({
    method: 'PATCH', url: path, payload: { text }, headers
  })
  const changed = await patch('Met in May.', author, { 'if-match': found.headers.etag })
  t.match(changed.json(), { id, text: 'Met in May.', author: 'Test token', createdAt: created.json().createdAt })
  t.match(changed.headers.etag, /^"2-/)
  t.equal((await patch('Met in May.')).headers.etag, changed.headers.etag, 'the same again changes nothing')
  t.equal((await patch('Too late', author, { 'if-match': found.headers.etag })).statusCode, 412)
  t.equal((await patch('')).statusCode, 400)
  t.equal((await author.send({ method: 'PATCH', url, payload: {} })).statusCode, 400)

  const refused = await patch('Not mine', other)
  t.same([refused.statusCode, refused.json()], [403, {
    title: 'Forbidden', detail: 'only the token that wrote the comment, or one with the scope *, may change or delete it', status: 403
  }])
  t.equal((await other.send({ method: 'DELETE', url })).statusCode, 403)
  t.equal((await patch('x', reader)).statusCode, 403)
  for (const path of [
    `${base}/${elsewhere}/comments/${id}`, `${base}/${application}/comments/${id + 1000}`,
    `/api/v1/jobs/${job.id + 1000}/applications/${application}/comments/${id}`
  ]) {
    t.same(
      [
        (await author.get(path)).statusCode, (await patch('x', author, {}, path)).statusCode,
        (await author.send({ method: 'DELETE', url: path })).statusCode
      ],
      [404, 404, 404],
      path
    )
  }

  t.equal((await author.send({ method: 'DELETE', url: `${url}?validateOnly=true` })).statusCode, 204)
  t.equal((await author.send({ method: 'DELETE', url, headers: { 'if-match': created.headers.etag } })).statusCode, 412)
  t.equal((await author.send({ method: 'DELETE', url, headers: { 'if-match': changed.headers.etag } })).statusCode, 204)
  t.equal((await author.get(url)).statusCode, 404)
  t.equal((await author.get(`${base}/${application}/comments`)).json().totalResults, 0)
  const events = (await author.get(`/api/v2/applications/${application}/history`)).json().results
  t.same(
    events.map(({ event, entity }: any) => [event, entity]),
    ['created', 'changed', 'deleted'].map(what => [`comment.${what}`, { type: 'comment', id }])
  )
  t.notOk(events.some(({ data }: any) => 'text' in data), 'its text is gone from its events, too')
  t.match(events[2].data, { id, jobId: job.id, applicationId: application, author: 'Test token' })
})

t.test('comments whose token is gone → are changed and deleted by tokens with all scopes', async t => {
  const owner = await createClient(app)
  const writer = async () => await createClient(app, { companyId: owner.companyId, scopes: ['applications:read', 'applications:write'] })
  const [author, other] = [await writer(), await writer()]
  const job = await makeJob(app, owner.companyId)
  const base = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, owner.companyId, { job })}/comments`
  for (const tokenId of ['as it is', null]) {
    const url = (await author.send({ method: 'POST', url: base, payload: { text: 'Old.' } })).headers.location as string
    if (tokenId === null) await app.database.query(sql`update comments set token_id = null where company_id = ${owner.companyId}`)
    t.equal((await other.send({ method: 'DELETE', url })).statusCode, 403)
    t.equal((await owner.send({ method: 'PATCH', url, payload: { text: 'New.' } })).statusCode, 200)
    t.equal((await owner.send({ method: 'DELETE', url })).statusCode, 204)
  }
})

t.test('a deleted comment → is repeated to nobody: the answer to its POST is not kept any more', async t => {
  const author = await createClient(app)
  const job = await makeJob(app, author.companyId)
  const base = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, author.companyId, { job })}/comments`
  const [first, second] = ['first', 'second'].map(key => async () =>
    await author.send({
      method: 'POST', url: base, payload: { text: 'Gone soon.' }, headers: { 'idempotency-key': key }
    })) as [() => Promise<any>, () => Promise<any>]
  const [gone, kept] = [await first(), await second()]
  t.equal((await author.send({ method: 'DELETE', url: gone.headers.location })).statusCode, 204)
  const repeated = await first()
  t.equal(repeated.statusCode, 409)
  t.notMatch(repeated.body, 'Gone soon')
  t.equal((await second()).body, kept.body, 'others are')
})

t.test('a manualCandidate with a known e-mail → candidateMatched, in this answer alone, for tokens that may read candidates', async t => {
  const owner = await createClient(app)
  const board = await createClient(app, { companyId: owner.companyId, scopes: ['applications:read', 'applications:write'] })
  const apply = async (email: string, client = owner, query = '') => {
    const { id } = await makeJob(app, owner.companyId)
    return await client.send({
      method: 'POST',
      url: `/api/v1/jobs/${id}/applications${query}`,
      headers: { 'idempotency-key': `apply-${id}` },
      payload: { manualCandidate: { name: 'Bea', lastName: 'Other', email } }
    })
  }
  const first = await apply('ada@example.com')
  t.equal(first.statusCode, 201)
  t.notOk('candidateMatched' in first.json(), 'a new candidate')
  for (const query of ['', '?validateOnly=true']) {
    t.match((await apply('ADA@example.com', owner, query)).json(), { candidateId: first.json().candidateId, candidateMatched: true })
    for (const email of ['ADA@example.com', 'nobody@example.com']) {
      t.notMatch((await apply(email, board, query)).body, 'candidateMatched', `${email} of a token without candidates:read`)
    }
  }
  const matched = await apply('ada@example.com')
  const again = await owner.send({
    method: 'POST',
    url: `/api/v1/jobs/${matched.json().jobId}/applications`,
    headers: { 'idempotency-key': `apply-${matched.json().jobId}` },
    payload: { manualCandidate: { name: 'Bea', lastName: 'Other', email: 'ada@example.com' } }
  })
  t.equal(again.body, matched.body, 'and in the same answer again')
  t.notOk('candidateMatched' in (await owner.get(matched.headers.location as string)).json())
  const events = await app.database.query<{ data: object }>(sql`
    select data from events where company_id = ${owner.companyId} and entity_type = 'application'`)
  t.ok(events.every(({ data }) => !('candidateMatched' in data)))
  const byId = await owner.send({
    method: 'POST',
    url: `/api/v1/jobs/${(await makeJob(app, owner.companyId)).id}/applications`,
    payload: { candidateId: first.json().candidateId }
  })
  t.notOk('candidateMatched' in byId.json(), 'a candidate who is named by id')
})

t.test('one e-mail at once for two jobs → one new candidate, who is matched by the other', async t => {
  const owner = await createClient(app)
  for (let round = 0; round < 5; round++) {
    const jobs = [await makeJob(app, owner.companyId), await makeJob(app, owner.companyId)]
    const manualCandidate = { name: 'Ada', lastName: 'Twice', email: `twice${round}@example.com` }
    const answers = await Promise.all(jobs.map(async ({ id }) => await owner.send({
      method: 'POST', url: `/api/v1/jobs/${id}/applications`, payload: { manualCandidate }
    })))
    t.same(answers.map(({ statusCode }) => statusCode), [201, 201])
    t.same(answers.filter(answer => answer.json().candidateMatched === true).length, 1)
  }
})
