import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { MAX_RENDERED } from '../../src/domain/message-templates/rendering.js'
import { MessageTemplate } from '../../src/domain/message-templates/templates.js'
import { previewTemplate } from '../../src/domain/messages/preview.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, Id, StrictObject } from '../../src/schema.js'

const PreviewBody = StrictObject({
  applicationId: Described(Id, 'Id of the application whose values are put in.', { examples: [697] })
}, { title: 'MessagePreviewBody', description: 'Whom the text is for.' })

const Preview = Type.Object({
  subject: Type.String({
    maxLength: MAX_RENDERED.subject, description: 'Subject with the values in it.', examples: ['Your application as Engineer']
  }),
  text: Type.String({
    maxLength: MAX_RENDERED.text, description: 'Text with the values in it.', examples: ['Dear Ada,\n\nthank you for your interest.']
  })
}, { title: 'MessagePreview', description: 'What a message would say.' })

/** What a template says to somebody. The other routes of templates are those of all catalogues. */
export const messageTemplates: FastifyPluginAsyncTypebox = async app => {
  app.post('/message-templates/:id/preview', {
    config: { scope: ['messages:read', 'applications:read'] },
    schema: {
      operationId: 'previewMessageTemplate',
      tags: ['messages'],
      summary: 'Preview a message template',
      description: 'Subject and text as the candidate of an application would get them. Nothing is sent.',
      params: Type.Object({ id: MessageTemplate.properties.id }),
      body: PreviewBody,
      querystring: WriteQuery,
      response: { 200: Preview }
    }
  }, async (request, reply) => {
    const { params: { id }, body: { applicationId } } = request
    return await reply.write(async change => ({ status: 200, body: await previewTemplate(change, id, applicationId) }))
  })
}
