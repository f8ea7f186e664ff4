import t from 'tap'
import sql, { raw } from 'sql-template-tag'
import { anonymizeIfDue } from '../../src/domain/privacy/changes.js'
import { build, createClient, daysAgo, type Client } from '../helper.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'

const app = await build(t)

type Json = Record<string, any>

async function start (t: { teardown: (fn: () => unknown) => void }) {
  const client = await createClient(app)
  const { companyId } = client
  t.teardown(async () => await settings(client, { retentionMonths: null }))
  const job = await makeJob(app, companyId, { numVacancies: 5 })
  /** Somebody whose row is so many days old, with or without an application of this age. */
  const person = async (days: number, application?: { status: 'in_process' | 'reproved' | 'hired', days: number }) => {
    const id = await makeCandidate(app, companyId)
    await app.database.query(sql`update candidates set updated_at = ${daysAgo(days)} where company_id = ${companyId} and id = ${id}`)
    if (application !== undefined) {
      const { status, days } = application
      const applicationId = await makeApplication(app, companyId, { job, candidateId: id, status })
      await app.database.query(sql`
        update applications set updated_at = ${daysAgo(days)} where company_id = ${companyId} and id = ${applicationId}`)
    }
    return id
  }
  const anonymized = async () => (await app.database.query<{ id: number }>(sql`
    select id from candidates where company_id = ${companyId} and anonymized_at is not null order by id`)).map(({ id }) => id)
  return { client, person, anonymized, job }
}

const settings = async (client: Client, payload: Json, query = '') =>
  (await client.send({ method: 'PATCH', url: `/api/v1/company${query}`, payload })).json<Json>()
const begin = async ({ companyId }: Client) => await app.database.query(sql`
  update company_settings set retention_begins_at = statement_timestamp() where company_id = ${companyId}`)

t.test('people without a live application and a change for so long → are anonymized, once that has begun', async t => {
  const { client, person, anonymized } = await start(t)
  const due = [await person(100), await person(90, { status: 'reproved', days: 80 })]
  await person(30)
  await person(100, { status: 'reproved', days: 30 })
  await person(100, { status: 'hired', days: 100 })
  await person(100, { status: 'in_process', days: 100 })
  t.equal((await settings(client, { retentionMonths: 2 }, '?validateOnly=true')).dueNow, 2)
  await settings(client, { retentionMonths: 2 })
  await app.doWhatIsDue()
  t.same(await anonymized(), [], 'not within the first 24 hours')
  const next = await client.get(`/api/v2/candidates?retentionBefore=${new Date().toISOString()}`)
  t.same(next.json<{ results: Json[] }>().results.map(({ id }) => id), due)
  await begin(client)
  await app.doWhatIsDue()
  t.same(await anonymized(), due)
  const events = async () => await app.database.query<{ id: number, token: string | null }>(sql`
    select candidate_id as id, token_id as token from events
    where company_id = ${client.companyId} and event = 'candidate.anonymized' order by id`)
  t.same(await events(), due.map(id => ({ id, token: null })))
  await app.doWhatIsDue()
  t.equal((await events()).length, 2, 'once')
})

t.test('retentionBefore → a day or a time ahead, page by page; 400 for others, and without the setting', async t => {
  const { client, person } = await start(t)
  const ids = [await person(50), await person(45), await person(10)]
  const list = async (query: string) => await client.get(`/api/v2/candidates?${query}`)
  const [now, inAMonth] = [daysAgo(0), daysAgo(-31)]
  t.equal((await list(`retentionBefore=${now}`)).statusCode, 400)
  await settings(client, { retentionMonths: 2, timeZone: 'Pacific/Auckland' })
  for (const wrong of ['soon', '2026-02-30', '2026-01-01T00:00:00']) {
    t.equal((await list(`retentionBefore=${wrong}`)).statusCode, 400, wrong)
  }
  t.same((await list(`retentionBefore=${now}`)).json().results, [])
  for (const time of [inAMonth, inAMonth.slice(0, 10)]) {
    t.same((await list(`retentionBefore=${time}`)).json<{ results: Json[] }>().results.map(({ id }) => id), ids.slice(0, 2))
  }
  const first = (await list(`retentionBefore=${inAMonth}&maxPageSize=1`)).json<{ results: Json[], nextPageToken: string }>()
  const second = (await list(`retentionBefore=${inAMonth}&maxPageSize=1&pageToken=${first.nextPageToken}`)).json<{ results: Json[] }>()
  t.same([...first.results, ...second.results].map(({ id }) => id), ids.slice(0, 2))
  t.same((await list(`retentionBefore=${inAMonth}&q=nobody`)).json().results, [])
})

t.test('retention that is switched off, or a person who cannot be anonymized → the round goes on with what holds', async t => {
  const { client, person, anonymized } = await start(t)
  const { companyId } = client
  const ids = [await person(100), await person(100), await person(100)]
  await settings(client, { retentionMonths: 2 })
  await begin(client)
  const anonymize = async (id: number) => await app.database.transaction(async tx => await anonymizeIfDue(tx, companyId, id))
  await settings(client, { retentionMonths: null })
  await anonymize(ids[0] as number)
  t.same(await anonymized(), [], 'a round that has found the person before')

  await settings(client, { retentionMonths: 2 })
  await begin(client)
  await app.database.query(sql`alter table candidates add constraint stays check (id <> ${raw(String(ids[0]))} or anonymized_at is null)`)
  await t.rejects(app.doWhatIsDue(), /stays/)
  await app.database.query(sql`alter table candidates drop constraint stays`)
  t.same(await anonymized(), ids.slice(1))
  await app.doWhatIsDue()
  t.same(await anonymized(), ids)
})
