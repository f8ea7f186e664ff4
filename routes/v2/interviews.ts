import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { find } from '../../src/domain/engine/reads.js'
import { shownTo } from '../../src/domain/interviews/calendar-links.js'
import { INTERVIEWS } from '../../src/domain/interviews/queries.js'
import { Interview, InterviewStatus } from '../../src/domain/interviews/schema.js'
import { USER } from '../../src/domain/organization/users.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { CodeFilter, Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, StartsRange, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { CALENDAR, CalendarAnswer, CONTENTS } from '../shared/calendars.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const InterviewFilters = {
  id: OwnIds(Interview.properties.id, 'interviews'),
  code: CodeFilter,
  applicationId: Ids('applications'),
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  userId: Ids('users who hold them'),
  status: ListOf(InterviewStatus),
  ...UpdatedRange,
  ...StartsRange
}

const InterviewQuery = Type.Object({ ...TokenParameters, ...InterviewFilters, fields: FieldsParameter(Interview) })

/** The interviews of all applications: with `userId` and `startsAfter`, the calendar of a person. */
export const interviews: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, INTERVIEWS, InterviewFilters)
  app.get('/interviews', {
    config: { scope: 'interviews:read', cache: true },
    schema: {
      operationId: 'listInterviews',
      tags: ['interviews'],
      summary: 'Walk through all interviews',
      description: inOrderText(INTERVIEWS),
      querystring: withRules(InterviewQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Interview)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, INTERVIEWS))

  app.get('/interviews/:id', getOne(INTERVIEWS))

  app.get('/users/:id/calendar.ics', {
    config: { scope: 'interviews:read', sendsCalendar: true },
    schema: {
      operationId: 'getUserCalendar',
      tags: ['interviews'],
      summary: 'Get the calendar of a user',
      description: 'The interviews that the user holds and has not declined, as a file that calendars read: those of the last 90 days ' +
        `and all ahead; of more than 2 000, those that begin last. ${CONTENTS}`,
      params: Type.Object({ id: USER.schema.properties.id }),
      response: { 200: CalendarAnswer(100_000_000) }
    }
  }, async ({ params, database, identity: { companyId, scopes } }, reply) => {
    const user = await find(database, USER, companyId, params.id)
    if (user === undefined) throw notFound('user')
    return await reply.type(CALENDAR).sendCalendar({ db: database, companyId, user, shown: shownTo(scopes) })
  })
}
