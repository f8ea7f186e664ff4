import sql from 'sql-template-tag'
import t from 'tap'
import { createClient, sharedApp, type Client } from '../../helper.js'

const app = await sharedApp()

const URL = '/api/v1/company'
type Json = Record<string, any>

const patch = async (client: Client, payload: Json, headers: Record<string, string> = {}, query = '') =>
  await client.send({ method: 'PATCH', url: `${URL}${query}`, payload, headers })
const eventsOf = async ({ companyId }: Client) => await app.database.query<{ data: Json }>(sql`
  select data from events where company_id = ${companyId} and event = 'company.changed' order by id`)

t.test('a company that has set nothing → has the defaults, at version 1', async t => {
  const client = await createClient(app)
  const response = await client.get(URL)
  t.equal(response.statusCode, 200)
  const { createdAt, ...company } = response.json<Json>()
  t.same(company, {
    id: client.companyId,
    name: 'Test Company',
    timeZone: 'UTC',
    locale: 'en',
    country: null,
    requireReasonId: false,
    requireOfferApproval: false,
    retentionMonths: null,
    retentionBeginsAt: null,
    updatedAt: createdAt
  })
  t.match(response.headers.etag, /^"1-/)
})

t.test('settings → are changed together, in normal spelling, with one event; equal ones change nothing', async t => {
  const client = await createClient(app)
  const body = { name: 'Moreira Ltda', timeZone: 'america/sao_paulo', locale: 'PT-br', country: 'BR', requireOfferApproval: true }
  const response = await patch(client, body)
  t.equal(response.statusCode, 200, response.body)
  const company = response.json<Json>()
  const after = { ...body, timeZone: 'America/Sao_Paulo', locale: 'pt-BR' }
  t.match(company, after)
  t.same((await client.get(URL)).json(), company)
  t.equal((await client.get(URL)).headers.etag, response.headers.etag)
  t.equal((await client.get('/api/v1/me')).statusCode, 200)

  const repeated = await patch(client, after)
  t.same(repeated.json(), company)
  const [event, ...more] = await eventsOf(client)
  t.same(more, [])
  const changed = ['name', 'timeZone', 'locale', 'country', 'requireOfferApproval']
  t.match(event?.data, { ...company, previousName: 'Test Company' })
  t.same([...event?.data.changed ?? []].sort(), changed.sort())
  t.match((await patch(client, { country: null })).json(), { ...after, country: null })
})

t.test('a new name → GET /me has it on the next request; a dry run changes nothing', async t => {
  const client = await createClient(app)
  const nameIn = async () => (await client.get('/api/v1/me')).json<Json>().company.name
  t.equal(await nameIn(), 'Test Company')
  t.equal((await patch(client, { name: 'Renamed' }, {}, '?validateOnly=true')).statusCode, 200)
  t.equal(await nameIn(), 'Test Company')
  t.equal((await patch(client, { name: 'Renamed' })).statusCode, 200)
  t.equal(await nameIn(), 'Renamed')
})

t.test('what is no setting, or no value of one → 400 that names it, and nothing changes', async t => {
  const client = await createClient(app)
  const cases: Array<[Json, string]> = [
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+03:00' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
    [{ timeZone: null }, 'timeZone'],
    [{ locale: 'pt_BR' }, 'locale'],
    [{ locale: '' }, 'locale'],
    [{ country: 'Brazil' }, 'country'],
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ requireReasonId: 'yes' }, 'requireReasonId'],
    [{ requireOfferApproval: null }, 'requireOfferApproval'],
    [{ retentionMonths: 0 }, 'retentionMonths'],
    [{ retentionMonths: 601 }, 'retentionMonths'],
    [{ retentionMonths: 1.5 }, 'retentionMonths'],
    [{ retentionBeginsAt: '2026-03-01T00:00:00Z' }, 'retentionBeginsAt'],
    [{ id: 1 }, 'id'],
    [{}, 'at least one field']
  ]
  for (const [body, target] of cases) {
    const response = await patch(client, body)
    t.equal(response.statusCode, 400, JSON.stringify(body))
    t.ok(response.body.includes(target), response.body)
  }
  t.same(await eventsOf(client), [])
})

t.test('two who change settings at once → both changes are kept; If-Match lets one of them win', async t => {
  const client = await createClient(app)
  await Promise.all([patch(client, { locale: 'es' }), patch(client, { country: 'ES' })])
  const { headers, ...now } = await client.get(URL)
  t.match(now.json(), { locale: 'es', country: 'ES' })
  const etag = { 'if-match': String(headers.etag) }
  const answers = await Promise.all([patch(client, { locale: 'ca' }, etag), patch(client, { locale: 'eu' }, etag)])
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 412])
})

t.test('scopes → one to read and one to write; who may not read gets no body', async t => {
  const { companyId } = await createClient(app)
  const reader = await createClient(app, { companyId, scopes: ['company:read'] })
  const writer = await createClient(app, { companyId, scopes: ['company:write'] })
  const other = await createClient(app, { companyId, scopes: ['structure:write', 'structure:read'] })
  t.equal((await patch(reader, { locale: 'es' })).statusCode, 403)
  t.equal((await writer.get(URL)).statusCode, 403)
  t.equal((await other.get(URL)).statusCode, 403)
  const response = await patch(writer, { locale: 'es' })
  t.same([response.statusCode, response.body], [204, ''])
  t.match((await reader.get(URL)).json(), { locale: 'es' })
  t.match((await (await createClient(app)).get(URL)).json(), { locale: 'en' }, 'another company keeps its own')
})

t.test('months of retention → fewer begin in 24 hours, more at once, none never; a dry run changes nothing', async t => {
  const client = await createClient(app)
  const hoursUntil = ({ retentionBeginsAt }: Json) => Math.round((Date.parse(retentionBeginsAt) - Date.now()) / 3_600_000)
  const dry = await patch(client, { retentionMonths: 24 }, {}, '?validateOnly=true')
  t.match(dry.json(), { retentionMonths: 24, dueNow: 0 })
  t.equal(hoursUntil(dry.json()), 24)
  t.match((await client.get(URL)).json(), { retentionMonths: null, retentionBeginsAt: null })

  const first = (await patch(client, { retentionMonths: 24 })).json<Json>()
  t.equal(hoursUntil(first), 24)
  t.notOk('dueNow' in first)
  const more = (await patch(client, { retentionMonths: 36 })).json<Json>()
  t.equal(more.retentionBeginsAt, first.retentionBeginsAt, 'more does not bring forward what was to begin')
  t.equal((await patch(client, { retentionMonths: null })).json().retentionBeginsAt, null)
})
