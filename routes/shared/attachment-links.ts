import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { READ_SCOPE_OF } from '../../src/domain/attachments/events.js'
import { findByIds, type AttachmentRow } from '../../src/domain/attachments/queries.js'
import { Attachment, FILE_EXAMPLES } from '../../src/domain/attachments/schema.js'
import { now } from '../../src/domain/shared/clock.js'
import { ApiError } from '../../src/errors.js'
import { contentOf } from '../../src/files/content-type.js'
import { signLink } from '../../src/http/file-links.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, StrictObject, Timestamp, Url } from '../../src/schema.js'

/** How long a link works. */
const LINK_MS = 60 * 60_000

export const LinkBody = StrictObject({
  inline: Type.Optional(Type.Boolean({ description: 'Whether browsers show the file. Default: `false`, they save it.', examples: [true] }))
}, { title: 'FileLinkBody', description: 'What the link is for.' })

const LinksBody = StrictObject({
  ids: Type.Array(Attachment.properties.id, {
    minItems: 1, maxItems: 100, uniqueItems: true, description: 'Ids of files.', examples: [[FILE_EXAMPLES.candidate.kept]]
  }),
  ...LinkBody.properties
}, { title: 'FileLinksBody', description: 'Which files the links lead to, and what they are for.' })

export const FileLinkAnswer = Type.Object({
  url: Described(Url, 'The address. Whoever has it gets the file.'),
  expiresAt: Described(Timestamp, 'Until when it works, at most: it ends with the file, and with the token that made it.')
}, { title: 'FileLink', description: 'An address of a file that works without a token, for browsers.' })

const FileLinksAnswer = Type.Object({
  results: Type.Array(Type.Object({ id: Attachment.properties.id, ...FileLinkAnswer.properties }, {
    title: 'FileLinkOf', description: 'A file, and its address.'
  }), { maxItems: 100, description: 'A link for each file, in the order of `ids`; ids of no file are left out.' })
}, { title: 'FileLinks', description: 'Addresses of files that work without a token, for browsers.' })

/**
 * A link to the file that works for an hour, for the token of the request.
 * @throws ApiError BAD_ARGUMENT for a file that browsers cannot show
 */
export function linkTo (request: FastifyRequest, { id, contentType }: AttachmentRow, inline: boolean | undefined) {
  const { identity: { companyId, tokenId }, server } = request
  if (inline === true && contentOf(contentType)?.shownAs === undefined) {
    const message = `inline: PDF and images can be shown, and ${id} is ${contentType}`
    throw new ApiError('BAD_ARGUMENT', { target: 'inline', message })
  }
  const expiresAt = new Date(now() + LINK_MS).toISOString()
  const link = { companyId, id, tokenId, expiresAt, ...(inline === true ? { inline } : {}) }
  return { url: `${server.addressFor(request)}/files/${signLink(server.pageTokens, link)}`, expiresAt }
}

/** Adds the route that makes links to files of any owner. */
export function addLinks (app: FastifyInstance): void {
  app.post<{ Body: { ids: string[], inline?: boolean } }>('/attachments/links', {
    config: { scope: Object.values(READ_SCOPE_OF) },
    schema: {
      operationId: 'linkAttachments',
      tags: ['attachments'],
      summary: 'Make links to up to 100 files',
      description: 'Addresses that work without a token for an hour, for browsers, as the `link` of one file. With `inline: true`, all ' +
        'of them must be PDF or images. The response is not stored for replay.',
      body: LinksBody,
      querystring: WriteQuery,
      response: { 200: FileLinksAnswer }
    }
  }, async (request, reply) => {
    const { database, identity: { companyId }, body: { ids, inline } } = request
    const files = new Map((await findByIds(database, companyId, ids)).map(file => [file.id, file]))
    const results = ids.flatMap(id => {
      const file = files.get(id.toLowerCase())
      return file === undefined ? [] : [{ id: file.id, ...linkTo(request as FastifyRequest, file, inline) }]
    })
    return await reply.write(async () => ({ status: 200, body: { results }, isSecret: true }))
  })
}
