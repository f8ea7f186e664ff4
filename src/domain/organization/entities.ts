import { Type, type TObject, type TUnsafe } from '@sinclair/typebox'
import sql, { type Sql } from 'sql-template-tag'
import { ExpectedVersion, StrictObject, Patch, Text } from '../../schema.js'
import { keysIn, takingKeys } from '../shared/references.js'
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
  /** A body, where one with every field would name the same object twice. */
  example?: object
  /** References to it: a table and the condition for the object with this id. */
  referrers: ReadonlyArray<{ noun: 'job' | 'user', rows: (id: number) => Sql }>
}

/**
 * A kind of object of the organization. One set of queries, changes and routes serves all kinds; their differences are in the
 * description.
 */
export interface OrganizationEntity extends Description {
  bodies: { create: TUnsafe<OrganizationFields>, replace: TUnsafe<OrganizationFields>, patch: TUnsafe<OrganizationFields> }
  /** An item of a bulk. */
  upsert: TObject
}

function describe (description: Description): OrganizationEntity {
  const { schema, blank } = description
  const { id, createdAt, updatedAt, ...fields } = schema.properties
  const keys = keysIn(fields)
  const optional = Type.Partial(Type.Object(takingKeys(fields))).properties
  const required = Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in blank) && !keys.includes(field)))
  const { title } = schema
  const noun = description.name
  const code = Text(255, { examples: ['ENG-1'], description: `Your own key of the ${noun}.` })
  const examples = description.example === undefined ? {} : { examples: [description.example] }
  return {
    ...description,
    bodies: {
      create: Type.Unsafe(StrictObject({ ...optional, ...required }, {
        title: `${title}Create`, description: `A new ${noun}. Absent fields get their blank values.`, ...examples
      })),
      replace: Type.Unsafe(StrictObject({
        ...optional,
        ...required,
        code: Type.Optional(Text(255, { examples: ['ENG-1'], description: 'The code of the path. May be left out.' }))
      }, {
        title: `${title}Replace`, description: `The whole ${noun}. Absent fields lose what they held.`, ...examples
      })),
      patch: Type.Unsafe(Patch(optional, {
        title: `${title}Patch`, description: `Changes to a ${noun}. Absent fields stay; null clears a nullable field.`,
        // Without a code, which the example of a new one takes.
        examples: [{ name: schema.properties.name?.examples[0] }]
      }))
    },
    upsert: StrictObject({
      ...optional, ...required, code: 'email' in required ? Type.Optional(code) : code, version: ExpectedVersion
    }, { title: `${title}Upsert`, description: `The whole ${noun}. Absent fields lose what they held.` })
  }
}

const ORGANIZATION_SCOPES = { read: 'structure:read', write: 'structure:write' } as const

export const ENTITIES: readonly OrganizationEntity[] = [
  describe({
    name: 'department',
    table: 'departments',
    schema: Department,
    scopes: ORGANIZATION_SCOPES,
    blank: { code: null, similarTo: null, active: true },
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
    blank: { code: null, similarTo: null, active: true },
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
    blank: { code: null, path: [], city: null, state: null, country: null, active: true },
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
    example: {
      name: 'Ada Moreira',
      email: 'ada@example.com',
      code: 'ENG-1',
      departmentCode: 'DEP-01',
      roleCode: 'ROLE-01',
      branchCodes: ['BRANCH-01', 'BRANCH-02'],
      active: true
    },
    referrers: [{ noun: 'job', rows: id => sql`jobs where (recruiter_id = ${id} or manager_id = ${id})` }]
  })
]
