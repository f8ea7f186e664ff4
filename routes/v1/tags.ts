import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { NewTagName, TagName } from '../../src/domain/applications/schema.js'
import { addTag, removeTag } from '../../src/domain/applications/tags.js'
import { StatedTime } from '../../src/domain/shared/history.js'
import { notFound } from '../../src/errors.js'
import { maxOffset, OffsetPage, PageParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { StrictObject } from '../../src/schema.js'
import { ApplicationParams, findApplication } from './application-of-job.js'

const TagParams = Type.Object({ ...ApplicationParams.properties, name: TagName })
// Its example is one that no other operation names.
const DeletedParams = Type.Object({ ...TagParams.properties, name: { ...TagName, examples: ['salary to discuss'] } })

const TagPut = StrictObject({
  name: NewTagName, at: StatedTime('When the application got the tag; not before it was made.')
}, { title: 'TagPut', description: 'A tag to put on an application.', examples: [{ name: 'second interview' }] })

const Tag = StrictObject({ name: TagName }, { title: 'Tag', description: 'A label of your choice for applications.' })

/** Tags of an application. */
export const tags: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:jobId/applications/:applicationId/tags', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listTags',
      tags: ['applications'],
      summary: 'List the tags of an application',
      description: 'The tags of the application, sorted by code point.',
      params: ApplicationParams,
      querystring: withRules(Type.Object(PageParameters), maxOffset),
      response: { 200: OffsetPage(Tag) }
    }
  }, async request => {
    const { tags } = await findApplication(request)
    const { offset, limit } = toSlice(request.query)
    return toOffsetPage(request.query, tags.slice(offset, offset + limit).map(name => ({ name })), tags.length)
  })

  app.get('/jobs/:jobId/applications/:applicationId/tags/:name', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'getTag',
      tags: ['applications'],
      summary: 'Get a tag of an application',
      description: 'The tag, if the application has it; otherwise a 404.',
      params: TagParams,
      response: { 200: Tag }
    }
  }, async request => {
    const { tags } = await findApplication(request)
    if (!tags.includes(request.params.name)) throw notFound('tag on this application', 'name')
    return { name: request.params.name }
  })

  app.put('/jobs/:jobId/applications/:applicationId/tags', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'putTag',
      tags: ['applications'],
      summary: 'Put a tag on an application',
      description: 'Adds the tag to the application (201); creates the tag if it is new to the company. The application gets a new ' +
        'version. If it already has the tag, nothing changes (200). Events: `application.tagged`, and `tag.created` for a new tag.',
      params: ApplicationParams,
      body: TagPut,
      querystring: WriteQuery,
      response: { 200: Tag, 201: Tag }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId } = request.params
    const { name } = request.body
    const isNew = await addTag(change, jobId, applicationId, request.body)
    return isNew
      ? { status: 201, body: { name }, location: `/api/v1/jobs/${jobId}/applications/${applicationId}/tags/${encodeURIComponent(name)}` }
      : { status: 200, body: { name } }
  }))

  app.delete('/jobs/:jobId/applications/:applicationId/tags/:name', {
    config: { scope: 'applications:write', versioned: true },
    schema: {
      operationId: 'deleteTag',
      tags: ['applications'],
      summary: 'Take a tag off an application',
      description: 'The tag stays on other applications; with the last it goes. The application gets a new version. Events: ' +
        '`application.untagged`, with the last also `tag.deleted`.',
      params: DeletedParams,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { jobId, applicationId, name } = request.params
    await removeTag(change, jobId, applicationId, name)
    return { status: 204 }
  }))
}
