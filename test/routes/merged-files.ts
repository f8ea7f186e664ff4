import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { MARK, placesOf, post, URL } from '../person.js'
import { makeTextFile } from '../text-files.js'

// Files of people who are merged and taken apart: whose they are, and that their names go with them.

const app = await build(t)

const filesOf = (id: number) => `${URL}/${id}/attachments`
const merge = async (client: Client, id: number, duplicateId: number) => {
  t.equal((await post(client, `${URL}/${id}/merge`, { duplicateId })).statusCode, 200)
}
const unmerge = async (client: Client, id: number) => { t.equal((await post(client, `${URL}/${id}/unmerge`)).statusCode, 200) }
const remove = async (client: Client, url: string) => { t.equal((await client.send({ method: 'DELETE', url })).statusCode, 204) }
const makePeople = async ({ companyId }: Client) =>
  [await makeCandidate(app, companyId), await makeCandidate(app, companyId), await makeCandidate(app, companyId)] as const

t.test('a file for one who was merged → goes to the one that stays', async t => {
  const client = await createClient(app)
  const [first, second, last] = await makePeople(client)
  await merge(client, second, first)
  await merge(client, last, second)
  const dry = await upload(client, `${filesOf(first)}?validateOnly=true`, { bytes: pdf('new') })
  t.match([dry.statusCode, dry.json()], [201, { candidateId: last }])
  const answer = await upload(client, filesOf(first), { bytes: pdf('new') })
  const { id } = answer.json()
  t.match(answer, { statusCode: 201, headers: { location: `${filesOf(last)}/${id}` } })
  t.match(answer.json(), { candidateId: last })
  t.match((await client.get(filesOf(last))).json().results, [{ id }])
  t.same((await client.get(filesOf(first))).json().results, [])
  t.equal((await client.get(`${URL}/${last}`)).json().attachmentCount, 1)
  for (const each of [second, last]) t.match(await upload(client, filesOf(each), { bytes: pdf('new') }), { statusCode: 200 })
  await post(client, `${URL}/${last}/anonymize`)
  t.match(await upload(client, filesOf(first), { bytes: pdf('more') }), { statusCode: 409, headers: { 'x-error-code': 'ANONYMIZED' } })
})

t.test('a file under the id of one who was merged → is found, read and linked as it is deleted, until the merge is undone', async t => {
  const client = await createClient(app)
  const [first, second, last] = await makePeople(client)
  const { id } = (await upload(client, filesOf(last), { bytes: pdf('of the last') })).json()
  const statuses = async (who: number, asker = client) => [
    (await asker.get(`${filesOf(who)}/${id}`)).statusCode,
    (await asker.get(`${filesOf(who)}/${id}/content`)).statusCode,
    (await post(asker, `${filesOf(who)}/${id}/link`)).statusCode
  ]
  t.strictSame(await statuses(first), [404, 404, 404])
  await merge(client, second, first)
  await merge(client, last, second)
  for (const each of [first, second, last]) t.strictSame(await statuses(each), [200, 200, 201])
  t.match((await client.get(`${filesOf(first)}/${id}`)).json(), { id, candidateId: last })
  t.strictSame(await statuses(first, await createClient(app)), [404, 404, 404], 'not for another company')
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['jobs:read'] })
  t.strictSame(await statuses(first, narrow), [403, 403, 403])
  await unmerge(client, first)
  t.strictSame([await statuses(first), await statuses(second)], [[404, 404, 404], [200, 200, 201]])
  await remove(client, `${filesOf(second)}/${id}`)
  t.strictSame(await statuses(second), [404, 404, 404])
})

