import { checkCodeOfPath } from '../engine/objects.js'
import { findWhole } from '../engine/reads.js'
import { findNamedApplication, lockNamedApplications, type ApplicationAt } from '../parents/application.js'
import { lockByCode } from '../parents/coded.js'
import type { Change } from '../shared/change.js'
import { statedTime } from '../shared/history.js'
import { changeInterview, createInterview, type Manner } from './changes.js'
import { lockUsers } from './interviewers.js'
import { INTERVIEWS, type InterviewRow } from './queries.js'
import { takesPlace } from './rules.js'
import type { InterviewReplace, InterviewUpsert } from './schema.js'

const BLANK = { location: null, meetingUrl: null, notes: null, interviewers: [] }

/**
 * Schedules the interview with this code, or replaces the fields of the one that is there, and brings it to the status. Absent fields are
 * cleared, but step, time zone and status stay. Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of an interview of another application; like `createInterview` and `changeInterview`
 */
export async function putInterview (
  change: Change, at: ApplicationAt, code: string, { code: given, status, reason, at: stated, ...fields }: InterviewReplace, manner: Manner
): Promise<{ row: InterviewRow, isNew: boolean }> {
  checkCodeOfPath(code, { code: given })
  statedTime(change, stated)
  const known = await lockByCode(change, INTERVIEWS, at, code)
  if (known === undefined) {
    const allowOverlap = manner.allowOverlap === true || (status !== undefined && !takesPlace(status))
    const row = await createInterview(change, at, { ...fields, code, at: stated }, { allowOverlap })
    if (status === undefined && reason == null) return { row, isNew: true }
    const patch = { reason, ...(status === undefined || status === 'scheduled' ? {} : { status, at: stated }) }
    return { row: await changeInterview(change, { ...at, interviewId: row.id }, patch, { allowOverlap: true }), isNew: true }
  }
  const before = await findWhole(change.tx, INTERVIEWS, change.companyId, known.id) as InterviewRow
  const moved = status === undefined || status === before.status ? {} : { status, at: stated }
  const patch = { ...BLANK, ...fields, reason, ...moved }
  return { row: await changeInterview(change, { ...at, interviewId: known.id }, patch, manner), isNew: false }
}

/** `putInterview` for an item of a bulk, which names its application. */
export async function putNamedInterview (
  change: Change, { applicationId, applicationCode, code, ...body }: Omit<InterviewUpsert, 'etag' | 'version'>, manner: Manner
): Promise<{ row: InterviewRow, isNew: boolean }> {
  return await putInterview(change, await findNamedApplication(change, { applicationId, applicationCode }), code, body, manner)
}

/**
 * Locks the applications of these upserts, and then all users whom they name, each in the order of their ids. Others that would lock
 * several for interviews wait.
 */
export async function lockForInterviews (change: Change, upserts: InterviewUpsert[]): Promise<void> {
  await lockNamedApplications(change, 'interviews', upserts)
  await lockUsers(change, upserts.flatMap(({ interviewers = [] }) => interviewers))
}
