import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findMember, putMember, removeMember, TEAM, TeamMember, TeamMemberPut } from '../../src/domain/team/team.js'
import { notFound } from '../../src/errors.js'
import { addListBelow, filtersOfJob, JOB } from './list-below.js'
import { addPutObjectRoutes } from './object-routes.js'

const { jobId, userId } = TeamMember.properties
const PATH = '/jobs/:jobId/team'

/** The hiring teams of jobs. */
export const team: FastifyPluginAsyncTypebox = async app => {
  addListBelow(app, JOB, TEAM, {
    path: PATH,
    operationId: 'listTeam',
    summary: 'List the hiring team of a job',
    description: 'Its members in the order in which they joined.',
    parameters: filtersOfJob(TEAM)
  })

  addPutObjectRoutes(app, {
    kind: { ...TEAM, scopes: { read: 'jobs:read', write: 'jobs:write' } },
    path: PATH,
    params: Type.Object({ jobId, userId }),
    deleted: { userId: 2 },
    added: { userId: 3 },
    body: TeamMemberPut,
    words: WORDS,
    find: async ({ database, identity, params }) => {
      const member = await findMember(database, identity.companyId, params)
      if (member === undefined) throw notFound('member of this team', 'userId')
      return member
    },
    put: putMember,
    remove: removeMember
  })
}

const WORDS = {
  get: { summary: 'Get a member of the hiring team', description: 'The role of this user in the job.' },
  put: {
    summary: 'Add a user to the hiring team, or change the role',
    description: 'Makes the user a member with this role (201), or gives the member this role (200). The user must be active, unless ' +
      'already a member. The recruiter and the manager of the job are fields of the job; they need not be members. Events: ' +
      '`team-member.created`, `team-member.changed`.'
  },
  remove: { summary: 'Take a user off the hiring team', description: 'The user stays. Event: `team-member.deleted`.' }
}
