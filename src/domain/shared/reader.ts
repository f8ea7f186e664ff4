import type { Viewer } from '../../database/port.js'
import { CUSTOM_ENTITIES, markOf, type CustomMark } from './custom-values.js'
import type { Identity } from './identity.js'
import { madeOnce } from './made-once.js'
import { FIELD_SCOPES, holdsScope, type FieldScope } from './scopes.js'

/** The field scopes of the caller, which decide which gated fields are shown, and the kinds of objects with fields of the company's own. */
export interface Reader extends ReadonlySet<FieldScope | CustomMark> {
  /** Whose view the caller has of what not everybody sees; absent for nobody's. */
  readonly viewer?: Viewer
}

type Caller = Pick<Identity, 'scopes' | 'customEntities' | 'userId'>

const viewerOf = ({ scopes, userId }: Caller): Viewer => holdsScope(scopes, 'scorecards:read-all') ? 'all' : userId

/** The same for each request of an identity, so that what is made for a reader is made once. */
export const readerOf = madeOnce((caller: Caller): Reader => {
  const { scopes, customEntities } = caller
  const marks = new Set([...FIELD_SCOPES.filter(scope => holdsScope(scopes, scope)), ...customEntities.map(markOf)])
  return Object.assign(marks, { viewer: viewerOf(caller) })
})

/** The program itself, which sees every field. */
export const UNRESTRICTED: Reader = new Set([...FIELD_SCOPES, ...CUSTOM_ENTITIES.map(markOf)])
