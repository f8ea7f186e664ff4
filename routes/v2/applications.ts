import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { APPLICATIONS } from '../../src/domain/applications/listing.js'
import { findApplication } from '../../src/domain/applications/queries.js'
import { allowedStatuses, needsReason } from '../../src/domain/applications/rules.js'
import { Application, ApplicationStatus } from '../../src/domain/applications/schema.js'
import { isAnonymized } from '../../src/domain/candidates/queries.js'
import { readableEvents } from '../../src/domain/events/catalog.js'
import { walkHistory, toEvent } from '../../src/domain/events/queries.js'
import { Event } from '../../src/domain/events/schema.js'
import { findJob, type JobRow } from '../../src/domain/jobs/queries.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { Step, StepCategory } from '../../src/domain/steps/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter } from '../../src/http/fields.js'
import { pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { CodeFilter, Ids, ListOf, OwnIds, TextFilter } from '../../src/http/parameters.js'
import { CreatedRange, HiredRange, rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Code, Sparse } from '../../src/schema.js'
import { CustomFieldsFilter } from '../shared/custom-fields-filter.js'
import { Expand, exportAll, getOne, inOrderText, Needing, tokenPage, viewOf } from './reading.js'

/** The filters of the list and of the export. */
const ApplicationFilters = {
  id: OwnIds(Application.properties.id, 'applications'),
  code: CodeFilter,
  jobId: Ids('jobs'),
  candidateId: Ids('candidates'),
  status: ListOf(ApplicationStatus),
  source: TextFilter('Source; exact match, case-sensitive.'),
  sourceId: Ids('sources'),
  reasonId: Ids('reasons of rejections and withdrawals'),
  tag: TextFilter('Name of a tag on the application; exact match, case-sensitive.'),
  currentStepId: ListOf(Step.properties.id, 'Ids of current steps.'),
  stepCategory: ListOf(StepCategory),
  customFields: CustomFieldsFilter('application'),
  candidateCode: Type.Optional(Code({ description: 'Code of the candidate; exact match.' })),
  candidateEmail: Needing('candidates:read', TextFilter('E-mail address of the candidate; exact match, case-insensitive.')),
  departmentId: Needing('jobs:read', Ids('departments of the job')),
  ...CreatedRange,
  ...HiredRange,
  ...UpdatedRange
}

/** With what hangs below an application. */
const WHOLE = KINDS.whole(APPLICATIONS)

const ApplicationView = viewOf(WHOLE)

const ApplicationQuery = Type.Object({
  ...TokenParameters, ...ApplicationFilters, expand: Expand(WHOLE), fields: FieldsParameter(ApplicationView)
})

const NeedsReason = Type.Boolean({ description: 'Whether a reason must come with the change.' })

const ApplicationTransitions = Type.Object({
  status: ApplicationStatus,
  allowed: Type.Array(Type.Object({ status: ApplicationStatus, needsReason: NeedsReason }, {
    description: 'A status that the application may change to.'
  }), { maxItems: ApplicationStatus.enum.length, description: 'What the status may become now.' })
}, { title: 'ApplicationTransitions', description: 'What the status of an application may become now.' })

const ApplicationParams = Type.Object({ id: Application.properties.id })

/** The applications for all jobs, their history, and what their status may become. */
export const applications: FastifyPluginAsyncTypebox = async app => {
  exportAll(app, WHOLE, ApplicationFilters)
  app.get('/applications', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listApplications',
      tags: ['applications'],
      summary: 'Walk through all applications',
      description: inOrderText(APPLICATIONS),
      querystring: withRules(ApplicationQuery, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(ApplicationView)) }
    }
  }, async (request, reply) => await tokenPage(request, reply, WHOLE))

  app.get('/applications/:id', getOne(WHOLE))

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
      allowed: allowedStatuses(status, job.status, vacanciesLeft)
        .map(to => ({ status: to, needsReason: takesReason && needsReason(status, to) }))
    }
  })

  app.get('/applications/:id/history', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'getApplicationHistory',
      tags: ['applications'],
      summary: 'List the history of an application, in order',
      description: 'The events of the application, of its comments and, with the scopes `interviews:read`, `scorecards:read` and ' +
        '`offers:read`, of its interviews, scorecards and offers, oldest first: what happened, when, and which token did it.',
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
