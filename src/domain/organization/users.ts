import { Type, type Static } from '@sinclair/typebox'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { emailKey } from '../../email.js'
import { CreatedAt, Described, Email, Id, Nullable, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import type { Fields } from '../engine/kind.js'
import { insertRow, lockUpserts, updateRow, writesWith } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import type { Change } from '../shared/change.js'
import { Folded, Person, Personal } from '../shared/classification.js'
import { byActive, byCode, byEmail, byIds, byName, filters } from '../shared/filters.js'
import { joinById } from '../shared/listing.js'
import { Reference, showingCodes } from '../shared/references.js'
import { BRANCH } from './branches.js'
import { DEPARTMENT } from './departments.js'
import { ROLE } from './roles.js'
import { OptionalCode, type StructureFilter } from './shared.js'

export const User = Person(Type.Object(showingCodes({
  id: Type.Readonly(Described(Id, 'Id of the user.')),
  name: Folded(Personal(Text(255, { description: 'Full name of the user.', examples: ['Ada Moreira'] }))),
  email: Folded(Personal(Described(Email, 'E-mail address, unique among active users without regard to case.')), emailKey),
  code: OptionalCode,
  departmentId: Reference(DEPARTMENT, Described(Nullable(Id), 'Id of the department where the user works.')),
  roleId: Reference(ROLE, Described(Nullable(Id), 'Id of the role that the user has.')),
  branchIds: Reference(BRANCH, Type.Array(Id, {
    uniqueItems: true, maxItems: 100, examples: [[1, 2]], description: 'Ids of the branches where the user works, in ascending order.'
  }), 'user_branches'),
  active: Type.Boolean({
    examples: [true],
    description: 'Whether the user still works for the company and may be assigned to jobs. Default: true.'
  }),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}), { title: 'User', description: 'A person who works for the company, such as a recruiter. Users do not log in: access to the API is ' +
  'by token.' }))
export type User = Static<typeof User>

/** The branches of a user, in the order of their ids. */
const ofBranches = (companyId: number, value: string, joins = empty): Sql => sql`coalesce((
  select json_agg(${raw(value)} order by u.branch_id) from user_branches u ${joins}
    where u.company_id = ${companyId} and u.user_id = t.id), '[]')`

async function putBranches ({ tx, companyId }: Change, userId: number, branchIds: number[]): Promise<void> {
  await tx.query(sql`delete from user_branches where company_id = ${companyId} and user_id = ${userId} and branch_id <> all(${branchIds})`)
  await tx.query(sql`
    insert into user_branches (company_id, user_id, branch_id)
    select ${companyId}, ${userId}, id from unnest(${branchIds}::bigint[]) wanted (id) on conflict do nothing`)
}

/** Who is no longer active has no address of a calendar, also when the user comes back. */
async function endLink ({ tx, companyId }: Change, userId: number): Promise<void> {
  await tx.send(sql`delete from calendar_links where company_id = ${companyId} and user_id = ${userId}`)
}

/** The branches of a user have their own table. */
const WRITES = writesWith({
  insert: async (change, kind, { branchIds, ...fields }) => {
    const id = await insertRow(change, kind, fields)
    if (id !== undefined && branchIds !== undefined) await putBranches(change, id, branchIds as number[])
    return id
  },
  update: async (change, kind, id, { branchIds, ...fields }) => {
    await updateRow(change, kind, id, fields)
    if (fields.active === false) await endLink(change, id)
    if (branchIds !== undefined) await putBranches(change, id, branchIds as number[])
  }
})

/**
 * Takes their address from users who get another one by these upserts, where a third gets theirs: so two can swap. Each has its new one
 * when all are done.
 */
async function makeWay ({ tx, companyId }: Change, upserts: Fields[]): Promise<void> {
  const named = upserts.filter(({ code }) => code != null)
  const [codes, emails] = [named.map(({ code }) => code), named.map(({ email }) => emailKey(email as string))]
  await tx.query(sql`
    update users t set email_folded = 'moves ' || t.id::text
    from unnest(${codes}::text[], ${emails}::text[]) next (code, email)
    where t.company_id = ${companyId} and t.code = next.code and t.email_folded <> next.email and t.email_folded = any(${emails}::text[])`)
}

export const USER = kind({
  name: 'user',
  plural: 'users',
  group: 'users',
  scopes: { read: 'users:read', write: 'users:write' },
  schema: User,
  blank: { code: null, departmentId: null, roleId: null, branchIds: [], active: true },
  keys: { code: 'code', email: 'e-mail address' },
  example: { code: 'USER-01', name: 'Ada Moreira', email: 'ada@example.com' },
  filters: filters<StructureFilter & { email: string, departmentId: number[] }, Columns<'users'>>()({
    name: byName, code: byCode, active: byActive, email: byEmail, departmentId: byIds('department_id')
  }),
  columns: {
    branchIds: companyId => ofBranches(companyId, 'u.branch_id'),
    branchCodes: companyId => ofBranches(companyId, 'b.code', joinById('branches', 'b', companyId, 'u.branch_id'))
  },
  writes: {
    ...WRITES,
    lock: async (change, kind, upserts, isAtomic) => {
      await lockUpserts(change, kind, upserts)
      if (isAtomic) await makeWay(change, upserts)
    }
  }
})
