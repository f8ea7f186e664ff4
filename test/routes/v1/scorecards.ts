import { makeJob, makeUser } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { codeOf, details, eventsOf, targetsOf, type Interview } from '../../interviews.js'
import { t } from '../../part.js'
import { answersOf, CRITERIA, startScorecards, whole, type Judging, type Scorecard } from '../../scorecards.js'

const app = await sharedApp()
const start = async (client?: Client) => await startScorecards(app, { client })
const cardEvents = async (client: Client) => (await eventsOf(app, client)).filter(({ event }) => event.startsWith('scorecard.'))
const makeInterview = async ({ all, ofApplication }: Judging, more: object = {}) =>
  (await all.send({ method: 'POST', url: `${ofApplication}/interviews`, payload: { ...details, ...more } })).json<Interview>()

t.test('a scorecard → is begun, changed key by key, and submitted, each with its event', async t => {
  const one = await start()
  const before = (await one.all.get(one.ofApplication)).json()
  const made = await one.make(one.ada)
  t.equal(made.statusCode, 201, made.body)
  const { id } = made.json<Scorecard>()
  t.equal(made.headers.location, `${one.url}/${id}`)
  t.match(made.json(), {
    userId: one.users[0],
    templateId: one.templateId,
    interviewId: null,
    candidateId: one.candidateId,
    status: 'draft',
    criteria: CRITERIA,
    answers: {},
    recommendation: null,
    submittedAt: null
  })
  const after = (await one.all.get(one.ofApplication)).json()
  t.ok(after.lastActivityAt > before.lastActivityAt, 'something has happened with the application')
  t.equal(after.updatedAt, before.updatedAt, 'which has not changed')
  const answers = { solving: { value: 4, comment: 'Quick.' }, notes: { value: 'Asks back.' }, start: { value: false } }
  const changed = await one.change(one.ada, id, { answers, recommendation: 'yes' })
  t.same(changed.json().answers, answers, changed.body)
  t.same((await one.change(one.ada, id, { answers: { quality: { value: 3 }, start: null } })).json().answers, {
    solving: answers.solving, notes: answers.notes, quality: { value: 3 }
  })
  const { etag } = (await one.ada.get(`${one.url}/${id}`)).headers
  t.equal((await one.change(one.ada, id, { recommendation: 'yes' })).headers.etag, etag, 'the same changes nothing')
  t.equal((await one.change(one.ada, id, { answers: { quality: { value: 3 } } })).headers.etag, etag)
  const submitted = await one.change(one.ada, id, { status: 'submitted', answers: { quality: { value: 5 } } })
  t.match(submitted.json(), { status: 'submitted', submittedAt: /Z$/, answers: { quality: { value: 5 } } }, submitted.body)
  t.same((await cardEvents(one.all)).map(({ event, data }) => [event, data.changed]), [
    ['scorecard.created', undefined],
    ['scorecard.changed', ['recommendation', 'answers']],
    ['scorecard.changed', ['answers']],
    ['scorecard.changed', ['answers']],
    ['scorecard.submitted', undefined]
  ])
  const history = await one.all.get(`/api/v2/applications/${one.id}/history`)
  t.equal(history.json<{ results: Array<{ event: string }> }>().results.filter(({ event }) => event.startsWith('scorecard.')).length, 5)
})

t.test('a submitted scorecard → is final; what it says already changes nothing', async t => {
  const one = await start()
  const { id } = (await one.make(one.ada, whole)).json<Scorecard>()
  const { etag } = (await one.ada.get(`${one.url}/${id}`)).headers
  for (const payload of [{ recommendation: 'no' }, { answers: { solving: { value: 5 } } }, { status: 'draft' }, { code: 'X' }]) {
    const refused = await one.change(one.ada, id, payload)
    t.same([...codeOf(refused), refused.headers['x-allowed-transitions']], [409, 'ILLEGAL_TRANSITION', ''], JSON.stringify(payload))
  }
  const same = await one.change(one.ada, id, whole)
  t.same([same.statusCode, same.headers.etag], [200, etag])
})

