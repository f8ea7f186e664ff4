import { Type } from '@sinclair/typebox'
import { Described, Text, Uuid } from '../../schema.js'
import type { CustomEntity } from './custom-values.js'
import type { Scope } from './scopes.js'

/** The authenticated caller: the token of the request and its company. */
export interface Identity {
  companyId: number
  companyName: string
  tokenId: string
  tokenName: string
  tokenPrefix: string
  scopes: readonly Scope[]
  /** Null means the limit of the installation. */
  rateLimitPerMinute: number | null
  /** Whether unknown query parameters are refused. */
  strict: boolean
  /** The user whom the token names: whose scorecards it writes and sees. */
  userId: number | null
  /** The kinds of objects of which the company has, or had, fields of its own. */
  customEntities: readonly CustomEntity[]
  expiresAt: string | null
  /** It is the server itself, without a token. */
  isServer?: true
}

/** The token that acts, as it is recorded; null for the server and its command line. */
export type ActingToken = Pick<Identity, 'tokenId' | 'tokenName'> | null

/** The token that acted, with its name at that time. */
export const Actor = Type.Object({
  tokenId: Described(Uuid, 'Id of the token.'),
  name: Text(255, { description: 'Name of the token at that time.', examples: ['ERP import'] })
}, {
  title: 'Actor', description: 'The token that did it; null if it was the server or its command line.'
})
