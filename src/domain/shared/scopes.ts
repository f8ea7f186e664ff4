import type { Static } from '@sinclair/typebox'
import type { DataArea } from '../../database/port.js'
import { ApiError } from '../../errors.js'
import { StringEnum } from '../../schema.js'

/** What a scope is. */
interface ScopeEntry {
  /** For the documents. */
  gives: string
  /** For a scope to read what changes only with events: the area of the company's data that it belongs to. Such answers may be cached. */
  changes?: DataArea
  /** For a scope to write: the scope to read what was written. */
  shows?: string
  /** It gives single fields, and is needed besides the scope of their object. */
  ofFields?: true
}

/** Every scope. A scope to write must name the scope that shows what was written: otherwise it does not compile. */
const TABLE = {
  'jobs:read': { gives: 'Jobs, their steps and their allowed transitions.', changes: 'setup' },
  'jobs:public': {
    gives: 'Published external jobs, without what is for the company alone, and nothing else: for a careers page.', changes: 'setup'
  },
  'jobs:write': {
    gives: 'Creating, changing and deleting jobs and steps; applications after the deadline of a job.', shows: 'jobs:read'
  },
  'applications:read': {
    gives: 'Applications with names and e-mail of their candidates; tags, comments, history, allowed transitions.', changes: 'all'
  },
  'applications:write': { gives: 'Applying, moving, rejecting, hiring; tags and comments.', shows: 'applications:read' },
  'applications:submit': {
    gives: 'Sending in applications of people by `manualCandidate`, with their résumés, and nothing else: for a careers page.'
  },
  'interviews:read': {
    gives: 'Interviews, alone and within applications (`expand=interviews`); calendars, and addresses at which they are read without a ' +
      'token.',
    changes: 'all'
  },
  'interviews:write': { gives: 'Scheduling, changing and canceling interviews, and noting answers.', shows: 'interviews:read' },
  'offers:read': { gives: 'Offers, alone and within applications (`expand=offers`).', changes: 'all' },
  'offers:write': {
    gives: 'Making, sending and withdrawing offers, and noting answers. Hiring also needs `applications:write`.',
    shows: 'offers:read'
  },
  'reports:read': { gives: 'Reports: numbers of all applications, with the names of jobs, departments, branches, sources and reasons.' },
  'scorecards:read': {
    gives: 'Scorecard templates; scorecards, without the answers and recommendations of others unless the token names a user who has ' +
      'submitted a scorecard of the application.',
    changes: 'all'
  },
  'scorecards:read-all': { gives: 'All answers and recommendations of scorecards, beside `scorecards:read`.' },
  'scorecards:write': {
    gives: 'Creating, changing and submitting scorecards, of the user whom the token names, or of anybody if it names none; ' +
      'creating, changing and deleting their templates.',
    shows: 'scorecards:read'
  },
  'messages:read': {
    gives: 'Messages, their templates, and addresses that get none. Messages also need `applications:read`.', changes: 'all'
  },
  'messages:write': {
    gives: 'Sending and canceling messages; creating, changing and deleting templates; adding and removing addresses that get none.',
    shows: 'messages:read'
  },
  'candidates:read': { gives: 'Candidates, alone and within applications (`expand=candidate`).', changes: 'all' },
  'candidates:write': { gives: 'Creating and changing candidates.', shows: 'candidates:read' },
  'candidates:sensitive': {
    gives: 'The field `identificationDocument`, and custom fields with this gate, to read and to write.', ofFields: true
  },
  'compensation:read': {
    gives: 'The fields `salary` and `salaryExpectation`, and custom fields with this gate, to read and to write.', ofFields: true
  },
  'privacy:write': { gives: 'Anonymizing a candidate; exporting all data about one.', shows: 'candidates:read' },
  'structure:read': { gives: 'Departments, roles, branches, reasons, sources and custom fields.', changes: 'setup' },
  'structure:write': {
    gives: 'Creating, changing and deleting departments, roles, branches, reasons, sources and custom fields.', shows: 'structure:read'
  },
  'users:read': { gives: 'Users.', changes: 'setup' },
  'users:write': { gives: 'Creating, changing and deleting users.', shows: 'users:read' },
  'webhooks:read': { gives: 'Webhooks and their deliveries.' },
  'webhooks:write': { gives: 'Creating, changing and deleting webhooks; sending deliveries again.', shows: 'webhooks:read' },
  'company:read': { gives: 'The company and its settings.', changes: 'setup' },
  'company:write': { gives: 'Changing the name and the settings of the company.', shows: 'company:read' },
  'events:read': { gives: 'The event feed and exports, of what other scopes of the token may read.' },
  'tokens:manage': { gives: 'Creating, listing and revoking tokens.', shows: 'tokens:manage' },
  'history:write': {
    gives: 'Setting past times, as in an import from another system, and naming inactive users with them. The write also needs its own ' +
      'scope.',
    shows: 'applications:read'
  },
  '*': { gives: 'Everything.' }
} as const satisfies { [writing: `${string}:write`]: ScopeEntry & { shows: string }, [scope: string]: ScopeEntry }

type ScopeName = keyof typeof TABLE

export const SCOPES = Object.keys(TABLE) as [ScopeName, ...ScopeName[]]

const entryOf = (scope: ScopeName): ScopeEntry => TABLE[scope]

/** Scope → what it gives. */
export const SCOPE_DESCRIPTIONS = Object.fromEntries(SCOPES.map(scope => [scope, entryOf(scope).gives])) as Record<ScopeName, string>

export const Scope = StringEnum(SCOPES, { title: 'Scope', description: 'A permission of tokens. `*` includes all.' })
export type Scope = Static<typeof Scope>

/**
 * Write scope → the scope to read what was written. Without the latter a response has no body.
 */
export const READ_SCOPES = Object.fromEntries(SCOPES.map(scope => [scope, entryOf(scope).shows])) as
  Readonly<Record<Scope, Scope | undefined>>

/** The scopes for single fields, needed in addition to the scope of the object. */
export type FieldScope = { [S in ScopeName]: (typeof TABLE)[S] extends { ofFields: true } ? S : never }[ScopeName]
export const FIELD_SCOPES = SCOPES.filter((scope): scope is FieldScope => entryOf(scope).ofFields === true)

/** Whether everything that these scopes let read changes only with events. */
export const changesWithEvents = (scopes: ReadonlyArray<Scope | null | undefined>): boolean =>
  scopes.every(scope => scope != null && entryOf(scope).changes !== undefined)

/** The area of a company's data that these scopes let read. */
export function areaOf (scopes: readonly Scope[]): DataArea {
  return scopes.every(scope => entryOf(scope).changes === 'setup') ? 'setup' : 'all'
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
