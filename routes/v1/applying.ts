import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { createApplication } from '../../src/domain/applications/creation.js'
import { ApplicationCreate, NewApplication } from '../../src/domain/applications/schema.js'
import { submitApplication } from '../../src/domain/applications/submission.js'
import type { Change } from '../../src/domain/shared/change.js'
import { ApiError } from '../../src/errors.js'
import { WriteQuery, type WriteResult } from '../../src/http/write.js'
import { StrictObject } from '../../src/schema.js'
import { BYTES, PDF_EXAMPLE } from '../shared/attachment-routes.js'
import { writeWithFile } from '../shared/stored-uploads.js'
import { JobParams, shown } from './application-of-job.js'

const ApplicationForm = StrictObject({
  application: ApplicationCreate,
  resume: Type.Unsafe<string>({
    ...BYTES, description: 'The résumé, up to 10 MB unless the operator says otherwise.', examples: [PDF_EXAMPLE]
  })
}, {
  title: 'ApplicationForm',
  description: 'An application with its résumé.',
  examples: [{ application: ApplicationCreate.examples[0], resume: PDF_EXAMPLE }]
})

/** Either of them. */
const BODY = { content: { 'application/json': { schema: ApplicationCreate }, 'multipart/form-data': { schema: ApplicationForm } } }

/** New applications, alone or with a résumé. */
export const applying: FastifyPluginAsyncTypebox = async app => {
  await app.takeForms(app, { file: 'resume', json: 'application' })

  app.post('/jobs/:jobId/applications', {
    config: { scope: 'applications:write', orScope: 'applications:submit', versioned: true },
    schema: {
      operationId: 'createApplication',
      tags: ['applications'],
      summary: 'Apply, for a known candidate or a new one',
      description: 'Puts a candidate on the first step of a published job. A job that is not published is a 409 `JOB_NOT_OPEN`, and so ' +
        'is one whose `applicationDeadline` has passed, unless the token has `jobs:write`. A candidate can have one live application ' +
        '(in process or hired) for a job: a second one is a 409 `ALREADY_EXISTS` that names the first. With `at`, an import states when ' +
        'the candidate applied. Event: `application.created`, after `candidate.created` for a new candidate.\n\n' +
        'A token with `applications:submit`, for a careers page, sends `manualCandidate`, `source`, `sourceId` or `sourceCode`, ' +
        '`partnerName` and `customFields`; other fields are a 403. The response is always the same 201 without body, whether or not the ' +
        'person is known, and also if nothing was written: where the person has a live application for the job, and after ten in an ' +
        'hour for one e-mail address. An expected salary is stored if none is known. Jobs that are internal or not yet published are a ' +
        '404, a dry run is a 403.\n\nWith its résumé, an application is a form: the part `application` of JSON, up to 128 kB, and the ' +
        'file `resume`, of a type that files may have. It becomes a file of the application, or nothing of both is written.',
      params: JobParams,
      body: BODY,
      querystring: WriteQuery,
      response: { 201: NewApplication }
    }
  }, async (request, reply) => {
    const body = request.body as ApplicationCreate | Static<typeof ApplicationForm> | undefined
    if (body === undefined) {
      throw new ApiError('BAD_ARGUMENT', { target: 'request', message: 'a body is required', rule: { name: 'required' } })
    }
    const { params: { jobId } } = request
    if (!('application' in body)) return await reply.write(async change => await apply(change, request, jobId, body as ApplicationCreate))
    return await writeWithFile(request as FastifyRequest, reply, 'resume', async (change, attach) =>
      await apply(change, request, jobId, body.application, async (part, id) => await attach(part, { name: 'application', id, jobId })))
  })
}

/** @param attach gives the application its résumé */
async function apply (
  change: Change, request: Pick<FastifyRequest, 'reader'>, jobId: number, fields: ApplicationCreate,
  attach?: (change: Change, id: number) => Promise<unknown>
): Promise<WriteResult & { keepsFile: boolean }> {
  if (!change.holdsScope('applications:write')) {
    return { status: 201, isMinimal: true, keepsFile: await submitApplication(change, jobId, fields, attach) }
  }
  const application = await createApplication(change, jobId, fields)
  await attach?.(change, application.id)
  return {
    status: 201,
    body: shown({ ...application, attachmentCount: attach === undefined ? 0 : 1 }, request),
    version: application.version,
    location: `/api/v1/jobs/${jobId}/applications/${application.id}`,
    keepsFile: true
  }
}
