import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { Step, StepCreate, StepPatch } from '../../src/domain/steps/schema.js'
import { changeStep, createStep, deleteStep } from '../../src/domain/steps/changes.js'
import { findStep, listSteps } from '../../src/domain/steps/queries.js'
import { notFound } from '../../src/errors.js'
import { maxOffset, OffsetPage, OffsetParameters, OrderParameter, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Described, Sparse } from '../../src/schema.js'

const { id, jobId } = Step.properties

const JobParams = Type.Object({ jobId })
const StepParams = Type.Object({ jobId, stepId: Described(id, 'Id of the step.', { examples: [3] }) })
const StepQuery = Type.Object({
  ...OffsetParameters,
  order: OrderParameter(['order', 'id', 'name', 'createdAt', 'updatedAt'], 'StepOrder'),
  ...UpdatedRange,
  fields: FieldsParameter(Step)
})

export const steps: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/steps', {
    config: { scope: 'jobs:read', cache: true },
    schema: {
      operationId: 'listSteps',
      tags: ['steps'],
      summary: 'List the steps of a job',
      description: 'All steps in their order, unless `order` says otherwise.',
      params: JobParams,
      querystring: withRules(StepQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(Step)) }
    }
  }, async request => {
    const { companyId } = request.identity
    await checkJob(request.database, companyId, request.params.jobId)
    const { rows, total } = await listSteps(request.database, companyId, request.params.jobId, request.query, toSlice(request.query))
    return toOffsetPage(request.query, rows.map(select(request.query.fields).pick), total)
  })

  app.get('/jobs/:jobId/steps/:stepId', {
    config: { scope: 'jobs:read', versioned: true, cache: true },
    schema: {
      operationId: 'getStep',
      tags: ['steps'],
      summary: 'Get a step',
      description: 'The step with its position in the job.',
      params: StepParams,
      response: { 200: Step }
    }
  }, async (request, reply) => {
    const step = await findStep(request.database, request.identity.companyId, request.params.jobId, request.params.stepId)
    if (step === undefined) throw notFound('step of this job', 'stepId')
    reply.versioned(step)
    return step
  })

  app.post('/jobs/:jobId/steps', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'createStep',
      tags: ['steps'],
      summary: 'Add a step between the first and the last',
      description: 'Adds a step at `order`, or before the last one. The steps after it move back by one position. Events: `step.changed` ' +
        'for each of these, and `step.created`.',
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
      summary: 'Change a step or its position',
      description: 'Changes fields, or moves the step to `order`; the steps in between make room. The first and the last step do not ' +
        'move (409 `ILLEGAL_TRANSITION`). Event: `step.changed`, for each step whose position changed.',
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
      description: 'The steps after it move up by one position. A step that has or had applications is a 409 `IN_USE`; the ' +
        'first and the last step are a 409 `ILLEGAL_TRANSITION`. Events: `step.changed` for each that moves up, and `step.deleted`.',
      params: Type.Object({
        jobId: Described(jobId, jobId.description as string, { examples: [24] }),
        stepId: Described(id, 'Id of the step, neither the first nor the last.', { examples: [118] })
      }),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteStep(change, request.params.jobId, request.params.stepId)
    return { status: 204 }
  }))
}
