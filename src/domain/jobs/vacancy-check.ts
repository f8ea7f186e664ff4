import { ApiError } from '../../errors.js'
import type { Change } from '../shared/change.js'
import { hasOpenings, type JobRow } from './queries.js'
import type { JobPatch } from './schema.js'

/**
 * Checks another number of vacancies.
 * @returns whether it stays, because a body that replaces the job leaves it to its openings
 * @throws ApiError BAD_ARGUMENT if it follows from openings, NO_VACANCY_LEFT if it is less than the hires
 */
export async function keepsVacancies (
  { tx, companyId }: Change, { id, vacanciesFilled }: JobRow, numVacancies: number, given: JobPatch
): Promise<boolean> {
  const isOfOpenings = await hasOpenings(tx, companyId, id)
  if (isOfOpenings && given.numVacancies !== undefined) {
    const message = 'numVacancies is the number of openings of this job that are not canceled: add or cancel openings instead'
    throw new ApiError('BAD_ARGUMENT', { target: 'numVacancies', message })
  }
  if (!isOfOpenings && numVacancies < vacanciesFilled) {
    const message = `numVacancies must be at least ${vacanciesFilled}, the number of hires`
    throw new ApiError('NO_VACANCY_LEFT', { target: 'numVacancies', message })
  }
  return isOfOpenings
}
