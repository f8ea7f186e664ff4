import sql from 'sql-template-tag'
import { makeCandidate, makeUser } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { at, codeOf, details, eventsOf, startInterviews, type Answer, type Interview } from '../../interviews.js'
import { t } from '../../part.js'

const app = await sharedApp()
const interviewEvents = async (client: Client) =>
  (await eventsOf(app, client)).filter(({ event }) => event.startsWith('interview.'))
const start = async (client?: Client) => await startInterviews(app, { client })

t.test('v2 → lists the calendar of a person in the order of time, page by page, and exports it', async t => {
  const one = await start()
  const { client } = one
  const [userId, other] = [await makeUser(app, client.companyId), await makeUser(app, client.companyId)]
  for (const [hour, holds] of [['15', [userId]], ['10', [userId, other]], ['12', [other]]] as const) {
    await one.make({
      ...details, startsAt: at(`${hour}:00`), endsAt: at(`${hour}:30`), interviewers: holds.map(userId => ({ userId }))
    })
  }
  const day = 'startsAfter=2029-03-05T00:00:00Z&startsBefore=2029-03-06T00:00:00Z'
  const hours = (answer: Answer) => answer.json<{ results: Interview[] }>().results.map(({ startsAt }) => startsAt.slice(11, 13))
  t.same(hours(await client.get(`/api/v2/interviews?userId=${userId}&${day}`)), ['13', '18'])
  t.same(hours(await client.get(`/api/v2/interviews?userId=${userId},${other}&${day}`)), ['13', '15', '18'], 'each once')
  t.same(hours(await client.get(`/api/v2/interviews?userId=${userId},${other}`)), ['18', '13', '15'], 'by id without a range')
  const first = await client.get(`/api/v2/interviews?${day}&maxPageSize=2`)
  t.same(hours(first), ['13', '15'])
  t.same(hours(await client.get(`/api/v2/interviews?pageToken=${first.json().nextPageToken}`)), ['18'])
  t.same(hours(await client.get(`/api/v2/interviews?startsAfter=2029-03-05T18:00:00Z&candidateId=${one.candidateId}`)), ['18'])
  const lines = (await client.get(`/api/v2/exports/interviews?userId=${other}`)).body.trim().split('\n')
  t.equal(lines.length, 3, 'two, and the cursor')
  const backward = await client.get('/api/v2/interviews?startsAfter=2029-03-06T00:00:00Z&startsBefore=2029-03-05T00:00:00Z')
  t.same(codeOf(backward), [400, 'BAD_ARGUMENT'])
})

t.test('anonymizing, exporting, merging → take interviews along', async t => {
  const one = await start()
  const { client, candidateId } = one
  const secret = 'Zanzibar'
  const made = await one.make({
    ...details, code: `${secret}-1`, title: secret, location: secret, notes: secret, meetingUrl: `https://meet.example.com/${secret}`
  })
  const { id } = made.json<Interview>()
  await one.change(id, { status: 'canceled', reason: secret })
  t.match((await client.get(`/api/v2/candidates/${candidateId}/export`)).body, new RegExp(`${secret}.*${secret}`))
  const staying = await makeCandidate(app, client.companyId)
  await client.send({ method: 'POST', url: `/api/v2/candidates/${staying}/merge`, payload: { duplicateId: candidateId } })
  t.equal((await client.get(`/api/v2/interviews/${id}`)).json().candidateId, staying)
  await client.send({ method: 'POST', url: `/api/v2/candidates/${staying}/anonymize` })
  t.match((await client.get(`/api/v2/interviews/${id}`)).json(), {
    code: null, title: null, location: null, meetingUrl: null, notes: null, status: 'canceled', cancellation: { reason: null, at: /Z$/ }
  })
  t.notMatch(JSON.stringify(await eventsOf(app, client)), secret)
  t.same(codeOf(await one.make()), [409, 'ANONYMIZED'])
})

t.test('an import → states when it was scheduled and what became of it, also where the application has ended since', async t => {
  const one = await start()
  const { client } = one
  await app.database.query(sql`
    update applications set created_at = '2026-01-01', status = 'reproved', disqualified_at = '2026-02-01', ended_at = '2026-02-01',
      disqualification_reason = 'Other' where company_id = ${client.companyId} and id = ${one.id}`)
  const userId = await makeUser(app, client.companyId)
  await client.send({ method: 'PATCH', url: `/api/v1/users/${userId}`, payload: { active: false } })
  const past = { ...details, startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T11:00:00Z', interviewers: [{ userId }] }
  t.same(codeOf(await one.make({ ...past, at: '2026-02-02T00:00:00Z' })), [409, 'ILLEGAL_TRANSITION'], 'it had ended by then')
  t.same(codeOf(await one.make({ ...past, at: '2025-12-31T00:00:00Z' })), [400, 'BAD_ARGUMENT'], 'it was not made yet')
  const made = await one.make({ ...past, at: '2026-01-05T00:00:00Z' })
  t.match(made.json(), { createdAt: '2026-01-05T00:00:00.000Z' }, made.body)
  const held = { status: 'completed', at: '2026-01-10T11:00:00Z' }
  const { statusCode, headers: { etag } } = await one.change(made.json().id, held)
  t.equal(statusCode, 200)
  t.equal((await one.change(made.json().id, held)).headers.etag, etag, 'the same again changes nothing')
  t.match((await interviewEvents(client)).map(({ event, occurredAt }) => [event, occurredAt]), [
    ['interview.scheduled', '2026-01-05T00:00:00.000Z'], ['interview.completed', '2026-01-10T11:00:00.000Z']
  ])
  t.same(codeOf(await one.change(made.json().id, { title: 'Call', at: '2026-01-10T11:00:00Z' })), [400, 'BAD_ARGUMENT'], 'no status')
  const narrow = await start(await createClient(app, { companyId: client.companyId, scopes: ['interviews:write'] }))
  t.same(codeOf(await narrow.make({ ...past, at: '2026-01-05T00:00:00Z' })), [403, 'FORBIDDEN'])
})
