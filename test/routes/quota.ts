import { EventEmitter, once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { clearCompany } from '../../src/domain/companies/removal.js'
import { pdf } from '../../trials/shared/forms.js'
import { startStore } from '../../trials/shared/file-stores.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'

// How much the files of a company may have together.

const LIMIT = 3000
/** A third of it. */
const third = (text: string) => Buffer.concat([pdf(text), Buffer.alloc(1000)]).subarray(0, 1000)
const bytesOf = async (client: Client) => (await client.get('/api/v1/company')).json().filesBytes as number

interface Company { client: Client, job: string, candidateId: number, candidate: string, application: string }

async function makeCompany (app: FastifyInstance): Promise<Company> {
  const client = await createClient(app)
  const [job, candidateId] = [await makeJob(app, client.companyId), await makeCandidate(app, client.companyId)]
  const applicationId = await makeApplication(app, client.companyId, { job, candidateId })
  return {
    client,
    job: `/api/v1/jobs/${job.id}/attachments`,
    candidateId,
    candidate: `/api/v2/candidates/${candidateId}/attachments`,
    application: `/api/v1/jobs/${job.id}/applications/${applicationId}/attachments`
  }
}

const app = await build(t, { FILES_COMPANY_BYTES: String(LIMIT) })
const store = await startStore(t)
const withStore = await build(t, { FILES_COMPANY_BYTES: String(LIMIT), ...store.env })
const PLACES = [
  ['database', app, async () => (await app.database.query(sql`select distinct file_id from file_chunks`)).length],
  ['s3', withStore, () => store.objects().length]
] as const

for (const [name, app, stored] of PLACES) {
  t.test(`${name}: files up to the limit → are taken; more is a 409 with both numbers, also as a dry run, and leaves nothing`, async t => {
    const { client, job, application, candidate } = await makeCompany(app)
    for (const url of [job, application, candidate]) {
      t.equal((await upload(client, url, { kind: 'other', bytes: third('same') })).statusCode, 201)
    }
    t.equal(await bytesOf(client), 3000, 'once for each object that has it')
    const before = await stored()
    for (const url of [job, `${job}?validateOnly=true`]) {
      const more = await upload(client, url, { kind: 'other', bytes: pdf('more') })
      t.same([more.statusCode, more.headers['x-error-code']], [409, 'QUOTA_EXCEEDED'], url)
      t.match(more.body, /3000 bytes.* 3000 that/)
    }
    t.equal((await upload(client, job, { kind: 'other', bytes: third('same') })).statusCode, 200, 'what the object has already')
    t.equal((await upload(client, '/api/v1/jobs/999999/attachments', { kind: 'other' })).statusCode, 404)
    t.same([await bytesOf(client), await stored()], [3000, before])
    const other = await makeCompany(app)
    t.equal((await upload(other.client, other.job, { kind: 'other' })).statusCode, 201, 'of another company')
  })
}

t.test('an upload that is repeated with its key when nothing fits any more → its answer', async t => {
  const { client, job } = await makeCompany(app)
  const send = async () => await upload(client, job, { kind: 'other', bytes: third('kept'), headers: { 'idempotency-key': 'once' } })
  const first = await send()
  for (const text of ['2', '3']) await upload(client, job, { kind: 'other', bytes: third(text) })
  const again = await send()
  t.same([first.statusCode, again.statusCode, again.headers['idempotent-replayed'], again.json()], [201, 201, 'true', first.json()])
  t.equal(await bytesOf(client), 3000)
})

t.test('many uploads at once → as many as fit are taken', async t => {
  const { client, job, application, candidate } = await makeCompany(app)
  const answers = await Promise.all(Array.from({ length: 12 }, async (_, n) => await upload(
    client, [job, application, candidate][n % 3] as string, { kind: 'other', bytes: third(`${n}`) })))
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  t.same(statuses, [...Array<number>(3).fill(201), ...Array<number>(9).fill(409)])
  t.equal(await bytesOf(client), 3000)
})

t.test('whatever deletes files → frees their space with its answer', async t => {
  const { client, job, candidate, candidateId, application } = await makeCompany(app)
  const { id } = (await upload(client, job, { kind: 'other', bytes: third('1') })).json()
  t.equal((await client.send({ method: 'DELETE', url: `${job}/${id}?validateOnly=true` })).statusCode, 204)
  t.equal(await bytesOf(client), 1000)
  t.equal((await client.send({ method: 'DELETE', url: `${job}/${id}` })).statusCode, 204)
  t.equal(await bytesOf(client), 0)
  for (const [n, url] of [candidate, application].entries()) await upload(client, url, { bytes: third(`${n}`) })
  t.equal(await bytesOf(client), 2000)

  const duplicateId = await makeCandidate(app, client.companyId)
  await upload(client, `/api/v2/candidates/${duplicateId}/attachments`, { bytes: third('0') })
  const merge = { method: 'POST', url: `/api/v2/candidates/${candidateId}/merge`, payload: { duplicateId } } as const
  t.equal((await client.send(merge)).statusCode, 200)
  t.equal(await bytesOf(client), 3000, 'a merge moves files')
  const anonymized = await client.send({ method: 'POST', url: `/api/v2/candidates/${candidateId}/anonymize` })
  t.equal(anonymized.statusCode, 200, anonymized.body)
  t.equal(await bytesOf(client), 0)

  const draft = await makeJob(app, client.companyId, { status: 'draft' })
  await upload(client, `/api/v1/jobs/${draft.id}/attachments`, { kind: 'other', bytes: third('draft') })
  t.equal(await bytesOf(client), 1000)
  t.equal((await client.send({ method: 'DELETE', url: `/api/v1/jobs/${draft.id}` })).statusCode, 204)
  t.equal(await bytesOf(client), 0)

  await upload(client, job, { kind: 'other', bytes: third('last') })
  await clearCompany(app.database, client.companyId)
  t.equal(await bytesOf(client), 0)
})

t.test('the company → shows its bytes without a new version, in no event, and they are a metric', async t => {
  const { client, job } = await makeCompany(app)
  const before = await client.get('/api/v1/company')
  t.match(before.json(), { filesBytes: 0, filesBytesLimit: LIMIT })
  await upload(client, job, { kind: 'other', bytes: third('one') })
  const after = await client.get('/api/v1/company')
  t.same(after.json(), { ...before.json(), filesBytes: 1000 })
  const changed = await client.send({ method: 'PATCH', url: '/api/v1/company', payload: { locale: 'pt-BR' } })
  t.match(changed.json(), { filesBytes: 1000, filesBytesLimit: LIMIT })
  const [event] = await app.database.query<{ data: object }>(sql`
    select data from events where company_id = ${client.companyId} and event = 'company.changed'`)
  t.notOk('filesBytes' in event!.data || 'filesBytesLimit' in event!.data)
  const { body } = await app.inject('/metrics')
  t.match(body, `files_bytes{company="${client.companyId}"} 1000\n`)
  t.match(body, `files_bytes_limit ${LIMIT}\n`)
})

t.test('FILES_COMPANY_BYTES=0 → any number', async t => {
  const unlimited = await build(t, { FILES_COMPANY_BYTES: '0' })
  const { client, job } = await makeCompany(unlimited)
  for (const text of ['1', '2', '3', '4']) t.equal((await upload(client, job, { kind: 'other', bytes: third(text) })).statusCode, 201)
  t.match((await client.get('/api/v1/company')).json(), { filesBytes: 4000, filesBytesLimit: null })
  t.notMatch((await unlimited.inject('/metrics')).body, /^files_bytes_limit/m)
})

t.test('an upload to an application → does not wait for who has locked its job', {
  skip: app.database.engine === 'embedded' && 'the embedded database has one connection'
}, async t => {
  const { client, application } = await makeCompany(app)
  const signals = new EventEmitter()
  const [locked, done] = [once(signals, 'locked'), once(signals, 'done')]
  const other = app.database.transaction(async tx => {
    await tx.query(sql`select from jobs where company_id = ${client.companyId} for update`)
    signals.emit('locked')
    await done
  })
  await locked
  t.equal((await upload(client, application, { kind: 'other', bytes: third('1') })).statusCode, 201)
  signals.emit('done')
  await other
})
