import { Type, type Static } from '@sinclair/typebox'
import { StrictObject, Nullable, Text, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import { Scope, SCOPES } from '../shared/scopes.js'

export const Token = Type.Object({
  id: Uuid,
  name: Text(255, { examples: ['ERP import'] }),
  prefix: Type.String({ description: 'The first characters of the secret.', examples: ['rapi_h7Gk2x'] }),
  scopes: Type.Array(Scope),
  rateLimitPerMinute: Nullable(Type.Integer({
    minimum: 1, maximum: 1_000_000, description: 'Requests a minute; null means the limit of the installation.'
  })),
  expiresAt: Nullable(Timestamp),
  lastUsedAt: Nullable({ ...Timestamp, description: 'To within a minute or two.' }),
  revokedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  createdBy: Nullable(Actor)
}, { title: 'Token' })
export type Token = Static<typeof Token>

const { name, rateLimitPerMinute, expiresAt } = Token.properties

export const TokenCreate = StrictObject({
  name,
  scopes: Type.Array(Scope, {
    minItems: 1,
    maxItems: SCOPES.length,
    uniqueItems: true,
    examples: [['jobs:read', 'applications:read']],
    description: 'No scope that the token which asks lacks.'
  }),
  rateLimitPerMinute: Type.Optional({
    ...rateLimitPerMinute,
    description:
      'Requests a minute, no more than the installation gives and the token which asks has; null means the limit of the installation.'
  }),
  expiresAt: Type.Optional(expiresAt)
}, { title: 'TokenCreate' })
export type TokenCreate = Static<typeof TokenCreate>

/** A token with its secret, shown once to its creator. */
export const TokenWithSecret = Type.Object({
  ...Token.properties,
  secret: Type.String({ description: 'Shown here and never again.', examples: ['rapi_h7Gk2x…'] })
}, { title: 'TokenWithSecret' })
export type TokenWithSecret = Static<typeof TokenWithSecret>
