import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { changeJobWithApplications } from '../../src/domain/hiring/closing.js'
import { createJob } from '../../src/domain/jobs/changes.js'
import { deleteJob } from '../../src/domain/jobs/deletion.js'
import { findJobJson } from '../../src/domain/jobs/public.js'
import { listJobs, toJob } from '../../src/domain/jobs/queries.js'
import { Job, JobCreate, JobPatch, JobStatus, JobType, LONG_TEXTS, PublicationType, WorkplaceType } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonOffsetPage, maxOffset, OffsetPage, OffsetParameters, ORDERS, toSlice } from '../../src/http/offset-page.js'
import { CodeFilter, Ids, ListOf, NameFilter } from '../../src/http/parameters.js'
import { UpdatedRange, rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Country, Described, Sparse } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { jobsSeenBy, PUBLIC_WORDS } from '../shared/public-jobs.js'

const { id } = Job.properties

const JobParams = Type.Object({ jobId: id })

const JobQuery = Type.Object({
  ...OffsetParameters(Job, ORDERS),
  id: ListOf(id, 'Ids of jobs.'),
  code: CodeFilter,
  name: NameFilter,
  status: ListOf(JobStatus),
  type: ListOf(JobType),
  departmentId: Ids('departments'),
  roleId: Ids('roles'),
  branchId: Ids('branches'),
  recruiterId: Ids('users'),
  managerId: Ids('users'),
  country: ListOf(Country),
  workplaceType: ListOf(WorkplaceType),
  publicationType: ListOf(PublicationType),
  customFields: CustomFieldsFilter('job'),
  ...UpdatedRange,
  fields: FieldsParameter(Job)
})

export const jobs: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs', {
    config: { scope: 'jobs:read', orScope: 'jobs:public', cache: true },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'List jobs',
      description: `Jobs in any status. Filters are combined: a job must match all of them. ${PUBLIC_WORDS}`,
      querystring: withRules(JobQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(Job)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity: { companyId } } = request
    const kind = await jobsSeenBy(request)
    const fields = jsonFields(kind.schema, reader, choose(query.fields, LONG_TEXTS))
    const filter = await withCustomFilters(request, 'job', query)
    const { rows, total } = await listJobs(database, companyId, filter, toSlice(query), fields, kind.listing)
    return jsonOffsetPage(reply, query, rows, total)
  })

  app.get('/jobs/:jobId', {
    config: { scope: 'jobs:read', orScope: 'jobs:public', versioned: true, cache: true },
    schema: {
      operationId: 'getJob',
      tags: ['jobs'],
      summary: 'Get a job',
      description: 'The whole job, long texts included. A token with `jobs:public` gets the fields that it gets in lists, and no others.',
      params: JobParams,
      response: { 200: Job }
    }
  }, async (request, reply) => {
    const { params, reader, database, identity: { companyId } } = request
    const kind = await jobsSeenBy(request)
    const job = jsonObject<Job>(reply, await findJobJson(database, kind, companyId, params.jobId, jsonFields(kind.schema, reader)))
    if (job === undefined) throw notFound('job', 'jobId')
    return job
  })

  app.post('/jobs', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'createJob',
      tags: ['jobs'],
      summary: 'Create a job with the default steps',
      description: 'Creates a draft with the steps Registration, Screening, Interview, Offer and Hiring. With a `status`, the draft goes ' +
        'there the shortest way, with an event for each transition; with a status and times (`createdAt`, `publishedAt`, …), the job ' +
        'comes from another system: it is created in that status, with one event, and its deadlines may be past. A `code` that another ' +
        'job has is a 409 `ALREADY_EXISTS`. Event: `job.created`.',
      body: JobCreate,
      querystring: WriteQuery,
      response: { 201: Job }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await createJob(change, request.body)
    return { status: 201, body: toJob(row, request.reader), version: row.version, location: `/api/v1/jobs/${row.id}` }
  }))

  app.patch('/jobs/:jobId', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'updateJob',
      tags: ['jobs'],
      summary: 'Change a job or its status',
      description: 'Changes fields and status together: all or nothing. A transition that the status does not allow is a 409 ' +
        '`ILLEGAL_TRANSITION` that lists the allowed ones. Fields that the new status requires may come in the same request; otherwise ' +
        'the response is a 400 that names every missing field:\n\n' +
        '- `waiting_approval` and `approved` need a `description` and at least 1 in `numVacancies`;\n' +
        '- `published` needs `description`, `departmentId`, `roleId` and a `hiringDeadline` that is not in the past;\n' +
        '- `disapproved`, `frozen` and, from `published` or `frozen`, `canceled` need a `statusReason` or a `statusReasonId`.\n\n' +
        '![Transitions of a job](/assets/job-states.svg)\n\n' +
        'With `closed` and `canceled`, `rejectRemaining` rejects the applications that are in process; without it they stay in ' +
        'process.\n\nEvents: `job.changed` for fields, `job.status-changed` for the status, and then `job.published` for a publication, ' +
        'or `application.reproved` for each rejection. Repeating the current values changes nothing.',
      // Its example closes no job that the other operations need.
      params: Type.Object({ jobId: { ...id, examples: [3] } }),
      body: JobPatch,
      querystring: WriteQuery,
      response: { 200: Job }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeJobWithApplications(change, request.params.jobId, request.body)
    return { status: 200, body: toJob(row, request.reader), version: row.version }
  }))

  app.delete('/jobs/:jobId', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'deleteJob',
      tags: ['jobs'],
      summary: 'Delete a draft without applications',
      description: 'Deletes the job with its steps. Any other job is a 409 `IN_USE`: cancel it instead. Event: `job.deleted`.',
      params: Type.Object({ jobId: Described(id, 'Id of the job, a draft.', { examples: [4] }) }),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteJob(change, request.params.jobId)
    return { status: 204 }
  }))
}
