import sql from 'sql-template-tag'
import { makeUser } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { codeOf, eventsOf, targetsOf } from '../../interviews.js'
import { t } from '../../part.js'
import { answersOf, startScorecards, whole, type Scorecard } from '../../scorecards.js'

const app = await sharedApp()
const start = async (client?: Client) => await startScorecards(app, { client })
const statesOf = async (client: Client) => (await eventsOf(app, client))
  .filter(({ event }) => event.startsWith('scorecard.')).map(({ event, occurredAt }) => [event, occurredAt])

t.test('a scorecard by code → is written, replaced, and stays where nothing differs', async t => {
  const one = await start()
  const [userId, another] = one.users
  const url = `${one.url}/by-code/CARD-1`
  const put = async (payload: object, by = one.all) => await by.send({ method: 'PUT', url, payload })
  const draft = { userId, answers: answersOf(4, 3), recommendation: 'yes' }
  const made = await put(draft)
  t.equal(made.statusCode, 201, made.body)
  const { id } = made.json<Scorecard>()
  t.equal(made.headers.location, `${one.url}/${id}`)
  const before = (await one.all.get(url)).headers.etag
  const same = await put(draft)
  t.same([same.statusCode, same.headers.etag], [200, before], 'nothing differs')
  t.match((await put({ answers: { solving: { value: 2 } } })).json(), {
    id, userId, status: 'draft', answers: { solving: { value: 2 }, quality: undefined }, recommendation: null
  }, 'absent answers are cleared')
  const others = [{ userId: another }, { interviewId: 9e15 }, { interviewCode: 'INT-9' }, { templateId: 9e15 }, { code: 'CARD-2' }]
  for (const payload of others) {
    const refused = await put(payload)
    t.same(codeOf(refused), [400, 'BAD_ARGUMENT'])
    t.match(targetsOf(refused), Object.keys(payload)[0])
  }
  t.same(codeOf(await put({}, one.bob)), [403, 'FORBIDDEN'])
  t.match((await put({ answers: answersOf(5, 5), recommendation: 'no', status: 'submitted' })).json(), { status: 'submitted' })
  t.same(codeOf(await put({ answers: answersOf(5, 4), recommendation: 'no' })), [409, 'ILLEGAL_TRANSITION'])
  t.same(codeOf(await one.all.send({ method: 'PUT', url, payload: {}, headers: { 'if-match': '"1-x"' } })), [412, 'STALE_VERSION'])
  const two = await start(one.all)
  const refused = await one.all.send({ method: 'PUT', url: `${two.url}/by-code/CARD-1`, payload: { userId } })
  t.same([...codeOf(refused), refused.headers.location], [409, 'ALREADY_EXISTS', `${one.url}/${id}`])
  t.equal((await one.all.get(`${two.url}/by-code/CARD-1`)).statusCode, 404)
  t.same(codeOf(await two.make(one.all, { userId, code: 'CARD-1' })), [409, 'ALREADY_EXISTS'])
  const other = (await two.make(one.all, { userId })).json<Scorecard>()
  const taken = await two.change(one.all, other.id, { code: 'CARD-1' })
  t.same([...codeOf(taken), taken.headers.location], [409, 'ALREADY_EXISTS', `${one.url}/${id}`])
  const second = await one.all.send({ method: 'PUT', url: `${two.url}/by-code/CARD-9`, payload: { userId } })
  t.same([...codeOf(second), second.headers.location], [409, 'ALREADY_EXISTS', `${two.url}/${other.id}`], 'the user has one')
})

