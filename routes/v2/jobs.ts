import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findJob, toJob, walkJobs } from '../../src/domain/jobs/queries.js'
import { Job, JobStatus, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { ListParameter, TextFilter } from '../../src/http/parameters.js'
import { UpdatedRange, rangeInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'

const { id } = Job.properties

const JobQuery = Type.Object({
  ...TokenParameters,
  id: ListParameter(id, 'Ids of jobs.'),
  code: TextFilter('Your own key, whole.'),
  status: ListParameter(JobStatus),
  ...UpdatedRange,
  fields: FieldsParameter(Job)
})

export const jobs: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs', {
    config: { scope: 'jobs:read' },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'Walk through all jobs',
      description: 'Jobs in any status, by id; with `updatedAfter` or `updatedBefore` in the order of their changes.',
      querystring: withRules(JobQuery, rangeInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Job)) }
    }
  }, async request => {
    const { reader, identity: { companyId } } = request
    const selection = select(request.query.fields)
    const rows = await walkJobs(request.database, companyId, request.query, toKeyset(request), LONG_TEXTS.some(selection.has))
    return toTokenPage(app.pageTokens, request, rows, row => selection.pick(toJob(row, reader)))
  })

  app.get('/jobs/:id', {
    config: { scope: 'jobs:read', versioned: true },
    schema: {
      operationId: 'getJob',
      tags: ['jobs'],
      summary: 'Get a job',
      description: 'The whole job, long texts included.',
      params: Type.Object({ id }),
      response: { 200: Job }
    }
  }, async (request, reply) => {
    const row = await findJob(request.database, request.identity.companyId, request.params.id)
    if (row === undefined) throw notFound('job')
    reply.versioned(row.version)
    return toJob(row, request.reader)
  })
}
