import sql from 'sql-template-tag'
import { makeApplication, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { waitFor } from '../../receiver.js'
import { t } from '../../part.js'

const app = await sharedApp()

const salary = { amount: 650_099, currency: 'BRL', period: 'month' }
const terms = { startDate: '2029-02-01', contractType: 'permanent', salary }

async function start (client?: Client) {
  const own = client ?? await createClient(app)
  const job = await makeJob(app, own.companyId, { numVacancies: 3 })
  const id = await makeApplication(app, own.companyId, { job })
  const url = `/api/v1/jobs/${job.id}/applications/${id}`
  const patch = async (payload: object, by = own) => await by.send({ method: 'PATCH', url, payload })
  const addOpening = async () =>
    (await own.send({ method: 'POST', url: `/api/v1/jobs/${job.id}/openings`, payload: {} })).json<{ id: number }>().id
  const hiring = async () => (await own.get(url)).json<{ hiring: Record<string, unknown> | null }>().hiring
  return { client: own, job, id, url, patch, addOpening, hiring }
}

const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]
/** The events of the company, once all have their positions. */
async function eventsOf (client: Client): Promise<Array<{ event: string, data: Record<string, any> }>> {
  await waitFor(async () => (await app.database.query(sql`
    select 1 from unnumbered_events where company_id = ${client.companyId}`)).length === 0)
  return (await client.get('/api/v2/events?maxPageSize=100')).json().results
}

t.test('a hire without an offer → gets its terms at once, or later; payroll hears of a later change after the application', async t => {
  const { client, patch, hiring } = await start()
  t.equal((await patch({ status: 'hired', hiring: { startDate: '2029-01-01', salary } })).statusCode, 200)
  t.match(await hiring(), { startDate: '2029-01-01', contractType: null, salary, offerId: null, openingId: null })
  t.same((await eventsOf(client)).map(({ event }) => event), ['candidate.hired'])
  t.match((await patch({ hiring: terms })).json().hiring, terms)
  t.equal((await patch({ hiring: terms, status: 'hired' })).statusCode, 200, 'the same again changes nothing')
  const events = (await eventsOf(client)).slice(1)
  t.same(events.map(({ event, data }) => [event, data.changed]), [
    ['application.changed', ['hiring']], ['candidate.hired-changed', ['startDate', 'contractType']]
  ])
  t.match(events[1]?.data.hiring, { startDate: '2029-02-01', contractType: 'permanent' })
  t.notMatch(JSON.stringify(await eventsOf(client)), /650099/, 'and no event has the salary')
  await patch({ score: 4, hiring: { salary: null } })
  t.same((await eventsOf(client)).slice(3).map(({ data }) => data.changed), [['score', 'hiring'], ['salary']])
  t.match(await hiring(), { startDate: '2029-02-01', salary: null })
  t.equal((await patch({ status: 'in_process' })).json().hiring, null)
  t.same(codeOf(await patch({ hiring: { startDate: null } })), [400, 'BAD_ARGUMENT'], 'there is no hire')
  t.same(codeOf(await patch({ status: 'give_up', hiring: { startDate: null } })), [400, 'BAD_ARGUMENT'])
  t.same(codeOf(await patch({ hiring: {} })), [400, 'BAD_ARGUMENT'])
})

t.test('terms with the hire → go before those of the accepted offer; a closed job does not keep them from changing', async t => {
  const { client, job, url, patch, hiring } = await start()
  const offer = (await client.send({ method: 'POST', url: `${url}/offers`, payload: terms })).json<{ id: number }>()
  for (const payload of [{ status: 'sent' }, { status: 'accepted', hire: false }]) {
    await client.send({ method: 'PATCH', url: `${url}/offers/${offer.id}`, payload })
  }
  await patch({ status: 'hired', hiring: { startDate: '2029-05-01' } })
  t.match(await hiring(), { ...terms, startDate: '2029-05-01', offerId: offer.id })
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { status: 'closed' } })
  t.match((await patch({ hiring: { contractType: 'fixed term' } })).json().hiring, { contractType: 'fixed term', offerId: offer.id })
})

