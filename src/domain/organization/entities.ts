import { Type, type TObject, type TUnsafe } from '@sinclair/typebox'
import sql, { type Sql } from 'sql-template-tag'
import { StrictObject, Patch, Text } from '../../schema.js'
import type { Scope } from '../shared/scopes.js'
import { Branch, Department, Role, User, type OrganizationFields } from './schema.js'

interface Description {
  /** Used in messages and event names. */
  name: 'department' | 'role' | 'branch' | 'user'
  table: 'departments' | 'roles' | 'branches' | 'users'
  schema: TObject
  scopes: { read: Scope, write: Scope }
  /** Default values of absent fields in a create or replace. Fields without one are required. */
  blank: OrganizationFields
  /** References to it: a table and the condition for the object with this id. */
  referrers: ReadonlyArray<{ noun: 'job' | 'user', rows: (id: number) => Sql }>
}

/**
 * A kind of object of the organization. One set of queries, changes and routes serves all kinds; their differences are in the
 * description.
 */
export interface OrganizationEntity extends Description {
  bodies: { create: TUnsafe<OrganizationFields>, replace: TUnsafe<OrganizationFields>, patch: TUnsafe<OrganizationFields> }
}

function describe (description: Description): OrganizationEntity {
  const { schema, blank } = description
  const { id, createdAt, updatedAt, ...fields } = schema.properties
  const optional = Type.Partial(Type.Object(fields)).properties
  const required = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in blank)))
  const { title } = schema
  const noun = description.name
  return {
    ...description,
    bodies: {
      create: Type.Unsafe(StrictObject({ ...optional, ...required }, {
        title: `${title}Create`, description: `A new ${noun}. Absent fields get their blank values.`
      })),
      replace: Type.Unsafe(StrictObject({
        ...optional,
        ...required,
        code: Type.Optional(Text(255, { examples: ['ENG-1'], description: 'The code of the path. May be left out.' }))
      }, {
        title: `${title}Replace`, description: `The whole ${noun}. Absent fields lose what they held.`
      })),
      patch: Type.Unsafe(Patch(optional, {
        title: `${title}Patch`, description: `Changes to a ${noun}. Absent fields stay; null clears a nullable field.`
      }))
    }
  }
}

const ORGANIZATION_SCOPES = { read: 'structure:read', write: 'structure:write' } as const

export const ENTITIES: readonly OrganizationEntity[] = [
  describe({
    name: 'department',
    table: 'departments',
    schema: Department,
    scopes: ORGANIZATION_SCOPES,
    blank: { code: null, similarTo: null },
    referrers: [
      { noun: 'job', rows: id => sql`jobs where department_id = ${id}` },
      { noun: 'user', rows: id => sql`users where department_id = ${id}` }
    ]
  }),
  describe({
    name: 'role',
    table: 'roles',
    schema: Role,
    scopes: ORGANIZATION_SCOPES,
    blank: { code: null, similarTo: null },
    referrers: [
      { noun: 'job', rows: id => sql`jobs where role_id = ${id}` },
      { noun: 'user', rows: id => sql`users where role_id = ${id}` }
    ]
  }),
  describe({
    name: 'branch',
    table: 'branches',
    schema: Branch,
    scopes: ORGANIZATION_SCOPES,
    blank: { code: null, path: [], city: null, state: null, country: null },
    referrers: [
      { noun: 'job', rows: id => sql`jobs where branch_id = ${id}` },
      { noun: 'user', rows: id => sql`user_branches where branch_id = ${id}` }
    ]
  }),
  describe({
    name: 'user',
    table: 'users',
    schema: User,
    scopes: { read: 'users:read', write: 'users:write' },
    blank: { code: null, departmentId: null, roleId: null, branchIds: [], active: true },
    referrers: [{ noun: 'job', rows: id => sql`jobs where (recruiter_id = ${id} or manager_id = ${id})` }]
  })
]
