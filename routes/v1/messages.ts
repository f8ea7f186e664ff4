import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { cancelMessage, createMessage } from '../../src/domain/messages/changes.js'
import { MESSAGES } from '../../src/domain/messages/queries.js'
import { Message, MESSAGE_EXAMPLES, MessageCreate, MessageStatus } from '../../src/domain/messages/schema.js'
import { Ids, ListOf } from '../../src/http/parameters.js'
import { ApplicationParams } from './application-of-job.js'
import { getBelow, listBelow } from './below.js'
import { createOne, deleteOne, withExamples } from './objects.js'

const MessageParams = Type.Object({ ...ApplicationParams.properties, messageId: Message.properties.id })

/** Messages about an application. */
export const messages: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/messages', listBelow(MESSAGES, {
    params: ApplicationParams,
    operationId: 'listApplicationMessages',
    summary: 'List the messages of an application',
    description: 'All messages about the application, to the candidate and to interviewers (`audience`), with what became of them, in ' +
      'the order in which they were written.',
    orders: ['id', 'createdAt', 'updatedAt'],
    parameters: { status: ListOf(MessageStatus), templateId: Ids('message templates') }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/messages/:messageId', getBelow(MESSAGES, {
    summary: 'Get a message', description: 'The message with its text, and what became of it.'
  }, MessageParams))

  app.post('/jobs/:jobId/applications/:applicationId/messages', createOne(MESSAGES, {
    scope: 'messages:write',
    summary: 'Write to the candidate',
    description: 'Queues a message to the address of the candidate: the text of a template (`templateId`), or `subject` and `body` as ' +
      'they are. The text of a template has the values of now; a later change of the template does not change it. To an address that ' +
      'gets no messages, the message is `suppressed` at once. Events: `message.queued`, then `message.sent` or `message.failed`; ' +
      '`message.suppressed`.',
    params: ApplicationParams,
    body: MessageCreate,
    write: createMessage
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/messages/:messageId', deleteOne(MESSAGES, {
    scope: 'messages:write',
    summary: 'Cancel a message',
    description: 'Cancels a message that is `queued`; it stays, as `canceled`. For others, and while it is being sent, it is a 409 ' +
      '`ILLEGAL_TRANSITION`. Event: `message.canceled`.',
    params: withExamples(MessageParams, { messageId: MESSAGE_EXAMPLES.queued }),
    write: cancelMessage
  }))
}
