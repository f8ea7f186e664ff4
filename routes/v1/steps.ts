import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { Step, StepCreate, StepPatch } from '../../src/domain/steps/schema.js'
import { changeStep, createStep, deleteStep } from '../../src/domain/steps/changes.js'
import { findStep, listSteps } from '../../src/domain/steps/queries.js'
import { notFound } from '../../src/errors.js'
import { maxOffset, OffsetPage, OffsetParameters, OrderParameter, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Id, Sparse } from '../../src/schema.js'

const JobParams = Type.Object({ jobId: Id })
const StepParams = Type.Object({ jobId: Id, stepId: Id })
const StepQuery = Type.Object({
  ...OffsetParameters,
  order: OrderParameter(['order', 'id', 'name', 'createdAt', 'updatedAt'], 'StepOrder'),
  fields: FieldsParameter(Step)
})

export const steps: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/steps', {
    config: { scope: 'jobs:read' },
    schema: {
      operationId: 'listSteps',
      tags: ['steps'],
      summary: 'List the steps of a job',
      params: JobParams,
      querystring: withRules(StepQuery, maxOffset),
      response: { 200: OffsetPage(Sparse(Step)) }
    }
  }, async request => {
    const { companyId } = request.identity
    await checkJob(request.database, companyId, request.params.jobId)
    const { rows, total } = await listSteps(request.database, companyId, request.params.jobId, toSlice(request.query))
    return toOffsetPage(request.query, rows.map(select(request.query.fields).pick), total)
  })

  app.get('/jobs/:jobId/steps/:stepId', {
    config: { scope: 'jobs:read', versioned: true },
    schema: { operationId: 'getStep', tags: ['steps'], summary: 'Get a step', params: StepParams, response: { 200: Step } }
  }, async (request, reply) => {
    const step = await findStep(request.database, request.identity.companyId, request.params.jobId, request.params.stepId)
    if (step === undefined) throw notFound('step of this job', 'stepId')
    reply.versioned(step.version)
    return step
  })

  app.post('/jobs/:jobId/steps', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'createStep',
      tags: ['steps'],
      summary: 'Add a step between the first and the last',
      params: JobParams,
      body: StepCreate,
      querystring: WriteQuery,
      response: { 201: Step }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId } = request.params
    const step = await createStep(change, jobId, request.body)
    return { status: 201, body: step, version: step.version, location: `/api/v1/jobs/${jobId}/steps/${step.id}` }
  }))

  app.patch('/jobs/:jobId/steps/:stepId', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'updateStep',
      tags: ['steps'],
      summary: 'Change a step or its place',
      params: StepParams,
      body: StepPatch,
      querystring: WriteQuery,
      response: { 200: Step }
    }
  }, async (request, reply) => await reply.write(async change => {
    const step = await changeStep(change, request.params.jobId, request.params.stepId, request.body)
    return { status: 200, body: step, version: step.version }
  }))

  app.delete('/jobs/:jobId/steps/:stepId', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'deleteStep',
      tags: ['steps'],
      summary: 'Delete a step that no application has visited',
      params: StepParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteStep(change, request.params.jobId, request.params.stepId)
    return { status: 204 }
  }))
}
