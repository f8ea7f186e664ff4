import { makeApplication, makeUser } from '../../factories.js'
import { follow } from '../../following.js'
import { build, type Client } from '../../helper.js'
import { eventsOf } from '../../interviews.js'
import { t } from '../../part.js'
import { receive, waitFor } from '../../receiver.js'
import { answersOf, startScorecards, whole, type Scorecard } from '../../scorecards.js'

// Who sees what scorecards say, in each way to read them.

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_MAX: '100000' })

/** Words that stand in answers and nowhere else. */
const SECRET = 'Zanzibar'
const told = { ...whole, code: 'CARD-BOB', answers: { ...answersOf(4, 3), notes: { value: SECRET } }, recommendation: 'strong_no' }
const SAYS = { recommendation: 'strong_no', answers: { solving: { value: 4 }, notes: { value: SECRET } } }
const NOTHING = { recommendation: null, answers: null }

type One = Awaited<ReturnType<typeof startScorecards>>
type Seen = Pick<Scorecard, 'id' | 'answers' | 'recommendation'>

/** Each way to read scorecards, and what it shows of one of them. */
const waysTo = (one: One, id: number): Record<string, (by: Client) => Promise<Seen | undefined>> => {
  const among = (cards: Seen[]) => cards.find(card => card.id === id)
  return {
    'v1 single': async by => (await by.get(`${one.url}/${id}`)).json(),
    'v1 list': async by => among((await by.get(one.url)).json().results),
    'v1 list with fields': async by => among((await by.get(`${one.url}?fields=id,answers,recommendation`)).json().results),
    'v1 by code': async by => (await by.get(`${one.url}/by-code/CARD-BOB`)).json(),
    'v2 single': async by => (await by.get(`/api/v2/scorecards/${id}`)).json(),
    'v2 list': async by => among((await by.get(`/api/v2/scorecards?applicationId=${one.id}`)).json().results),
    'v2 list with fields': async by =>
      among((await by.get(`/api/v2/scorecards?applicationId=${one.id}&fields=id,answers,recommendation`)).json().results),
    export: async by => among((await by.get(`/api/v2/exports/scorecards?applicationId=${one.id}`)).body.trim().split('\n')
      .map(line => JSON.parse(line) as Seen)),
    'expand of one': async by => among((await by.get(`/api/v2/applications/${one.id}?expand=scorecards`)).json().scorecards),
    'expand of a list': async by =>
      among((await by.get(`/api/v2/applications?id=${one.id}&expand=scorecards`)).json().results[0].scorecards),
    'expand of an export': async by => among(JSON.parse(
      (await by.get(`/api/v2/exports/applications?id=${one.id}&expand=scorecards`)).body.split('\n')[0] as string).scorecards)
  }
}

t.test('others\' answers → are seen with read-all, or after the own ones, in each way to read them', async t => {
  const one = await startScorecards(app)
  const { id } = (await one.make(one.bob, told)).json<Scorecard>()
  const ways = waysTo(one, id)
  for (const [way, read] of Object.entries(ways)) {
    t.match(await read(one.reader), SAYS, `${way}: with scorecards:read-all`)
    t.match(await read(one.all), SAYS, `${way}: with *`)
    t.match(await read(one.bob), SAYS, `${way}: the own one`)
    t.match(await read(one.nobody), NOTHING, `${way}: a token that names nobody`)
    t.match(await read(one.ada), NOTHING, `${way}: before the own one`)
  }
  const own = (await one.make(one.ada)).json<Scorecard>()
  for (const [way, read] of Object.entries(ways)) t.match(await read(one.ada), NOTHING, `${way}: with a draft`)
  t.same((await one.ada.get(`${one.url}/summary`)).json(), { count: 1 })
  await one.change(one.ada, own.id, whole)
  for (const [way, read] of Object.entries(ways)) {
    t.match(await read(one.ada), SAYS, `${way}: after the own one`)
    t.match(await read(one.nobody), NOTHING, `${way}: still nobody`)
  }
  t.match((await one.ada.get(`${one.url}/summary`)).json(), { count: 2, weightedMean: (2 * 4 + 3) / 3 })
  t.same((await one.nobody.get(`${one.url}/summary`)).json(), { count: 2 })
})

t.test('a scorecard of another application → does not open this one', async t => {
  const one = await startScorecards(app)
  const { id } = (await one.make(one.bob, told)).json<Scorecard>()
  const second = await makeApplication(app, one.all.companyId, { job: one.job })
  const made = await one.ada.send({
    method: 'POST', url: `/api/v1/jobs/${one.job.id}/applications/${second}/scorecards`, payload: { ...whole, templateId: one.templateId }
  })
  t.match(made.json(), { status: 'submitted' })
  t.match((await one.ada.get(`/api/v2/scorecards/${id}`)).json(), NOTHING)
})

