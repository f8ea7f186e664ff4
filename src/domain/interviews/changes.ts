import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { checkNotAnonymized, isAnonymized } from '../candidates/queries.js'
import { findBelow } from '../engine/child.js'
import { record, tell } from '../engine/writes.js'
import { APPLICATION, checkAfterCreation, type ApplicationAt, type LockedParent } from '../parents/application.js'
import { codeTaken, findByCode, saveColumns } from '../parents/coded.js'
import { findSettings } from '../settings/settings.js'
import type { Change } from '../shared/change.js'
import { toMilliseconds } from '../shared/clock.js'
import { checkNotBefore, isRecorded, statedTime, timeOfStatus } from '../shared/history.js'
import { changedFields } from '../shared/patch.js'
import { byColumn, insertion, timeOf } from '../shared/sql.js'
import type { InterviewHappening } from './events.js'
import { checkFree, readInterviewers, saveInterviewers } from './interviewers.js'
import { invite, tellCanceled } from './invitations.js'
import { findInterviewsOf, INTERVIEWS, type InterviewRow } from './queries.js'
import { checkFields, checkTimes, checkTransition, takesPlace } from './rules.js'
import type { Interview, Interviewer, InterviewCreate, InterviewPatch } from './schema.js'

/** What a path names an interview by. */
type InterviewAt = ApplicationAt & { interviewId: number }

/** What a request says besides the body. */
export interface Manner {
  allowOverlap?: boolean | undefined
  /** Whether those concerned get messages; not unless it is true. */
  notify?: boolean | undefined
}

/** Fields by which calendars show another event. */
const IN_CALENDARS = ['startsAt', 'endsAt', 'location', 'meetingUrl', 'interviewers', 'status']
const PERSONAL = ['code', 'title', 'location', 'meetingUrl', 'notes', 'reason'] as const

/** The fields with their times as they are stored and compared. */
const inMilliseconds = <Times extends { startsAt?: string, endsAt?: string }> ({ startsAt, endsAt, ...rest }: Times) => ({
  ...rest,
  ...(startsAt === undefined ? {} : { startsAt: toMilliseconds(startsAt) }),
  ...(endsAt === undefined ? {} : { endsAt: toMilliseconds(endsAt) })
})

const personalIn = (fields: Partial<Record<typeof PERSONAL[number], unknown>>): string[] => PERSONAL.filter(field => fields[field] != null)

/**
 * Schedules an interview of an application that is in process, or was at the stated time.
 * @throws ApiError ILLEGAL_TRANSITION for an application that has ended, OVERLAP, ALREADY_EXISTS for a code that another has, ANONYMIZED,
 * BAD_ARGUMENT for a step of another job, an end before the beginning, or an interviewer who is inactive or unknown
 */
export async function createInterview (
  change: Change, at: ApplicationAt, { at: stated, interviewers: given = [], ...body }: InterviewCreate,
  { allowOverlap = false, notify = false }: Manner = {}
): Promise<InterviewRow> {
  const { tx, companyId } = change
  const madeAt = statedTime(change, stated)
  const application = await APPLICATION.lock(change, at)
  checkLive(application, madeAt)
  checkAfterCreation(madeAt, application)
  const fields = inMilliseconds(body) as typeof body
  checkTimes(fields, {}, 'scheduled')
  const { stepId = application.currentStepId } = body
  await checkStep(change, at.jobId, body.stepId)
  await checkNotAnonymized(tx, companyId, application.candidateId, personalIn(body))
  const timeZone = body.timeZone ?? (await findSettings(tx, companyId)).timeZone
  const interviewers = await readInterviewers(change, given, [])
  if (!allowOverlap) await checkFree(change, { ...fields, interviewers })
  const [created] = await tx.query<{ id: number }>(sql`
    insert into interviews ${insertion({
      company_id: companyId,
      application_id: at.applicationId,
      ...byColumn({ ...fields, stepId, timeZone }),
      ...(madeAt && { created_at: madeAt })
    })} on conflict (company_id, code) do nothing returning id`)
  if (created === undefined) throw codeTaken(INTERVIEWS, await findByCode(tx, INTERVIEWS, companyId, body.code as string))
  await saveInterviewers(change, created.id, interviewers)
  const interview = await tell(change, INTERVIEWS, 'scheduled', created.id, {}, madeAt)
  await invite(change, interview, undefined, notify)
  return interview
}

