import { makeUser } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { at, codeOf, details, eventsOf, startInterviews, type Interview } from '../../interviews.js'
import { t } from '../../part.js'

const app = await sharedApp()
const start = async (client?: Client) => await startInterviews(app, { client })
const statesOf = async (client: Client) => (await eventsOf(app, client))
  .filter(({ event }) => event.startsWith('interview.')).map(({ event, occurredAt }) => [event, occurredAt])

t.test('an interview by code → is made, replaced, and stays where nothing differs', async t => {
  const one = await start()
  const { client } = one
  const userId = await makeUser(app, client.companyId)
  const url = `${one.url}/by-code/INT-1`
  const put = async (payload: object, query = '') => await client.send({ method: 'PUT', url: `${url}${query}`, payload })
  const whole = { ...details, notes: 'Ask.', interviewers: [{ userId }] }
  const made = await put(whole)
  t.equal(made.statusCode, 201, made.body)
  const { id } = made.json<Interview>()
  t.equal(made.headers.location, `${one.url}/${id}`)
  t.match((await client.get(url)).json(), { id, code: 'INT-1', notes: 'Ask.' })
  await one.answer(id, userId, 'accepted')
  const before = (await client.get(url)).headers.etag
  const same = await put(whole)
  t.same([same.statusCode, same.headers.etag], [200, before], 'nothing differs, and the answer stays')
  t.match((await put(details)).json(), { id, notes: null, interviewers: [], status: 'scheduled' }, 'absent fields are cleared')
  t.match((await put({ ...details, status: 'canceled', reason: 'Ill' })).json(), { status: 'canceled', cancellation: { reason: 'Ill' } })
  t.match((await put({ ...details, title: 'Talk' })).json(), { status: 'canceled', title: 'Talk' }, 'the status stays')
  t.same(codeOf(await put({ ...details, code: 'INT-2' })), [400, 'BAD_ARGUMENT'])
  t.same(codeOf(await client.send({ method: 'PUT', url, payload: details, headers: { 'if-match': '"1-x"' } })), [412, 'STALE_VERSION'])
  const two = await start(client)
  const refused = await client.send({ method: 'PUT', url: `${two.url}/by-code/INT-1`, payload: details })
  t.same([...codeOf(refused), refused.headers.location], [409, 'ALREADY_EXISTS', `${one.url}/${id}`])
  t.equal((await client.get(`${two.url}/by-code/INT-1`)).statusCode, 404)
  t.same(codeOf(await two.make({ ...details, code: 'INT-1' })), [409, 'ALREADY_EXISTS'])
  const other = (await two.make()).json<Interview>()
  t.same(codeOf(await two.change(other.id, { code: 'INT-1' })), [409, 'ALREADY_EXISTS'])
})

t.test('a past from another system → comes with its times, and again without a change', async t => {
  const one = await start()
  const { client } = one
  const made = { ...details, startsAt: '2026-11-01T10:00:00Z', endsAt: '2026-11-01T11:00:00Z' }
  const now = new Date().toISOString()
  const put = async (payload: object) => await client.send({ method: 'PUT', url: `${one.url}/by-code/OLD`, payload })
  t.match((await put({ ...made, status: 'completed', at: now })).json(), { status: 'completed' })
  const again = await put({ ...made, status: 'completed', at: now })
  t.same([again.statusCode, again.json().status], [200, 'completed'], again.body)
  t.same(await statesOf(client), [['interview.scheduled', now], ['interview.completed', now]])
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['interviews:write', 'interviews:read'] })
  const refused = await narrow.send({ method: 'PUT', url: `${one.url}/by-code/OLD`, payload: { ...made, at: now } })
  t.same(codeOf(refused), [403, 'FORBIDDEN'])
})

t.test('many interviews at once → one result for each; all or nothing with atomic', async t => {
  const one = await start()
  const two = await start(one.client)
  const { client } = one
  const userId = await makeUser(app, client.companyId)
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${two.job.id}/applications/${two.id}`, payload: { code: 'APP-2' } })
  const bulk = async (items: object[], query = '') =>
    (await client.send({ method: 'POST', url: `/api/v1/interviews/bulk${query}`, payload: { items } }))
  const items = [
    { ...details, applicationId: one.id, code: 'A', interviewers: [{ userId }] },
    { ...details, applicationCode: 'APP-2', code: 'B', interviewers: [{ userId }] },
    { ...details, applicationId: 9e15, code: 'C' },
    { ...details, code: 'D' },
    { ...details, applicationCode: 'APP-2', code: 'E', status: 'no_show', interviewers: [{ userId }] }
  ]
  const first = await bulk(items)
  t.same(first.json().results.map((each: { status: number, code?: string }) => [each.status, each.code]), [
    [201, undefined], [409, 'OVERLAP'], [400, 'BAD_ARGUMENT'], [400, 'BAD_ARGUMENT'], [201, undefined]
  ], first.body)
  const allowed = (await bulk(items.slice(0, 2), '?allowOverlap=true')).json()
  t.same(allowed.results.map((each: { status: number, changed: boolean }) => [each.status, each.changed]), [[200, false], [201, true]])
  t.match(allowed.results[1].body, { applicationId: two.id, code: 'B' })
  const atomic = await bulk([
    { ...details, applicationId: one.id, code: 'F' },
    { ...details, applicationId: one.id, code: 'G', startsAt: at('10:30'), interviewers: [{ userId }] }
  ], '?atomic=true')
  t.same(codeOf(atomic), [409, 'OVERLAP'])
  t.match(atomic.body, 'items.1')
  t.equal((await client.get(`${one.url}/by-code/F`)).statusCode, 404, 'nothing is there')
})
