import sql, { raw } from 'sql-template-tag'
import { hashOf } from '../../../src/domain/custom-fields/lookups.js'
import { define, sender } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()
const ALL = 1164
/** 60 of all jobs have other values than the rest. */
const isOther = sql`(j.code like '%7' and substr(j.code, 3)::int < 600)`

/** A company with more matches than are sorted for a page. By id, by name and by time its jobs come in three orders. */
async function fill () {
  const company = await sender(app)
  const { companyId } = company
  await app.database.query(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies, updated_at)
    select ${companyId}::bigint, 'J-' || n, 'Job ' || n * 7919 % 500, 'job ' || n * 7919 % 500, 'draft', 'effective', 'external', 'remote',
      1, '2026-03-01'::timestamptz + n * 7907 % 1000 * interval '1 minute' from generate_series(1, ${ALL}::int) n`)
  const options = ['a', 'b', 'c', 'd'].map(value => ({ value, label: value }))
  const { id: region } = await define(company, 'job', 'region', 'text')
  const { id: skills } = await define(company, 'job', 'skills', 'multi_select', { options })
  const all: Array<[string, string, string]> = [[region, 'emea', 'apac'], [skills, 'a', 'c'], [skills, 'b', 'd']]
  for (const [field, value, other] of all) {
    await app.database.query(sql`
      insert into custom_field_values (company_id, field_id, value, object_id)
      select ${companyId}::bigint, ${field}::uuid, case when ${isOther} then ${hashOf(other)} else ${hashOf(value)} end::uuid, j.id
      from jobs j where j.company_id = ${companyId}`)
  }
  return company
}

t.test('more matches than are sorted for a page → exactly these, over all pages, in every order and with other filters', async t => {
  const { ok, companyId } = await fill()
  const [one, several] = ['customFields[region]=emea', 'customFields[skills]=a,b']
  for (const [query, order] of [
    [`${one}&order=name asc`, 'j.name'], [`${one}&order=name desc`, 'j.name desc'], [`${one}&order=updatedAt asc`, 'j.updated_at'],
    [`${one}&order=updatedAt desc`, 'j.updated_at desc'], [`${one}&order=createdAt asc`, 'j.created_at'],
    [`${one}&updatedAfter=2026-01-01T00:00:00Z`, 'j.id'], [`${one}&updatedAfter=2026-01-01T00:00:00Z&order=id desc`, 'j.id desc'],
    [`${several}&order=name asc`, 'j.name'], [`${one}&customFields[skills]=a,c&order=name asc`, 'j.name'],
    [`${one}&status=draft&order=name asc`, 'j.name']
  ] as const) {
    const wanted = await app.database.query<{ id: number }>(sql`
      select j.id from jobs j where j.company_id = ${companyId} and not ${isOther} order by ${raw(order)}, j.id`)
    t.equal(wanted.length, ALL - 60)
    const found: number[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { results, totalPages, totalResults } = await ok('GET', `v1/jobs?${query}&page=${page}&perPage=100&fields=id`)
      t.equal(totalResults, wanted.length, `${query} → the total`)
      found.push(...results.map(({ id }: { id: number }) => id))
      pages = totalPages
    }
    t.strictSame(found, wanted.map(({ id }) => id), query)
  }
})

t.test('the same in version 2, by page tokens', async t => {
  const { ok, companyId } = await fill()
  for (const [query, order] of [['', 'j.id'], ['&updatedAfter=2026-01-01T00:00:00Z', 'j.updated_at']] as const) {
    const wanted = await app.database.query<{ id: number }>(sql`
      select j.id from jobs j where j.company_id = ${companyId} and not ${isOther} order by ${raw(order)}, j.id`)
    const found: number[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const { results, nextPageToken } = await ok('GET', `v2/jobs?customFields[region]=emea${query}&maxPageSize=100&fields=id${token}`)
      found.push(...results.map(({ id }: { id: number }) => id))
      token = nextPageToken === undefined || nextPageToken === null ? undefined : `&pageToken=${nextPageToken}`
    }
    t.strictSame(found, wanted.map(({ id }) => id), query)
  }
})
