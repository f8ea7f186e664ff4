import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { changeApplication, createApplication } from '../../src/domain/applications/changes.js'
import { changeComment, createComment, deleteComment, findComment, listComments } from '../../src/domain/applications/comments.js'
import { findJobApplication, listJobApplications, type VersionedEmbeddedApplication } from '../../src/domain/applications/queries.js'
import {
  ApplicationCreate, ApplicationPatch, ApplicationStatus, Comment, EmbeddedApplication, TagName
} from '../../src/domain/applications/schema.js'
import { addTag, removeTag } from '../../src/domain/applications/tags.js'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, OrderParameter, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { IdFilter, ListParameter, TextFilter } from '../../src/http/parameters.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { StrictObject, Id, Patch, Sparse } from '../../src/schema.js'

const JobParams = Type.Object({ jobId: Id })
const Params = Type.Object({ jobId: Id, applicationId: Id })
const CommentParams = Type.Object({ jobId: Id, applicationId: Id, commentId: Id })
const TagParams = Type.Object({ jobId: Id, applicationId: Id, name: TagName })

interface ApplicationRequest extends Pick<FastifyRequest, 'identity' | 'database'> { params: Static<typeof Params> }

const { page, perPage } = OffsetParameters
const ApplicationQuery = Type.Object({
  page,
  perPage,
  order: OrderParameter(['id', 'createdAt', 'updatedAt']),
  id: IdFilter,
  status: ListParameter(ApplicationStatus),
  'currentStep.name': TextFilter('Name of the step, whole.'),
  'candidate.email': TextFilter('E-mail of the candidate, whole, without regard to case.'),
  fields: FieldsParameter(EmbeddedApplication)
})
const CommentQuery = Type.Object({ page, perPage, order: OrderParameter(['id', 'createdAt', 'updatedAt']) })

const Tag = StrictObject({ name: TagName }, { title: 'Tag' })

