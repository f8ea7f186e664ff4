import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from '@sinclair/typebox'
import { lockForBulk } from '../../src/domain/applications/changes.js'
import { ApplicationChange, ApplicationUpsert, EmbeddedApplication, NewApplication } from '../../src/domain/applications/schema.js'
import { changeNamed, lockForUpserts, putApplication } from '../../src/domain/applications/upserts.js'
import { JobParams, shown } from './application-of-job.js'
import { addBulk } from './bulk.js'

type JobPath = Static<typeof JobParams>

/** Many applications of a job in one request. */
export const applicationBulks: FastifyPluginAsyncTypebox = async app => {
  addBulk<ApplicationChange>(app, {
    url: '/jobs/:jobId/applications/bulk',
    operationId: 'updateApplications',
    tags: ['applications'],
    summary: 'Move, reject, withdraw, reactivate or hire many',
    description: 'Changes applications of the job. An item has the fields of a `PATCH` of the application, plus `applicationId` or ' +
      '`applicationCode`; rules and events are the same.',
    scope: 'applications:write',
    params: JobParams,
    item: ApplicationChange,
    examples: [
      { applicationId: 697, currentStepId: 3, score: 82.5 },
      { applicationId: 1, status: 'hired' }
    ],
    object: EmbeddedApplication,
    lock: async (change, items, { params }) => await lockForBulk(change, (params as JobPath).jobId, items),
    perform: async (change, item, request) => {
      const body = await changeNamed(change, (request.params as JobPath).jobId, item)
      return { status: 200, body: shown(body, request), version: body.version }
    }
  })

  addBulk<ApplicationUpsert>(app, {
    url: '/jobs/:jobId/applications/by-code/bulk',
    operationId: 'putApplications',
    tags: ['applications'],
    summary: 'Apply once for many, by your own codes',
    description: 'Each item creates the application with this `code` (201), as `POST` does, or takes the one that is there, whatever its ' +
      'status (200); then it adds the tags and the comments that the application lacks. Nothing else of a known application changes, and ' +
      'nothing is removed: an import that starts again applies for nobody twice. Moves and changes of status follow with `POST ' +
      '…/applications/bulk`. Events: `application.created`, `application.tagged`, `comment.created`.',
    scope: 'applications:write',
    params: JobParams,
    item: ApplicationUpsert,
    examples: [{
      code: 'APP-2002',
      manualCandidate: { name: 'Grace', lastName: 'Souza', email: 'grace@example.com' },
      source: 'referral',
      tags: ['remote only'],
      comments: [{ code: 'NOTE-12', text: 'Met at the fair in May.' }]
    }],
    object: NewApplication,
    keyOf: ({ code }) => ({ key: 'code', value: code }),
    lock: async (change, items, { params }) => await lockForUpserts(change, (params as JobPath).jobId, items),
    perform: async (change, item, request) => {
      const { jobId } = request.params as JobPath
      const { row, isNew } = await putApplication(change, jobId, item)
      const answer = { body: shown(row, request), version: row.version }
      return isNew ? { status: 201, location: `/api/v1/jobs/${jobId}/applications/${row.id}`, ...answer } : { status: 200, ...answer }
    }
  })
}
