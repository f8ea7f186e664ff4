import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { changeComment, COMMENTS, createComment, deleteComment, findComment } from '../../src/domain/applications/comments.js'
import { Comment, CommentCreate } from '../../src/domain/applications/comment-schema.js'
import { notFound } from '../../src/errors.js'
import { OrderParameter } from '../../src/http/offset-page.js'
import { Patch } from '../../src/schema.js'
import { ApplicationParams, findApplication } from './application-of-job.js'
import { addListBelow, APPLICATION } from './list-below.js'
import { addObjectRoutes } from './object-routes.js'

const PATH = '/jobs/:jobId/applications/:applicationId/comments'

const CommentPatch = Patch({ text: Comment.properties.text }, { title: 'CommentPatch', description: 'The new text of a comment.' })

/** Comments on an application. */
export const comments: FastifyPluginAsyncTypebox = async app => {
  addListBelow(app, APPLICATION, { ...COMMENTS, schema: Comment }, {
    path: PATH,
    operationId: 'listComments',
    summary: 'List the comments on an application',
    description: 'All comments on the application, oldest first unless `order` says otherwise.',
    parameters: { order: OrderParameter(['id', 'createdAt', 'updatedAt'], 'CommentOrder') },
    hasFields: false
  })

  addObjectRoutes(app, {
    kind: { ...COMMENTS, schema: Comment, scopes: { read: 'applications:read', write: 'applications:write' } },
    path: PATH,
    params: Type.Object({ ...ApplicationParams.properties, commentId: Comment.properties.id }),
    deleted: { commentId: 2 },
    bodies: { create: CommentCreate, patch: CommentPatch },
    words: WORDS,
    find: async request => {
      const { id } = await findApplication(request)
      const comment = await findComment(request.database, request.identity.companyId, id, request.params.commentId)
      if (comment === undefined) throw notFound('comment on this application', 'commentId')
      return comment
    },
    create: async (change, { jobId, applicationId }, body) => await createComment(change, jobId, applicationId, body),
    change: async (change, { jobId, applicationId, commentId }, { text }) =>
      await changeComment(change, jobId, applicationId, commentId, text),
    remove: async (change, { jobId, applicationId, commentId }) => await deleteComment(change, jobId, applicationId, commentId)
  })
}

const OWN_COMMENTS = 'Only the token that wrote the comment, or one with the scope `*`, may do that; others get a 403.'
const WORDS = {
  get: { summary: 'Get a comment on an application', description: 'The comment, with its author and its times.' },
  create: {
    summary: 'Comment on an application',
    description: 'Adds a comment with the token as its author. The version of the application does not change. With `at` and ' +
      '`authorName`, an import states who wrote it, and when. Event: `comment.created`.'
  },
  change: { summary: 'Change a comment', description: `Replaces the text. ${OWN_COMMENTS} Event: \`comment.changed\`.` },
  remove: {
    summary: 'Delete a comment',
    description: `Removes the comment, and its text from its events. ${OWN_COMMENTS} Event: \`comment.deleted\`.`
  }
}
