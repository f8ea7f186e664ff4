import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { makeApplication, makeAttachment, makeCandidate, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

// Uploads at the same moment as each other, and as what happens to the object that they are for.

type Test = Pick<typeof t, 'same'>

const ROUNDS = 5
const app = await build(t)
const client = await createClient(app)
const { companyId } = client
const ofCandidate = (id: number) => `/api/v2/candidates/${id}/attachments`
const idsAt = async (id: number): Promise<string[]> =>
  (await client.get(ofCandidate(id))).json().results.map((file: { id: string }) => file.id)
const missingFrom = (ids: string[], uploads: Array<{ json: () => { id: string } }>) =>
  uploads.map(answer => answer.json().id).filter(id => !ids.includes(id))
const statusesOf = (answers: Array<{ statusCode: number }>) => answers.map(({ statusCode }) => statusCode).sort()
const post = async (url: string, payload: object = {}) => await client.send({ method: 'POST', url, payload })

/** Resolves when nothing is loose. Then each file has its bytes, nothing else has, and objects count their files right. */
async function isWhole (t: Test): Promise<void> {
  await waitFor(async () => (await app.database.query(sql`select from loose_files where company_id = ${companyId}`)).length === 0)
  const ids = async (query: ReturnType<typeof sql>) => (await app.database.query<{ id: string }>(query)).map(({ id }) => id).sort()
  t.same(
    await ids(sql`select distinct file_id as id from file_chunks where company_id = ${companyId}`),
    await ids(sql`select id from attachments where company_id = ${companyId}`)
  )
  t.same(await app.database.query(sql`
    select c.id from candidates c where c.company_id = ${companyId} and c.attachment_count <>
      (select count(*) from attachments a where a.company_id = ${companyId} and a.candidate_id = c.id)`), [])
}

t.test('many uploads for the last place → one of them gets it', async t => {
  const id = await makeCandidate(app, companyId)
  for (let n = 0; n < 99; n++) await makeAttachment(app, companyId, 'candidate', id, Buffer.from(pdf(`${n}`)))
  const answers = await Promise.all(Array.from({ length: 8 }, async (_, n) => await upload(
    client, ofCandidate(id), { bytes: pdf(`new ${n}`) })))
  t.same(statusesOf(answers), [201, ...Array<number>(7).fill(409)])
  t.ok(answers.every(({ statusCode, headers }) => statusCode === 201 || headers['x-error-code'] === 'LIMIT_REACHED'))
  t.equal((await client.get(`/api/v2/candidates/${id}`)).json().attachmentCount, 100)
  await isWhole(t)
})

t.test('the same bytes at once → one file', async t => {
  for (let round = 0; round < ROUNDS; round++) {
    const url = ofCandidate(await makeCandidate(app, companyId))
    const answers = await Promise.all(Array.from({ length: 6 }, async () => await upload(client, url)))
    t.same(statusesOf(answers), [200, 200, 200, 200, 200, 201])
    t.equal(new Set(answers.map(answer => answer.json().id)).size, 1)
  }
  await isWhole(t)
})

t.test('the same key at once → one file, and others wait or get the same answer', async t => {
  const url = ofCandidate(await makeCandidate(app, companyId))
  const headers = { 'idempotency-key': 'k' }
  const answers = await Promise.all(Array.from({ length: 6 }, async () => await upload(client, url, { headers })))
  t.ok(answers.every(({ statusCode, headers }) => statusCode === 201 || headers['x-error-code'] === 'REQUEST_IN_PROGRESS'))
  t.equal(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(answer => answer.json().id)).size, 1)
  await isWhole(t)
})

