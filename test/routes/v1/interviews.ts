import { makeJob, makeUser } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { at, codeOf, details, eventsOf, startInterviews, targetsOf, type Event, type Interview } from '../../interviews.js'
import { t } from '../../part.js'

const app = await sharedApp()
const interviewEvents = async (client: Client) =>
  (await eventsOf(app, client)).filter(({ event }) => event.startsWith('interview.'))
const start = async (client?: Client) => await startInterviews(app, { client })

t.test('an interview → is scheduled, changed, canceled, scheduled again and held, each with its event', async t => {
  const one = await start()
  const { client, id, job, candidateId } = one
  await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { timeZone: 'America/Recife' } })
  const userId = await makeUser(app, client.companyId)
  const before = await one.application()
  const made = await one.make({ ...details, interviewers: [{ userId }], notes: 'Ask about the migration.' })
  t.equal(made.statusCode, 201, made.body)
  const interview = made.json<Interview>()
  t.equal(made.headers.location, `${one.url}/${interview.id}`)
  t.match(interview, {
    applicationId: id,
    jobId: job.id,
    candidateId,
    stepId: job.stepIds[0],
    status: 'scheduled',
    startsAt: '2029-03-05T13:00:00.000Z',
    endsAt: '2029-03-05T14:00:00.000Z',
    timeZone: 'America/Recife',
    interviewers: [{ userId, status: 'invited' }],
    cancellation: null
  })
  const after = await one.application()
  t.ok(after.lastActivityAt > before.lastActivityAt, 'something has happened with the application')
  t.equal(after.updatedAt, before.updatedAt, 'which has not changed')

  t.match((await one.answer(interview.id, userId, 'accepted')).json(), { interviewers: [{ userId, status: 'accepted' }] })
  const { etag } = (await client.get(`${one.url}/${interview.id}`)).headers
  t.equal((await one.answer(interview.id, userId, 'accepted')).headers.etag, etag, 'the same answer changes nothing')
  t.match((await one.change(interview.id, { location: 'Room 4' })).json(), { location: 'Room 4', interviewers: [{ status: 'accepted' }] })
  const canceled = (await one.change(interview.id, { status: 'canceled', reason: 'Ill' })).json<Interview>()
  t.match(canceled, { status: 'canceled', cancellation: { reason: 'Ill', at: /Z$/ } })
  t.match((await one.change(interview.id, { reason: 'The interviewer is ill' })).json(), {
    cancellation: { reason: 'The interviewer is ill', at: canceled.cancellation?.at }
  })
  const again = await one.change(interview.id, { status: 'scheduled', startsAt: at('15:00'), endsAt: at('16:00') })
  t.match(again.json(), { status: 'scheduled', cancellation: null, startsAt: '2029-03-05T18:00:00.000Z' }, again.body)
  t.equal((await one.change(interview.id, { status: 'completed' })).statusCode, 200, 'also before it begins')
  t.same((await interviewEvents(client)).map(({ event, data }) => [event, data.changed]), [
    ['interview.scheduled', undefined],
    ['interview.changed', ['interviewers']],
    ['interview.changed', ['location']],
    ['interview.canceled', undefined],
    ['interview.changed', ['cancellation']],
    ['interview.scheduled', undefined],
    ['interview.completed', undefined]
  ])
  const history = (await client.get(`/api/v2/applications/${id}/history`)).json<{ results: Event[] }>().results
  t.equal(history.filter(({ event }) => event.startsWith('interview.')).length, 7)
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['applications:read'] })
  t.notMatch((await narrow.get(`/api/v2/applications/${id}/history`)).body, /interview\./)
  t.equal((await narrow.get(one.url)).statusCode, 403)
  const expanded = (await client.get(`/api/v2/applications/${id}?expand=interviews`)).json()
  t.match(expanded.interviews, [{ id: interview.id, status: 'completed', interviewers: [{ userId, status: 'accepted' }] }])
})

