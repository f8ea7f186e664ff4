import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { READ_SCOPE_OF } from '../../src/domain/attachments/events.js'
import { ATTACHMENTS, listingOfOwner } from '../../src/domain/attachments/queries.js'
import { Attachment } from '../../src/domain/attachments/schema.js'
import { findCandidate } from '../../src/domain/candidates/queries.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { holdsScope } from '../../src/domain/shared/scopes.js'
import { walk } from '../../src/domain/shared/walk.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { Ids, ListOf, OwnIds } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Id, Sparse } from '../../src/schema.js'
import { scopesOf } from '../shared/access.js'
import { addLinks } from '../shared/attachment-links.js'
import { addAttachmentRoutes } from '../shared/attachment-routes.js'
import { exportAll, getOne, inOrderText, tokenPage } from './reading.js'

/** The filters of the list and of the export. */
const AttachmentFilters = {
  id: OwnIds(Attachment.properties.id, 'attachments'),
  candidateId: ListOf(Id, 'Ids of candidates, with the files of their applications.'),
  applicationId: Ids('applications'),
  jobId: ListOf(Id, 'Ids of jobs, for the files of the jobs themselves.'),
  kind: ListOf(Attachment.properties.kind),
  ...UpdatedRange
}

const AttachmentQuery = Type.Object({ ...TokenParameters, ...AttachmentFilters, fields: FieldsParameter(Attachment) })

const Params = Type.Object({ id: Candidate.properties.id })
const Query = Type.Object({ ...TokenParameters, fields: FieldsParameter(Attachment) })

/** The files of all objects, and those of candidates. */
export const attachments: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, ATTACHMENTS, AttachmentFilters)
  app.get('/attachments', {
    config: { scope: scopesOf(ATTACHMENTS) },
    schema: {
      operationId: 'listAttachments',
      tags: ['attachments'],
      summary: 'Walk through all attachments',
      description: inOrderText(ATTACHMENTS),
      querystring: withRules(AttachmentQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Attachment)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, ATTACHMENTS))

  app.get('/attachments/:id', getOne(ATTACHMENTS))

  app.get('/candidates/:id/attachments', {
    config: { scope: READ_SCOPE_OF.candidate },
    schema: {
      operationId: 'listCandidateAttachments',
      tags: ['attachments'],
      summary: 'List the files of a candidate',
      description: 'The files of the candidate and, for tokens with `applications:read`, those of the applications, which have an ' +
        '`applicationId`; in the order in which they came.',
      params: Params,
      querystring: withRules(Query, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(Attachment)) }
    }
  }, async (request, reply) => {
    const { params: { id }, database, reader, identity: { companyId, scopes }, query } = request
    if (await findCandidate(database, companyId, id) === undefined) throw notFound('candidate')
    const listing = holdsScope(scopes, READ_SCOPE_OF.application)
      ? ATTACHMENTS.listing(companyId, { candidateId: [id] }, [])
      : listingOfOwner(companyId, 'candidate', id)
    const page = toKeyset<string>(request)
    const fields = jsonFields(Attachment, reader, choose(query.fields))
    const rows = await database.queryJson(await walk(database, listing, page), fields, page.limit)
    return jsonTokenPage(app.pageTokens, request, reply, rows)
  })

  addLinks(app)
  await addAttachmentRoutes(app, {
    name: 'candidate',
    prefix: '/api/v2',
    path: '/candidates/:id/attachments',
    params: Params,
    ownerOf: ({ id }) => ({ name: 'candidate', id: id as number })
  })
}
