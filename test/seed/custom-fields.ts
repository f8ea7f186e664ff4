import sql from 'sql-template-tag'
import { CUSTOM_FIELDS, generatedValues } from '../../src/seed/data/custom-fields.js'
import { seedCompany } from '../../src/seed/company.js'
import { build, createClient, createCompany, isDistributed } from '../helper.js'
import { t } from '../part.js'

interface Shown { id: number, customFields: Record<string, unknown> }

const rowsPerBatch = { jobs: 20, candidates: 200, applications: 200 }
const SIZE = { jobs: 25, candidates: 230, applications: 300, seed: 7, rowsPerBatch }
const app = await build(t, { RATE_LIMIT_MAX: '1000000' })

t.test('custom fields, interrupted and repeated → objects have values, found by filters and told by their events', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const options = { companyId, ...SIZE, valuesOf: generatedValues }
  const onProgress = () => { throw new Error('interrupted') }
  await t.rejects(seedCompany(app.database, { ...options, onProgress }), { message: 'interrupted' })
  await seedCompany(app.database, options)
  const [analyzed] = await app.database.query<{ rows: number }>(sql`
    select reltuples as rows from pg_class where oid = 'custom_field_values'::regclass`)
  t.ok(isDistributed || Number(analyzed?.rows) > 0, 'the planner knows of the values')
  t.equal((await app.database.query(sql`select from custom_fields where company_id = ${companyId}`)).length, CUSTOM_FIELDS.length)

  const all = async (url: string): Promise<Shown[]> => {
    const rows: Shown[] = []
    for (let page: string | null = ''; page !== null;) {
      const { results, nextPageToken }: { results: Shown[], nextPageToken: string | null } = (await client.get(`${url}${page}`)).json()
      rows.push(...results)
      page = nextPageToken && `&pageToken=${nextPageToken}`
    }
    return rows
  }
  const events: Array<{ event: string, data: Shown }> = []
  for (let [after, hasMore] = ['', true]; hasMore;) {
    const page: { results: typeof events, cursor: string, hasMore: boolean } =
      (await client.get(`/api/v2/events?maxPageSize=100${after}`)).json()
    events.push(...page.results)
    ;[after, hasMore] = [`&after=${page.cursor}`, page.hasMore]
  }
  for (const [entity, key, value] of [
    ['job', 'cost_center', '4712'], ['candidate', 'notice_period', 30], ['application', 'referral', 'fair'],
    ['offer', 'probation_months', 3]
  ] as const) {
    const rows = await all(`/api/v2/${entity}s?maxPageSize=100`)
    const having = rows.filter(({ customFields }) => customFields[key] === value).map(({ id }) => id)
    t.ok(having.length > 0 && having.length < rows.length, `${entity}s → some have it`)
    const found = await all(`/api/v2/${entity}s?maxPageSize=100&customFields[${key}]=${value}`)
    t.same(found.map(({ id }) => id), having, `${entity}s → found by it`)
    const told = new Map(events.filter(({ event }) => event === `${entity}.created`).map(({ data }) => [data.id, data.customFields]))
    t.same(rows.filter(({ id, customFields }) => told.get(id)?.[key] !== customFields[key]), [], `${entity}s → told`)
  }
})

t.test('interrupted, and repeated without or with custom fields → refused: objects would differ', async t => {
  for (const [valuesOf, other] of [[generatedValues, undefined], [undefined, generatedValues]] as const) {
    const companyId = await createCompany(app)
    const options = { companyId, ...SIZE, candidates: 50, applications: 50, valuesOf }
    const onProgress = () => { throw new Error('interrupted') }
    await t.rejects(seedCompany(app.database, { ...options, onProgress }), { message: 'interrupted' })
    await t.rejects(seedCompany(app.database, { ...options, valuesOf: other }), {
      message: valuesOf !== undefined ? /half filled .* with custom fields:/ : /half filled .* without custom fields:/
    })
    await seedCompany(app.database, options)
  }
})