t.test('another opening → is filled in place of the first, which is open again', async t => {
  const { client, job, id, patch, addOpening, hiring } = await start()
  const [first, second] = [await addOpening(), await addOpening()]
  t.same(codeOf(await patch({ status: 'hired', openingId: first, hiring: { openingId: second } })), [400, 'BAD_ARGUMENT'])
  t.equal((await patch({ status: 'hired', hiring: { openingId: second } })).statusCode, 200)
  t.match(await hiring(), { openingId: second })
  const before = (await eventsOf(client)).length
  t.equal((await patch({ hiring: { openingId: first } })).statusCode, 200)
  t.match(await hiring(), { openingId: first })
  const openings = (await client.get(`/api/v1/jobs/${job.id}/openings`)).json().results
  t.match(openings, [
    { id: first, status: 'filled', applicationId: id }, { id: second, status: 'open', applicationId: null, filledAt: null }
  ])
  t.same((await eventsOf(client)).slice(before).map(({ event, data }) => [event, data.id, data.vacancies?.filled]), [
    ['application.changed', id, undefined], ['candidate.hired-changed', id, undefined], ['opening.changed', second, 0],
    ['opening.filled', first, 1]
  ])
  const other = await start(client)
  await other.patch({ status: 'hired' })
  t.same(codeOf(await other.patch({ hiring: { openingId: first } })), [400, 'BAD_ARGUMENT'], 'an opening of another job')
  const third = await makeApplication(app, client.companyId, { job })
  await client.send({ method: 'PATCH', url: `/api/v1/jobs/${job.id}/applications/${third}`, payload: { status: 'hired' } })
  t.same(codeOf(await patch({ hiring: { openingId: second } })), [409, 'NO_VACANCY_LEFT'], 'one that another hire has filled')
})

t.test('a token without the scopes of terms → 403 that names the missing one, also in bulk', async t => {
  const { client, job, id, patch } = await start()
  await patch({ status: 'hired' })
  const by = async (scopes: Array<'applications:write' | 'offers:write' | 'compensation:read'>) =>
    await createClient(app, { companyId: client.companyId, scopes })
  const hirer = await by(['applications:write'])
  t.match((await patch({ hiring: { startDate: '2029-02-01' } }, hirer)).json(), { status: 403, detail: /offers:write/ })
  const bulk = { items: [{ applicationId: id, hiring: { startDate: '2029-02-01' } }] }
  const url = `/api/v1/jobs/${job.id}/applications/bulk`
  t.match((await hirer.send({ method: 'POST', url, payload: bulk })).json().results, [{ status: 403 }])
  const offerer = await by(['applications:write', 'offers:write'])
  t.match((await patch({ hiring: { salary } }, offerer)).json(), { status: 403, detail: /compensation:read/ })
  t.match((await offerer.send({ method: 'POST', url, payload: bulk })).json(), { failed: 0 })
})

t.test('an offer that is accepted → moves the application to the hiring step, or to the one that is named', async t => {
  const accept = async (payload: object) => {
    const one = await start()
    const at = `${one.url}/offers`
    const { id } = (await one.client.send({ method: 'POST', url: at, payload: terms })).json<{ id: number }>()
    const refused = await one.client.send({ method: 'PATCH', url: `${at}/${id}`, payload: { stepId: 1, stepCode: 'hiring' } })
    t.match(refused.json().detail, /stepId.*stepCode/, 'without the answer')
    await one.client.send({ method: 'PATCH', url: `${at}/${id}`, payload: { status: 'sent' } })
    const answer = await one.client.send({
      method: 'PATCH',
      url: `${at}/${id}`,
      payload: { status: 'accepted', ...payload, ...('stepId' in payload ? { stepId: one.job.stepIds[3] } : {}) }
    })
    const { currentStep, status } = (await one.client.get(one.url)).json()
    return { code: codeOf(answer)[1], step: currentStep.code, status }
  }
  t.same(await accept({}), { code: undefined, step: 'hiring', status: 'hired' })
  t.same(await accept({ stepCode: 'screening' }), { code: undefined, step: 'screening', status: 'hired' })
  t.same(await accept({ stepId: true }), { code: undefined, step: 'offer', status: 'hired' })
  t.same(await accept({ stepId: true, stepCode: 'offer' }), { code: undefined, step: 'offer', status: 'hired' })
  for (const wrong of [{ stepCode: 'nowhere' }, { stepId: true, stepCode: 'hiring' }, { stepCode: 'offer', hire: false }]) {
    t.match(await accept(wrong), { code: 'BAD_ARGUMENT', status: 'in_process' }, JSON.stringify(wrong))
  }
})

t.test('an offer without a first day → is not sent, unless the company says so', async t => {
  const { client, url } = await start()
  const { id } = (await client.send({ method: 'POST', url: `${url}/offers`, payload: { salary } })).json<{ id: number }>()
  const send = async (payload: object) => await client.send({ method: 'PATCH', url: `${url}/offers/${id}`, payload })
  const refused = await send({ status: 'sent' })
  t.match([...codeOf(refused), refused.headers['x-error-details']], [400, 'BAD_ARGUMENT', /startDate.*required/])
  const setting = await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { offersWithoutTerms: true } })
  t.equal(setting.json().offersWithoutTerms, true)
  t.equal((await send({ status: 'sent' })).statusCode, 200)
})
