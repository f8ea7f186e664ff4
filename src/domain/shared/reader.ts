import type { Identity } from './identity.js'
import { holdsScope, type Scope } from './scopes.js'

/** The scopes that open single fields: what a reader needs besides the scope of the object. */
const FIELD_SCOPES = ['candidates:sensitive', 'compensation:read'] as const satisfies readonly Scope[]
export type FieldScope = typeof FIELD_SCOPES[number]

/** Who reads an object: the scopes of this reader that open fields. All that shows or hides a field goes by it. */
export type Reader = ReadonlySet<FieldScope>

export function readerOf ({ scopes }: Pick<Identity, 'scopes'>): Reader {
  return new Set(FIELD_SCOPES.filter(scope => holdsScope(scopes, scope)))
}

/** The program itself, which sees every field. */
export const UNRESTRICTED: Reader = new Set(FIELD_SCOPES)