t.test('every status to every other → as the table says', async t => {
  const one = await start()
  const follow: Record<string, string[]> = {
    scheduled: ['completed', 'canceled', 'no_show'], completed: [], canceled: ['scheduled'], no_show: ['scheduled']
  }
  const bodyOf = (status: string) =>
    ({ status, ...(status === 'canceled' ? { reason: 'Ill' } : {}), ...(status === 'scheduled' ? details : {}) })
  for (const [from, allowed] of Object.entries(follow)) {
    for (const to of Object.keys(follow).filter(each => each !== from)) {
      const { id } = (await one.make()).json<Interview>()
      if (from !== 'scheduled') await one.change(id, bodyOf(from))
      const changed = await one.change(id, bodyOf(to))
      t.same(codeOf(changed), allowed.includes(to) ? [200, undefined] : [409, 'ILLEGAL_TRANSITION'], `${from} → ${to}`)
      if (!allowed.includes(to)) t.equal(changed.headers['x-allowed-transitions'] ?? '', allowed.join(', '))
    }
  }
})

t.test('bad input → says which field breaks which rule, and nothing is made', async t => {
  const one = await start()
  const other = await createClient(app)
  const [stranger, inactive, active] = [
    await makeUser(app, other.companyId), await makeUser(app, one.client.companyId), await makeUser(app, one.client.companyId)
  ]
  await one.client.send({ method: 'PATCH', url: `/api/v1/users/${inactive}`, payload: { active: false } })
  const otherJob = await makeJob(app, one.client.companyId)
  const wrong: Array<[what: string, payload: object, target: string]> = [
    ['ends before it starts', { ...details, endsAt: at('09:00') }, 'endsAt'],
    ['ends when it starts', { ...details, endsAt: details.startsAt }, 'endsAt'],
    ['a time without an offset', { ...details, startsAt: '2029-03-05T10:00:00' }, 'startsAt'],
    ['a zone that does not exist', { ...details, timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['an inactive interviewer', { ...details, interviewers: [{ userId: active }, { userId: inactive }] }, 'interviewers.1.userId'],
    ['an interviewer of another company', { ...details, interviewers: [{ userId: stranger }] }, 'interviewers.0.userId'],
    ['an unknown code', { ...details, interviewers: [{ userCode: 'nobody' }] }, 'interviewers.0.userCode'],
    ['nobody', { ...details, interviewers: [{ status: 'invited' }] }, 'interviewers.0.userId'],
    ['somebody twice', { ...details, interviewers: [{ userId: active }, { userId: active }] }, 'interviewers.1.userId'],
    ['a step of another job', { ...details, stepId: otherJob.stepIds[0] }, 'stepId'],
    ['no title', { ...details, title: undefined }, 'title'],
    ['another kind', { ...details, kind: 'dinner' }, 'kind'],
    ['a meeting nowhere', { ...details, meetingUrl: 'ftp://x' }, 'meetingUrl']
  ]
  for (const [what, payload, target] of wrong) {
    const refused = await one.make(payload)
    t.same(codeOf(refused), [400, 'BAD_ARGUMENT'], what)
    t.match(targetsOf(refused), target, what)
  }
  t.same((await one.client.get(one.url)).json().results, [])
  const { id } = (await one.make()).json<Interview>()
  t.match(targetsOf(await one.change(id, { endsAt: at('09:00') })), 'endsAt')
  t.match(targetsOf(await one.change(id, { status: 'canceled' })), 'reason', 'a cancellation has a reason')
  t.match(targetsOf(await one.change(id, { reason: 'Ill' })), 'reason', 'and nothing else has')
  await one.change(id, { status: 'no_show' })
  t.match(targetsOf(await one.change(id, { status: 'scheduled', startsAt: at('15:00') })), 'endsAt', 'new times are two')
  t.same(codeOf(await one.change(id, { startsAt: at('09:00') })), [409, 'ILLEGAL_TRANSITION'], 'only with the status')
  t.same(codeOf(await one.answer(id, active, 'accepted')), [404, 'NOT_FOUND'], 'who was not invited')
  const early = await one.change(id, { status: 'scheduled', at: '2026-01-01T00:00:00Z', ...details })
  t.same(codeOf(early), [400, 'BAD_ARGUMENT'], 'before it was made')
})

t.test('hours that a clock change skips or repeats → are told apart by their offset', async t => {
  const one = await start()
  const berlin = { ...details, timeZone: 'Europe/Berlin' }
  const skipped = await one.make({ ...berlin, startsAt: '2029-03-25T02:30:00+01:00', endsAt: '2029-03-25T03:30:00+02:00' })
  t.same(codeOf(skipped), [400, 'BAD_ARGUMENT'], 'both are the same moment')
  for (const offset of ['+02:00', '+01:00']) {
    const made = await one.make({ ...berlin, startsAt: `2029-10-28T02:30:00${offset}`, endsAt: `2029-10-28T02:45:00${offset}` })
    t.equal(made.json<Interview>().startsAt, offset === '+02:00' ? '2029-10-28T00:30:00.000Z' : '2029-10-28T01:30:00.000Z')
  }
})

t.test('a step of which there is an interview → is not deleted', async t => {
  const one = await start()
  const steps = `/api/v1/jobs/${one.job.id}/steps`
  const { id: stepId } = (await one.client.send({
    method: 'POST', url: steps, payload: { name: 'Culture', category: 'interview', order: 2 }
  })).json<{ id: number }>()
  const made = await one.make({ ...details, stepId })
  t.equal(made.statusCode, 201, made.body)
  const refused = await one.client.send({ method: 'DELETE', url: `${steps}/${stepId}` })
  t.same(codeOf(refused), [409, 'IN_USE'])
  t.match(refused.body, /1 interview/)
})

t.test('an application that has ended → gets no interview; those that are scheduled stay, and may be held', async t => {
  const one = await start()
  const { id } = (await one.make()).json<Interview>()
  const { id: second } = (await one.make()).json<Interview>()
  await one.change(second, { status: 'no_show' })
  await one.patch({ status: 'reproved', reason: 'Other candidate chosen' })
  t.same(codeOf(await one.make()), [409, 'ILLEGAL_TRANSITION'])
  t.same(codeOf(await one.change(second, { status: 'scheduled', ...details })), [409, 'ILLEGAL_TRANSITION'])
  t.equal((await one.client.get(`${one.url}/${id}`)).json().status, 'scheduled')
  t.equal((await one.change(id, { status: 'completed' })).statusCode, 200)
})

t.test('one interviewer at two interviews → a 409 that names the first, unless that is allowed, declined or canceled', async t => {
  const one = await start()
  const two = await start(one.client)
  const { companyId } = one.client
  const [userId, other] = [await makeUser(app, companyId), await makeUser(app, companyId)]
  const first = (await one.make({ ...details, interviewers: [{ userId }] })).json<Interview>()
  const overlapping = { ...details, startsAt: at('10:59'), endsAt: at('12:00'), interviewers: [{ userId: other }, { userId }] }
  const refused = await two.make(overlapping)
  t.same([...codeOf(refused), refused.headers.location], [409, 'OVERLAP', `${one.url}/${first.id}`])
  t.match(refused.body, `the user ${userId} has the interview ${first.id}`)
  t.equal((await two.make({ ...overlapping, startsAt: at('11:00') })).statusCode, 201, 'one begins when the other ends')
  const allowed = await two.make(overlapping, '?allowOverlap=true')
  t.equal(allowed.statusCode, 201)
  t.equal((await two.change(allowed.json().id, { title: 'Coffee' })).statusCode, 200, 'what takes nobody is not checked')
  t.same(codeOf(await two.change(allowed.json().id, { startsAt: at('10:30') })), [409, 'OVERLAP'])
  t.equal((await two.change(allowed.json().id, { endsAt: at('11:59') })).statusCode, 200, 'nor is what takes nobody longer')
  t.equal((await two.change(allowed.json().id, { interviewers: [{ userId }] })).statusCode, 200, 'nor who stays')
  t.equal((await two.change(allowed.json().id, { interviewers: [{ userId: other }] }, '?allowOverlap=true')).statusCode, 200)
  t.same(codeOf(await two.change(allowed.json().id, { interviewers: [{ userId: other }, { userId }] })), [409, 'OVERLAP'], 'who is new is')
  t.equal((await two.change(allowed.json().id, { interviewers: [{ userId }] }, '?allowOverlap=true')).statusCode, 200)

  await one.answer(first.id, userId, 'declined')
  const free = await one.make({ ...details, startsAt: at('10:00'), endsAt: at('10:59'), interviewers: [{ userId }] })
  t.equal(free.statusCode, 201, 'who has declined is free')
  t.same(codeOf(await one.answer(first.id, userId, 'accepted')), [409, 'OVERLAP'], 'and then is not')
  await one.change(free.json().id, { status: 'completed' })
  t.same(codeOf(await one.answer(first.id, userId, 'accepted')), [409, 'OVERLAP'], 'what was held counts')
  const late = { ...details, startsAt: at('18:00'), endsAt: at('19:00'), interviewers: [{ userId }] }
  const canceled = (await one.make(late)).json<Interview>()
  await one.change(canceled.id, { status: 'canceled', reason: 'Ill' })
  t.equal((await two.make(late)).statusCode, 201)
  t.same(codeOf(await one.change(canceled.id, { status: 'scheduled', startsAt: at('18:30'), endsAt: at('19:30') })), [409, 'OVERLAP'])
})

t.test('two interviews of one interviewer at the same moment → one of them, whatever the order of the names', async t => {
  const client = await createClient(app)
  const [a, b] = [await makeUser(app, client.companyId), await makeUser(app, client.companyId)]
  for (let hour = 10; hour < 16; hour++) {
    const each = [await start(client), await start(client)]
    const times = { startsAt: at(`${hour}:00`), endsAt: at(`${hour}:30`) }
    const answers = await Promise.all(each.map(async (one, index) =>
      await one.make({ ...details, ...times, interviewers: (index === 0 ? [a, b] : [b, a]).map(userId => ({ userId })) })))
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, 409])
  }
})

