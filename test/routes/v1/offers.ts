import { OfferExpiry } from '../../../src/workers/offer-expiry.js'
import sql from 'sql-template-tag'
import type { Scope } from '../../../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, daysAgo, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

interface Offer { id: number, status: string, reason: string | null, notes: string | null, endedAt: string | null, salary?: object | null }
interface Hiring { startDate: string | null, contractType: string | null, openingId: number | null, offerId: number | null }
interface Event { event: string, entity: { id: number }, data: Record<string, any> }

const salary = { amount: 650_099, currency: 'BRL', period: 'month' }
const terms = { salary, startDate: '2029-02-01', contractType: 'permanent' }

/** An application, and what can be done with its offers. */
async function start ({ scopes = ['*'], client, numVacancies = 3 }: { scopes?: Scope[], client?: Client, numVacancies?: number } = {}) {
  const own = client ?? await createClient(app, { scopes })
  const job = await makeJob(app, own.companyId, { numVacancies })
  const candidateId = await makeCandidate(app, own.companyId)
  const id = await makeApplication(app, own.companyId, { job, candidateId })
  const ofApplication = `/api/v1/jobs/${job.id}/applications/${id}`
  return {
    client: own,
    job,
    candidateId,
    id,
    url: `${ofApplication}/offers`,
    make: async (payload: object = terms) => await own.send({ method: 'POST', url: `${ofApplication}/offers`, payload }),
    change: async (offerId: number, payload: object) =>
      await own.send({ method: 'PATCH', url: `${ofApplication}/offers/${offerId}`, payload }),
    patch: async (payload: object) => await own.send({ method: 'PATCH', url: ofApplication, payload }),
    application: async () => (await own.get(ofApplication)).json<{ status: string, hiring: Hiring | null }>(),
    offers: async () => (await own.get(`${ofApplication}/offers`)).json<{ results: Offer[] }>().results
  }
}

const sent = async ({ make, change }: Awaited<ReturnType<typeof start>>, payload: object = terms) => {
  const { id } = (await make(payload)).json<Offer>()
  await change(id, { status: 'sent' })
  return id
}
/** The events of the company, once all have their positions. */
async function eventsOf (client: Client): Promise<Event[]> {
  await waitFor(async () => (await app.database.query(sql`
    select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
  return (await client.get('/api/v2/events?maxPageSize=100')).json<{ results: Event[] }>().results
}
const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]

t.test('an offer that is accepted → hires in the same transaction, with what payroll needs', async t => {
  const one = await start()
  const { client, job, id } = one
  const openingId = (await client.send({ method: 'POST', url: `/api/v1/jobs/${job.id}/openings`, payload: {} })).json<{ id: number }>().id
  const offerId = await sent(one, { ...terms, notes: 'May work from Recife.' })
  const accepted = await one.change(offerId, { status: 'accepted', openingId })
  t.match(accepted.json(), { status: 'accepted', salary, endedAt: /Z$/ }, accepted.body)
  const { status, hiring } = await one.application()
  t.match([status, hiring], ['hired', { startDate: '2029-02-01', contractType: 'permanent', salary, openingId, offerId }])
  const [listed] = (await client.get(`/api/v2/applications?id=${id}&expand=offers&fields=hiring.salary,offers`)).json().results
  t.match(listed, { hiring: { salary }, offers: [{ id: offerId, salary }] })
  const names = (await eventsOf(client)).map(({ event }) => event)
  t.same(names, [
    'opening.created', 'offer.created', 'offer.sent', 'offer.accepted', 'application.moved', 'candidate.hired', 'opening.filled'
  ])
  const hired = (await eventsOf(client)).find(({ event }) => event === 'candidate.hired')
  t.match(hired?.data.hiring, { startDate: '2029-02-01', contractType: 'permanent', openingId, offerId })
  t.notMatch(JSON.stringify(await eventsOf(client)), /650099/, 'and no event has the salary')
  t.same((await one.change(offerId, { status: 'accepted' })).statusCode, 200, 'the same again changes nothing')
  t.equal((await eventsOf(client)).length, names.length)
  const history = (await client.get(`/api/v2/applications/${id}/history`)).json<{ results: Event[] }>().results.map(({ event }) => event)
  t.same(history, ['offer.created', 'offer.sent', 'offer.accepted', 'application.moved', 'candidate.hired'])
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['applications:read'] })
  const seen = (await narrow.get(`/api/v2/applications/${id}/history`)).json().results.map(({ event }: Event) => event)
  t.same(seen, ['application.moved', 'candidate.hired'])
  t.equal((await narrow.get(`/api/v2/applications/${id}?expand=offers`)).statusCode, 403)
  for (const url of [`/api/v2/applications/${id}`, `/api/v1/jobs/${job.id}/applications/${id}`]) {
    t.notOk('salary' in (await narrow.get(url)).json().hiring, url)
  }
  await one.patch({ status: 'in_process' })
  t.same([(await one.application()).hiring, (await one.offers())[0]?.status], [null, 'accepted'], 'an undone hire leaves the offer')
  t.equal((await one.make()).statusCode, 201, 'and a new one may be made')
})

t.test('salaries → only with their scope, to read and to write', async t => {
  const owner = await start()
  const offerId = await sent(owner)
  const client = await createClient(app, {
    companyId: owner.client.companyId, scopes: ['offers:read', 'offers:write', 'applications:read', 'applications:write', 'events:read']
  })
  const one = `${owner.url}/${offerId}`
  const answers = [
    await client.get(one), await client.get(`/api/v2/offers/${offerId}`),
    await client.send({ method: 'PATCH', url: one, payload: { notes: 'Called.' } }), await client.get(owner.url),
    await client.get('/api/v2/offers'), await client.get('/api/v2/exports/offers'), await client.get('/api/v2/applications?expand=offers'),
    await client.send({ method: 'PATCH', url: one, payload: { status: 'accepted' } })
  ]
  for (const answer of answers) {
    t.equal(answer.statusCode, 200, answer.body)
    t.match(answer.body, /permanent/)
    t.notMatch(answer.body, /salary"/)
  }
  t.notMatch((await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${owner.job.id}/applications/${owner.id}`, payload: { score: 3 }
  })).body, /650099/)
  const bulk = { items: [{ applicationId: owner.id, score: 4 }] }
  t.notMatch((await client.send({ method: 'POST', url: `/api/v1/jobs/${owner.job.id}/applications/bulk`, payload: bulk })).body, /650099/)
  const other = await start({ client: owner.client })
  t.same(codeOf(await client.send({ method: 'POST', url: other.url, payload: { salary } })), [403, 'FORBIDDEN'])
  t.equal((await client.send({ method: 'POST', url: other.url, payload: { startDate: '2029-01-01' } })).statusCode, 201)
})

