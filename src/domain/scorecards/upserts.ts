import { ApiError } from '../../errors.js'
import { checkCodeOfPath } from '../engine/objects.js'
import { find } from '../engine/reads.js'
import { findNamedApplication, type ApplicationAt } from '../parents/application.js'
import { lockByCode } from '../parents/coded.js'
import type { Change } from '../shared/change.js'
import { findReferences } from '../shared/find-references.js'
import { statedTime } from '../shared/history.js'
import { changeScorecard, createScorecard, withInterview } from './changes.js'
import { SCORECARDS, type ScorecardRow } from './queries.js'
import { Scorecard, type ScorecardReplace, type ScorecardUpsert } from './schema.js'

/** Which scorecard was written. */
interface Written { id: number, isNew: boolean }

/**
 * Writes the scorecard with this code, or replaces answers and recommendation of the one that is there, and submits it if that is asked.
 * Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of a scorecard of another application; BAD_ARGUMENT for another interview, template or user;
 * like `createScorecard` and `changeScorecard`
 */
export async function putScorecard (
  change: Change, at: ApplicationAt, code: string,
  { code: given, at: stated, status, answers = {}, recommendation = null, ...about }: ScorecardReplace
): Promise<Written> {
  checkCodeOfPath(code, { code: given })
  statedTime(change, stated)
  const known = await lockByCode(change, SCORECARDS, at, code)
  if (known === undefined) {
    return { id: await createScorecard(change, at, { ...about, answers, recommendation, status, code, at: stated }), isNew: true }
  }
  await checkAbout(change, known.id, await withInterview(change, at.applicationId, about))
  const moved = status === undefined ? {} : { status, at: stated }
  const id = await changeScorecard(change, { ...at, scorecardId: known.id }, { answers, recommendation, ...moved }, true)
  return { id, isNew: false }
}

/** @throws ApiError BAD_ARGUMENT for what a scorecard is about, if it is another than it was */
async function checkAbout (change: Change, id: number, about: object): Promise<void> {
  const before = await find(change.tx, SCORECARDS, change.companyId, id) as ScorecardRow
  const { fields } = await findReferences<Partial<Scorecard>>(change, Scorecard, about)
  const other = (['interviewId', 'templateId', 'userId'] as const).filter(field => fields[field] != null && fields[field] !== before[field])
  if (other.length === 0) return
  throw new ApiError('BAD_ARGUMENT', other.map(target => ({
    target, message: `${target} never changes: that of the scorecard is ${before[target]}`
  })))
}

/** `putScorecard` for an item of a bulk, which names its application. */
export async function putNamedScorecard (
  change: Change, { applicationId, applicationCode, code, ...body }: Omit<ScorecardUpsert, 'etag' | 'version'>
): Promise<Written> {
  return await putScorecard(change, await findNamedApplication(change, { applicationId, applicationCode }), code, body)
}
