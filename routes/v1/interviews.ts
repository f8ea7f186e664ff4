import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import { findBelow } from '../../src/domain/engine/child.js'
import { shownTo } from '../../src/domain/interviews/calendar-links.js'
import { interviewCalendar } from '../../src/domain/interviews/calendar.js'
import { answerInvitation, changeInterview, createInterview, type Manner } from '../../src/domain/interviews/changes.js'
import { INTERVIEWS } from '../../src/domain/interviews/queries.js'
import {
  Interview, InterviewCreate, Interviewer, InterviewerPut, InterviewPatch, InterviewStatus
} from '../../src/domain/interviews/schema.js'
import { CodeFilter, Ids, ListOf } from '../../src/http/parameters.js'
import { WriteQuery } from '../../src/http/write.js'
import { CALENDAR, CalendarAnswer, CONTENTS } from '../shared/calendars.js'
import { ApplicationParams } from './application-of-job.js'
import { getBelow, listBelow } from './below.js'
import { withExamples } from './objects.js'

/** The query parameters of writes that may take somebody twice at one time. */
export const OverlapQuery = Type.Object({
  ...WriteQuery.properties,
  allowOverlap: Type.Optional(Type.Boolean({
    description: 'Whether interviewers may have another interview at that time. Default: false, and then it is a 409 `OVERLAP`.'
  }))
})

/** The query parameters of writes that tell those concerned. */
const NotifyQuery = Type.Object({
  ...OverlapQuery.properties,
  notify: Type.Optional(Type.Boolean({
    description: 'Whether candidate and interviewers get messages with the calendar file. Default: true, where messages can be sent.'
  }))
})
type NotifyQuery = Static<typeof NotifyQuery>

/** How a request wants its change: unless it says otherwise, those concerned are told. */
const mannerOf = ({ allowOverlap, notify = true }: NotifyQuery): Manner => ({ allowOverlap, notify })

const INVITATION = 'Where the server can send, the candidate and the interviewers who have not declined get messages (`invitation`) with ' +
  'the calendar file, unless `notify=false`; not about what is past, and not with `at`.'
const Params = withExamples(ApplicationParams, { applicationId: 697 })
const InterviewParams = Type.Object({ ...Params.properties, interviewId: Interview.properties.id })
const OVERLAP = 'An interviewer who has not declined and has another interview that is `scheduled` or `completed` at that time is a 409 ' +
  '`OVERLAP`, whose `Location` names the other one; one may begin when the other ends. With `allowOverlap=true` it is not.'

/** Interviews of applications. They are canceled, and never deleted. */
export const interviews: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/interviews', listBelow(INTERVIEWS, {
    params: Params,
    operationId: 'listInterviews',
    summary: 'List the interviews of an application',
    description: 'All interviews, whatever their status.',
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: { code: CodeFilter, userId: Ids('users who hold them'), status: ListOf(InterviewStatus) }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/interviews/:interviewId', getBelow(INTERVIEWS, {}, InterviewParams))

  app.get('/jobs/:jobId/applications/:applicationId/interviews/:interviewId/calendar.ics', {
    config: { scope: 'interviews:read' },
    schema: {
      operationId: 'getInterviewCalendar',
      tags: ['interviews'],
      summary: 'Get the calendar file of an interview',
      description: `The interview as a file that calendars read. Once it is canceled, its method is \`CANCEL\`. ${CONTENTS}`,
      params: InterviewParams,
      response: { 200: CalendarAnswer(100_000) }
    }
  }, async ({ params, database, identity: { companyId, scopes } }, reply) => {
    const { id } = await findBelow(database, INTERVIEWS, companyId, params)
    return await reply.type(CALENDAR).send(await interviewCalendar(database, companyId, id, shownTo(scopes)))
  })

  app.post('/jobs/:jobId/applications/:applicationId/interviews', {
    config: { scope: 'interviews:write', versioned: true },
    schema: {
      operationId: 'createInterview',
      tags: ['interviews'],
      summary: 'Schedule an interview',
      description: 'Schedules an interview of an application that is `in_process`; for others it is a 409 `ILLEGAL_TRANSITION`. Times ' +
        `carry their offset, and \`timeZone\` only says how to show them. ${OVERLAP} ${INVITATION} Event: \`interview.scheduled\`.`,
      params: Params,
      body: InterviewCreate,
      querystring: NotifyQuery,
      response: { 201: Interview }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { params: at, body, query } = request
    const row = await createInterview(change, at, body, mannerOf(query))
    const location = `/api/v1/jobs/${at.jobId}/applications/${at.applicationId}/interviews/${row.id}`
    return { status: 201, body: row, version: row.version, location }
  }))

  app.patch('/jobs/:jobId/applications/:applicationId/interviews/:interviewId', {
    config: { scope: 'interviews:write', versioned: true },
    schema: {
      operationId: 'updateInterview',
      tags: ['interviews'],
      summary: 'Change an interview, cancel it, note what became of it',
      description: 'Changes fields and status together: all or nothing.\n\n' +
        '- **Held**: `completed`, also before it begins. Event: `interview.completed`.\n' +
        '- **Cancel**: `canceled` with a `reason`, shown as `cancellation`. Event: `interview.canceled`.\n' +
        '- **Nobody came**: `no_show`. Event: `interview.no-show`.\n' +
        '- **Again**: `scheduled`, after `canceled` or `no_show`, with new `startsAt` and `endsAt`, while the application is ' +
        '`in_process`. It clears `cancellation`. Event: `interview.scheduled`.\n' +
        '- **Other fields**. `interviewers` replaces all of them. Event: `interview.changed`.\n\n' +
        '![Transitions of an interview](/assets/interview-states.svg)\n\n' +
        `${OVERLAP} ${INVITATION} With \`at\`, an import states when the status changed; a ` +
        'change that is already recorded with the same time changes nothing.',
      params: InterviewParams,
      body: InterviewPatch,
      querystring: NotifyQuery,
      response: { 200: Interview }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeInterview(change, request.params, request.body, mannerOf(request.query))
    return { status: 200, body: row, version: row.version }
  }))

  app.put('/jobs/:jobId/applications/:applicationId/interviews/:interviewId/interviewers/:userId', {
    config: { scope: 'interviews:write', versioned: true },
    schema: {
      operationId: 'putInterviewer',
      tags: ['interviews'],
      summary: 'Note what an interviewer has answered',
      description: 'Sets the status of a user who holds the interview, while it is `scheduled`. Who has declined is free at that time; ' +
        `taking that back is checked as a new interview is. ${OVERLAP} Event: \`interview.changed\`.`,
      params: Type.Object({ ...InterviewParams.properties, userId: Interviewer.properties.userId }),
      body: InterviewerPut,
      querystring: OverlapQuery,
      response: { 200: Interview }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await answerInvitation(change, request.params, request.body, request.query)
    return { status: 200, body: row, version: row.version }
  }))
}
