import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { addOpening } from '../../src/domain/hiring/openings.js'
import { changeOpening } from '../../src/domain/openings/changes.js'
import { OPENINGS } from '../../src/domain/openings/queries.js'
import { Opening, OpeningCreate, OpeningPatch, OpeningStatus } from '../../src/domain/openings/schema.js'
import { CodeFilter, Ids, ListOf } from '../../src/http/parameters.js'
import { getBelow, listBelow } from './below.js'
import { changeOne, createOne } from './objects.js'

const { id, jobId } = Opening.properties

const OpeningParams = Type.Object({ jobId, openingId: id })

/** The openings of jobs. They are canceled, and never deleted. */
export const openings: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/openings', listBelow(OPENINGS, {
    operationId: 'listOpenings',
    summary: 'List the openings of a job',
    description: 'All openings of the job, by id.',
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: { code: CodeFilter, applicationId: Ids('the applications whose hires filled them'), status: ListOf(OpeningStatus) }
  }))

  app.get('/jobs/:jobId/openings/:openingId', getBelow(OPENINGS, {
    summary: 'Get an opening of a job', description: 'The opening, and the application whose hire has filled it.'
  }))

  app.post('/jobs/:jobId/openings', createOne(OPENINGS, {
    scope: 'jobs:write',
    summary: 'Add an opening to a job',
    description: 'From its first opening on, the openings of a job that are not canceled are its vacancies: `numVacancies` follows from ' +
      'them. A hire fills the one that its `openingId` names, or else the one that was opened first. The first opening of a job that has ' +
      'hires already is a 409 `IN_USE`, unless its `applicationId` names one of them; such an opening is filled. A `code` that another ' +
      'opening has is a 409 `ALREADY_EXISTS`. At most 10 000 openings of a job are not canceled: one more is a 409 `LIMIT_REACHED`. ' +
      'Event: `opening.created`.',
    params: Type.Object({ jobId }),
    body: OpeningCreate,
    write: async (change, { jobId }, body) => await addOpening(change, jobId, body)
  }))

  app.patch('/jobs/:jobId/openings/:openingId', changeOne(OPENINGS, {
    scope: 'jobs:write',
    summary: 'Change an opening, cancel it, or open it again',
    description: 'Changes fields, and the status: an `open` one may be `canceled`, and a `canceled` one `open` again. Hires fill ' +
      'openings, and a hire that is undone opens its own again: by hand, both are a 409 `ILLEGAL_TRANSITION`. Events: `opening.changed`, ' +
      '`opening.canceled`.\n\n![Transitions of an opening](/assets/opening-states.svg)',
    params: OpeningParams,
    body: OpeningPatch,
    write: async (change, { jobId, openingId }, body) => await changeOpening(change, jobId, openingId, body)
  }))
}
