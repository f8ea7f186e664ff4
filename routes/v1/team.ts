import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findMember, putMember, removeMember, TEAM, TeamMember, TeamMemberPut, TeamRole } from '../../src/domain/team/team.js'
import { notFound } from '../../src/errors.js'
import { Ids, ListOf } from '../../src/http/parameters.js'
import { listBelow } from './below.js'
import { deleteOne, getOne, putOne, withExamples } from './objects.js'

const { jobId, userId } = TeamMember.properties

const MemberParams = Type.Object({ jobId, userId })

/** The hiring teams of jobs. */
export const team: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/team', listBelow(TEAM, {
    operationId: 'listTeam',
    summary: 'List the hiring team of a job',
    description: 'Its members in the order in which they joined.',
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: { userId: Ids('users'), role: ListOf(TeamRole) }
  }))

  app.get('/jobs/:jobId/team/:userId', getOne(TEAM, {
    summary: 'Get a member of the hiring team',
    description: 'The role of this user in the job.',
    params: MemberParams,
    find: async ({ database, identity, params }) => {
      const member = await findMember(database, identity.companyId, params)
      if (member === undefined) throw notFound('member of this team', 'userId')
      return member
    }
  }))

  app.put('/jobs/:jobId/team/:userId', putOne(TEAM, {
    scope: 'jobs:write',
    summary: 'Add a user to the hiring team, or change the role',
    description: 'Makes the user a member with this role (201), or gives the member this role (200). The user must be active, unless ' +
      'already a member. The recruiter and the manager of the job are fields of the job; they need not be members. Events: ' +
      '`team-member.created`, `team-member.changed`.',
    params: withExamples(MemberParams, { userId: 3 }),
    body: TeamMemberPut,
    write: putMember
  }))

  app.delete('/jobs/:jobId/team/:userId', deleteOne(TEAM, {
    scope: 'jobs:write',
    summary: 'Take a user off the hiring team',
    description: 'The user stays. Event: `team-member.deleted`.',
    params: withExamples(MemberParams, { userId: 2 }),
    write: removeMember
  }))
}
