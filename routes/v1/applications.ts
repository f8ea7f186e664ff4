import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import { changeApplication, lockForBulk } from '../../src/domain/applications/changes.js'
import { createApplication, findOrCreateApplication } from '../../src/domain/applications/creation.js'
import { APPLICATION_FILTERS } from '../../src/domain/applications/listing.js'
import { submitApplication } from '../../src/domain/applications/submission.js'
import { findByCode, findJobApplication, findJobApplicationJson, listJobApplications } from '../../src/domain/applications/queries.js'
import {
  ApplicationChange, ApplicationCreate, ApplicationPatch, ApplicationUpsert, EmbeddedApplication, NewApplication
} from '../../src/domain/applications/schema.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { changeNamed, lockForUpserts, putApplication } from '../../src/domain/applications/upserts.js'
import { checkCodeOfPath } from '../../src/domain/engine/objects.js'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { parametersOf } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonOffsetPage, maxOffset, OffsetPage, OffsetParameters, OrderParameter, toSlice } from '../../src/http/offset-page.js'
import { ListParameter, TextFilter } from '../../src/domain/shared/parameters.js'
import { notFound } from '../../src/errors.js'
import { CreatedRange, HiredRange, rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Code, Sparse } from '../../src/schema.js'
import { applicationMissing, ApplicationParams, shown } from './application-of-job.js'
import { addBulk } from './bulk.js'

const JobParams = Type.Object({ jobId: EmbeddedApplication.properties.jobId })
type JobParams = Static<typeof JobParams>
const CodeParams = Type.Object({
  ...JobParams.properties, code: Code({ description: 'Your own key of the application.', examples: ['APP-697'] })
})

const ApplicationQuery = Type.Object({
  ...OffsetParameters,
  order: OrderParameter(['id', 'createdAt', 'updatedAt'], 'ApplicationOrder'),
  id: ListParameter(EmbeddedApplication.properties.id, 'Ids of applications.'),
  ...parametersOf(APPLICATION_FILTERS),
  'currentStep.name': TextFilter('Name of the current step, such as `Screening`; exact match.'),
  'candidate.email': TextFilter('E-mail address of the candidate; exact match, case-insensitive.'),
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
      querystring: withRules(ApplicationQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(EmbeddedApplication)) }
    }
  }, async (request, reply) => {
    const { params: { jobId }, query, reader, database, identity: { companyId } } = request
    await checkJob(database, companyId, jobId)
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

  app.post('/jobs/:jobId/applications', {
    config: { scope: 'applications:write', orScope: 'applications:submit', versioned: true },
    schema: {
      operationId: 'createApplication',
      tags: ['applications'],
      summary: 'Apply, for a known candidate or a new one',
      description: 'Puts a candidate on the first step of a published job. A job that is not published is a 409 `JOB_NOT_OPEN`, and so ' +
        'is one whose `applicationDeadline` has passed, unless the token has `jobs:write`. A candidate can have one live application ' +
        '(in process or hired) for a job: a second one is a 409 `ALREADY_EXISTS` that names the first. With `at`, an import states when ' +
        'the candidate applied. Event: `application.created`, after `candidate.created` for a new candidate.\n\n' +
        'A token with `applications:submit`, for a careers page, sends `manualCandidate`, `source`, `sourceId` or `sourceCode`, ' +
        '`partnerName` and `customFields`; other fields are a 403. The response is always the same 201 without body, whether or not the ' +
        'person is known, and also if nothing was written: where the person has a live application for the job, and after ten in an ' +
        'hour for one e-mail address. An expected salary is stored if none is known. Jobs that are internal or not yet published are a ' +
        '404.',
      params: JobParams,
      body: ApplicationCreate,
      querystring: WriteQuery,
      response: { 201: NewApplication }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId } = request.params
    if (!change.holdsScope('applications:write')) {
      await submitApplication(change, jobId, request.body)
      return { status: 201, isMinimal: true }
    }
    const application = await createApplication(change, jobId, request.body)
    return {
      status: 201,
      body: shown(application, request),
      version: application.version,
      location: `/api/v1/jobs/${jobId}/applications/${application.id}`
    }
  }))

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
    const made = isNew ? { location: `/api/v1/jobs/${jobId}/applications/${row.id}` } : {}
    return { status: isNew ? 201 : 200, body: shown(row, request), version: row.version, ...made }
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

  addBulk<ApplicationChange>(app, {
    url: '/jobs/:jobId/applications/bulk',
    operationId: 'updateApplications',
    tags: ['applications'],
    summary: 'Move, reject, withdraw, reactivate or hire many',
    description: 'Changes applications of the job. An item has the fields of a `PATCH` of the application, plus `applicationId` or ' +
      '`applicationCode`; rules and events are the same.',
    scope: 'applications:write',
    params: JobParams,
    item: ApplicationChange,
    examples: [
      { applicationId: 697, currentStepId: 3, score: 82.5 },
      { applicationId: 1, status: 'hired' }
    ],
    object: EmbeddedApplication,
    lock: async (change, items, { params }) => await lockForBulk(change, (params as JobParams).jobId, items),
    perform: async (change, item, request) => {
      const body = await changeNamed(change, (request.params as JobParams).jobId, item)
      return { status: 200, body: shown(body, request), version: body.version }
    }
  })

  addBulk<ApplicationUpsert>(app, {
    url: '/jobs/:jobId/applications/by-code/bulk',
    operationId: 'putApplications',
    tags: ['applications'],
    summary: 'Apply once for many, by your own codes',
    description: 'Each item creates the application with this `code` (201), as `POST` does, or takes the one that is there, whatever its ' +
      'status (200); then it adds the tags and the comments that the application lacks. Nothing else of a known application changes, and ' +
      'nothing is removed: an import that starts again applies for nobody twice. Moves and changes of status follow with `POST ' +
      '…/applications/bulk`. Events: `application.created`, `application.tagged`, `comment.created`.',
    scope: 'applications:write',
    params: JobParams,
    item: ApplicationUpsert,
    examples: [{
      code: 'APP-2002',
      manualCandidate: { name: 'Grace', lastName: 'Souza', email: 'grace@example.com' },
      source: 'referral',
      tags: ['remote only'],
      comments: [{ code: 'NOTE-12', text: 'Met at the fair in May.' }]
    }],
    object: NewApplication,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: async (change, items, { params }) => await lockForUpserts(change, (params as JobParams).jobId, items),
    perform: async (change, item, request) => {
      const { jobId } = request.params as JobParams
      const { row, isNew } = await putApplication(change, jobId, item)
      const answer = { body: shown(row, request), version: row.version }
      return isNew ? { status: 201, location: `/api/v1/jobs/${jobId}/applications/${row.id}`, ...answer } : { status: 200, ...answer }
    }
  })
}
