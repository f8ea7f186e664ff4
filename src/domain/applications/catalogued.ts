import { ApiError } from '../../errors.js'
import { reasonFor } from '../reasons/use.js'
import type { Change } from '../shared/change.js'
import { findReferences } from '../shared/find-references.js'
import { nameOfSource } from '../sources/sources.js'
import { isRemarked } from './plan.js'
import { ApplicationReferences, type Application, type ApplicationPatch } from './schema.js'

// What applications take from the catalogs: an id stands beside the text, and makes the text where that is left out.

/** What a body says of the source. */
type Sourced = Pick<ApplicationPatch, 'source' | 'sourceId'> & { sourceCode?: string | null }

/**
 * The fields of a new application with the id of the source, in place of its code, and the text.
 * @throws ApiError BAD_ARGUMENT for a source that is unknown or archived
 */
export async function withSource<T extends Sourced> (change: Change, fields: T): Promise<T> {
  const { fields: given, check } = await findReferences<Sourced & T>(change, ApplicationReferences, fields)
  return { ...given, ...await sourceOf(change, given, check) }
}

/** The text that comes with another source. */
async function sourceOf (
  { tx, companyId }: Change, { source, sourceId }: Sourced, check: (fields: any) => Promise<void>, before?: Application
): Promise<Sourced> {
  if (sourceId == null || sourceId === before?.sourceId) return {}
  const [name] = await Promise.all([nameOfSource(tx, companyId, sourceId), check({ sourceId })])
  return source === undefined ? { source: name as string } : {}
}

/**
 * The patch with the ids of source and reason, in place of their codes, and with the text of another source; and the name of the reason.
 * @throws ApiError BAD_ARGUMENT for a source or a reason that is unknown or archived, for a reason that is not for this status or comes
 * without a change of status, and for none where the company requires it
 */
export async function withCatalogued (
  change: Change, before: Application, body: ApplicationPatch
): Promise<{ patch: ApplicationPatch, reasonName: string | undefined }> {
  const { fields, check } = await findReferences(change, ApplicationReferences, body)
  const { status = before.status, reasonId } = fields
  const isTransition = status !== before.status
  if (!isTransition) checkRepeated(before, reasonId)
  const source = await sourceOf(change, fields, check, before)
  const patch = { ...fields, ...source }
  if (!isTransition || !isRemarked(status)) return { patch, reasonName: undefined }
  const [name] = await Promise.all([reasonFor(change, status, reasonId), check({ reasonId })])
  return { patch, reasonName: name }
}

/** @throws ApiError BAD_ARGUMENT for another reason without a change of status */
function checkRepeated ({ disqualification, withdrawal }: Application, reasonId: number | null | undefined): void {
  const current = (disqualification ?? withdrawal)?.reasonId ?? null
  if (reasonId === undefined || reasonId === current) return
  const message = 'reasonId is the reason of a change of status: send it with the new status'
  throw new ApiError('BAD_ARGUMENT', { target: 'reasonId', message })
}