t.test('submitting → asks for each required answer; a draft does not', async t => {
  const one = await start()
  const refused = await one.make(one.ada, { status: 'submitted' })
  t.same(codeOf(refused), [400, 'BAD_ARGUMENT'])
  t.match(targetsOf(refused), /answers\.solving.*answers\.quality/)
  t.same((await one.all.get(one.url)).json().results, [], 'nothing is made')
  const { id } = (await one.make(one.ada, { answers: { solving: { value: 1 } } })).json<Scorecard>()
  const again = targetsOf(await one.change(one.ada, id, { status: 'submitted' }))
  t.match(again, 'answers.quality')
  t.notMatch(again, 'answers.solving')
})

t.test('a required criterion whose key all objects have → is not answered until it is', async t => {
  const one = await start()
  const key = 'constructor'
  const { id: templateId } = (await one.all.send({
    method: 'POST',
    url: '/api/v1/scorecard-templates',
    payload: { name: 'Masonry', criteria: [{ key, label: 'Builds', kind: 'rating', isRequired: true }] }
  })).json<{ id: number }>()
  const refused = await one.make(one.ada, { templateId, recommendation: 'yes', status: 'submitted' })
  t.same(codeOf(refused), [400, 'BAD_ARGUMENT'])
  t.match(targetsOf(refused), `answers.${key}`)
  const made = await one.make(one.ada, { templateId, answers: { [key]: { value: 4 } }, status: 'submitted' })
  t.same([made.statusCode, made.json().answers], [201, { [key]: { value: 4 } }], made.body)
  t.match((await one.ada.get(`${one.url}/summary`)).json(), { criteria: [{ key, count: 1, mean: 4 }] })
})

t.test('bad input → says which answer breaks which rule', async t => {
  const one = await start()
  const [other, otherJob] = [await createClient(app), await makeJob(app, one.all.companyId)]
  const [stranger, inactive] = [await makeUser(app, other.companyId), await makeUser(app, one.all.companyId)]
  await one.all.send({ method: 'PATCH', url: `/api/v1/users/${inactive}`, payload: { active: false } })
  const elsewhere = await makeInterview(await start(one.all), { code: 'INT-ELSEWHERE' })
  const userId = one.users[0]
  const own = await makeInterview(one, { code: 'INT-OWN' })
  await makeInterview(one, { code: 'INT-OTHER', startsAt: '2029-04-05T14:00:00Z', endsAt: '2029-04-05T15:00:00Z' })
  const wrong: Array<[what: string, payload: object, target: string]> = [
    ['a score above the scale', { answers: { solving: { value: 6 } } }, 'answers.solving.value'],
    ['a score below it', { answers: { solving: { value: 0 } } }, 'answers.solving.value'],
    ['a half', { answers: { solving: { value: 3.5 } } }, 'answers.solving.value'],
    ['a score in quotes', { answers: { solving: { value: '4' } } }, 'answers.solving.value'],
    ['yes or no as a number', { answers: { start: { value: 1 } } }, 'answers.start.value'],
    ['words as a number', { answers: { notes: { value: 4 } } }, 'answers.notes.value'],
    ['blank words', { answers: { notes: { value: '  ' } } }, 'answers.notes.value'],
    ['too many words', { answers: { notes: { value: 'a'.repeat(10_001) } } }, 'answers.notes.value'],
    ['an object', { answers: { notes: { value: {} } } }, 'answers.notes.value'],
    ['no value', { answers: { solving: { comment: 'Good' } } }, 'answers.solving.value'],
    ['an unknown part', { answers: { solving: { value: 4, why: 'x' } } }, 'answers.solving.why'],
    ['an unknown criterion', { answers: { charm: { value: 4 } } }, 'answers.charm'],
    ['an unknown recommendation', { recommendation: 'maybe' }, 'recommendation'],
    ['a user of another company', { userId: stranger }, 'userId'],
    ['an inactive user', { userId: inactive }, 'userId'],
    ['nobody', { userId: undefined }, 'userId'],
    ['a template that is not there', { templateId: 9e15 }, 'templateId'],
    ['an interview of another application', { interviewId: elsewhere.id }, 'interviewId'],
    ['its code', { interviewCode: 'INT-ELSEWHERE' }, 'interviewCode'],
    ['two interviews', { interviewId: own.id, interviewCode: 'INT-OTHER' }, 'interviewCode']
  ]
  for (const [what, payload, target] of wrong) {
    const refused = await one.make(one.all, { userId, ...payload })
    t.same(codeOf(refused), [400, 'BAD_ARGUMENT'], what)
    t.match(targetsOf(refused), target, what)
  }
  const charming = await one.make(one.all, { userId, answers: { charm: { value: 4 } } })
  t.match(charming.body, /solving, quality, start, notes/, 'names those there are')
  t.same((await one.all.get(one.url)).json().results, [])
  const ofOtherJob = `/api/v1/jobs/${otherJob.id}/applications/${one.id}/scorecards`
  t.same(codeOf(await one.all.send({ method: 'POST', url: ofOtherJob, payload: { userId } })), [404, 'NOT_FOUND'])
  const { id } = (await one.make(one.all, { userId })).json<Scorecard>()
  t.same(codeOf(await one.change(one.all, id, { userId: one.users[1] })), [400, 'BAD_ARGUMENT'], 'never changes')
  t.same(codeOf(await one.all.get(`${ofOtherJob}/${id}`)), [404, 'NOT_FOUND'])
})

