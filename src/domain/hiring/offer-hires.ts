import sql, { raw } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import type { OfferPatch } from '../offers/schema.js'
import type { Change } from '../shared/change.js'

// What an offer that is accepted says of the hire.

/** Fields of a change of an offer that concern the hire. */
export type HireFields = Pick<OfferPatch, 'hire' | 'openingId' | 'stepId' | 'stepCode'>

/** @throws ApiError BAD_ARGUMENT for what belongs to a hire, without one */
export function checkHireFields (status: OfferPatch['status'], { hire, ...fields }: HireFields): void {
  const isAccepted = status === 'accepted'
  const refused = isAccepted && hire !== false ? [] : Object.entries(fields).filter(([, value]) => value !== undefined)
  const wrong = [
    ...(hire !== undefined && !isAccepted ? [{ target: 'hire', message: 'hire is allowed only with status accepted' }] : []),
    ...refused.map(([target]) => ({ target, message: `${target} is allowed only with status accepted, where that hires` }))
  ]
  if (wrong.length > 0) throw new ApiError('BAD_ARGUMENT', wrong)
}

/**
 * The step that a hire for the locked job moves the application to: the one that is named, else the last of the category `hiring`.
 * @returns undefined for a job without such a step
 * @throws ApiError BAD_ARGUMENT unless id and code name one step of the job
 */
export async function findHiringStep (
  { tx, companyId }: Change, jobId: number, { stepId, stepCode }: HireFields
): Promise<number | undefined> {
  const target = stepCode !== undefined ? 'stepCode' : stepId !== undefined ? 'stepId' : undefined
  const isMeant = target === undefined
    ? sql`category = 'hiring'`
    : sql`${stepId === undefined ? raw('true') : sql`id = ${stepId}`} and ${stepCode === undefined ? raw('true') : sql`code = ${stepCode}`}`
  const [step] = await tx.query<{ id: number }>(prepared(sql`
    select id from steps where company_id = ${companyId} and job_id = ${jobId} and ${isMeant} order by position desc limit 1`))
  if (step !== undefined || target === undefined) return step?.id
  const which = stepId !== undefined && stepCode !== undefined ? `the step ${stepId}` : 'a step'
  throw new ApiError('BAD_ARGUMENT', { target, message: `${target} must name ${which} of this job`, rule: { name: 'reference' } })
}
