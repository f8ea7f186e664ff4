import sql, { raw } from 'sql-template-tag'
import { anonymizeIfDue } from '../../src/domain/privacy/changes.js'
import { CandidateRetention } from '../../src/workers/candidate-retention.js'
import { build, createClient, daysAgo, type Client } from '../helper.js'
import { t } from '../part.js'
import { makeApplication, makeCandidate, makeJob, type MadeJob } from '../factories.js'

const app = await build(t, { RATE_LIMIT_MAX: '100000' })

type Json = Record<string, any>
interface Past { status?: 'in_process' | 'reproved' | 'give_up' | 'hired', applied?: number, ended?: number, job?: MadeJob }

async function start (t: { teardown: (fn: () => unknown) => void }) {
  const client = await createClient(app)
  const { companyId } = client
  t.teardown(async () => await settings(client, { retentionDays: null, retentionDaysByCountry: {} }))
  const job = await makeJob(app, companyId, { numVacancies: 5 })
  /** An application that was made and ended so many days ago. */
  const apply = async (candidateId: number, { status = 'reproved', ended = 0, applied = ended, job: its = job }: Past) => {
    const id = await makeApplication(app, companyId, { job: its, candidateId, status })
    await app.database.query(sql`
      update applications set created_at = ${daysAgo(applied)}, ended_at = ${status === 'in_process' ? null : daysAgo(ended)}
      where company_id = ${companyId} and id = ${id}`)
    return id
  }
  /** Somebody who was created so many days ago. */
  const person = async (days: number, past?: Past) => {
    const id = await makeCandidate(app, companyId)
    await app.database.query(sql`update candidates set created_at = ${daysAgo(days)} where company_id = ${companyId} and id = ${id}`)
    if (past !== undefined) await apply(id, past)
    return id
  }
  const anonymized = async () => (await app.database.query<{ id: number }>(sql`
    select id from candidates where company_id = ${companyId} and anonymized_at is not null order by id`)).map(({ id }) => id)
  /** Who is due before the day, by id. */
  const list = async (before = '2999-01-01', query = ''): Promise<Map<number, Json>> => {
    const { results } = (await client.get(`/api/v2/candidates?retentionBefore=${before}&maxPageSize=100${query}`)).json<Json>()
    return new Map(results.map(({ id, retention }: Json) => [id, retention]))
  }
  const retentionOf = async (id: number): Promise<Json | undefined> => (await list()).get(id)
  return { client, companyId, person, apply, anonymized, list, retentionOf, job }
}

const settings = async (client: Client, payload: Json, query = '') =>
  (await client.send({ method: 'PATCH', url: `/api/v1/company${query}`, payload })).json<Json>()
const begin = async ({ companyId }: Client) => await app.database.query(sql`
  update company_settings set retention_begins_at = statement_timestamp() where company_id = ${companyId}`)
const plus = (time: string, days: number) => new Date(Date.parse(time) + days * 86_400_000).toISOString()
const hoursUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / 3_600_000)

t.test('people who were left alone for so many days → are anonymized, once that has begun; who is hired or in process stays', async t => {
  const { client, person, anonymized, list } = await start(t)
  const due = [await person(100), await person(90, { applied: 85, ended: 80 })]
  await person(30)
  await person(100, { ended: 30 })
  await person(100, { status: 'hired', ended: 100 })
  await person(100, { status: 'in_process', applied: 100 })
  t.equal((await settings(client, { retentionDays: 60 }, '?validateOnly=true')).dueNow, 2)
  await settings(client, { retentionDays: 60 })
  t.same([...(await list(daysAgo(-0.9))).keys()], [], 'nobody within 24 hours')
  t.same([...(await list(daysAgo(-2))).keys()].sort(), due)
  await app.doWhatIsDue()
  t.same(await anonymized(), [], 'not within the first 24 hours')
  await begin(client)
  await app.doWhatIsDue()
  t.same(await anonymized(), due)
  const events = async () => await app.database.query<{ id: number, token: string | null }>(sql`
    select candidate_id as id, token_id as token from events
    where company_id = ${client.companyId} and event = 'candidate.anonymized' order by id`)
  t.same((await events()).sort((a, b) => a.id - b.id), due.map(id => ({ id, token: null })))
  await app.doWhatIsDue()
  t.equal((await events()).length, 2, 'once')
})

