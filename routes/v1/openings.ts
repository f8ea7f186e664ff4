import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { addOpening } from '../../src/domain/hiring/openings.js'
import { changeOpening } from '../../src/domain/openings/changes.js'
import { findOpening, OPENINGS } from '../../src/domain/openings/queries.js'
import { Opening, OpeningCreate, OpeningPatch } from '../../src/domain/openings/schema.js'
import { notFound } from '../../src/errors.js'
import { addListBelow, filtersOfJob, JOB } from './list-below.js'
import { addLastingObjectRoutes } from './object-routes.js'

const { id, jobId } = Opening.properties
const PATH = '/jobs/:jobId/openings'

/** The openings of jobs. They are canceled, and never deleted. */
export const openings: FastifyPluginAsyncTypebox = async app => {
  addListBelow(app, JOB, OPENINGS, {
    path: PATH,
    operationId: 'listOpenings',
    summary: 'List the openings of a job',
    description: 'All openings of the job, by id.',
    parameters: filtersOfJob(OPENINGS)
  })

  addLastingObjectRoutes(app, {
    kind: { ...OPENINGS, scopes: { read: 'jobs:read', write: 'jobs:write' } },
    path: PATH,
    params: Type.Object({ jobId, openingId: id }),
    bodies: { create: OpeningCreate, patch: OpeningPatch },
    words: WORDS,
    find: async ({ database, identity, params: { jobId, openingId } }) => {
      const opening = await findOpening(database, identity.companyId, jobId, openingId)
      if (opening === undefined) throw notFound('opening of this job', 'openingId')
      return opening
    },
    create: async (change, { jobId }, body) => await addOpening(change, jobId, body),
    change: async (change, { jobId, openingId }, body) => await changeOpening(change, jobId, openingId, body)
  })
}

const WORDS = {
  get: { summary: 'Get an opening of a job', description: 'The opening, and the application whose hire has filled it.' },
  create: {
    summary: 'Add an opening to a job',
    description: 'From its first opening on, the openings of a job that are not canceled are its vacancies: `numVacancies` follows from ' +
      'them. A hire fills the one that its `openingId` names, or else the one that was opened first. The first opening of a job that has ' +
      'hires already is a 409 `IN_USE`, unless its `applicationId` names one of them; such an opening is filled. A `code` that another ' +
      'opening has is a 409 `ALREADY_EXISTS`. At most 10 000 openings of a job are not canceled: one more is a 409 `LIMIT_REACHED`. ' +
      'Event: `opening.created`.'
  },
  change: {
    summary: 'Change an opening, cancel it, or open it again',
    description: 'Changes fields, and the status: an `open` one may be `canceled`, and a `canceled` one `open` again. Hires fill ' +
      'openings, and a hire that is undone opens its own again: by hand, both are a 409 `ILLEGAL_TRANSITION`. Events: `opening.changed`, ' +
      '`opening.canceled`.\n\n![Transitions of an opening](/assets/opening-states.svg)'
  }
}
