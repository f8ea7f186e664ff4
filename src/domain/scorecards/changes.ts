import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, illegalTransition } from '../../errors.js'
import { findBelow } from '../engine/child.js'
import { find } from '../engine/reads.js'
import { tell } from '../engine/writes.js'
import { APPLICATION, checkAfterCreation, type ApplicationAt, type LockedParent } from '../parents/application.js'
import { codeTaken, findByCode, keyTaken, saveColumns } from '../parents/coded.js'
import type { Criterion } from '../scorecard-templates/templates.js'
import type { Change } from '../shared/change.js'
import { findReferences } from '../shared/find-references.js'
import { checkNotBefore, statedTime, timeOfStatus } from '../shared/history.js'
import { jsonFields } from '../shared/json-fields.js'
import { changedFields } from '../shared/patch.js'
import { byColumn, insertion, timeOf } from '../shared/sql.js'
import { findScorecardOf, SCORECARDS, type ScorecardRow } from './queries.js'
import { checkAnswers, checkComplete, columnsOfAnswers, withAnswers, wordsIn } from './rules.js'
import { Scorecard, type Answers, type ScorecardCreate, type ScorecardPatch } from './schema.js'

// Writes give the id of the scorecard alone: what the token may see of it is for `writtenScorecard` to say.

/** The scorecard that was written, as the token sees it. */
export async function writtenScorecard ({ tx, companyId, reader }: Change, id: number): Promise<Scorecard & { version: number }> {
  return await find(tx, SCORECARDS, companyId, id, jsonFields(Scorecard, reader)) as Scorecard & { version: number }
}

/**
 * Writes a scorecard of an application, which may have ended, with the criteria that its template has now.
 * @returns its id
 * @throws ApiError FORBIDDEN for a user whom the token does not name, ALREADY_EXISTS for a second one of the user or a code that another
 * has, ANONYMIZED for words, BAD_ARGUMENT for answers that no criterion asks for, or missing ones if it is submitted
 */
export async function createScorecard (
  change: Change, at: ApplicationAt, { at: stated, status, code, answers: given = {}, recommendation, ...about }: ScorecardCreate
): Promise<number> {
  const { tx, companyId, identity } = change
  const madeAt = statedTime(change, stated)
  const application = await APPLICATION.lock(change, at)
  checkAfterCreation(madeAt, application)
  const { fields, check } = await findReferences(change, Scorecard, await withInterview(change, at.applicationId, about))
  const { interviewId = null, userId = identity.userId } = fields
  if (userId === null) {
    const message = 'userId is required, as the token names no user'
    throw new ApiError('BAD_ARGUMENT', { target: 'userId', message, rule: { name: 'required' } })
  }
  await checkWriter(change, userId)
  await check({ ...fields, userId })
  const template = await findTemplate(change, application, { interviewId, templateId: fields.templateId ?? null })
  const criteria = template?.criteria ?? []
  checkAnswers(given, criteria)
  const answers = withAnswers({}, given)
  await APPLICATION.checkPersonal(change, application, personalIn({ code, answers }))
  const [created] = await tx.query<{ id: number }>(sql`
    insert into scorecards ${insertion({
      company_id: companyId,
      ...byColumn({ applicationId: at.applicationId, interviewId, userId, code, recommendation, templateId: template?.id }),
      criteria: JSON.stringify(criteria),
      ...columnsOfAnswers(answers),
      ...(madeAt && { created_at: madeAt })
    })} on conflict do nothing returning id`)
  if (created === undefined) throw await taken(change, { applicationId: at.applicationId, interviewId, userId, code })
  await tell(change, SCORECARDS, 'created', created.id, {}, madeAt)
  return status === 'submitted' ? await changeScorecard(change, { ...at, scorecardId: created.id }, { status, at: stated }) : created.id
}

const personalIn = ({ code, answers = {} }: { code?: string | null | undefined, answers?: Answers | undefined }): string[] =>
  [...(code == null ? [] : ['code']), ...wordsIn(answers)]

/** @throws ApiError FORBIDDEN for a token that names another user, or one who is inactive */
async function checkWriter ({ tx, companyId, identity }: Change, userId: number): Promise<void> {
  if (identity.userId === null) return
  if (identity.userId !== userId) {
    const message = `the token writes scorecards of the user ${identity.userId} alone, whom it names`
    throw new ApiError('FORBIDDEN', { target: 'userId', message })
  }
  const active = await tx.query(prepared(sql`
    select 1 from users where company_id = ${companyId} and id = ${userId} and active for key share`))
  if (active.length > 0) return
  const message = `the user ${userId}, whom the token names, is inactive: it writes no scorecards any more`
  throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
}

/** What a scorecard is about, as a body says it. */
type About = Pick<ScorecardCreate, 'interviewId' | 'interviewCode' | 'templateId' | 'userId'>