t.test('criteria → stay as of the first write, whatever becomes of the template', async t => {
  const one = await start()
  const url = `/api/v1/scorecard-templates/${one.templateId}`
  const { id } = (await one.make(one.ada)).json<Scorecard>()
  await one.all.send({ method: 'PATCH', url, payload: { criteria: [{ key: 'charm', label: 'Charm', kind: 'rating' }] } })
  t.equal((await one.change(one.ada, id, whole)).statusCode, 200, 'what the template lost is still asked')
  t.match(targetsOf(await one.make(one.bob, whole)), 'answers.solving', 'a new one asks what the template asks now')
  t.equal((await one.make(one.bob, { answers: { charm: { value: 5 } } })).statusCode, 201)
  t.same((await one.all.get(`${one.url}/${id}`)).json<Scorecard>().criteria.map(({ key }) => key), ['solving', 'quality', 'start', 'notes'])
  await one.all.send({
    method: 'PATCH', url: `/api/v1/jobs/${one.job.id}/steps/${one.job.stepIds[0]}`, payload: { scorecardTemplateId: null }
  })
  const kept = await one.all.send({ method: 'DELETE', url })
  t.same(codeOf(kept), [409, 'IN_USE'])
  t.match(kept.body, /2 scorecards/)
})

t.test('the template → is that of the step of the interview, else that of the current step, unless one is named', async t => {
  const one = await start()
  const { all, job } = one
  const make = async (key: string) => (await all.send({
    method: 'POST', url: '/api/v1/scorecard-templates', payload: { name: key, code: key, criteria: [{ key, label: key, kind: 'yes_no' }] }
  })).json<{ id: number }>().id
  const [ofStep, named] = [await make('step'), await make('named')]
  await all.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/steps/${job.stepIds[1]}`, payload: { scorecardTemplateId: ofStep } })
  const [screening, later] = [await makeInterview(one, { stepId: job.stepIds[1] }), await makeInterview(one, { stepId: job.stepIds[2] })]
  const templateOf = async (payload: object) => (await one.make(one.ada, payload)).json<Scorecard>().templateId
  t.equal(await templateOf({ interviewId: screening.id }), ofStep)
  t.equal(await templateOf({ interviewId: later.id }), one.templateId)
  t.equal(await templateOf({ templateCode: 'named' }), named)
  await all.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/steps/${job.stepIds[0]}`, payload: { scorecardTemplateId: null } })
  const bare = await one.make(one.bob, { recommendation: 'no', status: 'submitted' })
  t.match(bare.json(), { templateId: null, criteria: [], answers: {}, recommendation: 'no', status: 'submitted' })
})

