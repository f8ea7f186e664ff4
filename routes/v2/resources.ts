import { Type, type TProperties, type TSchema } from '@sinclair/typebox'
import { inWords } from '../../src/domain/engine/describe.js'
import { gatesOf, isAnnounced } from '../../src/domain/shared/classification.js'
import { parametersOf, type FilterValues } from '../../src/domain/shared/filters.js'
import { insteadOf } from '../../src/domain/shared/json-fields.js'
import { IdsParameter, ListParameter } from '../../src/domain/shared/parameters.js'
import type { Related, Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { RANGES } from '../../src/http/time-ranges.js'
import { StringEnum } from '../../src/schema.js'

/** The scopes that a reader of all needs. */
export function scopesOf ({ scopes: { read, besides = [] } }: Resource): Scope[] {
  return [read, ...besides]
}

/** Whether the answers may be kept as long as no event comes. */
export function cacheOf ({ schema }: Resource): { cache?: true } {
  return isAnnounced(schema) ? { cache: true } : {}
}

/** The query parameters of a list and of an export: ids, the filters of the kind, and ranges of its times. */
export function filterParameters ({ schema, plural, filters, times }: Resource): TProperties {
  const own = Object.fromEntries(Object.entries(filters).filter(([, { inPagesOnly }]) => inPagesOnly !== true))
  const ranges = times.map(time => RANGES[time])
  return { id: IdsParameter(schema.properties.id as TSchema, inWords(plural)), ...parametersOf(own), ...Object.assign({}, ...ranges) }
}

/** The object with what `expand` adds. */
export function viewOf ({ schema, related = {} }: Resource) {
  const added = Object.entries(related).map(([name, { schema: inner, list }]) =>
    [name, Type.Optional(list === undefined ? inner : Type.Array(inner, { description: list }))])
  return Type.Object({ ...schema.properties, ...Object.fromEntries(added) }, { title: schema.title, description: schema.description })
}

/** What a single object may be: what `viewOf` describes, or what some are shown as instead. */
export function answerOf (resource: Resource): TSchema {
  const [view, instead] = [viewOf(resource), insteadOf(resource.schema)]
  return instead === undefined ? view : Type.Union([view, instead.schema], { description: view.description })
}

/** The parameter `expand`, where there is something to add. */
export function expandParameter ({ schema: { title }, related }: Resource): TProperties {
  if (related === undefined) return {}
  const scopes = Object.entries(related).flatMap(([name, { scope }]) =>
    scope === undefined ? [] : [` \`${name}\` needs the scope \`${scope}\`.`])
  const Expansion = StringEnum(Object.keys(related), { title: `${title}Expansion`, description: 'Related objects to embed.' })
  return { expand: ListParameter(Expansion, `Related objects to embed in full.${scopes.join('')}`) }
}

/**
 * What the request expands.
 * @throws ApiError FORBIDDEN if the token may not read such objects, or the fields of its filters
 */
export function allowedExpansion (
  { schema, related = {}, filters }: Resource, request: { query: FilterValues, requireScope: (scope: Scope) => void }
): string[] {
  const names: string[] = request.query.expand ?? []
  const gates = gatesOf(schema).filter(({ field }) => field in request.query).map(({ scope }) => scope)
  const ofFilters = Object.entries(filters).filter(([name]) => name in request.query).map(([, { scope }]) => scope)
  for (const scope of [...gates, ...ofFilters, ...names.map(name => (related[name] as Related).scope)]) {
    if (scope !== undefined) request.requireScope(scope)
  }
  return names
}
