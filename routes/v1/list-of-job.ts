import { Type, type TProperties } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Readable } from '../../src/domain/engine/kind.js'
import { list } from '../../src/domain/engine/reads.js'
import { checkJob } from '../../src/domain/jobs/queries.js'
import { filtersIn, parametersOf } from '../../src/domain/shared/filters.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice, type OffsetQuery } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Described, Id, Sparse } from '../../src/schema.js'

interface ListOfJob {
  /** Path of the list, such as `/jobs/:jobId/steps`. */
  path: string
  operationId: string
  summary: string
  description: string
  /** Query parameters beside those that all lists have. */
  parameters?: TProperties
}

/** The parameters for the filters that such a list has: all but the one by jobs. */
export function filtersOfJob ({ filters }: Readable): TProperties {
  return parametersOf(Object.fromEntries(Object.entries(filters).filter(([name]) => name !== 'jobId')))
}

/** Adds the list of what one job has of a kind, which has a filter `jobId`. */
export function addListOfJob (app: FastifyInstance, kind: Readable, { path, parameters = {}, ...words }: ListOfJob): void {
  const { schema, group, scopes } = kind
  const Query = Type.Object({ ...OffsetParameters, ...parameters, ...UpdatedRange, fields: FieldsParameter(schema) })
  app.get<{ Params: { jobId: number }, Querystring: OffsetQuery & { fields?: string[] } }>(path, {
    config: { scope: scopes.read, cache: true },
    schema: {
      ...words,
      tags: [group],
      params: Type.Object({ jobId: Described(Id, 'Id of the job.') }),
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(schema)) }
    }
  }, async ({ database, identity: { companyId }, params: { jobId }, query }) => {
    await checkJob(database, companyId, jobId)
    const { rows, total } = await list(database, kind, companyId, { ...filtersIn(kind, query), jobId: [jobId] }, toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })
}
