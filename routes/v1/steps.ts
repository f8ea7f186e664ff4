import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeStep, createStep, deleteStep } from '../../src/domain/steps/changes.js'
import { STEPS } from '../../src/domain/steps/queries.js'
import { Step, StepCreate, StepPatch } from '../../src/domain/steps/schema.js'
import { Described } from '../../src/schema.js'
import { getBelow, listBelow } from './below.js'
import { changeOne, createOne, deleteOne, withExamples } from './objects.js'

const { id, jobId } = Step.properties

const StepParams = Type.Object({ jobId, stepId: Described(id, 'Id of the step.', { examples: [3] }) })

/** The steps of jobs. */
export const steps: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/steps', listBelow(STEPS, {
    operationId: 'listSteps',
    summary: 'List the steps of a job',
    description: 'All steps in their order, unless `order` says otherwise.',
    orders: ['order', 'id', 'name', 'createdAt', 'updatedAt']
  }))

  app.get('/jobs/:jobId/steps/:stepId', getBelow(STEPS, {
    summary: 'Get a step', description: 'The step with its position in the job.'
  }, StepParams))

  app.post('/jobs/:jobId/steps', createOne(STEPS, {
    scope: 'jobs:write',
    summary: 'Add a step between the first and the last',
    description: 'Adds a step at `order`, or before the last one. The steps after it move back by one position. Events: `step.changed` ' +
      'for each of these, and `step.created`.',
    params: Type.Object({ jobId }),
    body: StepCreate,
    write: async (change, { jobId }, body) => await createStep(change, jobId, body)
  }))

  app.patch('/jobs/:jobId/steps/:stepId', changeOne(STEPS, {
    scope: 'jobs:write',
    summary: 'Change a step or its position',
    description: 'Changes fields, or moves the step to `order`; the steps in between make room. The first and the last step do not ' +
      'move (409 `ILLEGAL_TRANSITION`). Event: `step.changed`, for each step whose position changed.',
    params: StepParams,
    body: StepPatch,
    write: async (change, { jobId, stepId }, body) => await changeStep(change, jobId, stepId, body)
  }))

  app.delete('/jobs/:jobId/steps/:stepId', deleteOne(STEPS, {
    scope: 'jobs:write',
    summary: 'Delete a step that no application has visited',
    description: 'The steps after it move up by one position. A step that has or had applications is a 409 `IN_USE`; the ' +
      'first and the last step are a 409 `ILLEGAL_TRANSITION`. Events: `step.changed` for each that moves up, and `step.deleted`.',
    params: withExamples(StepParams, { jobId: 24, stepId: 118 }),
    write: async (change, { jobId, stepId }) => await deleteStep(change, jobId, stepId)
  }))
}
