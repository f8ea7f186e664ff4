import type { Static } from '@sinclair/typebox'
import type { DataArea } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { StringEnum } from '../../schema.js'

/** Scope → what it gives. */
export const SCOPE_DESCRIPTIONS = {
  'jobs:read': 'Jobs, their steps and their allowed transitions.',
  'jobs:write': 'Creating, changing and deleting jobs and steps; applications after the deadline of a job.',
  'applications:read': 'Applications with names and e-mail of their candidates; tags, comments, history, allowed transitions.',
  'applications:write': 'Applying, moving, rejecting, hiring; tags and comments.',
  'candidates:read': 'Candidates, alone and within applications (`expand=candidate`).',
  'candidates:write': 'Creating and changing candidates.',
  'candidates:sensitive': 'The field `identificationDocument`, to read and to write.',
  'compensation:read': 'The fields `salary` and `salaryExpectation`, to read and to write.',
  'privacy:write': 'Anonymizing a candidate; exporting all data about one.',
  'structure:read': 'Departments, roles and branches.',
  'structure:write': 'Creating, changing and deleting departments, roles and branches.',
  'users:read': 'Users.',
  'users:write': 'Creating, changing and deleting users.',
  'webhooks:read': 'Webhooks and their deliveries.',
  'webhooks:write': 'Creating, changing and deleting webhooks; sending deliveries again.',
  'events:read': 'The event feed and exports, of what other scopes of the token may read.',
  'tokens:manage': 'Creating, listing and revoking tokens.',
  '*': 'Everything.'
} as const

type ScopeName = keyof typeof SCOPE_DESCRIPTIONS

export const SCOPES = Object.keys(SCOPE_DESCRIPTIONS) as [ScopeName, ...ScopeName[]]

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

const SETUP_SCOPES: ReadonlySet<Scope> = new Set<Scope>(['jobs:read', 'structure:read', 'users:read'])

/** The area of a company's data that these scopes give to read. */
export function areaOf (scopes: readonly Scope[]): DataArea {
  return scopes.every(scope => SETUP_SCOPES.has(scope)) ? 'setup' : 'all'
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
