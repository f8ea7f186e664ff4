import { ApiError } from '../../errors.js'
import type { OfferRow } from '../offers/queries.js'

// Offers from another system: when they were made, and when their status changed.

/** @throws ApiError BAD_ARGUMENT for a time before what has happened to the offer */
export function checkOrder ({ createdAt, sentAt, endedAt }: OfferRow, at: string | undefined): void {
  const last = [createdAt, sentAt ?? '', endedAt ?? ''].sort().at(-1) as string
  if (at === undefined || at >= last) return
  const message = `at must not be before ${last}, when the offer was made or last changed in status`
  throw new ApiError('BAD_ARGUMENT', { target: 'at', message })
}
