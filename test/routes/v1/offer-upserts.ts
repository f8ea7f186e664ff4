import sql from 'sql-template-tag'
import type { Scope } from '../../../src/domain/shared/scopes.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const salary = { amount: 6500, currency: 'BRL', period: 'month' }
const terms = { salary, startDate: '2029-02-01', contractType: 'permanent' }

async function start (given?: Client, scopes: Scope[] = ['*']) {
  const client = given ?? await createClient(app, { scopes })
  const job = await makeJob(app, client.companyId, { numVacancies: 3 })
  const candidateId = await makeCandidate(app, client.companyId)
  const id = await makeApplication(app, client.companyId, { job, candidateId })
  await app.database.query(sql`
    update applications set created_at = '2025-01-01' where company_id = ${client.companyId} and id = ${id}`)
  await app.database.query(sql`
    update application_steps set started_at = '2025-01-01' where company_id = ${client.companyId} and application_id = ${id}`)
  const url = `/api/v1/jobs/${job.id}/applications/${id}`
  return {
    client,
    job,
    candidateId,
    id,
    url,
    read: async (code: string) => await client.get(`${url}/offers/by-code/${code}`),
    put: async (code: string, payload: object, headers = {}) =>
      await client.send({ method: 'PUT', url: `${url}/offers/by-code/${code}`, payload, headers }),
    change: async (offerId: number, payload: object) =>
      await client.send({ method: 'PATCH', url: `${url}/offers/${offerId}`, payload })
  }
}

const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]
const eventsOf = async ({ companyId }: Client) => await app.database.query<{ event: string, at: string | null }>(sql`
  select event, occurred_at as at from events where company_id = ${companyId} order by id`)

t.test('an offer by its code → is made once, replaced while it is a draft, found by it, and unique in the company', async t => {
  const one = await start()
  const made = await one.put('OFF-1', terms)
  t.match([made.statusCode, made.json()], [201, { code: 'OFF-1', status: 'draft', ...terms }], made.body)
  const { id } = made.json()
  t.equal(made.headers.location, `${one.url}/offers/${id}`)
  t.same((await one.read('OFF-1')).json(), made.json())
  t.equal((await one.put('OFF-1', terms)).headers.etag, made.headers.etag, 'the same content changes nothing')
  t.match((await one.put('OFF-1', { startDate: '2029-02-01' })).json(), { salary: null, contractType: null, startDate: '2029-02-01' })
  t.match((await one.client.get('/api/v2/offers?code=OFF-1')).json().results, [{ id }])
  t.match((await one.client.get(`${one.url}/offers?code=OFF-2`)).json(), { totalResults: 0 })
  t.equal((await one.change(id, { status: 'sent' })).statusCode, 200)
  t.same(codeOf(await one.put('OFF-1', terms)), [409, 'ILLEGAL_TRANSITION'], 'terms of one that was sent')
  t.equal((await one.put('OFF-1', { startDate: '2029-02-01', notes: 'Called.' })).statusCode, 200)

  const other = await start(one.client)
  for (const taken of [
    await other.put('OFF-1', terms), await other.client.send({ method: 'POST', url: `${other.url}/offers`, payload: { code: 'OFF-1' } })
  ]) t.same([...codeOf(taken), taken.headers.location], [409, 'ALREADY_EXISTS', `${one.url}/offers/${id}`])
  t.same(codeOf(await other.read('OFF-1')), [404, 'NOT_FOUND'])
  const { id: otherId } = (await other.put('OFF-2', terms)).json()
  t.same(codeOf(await other.change(otherId, { code: 'OFF-1' })), [409, 'ALREADY_EXISTS'])
  t.same(codeOf(await other.put('OFF-3', terms)), [409, 'ALREADY_EXISTS'], 'one live offer at a time')
  await other.change(otherId, { status: 'withdrawn' })
  t.match((await other.change(otherId, { code: 'OFF-4' })).json(), { code: 'OFF-4', status: 'withdrawn' }, 'a code in any status')
  t.same(codeOf(await other.put('OFF-4', {}, { 'if-match': '"1-x"' })), [412, 'STALE_VERSION'])
})

t.test('two requests that make the same offer at once → one makes it; a salary that the token may not see → stays', async t => {
  const one = await start()
  const answers = await Promise.all([1, 2, 3].map(async () => await one.put('OFF-1', terms)))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 201])
  const writer = await createClient(app, { companyId: one.client.companyId, scopes: ['offers:read', 'offers:write'] })
  const url = `${one.url}/offers/by-code/OFF-1`
  t.equal((await writer.send({ method: 'PUT', url, payload: { startDate: '2029-03-01' } })).statusCode, 200)
  t.match((await one.read('OFF-1')).json(), { salary, startDate: '2029-03-01', contractType: null })
  t.equal((await writer.send({ method: 'PUT', url, payload: terms })).statusCode, 403)
})

