import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { expand, findJson, walkJson, type Filter } from '../../src/domain/shared/resource.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import { jsonTokenPage, pageTokenRule, TokenPage, TokenParameters, toKeyset } from '../../src/http/page-token.js'
import { rangesInOrder } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { allowedExpansion, CANDIDATE, expandParameter, RESOURCES, viewOf, type ApiResource } from './resources.js'

/** Lists and single objects. Candidates have a list of their own, which searches them, too. */
export const objects: FastifyPluginAsyncTypebox = async app => {
  for (const resource of RESOURCES) addList(app, resource)
  for (const resource of [...RESOURCES, CANDIDATE]) addObject(app, resource)
}

const capitalized = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

function addList (app: FastifyInstance, resource: ApiResource): void {
  const { noun, plural, schema, scope, tag, filters, omitted } = resource
  const View = viewOf(resource)
  const Query = Type.Object({ ...TokenParameters, ...filters, ...expandParameter(resource), fields: FieldsParameter(View) })
  app.get<{ Querystring: Filter }>(`/${plural}`, {
    config: { scope, cache: true },
    schema: {
      operationId: `list${capitalized(plural)}`,
      tags: [tag],
      summary: `Walk through all ${plural}`,
      description: `All ${plural} of the company, by id; with \`updatedAfter\` or \`updatedBefore\` in the order of their changes${
        'createdAfter' in filters ? ', with a range of another time in the order of that' : ''}. ` +
        `Filters are combined: ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} must match all of them.`,
      querystring: withRules(Query, rangesInOrder, pageTokenRule(app.pageTokens)),
      response: { 200: TokenPage(Sparse(View)) }
    }
  }, async (request, reply) => {
    const { query, reader, database, identity: { companyId } } = request
    const names = allowedExpansion(resource, request)
    const choice = choose(query.fields, omitted)
    const page = { ...toKeyset(request), separator: names.length === 0 ? ',' : '\n' } as const
    const rows = await walkJson(database, resource, companyId, query, page, jsonFields(schema, reader, choice))
    return jsonTokenPage(app.pageTokens, request, reply, await expand(database, resource, companyId, rows, names, reader, { choice }))
  })
}

function addObject (app: FastifyInstance, resource: ApiResource): void {
  const { noun, plural, schema, scope, tag } = resource
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  const expansion = expandParameter(resource)
  app.get<{ Querystring: Filter, Params: { id: number } }>(`/${plural}/:id`, {
    config: { scope, versioned: true, cache: true },
    schema: {
      operationId: `get${capitalized(noun)}`,
      tags: [tag],
      summary: `Get ${article} ${noun}`,
      description: `The whole ${noun}${'expand' in expansion ? ', with what `expand` adds' : ''}. Fields that need a scope of their own ` +
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
