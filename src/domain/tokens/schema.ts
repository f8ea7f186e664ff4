import { Type, type Static } from '@sinclair/typebox'
import { CreatedAt, Described, Id, Int32, Nullable, StrictObject, Text, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import { Scope, SCOPES } from '../shared/scopes.js'

export const Token = Type.Object({
  // The example is a token of every sandbox that may go: nobody has its secret.
  id: Described(Uuid, 'Id of the token.', { examples: ['00000000-0000-4000-8000-000000000002'] }),
  name: Text(255, { description: 'Name of the token. Events and comments show it.', examples: ['ERP import'] }),
  prefix: Text(11, { description: 'First characters of the secret, to tell tokens apart.', examples: ['rapi_h7Gk2x'] }),
  scopes: Type.Array(Scope, {
    maxItems: SCOPES.length, description: 'What the token may do.', examples: [['jobs:read', 'applications:read']]
  }),
  rateLimitPerMinute: Nullable(Int32({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Requests per minute that the token may send; null means the limit of the installation.',
    examples: [300]
  })),
  strict: Type.Boolean({
    description: 'Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`.', examples: [false]
  }),
  userId: Described(
    Nullable(Id), 'Id of the user whom the token names: it writes the scorecards of this user alone, and sees the answers of others once ' +
    'this user has submitted one for the application. It limits nothing else. Null for none.', { examples: [null] }),
  expiresAt: Described(Nullable(Timestamp), 'When the token stops working; null means never.', { examples: ['2029-12-31T00:00:00.000Z'] }),
  lastUsedAt: Described(Nullable(Timestamp), 'When the token was last used, to within a minute or two; null means never.'),
  revokedAt: Described(Nullable(Timestamp), 'When the token was revoked; null while it is not.'),
  createdAt: CreatedAt,
  createdBy: Nullable(Actor)
}, { title: 'Token', description: 'An access token, without its secret.' })
export type Token = Static<typeof Token>

const { name, rateLimitPerMinute, strict, userId, expiresAt } = Token.properties

export const TokenCreate = StrictObject({
  name,
  scopes: Type.Array(Scope, {
    minItems: 1,
    maxItems: SCOPES.length,
    uniqueItems: true,
    examples: [['jobs:read', 'applications:read']],
    description: 'What the new token may do. The creating token must have each of these scopes.'
  }),
  rateLimitPerMinute: Type.Optional({
    ...rateLimitPerMinute,
    description: 'Requests per minute that the new token may send: at most the limits of the installation and of the creating ' +
      'token. Default: that of the creating token; null means the limit of the installation.'
  }),
  strict: Type.Optional({
    ...strict,
    description: 'Whether an unknown query parameter is a 400, as with `Prefer: handling=strict`. Default: that ' +
      'of the creating token; `false` is a 400 if that token is strict.'
  }),
  userId: Type.Optional(Described(userId, 'Id of an active user whom the new token names, for scorecards. Default: the one whom the ' +
    'creating token names; if that names one, no other is possible.')),
  expiresAt: Type.Optional(Described(expiresAt,
    'When the new token stops working, not after the creating token does. Default: at the same time; null means never.'))
}, {
  title: 'TokenCreate',
  description: 'A new token, with at most the scopes, the limit and the life of the creating token.',
  examples: [{ name: 'ERP import', scopes: ['jobs:read', 'applications:read'], expiresAt: '2029-12-31T00:00:00Z' }]
})
export type TokenCreate = Static<typeof TokenCreate>

export const TokenWithSecret = Type.Object({
  ...Token.properties,
  secret: Text(54, { description: 'The token to send in `Authorization`. Shown only once.', examples: ['rapi_h7Gk2x…'] })
}, { title: 'TokenWithSecret', description: 'A new token, with its secret.' })
export type TokenWithSecret = Static<typeof TokenWithSecret>
