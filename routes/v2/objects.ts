import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { RowId } from '../../src/database/port.js'
import { inPascalCase, inWords, withArticle } from '../../src/domain/engine/describe.js'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import type { CustomEntity } from '../../src/domain/shared/custom-values.js'
import { KINDS, WALKED } from '../../src/domain/kinds/table.js'
import { filtersIn, type FilterValues } from '../../src/domain/shared/filters.js'
import { insteadOf, jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, findJson, walkJson, type Resource } from '../../src/domain/shared/resource.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { allowedExpansion, answerOf, cacheOf, expandParameter, filterParameters, scopesOf, viewOf } from './resources.js'

/** Lists and single objects. Candidates have a list of their own, which searches them, too. */
export const objects: FastifyPluginAsyncTypebox = async app => {
  for (const kind of WALKED) addList(app, kind)
  for (const kind of KINDS) addObject(app, kind)
}

function addList (app: FastifyInstance, resource: Resource): void {
  const { name, plural, schema, group, times, omitted } = resource
  const [one, many] = [inWords(name), inWords(plural)]
  const View = viewOf(resource)
  const Query = Type.Object({
    ...TokenParameters, ...filterParameters(resource), ...expandParameter(resource), fields: FieldsParameter(View)
  })
  app.get<{ Querystring: FilterValues }>(`/${plural}`, {
    config: { scope: scopesOf(resource), ...cacheOf(resource) },
    schema: {
      operationId: `list${inPascalCase(plural)}`,
      tags: [group],
      summary: `Walk through all ${many}`,
      description: `All ${many} of the company, sorted by id; with \`updatedAfter\` or \`updatedBefore\`, by time of change${
        times.length > 1 ? '; with a range of another time, by that time' : ''}. ` +
        `Filters are combined: ${withArticle(one)} must match all of them.`,
      querystring: withRules(Query, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(View)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity: { companyId } } = request
    const names = allowedExpansion(resource, request)
    const choice = choose(query.fields, omitted)
    const page = { separator: names.length === 0 ? ',' : '\n', ...toKeyset(request) } as const
    const filter = await withCustomFilters(request, name as CustomEntity, filtersIn(resource, query))
    const rows = await walkJson(database, resource, companyId, filter, page, jsonFields(schema, reader, choice))
    return jsonTokenPage(app.pageTokens, request, reply, await expand(database, resource, companyId, rows, names, reader, { choice }))
  })
}

function addObject (app: FastifyInstance, resource: Resource): void {
  const { name, plural, schema, group } = resource
  const noun = inWords(name)
  const expansion = expandParameter(resource)
  const instead = insteadOf(schema)
  app.get<{ Querystring: FilterValues, Params: { id: RowId } }>(`/${plural}/:id`, {
    config: {
      scope: scopesOf(resource), versioned: true, ...cacheOf(resource),
      ...(instead === undefined ? {} : { extraHeaders: ['Location-Of-Merged'] })
    },
    schema: {
      operationId: `get${inPascalCase(name)}`,
      tags: [group],
      summary: `Get ${withArticle(noun)}`,
      description: `The whole ${noun}${'expand' in expansion ? ', with what `expand` adds' : ''}. Fields that need their own scope ` +
        'are absent without it.',
      params: Type.Object({ id: schema.properties.id as TSchema }),
      querystring: Type.Object(expansion),
      response: { 200: answerOf(resource) }
    }
  }, async (request, reply) => {
    const { params, reader, database, identity: { companyId } } = request
    const names = allowedExpansion(resource, request)
    const found = await findJson(database, resource, companyId, params.id, jsonFields(schema, reader))
    const object = jsonObject<object>(reply, await expand(database, resource, companyId, found, names, reader))
    if (object === undefined) throw notFound(noun)
    const otherId = instead && found.first(instead.field) as number | null
    if (otherId != null) reply.header('location', `/api/v2/${plural}/${otherId}`)
    return object
  })
}
