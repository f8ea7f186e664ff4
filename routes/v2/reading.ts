import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { RowId } from '../../src/database/port.js'
import { withCustomFilters, type CustomFilter } from '../../src/domain/custom-fields/filters.js'
import { inPascalCase, inWords, withArticle } from '../../src/domain/engine/describe.js'
import { gatesOf } from '../../src/domain/shared/classification.js'
import type { CustomEntity } from '../../src/domain/shared/custom-values.js'
import { filtersIn, type FilterValues, type Find } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, findJson, walkJson, type Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { notFound } from '../../src/errors.js'
import { choose } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, toKeyset, type TokenParameters } from '../../src/http/page-token.js'
import { ListOf } from '../../src/http/parameters.js'
import type { RANGES } from '../../src/http/time-ranges.js'
import { StringEnum } from '../../src/schema.js'
import { cacheOf, scopesOf } from '../shared/access.js'

// Parts of the routes that read objects: a route declares its parameters, and what it answers with these.

type Bound = { [Time in keyof typeof RANGES]: keyof typeof RANGES[Time] }[keyof typeof RANGES]

/** A kind whose filters find by each parameter of the query that is one: a parameter without a filter does not compile. */
export type FilteredBy<Query> = Resource & { filters: {
  readonly [Name in Exclude<keyof Query, 'id' | 'expand' | 'fields' | keyof typeof TokenParameters | Bound>]-?:
  Find<Name extends 'customFields' ? CustomFilter[] : NonNullable<Query[Name]>>
} }

declare module 'fastify' {
  interface FastifyInstance {
    /** What version 2 exports, by which filters: `exportAll` adds to it, and exports.ts makes the routes. */
    exported: Array<readonly [kind: Resource, filters: TProperties]>
  }
}

/** Exports a kind, by parameters that are filters which it has. */
export function exportAll<P extends TProperties> (
  { exported }: Pick<FastifyInstance, 'exported'>, kind: FilteredBy<Static<TObject<P>>>, filters: P
): void {
  exported.push([kind, filters])
}

/** What lists of all objects of a kind say of their order and their filters. */
export function inOrderText ({ name, plural, times }: Resource): string {
  return `All ${inWords(plural)} of the company, sorted by id; with \`updatedAfter\` or \`updatedBefore\`, by time of change${
    times.length > 1 ? '; with a range of another time, by that time' : ''}. ` +
    `Filters are combined: ${withArticle(inWords(name))} must match all of them.`
}

const NEEDED = Symbol('needed scope')

/** A filter that needs a scope in addition, because it reveals what the list does not show. */
export function Needing<T extends TSchema> (scope: Scope, parameter: T): T {
  return { ...parameter, description: `${parameter.description} Needs the scope \`${scope}\`.`, [NEEDED]: scope }
}

/** The parameter `expand`: what there is to add to an object. */
export function Expand ({ schema: { title }, related }: Resource) {
  const scopes = Object.entries(related ?? {}).flatMap(([name, { scope }]) =>
    scope === undefined ? [] : [` \`${name}\` needs the scope \`${scope}\`.`])
  const Expansion = StringEnum(Object.keys(related ?? {}), { title: `${title}Expansion`, description: 'Related objects to embed.' })
  return ListOf(Expansion, `Related objects to embed in full.${scopes.join('')}`)
}

/** The object with what `expand` adds. */
export function viewOf ({ schema, related = {} }: Resource) {
  const added = Object.entries(related).map(([name, { schema: inner, list }]) =>
    [name, Type.Optional(list === undefined ? inner : Type.Array(inner, { description: list }))])
  return Type.Object({ ...schema.properties, ...Object.fromEntries(added) }, { title: schema.title, description: schema.description })
}

/**
 * What the request expands.
 * @throws ApiError FORBIDDEN if the token may not read such objects, or the fields of its filters
 */
export function allowedExpansion ({ schema, related = {} }: Resource, request: FastifyRequest): string[] {
  const query = request.query as FilterValues
  const { properties } = request.routeOptions.schema?.querystring as TObject
  const needed = [
    ...gatesOf(schema).filter(({ field }) => field in query).map(({ scope }) => scope),
    ...Object.keys(query).map(name => (properties[name] as { [NEEDED]?: Scope } | undefined)?.[NEEDED]),
    ...(query.expand as string[] ?? []).map(name => related[name]?.scope)
  ]
  for (const scope of needed) if (scope !== undefined) request.requireScope(scope)
  return query.expand ?? []
}

/** The values of the filters of a request, with what those by custom fields find. */
export async function filterOf (kind: Resource, request: FastifyRequest): Promise<FilterValues> {
  return await withCustomFilters(request, kind.name as CustomEntity, filtersIn(kind, request.query as object))
}

type ListRequest = FastifyRequest<{ Querystring: { fields?: string[], maxPageSize?: number } }>

/** The page of a list that its query asks for. @param kind its filters are those of the query, or more */
export async function tokenPage<Query> (
  request: ListRequest & { query: Query }, reply: FastifyReply, kind: FilteredBy<Query>
): Promise<never> {
  const asked: ListRequest = request
  const { query, reader, database, identity: { companyId }, server } = asked
  const names = allowedExpansion(kind, asked)
  const choice = choose(query.fields, kind.omitted)
  const page = toKeyset<RowId>(asked)
  const rows = await walkJson(database, kind, companyId, await filterOf(kind, asked), page, jsonFields(kind.schema, reader, choice))
  return jsonTokenPage(server.pageTokens, asked, reply, await expand(database, kind, companyId, rows, names, reader, choice))
}

/** The object with the id of the path, with what the query expands; undefined if there is none. */
export async function readOne (kind: Resource, request: FastifyRequest, reply: FastifyReply): Promise<object | undefined> {
  const { params, reader, database, identity: { companyId } } = request
  const names = allowedExpansion(kind, request)
  const found = await findJson(database, kind, companyId, (params as { id: RowId }).id, jsonFields(kind.schema, reader))
  return jsonObject<object>(reply, await expand(database, kind, companyId, found, names, reader))
}

/** The options of a route that answers with one object of a kind, by its id. */
export function getOne (kind: Resource) {
  const { name, schema, group, related } = kind
  const noun = inWords(name)
  return {
    config: { scope: scopesOf(kind), versioned: true, ...cacheOf(kind) },
    schema: {
      operationId: `get${inPascalCase(name)}`,
      tags: [group],
      summary: `Get ${withArticle(noun)}`,
      description: `The whole ${noun}${related === undefined ? '' : ', with what `expand` adds'}. Fields that need their own scope ` +
        'are absent without it.',
      params: Type.Object({ id: schema.properties.id as TSchema }),
      querystring: Type.Object(related === undefined ? {} : { expand: Expand(kind) }),
      response: { 200: viewOf(kind) }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const object = await readOne(kind, request, reply)
      if (object === undefined) throw notFound(noun)
      return object
    }
  } satisfies RouteShorthandOptions & { handler: unknown }
}
