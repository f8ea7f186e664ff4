import type { Static } from '@sinclair/typebox'
import { ApiError } from '../../errors.js'
import { StringEnum } from '../../schema.js'

export const SCOPES = [
  'jobs:read', 'jobs:write', 'applications:read', 'applications:write', 'candidates:read', 'candidates:write',
  'candidates:sensitive', 'compensation:read', 'privacy:write', 'structure:read', 'structure:write', 'users:read',
  'users:write', 'webhooks:read', 'webhooks:write', 'events:read', 'tokens:manage', '*'
] as const

export const Scope = StringEnum(SCOPES, { title: 'Scope', description: 'A permission of tokens. `*` includes all.' })
export type Scope = Static<typeof Scope>

/**
 * Write scope → the scope to read what was written. Without the latter a response is only a receipt: the id of the object and its
 * version.
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

/** Whether the scopes include this one; `*` includes all. */
export function holdsScope (scopes: readonly Scope[], scope: Scope): boolean {
  return scopes.includes(scope) || scopes.includes('*')
}

/** @throws ApiError FORBIDDEN that names the missing scope */
export function requireScope (scopes: readonly Scope[], scope: Scope): void {
  if (!holdsScope(scopes, scope)) {
    const message = `the token lacks the scope ${scope}`
    throw new ApiError('FORBIDDEN', { target: 'Authorization', message })
  }
}
