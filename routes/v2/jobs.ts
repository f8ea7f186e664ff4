import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findPipeline, Pipeline } from '../../src/domain/applications/pipeline.js'
import { findJobJson } from '../../src/domain/jobs/public.js'
import { countWords, findJob, JOBS } from '../../src/domain/jobs/queries.js'
import { allowedStatuses, missingToEnter, needsReason } from '../../src/domain/jobs/rules.js'
import { Job, JobStatus, JobType, PublicationType, WorkplaceType } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { CodeFilter, fewWords, Ids, ListOf, OwnIds, TextFilter } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Country, Sparse, Word } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { jobsSeenBy, PUBLIC_WORDS } from '../shared/public-jobs.js'
import { Expand, exportAll, getOne, inOrderText, tokenPage, viewOf } from './reading.js'

/** The filters of the list and of the export. */
const JobFilters = {
  id: OwnIds(Job.properties.id, 'jobs'),
  code: CodeFilter,
  q: TextFilter('Parts of the name, such as `back engineer`; all must match. Case and accents are ignored.'),
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
  ...UpdatedRange
}

const JobView = viewOf(JOBS)

const JobQuery = Type.Object({ ...TokenParameters, ...JobFilters, expand: Expand(JOBS), fields: FieldsParameter(JobView) })

const JobTransitions = Type.Object({
  status: JobStatus,
  allowed: Type.Array(Type.Object({
    status: JobStatus,
    needsReason: Type.Boolean({ description: 'Whether a reason must come with the change.' }),
    missingFields: Type.Array(Word, {
      maxItems: 20, description: 'Fields that must be filled or corrected before, or with the change.', examples: [['description']]
    })
  }, { description: 'A status that the job may change to.' }), {
    maxItems: JobStatus.enum.length, description: 'What the status may become now.'
  })
}, { title: 'JobTransitions', description: 'What the status of a job may become now.' })

const JobParams = Type.Object({ id: Job.properties.id })

/** Jobs, with their steps, teams and files, and what their status may become. */
export const jobs: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, JOBS, JobFilters)
  app.get('/jobs', {
    config: { scope: 'jobs:read', orScope: 'jobs:public', cache: true },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'Walk through all jobs',
      description: `${inOrderText(JOBS)} ${PUBLIC_WORDS}`,
      querystring: withRules(JobQuery, fewWords('q', countWords), rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(JobView)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, await jobsSeenBy(request)))

  const whole = getOne(JOBS)
  app.get('/jobs/:id', {
    ...whole,
    config: { ...whole.config, orScope: 'jobs:public' },
    schema: {
      ...whole.schema,
      description: `${whole.schema.description} A token with \`jobs:public\` gets the fields that it gets in lists, and no others.`
    },
    handler: async (request, reply) => {
      const { params, reader, database, identity: { companyId } } = request
      const kind = await jobsSeenBy(request)
      if (kind === JOBS) return await whole.handler(request, reply)
      const rows = await findJobJson(database, kind, companyId, params.id as number, jsonFields(kind.schema, reader))
      const job = jsonObject<object>(reply, rows)
      if (job === undefined) throw notFound('job')
      return job
    }
  })

  app.get('/jobs/:id/pipeline', {
    config: { scope: ['jobs:read', 'applications:read'], cache: true },
    schema: {
      operationId: 'getJobPipeline',
      tags: ['jobs'],
      summary: 'Count the applications of a job by step and status',
      description: 'How many applications are on each step of the job, by their status. Steps without an application have zeros.',
      params: JobParams,
      response: { 200: Pipeline }
    }
  }, async ({ params, database, identity: { companyId } }) => {
    const pipeline = await findPipeline(database, companyId, params.id)
    if (pipeline === undefined) throw notFound('job')
    return pipeline
  })

  app.get('/jobs/:id/allowed-transitions', {
    config: { scope: 'jobs:read' },
    schema: {
      operationId: 'getJobTransitions',
      tags: ['jobs'],
      summary: 'List the allowed transitions of a job',
      description: 'Which statuses are allowed next, whether each needs a reason, and which fields are missing for it.',
      params: JobParams,
      response: { 200: JobTransitions }
    }
  }, async request => {
    const job = await findJob(request.database, request.identity.companyId, request.params.id)
    if (job === undefined) throw notFound('job')
    return {
      status: job.status,
      allowed: allowedStatuses(job).map(status => ({
        status,
        needsReason: needsReason(job.status, status),
        missingFields: missingToEnter(job.status, status, job).map(({ target }) => target)
      }))
    }
  })
}
