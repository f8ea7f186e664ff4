import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeStep, createStep, deleteStep } from '../../src/domain/steps/changes.js'
import { findStep, STEPS } from '../../src/domain/steps/queries.js'
import { Step, StepCreate, StepPatch } from '../../src/domain/steps/schema.js'
import { notFound } from '../../src/errors.js'
import { OrderParameter } from '../../src/http/offset-page.js'
import { Described } from '../../src/schema.js'
import { addListBelow, JOB } from './list-below.js'
import { addObjectRoutes } from './object-routes.js'

const { id, jobId } = Step.properties

const PATH = '/jobs/:jobId/steps'

/** The steps of jobs. */
export const steps: FastifyPluginAsyncTypebox = async app => {
  addListBelow(app, JOB, STEPS, {
    path: PATH,
    operationId: 'listSteps',
    summary: 'List the steps of a job',
    description: 'All steps in their order, unless `order` says otherwise.',
    parameters: { order: OrderParameter(['order', 'id', 'name', 'createdAt', 'updatedAt'], 'StepOrder') }
  })

  addObjectRoutes(app, {
    kind: { ...STEPS, scopes: { read: 'jobs:read', write: 'jobs:write' } },
    path: PATH,
    params: Type.Object({ jobId, stepId: Described(id, 'Id of the step.', { examples: [3] }) }),
    deleted: { jobId: 24, stepId: 118 },
    bodies: { create: StepCreate, patch: StepPatch },
    words: WORDS,
    find: async ({ database, identity, params: { jobId, stepId } }) => {
      const step = await findStep(database, identity.companyId, jobId, stepId)
      if (step === undefined) throw notFound('step of this job', 'stepId')
      return step
    },
    create: async (change, { jobId }, body) => await createStep(change, jobId, body),
    change: async (change, { jobId, stepId }, body) => await changeStep(change, jobId, stepId, body),
    remove: async (change, { jobId, stepId }) => await deleteStep(change, jobId, stepId)
  })
}

const WORDS = {
  get: { summary: 'Get a step', description: 'The step with its position in the job.' },
  create: {
    summary: 'Add a step between the first and the last',
    description: 'Adds a step at `order`, or before the last one. The steps after it move back by one position. Events: `step.changed` ' +
      'for each of these, and `step.created`.'
  },
  change: {
    summary: 'Change a step or its position',
    description: 'Changes fields, or moves the step to `order`; the steps in between make room. The first and the last step do not ' +
      'move (409 `ILLEGAL_TRANSITION`). Event: `step.changed`, for each step whose position changed.'
  },
  remove: {
    summary: 'Delete a step that no application has visited',
    description: 'The steps after it move up by one position. A step that has or had applications is a 409 `IN_USE`; the ' +
      'first and the last step are a 409 `ILLEGAL_TRANSITION`. Events: `step.changed` for each that moves up, and `step.deleted`.'
  }
}
