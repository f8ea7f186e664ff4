import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { INTERVIEWS, type InterviewRow } from '../../src/domain/interviews/queries.js'
import { Interview, InterviewReplace, InterviewUpsert } from '../../src/domain/interviews/schema.js'
import { lockForInterviews, putInterview, putNamedInterview } from '../../src/domain/interviews/upserts.js'
import { codeParamsBelow, getBelowByCode } from './below.js'
import { addBulk } from './bulk.js'
import { OverlapQuery } from './interviews.js'
import { upserted } from './objects.js'

const RULES = 'Absent fields are cleared, but step, time zone and status stay. With `status` it also gets that, as with `PATCH`, and the ' +
  'rules are those of `POST` and `PATCH`. `at` states when it was scheduled, if it is new, or when its status changed. The code of an ' +
  'interview of another application is a 409 `ALREADY_EXISTS`. Repeating the same content changes nothing. Events: ' +
  '`interview.scheduled`, `interview.changed` and those of the status.'

/** Interviews by your own codes. */
export const interviewUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/interviews/by-code/:code', getBelowByCode(INTERVIEWS, {
    summary: 'Get an interview by your own code',
    description: 'The interview with this code. One of another application is a 404, and so is one whose candidate is anonymized.',
    missing: 'interview of this application'
  }, codeParamsBelow(697, 'INT-1')))

  app.put('/jobs/:jobId/applications/:applicationId/interviews/by-code/:code', {
    config: { scope: 'interviews:write', versioned: true },
    schema: {
      operationId: 'putInterviewByCode',
      tags: ['interviews'],
      summary: 'Schedule or replace an interview by your own code',
      description: `Schedules the interview (201), or replaces its fields (200). ${RULES}`,
      params: codeParamsBelow(697, 'INT-2001'),
      body: InterviewReplace,
      querystring: OverlapQuery,
      response: { 200: Interview, 201: Interview }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { code, ...at } = request.params
    return toAnswer(await putInterview(change, at, code, request.body, request.query))
  }))

  addBulk<InterviewUpsert>(app, {
    url: '/interviews/bulk',
    operationId: 'putInterviews',
    tags: ['interviews'],
    summary: 'Schedule or replace many interviews by your own codes',
    description: 'Each item schedules the interview with this `code` (201), or replaces its fields (200); `applicationId` or ' +
      `\`applicationCode\` names its application. ${RULES}`,
    scope: 'interviews:write',
    item: InterviewUpsert,
    query: { allowOverlap: OverlapQuery.properties.allowOverlap },
    examples: [{
      applicationId: 697,
      code: 'INT-2002',
      title: 'First call',
      kind: 'phone',
      startsAt: '2029-04-04T10:00:00-03:00',
      endsAt: '2029-04-04T10:30:00-03:00',
      interviewers: [{ userId: 1 }]
    }],
    object: Interview,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: lockForInterviews,
    perform: async (change, item, { query }) =>
      toAnswer(await putNamedInterview(change, item, query as { allowOverlap?: boolean }))
  })
}

function toAnswer ({ row, isNew }: { row: InterviewRow, isNew: boolean }) {
  return upserted(row, isNew, `/api/v1/jobs/${row.jobId}/applications/${row.applicationId}/interviews`)
}
