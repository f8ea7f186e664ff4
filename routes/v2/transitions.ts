import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { findApplication } from '../../src/domain/applications/queries.js'
import { allowedStatuses as allowedForApplication, needsReason as applicationNeedsReason } from '../../src/domain/applications/rules.js'
import { Application, ApplicationStatus } from '../../src/domain/applications/schema.js'
import { isAnonymized } from '../../src/domain/candidates/queries.js'
import { readableEvents } from '../../src/domain/events/catalog.js'
import { walkHistory, toEvent } from '../../src/domain/events/queries.js'
import { Event } from '../../src/domain/events/schema.js'
import { findJob, type JobRow } from '../../src/domain/jobs/queries.js'
import { allowedStatuses as allowedForJob, missingToEnter, needsReason } from '../../src/domain/jobs/rules.js'
import { Job, JobStatus } from '../../src/domain/jobs/schema.js'
import { notFound } from '../../src/errors.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { withRules } from '../../src/http/validation.js'
import { Word } from '../../src/schema.js'

const NeedsReason = Type.Boolean({ description: 'Whether a reason must come with the change.' })

const JobTransitions = Type.Object({
  status: JobStatus,
  allowed: Type.Array(Type.Object({
    status: JobStatus,
    needsReason: NeedsReason,
    missingFields: Type.Array(Word, {
      maxItems: 20, description: 'Fields that must be filled or corrected before, or with the change.', examples: [['description']]
    })
  }, { description: 'A status that the job may change to.' }), {
    maxItems: JobStatus.enum.length, description: 'What the status may become now.'
  })
}, { title: 'JobTransitions', description: 'What the status of a job may become now.' })

const ApplicationTransitions = Type.Object({
  status: ApplicationStatus,
  allowed: Type.Array(Type.Object({ status: ApplicationStatus, needsReason: NeedsReason }, {
    description: 'A status that the application may change to.'
  }), { maxItems: ApplicationStatus.enum.length, description: 'What the status may become now.' })
}, { title: 'ApplicationTransitions', description: 'What the status of an application may become now.' })

const JobParams = Type.Object({ id: Job.properties.id })
const ApplicationParams = Type.Object({ id: Application.properties.id })

/** The allowed transitions of jobs and applications, and the history of applications. */
export const transitions: FastifyPluginAsyncTypebox = async app => {
  app.get('/jobs/:id/allowed-transitions', {
    config: { scope: 'jobs:read' },
    schema: {
      operationId: 'getJobTransitions',
      tags: ['jobs'],
      summary: 'List the allowed transitions of a job',
      description: 'Which statuses are allowed next, whether each needs a reason, and which fields are missing for it.',
      params: JobParams,
      response: { 200: JobTransitions }
    }
  }, async request => {
    const job = await findJob(request.database, request.identity.companyId, request.params.id)
    if (job === undefined) throw notFound('job')
    return {
      status: job.status,
      allowed: allowedForJob(job).map(status => ({
        status,
        needsReason: needsReason(job.status, status),
        missingFields: missingToEnter(job.status, status, job).map(({ target }) => target)
      }))
    }
  })

  app.get('/applications/:id/allowed-transitions', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'getApplicationTransitions',
      tags: ['applications'],
      summary: 'List the allowed transitions of an application',
      description: 'What the status may become now, given the status of the job and the vacancies that are left.',
      params: ApplicationParams,
      response: { 200: ApplicationTransitions }
    }
  }, async request => {
    const { companyId } = request.identity
    const application = await findApplication(request.database, companyId, request.params.id)
    if (application === undefined) throw notFound('application')
    const job = await findJob(request.database, companyId, application.jobId) as JobRow
    const vacanciesLeft = job.numVacancies - job.vacanciesFilled
    const { status } = application
    // An application of an anonymized candidate takes no reason.
    const takesReason = !await isAnonymized(request.database, companyId, application.candidateId)
    return {
      status,
      allowed: allowedForApplication(status, job.status, vacanciesLeft)
        .map(to => ({ status: to, needsReason: takesReason && applicationNeedsReason(status, to) }))
    }
  })

  app.get('/applications/:id/history', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'getApplicationHistory',
      tags: ['applications'],
      summary: 'List the history of an application, in order',
      description: 'The events of the application, of its comments and, with the scope `offers:read`, of its offers, oldest first: what ' +
        'happened, when, and which token did it.',
      params: ApplicationParams,
      querystring: withRules(Type.Object(TokenParameters), pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Event) }
    }
  }, async request => {
    const { companyId } = request.identity
    if (await findApplication(request.database, companyId, request.params.id) === undefined) throw notFound('application')
    const { entities } = readableEvents(request.identity.scopes)
    const rows = await walkHistory(request.database, companyId, request.params.id, entities, toKeyset(request))
    return toTokenPage(app.pageTokens, request, rows.map(row => ({ ...row, updatedAt: row.date })), toEvent)
  })
}