t.test('one scorecard for each user and interview, and one without → a second is a 409 that names the first', async t => {
  const one = await start()
  const { id: interviewId } = await makeInterview(one, { code: 'INT-1' })
  for (const payload of [{}, { interviewCode: 'INT-1' }]) {
    const answers = await Promise.all([one.make(one.ada, payload), one.make(one.ada, payload)])
    const [made, refused] = answers.sort((a, b) => a.statusCode - b.statusCode)
    t.same([made?.statusCode, refused?.statusCode], [201, 409], 'also at the same moment')
    t.equal(refused?.headers['x-error-code'], 'ALREADY_EXISTS')
    t.equal(refused?.headers.location, `${one.url}/${made?.json<Scorecard>().id}`)
    t.equal((await one.make(one.bob, payload)).statusCode, 201, 'others have their own')
  }
  t.equal((await one.all.get(`${one.url}?interviewId=${interviewId}`)).json().totalResults, 2)
  t.equal((await one.all.get(`${one.url}?userId=${one.users[0]}&status=draft`)).json().totalResults, 2)
  t.equal((await one.make(one.ada, { interviewId })).statusCode, 409)
})

t.test('a token that names a user → writes only what is theirs, as long as the user is active', async t => {
  const one = await start()
  t.same(codeOf(await one.make(one.ada, { userId: one.users[1] })), [403, 'FORBIDDEN'])
  const { id } = (await one.make(one.nobody, { userId: one.users[1] })).json<Scorecard>()
  t.same(codeOf(await one.change(one.ada, id, { recommendation: 'no' })), [403, 'FORBIDDEN'])
  t.equal((await one.change(one.bob, id, { recommendation: 'no' })).statusCode, 200)
  t.equal((await one.change(one.nobody, id, { recommendation: 'yes' })).statusCode, 200, 'one that names nobody writes anybody\'s')
  const lacking = await createClient(app, { companyId: one.all.companyId, scopes: ['scorecards:read'], userId: one.users[0] })
  t.same(codeOf(await one.make(lacking)), [403, 'FORBIDDEN'])
  await one.all.send({ method: 'PATCH', url: `/api/v1/users/${one.users[1]}`, payload: { active: false } })
  const refused = await one.change(one.bob, id, { recommendation: 'neutral' })
  t.same(codeOf(refused), [403, 'FORBIDDEN'])
  t.match(refused.body, /inactive/)
  t.equal((await one.bob.get(`${one.url}/${id}`)).json<Scorecard>().recommendation, 'yes', 'and still reads')
})

t.test('an application that has ended → is still judged', async t => {
  const one = await start()
  await one.all.send({ method: 'PATCH', url: one.ofApplication, payload: { status: 'reproved', reason: 'Other' } })
  t.equal((await one.make(one.ada, whole)).statusCode, 201)
})

t.test('the summary → counts submitted scorecards, and weighs means of ratings', async t => {
  const one = await start()
  const summary = async (client: Client) => (await client.get(`${one.url}/summary`)).json()
  t.same(await summary(one.all), {
    count: 0, criteria: [], weightedMean: null, recommendations: { strong_no: 0, no: 0, neutral: 0, yes: 0, strong_yes: 0 }
  })
  await one.make(one.ada, { ...whole, answers: { ...answersOf(5, 2), start: { value: true }, notes: { value: 'Fine.' } } })
  await one.make(one.bob, { ...whole, answers: { ...answersOf(4, 2), start: { value: false } }, recommendation: 'strong_yes' })
  await one.make(one.nobody, { userId: await makeUser(app, one.all.companyId), answers: answersOf(1, 1) })
  t.same(await summary(one.reader), {
    count: 2,
    criteria: [
      { key: 'solving', count: 2, mean: 4.5 },
      { key: 'quality', count: 2, mean: 2 },
      { key: 'start', count: 2, mean: 0.5 },
      { key: 'notes', count: 1, mean: null }
    ],
    weightedMean: (2 * 4.5 + 2) / 3,
    recommendations: { strong_no: 0, no: 0, neutral: 0, yes: 1, strong_yes: 1 }
  })
  t.same(codeOf(await one.all.get(`/api/v1/jobs/${one.job.id}/applications/9000000/scorecards/summary`)), [404, 'NOT_FOUND'])
})