t.test('a user by code or address → is the interviewer, and cannot be deleted', async t => {
  const one = await start()
  const { client } = one
  const { id: userId } = (await client.send({
    method: 'PUT', url: '/api/v1/users/by-code/U-1', payload: { name: 'Ada', email: 'ada.interviewer@example.com' }
  })).json<{ id: number }>()
  const made = await one.make({ ...details, interviewers: [{ userCode: 'U-1', status: 'accepted' }] })
  t.same(made.json<Interview>().interviewers, [{ userId, status: 'accepted' }])
  const byAddress = await one.change(made.json().id, { interviewers: [{ userEmail: 'Ada.Interviewer@example.com' }] })
  t.same(byAddress.json<Interview>().interviewers, [{ userId, status: 'accepted' }], 'the answer stays')
  const refused = await client.send({ method: 'DELETE', url: `/api/v1/users/${userId}` })
  t.same(codeOf(refused), [409, 'IN_USE'])
  t.match(refused.body, '1 interview')
  await client.send({ method: 'PATCH', url: `/api/v1/users/${userId}`, payload: { active: false } })
  t.equal((await one.change(made.json().id, { startsAt: at('08:00') })).statusCode, 200, 'who has left since stays')
})

t.test('cancelInterviews beside a status that ends the application → cancels what is scheduled, one by one and in bulk', async t => {
  const one = await start()
  const { client, job, id: applicationId } = one
  const { id } = (await one.make()).json<Interview>()
  const { id: held } = (await one.make()).json<Interview>()
  await one.change(held, { status: 'completed' })
  t.match(targetsOf(await one.patch({ score: 5, cancelInterviews: true })), 'cancelInterviews')
  t.match(targetsOf(await one.patch({ status: 'in_process', cancelInterviews: true })), 'cancelInterviews')
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['applications:write'] })
  const end = { status: 'give_up', cancelInterviews: true }
  const url = `/api/v1/jobs/${job.id}/applications/${applicationId}`
  t.same(codeOf(await narrow.send({ method: 'PATCH', url, payload: end })), [403, 'FORBIDDEN'])
  t.equal((await one.patch({ status: 'give_up' })).statusCode, 200)
  t.equal((await client.get(`${one.url}/${id}`)).json().status, 'scheduled', 'without it they stay')
  await one.patch({ status: 'in_process' })
  const before = (await interviewEvents(client)).length
  t.equal((await one.patch(end)).statusCode, 200)
  t.match((await client.get(`${one.url}/${id}`)).json(), { status: 'canceled', cancellation: { reason: null, at: /Z$/ } })
  t.equal((await client.get(`${one.url}/${held}`)).json().status, 'completed')
  t.match((await interviewEvents(client)).slice(before), [{ event: 'interview.canceled', data: { id, previousStatus: 'scheduled' } }])

  const two = await start(client)
  const other = (await two.make()).json<Interview>()
  const bulk = await client.send({
    method: 'POST', url: `/api/v1/jobs/${two.job.id}/applications/bulk`, payload: { items: [{ applicationId: two.id, ...end }] }
  })
  t.equal(bulk.json().failed, 0, bulk.body)
  t.equal((await client.get(`${two.url}/${other.id}`)).json().status, 'canceled')
})
