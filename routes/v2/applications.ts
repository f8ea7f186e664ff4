import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type Static } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import {
  expandApplications, findApplication, findApplicationJson, walkApplicationRows, walkApplications, type Expansions
} from '../../src/domain/applications/queries.js'
import { Application, ApplicationStatus, VisitedStep } from '../../src/domain/applications/schema.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { Job } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter, select } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset, toTokenPage } from '../../src/http/page-token.js'
import { ListParameter } from '../../src/http/parameters.js'
import { UpdatedRange, rangeInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Id, Sparse, StringEnum } from '../../src/schema.js'

const Expand = ListParameter(
  StringEnum(['candidate', 'job', 'steps'], { title: 'ApplicationExpansion', description: 'A related object to embed.' }),
  'Whole related objects. `candidate` needs the scope `candidates:read`, `job` needs `jobs:read`; `steps` are the visited ones.'
)

/** The application with what `expand` adds. */
const ApplicationView = Type.Object({
  ...Application.properties,
  candidate: Type.Optional(Candidate),
  job: Type.Optional(Job),
  steps: Type.Optional(Type.Array(VisitedStep, { description: 'Visits of steps, in order. With `expand=steps`.' }))
}, { title: 'Application', description: Application.description })

const ApplicationQuery = Type.Object({
  ...TokenParameters,
  jobId: ListParameter(Id, 'Ids of jobs.'),
  candidateId: ListParameter(Id, 'Ids of candidates.'),
  status: ListParameter(ApplicationStatus),
  ...UpdatedRange,
  expand: Expand,
  fields: FieldsParameter(ApplicationView)
})

export const applications: FastifyPluginAsyncTypebox = async app => {
  app.get('/applications', {
    config: { scope: 'applications:read', cache: true },
    schema: {
      operationId: 'listApplications',
      tags: ['applications'],
      summary: 'Walk through all applications',
      description: 'Applications of all jobs, by id; with `updatedAfter` or `updatedBefore` in the order of their changes.',
      querystring: withRules(ApplicationQuery, rangeInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(ApplicationView)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity: { companyId } } = request
    if (query.expand === undefined) {
      const fields = jsonFields(Application, reader, choose(query.fields))
      return jsonTokenPage(app.pageTokens, request, reply, await walkApplications(database, companyId, query, toKeyset(request), fields))
    }
    const expansions = toExpansions(request, query.expand)
    const rows = await walkApplicationRows(database, companyId, query, toKeyset(request))
    const applications = await expandApplications(database, companyId, rows, expansions)
    const { pick } = select(query.fields)
    return toTokenPage(app.pageTokens, request, applications, pick)
  })

  app.get('/applications/:id', {
    config: { scope: 'applications:read', versioned: true, cache: true },
    schema: {
      operationId: 'getApplication',
      tags: ['applications'],
      summary: 'Get an application',
      description: 'The application, with what `expand` adds.',
      params: Type.Object({ id: Application.properties.id }),
      querystring: Type.Object({ expand: Expand }),
      response: { 200: ApplicationView }
    }
  }, async (request, reply) => {
    const { params, query, reader, database, identity: { companyId } } = request
    if (query.expand === undefined) {
      const found = await findApplicationJson(database, companyId, params.id, jsonFields(Application, reader))
      const application = jsonObject<Application>(reply, found)
      if (application === undefined) throw notFound('application')
      return application
    }
    const expansions = toExpansions(request, query.expand)
    const application = await findApplication(database, companyId, params.id)
    if (application === undefined) throw notFound('application')
    const [expanded] = await expandApplications(database, companyId, [application], expansions)
    reply.versioned(application.version)
    return expanded as typeof application
  })
}

function toExpansions (request: FastifyRequest, names: NonNullable<Static<typeof Expand>>): Expansions {
  if (names.includes('candidate')) request.requireScope('candidates:read')
  if (names.includes('job')) request.requireScope('jobs:read')
  return { names, reader: request.reader }
}
