import * as v1 from './hey-api-v1/index.js'
import { client as clientV1 } from './hey-api-v1/client.gen.js'
import * as v2 from './hey-api-v2/index.js'
import { client as clientV2 } from './hey-api-v2/client.gen.js'
import { done, JOB, PERSON, TERMS, type Hired } from './story.js'

// Functions of @hey-api/openapi-ts with its client of `fetch`, as its pages show them; a download names `parseAs`, because the client
// would read a text as a text.

export async function hire (baseUrl: string, token: string, resume: File): Promise<Hired> {
  clientV1.setConfig({ baseUrl, auth: token })
  clientV2.setConfig({ baseUrl, auth: token })
  done(await v1.putDepartmentByCodeV1({ path: { code: 'ONE' }, body: { name: 'One' } }))
  done(await v1.putRoleByCodeV1({ path: { code: 'ONE' }, body: { name: 'One' } }))
  const { id: jobId } = done(await v1.createJobV1({ body: JOB }))
  for (const status of ['approved', 'published'] as const) done(await v1.updateJobV1({ path: { jobId }, body: { status } }))
  const opening = done(await v1.createOpeningV1({ path: { jobId }, body: { code: 'POS-1' } }))

  const { id } = done(await v2.createCandidateV2({ body: PERSON }))
  const file = done(await v2.createCandidateAttachmentV2({ path: { id }, body: { kind: 'resume', file: resume } }))
  const fetched = done(await v2.downloadCandidateAttachmentV2({ path: { id, attachmentId: file.id }, parseAs: 'blob' }))

  const { id: applicationId } = done(await v1.createApplicationV1({ path: { jobId }, body: { candidateId: id } }))
  const path = { jobId, applicationId }
  const { id: offerId } = done(await v1.createOfferV1({ path, body: TERMS }))
  for (const body of [{ status: 'sent' }, { status: 'accepted', openingId: opening.id }] as const) {
    done(await v1.updateOfferV1({ path: { ...path, offerId }, body }))
  }
  const { status, hiring } = done(await v2.getApplicationV2({ path: { id: applicationId } }))
  return { status, openingId: hiring?.openingId, fileName: file.fileName, resume: fetched }
}
