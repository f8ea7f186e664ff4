import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TEAM, TeamMember, TeamRole } from '../../src/domain/team/team.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const TeamMemberFilters = {
  id: OwnIds(TeamMember.properties.id, 'team members'),
  jobId: Ids('jobs'),
  userId: Ids('users'),
  role: ListOf(TeamRole),
  ...UpdatedRange
}

const TeamMemberQuery = Type.Object({ ...TokenParameters, ...TeamMemberFilters, fields: FieldsParameter(TeamMember) })

/** The members of the teams of all jobs. */
export const teamMembers: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, TEAM, TeamMemberFilters)
  app.get('/team-members', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listTeamMembers',
      tags: ['team'],
      summary: 'Walk through all team members',
      description: inOrderText(TEAM),
      querystring: withRules(TeamMemberQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(TeamMember)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, TEAM))

  app.get('/team-members/:id', getOne(TEAM))
}
