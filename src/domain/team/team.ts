import { Type, type Static } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { CreatedAt, Described, Id, StrictObject, StringEnum, UpdatedAt } from '../../schema.js'
import { below } from '../engine/child.js'
import type { RowOf } from '../engine/kind.js'
import { find } from '../engine/reads.js'
import { record } from '../engine/writes.js'
import { USER } from '../organization/users.js'
import { JOB } from '../parents/job.js'
import type { Columns } from '../shared/columns.js'
import type { Change } from '../shared/change.js'
import { byIds, byTexts, filters } from '../shared/filters.js'
import { findReferences } from '../shared/find-references.js'
import { Reference, showingCodes } from '../shared/references.js'
import { nextVersion } from '../shared/sql.js'

export const TeamRole = StringEnum(['recruiter', 'coordinator', 'manager', 'interviewer', 'approver'], {
  title: 'TeamRole', description: 'What the user does for the job. A user has one role in a job.', examples: ['interviewer']
})

export const TeamMember = Type.Object(showingCodes({
  id: Described(Id, 'Id of the member.'),
  jobId: Described(Id, 'Id of the job.'),
  userId: Reference(USER, Described(Id, 'Id of the user.')),
  role: TeamRole,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}), { title: 'TeamMember', description: 'A user who takes part in filling a job. The recruiter and the manager are fields of the job.' })
type MemberRow = RowOf<typeof TeamMember>

export const TeamMemberPut = StrictObject({ role: TeamRole }, {
  title: 'TeamMemberPut', description: 'The role of the user in the job.', examples: [{ role: 'interviewer' }]
})

/** The hiring teams of jobs. */
export const TEAM = below(JOB, {
  name: 'team-member',
  plural: 'team-members',
  group: 'team',
  scopes: { read: 'jobs:read' },
  schema: TeamMember,
  filters: filters<{ userId: number[], role: string[] }, Columns<'team_members'>>()({ userId: byIds('user_id'), role: byTexts('role') })
}, 'team_members')

/** What names a member in a path. */
type At = Record<'jobId' | 'userId', number>

/** The membership of a user in the team of a job. */
export async function findMember (db: Queryable, companyId: number, { jobId, userId }: At): Promise<MemberRow | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select id from team_members where company_id = ${companyId} and job_id = ${jobId} and user_id = ${userId}`))
  return row && await find(db, TEAM, companyId, row.id)
}

/**
 * Adds the user to the team of the job, or gives the member this role.
 * @throws ApiError NOT_FOUND for an unknown job, BAD_ARGUMENT for a user who is unknown or, unless already a member, inactive
 */
export async function putMember (
  change: Change, at: At, { role }: Static<typeof TeamMemberPut>
): Promise<{ row: MemberRow, isNew: boolean }> {
  const { tx, companyId } = change
  const { jobId, userId } = at
  await JOB.lock(change, at)
  const before = await findMember(tx, companyId, at)
  change.checkState(before)
  const { check } = await findReferences(change, TeamMember, { userId })
  await check({ userId }, before)
  if (before?.role === role) return { row: before, isNew: false }
  await tx.query(before === undefined
    ? sql`insert into team_members (company_id, job_id, user_id, role) values (${companyId}, ${jobId}, ${userId}, ${role})`
    : sql`update team_members set role = ${role}, ${nextVersion()} where company_id = ${companyId} and id = ${before.id}`)
  const row = await findMember(tx, companyId, at) as MemberRow
  await (before === undefined ? record(change, TEAM, 'created', row) : record(change, TEAM, 'changed', row, { changed: ['role'] }))
  return { row, isNew: before === undefined }
}

/** Takes the user off the team of the job. @throws ApiError NOT_FOUND */
export async function removeMember (change: Change, at: At): Promise<void> {
  const { tx, companyId } = change
  await JOB.lock(change, at)
  const member = await findMember(tx, companyId, at)
  if (member === undefined) throw notFound('member of this team', 'userId')
  change.checkState(member)
  await tx.query(sql`delete from team_members where company_id = ${companyId} and id = ${member.id}`)
  await record(change, TEAM, 'deleted', member)
}
