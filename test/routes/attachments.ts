import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { deleteCompany } from '../../src/domain/companies/removal.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { startStore } from '../../trials/shared/file-stores.js'
import { pdf } from '../../trials/shared/forms.js'
import { upload } from '../forms.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'

// The same with the bytes in the database, and in an S3-compatible store.

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Resolves when the sweep has removed the bytes of all deleted files. */
async function swept (app: FastifyInstance): Promise<void> {
  while ((await app.database.query(sql`select from loose_files`)).length > 0) await new Promise(resolve => setTimeout(resolve, 20))
}

const STORES = {
  database: async () => ({ env: {}, objects: undefined }),
  s3: async () => await startStore(t)
}

for (const [name, start] of Object.entries(STORES)) {
  const { env, objects } = await start()
  const app = await build(t, env)
  const stored = async () => objects?.().length ??
    (await app.database.query(sql`select distinct file_id from file_chunks`)).length
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const candidateId = await makeCandidate(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job, candidateId })
  const [OF_JOB, OF_APPLICATION, OF_CANDIDATE] = [
    `/api/v1/jobs/${job.id}/attachments`, `/api/v1/jobs/${job.id}/applications/${applicationId}/attachments`,
    `/api/v2/candidates/${candidateId}/attachments`
  ]

  t.test(`${name}: a file → is there as it was sent, whole and in parts`, async t => {
    const bytes = Buffer.concat([pdf(), randomBytes(900_000)])
    const sent = await upload(client, OF_CANDIDATE, { bytes, fileName: 'Currículo "final".pdf' })
    t.equal(sent.statusCode, 201, sent.body)
    const file = sent.json()
    t.match(file.id, UUID_7)
    t.match(file, {
      candidateId, applicationId: null, jobId: null, kind: 'resume', contentType: 'application/pdf', size: bytes.length,
      sha256: sha256(bytes), text: 'pending'
    })
    const url = `${OF_CANDIDATE}/${file.id}`
    t.equal(sent.headers.location, url)
    t.same((await client.get(url)).json(), file)
    const whole = await client.get(`${url}/content`)
    t.ok(whole.rawPayload.equals(bytes))
    t.match(whole.headers, {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      etag: `"${file.sha256}"`,
      'accept-ranges': 'bytes',
      'content-disposition': /^attachment; filename="[ -~]*"; filename\*=UTF-8''Curr%C3%ADculo/
    })
    for (const [range, from, to] of [['1-1', 1, 2], ['262143-262145', 262_143, 262_146], ['800000-', 800_000], ['-5', -5]] as const) {
      const part = await client.get(`${url}/content`, { range: `bytes=${range}` })
      t.equal(part.statusCode, 206, range)
      t.ok(part.rawPayload.equals(bytes.subarray(from, to)), range)
    }
    const capital = await client.get(`${url}/content`, { range: 'BYTES=0-1' })
    t.same([capital.statusCode, capital.rawPayload], [206, bytes.subarray(0, 2)], 'in any case of letters')
    const beyond = await client.get(`${url}/content`, { range: `bytes=${bytes.length}-` })
    t.same([beyond.statusCode, beyond.headers['x-error-code']], [416, 'RANGE_NOT_SATISFIABLE'])
    t.equal(beyond.headers['content-range'], `bytes */${bytes.length}`)
    t.equal((await client.get(`${url}/content`, { 'if-none-match': `"${file.sha256}"` })).statusCode, 304)
    const head = await client.send({ method: 'HEAD', url: `${url}/content` })
    t.same([head.statusCode, head.headers['content-length'], head.body], [200, String(bytes.length), ''])
    t.equal((await client.send({ method: 'DELETE', url })).statusCode, 204)
    t.equal((await client.get(`${url}/content`)).statusCode, 404)
    await swept(app)
    t.equal(await stored(), 0)
  })

  t.test(`${name}: the same bytes, a dry run, a repetition, a missing object → nothing more is stored`, async t => {
    const first = await upload(client, OF_JOB, { kind: 'other', bytes: pdf('job') })
    t.equal(first.statusCode, 201, first.body)
    const again = await upload(client, OF_JOB, { kind: 'other', bytes: pdf('job'), fileName: 'other.pdf' })
    t.same([again.statusCode, again.json()], [200, first.json()])
    const dry = await upload(client, `${OF_JOB}?validateOnly=true`, { kind: 'other', bytes: pdf('dry') })
    t.equal(dry.statusCode, 201, dry.body)
    const headers = { 'idempotency-key': 'once' }
    const [one, two] = [await upload(client, OF_APPLICATION, { headers }), await upload(client, OF_APPLICATION, { headers })]
    t.same([one.statusCode, two.statusCode, two.headers['idempotent-replayed'], two.json()], [201, 201, 'true', one.json()])
    t.equal((await upload(client, OF_APPLICATION, { headers, bytes: pdf('other') })).statusCode, 422)
    t.equal((await upload(client, '/api/v1/jobs/999999/attachments', { kind: 'other' })).statusCode, 404)
    await swept(app)
    t.equal(await stored(), 2)
    t.equal((await client.get(`/api/v1/jobs/${job.id}`)).json().attachmentCount, 1)
    t.equal((await client.get(`/api/v2/applications/${applicationId}?expand=attachments`)).json().attachments.length, 1)
    t.same((await client.get(OF_CANDIDATE)).json().results.map(({ id }: { id: string }) => id), [one.json().id])
    t.same((await client.get(OF_JOB)).json().results.map(({ id }: { id: string }) => id), [first.json().id])
  })

  t.test(`${name}: a link → works without a token, until that is revoked`, async t => {
    const [file] = (await client.get(OF_CANDIDATE)).json().results
    const url = `${OF_APPLICATION}/${file.id}/link`
    const made = await client.send({ method: 'POST', url, headers: { 'idempotency-key': 'link' } })
    t.equal(made.statusCode, 201, made.body)
    const { pathname } = new URL(made.json().url)
    const answer = await app.inject(pathname)
    t.same([answer.statusCode, answer.rawPayload.equals(pdf())], [200, true])
    t.match(answer.headers, { 'content-security-policy': /sandbox/, 'x-content-type-options': 'nosniff' })
    const again = await client.send({ method: 'POST', url, headers: { 'idempotency-key': 'link' } })
    t.same([again.statusCode, again.headers['x-error-code']], [409, 'ANSWER_NOT_KEPT'])
    t.equal((await app.inject(`${pathname.slice(0, -1)}x`)).statusCode, 404)
    await app.database.query(sql`update tokens set revoked_at = clock_timestamp() where company_id = ${client.companyId}`)
    t.equal((await app.inject(pathname)).statusCode, 404)
    await app.database.query(sql`update tokens set revoked_at = null where company_id = ${client.companyId}`)
  })

  t.test(`${name}: a file of a job is deleted → the kept answers of its uploads do not repeat its name`, async t => {
    const send = async (key: string) =>
      await upload(client, OF_JOB, { kind: 'other', bytes: pdf('gone'), fileName: 'gone.pdf', headers: { 'idempotency-key': key } })
    const kept = await upload(client, OF_JOB, { kind: 'other', bytes: pdf('stays'), headers: { 'idempotency-key': 'stays' } })
    const [made, same] = [await send('first'), await send('second')]
    t.same([made.statusCode, same.statusCode], [201, 200], made.body)
    t.equal((await client.send({ method: 'DELETE', url: `${OF_JOB}/${made.json().id}` })).statusCode, 204)
    for (const key of ['first', 'second']) {
      const again = await send(key)
      t.same([again.statusCode, again.headers['x-error-code'], /gone/.test(again.body)], [409, 'ANSWER_NOT_KEPT', false])
    }
    const stays = await upload(client, OF_JOB, { kind: 'other', bytes: pdf('stays'), headers: { 'idempotency-key': 'stays' } })
    t.same([stays.statusCode, stays.json()], [201, kept.json()])
    t.equal((await client.send({ method: 'DELETE', url: `${OF_JOB}/${kept.json().id}` })).statusCode, 204)
    await swept(app)
  })

  t.test(`${name}: anonymizing → no byte of the person is left`, async t => {
    t.equal((await upload(client, OF_CANDIDATE, { bytes: pdf('person') })).statusCode, 201)
    const response = await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
    t.same([response.statusCode, response.json().attachmentCount], [200, 0], response.body)
    await swept(app)
    t.equal(await stored(), 1, 'the file of the job')
    t.equal((await upload(client, OF_CANDIDATE)).headers['x-error-code'], 'ANONYMIZED')
    const events = await app.database.query<{ personal: object | null }>(sql`
      select event, personal from events
      where company_id = ${client.companyId} and entity_type = 'attachment' and candidate_id is not null`)
    t.ok(events.length >= 4 && events.every(({ personal }) => personal === null))
  })

  t.test(`${name}: the company is removed → no byte is left`, async t => {
    t.equal((await upload(client, OF_JOB, { kind: 'other' })).statusCode, 201)
    t.ok(await stored() > 0)
    await deleteCompany(app.database, client.companyId)
    await swept(app)
    t.equal(await stored(), 0)
  })
}
