import sql from 'sql-template-tag'
import { makeApplication, makeJob } from '../../factories.js'
import { build, createClient, daysAgo, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { post, URL } from '../../person.js'

const app = await build(t)

type Json = Record<string, any>

const KEPT = { until: '2999-12-31', consentAt: '2026-03-01T10:00:00.5+01:00', purpose: 'Talent pool' }
const SHOWN = { ...KEPT, consentAt: '2026-03-01T09:00:00.500Z' }

let serial = 0
/** A company that keeps people for 60 days, and somebody who was created 100 days ago. */
async function start () {
  const client = await createClient(app)
  const { companyId } = client
  const create = async (days = 100, more: object = {}): Promise<number> => {
    const body = { name: 'Ada', lastName: 'Moreira', email: `kept${++serial}@example.com`, ...more }
    const { id } = (await post(client, URL, body)).json<Json>()
    await app.database.query(sql`update candidates set created_at = ${daysAgo(days)} where company_id = ${companyId} and id = ${id}`)
    return id
  }
  await patch(client, '/api/v1/company', { retentionDays: 60, timeZone: 'America/Recife' })
  await app.database.query(sql`update company_settings set retention_begins_at = null where company_id = ${companyId}`)
  const isAnonymized = async (id: number) => (await client.get(`${URL}/${id}`)).json<Json>().anonymizedAt !== null
  const dueAt = async (id: number): Promise<string | undefined> =>
    (await client.get(`${URL}?retentionBefore=3999-01-01&id=${id}`)).json<Json>().results[0]?.retention.dueAt
  return { client, companyId, create, isAnonymized, dueAt }
}
const patch = async (client: Client, url: string, payload: object) => await client.send({ method: 'PATCH', url, payload })
const hoursUntil = (time: string | undefined) => Math.round((Date.parse(time ?? '') - Date.now()) / 3_600_000)

t.test('keepUntil → keeps to the end of its last day in the zone of the company; shown in lists, exports and events', async t => {
  const { client, companyId, create, isAnonymized, dueAt } = await start()
  const id = await create()
  const changed = await patch(client, `${URL}/${id}`, { keepUntil: KEPT })
  t.same([changed.statusCode, changed.json().keepUntil], [200, SHOWN])
  t.same((await client.get(`${URL}/${id}`)).json().keepUntil, SHOWN)
  t.same((await client.get(`${URL}?id=${id}&fields=keepUntil.until`)).json().results, [{ keepUntil: { until: KEPT.until } }])
  t.same((await client.get(`${URL}/${id}/export`)).json().candidate.keepUntil, SHOWN)
  t.equal(await dueAt(id), '3000-01-01T03:00:00.000Z')
  await app.doWhatIsDue()
  t.notOk(await isAnonymized(id))
  const events = async () => await app.database.query<{ data: Json, personal: Json | null }>(sql`
    select data, personal from events where company_id = ${companyId} and event = 'candidate.updated' order by id`)
  t.match(await events(), [{ data: { changed: ['keepUntil'] }, personal: { keepUntil: SHOWN } }])
  t.equal((await patch(client, `${URL}/${id}`, { keepUntil: KEPT })).headers.etag, changed.headers.etag, 'the same again changes nothing')

  await patch(client, `${URL}/${id}`, { keepUntil: null })
  t.equal(hoursUntil(await dueAt(id)), 24, 'who is due by that is so in a day')
  await app.doWhatIsDue()
  t.notOk(await isAnonymized(id))
  await app.database.query(sql`update candidates set retention_waits_until = null where company_id = ${companyId}`)
  await app.doWhatIsDue()
  t.ok(await isAnonymized(id))
})

t.test('the day after the last one has two midnights → keeps until the first of them', async t => {
  const { client, create, dueAt } = await start()
  await patch(client, '/api/v1/company', { timeZone: 'America/Havana' })
  const id = await create()
  t.equal((await patch(client, `${URL}/${id}`, { keepUntil: { ...KEPT, until: '2036-11-01' } })).statusCode, 200)
  t.equal(await dueAt(id), '2036-11-02T04:00:00.000Z')
  const isDueBefore = async (day: string) => (await client.get(`${URL}?retentionBefore=${day}&id=${id}`)).json<Json>().results.length > 0
  t.same([await isDueBefore('2036-11-02'), await isDueBefore('2036-11-03')], [false, true])
})

t.test('keepUntil → needs privacy:write, an end, a purpose and a consent that was given; only where a candidate is changed', async t => {
  const { client, companyId, create } = await start()
  const id = await create()
  const writer = await createClient(app, { companyId, scopes: ['candidates:write', 'candidates:read'] })
  for (const url of [`${URL}/${id}`, `${URL}/999999`]) t.equal((await patch(writer, url, { keepUntil: KEPT })).statusCode, 403)
  const officer = await createClient(app, { companyId, scopes: ['candidates:write', 'privacy:write'] })
  t.equal((await patch(officer, `${URL}/${id}`, { keepUntil: KEPT })).statusCode, 204)
  t.same((await writer.get(`${URL}/${id}`)).json().keepUntil, SHOWN)
  for (const wrong of [
    {}, { ...KEPT, until: null }, { ...KEPT, until: undefined }, { ...KEPT, until: '2999-02-30' }, { ...KEPT, purpose: '' },
    { ...KEPT, consentAt: daysAgo(-1) }, { ...KEPT, consentAt: null }, { ...KEPT, more: 1 }, '2999-12-31'
  ]) {
    const answer = await patch(client, `${URL}/${id}`, { keepUntil: wrong })
    t.same([answer.statusCode, /keepUntil/.test(answer.body)], [400, true], JSON.stringify(wrong))
  }
  t.equal((await post(client, URL, { name: 'A', lastName: 'B', email: 'kept@example.com', keepUntil: KEPT })).statusCode, 400)
})

t.test('a merge → keeps as long as either did, and the clock of both; taken apart, each has its own again, in a day', async t => {
  const { client, companyId, create, isAnonymized, dueAt } = await start()
  const job = await makeJob(app, companyId)
  const [stays, gone] = [await create(300), await create(100)]
  const applicationId = await makeApplication(app, companyId, { job, candidateId: gone, status: 'reproved' })
  await app.database.query(sql`
    update applications set created_at = ${daysAgo(20)}, ended_at = ${daysAgo(10)}
    where company_id = ${companyId} and id = ${applicationId}`)
  await patch(client, `${URL}/${gone}`, { keepUntil: { ...KEPT, until: '2998-12-31' } })
  await app.database.query(sql`
    update candidates set keep_until = ${JSON.stringify({ ...SHOWN, until: '2000-01-01' })}
    where company_id = ${companyId} and id = ${stays}`)
  t.equal((await post(client, `${URL}/${stays}/merge`, { duplicateId: gone })).statusCode, 200)
  t.equal(await dueAt(stays), '2999-01-01T03:00:00.000Z')
  t.equal((await client.get(`${URL}/${stays}`)).json().keepUntil.until, '2000-01-01')
  await app.doWhatIsDue()
  t.notOk(await isAnonymized(stays))
  t.equal((await post(client, `${URL}/${gone}/unmerge`)).statusCode, 200)
  t.equal(await dueAt(gone), '2999-01-01T03:00:00.000Z')
  t.equal(hoursUntil(await dueAt(stays)), 24)
  await app.doWhatIsDue()
  t.notOk(await isAnonymized(stays))
})

t.test('anonymizing → does not ask for a consent, and leaves nothing of it', async t => {
  const { client, companyId, create } = await start()
  const id = await create()
  await patch(client, `${URL}/${id}`, { keepUntil: KEPT })
  t.equal((await post(client, `${URL}/${id}/anonymize`)).json().keepUntil, null)
  const left = await app.database.query(sql`
    select from events where company_id = ${companyId} and (data::text like '%Talent pool%' or personal::text like '%Talent pool%')`)
  t.same(left, [])
})
