import sql from 'sql-template-tag'
import { sender, type Json } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

t.test('candidates merged, then taken apart → values that one lacks come from the other, and go; filters find who is shown', async t => {
  const company = await sender(app)
  const { ok, client } = company
  for (const key of ['one', 'both', 'other', 'later']) {
    await ok('PUT', `v1/custom-fields/by-key/candidate/${key}`, { type: 'text', label: key }, 201)
  }
  const [stays, gone] = await Promise.all([{ one: '1', both: '1' }, { both: '2', other: '2', later: '2' }].map(async (customFields, n) =>
    await ok('POST', 'v2/candidates', { name: 'Ada', lastName: 'Moreira', email: `ada${n}@example.com`, customFields })))
  const found = async (key: string, value: string): Promise<number[]> =>
    (await client.get(`/api/v2/candidates?customFields[${key}]=${value}`)).json().results.map(({ id }: Json) => id)
  const url = `v2/candidates/${stays?.id}`
  const { customFields } = await ok('POST', `${url}/merge`, { duplicateId: gone?.id }, 200)
  t.same(customFields, { one: '1', both: '1', other: '2', later: '2' })
  t.same([await found('both', '1'), await found('both', '2'), await found('other', '2')], [[stays?.id], [], [stays?.id]])
  t.same(Object.keys(await ok('GET', `v2/candidates/${gone?.id}`, undefined, 308)), ['id', 'mergedIntoId', 'mergedAt'])
  const [event] = await app.database.query<{ changed: string[] }>(sql`
    select data -> 'changed' as changed from events where company_id = ${company.companyId} and event = 'candidate.merged'`)
  t.same(event?.changed.toSorted(), ['customFields.later', 'customFields.other'])

  await ok('PATCH', url, { customFields: { later: '3' } })
  t.same((await ok('POST', `v2/candidates/${gone?.id}/unmerge`, undefined, 200)).customFields, { both: '2', other: '2', later: '2' })
  t.same((await ok('GET', url)).customFields, { one: '1', both: '1', later: '3' })
  t.same([await found('both', '2'), await found('other', '2'), await found('later', '3')], [[gone?.id], [gone?.id], [stays?.id]])
})

t.test('a field whose key every object has → is required, filled and counted like others', async t => {
  const company = await sender(app)
  const { ok, faults } = company
  for (const key of ['constructor', 'other']) await ok('PUT', `v1/custom-fields/by-key/candidate/${key}`, { type: 'text', label: key }, 201)
  const person = (n: number, customFields: Json) => ({ name: 'Ada', lastName: 'Moreira', email: `c${n}@example.com`, customFields })
  const stays = await ok('POST', 'v2/candidates', person(1, {}))
  const gone = await ok('POST', 'v2/candidates', person(2, { constructor: 'x', other: 'y' }))
  const merged = await ok('POST', `v2/candidates/${stays.id}/merge`, { duplicateId: gone.id }, 200)
  t.equal(JSON.stringify(merged.customFields), '{"other":"y","constructor":"x"}')
  const rows = await app.database.query<{ values: number }>(sql`
    select count(*) as values from custom_field_values where company_id = ${company.companyId}`)
  t.same(rows, [{ values: 4 }], 'those of both')
  await ok('PUT', 'v1/custom-fields/by-key/candidate/constructor', { type: 'text', label: 'Who', isRequired: true }, 200)
  t.same(await faults('POST', 'v2/candidates', person(3, { other: 'y' }), 400), ['customFields.constructor'])
})
