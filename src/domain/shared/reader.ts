import type { Identity } from './identity.js'
import { holdsScope, type Scope } from './scopes.js'

/** The scopes for single fields, needed in addition to the scope of the object. */
const FIELD_SCOPES = ['candidates:sensitive', 'compensation:read'] as const satisfies readonly Scope[]
export type FieldScope = typeof FIELD_SCOPES[number]

/** The field scopes of the caller; they decide which gated fields are shown. */
export type Reader = ReadonlySet<FieldScope>

export function readerOf ({ scopes }: Pick<Identity, 'scopes'>): Reader {
  return new Set(FIELD_SCOPES.filter(scope => holdsScope(scopes, scope)))
}

/** The program itself, which sees every field. */
export const UNRESTRICTED: Reader = new Set(FIELD_SCOPES)
