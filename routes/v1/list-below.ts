import { Type, type TObject, type TProperties } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import type { Readable } from '../../src/domain/engine/kind.js'
import { list } from '../../src/domain/engine/reads.js'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { visible } from '../../src/domain/shared/classification.js'
import type { CustomEntity } from '../../src/domain/shared/custom-values.js'
import { filtersIn, parametersOf } from '../../src/domain/shared/filters.js'
import { withNested } from '../../src/domain/shared/json-fields.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice, type OffsetQuery } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Described, Id, Sparse } from '../../src/schema.js'
import { ApplicationParams, findApplication, type ApplicationRequest } from './application-of-job.js'

/** What the objects of a list belong to. */
interface Parent {
  /** What its path names. */
  params: TObject
  /** The filter by it, which the kinds below it have. */
  filter: string
  /** @returns its id @throws ApiError NOT_FOUND */
  find: (request: Pick<FastifyRequest, 'identity' | 'database'> & { params: Record<string, number> }) => Promise<number>
}

export const JOB: Parent = {
  params: Type.Object({ jobId: Described(Id, 'Id of the job.') }),
  filter: 'jobId',
  find: async ({ database, identity: { companyId }, params: { jobId = 0 } }) => {
    await checkJob(database, companyId, jobId)
    return jobId
  }
}

export const APPLICATION: Parent = {
  params: ApplicationParams,
  filter: 'applicationId',
  find: async request => (await findApplication(request as ApplicationRequest)).id
}

interface ListBelow {
  /** Path of the list, such as `/jobs/:jobId/steps`. */
  path: string
  operationId: string
  summary: string
  description: string
  /** Query parameters beside those that all lists have. */
  parameters?: TProperties
  /** Without it, objects always come whole. */
  hasFields?: boolean
}

/** The parameters for the filters that a list of a job has: all but the one by jobs. */
export function filtersOfJob ({ filters }: Readable): TProperties {
  return parametersOf(Object.fromEntries(Object.entries(filters).filter(([name]) => name !== JOB.filter)))
}

/** Adds the list of what one object has of a kind. */
export function addListBelow (
  app: FastifyInstance, parent: Parent, kind: Readable, { path, parameters = {}, hasFields = true, ...words }: ListBelow
): void {
  const { schema, group, scopes, name } = kind
  const Query = Type.Object({
    ...OffsetParameters, ...parameters, ...UpdatedRange, ...(hasFields ? { fields: FieldsParameter(schema) } : {})
  })
  app.get<{ Params: Record<string, number>, Querystring: OffsetQuery & { fields?: string[] } }>(path, {
    config: { scope: scopes.read, cache: true },
    schema: {
      ...words,
      tags: [group],
      params: parent.params,
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(hasFields ? Sparse(schema) : schema) }
    }
  }, async request => {
    const { database, identity: { companyId }, query, reader } = request
    const id = await parent.find(request)
    const filter = await withCustomFilters(request, name as CustomEntity, filtersIn(kind, query))
    const { rows, total } = await list(database, kind, companyId, { ...filter, [parent.filter]: [id] }, toSlice(query))
    const { pick } = select(query.fields)
    return toOffsetPage(query, rows.map(row => pick(visible(schema, withNested(schema, row), reader))), total)
  })
}
