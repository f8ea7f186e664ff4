import sql from 'sql-template-tag'
import { OfferExpiry } from '../../../src/workers/offer-expiry.js'
import { define, eventsOf, person, publish, sender, type Json, type Sender } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

/** What an offer needs to be sent, besides fields of the company. */
const TERMS = { startDate: '2099-02-01', contractType: 'permanent' }

/** An application in process, and the path of its offers. */
async function apply (company: Sender, jobId?: number): Promise<{ id: number, candidateId: number, url: string, offers: string }> {
  const applications = `v1/jobs/${jobId ?? await publish(company)}/applications`
  const { id, candidateId } = await company.ok('POST', applications, { manualCandidate: person() })
  return { id, candidateId, url: `${applications}/${id}`, offers: `${applications}/${id}/offers` }
}

const idsOf = ({ results }: Json): number[] => results.map(({ id }: Json) => id)

t.test('values of offers in POST and PATCH → in lists and single objects of both versions, exports, events, with applications', async t => {
  const company = await sender(app)
  const { ok, client } = company
  const before = await apply(company)
  t.notOk('customFields' in await ok('POST', before.offers, {}), 'absent before')
  const { id, offers } = await apply(company)
  await define(company, 'offer', 'probation', 'number')
  await define(company, 'offer', 'car', 'text')
  t.same((await ok('GET', before.offers)).results[0].customFields, {}, 'and empty then')
  const offer = await ok('POST', offers, { ...TERMS, customFields: { probation: 6, car: 'compact' } })
  t.same(offer.customFields, { car: 'compact', probation: 6 })
  const url = `${offers}/${offer.id}`
  const { etag } = (await client.get(`/api/${url}`)).headers
  const patched = await client.send({
    method: 'PATCH', url: `/api/${url}`, headers: { 'if-match': String(etag) }, payload: { customFields: { car: null } }
  })
  t.same(patched.json().customFields, { probation: 6 })
  t.equal((await client.get(`/api/${url}`)).headers.etag, patched.headers.etag, 'the same ETag as after the write')
  const same = await ok('PATCH', url, { customFields: { probation: 6, car: null } })
  t.equal(same.updatedAt, patched.json().updatedAt, 'the same again changes nothing')
  for (const path of [url, `v2/offers/${offer.id}`]) t.same((await ok('GET', path)).customFields, { probation: 6 }, path)
  for (const path of [offers, `v2/offers?applicationId=${id}`, `v2/offers?applicationId=${id}&fields=customFields`]) {
    t.same((await ok('GET', path)).results[0].customFields, { probation: 6 }, path)
  }
  t.same((await ok('GET', `v2/applications/${id}?expand=offers`)).offers[0].customFields, { probation: 6 })
  t.same((await ok('GET', `v2/applications?id=${id}&expand=offers&fields=offers`)).results[0].offers[0].customFields, { probation: 6 })
  const lines = (await client.get('/api/v2/exports/offers')).body.split('\n').slice(0, -2).map(line => JSON.parse(line) as Json)
  t.same(lines.map(({ customFields }) => customFields), [{}, { probation: 6 }])
  await ok('PATCH', url, { status: 'sent', customFields: { probation: 3 } })
  const events = (await eventsOf(app, company, 'offer')).filter(({ entity }) => entity.id === offer.id)
  t.same(events.map(({ event, data }) => [event, data.changed, data.customFields]), [
    ['offer.created', undefined, { car: 'compact', probation: 6 }],
    ['offer.changed', ['customFields.car'], { probation: 6 }],
    ['offer.changed', ['customFields.probation'], { probation: 3 }],
    ['offer.sent', undefined, { probation: 3 }]
  ])
  await ok('PATCH', `${offers.replace('/offers', '')}`, { status: 'give_up' })
  const last = (await eventsOf(app, company, 'offer')).at(-1)
  t.same([last?.event, last?.data.customFields], ['offer.withdrawn', { probation: 3 }], 'withdrawn with its application')
})

t.test('an offer that expires → its event has the values, or {} as others have', async t => {
  const company = await sender(app)
  await define(company, 'offer', 'probation', 'number')
  for (const customFields of [{ probation: 6 }, {}]) {
    const { offers } = await apply(company)
    const { id } = await company.ok('POST', offers, { startDate: '2099-02-01', expiresAt: '2099-01-01T00:00:00Z', customFields })
    await company.ok('PATCH', `${offers}/${id}`, { status: 'sent' })
    await app.database.query(sql`
      update offers set expires_at = clock_timestamp() - interval '1 second' where company_id = ${company.companyId} and id = ${id}`)
    const worker = new OfferExpiry(app.database, app.log)
    worker.start()
    await waitFor(async () => (await company.ok('GET', `${offers}/${id}`)).status === 'expired')
    await worker.stop()
    const last = (await eventsOf(app, company, 'offer')).at(-1)
    t.same([last?.event, last?.data.customFields, last?.actor], ['offer.expired', customFields, null])
  }
})