t.test('a past from another system → comes with its times, and again without a change', async t => {
  const one = await start()
  await app.database.query(sql`
    update applications set created_at = '2026-01-01' where company_id = ${one.all.companyId} and id = ${one.id}`)
  const userId = await makeUser(app, one.all.companyId)
  await one.all.send({ method: 'PATCH', url: `/api/v1/users/${userId}`, payload: { active: false } })
  const at = '2026-02-03T10:00:00.000Z'
  const put = async (payload: object, by = one.all) =>
    await by.send({ method: 'PUT', url: `${one.url}/by-code/OLD`, payload: { ...whole, userId, ...payload } })
  t.same(codeOf(await put({})), [400, 'BAD_ARGUMENT'], 'the user is inactive today')
  t.same(codeOf(await put({ at: '2025-12-31T00:00:00Z' })), [400, 'BAD_ARGUMENT'], 'there was no application yet')
  t.same(codeOf(await put({ at }, one.nobody)), [403, 'FORBIDDEN'])
  const made = await put({ at })
  t.match(made.json(), { status: 'submitted', createdAt: at, submittedAt: at, userId }, made.body)
  const again = await put({ at })
  t.same([again.statusCode, again.headers.etag], [200, made.headers.etag])
  t.same(await statesOf(one.all), [['scorecard.created', at], ['scorecard.submitted', at]])
  const draft = (await one.make(one.all, { userId: one.users[0], answers: answersOf(1, 1), at })).json<Scorecard>()
  t.match(targetsOf(await one.change(one.all, draft.id, { status: 'submitted', at: '2026-02-02T00:00:00Z' })), 'at')
  t.match(targetsOf(await one.change(one.all, draft.id, { recommendation: 'no', at })), 'at', 'without a status')
  t.match((await one.change(one.all, draft.id, { status: 'submitted', at: '2026-02-04T00:00:00Z' })).json(), {
    createdAt: at, submittedAt: '2026-02-04T00:00:00.000Z'
  })
})

t.test('many scorecards at once → one result for each; all or nothing with atomic', async t => {
  const one = await start()
  const two = await start(one.all)
  const { all, users: [userId, another] } = one
  await all.send({ method: 'PATCH', url: two.ofApplication, payload: { code: 'APP-2' } })
  const bulk = async (items: object[], query = '', by = all) =>
    (await by.send({ method: 'POST', url: `/api/v1/scorecards/bulk${query}`, payload: { items } }))
  const now = new Date().toISOString()
  const items = [
    { ...whole, applicationId: one.id, code: 'A', userId, at: now },
    { ...whole, applicationCode: 'APP-2', code: 'B', userId },
    { ...whole, applicationId: 9e15, code: 'C', userId },
    { ...whole, code: 'D', userId },
    { ...whole, applicationId: one.id, code: 'E', userId },
    { applicationId: one.id, code: 'F', userId: another, status: 'submitted' }
  ]
  const first = await bulk(items)
  t.same(first.json().results.map((each: { status: number, code?: string }) => [each.status, each.code]), [
    [201, undefined], [201, undefined], [400, 'BAD_ARGUMENT'], [400, 'BAD_ARGUMENT'], [409, 'ALREADY_EXISTS'], [400, 'BAD_ARGUMENT']
  ], first.body)
  t.match(first.json().results[0].body, { applicationId: one.id, code: 'A', submittedAt: now })
  t.match(first.json().results[4].location, /\/scorecards\/\d+$/)
  const again = (await bulk(items.slice(0, 2))).json()
  t.same(again.results.map((each: { status: number, changed: boolean }) => [each.status, each.changed]), [[200, false], [200, false]])
  const foreign = await bulk([{ applicationId: one.id, code: 'G', userId: another }], '', one.ada)
  t.match(foreign.json().results[0], { status: 403, code: 'FORBIDDEN' })
  const atomic = await bulk([{ applicationId: one.id, code: 'H', userId: another }, items[4] as object], '?atomic=true')
  t.same(codeOf(atomic), [409, 'ALREADY_EXISTS'])
  t.match(atomic.body, 'items.1')
  t.equal((await all.get(`${one.url}/by-code/H`)).statusCode, 404, 'nothing is there')
})

