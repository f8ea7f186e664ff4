import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { lockNamedApplications } from '../../src/domain/parents/application.js'
import { writtenScorecard } from '../../src/domain/scorecards/changes.js'
import { SCORECARDS } from '../../src/domain/scorecards/queries.js'
import { Scorecard, ScorecardReplace, ScorecardUpsert } from '../../src/domain/scorecards/schema.js'
import { putNamedScorecard, putScorecard } from '../../src/domain/scorecards/upserts.js'
import type { Change } from '../../src/domain/shared/change.js'
import { WriteQuery } from '../../src/http/write.js'
import { codeParamsBelow, getBelowByCode } from './below.js'
import { addBulk } from './bulk.js'
import { upserted } from './objects.js'

const RULES = 'Absent answers and recommendation are cleared; what it is about, and the status, stay. With `status: submitted` it is ' +
  'final, and the rules are those of `POST` and `PATCH`. `at` states when it was written, if it is new, or submitted. The code of a ' +
  'scorecard of another application is a 409 `ALREADY_EXISTS`. Repeating the same content changes nothing. Events: `scorecard.created`, ' +
  '`scorecard.changed`, `scorecard.submitted`.'

/** Scorecards by your own codes. */
export const scorecardUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/scorecards/by-code/:code', getBelowByCode(SCORECARDS, {
    summary: 'Get a scorecard by your own code',
    description: 'The scorecard with this code. One of another application is a 404, and so is one whose candidate is anonymized.',
    missing: 'scorecard of this application'
  }, codeParamsBelow(697, 'CARD-1')))

  app.put('/jobs/:jobId/applications/:applicationId/scorecards/by-code/:code', {
    config: { scope: 'scorecards:write', versioned: true },
    schema: {
      operationId: 'putScorecardByCode',
      tags: ['scorecards'],
      summary: 'Write or replace a scorecard by your own code',
      description: `Writes the scorecard (201), or replaces what it says (200). ${RULES}`,
      params: codeParamsBelow(697, 'CARD-2001'),
      body: ScorecardReplace,
      querystring: WriteQuery,
      response: { 200: Scorecard, 201: Scorecard }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { code, ...at } = request.params
    return await toAnswer(change, await putScorecard(change, at, code, request.body))
  }))

  addBulk<ScorecardUpsert>(app, {
    url: '/scorecards/bulk',
    operationId: 'putScorecards',
    tags: ['scorecards'],
    summary: 'Write or replace many scorecards by your own codes',
    description: 'Each item writes the scorecard with this `code` (201), or replaces what it says (200); `applicationId` or ' +
      `\`applicationCode\` names its application. ${RULES}`,
    scope: 'scorecards:write',
    item: ScorecardUpsert,
    examples: [{ applicationId: 697, code: 'CARD-2002', userId: 5, recommendation: 'yes' }],
    object: Scorecard,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: async (change, items) => await lockNamedApplications(change, 'scorecards', items),
    perform: async (change, item) => await toAnswer(change, await putNamedScorecard(change, item))
  })
}

async function toAnswer (change: Change, { id, isNew }: { id: number, isNew: boolean }) {
  const body = await writtenScorecard(change, id)
  return upserted(body, isNew, `/api/v1/jobs/${body.jobId}/applications/${body.applicationId}/scorecards`)
}
