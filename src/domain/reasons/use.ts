import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { findSettings } from '../settings/settings.js'
import type { Change } from '../shared/change.js'
import type { ReasonUse } from './reasons.js'

/**
 * The name of the reason with which an application or a job gets this status; undefined if it is none of the catalog. The reason must be
 * held beside this, as by `findReferences`.
 * @param target the field that names it
 * @throws ApiError BAD_ARGUMENT for a reason that does not apply to the status, and for none if the company requires one
 */
export async function reasonFor (
  change: Change, status: ReasonUse, id: number | null | undefined, target = 'reasonId'
): Promise<string | undefined> {
  const { tx, companyId } = change
  if (id == null) {
    if (change.isByServer || !(await findSettings(tx, companyId)).requireReasonId) return undefined
    const message = `${target} is required for the status ${status}: the company requires a reason of the catalog`
    throw new ApiError('BAD_ARGUMENT', { target, message, rule: { name: 'required' } })
  }
  const [reason] = await tx.query<{ name: string, appliesTo: ReasonUse[] }>(prepared(sql`
    select name, applies_to as "appliesTo" from reasons where company_id = ${companyId} and id = ${id}`))
  if (reason === undefined || reason.appliesTo.includes(status)) return reason?.name
  const message = `${target}: the reason ${reason.name} is for ${reason.appliesTo.join(', ')}, and not for ${status}`
  throw new ApiError('BAD_ARGUMENT', { target, message })
}
