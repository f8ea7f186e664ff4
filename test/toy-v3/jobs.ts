import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeJob, createJob } from '../../src/domain/jobs/changes.js'
import { findJob, listJobs, toJob } from '../../src/domain/jobs/queries.js'
import { Job, JobCreate, JobPatch, LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose } from '../../src/http/fields.js'
import { jsonOffsetPage, maxOffset, OffsetPage, OffsetParameters, ORDERS, toSlice } from '../../src/http/offset-page.js'
import { TextFilter } from '../../src/http/parameters.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Sparse } from '../../src/schema.js'

const JobParams = Type.Object({ id: Job.properties.id })
const JobQuery = Type.Object({ ...OffsetParameters(Job, ORDERS), code: TextFilter('The caller\'s own key, whole.') })

/** The resource of the toy version, thinner than that of the others. */
export const jobs: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listJobs',
      tags: ['jobs'],
      summary: 'List jobs',
      querystring: withRules(JobQuery, maxOffset),
      response: { 200: OffsetPage(Sparse(Job)) }
    }
  }, async ({ database, identity, reader, query }, reply) => {
    const fields = jsonFields(Job, reader, choose(undefined, LONG_TEXTS))
    const { rows, total } = await listJobs(database, identity.companyId, query, toSlice(query), fields)
    return jsonOffsetPage(reply, query, rows, total)
  })

  app.get('/jobs/:id', {
    config: { scope: 'jobs:read' },
    schema: { operationId: 'getJob', tags: ['jobs'], summary: 'Get a job', params: JobParams, response: { 200: Job } }
  }, async ({ database, identity, reader, params }) => {
    const row = await findJob(database, identity.companyId, params.id)
    if (row === undefined) throw notFound('job')
    return toJob(row, reader)
  })

  app.post('/jobs', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'createJob',
      tags: ['jobs'],
      summary: 'Create a job',
      body: JobCreate,
      querystring: WriteQuery,
      response: { 201: Job }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await createJob(change, request.body)
    return { status: 201, body: toJob(row, request.reader), version: row.version, location: `/api/v3/jobs/${row.id}` }
  }))

  app.patch('/jobs/:id', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'updateJob',
      tags: ['jobs'],
      summary: 'Change a job',
      params: JobParams,
      body: JobPatch,
      querystring: WriteQuery,
      response: { 200: Job }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeJob(change, request.params.id, request.body)
    return { status: 200, body: toJob(row, request.reader), version: row.version }
  }))
}