t.test('accepting where no hire is allowed → 409 and nothing changes; without a hire it is accepted, and one may follow', async t => {
  const one = await start({ numVacancies: 0 })
  const offerId = await sent(one)
  t.same(codeOf(await one.change(offerId, { status: 'accepted' })), [409, 'NO_VACANCY_LEFT'])
  t.same([(await one.offers())[0]?.status, (await one.application()).status], ['sent', 'in_process'])
  const writer = await createClient(app, { companyId: one.client.companyId, scopes: ['offers:read', 'offers:write'] })
  const accept = async (payload: object) => await writer.send({ method: 'PATCH', url: `${one.url}/${offerId}`, payload })
  t.equal((await accept({ status: 'accepted' })).statusCode, 403, 'a hire needs applications:write')
  t.equal((await accept({ status: 'accepted', hire: false, openingId: 1 })).statusCode, 400)
  t.equal((await accept({ hire: false })).statusCode, 400)
  t.equal((await accept({ status: 'accepted', hire: false })).statusCode, 200)
  t.equal((await one.application()).hiring, null)
  await one.client.send({ method: 'PATCH', url: `/api/v1/jobs/${one.job.id}`, payload: { numVacancies: 1 } })
  t.equal((await one.patch({ status: 'hired' })).statusCode, 200)
  t.match((await one.application()).hiring, { startDate: '2029-02-01', salary, offerId, openingId: null })
})

t.test('an application that ends → withdraws its live offer in the same transaction, also with its job', async t => {
  for (const payload of [{ status: 'reproved', reason: 'no fit' }, { status: 'give_up' }, { status: 'hired' }]) {
    const one = await start()
    await one.make()
    t.equal((await one.patch(payload)).statusCode, 200)
    t.match(await one.offers(), [{ status: 'withdrawn', endedAt: /Z$/ }], payload.status)
    t.match((await eventsOf(one.client)).at(-1), { data: { previousStatus: 'draft' } })
    t.same(codeOf(await one.make()), [409, 'ILLEGAL_TRANSITION'])
  }
  const one = await start()
  const offerId = await sent(one)
  const closing = { status: 'closed', rejectRemaining: { reason: 'filled' } }
  t.equal((await one.client.send({ method: 'PATCH', url: `/api/v1/jobs/${one.job.id}`, payload: closing })).statusCode, 200)
  t.match(await one.offers(), [{ id: offerId, status: 'withdrawn' }])
  t.same(codeOf(await one.change(offerId, { status: 'accepted' })), [409, 'ILLEGAL_TRANSITION'])
})

