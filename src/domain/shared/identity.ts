import { Type } from '@sinclair/typebox'
import { Uuid } from '../../schema.js'
import type { Scope } from './scopes.js'

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

/** A token that did something, as it was called then. */
export const Actor = Type.Object({ tokenId: Uuid, name: Type.String({ examples: ['ERP import'] }) }, {
  title: 'Actor', description: 'The token that did it; null where the server or its command line did.'
})
