import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeApplication } from '../../src/domain/applications/changes.js'
import { findOrCreateApplication } from '../../src/domain/applications/creation.js'
import { findByCode, findJobApplication, findJobApplicationJson, listJobApplications } from '../../src/domain/applications/queries.js'
import {
  ApplicationCreate, ApplicationPatch, ApplicationStatus, EmbeddedApplication, NewApplication
} from '../../src/domain/applications/schema.js'
import { countPrefixes } from '../../src/domain/candidates/words.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { checkCodeOfPath } from '../../src/domain/engine/objects.js'
import { JOB } from '../../src/domain/parents/job.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { Step, StepCategory } from '../../src/domain/steps/schema.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonOffsetPage, maxOffset, OffsetPage, OffsetParameters, toSlice } from '../../src/http/offset-page.js'
import { fewWords, Ids, ListOf, TextFilter } from '../../src/http/parameters.js'
import { CreatedRange, HiredRange, rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Code, Sparse } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { applicationMissing, ApplicationParams, JobParams, shown } from './application-of-job.js'
import { applying } from './applying.js'
import { upserted } from './objects.js'

const CodeParams = Type.Object({
  ...JobParams.properties, code: Code({ description: 'Your own key of the application.', examples: ['APP-697'] })
})

const ApplicationQuery = Type.Object({
  ...OffsetParameters(EmbeddedApplication, ['id', 'createdAt', 'updatedAt']),
  id: ListOf(EmbeddedApplication.properties.id, 'Ids of applications.'),
  status: ListOf(ApplicationStatus),
  source: TextFilter('Source; exact match, case-sensitive.'),
  sourceId: Ids('sources'),
  reasonId: Ids('reasons of rejections and withdrawals'),
  tag: TextFilter('Name of a tag on the application; exact match, case-sensitive.'),
  currentStepId: ListOf(Step.properties.id, 'Ids of current steps.'),
  stepCategory: ListOf(StepCategory),
  customFields: CustomFieldsFilter('application'),
  'currentStep.name': TextFilter('Name of the current step, such as `Screening`; exact match.'),
  'candidate.email': TextFilter('E-mail address of the candidate; exact match, case-insensitive.'),
  q: TextFilter('Prefixes of words in names and e-mail of the candidate, such as `ana sil`; all must match. As in the search of ' +
    'candidates, but without typos.'),
  ...UpdatedRange,
  ...CreatedRange,
  ...HiredRange,
  fields: FieldsParameter(EmbeddedApplication)
})

