import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findJob, listJobs, toJob } from '../../src/domain/jobs/queries.js'
import { Job, JobStatus, JobType, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { holdsScope } from '../../src/domain/tokens/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { farthestRow, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { IdFilter, Several, TextFilter } from '../../src/http/parameters.js'
import { UpdatedWindow, windowInOrder } from '../../src/http/windows.js'
import { withRules } from '../../src/http/validation.js'
import { Id, Sparse } from '../../src/schema.js'

const JobParams = Type.Object({ jobId: Id })

const JobQuery = Type.Object({
  ...OffsetParameters,
  id: IdFilter,
  code: TextFilter('The caller\'s own key, whole.'),
  name: TextFilter('Part of the name, without regard to case and accents.'),
  status: Several(JobStatus),
  type: Several(JobType),
  departmentId: IdFilter,
  roleId: IdFilter,
  branchId: IdFilter,
  ...UpdatedWindow,
  fields: FieldsParameter(Job)
})

export const jobs: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs', {
    config: { scope: 'jobs:read' },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'List jobs',
      querystring: withRules(JobQuery, farthestRow, windowInOrder),
      response: { 200: OffsetPage(Sparse(Job)) }
    }
  }, async request => {
    const { companyId, scopes } = request.identity
    const selection = select(request.query.fields)
    const { rows, total } = await listJobs(app.database, companyId, request.query, toSlice(request.query), LONG_TEXTS.some(selection.has))
    const maySeeSalary = holdsScope(scopes, 'compensation:read')
    return toOffsetPage(request.query, rows.map(row => selection.pick(toJob(row, maySeeSalary))), total)
  })

  app.get('/jobs/:jobId', {
    config: { scope: 'jobs:read' },
    schema: { operationId: 'getJob', tags: ['jobs'], summary: 'Get a job', params: JobParams, response: { 200: Job } }
  }, async (request, reply) => {
    const { companyId, scopes } = request.identity
    const row = await findJob(app.database, companyId, request.params.jobId)
    if (row === undefined) throw notFound('job', 'jobId')
    reply.versioned(row.version)
    return toJob(row, holdsScope(scopes, 'compensation:read'))
  })
}
