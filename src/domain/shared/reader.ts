import { CUSTOM_ENTITIES, markOf, type CustomMark } from './custom-values.js'
import type { Identity } from './identity.js'
import { madeOnce } from './made-once.js'
import { FIELD_SCOPES, holdsScope, type FieldScope } from './scopes.js'

/** The field scopes of the caller, which decide which gated fields are shown, and the kinds of objects with fields of the company's own. */
export type Reader = ReadonlySet<FieldScope | CustomMark>

/** The same for each request of an identity, so that what is made for a reader is made once. */
export const readerOf = madeOnce(({ scopes, customEntities }: Pick<Identity, 'scopes' | 'customEntities'>): Reader =>
  new Set([...FIELD_SCOPES.filter(scope => holdsScope(scopes, scope)), ...customEntities.map(markOf)]))

/** The program itself, which sees every field. */
export const UNRESTRICTED: Reader = new Set([...FIELD_SCOPES, ...CUSTOM_ENTITIES.map(markOf)])
