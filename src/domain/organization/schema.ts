import { Type, type Static } from '@sinclair/typebox'
import { Country, Email, Id, Nullable, Text, Timestamp } from '../../schema.js'
import { Personal } from '../shared/classification.js'

const Code = Nullable(Text(255, { examples: ['ENG-1'], description: 'The caller\'s own key, unique in the company.' }))
const SimilarTo = Nullable(Text(255, { examples: ['Technology'], description: 'What it is called elsewhere, so that it can be compared.' }))

export const Department = Type.Object({
  id: Id,
  name: Text(255, { examples: ['Engineering'] }),
  code: Code,
  similarTo: SimilarTo,
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Department' })
export type Department = Static<typeof Department>

export const Role = Type.Object({
  id: Id,
  name: Text(255, { examples: ['Backend Engineer'] }),
  code: Code,
  similarTo: SimilarTo,
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Role' })
export type Role = Static<typeof Role>

export const Branch = Type.Object({
  id: Id,
  name: Text(255, { examples: ['Recife'] }),
  code: Code,
  path: Type.Array(Text(255), {
    maxItems: 20, examples: [['Brazil', 'Pernambuco', 'Recife']], description: 'Where it stands in the company, from the top.'
  }),
  city: Nullable(Text(255, { examples: ['Recife'] })),
  state: Nullable(Text(255, { examples: ['Pernambuco'] })),
  country: Nullable(Country),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Branch' })
export type Branch = Static<typeof Branch>

/** An employee of the company, such as a recruiter; not a login. */
export const User = Type.Object({
  id: Id,
  name: Personal(Text(255, { examples: ['Ada Moreira'] })),
  email: Personal(Type.String({ ...Email, description: 'Unique in the company, without regard to case.' })),
  code: Code,
  departmentId: Nullable(Id),
  roleId: Nullable(Id),
  branchIds: Type.Array(Id, { uniqueItems: true, maxItems: 100, examples: [[42]], description: 'In ascending order.' }),
  active: Type.Boolean({ examples: [true] }),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'User' })
export type User = Static<typeof User>

type Given<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt'>

/** The fields that clients may send, of all kinds together. */
export type OrganizationFields = Partial<Given<Department> & Given<Role> & Given<Branch> & Given<User>>
