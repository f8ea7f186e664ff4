import { Type } from '@sinclair/typebox'
import { Id, Nullable, StringEnum, Timestamp, Uuid } from '../../schema.js'
import { Actor } from '../shared/identity.js'
import type { Scope } from '../shared/scopes.js'

/** Kinds of objects that events are about, and the scope that reading them needs. */
export const ENTITY_SCOPES = {
  job: 'jobs:read',
  step: 'jobs:read',
  application: 'applications:read',
  comment: 'applications:read',
  candidate: 'candidates:read',
  department: 'structure:read',
  role: 'structure:read',
  branch: 'structure:read',
  user: 'users:read',
  webhook: 'webhooks:read',
  token: 'tokens:manage'
} as const satisfies Record<string, Scope>

export type EntityType = keyof typeof ENTITY_SCOPES

/** Every event and the kind of object that it is about. */
export const EVENTS = {
  'job.created': 'job',
  'job.changed': 'job',
  'job.status-changed': 'job',
  'job.published': 'job',
  'job.deleted': 'job',
  'step.created': 'step',
  'step.changed': 'step',
  'step.deleted': 'step',
  'application.created': 'application',
  'application.changed': 'application',
  'application.moved': 'application',
  'application.reproved': 'application',
  'application.withdrawn': 'application',
  'application.reactivated': 'application',
  'candidate.hired': 'application',
  'application.unhired': 'application',
  'application.tagged': 'application',
  'application.untagged': 'application',
  'comment.created': 'comment',
  'comment.changed': 'comment',
  'comment.deleted': 'comment',
  'candidate.created': 'candidate',
  'candidate.updated': 'candidate',
  'candidate.anonymized': 'candidate',
  'department.created': 'department',
  'department.changed': 'department',
  'department.deleted': 'department',
  'role.created': 'role',
  'role.changed': 'role',
  'role.deleted': 'role',
  'branch.created': 'branch',
  'branch.changed': 'branch',
  'branch.deleted': 'branch',
  'user.created': 'user',
  'user.changed': 'user',
  'user.deleted': 'user',
  'webhook.created': 'webhook',
  'webhook.changed': 'webhook',
  'webhook.suspended': 'webhook',
  'webhook.secret-rotated': 'webhook',
  'webhook.deleted': 'webhook',
  'token.created': 'token',
  'token.revoked': 'token'
} as const satisfies Record<string, EntityType>

export type EventName = keyof typeof EVENTS
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]
export const ENTITY_TYPES = Object.keys(ENTITY_SCOPES) as EntityType[]
/** Kinds of objects whose ids are UUIDs; those of the others are numbers. */
export const KINDS_WITH_UUID: readonly EntityType[] = ['webhook', 'token']

/** One thing that happened. `data` is the state of the object as of then. */
export const Event = Type.Object({
  id: Uuid,
  event: StringEnum(EVENT_NAMES, { examples: ['application.moved'] }),
  date: Timestamp,
  actor: Nullable(Actor),
  entity: Type.Object({
    type: StringEnum(ENTITY_TYPES, { examples: ['application'] }),
    id: Type.Union([Id, Uuid])
  }, { title: 'Entity' }),
  data: Type.Object({}, { additionalProperties: true, description: 'The object as it was then, without fields that need a scope of their own.' })
}, { title: 'Event' })
