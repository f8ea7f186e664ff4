import type { TSchema } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import { withCustomFilters, type CustomFilterTexts } from '../src/domain/custom-fields/filters.js'
import { faultsOf, namesOthers, unknownIn, withOthers } from '../src/domain/custom-fields/unknown.js'
import { Change } from '../src/domain/shared/change.js'
import { CUSTOM_FIELDS, customEntityOf } from '../src/domain/shared/custom-values.js'
import { ApiError } from '../src/errors.js'
import { planOf } from '../src/http/text-values.js'
import { isSound } from '../src/http/validation.js'
import type {} from './auth.js'
import type {} from './identity.js'

/** The schema of the body: that of its type where a route takes several. */
function bodyOf (body: TSchema | undefined, { headers }: FastifyRequest): TSchema | undefined {
  const types = Object.entries((body?.content ?? {}) as Record<string, { schema: TSchema }>)
  return types.length === 0 ? body : types.find(([type]) => headers['content-type']?.startsWith(type) === true)?.[1].schema
}

/** A bad request's error, with the faults that only the database knows; undefined where the request names nothing there. */
export function withAllFaults (error: unknown, request: FastifyRequest): Promise<ApiError> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'BAD_ARGUMENT') return undefined
  const { body: anyBody, querystring } = (request.routeOptions.schema ?? {}) as { body?: TSchema, querystring?: TSchema }
  const body = bodyOf(anyBody, request)
  if (body !== undefined && namesOthers(body)) {
    return withOthers(error, async () => await request.database.transaction(async tx =>
      await unknownIn(new Change(tx, request.identity), body, request.body, isSound)))
  }
  const entity = customEntityOf(querystring?.properties[CUSTOM_FIELDS])
  // Otherwise the query is that of the schema already, and what is at fault was found in it.
  const isOfQuery = (error as { validationContext?: string }).validationContext === 'querystring'
  if (entity === undefined || querystring === undefined || !isOfQuery) return undefined
  const customFields = planOf(querystring).read(request.query as Record<string, unknown>).values[CUSTOM_FIELDS] as CustomFilterTexts
  if (customFields === undefined || !isSound(querystring.properties, CUSTOM_FIELDS, customFields)) return undefined
  return withOthers(error, async () => await faultsOf(async () => await withCustomFilters(request, entity, { customFields })))
}