t.test('the past of an offer → with the times that are stated, once, and the hire at the same time', async t => {
  const one = await start()
  const at = { made: '2025-02-01T00:00:00.000Z', sent: '2025-02-03T00:00:00.000Z', accepted: '2025-02-05T00:00:00.000Z' }
  const made = (await one.put('OFF-1', { ...terms, at: at.made })).json()
  t.equal(made.createdAt, at.made)
  t.same(codeOf(await one.change(made.id, { at: at.sent })), [400, 'BAD_ARGUMENT'], 'a time without a status')
  t.same(codeOf(await one.change(made.id, { status: 'sent', at: '2025-01-31T00:00:00Z' })), [400, 'BAD_ARGUMENT'], 'before it was made')
  t.same(codeOf(await one.change(made.id, { status: 'sent', at: '2099-01-01T00:00:00Z' })), [400, 'BAD_ARGUMENT'], 'in the future')
  t.match((await one.change(made.id, { status: 'sent', at: at.sent })).json(), { status: 'sent', sentAt: at.sent })
  for (let i = 0; i < 2; i++) {
    t.match((await one.change(made.id, { status: 'accepted', at: at.accepted })).json(), { status: 'accepted', endedAt: at.accepted })
  }
  t.equal((await one.change(made.id, { status: 'sent', at: at.sent })).statusCode, 200, 'an import that starts again')
  t.equal((await one.put('OFF-1', { ...terms, at: at.made })).statusCode, 200)
  t.match((await one.client.get(one.url)).json(), { status: 'hired', hiredAt: at.accepted })
  t.same((await eventsOf(one.client)).map(({ event, at }) => [event, at]), [
    ['offer.created', at.made], ['offer.sent', at.sent], ['offer.accepted', at.accepted], ['application.moved', at.accepted],
    ['candidate.hired', at.accepted]
  ])
  const writer = await createClient(app, { companyId: one.client.companyId, scopes: ['offers:write'] })
  const refused = await writer.send({ method: 'POST', url: `${one.url}/offers`, payload: { at: at.made } })
  t.match([...codeOf(refused), refused.json().detail], [403, 'FORBIDDEN', 'history:write'])

  const ended = await start(one.client)
  t.equal((await ended.put('OFF-2', { ...terms, at: '2024-12-31T00:00:00Z' })).statusCode, 400, 'before the application')
  const { id } = (await ended.put('OFF-2', { ...terms, at: at.made })).json()
  await ended.client.send({ method: 'PATCH', url: ended.url, payload: { status: 'give_up', at: at.accepted } })
  t.match((await ended.client.get(`/api/v2/offers/${id}`)).json(), { status: 'withdrawn', endedAt: at.accepted }, 'with its application')
})

t.test('an offer that expired since → is answered at a time before that', async t => {
  const one = await start()
  const { id } = (await one.put('OFF-1', { ...terms, at: '2025-02-01T00:00:00Z', expiresAt: '2099-01-01T00:00:00Z' })).json()
  await one.change(id, { status: 'sent', at: '2025-02-02T00:00:00Z' })
  await app.database.query(sql`
    update offers set expires_at = '2025-02-09T00:00:00Z' where company_id = ${one.client.companyId} and id = ${id}`)
  const decline = async (at: string) => await one.change(id, { status: 'declined', reason: 'Moved away', at })
  t.same(codeOf(await decline('2025-02-09T00:00:00Z')), [409, 'ILLEGAL_TRANSITION'])
  t.equal((await decline('2025-02-08T00:00:00Z')).statusCode, 200)
})

t.test('somebody who is anonymized → the code is gone, with its events, and comes back to nobody', async t => {
  const one = await start()
  await one.put('OFF-Zq7', terms)
  t.equal((await one.client.send({ method: 'POST', url: `/api/v2/candidates/${one.candidateId}/anonymize` })).statusCode, 200)
  t.match((await one.client.get(`${one.url}/offers`)).json().results, [{ code: null, salary }])
  t.same(codeOf(await one.read('OFF-Zq7')), [404, 'NOT_FOUND'])
  t.notMatch((await one.client.get('/api/v2/events')).body, /Zq7/)
  await one.client.send({ method: 'PATCH', url: one.url, payload: { status: 'give_up' } })
  await one.client.send({ method: 'PATCH', url: one.url, payload: { status: 'in_process' } })
  t.same(codeOf(await one.put('OFF-Zq7', terms)), [409, 'ANONYMIZED'])
})
