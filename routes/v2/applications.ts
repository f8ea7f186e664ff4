import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { expandApplications, findApplicationJson, walkApplications, type Expansion } from '../../src/domain/applications/queries.js'
import { Application, ApplicationStatus, VisitedStep } from '../../src/domain/applications/schema.js'
import { Candidate } from '../../src/domain/candidates/schema.js'
import { Job } from '../../src/domain/jobs/schema.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { IdsParameter, ListParameter } from '../../src/http/parameters.js'
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
  id: IdsParameter(Application.properties.id, 'applications'),
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
    const names = allowed(request, query.expand)
    const choice = choose(query.fields)
    const page = { ...toKeyset(request), separator: names.length === 0 ? ',' : '\n' } as const
    const rows = await walkApplications(database, companyId, query, page, jsonFields(Application, reader, choice))
    return jsonTokenPage(app.pageTokens, request, reply, await expandApplications(database, companyId, rows, names, reader, choice))
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
    const names = allowed(request, query.expand)
    const found = await findApplicationJson(database, companyId, params.id, jsonFields(Application, reader))
    const application = jsonObject<Application>(reply, await expandApplications(database, companyId, found, names, reader))
    if (application === undefined) throw notFound('application')
    return application
  })
}

/** The expansions, if the token may read such objects. */
function allowed (request: FastifyRequest, names: Expansion[] = []): Expansion[] {
  if (names.includes('candidate')) request.requireScope('candidates:read')
  if (names.includes('job')) request.requireScope('jobs:read')
  return names
}