t.test('what others write → prolongs nothing; what the person does later, and another application, does', async t => {
  const { client, companyId, person, apply, anonymized, retentionOf } = await start(t)
  const [nobody, rejected] = [await person(100), await person(100, { applied: 95, ended: 90 })]
  const again = await person(100, { applied: 95, ended: 90 })
  const offered = await person(100)
  const offeredId = await apply(offered, { applied: 95, ended: 90 })
  await app.database.query(sql`
    insert into offers (company_id, application_id, status, ended_at) values (${companyId}, ${offeredId}, 'declined', ${daysAgo(20)}),
      (${companyId}, ${offeredId}, 'withdrawn', ${daysAgo(5)})`)
  await apply(again, { status: 'give_up', applied: 12, ended: 10 })
  const patch = async (url: string, payload: Json) => t.equal((await client.send({ method: 'PATCH', url, payload })).statusCode, 200)
  for (const id of [nobody, rejected]) await patch(`/api/v2/candidates/${id}`, { city: 'Olinda' })
  const [{ id, jobId }] = (await client.get(`/api/v2/applications?candidateId=${rejected}`)).json().results
  await patch(`/api/v1/jobs/${jobId}/applications/${id}`, { score: 5 })
  await settings(client, { retentionDays: 60 })
  await begin(client)
  const expected: Array<[number, number, string]> = [
    [nobody, 100, 'created'], [rejected, 90, 'applicationEnded'], [again, 10, 'applicationEnded'], [offered, 20, 'lastAct']
  ]
  for (const [id, days, from] of expected) {
    const { since, dueAt, ...rest } = await retentionOf(id) as Json
    t.same(rest, { from })
    t.ok(Math.abs(Date.parse(since) - Date.parse(daysAgo(days))) < 60_000, `${from}: since ${since}`)
    if (Date.parse(plus(since, 60)) > Date.now()) t.equal(dueAt, plus(since, 60))
  }
  await app.doWhatIsDue()
  t.same(await anonymized(), [nobody, rejected])
})

t.test('an end that is stated in the past → counts as it occurred, also for who was looked at before', async t => {
  const { client, person, anonymized, retentionOf } = await start(t)
  const id = await person(100, { status: 'in_process', applied: 100 })
  await settings(client, { retentionDays: 60 })
  await begin(client)
  await app.doWhatIsDue()
  const [{ id: applicationId, jobId }] = (await client.get(`/api/v2/applications?candidateId=${id}`)).json().results
  const payload = { status: 'reproved', reason: 'x', at: daysAgo(70) }
  const response = await client.send({ method: 'PATCH', url: `/api/v1/jobs/${jobId}/applications/${applicationId}`, payload })
  t.equal(response.statusCode, 200, response.body)
  t.match(await retentionOf(id), { since: payload.at, from: 'applicationEnded' })
  await app.doWhatIsDue()
  t.same(await anonymized(), [id])
})

t.test('days by country → of the branch, else the job, else the company; the longest of several; none keeps without end', async t => {
  const { client, companyId, person, apply, list, retentionOf } = await start(t)
  const jobIn = async (country: string | null, ofBranch?: string | null) => {
    const job = await makeJob(app, companyId)
    const [branch] = await app.database.query<{ id: number }>(sql`
      insert into branches (company_id, name, name_folded, country)
      select ${companyId}::bigint, 'B', 'b', ${ofBranch ?? null} where ${ofBranch !== undefined}::boolean returning id`)
    await app.database.query(sql`
      update jobs set country = ${country}, branch_id = ${branch?.id ?? null} where company_id = ${companyId} and id = ${job.id}`)
    return job
  }
  const days = async (id: number) => {
    const retention = await retentionOf(id)
    return retention && Math.round((Date.parse(retention.dueAt) - Date.parse(retention.since)) / 86_400_000)
  }
  const german = await person(50, { job: await jobIn('FR', 'DE'), ended: 10 })
  const french = await person(50, { job: await jobIn('FR', null), ended: 10 })
  const both = await person(50, { job: await jobIn('DE'), ended: 10 })
  await apply(both, { job: await jobIn('FR'), ended: 20 })
  const unnamed = await person(50, { job: await jobIn(null), ended: 10 })
  const elsewhere = await person(50, { job: await jobIn('BR'), ended: 10 })
  const mixed = await person(50, { job: await jobIn('BR'), ended: 10 })
  await apply(mixed, { job: await jobIn('DE'), ended: 20 })
  const nobody = await person(10)
  await settings(client, { retentionDaysByCountry: { DE: 180, FR: 365, ES: 200 }, country: 'ES' })
  const expected = [[german, 180], [french, 365], [both, 365], [unnamed, 200], [nobody, 200]] as const
  for (const [id, each] of expected) t.equal(await days(id), each)
  t.same([await days(elsewhere), await days(mixed)], [undefined, undefined])
  await settings(client, { retentionDays: 300 })
  t.same([await days(elsewhere), await days(mixed)], [300, 300])
  await settings(client, { country: 'BR' })
  t.same([await days(nobody), (await list()).size], [300, 7])
})

