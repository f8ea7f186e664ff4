import { ApiError } from '../../errors.js'
import { reasonFor } from '../reasons/use.js'
import type { Change } from '../shared/change.js'
import { isBlank } from './rules.js'
import type { JobPatch, JobStatus } from './schema.js'

/** The reason of a status: the text, and the id of one of the catalog. */
export type Reason = Pick<JobPatch, 'statusReason' | 'statusReasonId'>

/** The fields of a body for the reason, and the others. */
export function apart<T extends Reason & { statusReasonCode?: unknown }> ({ statusReason, statusReasonId, statusReasonCode, ...rest }: T) {
  return { reason: { statusReason, statusReasonId, statusReasonCode }, rest }
}

/**
 * The reason that a new status gets: with the name of the one of the catalog, where there is no text.
 * @param status undefined if the job stays in its status
 * @throws ApiError BAD_ARGUMENT for one that is not for this status, and for none where the company requires it
 */
export async function reasonOf (change: Change, status: JobStatus | undefined, { statusReason, statusReasonId }: Reason): Promise<Reason> {
  if (status === 'frozen' || status === 'canceled') {
    const name = await reasonFor(change, status, statusReasonId, 'statusReasonId')
    return { statusReasonId, statusReason: isBlank(statusReason) ? name ?? statusReason : statusReason }
  }
  if (status === undefined ? statusReasonId === undefined : statusReasonId == null) return { statusReason }
  const message = status === undefined
    ? 'statusReasonId is the reason of a change of status: send it with the new status'
    : 'statusReasonId is allowed only with status frozen or canceled'
  throw new ApiError('BAD_ARGUMENT', { target: 'statusReasonId', message })
}
