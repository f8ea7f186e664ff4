import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { find } from '../../src/domain/engine/reads.js'
import { lockJobsOfOpenings, putOpening } from '../../src/domain/hiring/opening-upserts.js'
import { findOpeningId, OPENINGS, type OpeningRow } from '../../src/domain/openings/queries.js'
import { Opening } from '../../src/domain/openings/schema.js'
import { OpeningReplace, OpeningUpsert } from '../../src/domain/openings/upsert-schema.js'
import { notFound } from '../../src/errors.js'
import { WriteQuery } from '../../src/http/write.js'
import { addBulk } from './bulk.js'
import { codeParams, upserted } from './objects.js'

const RULES = '`jobId` or `jobCode` names its job, which never changes: the code of an opening of another job is a 409 `ALREADY_EXISTS`. ' +
  'Absent fields get their default or null; the status stays, or becomes `open` or `canceled` as with `PATCH`. `applicationId` and ' +
  '`openedAt` are for a new opening, as with `POST`. Repeating the same content changes nothing. Events: `opening.created`, ' +
  '`opening.changed`, `opening.canceled`.'

/** Openings by your own codes. */
export const openingUpserts: FastifyPluginAsyncTypebox = async app => {
  app.get('/openings/by-code/:code', {
    config: { scope: 'jobs:read', versioned: true, cache: true },
    schema: {
      operationId: 'getOpeningByCode',
      tags: ['openings'],
      summary: 'Get an opening by your own code',
      description: 'The opening with this code, whatever its job.',
      params: codeParams('POS-1-1'),
      response: { 200: Opening }
    }
  }, async ({ params, database, identity: { companyId } }, reply) => {
    const id = await findOpeningId(database, companyId, params.code)
    const opening = id === undefined ? undefined : await find(database, OPENINGS, companyId, id)
    if (opening === undefined) throw notFound('opening', 'code')
    reply.versioned(opening)
    return opening
  })

  app.put('/openings/by-code/:code', {
    config: { scope: 'jobs:write', versioned: true },
    schema: {
      operationId: 'putOpeningByCode',
      tags: ['openings'],
      summary: 'Create or replace an opening by your own code',
      description: `Creates the opening (201), or replaces all its fields (200). ${RULES}`,
      params: codeParams('POS-2043'),
      body: OpeningReplace,
      querystring: WriteQuery,
      response: { 200: Opening, 201: Opening }
    }
  }, async (request, reply) => await reply.write(async change =>
    toAnswer(await putOpening(change, request.params.code, request.body))))

  addBulk<OpeningUpsert>(app, {
    url: '/openings/bulk',
    operationId: 'putOpenings',
    tags: ['openings'],
    summary: 'Create or replace many openings by your own codes',
    description: `Each item creates the opening with this \`code\` (201), or replaces all its fields (200). ${RULES}`,
    scope: 'jobs:write',
    item: OpeningUpsert,
    examples: [{ jobId: 3, code: 'POS-2044', targetStartDate: '2027-02-01' }],
    object: Opening,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: lockJobsOfOpenings,
    perform: async (change, { code, ...body }) => toAnswer(await putOpening(change, code, body))
  })
}

function toAnswer ({ row, isNew }: { row: OpeningRow, isNew: boolean }) {
  return upserted(row, isNew, `/api/v1/jobs/${row.jobId}/openings`)
}