export const applications: FastifyPluginAsyncTypebox = async app => {
  const find = async ({ identity, database, params }: ApplicationRequest): Promise<VersionedEmbeddedApplication> => {
    const { jobId, applicationId } = params
    const application = await findJobApplication(database, identity.companyId, jobId, applicationId)
    if (application === undefined) throw notFound('application of this job', 'applicationId')
    return application
  }

  app.get('/jobs/:jobId/applications', {
    config: { scope: 'applications:read' },
    schema: {
      operationId: 'listApplications',
      tags: ['applications'],
      summary: 'List the applications of a job',
      params: JobParams,
      querystring: withRules(ApplicationQuery, maxOffset),
      response: { 200: OffsetPage(Sparse(EmbeddedApplication)) }
    }
  }, async request => {
    const { companyId } = request.identity
    const { jobId } = request.params
    await checkJob(request.database, companyId, jobId)
    const { rows, total } = await listJobApplications(request.database, companyId, jobId, request.query, toSlice(request.query))
    return toOffsetPage(request.query, rows.map(select(request.query.fields).pick), total)
  })

  app.get('/jobs/:jobId/applications/:applicationId', {
    config: { scope: 'applications:read', versioned: true },
    schema: {
      operationId: 'getApplication',
      tags: ['applications'],
      summary: 'Get an application of a job',
      params: Params,
      response: { 200: EmbeddedApplication }
    }
  }, async (request, reply) => {
    const application = await find(request)
    reply.versioned(application.version)
    return application
  })

  app.post('/jobs/:jobId/applications', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'createApplication',
      tags: ['applications'],
      summary: 'Apply, for a known candidate or a new one',
      params: JobParams,
      body: ApplicationCreate,
      querystring: WriteQuery,
      response: { 201: EmbeddedApplication }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId } = request.params
    const application = await createApplication(change, jobId, request.body)
    return {
      status: 201,
      body: application,
      version: application.version,
      location: `/api/v1/jobs/${jobId}/applications/${application.id}`
    }
  }))

  app.patch('/jobs/:jobId/applications/:applicationId', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'updateApplication',
      tags: ['applications'],
      summary: 'Move, reject, withdraw, reactivate, hire, or change fields',
      params: Params,
      body: ApplicationPatch,
      querystring: WriteQuery,
      response: { 200: EmbeddedApplication }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId } = request.params
    const application = await changeApplication(change, jobId, applicationId, request.body)
    return { status: 200, body: application, version: application.version }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/tags', {
    config: { scope: 'applications:read' },
    schema: {
      operationId: 'listTags',
      tags: ['applications'],
      summary: 'List the tags of an application',
      params: Params,
      querystring: withRules(Type.Object({ page, perPage }), maxOffset),
      response: { 200: OffsetPage(Tag) }
    }
  }, async request => {
    const { tags } = await find(request)
    const { offset, limit } = toSlice(request.query)
    return toOffsetPage(request.query, tags.slice(offset, offset + limit).map(name => ({ name })), tags.length)
  })

  app.put('/jobs/:jobId/applications/:applicationId/tags', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'putTag',
      tags: ['applications'],
      summary: 'Put a tag on an application',
      params: Params,
      body: Tag,
      querystring: WriteQuery,
      response: { 200: Tag, 201: Tag }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId } = request.params
    const { name } = request.body
    const isNew = await addTag(change, jobId, applicationId, name)
    return isNew
      ? { status: 201, body: { name }, location: `/api/v1/jobs/${jobId}/applications/${applicationId}/tags/${encodeURIComponent(name)}` }
      : { status: 200, body: { name } }
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/tags/:name', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'deleteTag',
      tags: ['applications'],
      summary: 'Take a tag off an application',
      params: TagParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, name } = request.params
    await removeTag(change, jobId, applicationId, name)
    return { status: 204 }
  }))

  app.get('/jobs/:jobId/applications/:applicationId/comments', {
    config: { scope: 'applications:read' },
    schema: {
      operationId: 'listComments',
      tags: ['applications'],
      summary: 'List the comments on an application',
      params: Params,
      querystring: withRules(CommentQuery, maxOffset),
      response: { 200: OffsetPage(Comment) }
    }
  }, async request => {
    const { companyId } = request.identity
    const { id } = await find(request)
    const { rows, total } = await listComments(request.database, companyId, id, toSlice(request.query))
    return toOffsetPage(request.query, rows, total)
  })

  app.post('/jobs/:jobId/applications/:applicationId/comments', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'createComment',
      tags: ['applications'],
      summary: 'Comment on an application',
      params: Params,
      body: StrictObject({ text: Comment.properties.text }, { title: 'CommentCreate' }),
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
    config: { scope: 'applications:read', versioned: true },
    schema: {
      operationId: 'getComment',
      tags: ['applications'],
      summary: 'Get a comment on an application',
      params: CommentParams,
      response: { 200: Comment }
    }
  }, async (request, reply) => {
    const { id } = await find(request)
    const comment = await findComment(request.database, request.identity.companyId, id, request.params.commentId)
    if (comment === undefined) throw notFound('comment on this application', 'commentId')
    reply.versioned(comment.version)
    return comment
  })

  app.patch('/jobs/:jobId/applications/:applicationId/comments/:commentId', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'updateComment',
      tags: ['applications'],
      summary: 'Change a comment',
      description: 'Only for the token that wrote it.',
      params: CommentParams,
      body: Patch({ text: Comment.properties.text }, { title: 'CommentPatch' }),
      querystring: WriteQuery,
      response: { 200: Comment }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, commentId } = request.params
    const comment = await changeComment(change, jobId, applicationId, commentId, request.body.text)
    return { status: 200, body: comment, version: comment.version }
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/comments/:commentId', {
    config: { scope: 'applications:write' },
    schema: {
      operationId: 'deleteComment',
      tags: ['applications'],
      summary: 'Delete a comment',
      description: 'Only for the token that wrote it.',
      params: CommentParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, commentId } = request.params
    await deleteComment(change, jobId, applicationId, commentId)
    return { status: 204 }
  }))
}
