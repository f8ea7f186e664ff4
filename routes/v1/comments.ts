import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeComment, COMMENTS, createComment, deleteComment } from '../../src/domain/applications/comments.js'
import { Comment, CommentCreate } from '../../src/domain/applications/comment-schema.js'
import { StrictObject } from '../../src/schema.js'
import { ApplicationParams } from './application-of-job.js'
import { getBelow, listBelow } from './below.js'
import { changeOne, createOne, deleteOne, withExamples } from './objects.js'

/** In its application, which the path names, a comment is shown without it. */
const COMMENT = { ...COMMENTS, schema: Comment }

const CommentParams = Type.Object({ ...ApplicationParams.properties, commentId: Comment.properties.id })

const CommentPatch = StrictObject({ text: Comment.properties.text }, {
  minProperties: 1, title: 'CommentPatch', description: 'The new text of a comment.'
})

const OWN_COMMENTS = 'Only the token that wrote the comment, or one with the scope `*`, may do that; others get a 403.'

/** Comments on an application. */
export const comments: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/comments', listBelow(COMMENT, {
    operationId: 'listComments',
    summary: 'List the comments on an application',
    description: 'All comments on the application, oldest first unless `order` says otherwise.',
    orders: ['id', 'createdAt', 'updatedAt'],
    hasFields: false
  }))

  app.get('/jobs/:jobId/applications/:applicationId/comments/:commentId', getBelow(COMMENT, {
    summary: 'Get a comment on an application', description: 'The comment, with its author and its times.'
  }, CommentParams))

  app.post('/jobs/:jobId/applications/:applicationId/comments', createOne(COMMENT, {
    scope: 'applications:write',
    summary: 'Comment on an application',
    description: 'Adds a comment with the token as its author. The version of the application does not change. With `at` and ' +
      '`authorName`, an import states who wrote it, and when. Event: `comment.created`.',
    params: ApplicationParams,
    body: CommentCreate,
    write: createComment
  }))

  app.patch('/jobs/:jobId/applications/:applicationId/comments/:commentId', changeOne(COMMENT, {
    scope: 'applications:write',
    summary: 'Change a comment',
    description: `Replaces the text. ${OWN_COMMENTS} Event: \`comment.changed\`.`,
    params: CommentParams,
    body: CommentPatch,
    write: changeComment
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/comments/:commentId', deleteOne(COMMENT, {
    scope: 'applications:write',
    summary: 'Delete a comment',
    description: `Removes the comment, and its text from its events. ${OWN_COMMENTS} Event: \`comment.deleted\`.`,
    params: withExamples(CommentParams, { commentId: 2 }),
    write: deleteComment
  }))
}