t.test('wrong values, an offer that is sent or has ended → nothing changes', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  await define(company, 'offer', 'probation', 'number')
  const { offers } = await apply(company)
  const wrong = { nothing: 1, probation: 'six' }
  t.same((await faults('POST', offers, { customFields: wrong }, 400)).map(message => message.split(' ')[0]), [
    'customFields.nothing', 'customFields.probation'
  ])
  const { id } = await ok('POST', offers, { ...TERMS, customFields: { probation: 6 } })
  const url = `${offers}/${id}`
  await faults('PATCH', url, { status: 'sent', customFields: wrong }, 400)
  t.equal((await ok('GET', url)).status, 'draft')
  t.same((await ok('PATCH', `${url}?validateOnly=true`, { customFields: { probation: 1 } })).customFields, { probation: 1 })
  t.same((await ok('GET', url)).customFields, { probation: 6 }, 'a dry run changes nothing')
  await ok('PATCH', url, { status: 'sent' })
  t.match(await faults('PATCH', url, { notes: 'Called.', customFields: { probation: 3 } }, 409), [
    'customFields.probation of an offer that is sent cannot change: withdraw it and make another'
  ])
  await ok('PATCH', url, { notes: 'Called.', customFields: { probation: 6 } })
  await ok('PATCH', url, { status: 'declined', reason: 'r' })
  t.same(await faults('PATCH', url, { customFields: { probation: null } }, 409), [
    'customFields.probation of an offer that is declined cannot change'
  ])
  t.same((await ok('GET', url)).customFields, { probation: 6 })
  t.equal(idsOf(await ok('GET', 'v2/offers?customFields[probation]=6')).length, 1)
})

t.test('gated values → absent without the scope, in no event, 403 to write and to filter by', async t => {
  const company = await sender(app)
  const { ok } = company
  await define(company, 'offer', 'bonus', 'money', { gate: 'compensation:read' })
  const stock = await define(company, 'offer', 'stock', 'text', { gate: 'compensation:read' })
  await define(company, 'offer', 'car', 'text')
  const { id: applicationId, offers } = await apply(company)
  const values = { car: 'compact', bonus: { amount: 765_499, currency: 'BRL' }, stock: 'Zq7' }
  const { id } = await ok('POST', offers, { customFields: values })
  const url = `${offers}/${id}`
  t.same((await ok('GET', url)).customFields, values)
  const plain = await company.as('offers:read', 'offers:write', 'applications:read', 'events:read')
  for (const path of [url, `v2/offers/${id}`]) t.same((await plain.ok('GET', path)).customFields, { car: 'compact' }, path)
  for (const path of [offers, 'v2/offers']) t.same((await plain.ok('GET', path)).results[0].customFields, { car: 'compact' }, path)
  const [listed] = (await plain.ok('GET', 'v2/applications?expand=offers')).results
  t.same(listed.offers[0].customFields, { car: 'compact' })
  t.same(await plain.faults('PATCH', url, { customFields: { stock: 'x' } }, 403), [
    'customFields.stock needs the scope compensation:read, which the token lacks'
  ])
  t.same((await plain.ok('PATCH', url, { customFields: { car: 'van' } })).customFields, { car: 'van' })
  for (const list of [offers, 'v2/offers', 'v2/exports/offers']) {
    await plain.faults('GET', `${list}?customFields[stock]=Zq7`, undefined, 403)
  }
  t.same(idsOf(await ok('GET', `${offers}?customFields[stock]=Zq7`)), [id])
  await ok('PATCH', url, { customFields: { stock: 'Zq8' } })
  t.same((await ok('GET', url)).customFields, { ...values, car: 'van', stock: 'Zq8' }, 'what the others may not see stays')
  const events = await eventsOf(app, company, 'offer')
  t.same(events.map(({ data }) => [data.changed, data.customFields]), [
    [undefined, { car: 'compact' }], [['customFields.car'], { car: 'van' }], [['customFields.stock'], { car: 'van' }]
  ])
  const history = await plain.ok('GET', `v2/applications/${applicationId}/history`)
  t.notMatch(JSON.stringify([events, history]), /765499|Zq/)
  t.match(await company.faults('DELETE', `v1/custom-fields/${stock.id}`, undefined, 409), [
    'the field has values in 1 offer: archive it instead'
  ])
})

t.test('a required field → asked of new offers alone, and not for people of whom nothing may be written', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  const earlier = await apply(company)
  const old = await ok('POST', earlier.offers, TERMS)
  await define(company, 'offer', 'probation', 'number', { isRequired: true })
  const { candidateId, offers } = await apply(company)
  t.same(await faults('POST', offers, {}, 400), ['customFields.probation is required'])
  const { id } = await ok('POST', offers, { customFields: { probation: 6 } })
  t.same(await faults('PATCH', `${offers}/${id}`, { customFields: { probation: null } }, 400), ['customFields.probation is required'])
  await ok('PATCH', `${earlier.offers}/${old.id}`, { status: 'sent', contractType: 'temporary' })
  await ok('PATCH', `${offers}/${id}`, { status: 'withdrawn' })
  await ok('POST', `v2/candidates/${candidateId}/anonymize`, {}, 200)
  await faults('POST', offers, { customFields: { probation: 6 } }, 409)
  t.same((await ok('POST', offers, {})).customFields, {})
})

