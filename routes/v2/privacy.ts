import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import { Attachment, FILE_EXAMPLES } from '../../src/domain/attachments/schema.js'
import { CANDIDATES } from '../../src/domain/candidates/queries.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { anonymizeCandidate } from '../../src/domain/privacy/changes.js'
import { exportCandidate } from '../../src/domain/privacy/queries.js'
import { CandidateExport } from '../../src/domain/privacy/schema.js'
import { visible } from '../../src/domain/shared/classification.js'
import { readerOf } from '../../src/domain/shared/reader.js'
import { notFound } from '../../src/errors.js'
import { WriteQuery } from '../../src/http/write.js'
import { viewOf } from './reading.js'

const { id } = Candidate.properties

const CandidateParams = Type.Object({ id })

const ExportedAttachment = Type.Object({
  ...Attachment.properties,
  content: Type.String({
    format: 'uri-reference',
    maxLength: 200,
    description: 'Path of its content.',
    examples: [`/api/v2/candidates/1/attachments/${FILE_EXAMPLES.candidate.kept}/content`]
  })
}, { title: 'ExportedAttachment', description: 'A file, with where its content is.' })

const { attachments: { description } } = CandidateExport.properties
const Exported = Type.Object({ ...CandidateExport.properties, attachments: Type.Array(ExportedAttachment, { description }) }, {
  title: CandidateExport.title, description: CandidateExport.description
})

function contentOf ({ id, candidateId, applicationId, jobId }: Static<typeof Attachment>): string {
  const owner = applicationId === null ? `v2/candidates/${candidateId}` : `v1/jobs/${jobId}/applications/${applicationId}`
  return `/api/${owner}/attachments/${id}/content`
}

/** What a person may ask for: to be forgotten, and to be told everything. */
export const privacy: FastifyPluginAsyncTypebox = async app => {
  app.post('/candidates/:id/anonymize', {
    config: { scope: 'privacy:write', versioned: true },
    schema: {
      operationId: 'anonymizeCandidate',
      tags: ['candidates'],
      summary: 'Anonymize a candidate, irreversibly',
      description: 'Blanks everything personal: in the candidate, in comments, reasons and notes, in events, in waiting deliveries ' +
        'and in responses stored for replay. Ids, statuses and times stay. From then on, nothing personal can be written about the ' +
        'candidate. Anonymizing again changes nothing. Event: `candidate.anonymized`, and one for each comment, interview, scorecard, ' +
        'offer and application that lost a text.',
      // Its example is one that no other operation names.
      params: Type.Object({ id: { ...id, examples: [400] } }),
      querystring: WriteQuery,
      response: { 200: viewOf(CANDIDATES) }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await anonymizeCandidate(change, request.params.id)
    return { status: 200, body: visible(Candidate, row, request.reader), version: row.version }
  }))

  app.get('/candidates/:id/export', {
    config: { scope: 'privacy:write' },
    schema: {
      operationId: 'exportCandidate',
      tags: ['candidates'],
      summary: 'Get all data held about one candidate',
      description: 'The candidate with all fields, whatever other scopes the token has, and all applications, comments and events.',
      params: CandidateParams,
      response: { 200: Exported }
    }
  }, async request => {
    const found = await exportCandidate(
      request.database, request.identity.companyId, request.params.id, readerOf({ ...request.identity, scopes: ['*'] }))
    if (found === undefined) throw notFound('candidate')
    return { ...found, attachments: found.attachments.map(file => ({ ...file, content: contentOf(file) })) }
  })
}
