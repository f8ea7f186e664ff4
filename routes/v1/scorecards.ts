import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { APPLICATION } from '../../src/domain/parents/application.js'
import { changeScorecard, createScorecard, writtenScorecard } from '../../src/domain/scorecards/changes.js'
import { SCORECARDS } from '../../src/domain/scorecards/queries.js'
import { Scorecard, ScorecardCreate, ScorecardPatch, ScorecardStatus, ScorecardSummary } from '../../src/domain/scorecards/schema.js'
import { summarize } from '../../src/domain/scorecards/summary.js'
import { CodeFilter, Ids, ListOf } from '../../src/http/parameters.js'
import { ApplicationParams } from './application-of-job.js'
import { getBelow, listBelow } from './below.js'
import { changeOne, createOne, withExamples } from './objects.js'

const Params = withExamples(ApplicationParams, { applicationId: 697 })
const ScorecardParams = Type.Object({ ...Params.properties, scorecardId: Scorecard.properties.id })

const SEEN = '`answers` and `recommendation` of others are null, unless the token has `scorecards:read-all`, or names a user who has ' +
  'submitted a scorecard of the application.'

/** Scorecards of applications. They are never deleted. */
export const scorecards: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/scorecards', listBelow(SCORECARDS, {
    params: Params,
    operationId: 'listScorecards',
    summary: 'List the scorecards of an application',
    description: `All scorecards, drafts too. ${SEEN}`,
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: {
      code: CodeFilter,
      interviewId: Ids('interviews that they are about'),
      userId: Ids('users whose judgment they are'),
      status: ListOf(ScorecardStatus)
    }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/scorecards/summary', {
    config: { scope: 'scorecards:read', cache: true },
    schema: {
      operationId: 'getScorecardSummary',
      tags: ['scorecards'],
      summary: 'Get the scorecards of an application in numbers',
      description: 'Count, means and recommendations of those that are submitted. Who may not see the answers of others gets `count` ' +
        'alone. The `score` of the application stays yours.',
      params: Params,
      response: { 200: ScorecardSummary }
    }
  }, async ({ params, database, reader, identity: { companyId } }) => {
    await APPLICATION.check(database, companyId, params)
    return await summarize(database, companyId, reader.viewer ?? null, params.applicationId)
  })

  app.get('/jobs/:jobId/applications/:applicationId/scorecards/:scorecardId', getBelow(SCORECARDS, {
    description: `The scorecard, if this application has it. ${SEEN}`
  }, ScorecardParams))

  app.post('/jobs/:jobId/applications/:applicationId/scorecards', createOne(SCORECARDS, {
    scope: 'scorecards:write',
    summary: 'Write a scorecard',
    description: 'A user has one scorecard for each interview, and one for the application without an interview; a second is a 409 ' +
      '`ALREADY_EXISTS`. It keeps the criteria that its template has now. A token that names a user writes the scorecards of this user ' +
      'alone (403), as long as the user is active. The application may have ended. Events: `scorecard.created`, and ' +
      '`scorecard.submitted` with `status: submitted`.',
    params: Params,
    body: ScorecardCreate,
    write: async (change, at, body) => await writtenScorecard(change, await createScorecard(change, at, body))
  }))

  app.patch('/jobs/:jobId/applications/:applicationId/scorecards/:scorecardId', changeOne(SCORECARDS, {
    scope: 'scorecards:write',
    summary: 'Change a scorecard, or submit it',
    description: 'Changes a `draft`: `answers` key by key. With `status: submitted` it must have all required answers, and is final: ' +
      'other values are a 409 `ILLEGAL_TRANSITION` then, and repeating those that it has changes nothing. Events: `scorecard.changed`, ' +
      '`scorecard.submitted`.',
    params: ScorecardParams,
    body: ScorecardPatch,
    write: async (change, at, body) => await writtenScorecard(change, await changeScorecard(change, at, body))
  }))
}
