import type { Identity } from './identity.js'
import { FIELD_SCOPES, holdsScope, type FieldScope } from './scopes.js'

/** The field scopes of the caller; they decide which gated fields are shown. */
export type Reader = ReadonlySet<FieldScope>

export function readerOf ({ scopes }: Pick<Identity, 'scopes'>): Reader {
  return new Set(FIELD_SCOPES.filter(scope => holdsScope(scopes, scope)))
}

/** The program itself, which sees every field. */
export const UNRESTRICTED: Reader = new Set(FIELD_SCOPES)
