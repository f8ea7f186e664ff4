import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { READ_SCOPE_OF } from '../../src/domain/attachments/events.js'
import { listingOfOwner, type AttachmentRow } from '../../src/domain/attachments/queries.js'
import { Attachment } from '../../src/domain/attachments/schema.js'
import { JOB } from '../../src/domain/parents/job.js'
import { pageOf } from '../../src/domain/shared/pages.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice, type OffsetQuery } from '../../src/http/offset-page.js'
import { withRules } from '../../src/http/validation.js'
import { Described, Id, Sparse } from '../../src/schema.js'
import { addAttachmentRoutes, type OwnedFiles } from '../shared/attachment-routes.js'
import { ApplicationParams, findApplication } from './application-of-job.js'

const Query = Type.Object({ ...OffsetParameters(Attachment, ['id', 'createdAt', 'updatedAt']), fields: FieldsParameter(Attachment) })

/** The files of jobs and of applications. */
export const attachments: FastifyPluginAsyncTypebox = async app => {
  await addFiles(app, {
    name: 'job',
    prefix: '/api/v1',
    path: '/jobs/:jobId/attachments',
    params: Type.Object({ jobId: Described(Id, 'Id of the job.') }),
    ownerOf: ({ jobId }) => ({ name: 'job', id: jobId as number }),
    check: async ({ database, identity: { companyId } }, { jobId }) => await JOB.check(database, companyId, { jobId: jobId as number })
  })
  await addFiles(app, {
    name: 'application',
    prefix: '/api/v1',
    path: '/jobs/:jobId/applications/:applicationId/attachments',
    params: ApplicationParams,
    ownerOf: ({ jobId, applicationId }) => ({ name: 'application', id: applicationId as number, jobId: jobId as number }),
    check: async request => await findApplication(request as FastifyRequest & { params: { jobId: number, applicationId: number } })
  })
}

async function addFiles (app: FastifyInstance, files: OwnedFiles & { check: NonNullable<OwnedFiles['check']> }): Promise<void> {
  const { name, path, params, ownerOf, check } = files
  app.get<{ Params: Record<string, number>, Querystring: OffsetQuery & { fields?: string[] } }>(path, {
    config: { scope: READ_SCOPE_OF[name] },
    schema: {
      operationId: `list${name === 'job' ? 'Job' : 'Application'}Attachments`,
      tags: ['attachments'],
      summary: `List the files of ${name === 'job' ? 'a job' : 'an application'}`,
      description: 'The files in the order in which they came.',
      params,
      querystring: withRules(Query, maxOffset),
      response: { 200: OffsetPage(Sparse(Attachment)) }
    }
  }, async request => {
    const { database, identity: { companyId }, query } = request
    await check(request as FastifyRequest, request.params)
    const listing = listingOfOwner(companyId, name, ownerOf(request.params).id)
    const { rows, total } = await pageOf<AttachmentRow>(database, listing, toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })
  await addAttachmentRoutes(app, files)
}
