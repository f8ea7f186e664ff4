import { Type, type Static } from '@sinclair/typebox'
import { Country, CreatedAt, Described, Email, Id, Nullable, Text, UpdatedAt } from '../../schema.js'
import { Personal } from '../shared/classification.js'
import { Reference, showingCodes } from '../shared/references.js'

const Code = Nullable(Text(255, { examples: ['ENG-1'], description: 'Your own key, unique among objects of this kind.' }))
const SimilarTo = Nullable(Text(255, {
  examples: ['Technology'], description: 'Name that others use for it, so that figures can be compared.'
}))
const Active = Type.Boolean({
  examples: [true],
  description:
    'Whether jobs and users may be assigned to it; those that are already assigned stay. A new one is active unless stated otherwise.'
})

export const Department = Type.Object({
  id: Described(Id, 'Id of the department.'),
  name: Text(255, { description: 'Name of the department.', examples: ['Legal'] }),
  code: Code,
  similarTo: SimilarTo,
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Department', description: 'A department of the company.' })
export type Department = Static<typeof Department>

export const Role = Type.Object({
  id: Described(Id, 'Id of the role.'),
  name: Text(255, { description: 'Name of the role.', examples: ['Backend Engineer'] }),
  code: Code,
  similarTo: SimilarTo,
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Role', description: 'A position that people hold in the company.' })
export type Role = Static<typeof Role>

export const Branch = Type.Object({
  id: Described(Id, 'Id of the branch.'),
  name: Text(255, { description: 'Name of the branch.', examples: ['Recife'] }),
  code: Code,
  path: Type.Array(Text(255), {
    maxItems: 20, examples: [['Brazil', 'Pernambuco', 'Recife']], description: 'Place of the branch in the company, from the top.'
  }),
  city: Nullable(Text(255, { description: 'City of the branch.', examples: ['Recife'] })),
  state: Nullable(Text(255, { description: 'State or region of the branch.', examples: ['Pernambuco'] })),
  country: Nullable(Country),
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Branch', description: 'A place where people of the company work.' })
export type Branch = Static<typeof Branch>

export const User = Type.Object(showingCodes({
  id: Described(Id, 'Id of the user.'),
  name: Personal(Text(255, { description: 'Full name of the user.', examples: ['Ada Moreira'] })),
  email: Personal(Described(Email, 'E-mail address, unique among users without regard to case.')),
  code: Code,
  departmentId: Reference('department', Described(Nullable(Id), 'Id of the department where the user works.')),
  roleId: Reference('role', Described(Nullable(Id), 'Id of the role that the user has.')),
  branchIds: Reference('branch', Type.Array(Id, {
    uniqueItems: true, maxItems: 100, examples: [[1, 2]], description: 'Ids of the branches where the user works, in ascending order.'
  })),
  active: Type.Boolean({
    examples: [true],
    description: 'Whether the user still works for the company, and may be assigned to jobs. A new user does unless stated otherwise.'
  }),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}), { title: 'User', description: 'A person who works for the company, such as a recruiter. Not a login: tokens are.' })
export type User = Static<typeof User>

type Given<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt'>

/** The fields that clients may send, of all kinds together. */
export type OrganizationFields = Partial<Given<Department> & Given<Role> & Given<Branch> & Given<User>>
