import { ApiError } from '../../errors.js'
import type { AcceptedOffer } from '../offers/queries.js'
import type { Change } from '../shared/change.js'
import { changedFields } from '../shared/patch.js'
import type { HiringTerms } from './hiring-schema.js'
import type { Application, ApplicationPatch, ApplicationStatus } from './schema.js'

// Terms of a hire that a body gives: with the hire, or later.

/** What a hire has besides: the opening that it fills, and its terms. */
export type NewHiring = Partial<AcceptedOffer> & { openingId?: number | undefined }

/** @throws ApiError FORBIDDEN without the scopes of the terms, BAD_ARGUMENT for two openings */
export function checkTerms (change: Change, { hiring, openingId }: Pick<ApplicationPatch, 'hiring' | 'openingId'>): void {
  if (hiring === undefined) return
  change.requireScope('offers:write')
  if (hiring.salary !== undefined) change.requireScope('compensation:read')
  if (openingId === undefined || hiring.openingId === undefined || openingId === hiring.openingId) return
  const message = 'openingId and hiring.openingId name different openings; one of them is enough'
  throw new ApiError('BAD_ARGUMENT', { target: 'hiring.openingId', message })
}

/**
 * The terms that change, or, of a new hire, all that are given.
 * @param status of the application after the change
 * @throws ApiError BAD_ARGUMENT for terms without a hire
 */
export function changedTerms (
  before: Pick<Application, 'hiring'>, terms: HiringTerms | undefined, status: ApplicationStatus
): HiringTerms {
  if (terms === undefined) return {}
  if (status !== 'hired') throw new ApiError('BAD_ARGUMENT', { target: 'hiring', message: 'hiring is allowed only with status hired' })
  return changedFields(before.hiring ?? {}, terms)
}

/** The terms as a hire has them. */
export function toHiring ({ salary, ...terms }: HiringTerms): NewHiring {
  if (salary === undefined) return terms
  return {
    ...terms, salaryAmount: salary?.amount ?? null, salaryCurrency: salary?.currency ?? null, salaryPeriod: salary?.period ?? null
  }
}
