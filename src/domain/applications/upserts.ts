import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { findCandidateByEmail, lockCandidatesNamed } from '../candidates/named.js'
import { checkGates } from '../custom-fields/gates.js'
import type { Change } from '../shared/change.js'
import { jobLock, lockBulk } from '../shared/locks.js'
import { changeApplication } from './changes.js'
import { addComments } from './comments.js'
import { findOrCreateApplication } from './creation.js'
import { findByCode, findJobApplication, type VersionedEmbeddedApplication } from './queries.js'
import { Application, type ApplicationChange, type ApplicationUpsert, type NewApplication } from './schema.js'
import { addTag } from './tags.js'

type Written = Awaited<ReturnType<typeof findOrCreateApplication>>

/**
 * Creates the application with this code, or takes the one that is there, as it is; then adds the tags and comments that it lacks.
 * @throws ApiError like `findOrCreateApplication`; BAD_ARGUMENT for an e-mail address that no candidate has, FORBIDDEN without the scope
 * to see candidates
 */
export async function putApplication (
  change: Change, jobId: number, { tags = [], comments = [], candidateEmail, ...fields }: Omit<ApplicationUpsert, 'etag' | 'version'>
): Promise<Written> {
  await checkGates(change, Application, fields)
  const person = candidateEmail === undefined ? {} : { candidateId: await idByEmail(change, candidateEmail, fields) }
  const written = await findOrCreateApplication(change, jobId, { ...fields, ...person })
  const { row, isNew } = written
  const lacking = tags.filter(name => !row.tags.includes(name))
  // The tags of a new application are as old as it is.
  const at = isNew ? fields.at : undefined
  for (const name of lacking) await addTag(change, jobId, row.id, { name, at })
  await addComments(change, { jobId, applicationId: row.id }, comments)
  if (lacking.length === 0) return written
  const { candidateMatched } = row as NewApplication
  const after = await findJobApplication(change.tx, change.companyId, jobId, row.id) as Written['row']
  return { row: candidateMatched === undefined ? after : { ...after, candidateMatched }, isNew }
}

/** The id of the candidate with this e-mail address, who must not be named in another way as well. */
async function idByEmail (change: Change, email: string, named: Omit<ApplicationUpsert, 'etag' | 'version'>): Promise<number> {
  change.requireScope('candidates:read')
  const other = (['candidateId', 'candidateCode', 'manualCandidate'] as const).find(field => named[field] !== undefined)
  if (other !== undefined) {
    throw new ApiError('BAD_ARGUMENT', { target: 'candidateEmail', message: `send either candidateEmail or ${other}` })
  }
  const id = await findCandidateByEmail(change.tx, change.companyId, email)
  if (id !== undefined) return id
  const message = 'candidateEmail: no candidate of this company has this e-mail address'
  throw new ApiError('BAD_ARGUMENT', { target: 'candidateEmail', message })
}

/**
 * Locks what these upserts find: the job, then the applications, then the candidates, each in the order of ids. Others that would lock
 * several candidates wait until the transaction ends.
 * @throws ApiError NOT_FOUND for the job
 */
export async function lockForUpserts ({ tx, companyId }: Change, jobId: number, upserts: ApplicationUpsert[]): Promise<void> {
  await lockBulk(tx, companyId, 'candidates')
  const [job] = await tx.query(jobLock(companyId, jobId, 'share'))
  if (job === undefined) throw notFound('job', 'jobId')
  await tx.send(prepared(sql`
    select from applications
    where company_id = ${companyId} and job_id = ${jobId} and code = any(${upserts.map(({ code }) => code)}::text[])
    order by id for update`))
  await lockCandidatesNamed(tx, companyId, {
    ids: upserts.flatMap(({ candidateId }) => candidateId ?? []),
    codes: upserts.flatMap(({ candidateCode, manualCandidate }) => candidateCode ?? manualCandidate?.code ?? []),
    emails: upserts.flatMap(({ candidateEmail, manualCandidate }) => candidateEmail ?? manualCandidate?.email ?? [])
  })
}

/** Changes an application that is named by its id or its code. @throws ApiError like `changeApplication` and `findNamed` */
export async function changeNamed (
  change: Change, jobId: number, { applicationId, applicationCode, ...patch }: Omit<ApplicationChange, 'etag' | 'version'>
): Promise<VersionedEmbeddedApplication> {
  await checkGates(change, Application, patch)
  return await changeApplication(change, jobId, await findNamed(change, jobId, { applicationId, applicationCode }), patch)
}

/**
 * The id of the application that a change names by its id or its code.
 * @throws ApiError BAD_ARGUMENT for neither, or for both if they name different ones; NOT_FOUND for a code that none of this job has
 */
async function findNamed (
  { tx, companyId }: Change, jobId: number, { applicationId, applicationCode }: Pick<ApplicationChange, 'applicationId' | 'applicationCode'>
): Promise<number> {
  if (applicationCode === undefined) {
    if (applicationId !== undefined) return applicationId
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationId', message: 'applicationId or applicationCode is required' })
  }
  const found = await findByCode(tx, companyId, applicationCode)
  if (found?.jobId !== jobId) throw notFound('application of this job', 'applicationCode')
  if (applicationId !== undefined && applicationId !== found.id) {
    const message = 'applicationId and applicationCode name different applications; one of them is enough'
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationCode', message })
  }
  return found.id
}