t.test('answers of writes → show no more than reads', async t => {
  const one = await startScorecards(app)
  const userId = await makeUser(app, one.all.companyId)
  const made = await one.make(one.nobody, { userId, code: 'CARD-1', answers: answersOf(2, 2), recommendation: 'no' })
  t.match(made.json(), { ...NOTHING, userId }, 'of somebody')
  const { id } = made.json<Scorecard>()
  t.match((await one.change(one.nobody, id, { recommendation: 'yes' })).json(), NOTHING)
  const put = await one.nobody.send({ method: 'PUT', url: `${one.url}/by-code/CARD-1`, payload: { answers: answersOf(3, 3) } })
  t.match(put.json(), NOTHING)
  const bulk = await one.nobody.send({
    method: 'POST',
    url: '/api/v1/scorecards/bulk',
    payload: { items: [{ applicationId: one.id, code: 'CARD-1', answers: answersOf(4, 4), status: 'submitted' }] }
  })
  t.match(bulk.json().results[0].body, { ...NOTHING, status: 'submitted' }, bulk.body)
  const dry = await one.nobody.send({
    method: 'POST', url: `${one.url}?validateOnly=true`, payload: { userId: one.users[0], recommendation: 'no' }
  })
  t.match(dry.json(), NOTHING)
  t.match((await one.make(one.ada, { recommendation: 'no' })).json(), { recommendation: 'no' }, 'one\'s own')
})

t.test('two tokens that read the same address in turn → each get their own answer', async t => {
  const one = await startScorecards(app)
  const { id } = (await one.make(one.bob, told)).json<Scorecard>()
  for (const url of [one.url, `${one.url}/${id}`, `/api/v2/scorecards/${id}`, `/api/v2/scorecards?applicationId=${one.id}`]) {
    // The third answer comes from the read cache.
    for (let round = 0; round < 4; round++) {
      const [ada, bob] = [await one.ada.get(url), await one.bob.get(url)]
      t.notMatch(ada.body, SECRET, `${url}, round ${round}`)
      t.match(bob.body, SECRET, `${url}, round ${round}`)
      t.not(ada.headers.etag, bob.headers.etag)
    }
    const answers = await Promise.all([one.ada, one.bob, one.nobody, one.ada, one.bob].map(async client => (await client.get(url)).body))
    t.same(answers.map(body => body.includes(SECRET)), [false, true, false, false, true], `${url}, at once`)
  }
  const { etag } = (await one.ada.get(`${one.url}/${id}`)).headers
  await one.make(one.ada, whole)
  const after = await one.ada.get(`${one.url}/${id}`, { 'if-none-match': String(etag) })
  t.same([after.statusCode, after.json().answers?.notes?.value], [200, SECRET], 'the own scorecard opens it at once')
})

t.test('events, history and webhooks → say nothing of answers and recommendation', async t => {
  const one = await startScorecards(app)
  const receiver = await receive(t)
  await follow(one.all, receiver, { actions: ['scorecard.*'] })
  const { id } = (await one.make(one.bob, { ...told, status: 'draft', recommendation: null })).json<Scorecard>()
  await one.change(one.bob, id, { recommendation: 'strong_no', status: 'submitted' })
  const events = (await eventsOf(app, one.all)).filter(({ event }) => event.startsWith('scorecard.'))
  t.same(events.map(({ event }) => event), ['scorecard.created', 'scorecard.changed', 'scorecard.submitted'])
  await waitFor(() => receiver.received.length === 3)
  const history = (await one.all.get(`/api/v2/applications/${one.id}/history`)).body
  for (const text of [JSON.stringify(events), history, JSON.stringify(receiver.received)]) {
    t.match(text, 'scorecard.submitted')
    t.notMatch(text, SECRET)
    t.notMatch(text, 'strong_no')
    t.notMatch(text, '"answers":')
  }
})

t.test('a dry run by a token that sees no answers → does not say whether a draft says just what it sends', async t => {
  const one = await startScorecards(app)
  const { status: _, ...draft } = whole
  const { id } = (await one.make(one.ada, { ...draft, code: 'GUESS-1' })).json<Scorecard>()
  const guesses = [{ recommendation: 'yes' }, { recommendation: 'no' }, { answers: answersOf(4, 3) }, { answers: answersOf(1, 1) }]
  for (const guess of guesses) {
    const { statusCode, body, headers } = await one.change(one.nobody, id, guess, '?validateOnly=true')
    t.same([statusCode, body, headers.etag], [204, '', undefined])
    const items = [{ applicationId: one.id, code: 'GUESS-1', ...guess }]
    const bulk = await one.nobody.send({ method: 'POST', url: '/api/v1/scorecards/bulk?validateOnly=true', payload: { items } })
    t.same(bulk.json(), { failed: 0, results: [{ status: 204 }] })
  }
  const seen = await one.change(one.reader, id, { recommendation: 'yes' }, '?validateOnly=true')
  t.match(seen.json(), { id }, 'who sees them gets the whole')
})