/** @throws ApiError ILLEGAL_TRANSITION for an application that has ended; at a stated time it may have been in process */
function checkLive ({ status, endedAt }: LockedParent, at: string | undefined): void {
  if (status === 'in_process' || (at !== undefined && endedAt !== null && at <= endedAt)) return
  const message = `the application is ${status}: interviews are scheduled only for those in_process`
  throw new ApiError('ILLEGAL_TRANSITION', { target: 'applicationId', message }, { allowed: [] })
}

/** @throws ApiError BAD_ARGUMENT for a step that the job does not have */
async function checkStep ({ tx, companyId }: Change, jobId: number, stepId: number | undefined): Promise<void> {
  if (stepId === undefined) return
  const steps = await tx.query(prepared(sql`
    select 1 from steps where company_id = ${companyId} and job_id = ${jobId} and id = ${stepId} for key share`))
  if (steps.length > 0) return
  throw new ApiError('BAD_ARGUMENT', { target: 'stepId', message: 'stepId must name a step of this job', rule: { name: 'reference' } })
}

/**
 * Changes fields of an interview and its status in one step. Repeating the current values changes nothing.
 * @throws ApiError NOT_FOUND, ILLEGAL_TRANSITION, OVERLAP, ALREADY_EXISTS, ANONYMIZED, BAD_ARGUMENT
 */
export async function changeInterview (
  change: Change, at: InterviewAt, { status, reason, at: stated, interviewers: given, ...patch }: InterviewPatch,
  { allowOverlap = false, notify = false }: Manner = {}
): Promise<InterviewRow> {
  const { tx, companyId } = change
  const time = timeOfStatus(change, { at: stated, status })
  const application = await APPLICATION.lock(change, at)
  const before: InterviewRow = await findBelow(tx, INTERVIEWS, companyId, at)
  change.checkState(before)
  // Before anything is judged: what was right then need not be so today.
  if (time !== undefined && status !== undefined && await isRecorded(change, 'interview', before, status, time)) return before
  const to = status === before.status ? undefined : status
  const rule = to && checkTransition(before.status, to)
  const interviewers = given && await readInterviewers(change, given, before.interviewers)
  const fields = changedFields(before, { ...inMilliseconds(patch), interviewers }) as Partial<Interview>
  const remark = to === undefined && reason !== undefined && reason !== before.cancellation?.reason ? ['cancellation'] : []
  const takesReason = !await isAnonymized(tx, companyId, application.candidateId)
  checkFields({ ...patch, reason }, to ?? before.status, rule, takesReason)
  if (to === undefined && Object.keys(fields).length === 0 && remark.length === 0) return before
  const after = { ...before, ...fields, status: to ?? before.status }
  checkTimes(after, fields, after.status)
  if (to === 'scheduled') checkLive(application, time)
  const last = [before.createdAt, before.cancellation?.at ?? ''].sort().at(-1) as string
  checkNotBefore(time, last, 'the interview was scheduled or canceled')
  await checkStep(change, at.jobId, fields.stepId)
  await checkNotAnonymized(tx, companyId, application.candidateId, personalIn({ ...fields, reason }))
  const taken = takesPlace(after.status) ? takenBy(before, after, to === 'scheduled') : []
  if (!allowOverlap && taken.length > 0) await checkWhoHolds(change, { ...after, interviewers: taken })
  await save(change, before, fields, cancellationOf({ to, reason, hasRemark: remark.length > 0, time }), to)
  const interview = await tellChange(change, before, [...Object.keys(fields), ...remark], rule?.event, time)
  await invite(change, interview, before, notify)
  return interview
}

/** The interviewers whom a change takes at times at which they were not taken: all of them by another time, else those who are new. */
function takenBy (before: Interview, after: Interview, isAgain: boolean): Interviewer[] {
  const isWithin = Date.parse(before.startsAt) <= Date.parse(after.startsAt) && Date.parse(after.endsAt) <= Date.parse(before.endsAt)
  if (isAgain || !isWithin) return after.interviewers
  return after.interviewers.filter(({ userId }) => before.interviewers.every(each => each.userId !== userId || each.status === 'declined'))
}

/** `checkFree`, after those who hold the interview are locked. */
async function checkWhoHolds (change: Change, interview: InterviewRow): Promise<void> {
  await readInterviewers(change, interview.interviewers, interview.interviewers)
  await checkFree(change, interview, interview.id)
}