t.test('anonymizing, exporting, merging → take scorecards along, and leave numbers alone', async t => {
  const one = await start()
  const { all, candidateId } = one
  const secret = 'Zanzibar'
  const answers = { ...answersOf(4, 3), solving: { value: 4, comment: secret }, notes: { value: secret }, start: { value: true } }
  const made = await one.all.send({
    method: 'POST',
    url: one.url,
    payload: { ...whole, code: secret, userId: one.users[0], answers },
    headers: { 'idempotency-key': 'card-of-her' }
  })
  const { id } = made.json<Scorecard>()
  const { id: draft } = (await one.make(all, { userId: one.users[1] })).json<Scorecard>()
  t.match((await all.get(`/api/v2/candidates/${candidateId}/export`)).json().applications[0].scorecards, [{ id, answers }, { id: draft }])
  const staying = (await all.send({
    method: 'POST', url: '/api/v2/candidates', payload: { name: 'Eva', lastName: 'Lima', email: 'eva@example.com' }
  })).json<{ id: number }>().id
  await all.send({ method: 'POST', url: `/api/v2/candidates/${staying}/merge`, payload: { duplicateId: candidateId } })
  t.equal((await all.get(`/api/v2/scorecards?candidateId=${staying}`)).json().results.length, 2)
  await all.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/unmerge` })
  t.equal((await all.get(`/api/v2/scorecards/${id}`)).json().candidateId, candidateId)
  const numbers = (await all.get(`${one.url}/summary`)).json()
  await all.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  t.same((await all.get(`/api/v2/scorecards/${id}`)).json().answers, {
    solving: { value: 4 }, quality: { value: 3 }, start: { value: true }
  })
  t.match((await all.get(`/api/v2/scorecards/${id}`)).json(), { code: null, status: 'submitted', recommendation: 'yes' })
  t.match((await all.get(`${one.url}/summary`)).json(), { count: 1, weightedMean: numbers.weightedMean })
  t.notMatch(JSON.stringify(await eventsOf(app, all)), secret)
  const [changed] = (await eventsOf(app, all)).filter(({ event, data }) => event === 'scorecard.changed' && data.id === id)
  t.same(changed?.data.changed, ['code', 'answers'])
  const tables = await app.database.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`)
  t.ok(tables.some(({ name }) => name === 'scorecards'))
  const [left] = await app.database.query<{ text: string | null }>(sql`
    select (select string_agg(s::text, ' ') from scorecards s where s.company_id = ${all.companyId})
      || coalesce((select string_agg(e.data::text || coalesce(e.personal::text, ''), ' ') from events e
        where e.company_id = ${all.companyId} and e.entity_type = 'scorecard'), '')
      || coalesce((select string_agg(k.body, ' ') from idempotency_keys k where k.company_id = ${all.companyId}), '') as text`)
  t.type(left?.text, 'string')
  t.notMatch(left?.text, secret)
  t.same(codeOf(await one.change(all, draft, { answers: { notes: { value: 'x' } } })), [409, 'ANONYMIZED'])
  t.same(codeOf(await one.change(all, draft, { answers: { start: { value: true, comment: 'x' } } })), [409, 'ANONYMIZED'])
  t.equal((await one.change(all, draft, whole)).statusCode, 200, 'numbers may still be given')
})

t.test('the list of the company → filters, and walks by time of change', async t => {
  const one = await start()
  const two = await start(one.all)
  const ids = [(await one.make(one.ada, whole)).json<Scorecard>().id, (await one.make(one.bob)).json<Scorecard>().id]
  const { id: third } = (await two.make(one.all, { userId: one.users[0] })).json<Scorecard>()
  const found = async (query: string) =>
    (await one.all.get(`/api/v2/scorecards?${query}`)).json<{ results: Scorecard[] }>().results.map(({ id }) => id)
  t.same(await found(''), [...ids, third])
  t.same(await found(`userId=${one.users[0]}`), [ids[0], third])
  t.same(await found(`userId=${one.users[0]}&status=submitted`), [ids[0]])
  t.same(await found('status=draft,submitted'), [...ids, third])
  t.same(await found(`jobId=${two.job.id}`), [third])
  t.same(await found(`candidateId=${one.candidateId}`), ids)
  t.same(await found(`applicationId=${one.id},${two.id}`), [...ids, third])
  await one.change(one.bob, ids[1] as number, { recommendation: 'no' })
  t.same(await found('updatedAfter=2020-01-01T00:00:00Z'), [ids[0], third, ids[1]])
  t.same(await found('updatedBefore=2020-01-01T00:00:00Z'), [])
  const first = await one.all.get('/api/v2/scorecards?maxPageSize=2')
  t.same(await found(`pageToken=${first.json().nextPageToken}`), [third])
  const lines = (await one.all.get(`/api/v2/exports/scorecards?userId=${one.users[1]}`)).body.trim().split('\n')
  t.equal(lines.length, 2, 'one, and the cursor')
  const other = await createClient(app)
  t.same((await other.get('/api/v2/scorecards')).json().results, [])
  t.same(codeOf(await other.get(`/api/v2/scorecards/${third}`)), [404, 'NOT_FOUND'])
})
