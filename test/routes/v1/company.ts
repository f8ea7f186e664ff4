import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

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
    offersWithoutTerms: false,
    retentionDays: null,
    retentionDaysByCountry: {},
    retentionBeginsAt: null,
    filesBytes: 0,
    filesBytesLimit: 21_474_836_480,
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
  const { filesBytes, filesBytesLimit, ...announced } = company
  t.match(event?.data, { ...announced, previousName: 'Test Company' })
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
    [{ retentionMonths: 1 }, 'retentionMonths'],
    [{ retentionDays: 0 }, 'retentionDays'],
    [{ retentionDays: 3651 }, 'retentionDays'],
    [{ retentionDays: 1.5 }, 'retentionDays'],
    [{ retentionDaysByCountry: { DE: 0 } }, 'retentionDaysByCountry'],
    [{ retentionDaysByCountry: { DE: 3651 } }, 'retentionDaysByCountry'],
    [{ retentionDaysByCountry: { DE: null } }, 'retentionDaysByCountry'],
    [{ retentionDaysByCountry: { Germany: 180 } }, 'retentionDaysByCountry'],
    [{ retentionDaysByCountry: null }, 'retentionDaysByCountry'],
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

t.test('days of retention → what makes people due earlier begins in 24 hours, more at once; a dry run changes nothing', async t => {
  const client = await createClient(app)
  const hoursUntil = ({ retentionBeginsAt }: Json) => Math.round((Date.parse(retentionBeginsAt) - Date.now()) / 3_600_000)
  const dry = await patch(client, { retentionDays: 730 }, {}, '?validateOnly=true')
  t.match(dry.json(), { retentionDays: 730, dueNow: 0 })
  t.equal(hoursUntil(dry.json()), 24)
  t.match((await client.get(URL)).json(), { retentionDays: null, retentionBeginsAt: null })

  const first = (await patch(client, { retentionDays: 730 })).json<Json>()
  t.equal(hoursUntil(first), 24)
  t.notOk('dueNow' in first)
  const more = (await patch(client, { retentionDays: 1000 })).json<Json>()
  t.equal(more.retentionBeginsAt, first.retentionBeginsAt, 'more does not bring forward what was to begin')
  t.equal((await patch(client, { retentionDays: null })).json().retentionBeginsAt, null)

  /** Whether the beginning moves, from long ago. */
  const delays = async (body: Json) => {
    const ago = '2026-01-01T00:00:00.000Z'
    await app.database.query(sql`update company_settings set retention_begins_at = ${ago} where company_id = ${client.companyId}`)
    const { retentionBeginsAt } = (await patch(client, body)).json<Json>()
    return retentionBeginsAt !== ago
  }
  const steps: Array<[Json, boolean]> = [
    [{ retentionDays: 500, retentionDaysByCountry: { DE: 180, FR: 900 }, country: 'FR' }, true],
    [{ retentionDaysByCountry: { DE: 180, FR: 1000 } }, false],
    [{ retentionDaysByCountry: { DE: 180 } }, true],
    [{ retentionDaysByCountry: { DE: 180, ES: 600 } }, false],
    [{ retentionDaysByCountry: { DE: 180, ES: 600, IT: 400 } }, true],
    [{ country: 'ES' }, false],
    [{ country: 'DE' }, true],
    [{ retentionDaysByCountry: {} }, true],
    [{ retentionDays: 600, locale: 'es' }, false],
    [{ requireReasonId: true }, false]
  ]
  for (const [body, isDelayed] of steps) t.equal(await delays(body), isDelayed, JSON.stringify(body))
})
