import createClient from 'openapi-fetch'
import { done, JOB, PERSON, TERMS, type Hired } from './story.js'
import type { paths as PathsV1 } from './v1.js'
import type { paths as PathsV2 } from './v2.js'

// Types of openapi-typescript, in which a transform makes each file a Blob, and openapi-fetch: both as their pages show them.

export async function hire (baseUrl: string, token: string, resume: File): Promise<Hired> {
  const headers = { authorization: `Bearer ${token}` }
  const v1 = createClient<PathsV1>({ baseUrl, headers })
  const v2 = createClient<PathsV2>({ baseUrl, headers })
  for (const path of ['/api/v1/departments/by-code/{code}', '/api/v1/roles/by-code/{code}'] as const) {
    done(await v1.PUT(path, { params: { path: { code: 'ONE' } }, body: { name: 'One' } }))
  }
  const { id: jobId } = done(await v1.POST('/api/v1/jobs', { body: JOB }))
  for (const status of ['approved', 'published'] as const) {
    done(await v1.PATCH('/api/v1/jobs/{jobId}', { params: { path: { jobId } }, body: { status } }))
  }
  const opening = done(await v1.POST('/api/v1/jobs/{jobId}/openings', { params: { path: { jobId } }, body: { code: 'POS-1' } }))

  const { id } = done(await v2.POST('/api/v2/candidates', { body: PERSON }))
  const file = done(await v2.POST('/api/v2/candidates/{id}/attachments', {
    params: { path: { id } },
    body: { kind: 'resume', file: resume },
    bodySerializer (body) {
      const form = new FormData()
      form.set('kind', body.kind)
      form.set('file', resume)
      return form
    }
  }))
  const fetched = done(await v2.GET('/api/v2/candidates/{id}/attachments/{attachmentId}/content', {
    params: { path: { id, attachmentId: file.id } }, parseAs: 'blob'
  }))

  const { id: applicationId } = done(await v1.POST('/api/v1/jobs/{jobId}/applications', {
    params: { path: { jobId } }, body: { candidateId: id }
  }))
  const path = { jobId, applicationId }
  const { id: offerId } = done(await v1.POST('/api/v1/jobs/{jobId}/applications/{applicationId}/offers', { params: { path }, body: TERMS }))
  const params = { path: { ...path, offerId } }
  for (const body of [{ status: 'sent' }, { status: 'accepted', openingId: opening.id }] as const) {
    done(await v1.PATCH('/api/v1/jobs/{jobId}/applications/{applicationId}/offers/{offerId}', { params, body }))
  }
  const { status, hiring } = done(await v2.GET('/api/v2/applications/{id}', { params: { path: { id: applicationId } } }))
  return { status, openingId: hiring?.openingId, fileName: file.fileName, resume: fetched }
}
