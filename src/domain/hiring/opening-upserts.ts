import sql, { empty } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { checkCodeOfPath } from '../engine/objects.js'
import { find } from '../engine/reads.js'
import { changeOpening, codeTaken } from '../openings/changes.js'
import { findOpeningId, OPENINGS, type OpeningRow } from '../openings/queries.js'
import type { OpeningReplace, OpeningUpsert } from '../openings/upsert-schema.js'
import type { Change } from '../shared/change.js'
import { jobLock, lockBulk } from '../shared/locks.js'
import { addOpening } from './openings.js'

/** The job of an opening, by its id, its code, or both. */
type NamedJob = Pick<OpeningReplace, 'jobId' | 'jobCode'>

/**
 * Creates the opening with this code, or replaces its fields: absent ones get their default or null, but the status stays, and so does what
 * a new opening alone can state. Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of another job's opening, BAD_ARGUMENT unless the body names one job, ILLEGAL_TRANSITION for
 * the hire of another application; like `addOpening` and `changeOpening`
 */
export async function putOpening (
  change: Change, code: string, { jobId: id, jobCode, status, applicationId, openedAt, ...fields }: OpeningReplace
): Promise<{ row: OpeningRow, isNew: boolean }> {
  checkCodeOfPath(code, fields)
  const { tx, companyId } = change
  const jobId = await findNamedJob(change, { jobId: id, jobCode })
  await tx.send(jobLock(companyId, jobId, 'update'))
  const knownId = await findOpeningId(tx, companyId, code)
  if (knownId === undefined) {
    // A missing object has no state that could be expected.
    change.checkState(undefined)
    const row = await addOpening(change, jobId, { ...fields, code, applicationId, openedAt })
    return { row: status === undefined ? row : await changeOpening(change, jobId, row.id, { status }), isNew: true }
  }
  const known = await find(tx, OPENINGS, companyId, knownId) as OpeningRow
  if (known.jobId !== jobId) throw await codeTaken(change, jobId, code)
  if (applicationId !== undefined && applicationId !== known.applicationId) {
    const message = `applicationId is for a new opening: the one with this code is ${known.status}, and hires fill openings`
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'applicationId', message }, { allowed: [] })
  }
  return { row: await changeOpening(change, jobId, knownId, { kind: 'new', targetStartDate: null, ...fields, status }), isNew: false }
}

/** @throws ApiError BAD_ARGUMENT unless id and code name one job of the company */
async function findNamedJob ({ tx, companyId }: Change, { jobId, jobCode }: NamedJob): Promise<number> {
  if (jobId === undefined && jobCode === undefined) {
    throw new ApiError('BAD_ARGUMENT', { target: 'jobId', message: 'jobId or jobCode is required', rule: { name: 'required' } })
  }
  const [job] = await tx.query<{ id: number }>(prepared(sql`
    select id from jobs where company_id = ${companyId}
      ${jobId === undefined ? empty : sql`and id = ${jobId}`} ${jobCode === undefined ? empty : sql`and code = ${jobCode}`}`))
  if (job !== undefined) return job.id
  const [target, which] = jobCode === undefined ? ['jobId', 'a job'] : ['jobCode', jobId === undefined ? 'a job' : `the job ${jobId}`]
  throw new ApiError('BAD_ARGUMENT', { target, message: `${target} must name ${which} of this company`, rule: { name: 'reference' } })
}

/** Locks the jobs of these upserts, in the order of their ids. Others that would lock several jobs for openings wait. */
export async function lockJobsOfOpenings ({ tx, companyId }: Change, upserts: OpeningUpsert[]): Promise<void> {
  await lockBulk(tx, companyId, 'openings')
  const [ids, codes] = [upserts.flatMap(({ jobId }) => jobId ?? []), upserts.flatMap(({ jobCode }) => jobCode ?? [])]
  const jobs = await tx.query<{ id: number }>(prepared(sql`
    select id from jobs where company_id = ${companyId} and (id = any(${ids}::bigint[]) or code = any(${codes}::text[])) order by id`))
  await Promise.all(jobs.map(async ({ id }) => await tx.send(jobLock(companyId, id, 'update'))))
}
