import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeComment, createComment, deleteComment, findComment, listComments } from '../../src/domain/applications/comments.js'
import { Comment } from '../../src/domain/applications/schema.js'
import { notFound } from '../../src/errors.js'
import { maxOffset, OffsetPage, OffsetParameters, OrderParameter, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { StrictObject, Patch } from '../../src/schema.js'
import { ApplicationParams, findApplication } from './application-of-job.js'

const CommentParams = Type.Object({ ...ApplicationParams.properties, commentId: Comment.properties.id })
// Its example is one that no other operation names.
const DeletedParams = Type.Object({ ...CommentParams.properties, commentId: { ...Comment.properties.id, examples: [2] } })

const CommentQuery = Type.Object({
  ...OffsetParameters, order: OrderParameter(['id', 'createdAt', 'updatedAt'], 'CommentOrder'), ...UpdatedRange
})

const OWN_COMMENTS = 'Only the token that wrote the comment, or one with the scope `*`, may do that; others get a 403.'

/** Comments on an application. */
export const comments: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/comments', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listComments',
      tags: ['applications'],
      summary: 'List the comments on an application',
      description: 'All comments on the application, oldest first unless `order` says otherwise.',
      params: ApplicationParams,
      querystring: withRules(CommentQuery, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Comment) }
    }
  }, async request => {
    const { companyId } = request.identity
    const { id } = await findApplication(request)
    const { rows, total } = await listComments(request.database, companyId, id, request.query, toSlice(request.query))
    return toOffsetPage(request.query, rows, total)
  })

  app.post('/jobs/:jobId/applications/:applicationId/comments', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'createComment',
      tags: ['applications'],
      summary: 'Comment on an application',
      description: 'Adds a comment with the token as its author. The version of the application does not change. Event: `comment.created`.',
      params: ApplicationParams,
      body: StrictObject({ text: Comment.properties.text }, { title: 'CommentCreate', description: 'A new comment.' }),
      querystring: WriteQuery,
      response: { 201: Comment }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId } = request.params
    const comment = await createComment(change, jobId, applicationId, request.body.text)
    return {
      status: 201,
      body: comment,
      version: comment.version,
      location: `/api/v1/jobs/${jobId}/applications/${applicationId}/comments/${comment.id}`
    }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/comments/:commentId', {
    config: { scope: 'applications:read', versioned: true, cache: true },
    schema: {
      operationId: 'getComment',
      tags: ['applications'],
      summary: 'Get a comment on an application',
      description: 'The comment, with its author and its times.',
      params: CommentParams,
      response: { 200: Comment }
    }
  }, async (request, reply) => {
    const { id } = await findApplication(request)
    const comment = await findComment(request.database, request.identity.companyId, id, request.params.commentId)
    if (comment === undefined) throw notFound('comment on this application', 'commentId')
    reply.versioned(comment)
    return comment
  })

  app.patch('/jobs/:jobId/applications/:applicationId/comments/:commentId', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'updateComment',
      tags: ['applications'],
      summary: 'Change a comment',
      description: `Replaces the text. ${OWN_COMMENTS} Event: \`comment.changed\`.`,
      params: CommentParams,
      body: Patch({ text: Comment.properties.text }, { title: 'CommentPatch', description: 'The new text of a comment.' }),
      querystring: WriteQuery,
      response: { 200: Comment }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, commentId } = request.params
    const comment = await changeComment(change, jobId, applicationId, commentId, request.body.text)
    return { status: 200, body: comment, version: comment.version }
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/comments/:commentId', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'deleteComment',
      tags: ['applications'],
      summary: 'Delete a comment',
      description: `Removes the comment, and its text from its events. ${OWN_COMMENTS} Event: \`comment.deleted\`.`,
      params: DeletedParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, commentId } = request.params
    await deleteComment(change, jobId, applicationId, commentId)
    return { status: 204 }
  }))
}