t.test('a second live offer → 409 that names the first; also of two at once', async t => {
  const one = await start()
  const answers = await Promise.all([one.make(), one.make(), one.make()])
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409])
  const [{ id } = { id: 0 }] = await one.offers()
  const again = await one.make()
  t.match([again.headers['x-error-code'], again.headers.location], ['ALREADY_EXISTS', `${one.url}/${id}`])
})

t.test('an offer accepted twice at once → one hire', async t => {
  const one = await start()
  const offerId = await sent(one)
  const answers = await Promise.all([1, 2, 3].map(async () => await one.change(offerId, { status: 'accepted' })))
  t.same(answers.map(({ statusCode }) => statusCode), [200, 200, 200])
  t.equal((await eventsOf(one.client)).filter(({ event }) => event === 'candidate.hired').length, 1)
})

t.test('approval, reasons and fields → as the status and the company allow', async t => {
  const one = await start()
  const { client, change } = one
  const { id } = (await one.make()).json<Offer>()
  await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { requireOfferApproval: true } })
  const refused = await change(id, { status: 'sent' })
  t.same([...codeOf(refused), refused.headers['x-allowed-transitions']], [409, 'ILLEGAL_TRANSITION', 'waiting_approval, withdrawn'])
  t.equal((await change(id, { status: 'waiting_approval', startDate: '2029-03-01' })).statusCode, 200)
  t.match((await eventsOf(client)).at(-1), {
    event: 'offer.changed', data: { previousStatus: 'draft', status: 'waiting_approval', changed: ['startDate', 'status'] }
  })
  t.same(codeOf(await change(id, { status: 'draft' })), [400, 'BAD_ARGUMENT'], 'a way back needs a reason')
  t.match((await change(id, { status: 'draft', reason: 'Too much' })).json(), { status: 'draft', reason: 'Too much' })
  t.strictSame((await eventsOf(client)).at(-1)?.data.changed, ['status', 'reason'])
  await change(id, { status: 'waiting_approval' })
  t.strictSame((await eventsOf(client)).at(-1)?.data.changed, ['status', 'reason'], 'the reason of the way back is gone')
  t.equal((await change(id, { status: 'approved', reason: 'Fine' })).statusCode, 400)
  t.match((await change(id, { status: 'approved' })).json(), { status: 'approved', reason: null })
  t.same(codeOf(await change(id, { status: 'sent', expiresAt: '2026-01-01T00:00:00Z' })), [400, 'BAD_ARGUMENT'])
  t.equal((await change(id, { status: 'sent', expiresAt: '2099-01-01T00:00:00Z' })).statusCode, 200)
  t.same(codeOf(await change(id, { startDate: '2029-04-01' })), [409, 'ILLEGAL_TRANSITION'])
  t.equal((await change(id, { startDate: '2029-03-01', notes: 'Called.' })).statusCode, 200, 'equal values are no change')
  t.same(codeOf(await change(id, { status: 'expired' })), [409, 'ILLEGAL_TRANSITION'])
  t.same(codeOf(await change(id, { status: 'declined' })), [400, 'BAD_ARGUMENT'])
  t.match((await change(id, { status: 'declined', reason: 'Took another' })).json(), { status: 'declined', reason: 'Took another' })
  t.same(codeOf(await change(id, { notes: 'Later.' })), [409, 'ILLEGAL_TRANSITION'], 'nothing changes after the end')
  for (const payload of [
    { salary: { amount: -1, currency: 'BRL', period: 'month' } }, { salary: { amount: 1, currency: 'reais', period: 'month' } },
    { startDate: '2026-02-30' }, { contractType: 'x'.repeat(101) }, { status: 'sent' }
  ]) t.equal((await one.make(payload)).statusCode, 400, JSON.stringify(payload))
  const other = await start({ client })
  t.equal((await client.get(`${other.url}/${id}`)).statusCode, 404, 'of another application')
})

t.test('an offer past its time → expires by the worker, with an event of nobody; until then it cannot be accepted', async t => {
  const one = await start()
  const offerId = await sent(one, { ...terms, expiresAt: '2099-01-01T00:00:00Z' })
  await new OfferExpiry(app.database, app.log).runNow()
  t.equal((await one.offers())[0]?.status, 'sent')
  await app.database.query(sql`
    update offers set expires_at = ${daysAgo(1)} where company_id = ${one.client.companyId} and id = ${offerId}`)
  t.same(codeOf(await one.change(offerId, { status: 'accepted' })), [409, 'ILLEGAL_TRANSITION'])
  await new OfferExpiry(app.database, app.log).runNow()
  t.match(await one.offers(), [{ status: 'expired', endedAt: /Z$/ }])
  t.match((await eventsOf(one.client)).at(-1), { event: 'offer.expired', actor: null, data: { previousStatus: 'sent' } })
  t.equal((await one.make()).statusCode, 201)
})