/** The columns of the cancellation, where that changes. */
function cancellationOf (
  { to, reason, hasRemark, time }: {
    to: Interview['status'] | undefined, reason: string | null | undefined, hasRemark: boolean, time: string | undefined
  }
): Record<string, unknown> {
  if (to === 'canceled') return { cancellation_reason: reason ?? null, cancellation_at: timeOf(time) }
  if (to === 'scheduled') return { cancellation_reason: null, cancellation_at: null }
  return hasRemark ? { cancellation_reason: reason } : {}
}

/** Saves these fields of the interview, whose application is locked. Calendars see a newer event if they show one of them. */
async function save (
  change: Change, { id }: Interview, { interviewers, ...fields }: Partial<Interview>, cancellation: Record<string, unknown>,
  status: Interview['status'] | undefined
): Promise<void> {
  const changed = Object.keys({ ...fields, ...(interviewers && { interviewers }), ...(status && { status }) })
  const isNewer = changed.some(field => IN_CALENDARS.includes(field))
  await saveColumns(change, INTERVIEWS, id, {
    ...byColumn({ ...fields, ...(status && { status }) }),
    ...cancellation,
    ...(isNewer && { calendar_sequence: sql`calendar_sequence + 1` })
  })
  if (interviewers !== undefined) await saveInterviewers(change, id, interviewers)
}

/** Records the change of fields, and that of the status; new times belong to an interview that is scheduled again. */
async function tellChange (
  change: Change, { id, status: previousStatus }: Interview, changed: string[], event: InterviewHappening | undefined,
  at: string | undefined
): Promise<InterviewRow> {
  if (event === undefined) return await tell(change, INTERVIEWS, 'changed', id, { changed })
  if (event !== 'scheduled' && changed.length > 0) await tell(change, INTERVIEWS, 'changed', id, { changed })
  return await tell(change, INTERVIEWS, event, id, { previousStatus }, at)
}

/**
 * Notes what an interviewer has answered.
 * @throws ApiError NOT_FOUND for a user who does not hold the interview, ILLEGAL_TRANSITION unless it is scheduled, OVERLAP for who takes
 * back a refusal and has another one by now
 */
export async function answerInvitation (
  change: Change, { userId, ...at }: InterviewAt & { userId: number }, { status }: Pick<Interviewer, 'status'>,
  { allowOverlap = false }: Manner = {}
): Promise<InterviewRow> {
  const { tx, companyId } = change
  await APPLICATION.lock(change, at)
  const before: InterviewRow = await findBelow(tx, INTERVIEWS, companyId, at)
  const known = before.interviewers.find(each => each.userId === userId)
  if (known === undefined) throw notFound('interviewer of this interview', 'userId')
  change.checkState(before)
  if (known.status === status) return before
  if (before.status !== 'scheduled') {
    const message = `the interview is ${before.status}: interviewers answer while it is scheduled`
    throw new ApiError('ILLEGAL_TRANSITION', { target: 'status', message }, { allowed: [] })
  }
  const interviewers = before.interviewers.map(each => each === known ? { userId, status } : each)
  if (!allowOverlap && known.status === 'declined') await checkWhoHolds(change, { ...before, interviewers: [{ userId, status }] })
  await save(change, before, { interviewers }, {}, undefined)
  return await tell(change, INTERVIEWS, 'changed', before.id, { changed: ['interviewers'] })
}

/** Cancels the interviews of applications that end, which are scheduled, at this time if that is stated. The applications are locked. */
export async function cancelScheduled (change: Change, applicationIds: number[], at?: string): Promise<void> {
  const { tx, companyId } = change
  const scheduled = (await findInterviewsOf(tx, companyId, applicationIds)).filter(({ status }) => status === 'scheduled')
  const ids = new Set(scheduled.map(({ id }) => id))
  if (ids.size === 0) return
  await saveColumns(change, INTERVIEWS, [...ids], {
    status: 'canceled',
    ...cancellationOf({ to: 'canceled', reason: null, hasRemark: false, time: at }),
    calendar_sequence: sql`calendar_sequence + 1`
  })
  const canceled = (await findInterviewsOf(tx, companyId, applicationIds)).filter(({ id }) => ids.has(id))
  await change.together(async () => {
    for (const interview of canceled) await record(change, INTERVIEWS, 'canceled', interview, { previousStatus: 'scheduled' }, at)
  })
  await tellCanceled(change, canceled)
}
