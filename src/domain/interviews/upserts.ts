import sql, { empty } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { checkCodeOfPath } from '../engine/objects.js'
import { APPLICATION } from '../parents/application.js'
import type { Change } from '../shared/change.js'
import { statedTime } from '../shared/history.js'
import { lockBulk } from '../shared/locks.js'
import { changeInterview, codeTaken, createInterview, type At, type Manner } from './changes.js'
import { lockUsers } from './interviewers.js'
import { findInterview, findInterviewByCode, type InterviewRow } from './queries.js'
import { takesPlace } from './rules.js'
import type { InterviewReplace, InterviewUpsert } from './schema.js'

const BLANK = { location: null, meetingUrl: null, notes: null, interviewers: [] }

/**
 * Schedules the interview with this code, or replaces the fields of the one that is there, and brings it to the status. Absent fields are
 * cleared, but step, time zone and status stay. Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of an interview of another application; like `createInterview` and `changeInterview`
 */
export async function putInterview (
  change: Change, at: At, code: string, { code: given, status, reason, at: stated, ...fields }: InterviewReplace, manner: Manner
): Promise<{ row: InterviewRow, isNew: boolean }> {
  checkCodeOfPath(code, { code: given })
  statedTime(change, stated)
  // The look-up comes after the lock: another request may make the interview meanwhile.
  await APPLICATION.lock(change, at)
  const { tx, companyId } = change
  const known = await findInterviewByCode(tx, companyId, code)
  if (known === undefined) {
    // A missing object has no state that could be expected.
    change.checkState(undefined)
    const allowOverlap = manner.allowOverlap === true || (status !== undefined && !takesPlace(status))
    const row = await createInterview(change, at, { ...fields, code, at: stated }, { allowOverlap })
    if (status === undefined && reason == null) return { row, isNew: true }
    const patch = { reason, ...(status === undefined || status === 'scheduled' ? {} : { status, at: stated }) }
    return { row: await changeInterview(change, { ...at, interviewId: row.id }, patch, { allowOverlap: true }), isNew: true }
  }
  if (known.applicationId !== at.applicationId) throw codeTaken(known)
  const before = await findInterview(tx, companyId, known.id) as InterviewRow
  const moved = status === undefined || status === before.status ? {} : { status, at: stated }
  const patch = { ...BLANK, ...fields, reason, ...moved }
  return { row: await changeInterview(change, { ...at, interviewId: known.id }, patch, manner), isNew: false }
}

/** The application of an interview, by its id, its code, or both. */
type NamedApplication = Pick<InterviewUpsert, 'applicationId' | 'applicationCode'>

/** `putInterview` for an item of a bulk, which names its application. */
export async function putNamedInterview (
  change: Change, { applicationId, applicationCode, code, ...body }: Omit<InterviewUpsert, 'etag' | 'version'>, manner: Manner
): Promise<{ row: InterviewRow, isNew: boolean }> {
  return await putInterview(change, await findNamed(change, { applicationId, applicationCode }), code, body, manner)
}

/** @throws ApiError BAD_ARGUMENT unless id and code name one application of the company */
async function findNamed ({ tx, companyId }: Change, { applicationId: id, applicationCode: code }: NamedApplication): Promise<At> {
  if (id === undefined && code === undefined) {
    const message = 'applicationId or applicationCode is required'
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationId', message, rule: { name: 'required' } })
  }
  const [found] = await tx.query<At>(prepared(sql`
    select job_id as "jobId", id as "applicationId" from applications where company_id = ${companyId}
      ${id === undefined ? empty : sql`and id = ${id}`} ${code === undefined ? empty : sql`and code = ${code}`}`))
  if (found !== undefined) return found
  const target = code === undefined ? 'applicationId' : 'applicationCode'
  const which = id !== undefined && code !== undefined ? `the application ${id}` : 'an application'
  throw new ApiError('BAD_ARGUMENT', { target, message: `${target} must name ${which} of this company`, rule: { name: 'reference' } })
}

/**
 * Locks the applications of these upserts, and then all users whom they name, each in the order of their ids. Others that would lock
 * several for interviews wait.
 */
export async function lockForInterviews (change: Change, upserts: InterviewUpsert[]): Promise<void> {
  const { tx, companyId } = change
  await lockBulk(tx, companyId, 'interviews')
  await tx.send(prepared(sql`
    select from applications where company_id = ${companyId} and (
      id = any(${upserts.flatMap(({ applicationId }) => applicationId ?? [])}::bigint[])
      or code = any(${upserts.flatMap(({ applicationCode }) => applicationCode ?? [])}::text[]))
    order by id for update`))
  await lockUsers(change, upserts.flatMap(({ interviewers = [] }) => interviewers))
}
