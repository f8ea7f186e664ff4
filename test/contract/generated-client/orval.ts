import { configure } from './orval-fetch.js'
import * as v1 from './orval-v1.js'
import * as v2 from './orval-v2.js'
import { JOB, PERSON, TERMS, type Hired } from './story.js'

// Functions of orval with its client `fetch`, and a function of ours that sends.

/** The answer with this status: the type of its data follows. */
function expect<A extends { status: number, data: unknown }, S extends A['status']> (
  answer: A, status: S
): Extract<A, { status: S }>['data'] {
  if (!hasStatus(answer, status)) throw new Error(`${answer.status}: ${JSON.stringify(answer.data)}`)
  return answer.data
}
function hasStatus<A extends { status: number }, S extends A['status']> (answer: A, status: S): answer is Extract<A, { status: S }> {
  return answer.status === status
}

export async function hire (baseUrl: string, token: string, resume: File): Promise<Hired> {
  configure(baseUrl, token)
  expect(await v1.putDepartmentByCodeV1('ONE', { name: 'One' }), 201)
  expect(await v1.putRoleByCodeV1('ONE', { name: 'One' }), 201)
  const { id: jobId } = expect(await v1.createJobV1(JOB), 201)
  for (const status of ['approved', 'published'] as const) expect(await v1.updateJobV1(jobId, { status }), 200)
  const opening = expect(await v1.createOpeningV1(jobId, { code: 'POS-1' }), 201)

  const { id } = expect(await v2.createCandidateV2(PERSON), 201)
  const file = expect(await v2.createCandidateAttachmentV2(id, { kind: 'resume', file: resume }), 201)
  const fetched = expect(await v2.downloadCandidateAttachmentV2(id, file.id), 200)

  const { id: applicationId } = expect(await v1.createApplicationV1(jobId, { candidateId: id }), 201)
  const { id: offerId } = expect(await v1.createOfferV1(jobId, applicationId, TERMS), 201)
  for (const change of [{ status: 'sent' }, { status: 'accepted', openingId: opening.id }] as const) {
    expect(await v1.updateOfferV1(jobId, applicationId, offerId, change), 200)
  }
  const { status, hiring } = expect(await v2.getApplicationV2(applicationId), 200)
  return { status, openingId: hiring?.openingId, fileName: file.fileName, resume: fetched }
}