t.test('expiresAt in another zone or with finer digits → is the same time: no change, no event, and no refusal after the end', async t => {
  const one = await start()
  const same = ['2099-01-01T00:00:00Z', '2098-12-31T21:00:00-03:00', '2099-01-01T00:00:00.0004Z', '2099-01-01t00:00:00.000z']
  const offerId = await sent(one, { ...terms, expiresAt: same[1] })
  const repeat = async () => {
    for (const expiresAt of same) {
      const { statusCode, body } = await one.change(offerId, { expiresAt })
      t.strictSame([statusCode, JSON.parse(body).expiresAt], [200, '2099-01-01T00:00:00.000Z'], expiresAt)
    }
  }
  await repeat()
  t.strictSame((await eventsOf(one.client)).map(({ event }) => event), ['offer.created', 'offer.sent'])
  await one.change(offerId, { status: 'accepted' })
  const { length } = await eventsOf(one.client)
  await repeat()
  t.equal((await eventsOf(one.client)).length, length)
})

t.test('the last moment of the year 9999 → stays in that year, in a new offer and in a changed one', async t => {
  const [one, other] = [await start(), await start()]
  const last = { expiresAt: '9999-12-31T23:59:59.9999Z' }
  t.equal((await one.make(last)).json().expiresAt, '9999-12-31T23:59:59.999Z')
  const { id } = (await other.make()).json<Offer>()
  t.equal((await other.change(id, last)).json().expiresAt, '9999-12-31T23:59:59.999Z')
  t.strictSame((await other.change(id, { expiresAt: null })).json().expiresAt, null)
})

t.test('lists over the company → by application, job, candidate and status', async t => {
  const client = await createClient(app)
  const [one, other] = [await start({ client }), await start({ client })]
  const [first, second] = [await sent(one), (await other.make()).json<Offer>().id]
  const ids = async (query: string) =>
    (await client.get(`/api/v2/offers?${query}`)).json<{ results: Offer[] }>().results.map(({ id }) => id)
  t.same(await ids(''), [first, second])
  t.same(await ids(`applicationId=${one.id}`), [first])
  t.same(await ids(`jobId=${other.job.id}`), [second])
  t.same(await ids(`candidateId=${one.candidateId}`), [first])
  t.same(await ids('status=draft,approved'), [second])
  const stranger = await createClient(app)
  t.equal((await stranger.get(`/api/v2/offers/${first}`)).statusCode, 404)
})

t.test('somebody who is anonymized → nothing of them is left in offers; the export of one person has them', async t => {
  const one = await start()
  const offerId = await sent(one, { ...terms, notes: 'Zq6 likes Recife.' })
  await one.change(offerId, { status: 'declined', reason: 'Zq6 moves away' })
  const person = `/api/v2/candidates/${one.candidateId}`
  t.match((await one.client.get(`${person}/export`)).json().applications[0].offers, [{ id: offerId, salary, reason: 'Zq6 moves away' }])
  t.equal((await one.client.send({ method: 'POST', url: `${person}/anonymize` })).statusCode, 200)
  t.match(await one.offers(), [{ notes: null, reason: null, salary }])
  t.notMatch(JSON.stringify(await eventsOf(one.client)), /Zq6/)
  t.match((await eventsOf(one.client)).filter(({ event }) => event === 'offer.changed').at(-1)?.data.changed, ['notes', 'reason'])
  t.same(codeOf(await one.make({ notes: 'More.' })), [409, 'ANONYMIZED'])
  t.equal((await one.make({ contractType: 'permanent' })).statusCode, 201)
})

t.test('an opening for somebody who is hired already → shows on the application, with an event', async t => {
  const one = await start()
  await one.patch({ status: 'hired' })
  const payload = { applicationId: one.id }
  const opening = (await one.client.send({ method: 'POST', url: `/api/v1/jobs/${one.job.id}/openings`, payload })).json<{ id: number }>()
  t.match((await one.application()).hiring, { openingId: opening.id, offerId: null })
  t.match((await eventsOf(one.client)).slice(-2).map(({ event, data }) => [event, data.changed]), [
    ['opening.created', undefined], ['application.changed', ['hiring']]
  ])
})