t.test('another country of a branch or a job → begins in 24 hours where people are due earlier, else at once', async t => {
  const { client, companyId, person, retentionOf } = await start(t)
  const branch = (await client.send({ method: 'POST', url: '/api/v1/branches', payload: { name: 'B', country: 'FR' } })).json<Json>()
  const job = await makeJob(app, companyId)
  const patch = async (url: string, payload: Json) => t.equal((await client.send({ method: 'PATCH', url, payload })).statusCode, 200)
  await patch(`/api/v1/jobs/${job.id}`, { branchId: branch.id })
  const id = await person(300, { job, ended: 200 })
  await settings(client, { retentionDays: 100, retentionDaysByCountry: { DE: 180, FR: 365 } })
  await begin(client)
  t.equal((await retentionOf(id))?.dueAt, plus((await retentionOf(id))?.since, 365))
  await patch(`/api/v1/branches/${branch.id}`, { country: 'DE' })
  t.equal(hoursUntil((await retentionOf(id))?.dueAt), 24)
  await app.database.query(sql`update branches set retention_waits_until = ${daysAgo(1)} where company_id = ${companyId}`)
  t.ok(hoursUntil((await retentionOf(id))?.dueAt) <= 0, 'afterwards')
  await patch(`/api/v1/branches/${branch.id}`, { country: 'FR' })
  t.equal((await retentionOf(id))?.dueAt, plus((await retentionOf(id))?.since, 365))
  await patch(`/api/v1/jobs/${job.id}`, { branchId: null, country: 'DE' })
  t.equal(hoursUntil((await retentionOf(id))?.dueAt), 24)
})

t.test('retentionBefore → a day or a time ahead, page by page; 400 for others, and without the setting', async t => {
  const { client, person } = await start(t)
  const ids = [await person(50), await person(45), await person(10)]
  const list = async (query: string) => await client.get(`/api/v2/candidates?${query}`)
  const idsOf = ({ results }: Json) => results.map(({ id }: Json) => id)
  const [now, inAMonth] = [daysAgo(0), daysAgo(-31)]
  t.equal((await list(`retentionBefore=${now}`)).statusCode, 400)
  await settings(client, { retentionDays: 60, timeZone: 'Pacific/Auckland' })
  for (const wrong of ['soon', '2026-02-30', '2026-01-01T00:00:00']) {
    t.equal((await list(`retentionBefore=${wrong}`)).statusCode, 400, wrong)
  }
  t.same((await list(`retentionBefore=${now}`)).json().results, [])
  for (const round of ['fresh', 'looked at']) {
    for (const time of [inAMonth, inAMonth.slice(0, 10)]) {
      t.same(idsOf((await list(`retentionBefore=${time}`)).json()), ids.slice(0, 2), round)
    }
    const first = (await list(`retentionBefore=${inAMonth}&maxPageSize=1`)).json<Json>()
    const second = (await list(`retentionBefore=${inAMonth}&maxPageSize=1&pageToken=${first.nextPageToken}`)).json<Json>()
    t.same([...idsOf(first), ...idsOf(second)], ids.slice(0, 2), round)
    await app.doWhatIsDue()
  }
  t.same((await list(`retentionBefore=${inAMonth}&q=nobody`)).json().results, [])
  const named = await client.send({ method: 'PATCH', url: `/api/v2/candidates/${ids[0]}`, payload: { name: 'Zenobia' } })
  t.equal(named.statusCode, 200)
  t.match((await list(`retentionBefore=${inAMonth}&q=zenobia`)).json().results, [{ id: ids[0], retention: { from: 'created' } }])
  const shown = { retention: { from: 'created' } }
  t.same((await list(`retentionBefore=${inAMonth}&fields=retention.from`)).json().results, [shown, shown])
  t.notOk('retention' in (await list(`id=${ids[0]}`)).json().results[0])
})

t.test('retention that is switched off, or a person who cannot be anonymized → the round goes on with what holds', async t => {
  const { client, person, anonymized } = await start(t)
  const { companyId } = client
  const ids = [await person(100), await person(100), await person(100)]
  await settings(client, { retentionDays: 60 })
  await begin(client)
  const anonymize = async (id: number) => await app.database.transaction(async tx => await anonymizeIfDue(tx, companyId, id))
  await settings(client, { retentionDays: null })
  await anonymize(ids[0] as number)
  t.same(await anonymized(), [], 'a round that has found the person before')

  await settings(client, { retentionDays: 60 })
  await begin(client)
  await app.database.query(sql`alter table candidates add constraint stays check (id <> ${raw(String(ids[0]))} or anonymized_at is null)`)
  await t.rejects(app.doWhatIsDue(), /stays/)
  await app.database.query(sql`alter table candidates drop constraint stays`)
  t.same(await anonymized(), ids.slice(1))
  await app.doWhatIsDue()
  t.same(await anonymized(), ids)
})

t.test('fewer days → from 24 hours later on; the log tells once who will be anonymized', async t => {
  const { client, companyId, person, anonymized } = await start(t)
  const due = [await person(100), await person(90)]
  await person(50)
  await settings(client, { retentionDays: 3000 })
  await settings(client, { retentionDays: 62 })
  const { retentionDays, retentionBeginsAt } = (await client.get('/api/v1/company')).json<Json>()
  t.same([retentionDays, hoursUntil(retentionBeginsAt)], [62, 24])

  const told: Array<{ details: object, message: string }> = []
  const worker = new CandidateRetention(app.database, { warn: (details, message) => { told.push({ details, message }) } })
  for (let round = 0; round < 2; round++) await worker.runNow()
  t.match(told, [{ details: { companyId, beginsAt: retentionBeginsAt, candidateIds: due }, message: /will be anonymized/ }])
  t.equal(told.length, 1)
  t.same(await anonymized(), [])
})
