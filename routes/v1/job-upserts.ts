import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { lockJobsForUpserts, putJob } from '../../src/domain/jobs/changes.js'
import { findJobId, JOBS, toJob, type JobRow } from '../../src/domain/jobs/queries.js'
import { Job, JobReplace, JobUpsert } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import type { Reader } from '../../src/domain/shared/reader.js'
import { findJson } from '../../src/domain/shared/resource.js'
import { notFound } from '../../src/errors.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { WriteQuery } from '../../src/http/write.js'
import { addBulk } from './bulk.js'
import { codeParams } from './objects.js'

const RULES = 'Absent fields get their default or null, but status, its reason, steps and custom values stay. `status` is reached by the ' +
  'shortest allowed path, such as `draft`, `approved`, `published`. Missing fields that a status on the path requires are a 400 ' +
  'that names all of them; no path is a 409 `ILLEGAL_TRANSITION`. Repeating the same content changes nothing. Events: `job.created`, ' +
  '`job.changed`, and those of each transition and each step.'

/** Jobs by your own codes. */
export const jobUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/by-code/:code', {
    config: { scope: 'jobs:read', versioned: true, cache: true },
    schema: {
      operationId: 'getJobByCode',
      tags: ['jobs'],
      summary: 'Get a job by your own code',
      description: 'The whole job with this code, long texts included.',
      params: codeParams('JOB-0001'),
      response: { 200: Job }
    }
  }, async ({ params, reader, database, identity: { companyId } }, reply) => {
    const id = await findJobId(database, companyId, params.code)
    const row = id === undefined ? undefined : await findJson(database, JOBS, companyId, id, jsonFields(Job, reader))
    const job = row === undefined ? undefined : jsonObject<Job>(reply, row)
    if (job === undefined) throw notFound('job', 'code')
    return job
  })

  app.put('/jobs/by-code/:code', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'putJobByCode',
      tags: ['jobs'],
      summary: 'Create or replace a job by your own code',
      description: `Creates the job (201), or replaces all its fields (200). ${RULES}`,
      params: codeParams('REQ-2043'),
      body: JobReplace,
      querystring: WriteQuery,
      response: { 200: Job, 201: Job }
    }
  }, async (request, reply) => await reply.write(async change =>
    toAnswer(await putJob(change, request.params.code, request.body), request.reader)))

  addBulk<JobUpsert>(app, {
    url: '/jobs/bulk',
    operationId: 'putJobs',
    tags: ['jobs'],
    summary: 'Create or replace many jobs by your own codes',
    description: `Each item creates the job with this \`code\` (201), or replaces all its fields (200). ${RULES}`,
    scope: 'jobs:write',
    item: JobUpsert,
    examples: [{ code: 'REQ-2044', name: 'Data Analyst', departmentId: 1, roleId: 1, description: 'Answer questions with data.' }],
    object: Job,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: lockJobsForUpserts,
    perform: async (change, { code, ...body }, { reader }) => toAnswer(await putJob(change, code, body), reader)
  })
}

function toAnswer ({ row, isNew }: { row: JobRow, isNew: boolean }, reader: Reader) {
  const answer = { body: toJob(row, reader), version: row.version }
  return isNew ? { status: 201, location: `/api/v1/jobs/${row.id}`, ...answer } as const : { status: 200, ...answer } as const
}
