import { Type, type Static } from '@sinclair/typebox'
import { Nullable, StringEnum, Text, Timestamp, Uuid } from '../../schema.js'

export const SCOPES = [
  'jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'candidates:read', 'candidates:write',
  'candidates:sensitive', 'compensation:read', 'privacy:write', 'structure:read', 'structure:write', 'users:read',
  'users:write', 'webhooks:read', 'webhooks:write', 'events:read', 'tokens:manage', '*'
] as const

export const Scope = StringEnum(SCOPES)
export type Scope = Static<typeof Scope>

export const Token = Type.Object({
  id: Uuid,
  name: Text(255, { examples: ['ERP import'] }),
  prefix: Type.String({ description: 'The first characters of the secret.', examples: ['rapi_h7Gk2x'] }),
  scopes: Type.Array(Scope),
  rateLimitPerMinute: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Requests a minute; null means the limit of the installation.' })),
  expiresAt: Nullable(Timestamp),
  lastUsedAt: Nullable(Timestamp),
  revokedAt: Nullable(Timestamp),
  createdAt: Timestamp
}, { title: 'Token' })
export type Token = Static<typeof Token>

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

/** Whether the scopes hold this one; `*` holds all. */
export function holdsScope (scopes: readonly Scope[], scope: Scope): boolean {
  return scopes.includes(scope) || scopes.includes('*')
}
