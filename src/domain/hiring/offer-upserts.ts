import { checkCodeOfPath } from '../engine/objects.js'
import { OFFERS, type OfferRow } from '../offers/queries.js'
import type { OfferReplace } from '../offers/schema.js'
import type { ApplicationAt } from '../parents/application.js'
import { lockByCode } from '../parents/coded.js'
import type { Change } from '../shared/change.js'
import { changeOffer, createOffer } from './offers.js'

const BLANK = { startDate: null, expiresAt: null, contractType: null, notes: null }

/**
 * Makes the offer with this code, a draft, or replaces the terms of the one that is there: its status stays, and so does what the token may
 * not read. Repeating the same content changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code of an offer to another application; like `createOffer` and `changeOffer`
 */
export async function putOffer (
  change: Change, at: ApplicationAt, code: string, { code: given, at: madeAt, ...terms }: OfferReplace
): Promise<{ row: OfferRow, isNew: boolean }> {
  checkCodeOfPath(code, { code: given })
  const known = await lockByCode(change, OFFERS, at, code)
  if (known === undefined) {
    return { row: await createOffer(change, at, { ...terms, code, at: madeAt }), isNew: true }
  }
  const blank = change.holdsScope('compensation:read') ? { ...BLANK, salary: null } : BLANK
  return { row: await changeOffer(change, { ...at, offerId: known.id }, { ...blank, ...terms }), isNew: false }
}
