import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { pdf } from '../../../trials/shared/forms.js'
import { upload } from '../../forms.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { MARK, PERSON, URL, makePerson, placesOf, post } from '../../person.js'

const app = await build(t)

const TEXTS = [MARK, '1987-06-05', '76543.25']

const merge = async (client: Client, id: number, duplicateId: number) =>
  await post(client, `${URL}/${id}/merge`, { duplicateId }, { 'idempotency-key': randomUUID() })

t.test('anonymize the one that stays → the person is in no column of any table, whoever held it', async t => {
  const client = await createClient(app)
  const { id } = await makePerson(app, client)
  const email = `${MARK}other@example.com`
  const other = (await post(client, URL, { ...PERSON, email, code: `${MARK}code`, identificationDocument: '9' })).json()
  const last = (await post(client, URL, { name: 'Ada', lastName: 'M.', email: 'ada@example.com' })).json()
  t.equal((await merge(client, id, other.id)).statusCode, 200)
  t.equal((await merge(client, last.id, id)).statusCode, 200)
  t.equal((await post(client, `${URL}/${last.id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
  t.match((await client.get(`${URL}/${id}`)).json(), { mergedIntoId: last.id })
  for (const each of [id, other.id]) {
    const answer = await post(client, `${URL}/${each}/unmerge`)
    t.match(answer, { statusCode: 409, headers: { 'x-error-code': 'ANONYMIZED' } })
  }
  t.match(await merge(client, last.id, await makeCandidate(app, client.companyId)), { headers: { 'x-error-code': 'ANONYMIZED' } })
  t.match(await merge(client, await makeCandidate(app, client.companyId), last.id), { headers: { 'x-error-code': 'ANONYMIZED' } })
  const back = await client.send({
    method: 'PUT', url: `${URL}/by-code/${MARK}code`, payload: { name: 'Ada', lastName: 'M.', email: 'new@example.com' }
  })
  t.match(back, { statusCode: 409, headers: { 'x-error-code': 'ANONYMIZED' } }, 'the code of one who was merged is retired, too')
})

t.test('anonymize one who was taken apart again → nothing stays with the other', async t => {
  const client = await createClient(app)
  const [first, second] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const { id, urls } = await makePerson(app, client)
  await merge(client, first, id)
  await merge(client, second, first)
  // While they are one, values of one are in events about the other.
  await client.send({ method: 'PATCH', url: `${URL}/${second}`, payload: { schooling: 'Master' }, headers: {} })
  await post(client, `${urls[0]}/comments`, { text: `${MARK}later` }, { 'idempotency-key': randomUUID() })
  t.equal((await post(client, `${URL}/${id}/unmerge`)).statusCode, 200)
  t.match((await client.get(`${URL}/${second}`)).json(), { city: null, schooling: 'Master', salaryExpectation: 6000 })
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
  t.match((await client.get(`${URL}/${second}`)).json(), { name: 'Ada', schooling: 'Master' }, 'who is another person')
})

t.test('what was written to the one that stayed, about an application that goes back → is canceled, and says nothing any more', async t => {
  const client = await createClient(app)
  const { id: stays } = (await post(client, URL, PERSON)).json()
  const gone = await makeCandidate(app, client.companyId)
  const job = await makeJob(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job, candidateId: gone })
  const url = `/api/v1/jobs/${job.id}/applications/${applicationId}/messages`
  const before = (await post(client, url, { subject: 'Before', body: 'Still here' })).json()
  t.equal((await merge(client, stays, gone)).statusCode, 200)
  const during = (await post(client, url, { subject: `${MARK}subject`, body: `${MARK}body` })).json()
  t.match(during, { to: PERSON.email })
  t.equal((await post(client, `${URL}/${gone}/unmerge`)).statusCode, 200)
  t.match((await client.get(`${url}/${during.id}`)).json(), { status: 'canceled', to: null, subject: /blanked/, text: /blanked/ })
  t.match((await client.get(`${url}/${before.id}`)).json(), { status: 'queued', text: 'Still here' })
  t.notMatch((await client.get(`${URL}/${gone}/export`)).body, MARK)
  t.equal((await post(client, `${URL}/${stays}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
})

t.test('the clock was set back while two were one → nothing stays with the other', async t => {
  const client = await createClient(app)
  const stays = await makeCandidate(app, client.companyId)
  const { id } = await makePerson(app, client)
  await merge(client, stays, id)
  await client.send({ method: 'PATCH', url: `${URL}/${stays}`, payload: { schooling: 'Master' } })
  await app.database.query(sql`
    update events set date = date - interval '1 hour'
    where company_id = ${client.companyId} and candidate_id = ${stays} and event = 'candidate.updated'`)
  await post(client, `${URL}/${id}/unmerge`)
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
})

t.test('a third left the one that stayed, and is one with the first now → nothing of the first stays with the other', async t => {
  const client = await createClient(app)
  const [stays, third] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const { id } = await makePerson(app, client)
  await merge(client, stays, id)
  await merge(client, stays, third)
  await post(client, `${URL}/${third}/unmerge`)
  await post(client, `${URL}/${id}/unmerge`)
  await merge(client, id, third)
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
})

t.test('a comment that is deleted after a merge, or after its end → its text is in no kept answer', async t => {
  const client = await createClient(app)
  const { id, urls: [url] } = await makePerson(app, client)
  const stays = await makeCandidate(app, client.companyId)
  const commentOn = async (text: string) => {
    const key = { 'idempotency-key': randomUUID() }
    const { headers: { location } } = await post(client, `${url}/comments`, { text }, key)
    return { location: location as string, again: async () => await post(client, `${url}/comments`, { text }, key) }
  }
  const check = async ({ location, again }: Awaited<ReturnType<typeof commentOn>>) => {
    t.equal((await client.send({ method: 'DELETE', url: location })).statusCode, 204)
    t.match(await again(), { statusCode: 409, headers: { 'x-error-code': 'ANSWER_NOT_KEPT' } })
  }
  const before = await commentOn('secrettext1')
  t.equal((await merge(client, stays, id)).statusCode, 200)
  await check(before)
  const during = await commentOn('secrettext2')
  t.equal((await post(client, `${URL}/${id}/unmerge`)).statusCode, 200)
  await check(during)
  t.same(await placesOf(app, ['secrettext']), [])
})

t.test('export of a person → those who were merged, too, by any of the ids', async t => {
  const client = await createClient(app)
  const { id } = await makePerson(app, client)
  const stays = await makeCandidate(app, client.companyId, { email: 'stays@example.com' })
  await merge(client, stays, id)
  const answer = await client.get(`${URL}/${stays}/export`)
  const body = answer.json()
  t.match(body.candidate, { id: stays, email: 'stays@example.com' })
  t.match(body.merged, [{ id, name: PERSON.name, salaryExpectation: PERSON.salaryExpectation }])
  t.equal(body.applications.length, 2)
  t.ok(body.events.some(({ event, entity }: any) => event === 'candidate.created' && entity.id === id))
  t.same((await client.get(`${URL}/${id}/export`)).json(), body)
  await post(client, `${URL}/${stays}/anonymize`)
})

t.test('export of two who were one for a time → each has its own applications and files, and nothing of the other', async t => {
  const client = await createClient(app)
  const stays = (await post(client, URL, { name: 'Eva', lastName: 'Reis', email: 'eva@example.com' })).json().id
  const gone = (await post(client, URL, { name: 'Bia', lastName: 'Melo', email: 'bia@example.com', mobileNumber: '555-0123' })).json().id
  await upload(client, `${URL}/${gone}/attachments`, { fileName: 'bia.pdf' })
  const job = await makeJob(app, client.companyId)
  const applications = `/api/v1/jobs/${job.id}/applications`
  const application = await makeApplication(app, client.companyId, { job, candidateId: gone })
  await merge(client, stays, gone)
  await post(client, `${applications}/${application}/comments`, { text: 'About Bia' })
  await client.send({ method: 'PATCH', url: `${applications}/${application}`, payload: { status: 'reproved', reason: 'Not Bia' } })
  await upload(client, `${URL}/${stays}/attachments`, { fileName: 'eva.pdf', bytes: pdf('Eva') })
  await client.send({ method: 'PATCH', url: `${URL}/${stays}`, payload: { city: 'Olinda' } })
  await post(client, `${URL}/${gone}/unmerge`)

  const exportOf = async (id: number) => (await client.get(`${URL}/${id}/export`)).json()
  const [eva, bia] = [await exportOf(stays), await exportOf(gone)]
  t.notMatch(JSON.stringify(eva), /Bia|bia|555-0123/)
  t.match(JSON.stringify(eva), 'eva.pdf')
  t.notMatch(JSON.stringify(bia), /Eva|eva|Olinda/)
  const events = bia.events.map(({ event }: any) => event)
  for (const event of ['comment.created', 'application.reproved', 'attachment.created']) t.ok(events.includes(event), event)
})

t.test('an answer that is kept → ends with the merge', async t => {
  const client = await createClient(app)
  const [stays, gone] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const url = `${URL}/${gone}`
  for (let i = 0; i < 3; i++) t.match((await client.get(url)).json(), { name: 'Ada' })
  await merge(client, stays, gone)
  for (let i = 0; i < 3; i++) t.match(await client.get(url), { statusCode: 308, headers: { location: `${URL}/${stays}` } })
  const key = { 'idempotency-key': randomUUID() }
  const other = await makeCandidate(app, client.companyId)
  const again = async () => await post(client, `${URL}/${stays}/merge`, { duplicateId: other }, key)
  const [first, second] = [await again(), await again()]
  t.same([second.body, second.headers['idempotent-replayed']], [first.body, 'true'])
  const stale = await client.send({ method: 'PATCH', url: `${URL}/${stays}`, payload: { city: 'Natal' }, headers: { 'if-match': '"1-x"' } })
  t.equal(stale.statusCode, 412, 'a merge makes the next version')
  await makeApplication(app, client.companyId, { candidateId: stays })
  const [row] = await app.database.query(sql`select count(*) as count from candidate_words
    where company_id = ${client.companyId} and candidate_id = ${gone}`)
  t.match(row, { count: 0 })
})