t.test('a token → may name an active user, whom it shows, and who then stays', async t => {
  const one = await start()
  const { all, users: [userId] } = one
  const create = async (by: Client, payload: object) => await by.send({
    method: 'POST', url: '/api/v1/tokens', payload: { name: 'Ada', scopes: ['scorecards:read', 'tokens:manage'], ...payload }
  })
  const made = await create(all, { userId })
  t.equal(made.statusCode, 201, made.body)
  t.equal(made.json().userId, userId)
  t.equal((await all.get(`/api/v1/tokens/${made.json().id}`)).json().userId, userId)
  const bearer = { authorization: `Bearer ${made.json().secret}` }
  t.equal((await app.inject({ url: '/api/v1/me', headers: bearer })).json().token.userId, userId)
  t.equal((await all.get('/api/v1/me')).json().token.userId, null)
  const event = (await eventsOf(app, all)).find(({ event }) => event === 'token.created')
  t.equal(event?.data.userId, userId)
  const second = await app.inject({
    method: 'POST', url: '/api/v1/tokens', headers: bearer, payload: { name: 'B', scopes: ['scorecards:read'], userId: one.users[1] }
  })
  t.same([second.statusCode, second.headers['x-error-code']], [400, 'BAD_ARGUMENT'], 'no other one')
  const own = await app.inject({
    method: 'POST', url: '/api/v1/tokens', headers: bearer, payload: { name: 'B', scopes: ['scorecards:read'] }
  })
  t.equal(own.json().userId, userId, 'by default')
  const stranger = await makeUser(app, (await createClient(app)).companyId)
  t.match(targetsOf(await create(all, { userId: stranger })), 'userId')
  await all.send({ method: 'PATCH', url: `/api/v1/users/${one.users[1]}`, payload: { active: false } })
  t.match(targetsOf(await create(all, { userId: one.users[1] })), 'userId')
  const gone = await makeUser(app, all.companyId)
  const { id } = (await create(all, { userId: gone })).json<{ id: string }>()
  t.same(codeOf(await all.send({ method: 'DELETE', url: `/api/v1/users/${gone}` })), [409, 'IN_USE'])
  await all.send({ method: 'DELETE', url: `/api/v1/tokens/${id}` })
  t.equal((await all.send({ method: 'DELETE', url: `/api/v1/users/${gone}` })).statusCode, 204, 'once it is revoked')
})

t.test('a scorecard that says nothing → is not submitted', async t => {
  const one = await start()
  const { id: templateId } = (await one.all.send({
    method: 'POST', url: '/api/v1/scorecard-templates', payload: { name: 'Free', criteria: [{ key: 'any', label: 'Any', kind: 'text' }] }
  })).json<{ id: number }>()
  const refused = await one.make(one.ada, { templateId, status: 'submitted' })
  t.same(codeOf(refused), [400, 'BAD_ARGUMENT'])
  t.match(refused.body, /a recommendation, an answer or both/)
  t.equal((await one.make(one.ada, { templateId, recommendation: 'no', status: 'submitted' })).statusCode, 201)
})

t.test('a token that sees no answers → is not told whether a submitted scorecard says just what it sends', async t => {
  const one = await start()
  const { id } = (await one.make(one.ada, whole)).json<Scorecard>()
  const guesses = [{ recommendation: 'yes' }, { recommendation: 'no' }, { answers: answersOf(4, 3) }, { answers: answersOf(1, 1) }]
  const refused = await Promise.all(guesses.map(async guess => await one.change(one.nobody, id, guess)))
  t.equal(new Set(refused.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1, 'the same answer')
  for (const each of refused) t.same(codeOf(each), [409, 'ILLEGAL_TRANSITION'])
  t.equal((await one.change(one.reader, id, { recommendation: 'yes' })).statusCode, 200, 'who sees them may repeat them')
})
