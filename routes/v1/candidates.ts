import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { lockForUpserts, putCandidate } from '../../src/domain/candidates/changes.js'
import { Candidate, CandidateUpsert } from '../../src/domain/candidates/schema.js'
import { visible } from '../../src/domain/shared/classification.js'
import { addBulk } from './bulk.js'

/** Candidates are written one by one in version 2. */
export const candidates: FastifyPluginAsyncTypebox = async app => {
  addBulk<CandidateUpsert>(app, {
    url: '/candidates/bulk',
    operationId: 'putCandidates',
    tags: ['candidates'],
    summary: 'Create or change many candidates by their e-mail addresses',
    description: 'Each item creates a candidate (201), or changes its fields in the candidate with this e-mail address (200). Repeating ' +
      'the current values changes nothing. The document number of another candidate is a 409 `ALREADY_EXISTS`. Events: ' +
      '`candidate.created`, `candidate.updated`.',
    scope: 'candidates:write',
    item: CandidateUpsert,
    examples: [{ name: 'Ada', lastName: 'Moreira', email: 'ada@example.com', city: 'Recife', skills: ['TypeScript'] }],
    object: Candidate,
    keyOf: ({ email }) => ({ key: 'email', value: email }),
    lock: lockForUpserts,
    perform: async (change, fields, { reader }) => {
      const { row, isNew } = await putCandidate(change, fields)
      const answer = { body: visible(Candidate, row, reader), version: row.version }
      return isNew ? { status: 201, location: `/api/v2/candidates/${row.id}`, ...answer } : { status: 200, ...answer }
    }
  })
}
