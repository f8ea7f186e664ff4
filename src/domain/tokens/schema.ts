import { Type, type Static } from '@sinclair/typebox'
import { Closed, Nullable, StringEnum, Text, Timestamp, Uuid } from '../../schema.js'

export const SCOPES = [
  'jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'candidates:read', 'candidates:write',
  'candidates:sensitive', 'compensation:read', 'privacy:write', 'structure:read', 'structure:write', 'users:read',
  'users:write', 'webhooks:read', 'webhooks:write', 'events:read', 'tokens:manage', '*'
] as const

export const Scope = StringEnum(SCOPES)
export type Scope = Static<typeof Scope>

/** A token that did something, as it was called then. */
export const Actor = Type.Object({ tokenId: Uuid, name: Type.String({ examples: ['ERP import'] }) }, {
  title: 'Actor', description: 'The token that did it; null where the server or its command line did.'
})

export const Token = Type.Object({
  id: Uuid,
  name: Text(255, { examples: ['ERP import'] }),
  prefix: Type.String({ description: 'The first characters of the secret.', examples: ['rapi_h7Gk2x'] }),
  scopes: Type.Array(Scope),
  rateLimitPerMinute: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Requests a minute; null means the limit of the installation.' })),
  expiresAt: Nullable(Timestamp),
  lastUsedAt: Nullable({ ...Timestamp, description: 'To within a minute or two.' }),
  revokedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  createdBy: Nullable(Actor)
}, { title: 'Token' })
export type Token = Static<typeof Token>

const { name, rateLimitPerMinute, expiresAt } = Token.properties

export const TokenCreate = Closed({
  name,
  scopes: Type.Array(Scope, { minItems: 1, maxItems: SCOPES.length, uniqueItems: true, examples: [['jobs:read', 'applications:read']], description: 'No scope that the token which asks lacks.' }),
  rateLimitPerMinute: Type.Optional({ ...rateLimitPerMinute, description: 'Requests a minute, no more than the installation gives and the token which asks has; null means the limit of the installation.' }),
  expiresAt: Type.Optional(expiresAt)
}, { title: 'TokenCreate' })
export type TokenCreate = Static<typeof TokenCreate>

/** A token as its maker sees it, once. */
export const TokenWithSecret = Type.Object({
  ...Token.properties,
  secret: Type.String({ description: 'Shown here and never again.', examples: ['rapi_h7Gk2x…'] })
}, { title: 'TokenWithSecret' })
export type TokenWithSecret = Static<typeof TokenWithSecret>

/** Who asks: the company and the token that a request's secret stands for. */
export interface Identity {
  companyId: number
  companyName: string
  tokenId: string
  tokenName: string
  tokenPrefix: string
  scopes: readonly Scope[]
  /** Null means the limit of the installation. */
  rateLimitPerMinute: number | null
  expiresAt: string | null
}

/** What is kept of the token that does something; null stands for the server and its command line. */
export type ActingToken = Pick<Identity, 'tokenId' | 'tokenName'> | null

/**
 * A scope to write → the scope to see what is written with it. Without the latter an answer holds nothing of the object but which one it
 * is, and its version.
 */
export const READ_SCOPES: Readonly<Partial<Record<Scope, Scope>>> = {
  'jobs:write': 'jobs:read',
  'applications:write': 'applications:read',
  'candidates:write': 'candidates:read',
  'privacy:write': 'candidates:read',
  'structure:write': 'structure:read',
  'users:write': 'users:read',
  'webhooks:write': 'webhooks:read',
  'tokens:manage': 'tokens:manage'
}

/** Whether the scopes hold this one; `*` holds all. */
export function holdsScope (scopes: readonly Scope[], scope: Scope): boolean {
  return scopes.includes(scope) || scopes.includes('*')
}