t.test('filters of offers, in lists of both versions and in exports', async t => {
  const company = await sender(app)
  const { ok, faults, client } = company
  await define(company, 'offer', 'probation', 'number')
  await define(company, 'offer', 'perks', 'multi_select', { options: ['car', 'phone'].map(value => ({ value, label: value })) })
  const jobId = await publish(company)
  const [one, two] = [await apply(company, jobId), await apply(company, jobId)]
  const first = await ok('POST', one.offers, { customFields: { probation: 6, perks: ['car', 'phone'] } })
  await ok('PATCH', `${one.offers}/${first.id}`, { status: 'withdrawn' })
  const second = await ok('POST', one.offers, { customFields: { probation: 3 } })
  const third = await ok('POST', two.offers, { customFields: { probation: 6, perks: ['phone'] } })
  for (const [filter, ids] of [
    ['customFields[probation]=6', [first.id, third.id]],
    ['customFields[probation]=3,6', [first.id, second.id, third.id]],
    ['customFields[perks]=car,phone', [first.id, third.id]],
    ['customFields[perks]=phone&customFields[probation]=6&status=draft', [third.id]],
    [`customFields[probation]=6&applicationId=${one.id}`, [first.id]],
    [`customFields[probation]=6&jobId=${jobId}&updatedAfter=2020-01-01T00:00:00Z`, [third.id, first.id]],
    ['customFields[probation]=7', []]
  ] as const) {
    t.same(idsOf(await ok('GET', `v2/offers?${filter}`)).sort(), [...ids].sort(), filter)
    const lines = (await client.get(`/api/v2/exports/offers?${filter}`)).body.split('\n').slice(0, -2)
    t.same(lines.map(line => (JSON.parse(line) as Json).id), ids.toSorted((a, b) => a - b), `export ${filter}`)
  }
  t.same(idsOf(await ok('GET', `${one.offers}?customFields[probation]=6`)), [first.id])
  t.match(await ok('GET', `${one.offers}?customFields[probation]=6&status=draft`), { totalResults: 0, results: [] })
  for (const list of [one.offers, 'v2/offers', 'v2/exports/offers']) {
    await faults('GET', `${list}?customFields[nothing]=1`, undefined, 400)
    await faults('GET', `${list}?customFields[probation]=six`, undefined, 400)
  }
})

t.test('candidates merged → offers keep their values; anonymized → no value is left, and the export before has all of them', async t => {
  const company = await sender(app)
  const { ok, client } = company
  await define(company, 'offer', 'car', 'text')
  await define(company, 'offer', 'bonus', 'text', { gate: 'compensation:read' })
  const [stays, gone] = [await apply(company), await apply(company)]
  const offer = await ok('POST', gone.offers, { customFields: { car: 'Zq7car', bonus: 'Zq7bonus' } })
  const empty = await ok('POST', stays.offers, {})
  await ok('POST', `v2/candidates/${stays.candidateId}/merge`, { duplicateId: gone.candidateId }, 200)
  t.match(await ok('GET', 'v2/offers?customFields[car]=Zq7car'), {
    results: [{ id: offer.id, candidateId: stays.candidateId, customFields: { car: 'Zq7car', bonus: 'Zq7bonus' } }]
  })
  const privacy = await company.as('privacy:write', 'candidates:read')
  const { applications } = await privacy.ok('GET', `v2/candidates/${stays.candidateId}/export`)
  t.same(applications.map(({ offers }: Json) => offers[0].customFields), [{}, { car: 'Zq7car', bonus: 'Zq7bonus' }])
  await ok('POST', `v2/candidates/${stays.candidateId}/anonymize`, {}, 200)
  for (const path of [`${gone.offers}/${offer.id}`, `v2/offers/${offer.id}`]) t.same((await ok('GET', path)).customFields, {})
  const events = await eventsOf(app, company, 'offer')
  t.same(events.filter(({ event }) => event === 'offer.changed').map(({ entity, data }) => [entity.id, data.changed.toSorted()]), [
    [offer.id, ['customFields.bonus', 'customFields.car']]
  ], 'an offer without values stays as it is')
  t.equal((await ok('GET', `v2/offers/${empty.id}`)).updatedAt, empty.updatedAt)
  const [{ log } = { log: '' }] = await app.database.query<{ log: string }>(sql`
    select coalesce(string_agg(concat(data, personal), ''), '') as log from events where company_id = ${company.companyId}`)
  t.notMatch(log, /Zq7/)
  const [left] = await app.database.query(sql`select from custom_field_values where company_id = ${company.companyId}`)
  t.equal(left, undefined, 'no look-up is left')
  t.same(idsOf((await client.get('/api/v2/offers?customFields[car]=Zq7car')).json()), [])
})