/** With the id of the interview in place of its code. @throws ApiError BAD_ARGUMENT for an interview that the application does not have */
export async function withInterview (
  { tx, companyId }: Change, applicationId: number, { interviewCode, ...about }: About
): Promise<Omit<About, 'interviewCode'>> {
  const { interviewId } = about
  if (interviewId == null && interviewCode === undefined) return about
  const [interview] = await tx.query<{ id: number }>(prepared(sql`
    select id from interviews where company_id = ${companyId} and application_id = ${applicationId}
      and (id = ${interviewId ?? null}::bigint or ${interviewId == null})
      and (code = ${interviewCode ?? null} or ${interviewCode === undefined})`))
  if (interview !== undefined) return { ...about, interviewId: interview.id }
  const target = interviewCode === undefined ? 'interviewId' : 'interviewCode'
  const message = `${target} must name an interview of this application`
  throw new ApiError('BAD_ARGUMENT', { target, message, rule: { name: 'reference' } })
}

/** The template that is named, else that of the step of the interview, else that of the current step. */
async function findTemplate (
  { tx, companyId }: Change, { currentStepId }: LockedParent, { interviewId, templateId }: Pick<Scorecard, 'interviewId' | 'templateId'>
): Promise<{ id: number, criteria: Criterion[] } | undefined> {
  const [template] = await tx.query<{ id: number, criteria: Criterion[] }>(prepared(sql`
    select id, criteria from scorecard_templates where company_id = ${companyId} and id = coalesce(
      ${templateId}::bigint,
      (select s.scorecard_template_id from steps s where s.company_id = ${companyId} and s.id = (
        select i.step_id from interviews i where i.company_id = ${companyId} and i.id = ${interviewId}::bigint)),
      (select s.scorecard_template_id from steps s where s.company_id = ${companyId} and s.id = ${currentStepId}))`))
  return template
}

/** The failure of a scorecard whose code, or whose user, has one. */
async function taken (
  { tx, companyId }: Change,
  { code, ...about }: Pick<Scorecard, 'applicationId' | 'interviewId' | 'userId'> & { code?: string | null | undefined }
): Promise<ApiError> {
  const other = code == null ? undefined : await findByCode(tx, SCORECARDS, companyId, code)
  if (other !== undefined) return codeTaken(SCORECARDS, other)
  const which = about.interviewId === null ? 'application' : 'interview'
  return keyTaken('userId', `a scorecard of this user about the ${which}`, SCORECARDS, await findScorecardOf(tx, companyId, about))
}

/**
 * Changes a draft, and submits it, in one step. Repeating what it says changes nothing, also once it is submitted.
 * @param isWhole whether answers that are not named go
 * @returns its id
 * @throws ApiError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION for one that is submitted, ALREADY_EXISTS, ANONYMIZED, BAD_ARGUMENT
 */
export async function changeScorecard (
  change: Change, at: ApplicationAt & { scorecardId: number }, { at: stated, status, answers: given, ...patch }: ScorecardPatch,
  isWhole = false
): Promise<number> {
  const { tx, companyId } = change
  const time = timeOfStatus(change, { at: stated, status })
  const application = await APPLICATION.lock(change, at)
  const before = await findBelow(tx, SCORECARDS, companyId, at) as ScorecardRow
  await checkWriter(change, before.userId)
  change.checkState(before)
  if (status === 'draft' && before.status === 'submitted') throw illegalTransition('a scorecard that is submitted', status, [])
  if (given !== undefined) checkAnswers(given, before.criteria)
  const answers = given && withAnswers(isWhole ? {} : before.answers, given)
  const fields = changedFields(before, { ...patch, answers })
  const changed = Object.keys(fields)
  const isSubmitted = status === 'submitted' && before.status === 'draft'
  // Who may not see what it says is not told whether it says just that.
  const isBlind = change.reader.viewer === null && (given ?? patch.recommendation) !== undefined
  if (isBlind) change.embeddedScopes.add('scorecards:read-all')
  const isGuess = isBlind && before.status === 'submitted'
  if (changed.length === 0 && !isSubmitted && !isGuess) return before.id
  if (before.status === 'submitted') {
    const message = 'the scorecard is submitted, which is final'
    throw new ApiError('ILLEGAL_TRANSITION', { target: isGuess ? 'status' : changed[0] as string, message }, { allowed: [] })
  }
  if (isSubmitted) checkComplete({ ...before, ...fields })
  checkNotBefore(time, before.createdAt, 'the scorecard was written')
  await APPLICATION.checkPersonal(change, application, personalIn(fields))
  const { answers: saved, ...others } = fields
  await saveColumns(change, SCORECARDS, before.id, {
    ...byColumn(others),
    ...(saved && columnsOfAnswers(saved)),
    ...(isSubmitted && { status, submitted_at: timeOf(time) })
  })
  if (changed.length > 0) await tell(change, SCORECARDS, 'changed', before.id, { changed })
  if (isSubmitted) await tell(change, SCORECARDS, 'submitted', before.id, {}, time)
  return before.id
}