t.test('uploads beside anonymizing → the person has no file after it', async t => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = await makeCandidate(app, companyId)
    const application = await makeApplication(app, companyId, { candidateId: id, job: await makeJob(app, companyId) })
    const { jobId } = (await client.get(`/api/v2/applications/${application}`)).json()
    const urls = [ofCandidate(id), `/api/v1/jobs/${jobId}/applications/${application}/attachments`]
    const [anonymized, ...uploads] = await Promise.all([
      post(`/api/v2/candidates/${id}/anonymize`),
      ...Array.from({ length: 6 }, async (_, n) => await upload(client, urls[n % 2] as string, { bytes: pdf(`${n}`) }))
    ])
    t.equal(anonymized.statusCode, 200)
    for (const { statusCode, headers } of uploads) t.ok(statusCode === 201 || headers['x-error-code'] === 'ANONYMIZED', `${statusCode}`)
    t.same((await client.get(ofCandidate(id))).json().results, [])
  }
  await isWhole(t)
})

t.test('uploads beside merges and their undoing → each file is with the one that stays, and then with one of them', async t => {
  for (let round = 0; round < ROUNDS; round++) {
    const [stays, gone] = [await makeCandidate(app, companyId), await makeCandidate(app, companyId)]
    // Both have the same.
    for (const id of [stays, gone]) t.equal((await upload(client, ofCandidate(id))).statusCode, 201)
    const uploadAll = async () => await Promise.all([stays, gone, stays, gone].map(async (id, n) => await upload(
      client, ofCandidate(id), { bytes: pdf(`${round} ${n}`) })))
    const [merged, uploads] = await Promise.all([post(`/api/v2/candidates/${stays}/merge`, { duplicateId: gone }), uploadAll()])
    t.equal(merged.statusCode, 200, merged.body)
    for (const { statusCode, body } of uploads) t.equal(statusCode, 201, body)
    t.same(missingFrom(await idsAt(stays), uploads), [])
    const [undone, again] = await Promise.all([post(`/api/v2/candidates/${gone}/unmerge`), uploadAll()])
    t.equal(undone.statusCode, 200, undone.body)
    for (const { statusCode, body } of again) t.ok([200, 201].includes(statusCode), `${statusCode} ${body}`)
    t.same(missingFrom([...await idsAt(stays), ...await idsAt(gone)], [...uploads, ...again]), [])
  }
  await isWhole(t)
})

t.test('two people with many files are merged → one has all of them, and no more are taken', async t => {
  const [stays, gone] = [await makeCandidate(app, companyId), await makeCandidate(app, companyId)]
  for (const id of [stays, gone]) {
    for (let n = 0; n < 60; n++) await makeAttachment(app, companyId, 'candidate', id, Buffer.from(pdf(`${id} ${n}`)))
  }
  t.equal((await post(`/api/v2/candidates/${stays}/merge`, { duplicateId: gone })).statusCode, 200)
  t.equal((await client.get(`/api/v2/candidates/${stays}`)).json().attachmentCount, 120)
  t.equal((await upload(client, ofCandidate(stays), { bytes: pdf('more') })).headers['x-error-code'], 'LIMIT_REACHED')
  await isWhole(t)
})

t.test('uploads beside the deletion of the job, and of their files → 201 or 404, and nothing is left', async t => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await makeJob(app, companyId, { status: 'draft' })
    const url = `/api/v1/jobs/${id}/attachments`
    const [deleted, ...uploads] = await Promise.all([
      client.send({ method: 'DELETE', url: `/api/v1/jobs/${id}` }),
      ...Array.from({ length: 4 }, async (_, n) => await upload(client, url, { kind: 'other', bytes: pdf(`${n}`) }))
    ])
    t.equal(deleted.statusCode, 204, deleted.body)
    for (const { statusCode, body } of uploads) t.ok([201, 404].includes(statusCode), `${statusCode} ${body}`)
    t.equal((await client.get(url)).statusCode, 404)
  }
  const url = ofCandidate(await makeCandidate(app, companyId))
  const { id } = (await upload(client, url)).json()
  const both = await Promise.all(Array.from({ length: 4 }, async () => await client.send({ method: 'DELETE', url: `${url}/${id}` })))
  t.same(statusesOf(both), [204, 404, 404, 404])
  await isWhole(t)
})
