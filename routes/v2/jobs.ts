import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findJobJson, walkJobs } from '../../src/domain/jobs/queries.js'
import { Job, JobStatus, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { IdsParameter, ListParameter, TextFilter } from '../../src/http/parameters.js'
import { UpdatedRange, rangeInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'

const { id } = Job.properties

const JobQuery = Type.Object({
  ...TokenParameters,
  id: IdsParameter(id, 'jobs'),
  code: TextFilter('Your own key, whole.'),
  status: ListParameter(JobStatus),
  ...UpdatedRange,
  fields: FieldsParameter(Job)
})

export const jobs: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'Walk through all jobs',
      description: 'Jobs in any status, by id; with `updatedAfter` or `updatedBefore` in the order of their changes.',
      querystring: withRules(JobQuery, rangeInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Job)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity } = request
    const fields = jsonFields(Job, reader, choose(query.fields, LONG_TEXTS))
    const rows = await walkJobs(database, identity.companyId, query, toKeyset(request), fields)
    return jsonTokenPage(app.pageTokens, request, reply, rows)
  })

  app.get('/jobs/:id', {
    config: { scope: 'jobs:read', versioned: true, cache: true },
    schema: {
      operationId: 'getJob',
      tags: ['jobs'],
      summary: 'Get a job',
      description: 'The whole job, long texts included.',
      params: Type.Object({ id }),
      response: { 200: Job }
    }
  }, async ({ params, reader, database, identity }, reply) => {
    const job = jsonObject<Job>(reply, await findJobJson(database, identity.companyId, params.id, jsonFields(Job, reader)))
    if (job === undefined) throw notFound('job')
    return job
  })
}