t.test('a file that stands with one who was merged → no search shows that one, and anonymizing deletes the file', async t => {
  const client = await createClient(app)
  const [stays, gone] = await makePeople(client)
  await merge(client, stays, gone)
  await makeTextFile(app, client.companyId, { candidateId: gone, fileName: `${MARK}.pdf`, text: 'kubernetes' })
  t.same((await client.get(`${URL}?text=kubernetes`)).json().results, [])
  t.match((await client.get(`${URL}/${stays}/export`)).json().attachments, [{ fileName: `${MARK}.pdf` }])
  t.equal((await post(client, `${URL}/${stays}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, [MARK, 'kubernetes']), [])
  t.match(await app.database.query(sql`select attachment_count as count from candidates where company_id = ${client.companyId}`), [
    { count: 0 }, { count: 0 }, { count: 0 }
  ])
})

t.test('anonymizing one who was taken apart → the names of the files stay with nobody', async t => {
  const client = await createClient(app)
  const [first, second, last] = await makePeople(client)
  await upload(client, filesOf(last), { fileName: 'other.pdf' })
  for (const [n, deletes] of [[1, false], [2, true]] as const) {
    const { id } = (await upload(client, filesOf(first), { bytes: pdf(`${n}`), fileName: `${MARK}${n}.pdf` })).json()
    await merge(client, second, first)
    await merge(client, last, second)
    if (deletes) await app.database.query(sql`delete from attachments where company_id = ${client.companyId} and id = ${id}`)
    await unmerge(client, first)
    await unmerge(client, second)
  }
  t.equal((await post(client, `${URL}/${first}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, [MARK]), [])
  const { events } = (await client.get(`${URL}/${last}/export`)).json()
  t.ok(events.some(({ data }: any) => data.fileName === 'other.pdf'), 'files of others keep theirs')
})

t.test('what came back with its person, and moves again → is not taken along by the next who is taken apart', async t => {
  const client = await createClient(app)
  const [first, second, last] = await makePeople(client)
  const file = (await upload(client, filesOf(first), { bytes: pdf('of the first') })).json().id
  const application = await makeApplication(app, client.companyId, {
    job: await makeJob(app, client.companyId), candidateId: first
  })
  await merge(client, second, first)
  await merge(client, last, second)
  await unmerge(client, first)
  await merge(client, last, first)
  await unmerge(client, second)
  const owners = async () => [
    (await client.get(`/api/v2/attachments/${file}`)).json().candidateId,
    (await client.get(`/api/v2/applications/${application}`)).json().candidateId,
    (await client.get(`${URL}/${first}`)).json().mergedIntoId
  ]
  t.strictSame(await owners(), [last, last, last])
  await unmerge(client, first)
  t.strictSame(await owners(), [first, first, undefined])
})

t.test('a file that has gone on and came back → keeps its name when those are anonymized who had it meanwhile', async t => {
  const client = await createClient(app)
  const [owner, second, last] = await makePeople(client)
  const file = (await upload(client, filesOf(owner), { fileName: 'resume.pdf', bytes: pdf('of the owner') })).json().id
  await merge(client, second, owner)
  await merge(client, last, second)
  await unmerge(client, second)
  await unmerge(client, owner)
  await merge(client, owner, second)
  await unmerge(client, second)
  t.equal((await post(client, `${URL}/${second}/anonymize`)).statusCode, 200)
  const names = await app.database.query<{ name: string }>(sql`
    select distinct personal ->> 'fileName' as name from events
    where company_id = ${client.companyId} and entity_id = ${file} and candidate_id <> ${second}`)
  t.strictSame(names, [{ name: 'resume.pdf' }])
})

t.test('deleting a file → its name is in no event and no kept answer of anybody who had it', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const send = async (url: string, more = {}) =>
    (await upload(client, url, { fileName: `${MARK}.pdf`, headers: { 'idempotency-key': randomUUID() }, ...more })).json()
  for (const when of ['merged', 'taken apart', 'taken apart with another']) {
    const [first, second, last] = await makePeople(client)
    const { id } = await send(filesOf(first))
    const other = await send(filesOf(first), { bytes: pdf('other'), fileName: 'other.pdf' })
    const job = await makeJob(app, companyId)
    const application = await makeApplication(app, companyId, { job, candidateId: first })
    const ofApplication = `/api/v1/jobs/${job.id}/applications/${application}/attachments`
    const { id: applied } = await send(ofApplication)
    await merge(client, second, first)
    await merge(client, last, second)
    if (when !== 'merged') await unmerge(client, first)
    if (when === 'taken apart with another') await merge(client, await makeCandidate(app, companyId), first)
    const { mergedIntoId = first } = (await client.get(`${URL}/${first}`)).json()
    await remove(client, `${filesOf(mergedIntoId)}/${id}`)
    await remove(client, `${ofApplication}/${applied}`)
    t.same(await placesOf(app, [MARK]), [], when)
    const events = await app.database.query(sql`
      select from events where company_id = ${companyId} and entity_id = ${other.id} and personal is null`)
    t.same(events, [], 'other files keep theirs')
  }
})

t.test('deleting a file of a job, and the job → their names are in no event', async t => {
  const client = await createClient(app)
  const job = `/api/v1/jobs/${(await makeJob(app, client.companyId, { status: 'draft' })).id}`
  const url = `${job}/attachments`
  const [{ id }, other] = [
    (await upload(client, url, { kind: 'other', fileName: `${MARK}.pdf` })).json(),
    (await upload(client, url, { kind: 'other', fileName: 'leaflet.pdf', bytes: pdf('other') })).json()
  ]
  await remove(client, `${url}/${id}`)
  t.same(await placesOf(app, [MARK]), [])
  const kept = await app.database.query(sql`select personal from events where company_id = ${client.companyId} and entity_id = ${other.id}`)
  t.match(kept, [{ personal: { fileName: 'leaflet.pdf' } }])
  await upload(client, url, { kind: 'other', fileName: `${MARK}.pdf` })
  await remove(client, job)
  t.same(await placesOf(app, [MARK, 'leaflet.pdf']), [])
})
