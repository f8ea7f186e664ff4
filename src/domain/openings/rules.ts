import { illegalTransition } from '../../errors.js'
import type { OpeningStatus } from './schema.js'

/** The allowed transitions of each status. Only a hire fills an opening, and only its end opens a filled one again. */
export const TRANSITIONS: Readonly<Record<OpeningStatus, Partial<Record<OpeningStatus, { isOfHire?: true }>>>> = {
  open: { filled: { isOfHire: true }, canceled: {} },
  filled: { open: { isOfHire: true } },
  canceled: { open: {} }
}

/** @throws ApiError ILLEGAL_TRANSITION for a change of status that nobody makes by hand */
export function checkTransition (from: OpeningStatus, to: OpeningStatus): void {
  const rules = Object.entries(TRANSITIONS[from])
  const allowed = rules.filter(([, { isOfHire }]) => isOfHire !== true).map(([status]) => status)
  if (!allowed.includes(to)) throw illegalTransition(`an opening that is ${from}`, to, allowed)
}
