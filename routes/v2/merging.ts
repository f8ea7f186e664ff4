import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MERGES } from '../../src/domain/candidates/merges.js'
import { CANDIDATES } from '../../src/domain/candidates/queries.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { Duplicates, findDuplicates } from '../../src/domain/merging/duplicates.js'
import { mergeCandidates } from '../../src/domain/merging/merge.js'
import { Merge, MergedCandidate } from '../../src/domain/candidates/merge.js'
import { unmergeCandidate } from '../../src/domain/merging/unmerge.js'
import { visible } from '../../src/domain/shared/classification.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { findJson } from '../../src/domain/shared/resource.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { jsonAnswer } from '../../src/http/json-answer.js'
import { pageTokenRule, TokenPage, TokenParameters } from '../../src/http/page-token.js'
import { ListOf, OwnIds } from '../../src/http/parameters.js'
import { locationOf } from '../../src/http/problem.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, Id, Sparse, StrictObject } from '../../src/schema.js'
import { exportAll, getOne, inOrderText, tokenPage, viewOf } from './reading.js'

const { id } = Candidate.properties
const View = viewOf(CANDIDATES)

const MergeBody = StrictObject({
  duplicateId: Described(Id, 'Id of the duplicate: it is merged into the candidate in the path.', { examples: [200] })
}, { title: 'CandidateMerge', description: 'The other candidate.' })

/** The filters of the list and of the export. */
const MergeFilters = {
  id: OwnIds(Merge.properties.id, 'merges'),
  mergedIntoId: ListOf(Merge.properties.mergedIntoId, 'Ids of candidates that stay.'),
  ...UpdatedRange
}

const MergeQuery = Type.Object({ ...TokenParameters, ...MergeFilters, fields: FieldsParameter(Merge) })

/** Leads from a candidate who was merged to the one that stays. @returns the merge; undefined if there is none of the id in the path */
export async function leadOn (request: FastifyRequest, reply: FastifyReply): Promise<object | undefined> {
  const { database, params, query, reader, server, identity: { companyId } } = request
  const found = await findJson(database, MERGES, companyId, (params as { id: number }).id, jsonFields(MergedCandidate, reader))
  if (found.count === 0) return undefined
  const { expand = [] } = query as { expand?: string[] }
  const location = locationOf({ candidates: found.first('mergedIntoId') as number }, server.prefix)
  reply.code(308).header('location', expand.length === 0 ? location : `${location}?expand=${[...new Set(expand)].join()}`)
  return jsonAnswer(reply, '', found, '')
}

/** Two records of one person: found, made one, and taken apart. */
export const merging: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, MERGES, MergeFilters)
  app.get('/candidates/:id/duplicates', {
    config: { scope: 'candidates:read', cache: true },
    schema: {
      operationId: 'listDuplicates',
      tags: ['candidates'],
      summary: 'Get candidates who may be the same person',
      description: 'Up to 100 candidates who have the same mailbox (`ada+jobs@example.com` is `ada@example.com`), document, phone ' +
        'number, or name and birthdate. Documents are compared only with the scope `candidates:sensitive`. Nobody is proposed ' +
        'who was merged or anonymized.',
      params: Type.Object({ id: { ...id, examples: [199] } }),
      response: { 200: Duplicates }
    }
  }, async ({ params, database, reader, identity: { companyId } }) => {
    const found = await findDuplicates(database, companyId, params.id, reader)
    if (found === undefined) throw notFound('candidate')
    return found
  })

  app.post('/candidates/:id/merge', {
    config: { scope: 'candidates:write', versioned: true },
    schema: {
      operationId: 'mergeCandidates',
      tags: ['candidates'],
      summary: 'Merge another candidate into this one',
      description: 'This candidate gets the applications of the other, and the fields that it lacks. The id of the other one, its ' +
        'code and its e-mail address lead to this one from then on. Live applications of both for one job are a 409 ' +
        '`ALREADY_EXISTS` that names them; a candidate who was merged into a third is a 409 `MERGED`; custom fields of both that exceed ' +
        'their limit together are a 409 `LIMIT_REACHED`. The same merge again changes nothing. For 30 days, ' +
        '`unmerge` undoes it. Events: `candidate.merged`, and `application.changed` for each application.',
      params: Type.Object({ id: { ...id, examples: [199] } }),
      body: MergeBody,
      querystring: WriteQuery,
      response: { 200: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await mergeCandidates(change, request.params.id, request.body.duplicateId)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))

  app.get('/merges', {
    config: { scope: 'candidates:read', cache: true },
    schema: {
      operationId: 'listMerges',
      tags: ['candidates'],
      summary: 'Walk through all merges of candidates',
      description: inOrderText(MERGES),
      querystring: withRules(MergeQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Merge)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, MERGES))

  app.get('/merges/:id', getOne(MERGES))

  app.post('/candidates/:id/unmerge', {
    config: { scope: 'candidates:write', versioned: true },
    schema: {
      operationId: 'unmergeCandidate',
      tags: ['candidates'],
      summary: 'Undo the merge of a candidate',
      description: 'Separates the candidate from the one that it was merged into: undoes what the merge moved and ' +
        'filled, where nobody has changed it since. What came later stays with the other one. After 30 days, and if the candidate was ' +
        'never merged, the response is a 409 `CANNOT_UNMERGE`; after anonymizing, `ANONYMIZED`. Undoing again changes nothing. Events: ' +
        '`candidate.unmerged`, `candidate.updated`, and `application.changed` for each application that goes back.',
      params: Type.Object({ id: { ...id, examples: [200] } }),
      querystring: WriteQuery,
      response: { 200: View }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await unmergeCandidate(change, request.params.id)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))
}