/** Applications of a job. */
export const applications: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listApplications',
      tags: ['applications'],
      summary: 'List the applications of a job',
      description: 'All applications of the job, whatever their status.',
      params: JobParams,
      querystring: withRules(ApplicationQuery, fewWords('q', countPrefixes), maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(EmbeddedApplication)) }
    }
  }, async (request, reply) => {
    const { params: { jobId }, query, reader, database, identity: { companyId } } = request
    await JOB.check(database, companyId, { jobId })
    const fields = jsonFields(EmbeddedApplication, reader, choose(query.fields))
    const filter = await withCustomFilters(request, 'application', query)
    const { rows, total } = await listJobApplications(database, companyId, jobId, filter, toSlice(query), fields)
    return jsonOffsetPage(reply, query, rows, total)
  })

  app.get('/jobs/:jobId/applications/:applicationId', {
    config: { scope: 'applications:read', versioned: true, cache: true },
    schema: {
      operationId: 'getApplication',
      tags: ['applications'],
      summary: 'Get an application of a job',
      description: 'The application with its candidate and its job in short. An application of another job is a 404.',
      params: ApplicationParams,
      response: { 200: EmbeddedApplication }
    }
  }, async ({ params: { jobId, applicationId }, reader, database, identity: { companyId } }, reply) => {
    const rows = await findJobApplicationJson(database, companyId, jobId, applicationId, jsonFields(EmbeddedApplication, reader))
    const application = jsonObject<EmbeddedApplication>(reply, rows)
    if (application === undefined) throw applicationMissing()
    return application
  })

  await app.register(applying)

  app.get('/jobs/:jobId/applications/by-code/:code', {
    config: { scope: 'applications:read', versioned: true, cache: true },
    schema: {
      operationId: 'getApplicationByCode',
      tags: ['applications'],
      summary: 'Get an application of a job by your own code',
      description: 'The application with this code. An application of another job is a 404, and so is one whose candidate is anonymized.',
      params: CodeParams,
      response: { 200: EmbeddedApplication }
    }
  }, async ({ params: { jobId, code }, reader, database, identity: { companyId } }, reply) => {
    const found = await findByCode(database, companyId, code)
    const application = found && await findJobApplication(database, companyId, jobId, found.id)
    if (application === undefined) throw notFound('application of this job', 'code')
    reply.versioned(application)
    return shown(application, { reader })
  })

  app.put('/jobs/:jobId/applications/by-code/:code', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'putApplicationByCode',
      tags: ['applications'],
      summary: 'Apply once, by your own code',
      description: 'Creates the application (201), as `POST` does, or responds with the one that has this code, unchanged, whatever its ' +
        'status (200): an import that starts again applies for nobody twice. A code of an application for another job is a 409 ' +
        '`ALREADY_EXISTS`, and so is a live application of the candidate for this job with another code or none; `PATCH` gives that one ' +
        'the code. The code of an application whose candidate is anonymized is a 409 `ANONYMIZED`. Event: `application.created`.',
      // Its example is one that no application has yet.
      params: Type.Object({ ...CodeParams.properties, code: { ...CodeParams.properties.code, examples: ['APP-2001'] } }),
      body: {
        ...ApplicationCreate,
        examples: [{ manualCandidate: { name: 'Rui', lastName: 'Costa', email: 'rui@example.com' }, source: 'referral' }]
      },
      querystring: WriteQuery,
      response: { 200: EmbeddedApplication, 201: NewApplication }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, code } = request.params
    checkCodeOfPath(code, request.body)
    const { row, isNew } = await findOrCreateApplication(change, jobId, { ...request.body, code })
    return upserted(shown(row, request), isNew, `/api/v1/jobs/${jobId}/applications`)
  }))

  app.patch('/jobs/:jobId/applications/:applicationId', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'updateApplication',
      tags: ['applications'],
      summary: 'Move, reject, withdraw, reactivate, hire, or change fields',
      description: 'Changes status, step and fields together: all or nothing.\n\n' +
        '- **Move**: `currentStepId`, forwards or back, while the application is `in_process`. Event: `application.moved`.\n' +
        '- **Reject**: `status: reproved` with `reason` or `reasonId`. Event: `application.reproved`.\n' +
        '- **Withdraw**: `status: give_up`. Event: `application.withdrawn`.\n' +
        '- **Reactivate**: `status: in_process`, on the same step. Event: `application.reactivated`.\n' +
        '- **Hire**: `status: hired`, while a vacancy is left; otherwise 409 `NO_VACANCY_LEFT`. Event: `candidate.hired`. `in_process` ' +
        'undoes it: `application.unhired`.\n' +
        '- **Terms of a hire**: `hiring`, with the hire or later; a hire without an offer has no others. Events of a later change: ' +
        '`application.changed`, then `candidate.hired-changed`.\n' +
        '- **Interviews** stay; with `cancelInterviews` those that are scheduled end with the application. Event: ' +
        '`interview.canceled`.\n' +
        '- **Tell the candidate**: `message`, with a change of status. Event: `message.queued`.\n' +
        '- **Other fields**. Event: `application.changed`.\n\n' +
        '![Transitions of an application](/assets/application-states.svg)\n\n' +
        'The job must be published or frozen; in other jobs applications can only be rejected, withdrawn or un-hired (409 ' +
        '`JOB_NOT_OPEN`). A transition that the status does not allow is a 409 `ILLEGAL_TRANSITION` that lists the allowed ones. ' +
        'Repeating the current values changes nothing. With `at`, an import states when the move and the change of status happened; a ' +
        'change that is already recorded with the same time changes nothing.',
      params: ApplicationParams,
      body: ApplicationPatch,
      querystring: WriteQuery,
      response: { 200: EmbeddedApplication }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId } = request.params
    const application = await changeApplication(change, jobId, applicationId, request.body)
    return { status: 200, body: shown(application, request), version: application.version }
  }))
}
