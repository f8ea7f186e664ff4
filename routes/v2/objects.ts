import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { KINDS, WALKED } from '../../src/domain/kinds/table.js'
import { filtersIn, type FilterValues } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, findJson, walkJson, type Resource } from '../../src/domain/shared/resource.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { allowedExpansion, expandParameter, filterParameters, viewOf } from './resources.js'

/** Lists and single objects. Candidates have a list of their own, which searches them, too. */
export const objects: FastifyPluginAsyncTypebox = async app => {
  for (const kind of WALKED) addList(app, kind)
  for (const kind of KINDS) addObject(app, kind)
}

const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

function addList (app: FastifyInstance, resource: Resource): void {
  const { name: noun, plural, schema, scopes: { read: scope }, group, times, omitted } = resource
  const View = viewOf(resource)
  const Query = Type.Object({
    ...TokenParameters, ...filterParameters(resource), ...expandParameter(resource), fields: FieldsParameter(View)
  })
  app.get<{ Querystring: FilterValues }>(`/${plural}`, {
    config: { scope, cache: true },
    schema: {
      operationId: `list${capitalized(plural)}`,
      tags: [group],
      summary: `Walk through all ${plural}`,
      description: `All ${plural} of the company, sorted by id; with \`updatedAfter\` or \`updatedBefore\`, by time of change${
        times.length > 1 ? '; with a range of another time, by that time' : ''}. ` +
        `Filters are combined: ${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun} must match all of them.`,
      querystring: withRules(Query, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(View)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity: { companyId } } = request
    const names = allowedExpansion(resource, request)
    const choice = choose(query.fields, omitted)
    const page = { ...toKeyset(request), separator: names.length === 0 ? ',' : '\n' } as const
    const rows = await walkJson(database, resource, companyId, filtersIn(resource, query), page, jsonFields(schema, reader, choice))
    return jsonTokenPage(app.pageTokens, request, reply, await expand(database, resource, companyId, rows, names, reader, { choice }))
  })
}

function addObject (app: FastifyInstance, resource: Resource): void {
  const { name: noun, plural, schema, scopes: { read: scope }, group } = resource
  const article = /^[aeio]/.test(noun) ? 'an' : 'a'
  const expansion = expandParameter(resource)
  app.get<{ Querystring: FilterValues, Params: { id: number } }>(`/${plural}/:id`, {
    config: { scope, versioned: true, cache: true },
    schema: {
      operationId: `get${capitalized(noun)}`,
      tags: [group],
      summary: `Get ${article} ${noun}`,
      description: `The whole ${noun}${'expand' in expansion ? ', with what `expand` adds' : ''}. Fields that need their own scope ` +
        'are absent without it.',
      params: Type.Object({ id: schema.properties.id as TSchema }),
      querystring: Type.Object(expansion),
      response: { 200: viewOf(resource) }
    }
  }, async (request, reply) => {
    const { params, reader, database, identity: { companyId } } = request
    const names = allowedExpansion(resource, request)
    const found = await findJson(database, resource, companyId, params.id, jsonFields(schema, reader))
    const object = jsonObject<object>(reply, await expand(database, resource, companyId, found, names, reader))
    if (object === undefined) throw notFound(noun)
    return object
  })
}
