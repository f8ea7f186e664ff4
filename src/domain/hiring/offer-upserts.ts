import { checkCodeOfPath } from '../engine/objects.js'
import { findOfferByCode, type OfferRow } from '../offers/queries.js'
import type { OfferReplace } from '../offers/schema.js'
import { APPLICATION } from '../parents/application.js'
import type { Change } from '../shared/change.js'
import { changeOffer, codeTaken, createOffer, type At } from './offers.js'

const BLANK = { startDate: null, expiresAt: null, contractType: null, notes: null }

/**
 * Makes the offer with this code, a draft, or replaces the terms of the one that is there: its status stays, and so does what the token may
 * not read. Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of an offer to another application; like `createOffer` and `changeOffer`
 */
export async function putOffer (
  change: Change, at: At, code: string, { code: given, at: madeAt, ...terms }: OfferReplace
): Promise<{ row: OfferRow, isNew: boolean }> {
  checkCodeOfPath(code, { code: given })
  // The look-up comes after the lock: another request may make the offer meanwhile.
  await APPLICATION.lock(change, at)
  const known = await findOfferByCode(change.tx, change.companyId, code)
  if (known === undefined) {
    // A missing object has no state that could be expected.
    change.checkState(undefined)
    return { row: await createOffer(change, at, { ...terms, code, at: madeAt }), isNew: true }
  }
  if (known.applicationId !== at.applicationId) throw codeTaken(known)
  const blank = change.holdsScope('compensation:read') ? { ...BLANK, salary: null } : BLANK
  return { row: await changeOffer(change, { ...at, offerId: known.id }, { ...blank, ...terms }), isNew: false }
}
