import { isAnnounced } from '../../src/domain/shared/classification.js'
import type { Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'

/** The scopes that a reader of all needs. */
export const scopesOf = ({ scopes: { read, besides = [] } }: Pick<Resource, 'scopes'>): Scope[] => [read, ...besides]

/** The answers may be kept as long as no event comes, if each change has one. */
export const cacheOf = ({ schema }: Pick<Resource, 'schema'>): { cache?: true } => isAnnounced(schema) ? { cache: true } : {}
