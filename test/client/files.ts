import { createReadStream, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ApiError, RecruitmentApi, type Progress, type Retry } from '../../client/src/index.js'
import { makeCandidate } from '../factories.js'
import { build, createClient } from '../helper.js'
import { JOB, PERSON, TERMS } from '../contract/generated-client/story.js'
import { t } from '../part.js'

// Files through the client, against the real server.

const app = await build(t)
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const { secret: token, companyId } = await createClient(app)
const retries: Retry[] = []
const api = new RecruitmentApi({ baseUrl, token, onRetry: retry => retries.push(retry) })

const TEXT = 'Ada Silva\nEngineer, Recife\n'
const resume = () => new File([TEXT], 'ada.txt', { type: 'text/plain' })
const FILES = '/api/v2/candidates/{id}/attachments'
const CONTENT = '/api/v2/candidates/{id}/attachments/{attachmentId}/content'

async function makeFile (text = TEXT) {
  const id = await makeCandidate(app, companyId)
  const { data: { id: attachmentId } } = await api.upload(FILES, {
    params: { path: { id } }, body: { kind: 'resume', file: new Blob([text]) }, fileName: 'ada.txt'
  })
  return { path: { id, attachmentId } }
}

t.test('from a job to a hire → a file is sent, fetched and typed as the other requests', async t => {
  for (const path of ['/api/v1/departments/by-code/{code}', '/api/v1/roles/by-code/{code}'] as const) {
    await api.put(path, { params: { path: { code: 'ONE' } }, body: { name: 'One' } })
  }
  const { data: { id: jobId } } = await api.post('/api/v1/jobs', { body: JOB })
  for (const status of ['approved', 'published'] as const) {
    await api.patch('/api/v1/jobs/{jobId}', { params: { path: { jobId } }, body: { status } })
  }
  const { data: opening } = await api.post('/api/v1/jobs/{jobId}/openings', { params: { path: { jobId } }, body: { code: 'POS-1' } })
  const { data: { id } } = await api.post('/api/v2/candidates', { body: PERSON })
  const { data: file } = await api.upload(FILES, { params: { path: { id } }, body: { kind: 'resume', file: resume() } })
  t.match(file, { fileName: 'ada.txt', contentType: 'text/plain; charset=utf-8', size: TEXT.length })
  const answer = await api.download(CONTENT, { params: { path: { id, attachmentId: file.id } } })
  t.equal(await answer.text(), TEXT)
  const { data: { id: applicationId } } = await api.post('/api/v1/jobs/{jobId}/applications', {
    params: { path: { jobId } }, body: { candidateId: id }
  })
  const owner = { jobId, applicationId }
  const { data: { id: offerId } } = await api.post('/api/v1/jobs/{jobId}/applications/{applicationId}/offers', {
    params: { path: owner }, body: TERMS
  })
  for (const body of [{ status: 'sent' }, { status: 'accepted', openingId: opening.id }] as const) {
    await api.patch('/api/v1/jobs/{jobId}/applications/{applicationId}/offers/{offerId}', { params: { path: { ...owner, offerId } }, body })
  }
  const { data: hired } = await api.get('/api/v2/applications/{id}', { params: { path: { id: applicationId } } })
  t.match(hired, { status: 'hired', hiring: { openingId: opening.id } })
})

t.test('get of a text file → its bytes, at once', async t => {
  const params = await makeFile()
  const { data, response } = await api.get(CONTENT, { params })
  t.equal(new TextDecoder().decode(data satisfies Uint8Array), TEXT)
  t.match(response.headers.get('content-type'), /^text\/plain/)
  t.same(retries, [])
})

t.test('post with a Blob → a form, as its operation takes it', async t => {
  const id = await makeCandidate(app, companyId)
  const { data, response } = await api.post(FILES, { params: { path: { id } }, body: { kind: 'resume', file: resume() } })
  t.equal(response.status, 201)
  t.equal(data.fileName, 'ada.txt')
})

t.test('upload → of bytes, of a file of the disk and of a stream; again, it is the same file', async t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recruitment-files-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const name = path.join(folder, 'ada.txt')
  writeFileSync(name, TEXT)
  const params = { path: { id: await makeCandidate(app, companyId) } }
  const ids = new Set<string>()
  for (const file of [new TextEncoder().encode(TEXT), await openAsBlob(name), createReadStream(name)]) {
    const { data } = await api.upload(FILES, { params, body: { kind: 'resume', file }, fileName: 'ada.txt' })
    t.equal(data.size, TEXT.length)
    ids.add(data.id)
  }
  t.equal(ids.size, 1)
})

t.test('upload whose answer is lost → is sent again, whole, and done once', async t => {
  let lost = 1
  const forgetful = new RecruitmentApi({
    baseUrl,
    token,
    fetch: async request => {
      const response = await fetch(request)
      if (lost-- > 0) throw new TypeError('the answer is lost')
      return response
    }
  })
  const params = { path: { id: await makeCandidate(app, companyId) } }
  async function * stream () { yield new TextEncoder().encode(TEXT) }
  const seen: Progress[] = []
  const { data, response } = await forgetful.upload(FILES, {
    params, body: { kind: 'resume', file: stream() }, fileName: 'ada.txt', onProgress: progress => seen.push(progress)
  })
  t.equal(data.size, TEXT.length)
  t.equal(response.headers.get('idempotent-replayed'), 'true')
  t.same(seen.filter(({ bytes, total }) => bytes === total).length >= 2, true, 'each attempt tells its progress')
})

t.test('progress → of an upload and of a download, up to the whole file', async t => {
  const text = 'Ada '.repeat(100_000)
  const params = { path: { id: await makeCandidate(app, companyId) } }
  const [sent, received]: Progress[][] = [[], []]
  const { data: { id: attachmentId, size } } = await api.upload(FILES, {
    params, body: { kind: 'other', file: new Blob([text]) }, fileName: 'big.txt', onProgress: progress => sent!.push(progress)
  })
  const response = await api.download(CONTENT, {
    params: { path: { ...params.path, attachmentId } }, onProgress: progress => received!.push(progress)
  })
  t.equal(await response.text(), text)
  for (const progress of [sent, received] as Progress[][]) {
    t.ok(progress.length > 1)
    t.ok(progress.every(({ bytes, total }, index) => total === size && bytes >= (progress[index - 1]?.bytes ?? 0)))
    t.equal(progress.at(-1)?.bytes, size)
  }
})

t.test('a download that is refused → an ApiError; a part of a file, and a 304 → as asked for', async t => {
  const params = await makeFile()
  const missing = { path: { ...params.path, attachmentId: '00000000-0000-4000-8000-000000000000' } }
  await t.rejects(api.download(CONTENT, { params: missing }), { status: 404, name: 'ApiError' } as ApiError)
  const { response: { headers } } = await api.get(CONTENT, { params })
  const part = await api.download(CONTENT, { params: { ...params, header: { Range: 'bytes=0-2' } } })
  t.same([part.status, await part.text()], [206, 'Ada'])
  const again = await api.get(CONTENT, { params: { ...params, header: { 'If-None-Match': headers.get('etag') as string } } })
  t.same([again.response.status, again.data], [304, undefined])
})
