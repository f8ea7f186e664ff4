import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withCustomFilters } from '../../src/domain/custom-fields/filters.js'
import { findJsonBelow, idOf, ownField } from '../../src/domain/engine/child.js'
import { inPascalCase, inWords, withArticle } from '../../src/domain/engine/describe.js'
import type { At, Below, Child } from '../../src/domain/engine/kind.js'
import { listJson } from '../../src/domain/engine/reads.js'
import { findByCode } from '../../src/domain/parents/coded.js'
import type { CustomEntity } from '../../src/domain/shared/custom-values.js'
import { filtersIn } from '../../src/domain/shared/filters.js'
import { jsonFields } from '../../src/domain/shared/json-fields.js'
import { notFound } from '../../src/errors.js'
import { choose, FieldsParameter } from '../../src/http/fields.js'
import { jsonObject } from '../../src/http/json-answer.js'
import {
  jsonOffsetPage, maxOffset, OffsetPage, OffsetParameters, toSlice, type toOffsetPage, type OffsetQuery, type Orders
} from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { Sparse } from '../../src/schema.js'
import { cacheOf, scopesOf } from '../shared/access.js'
import { ApplicationParams } from './application-of-job.js'
import { changeOne, codeParams, createOne, deleteOne, shows, withExamples } from './objects.js'

// Parts of the routes of kinds that hang below a job or an application.

interface ListBelow<S extends TObject> {
  operationId: string
  summary: string
  description: string
  orders: Orders<S>
  /** Query parameters beside those that all lists have. */
  parameters?: TProperties
  /** Without it, objects always come whole. */
  hasFields?: boolean
  /** What the path names, with other examples. */
  params?: TObject
}

/** A route that lists what one object has of a kind. */
export function listBelow<S extends TObject> (
  kind: Below<S>, { orders, parameters = {}, hasFields = true, params, ...words }: ListBelow<S>
) {
  const { schema, group, name, parent } = kind
  const Query = Type.Object({
    ...OffsetParameters<S>(schema, orders), ...parameters, ...UpdatedRange, ...(hasFields ? { fields: FieldsParameter(schema) } : {})
  })
  return {
    config: { scope: scopesOf(kind), ...cacheOf(kind) } as const,
    schema: {
      ...words,
      tags: [group],
      params: params ?? parent.at,
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage<TSchema>(hasFields ? Sparse(schema) : schema) }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { database, identity: { companyId }, reader } = request
      const query = request.query as OffsetQuery & { fields?: string[] }
      const at = request.params as At
      await parent.check(database, companyId, at)
      const filter = await withCustomFilters(request, name as CustomEntity, filtersIn(kind, query))
      const own = ownField(parent)
      const fields = jsonFields(schema, reader, choose(query.fields))
      const { rows, total } = await listJson(database, kind, companyId, { ...filter, [own]: [at[own]] }, toSlice(query), fields)
      return jsonOffsetPage<ReturnType<typeof toOffsetPage>>(reply, query, rows, total)
    }
  }
}

/** What the path of one object below another names. */
export function paramsBelow<S extends TObject> ({ name, parent, schema }: Below<S>) {
  return Type.Object({ ...parent.at.properties, [idOf(name)]: schema.properties.id as TSchema }) as TObject
}

/** The parameters of a path by the code of an object below an application. @param applicationId an example */
export function codeParamsBelow (applicationId: number, code: string) {
  return Type.Object({ ...withExamples(ApplicationParams, { applicationId }).properties, ...codeParams(code).properties })
}

/** A route that answers with the object that its path names. */
export function getBelow<S extends TObject> (kind: Below<S>, words: Partial<Words> = {}, params = paramsBelow(kind)) {
  const { name, parent, group, schema } = kind
  return {
    config: { scope: scopesOf(kind), ...cacheOf(kind), versioned: true } as const,
    schema: {
      operationId: `get${inPascalCase(name)}`,
      tags: [group],
      summary: `Get ${withArticle(inWords(name))}`,
      description: `The ${inWords(name)}, if this ${parent.name} has it.`,
      ...words,
      params,
      response: { 200: shows(schema) }
    },
    handler: async ({ database, identity: { companyId }, reader, params: at }: FastifyRequest, reply: FastifyReply) =>
      jsonObject<object>(reply, await findJsonBelow(database, kind, companyId, at as At, jsonFields(schema, reader)))
  }
}

/** A route that answers with the object of this code, if the application that its path names has it. @param missing what a 404 calls it */
export function getBelowByCode<S extends TObject> (
  kind: Below<S>, { missing, ...words }: Words & { missing: string }, params: ReturnType<typeof codeParamsBelow>
) {
  const { name, group, schema } = kind
  return {
    config: { scope: scopesOf(kind), ...cacheOf(kind), versioned: true } as const,
    schema: { operationId: `get${inPascalCase(name)}ByCode`, tags: [group], ...words, params, response: { 200: shows(schema) } },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { database, identity: { companyId }, reader } = request
      const { code, ...at } = request.params as Static<typeof params>
      const found = await findByCode(database, kind, companyId, code)
      if (found === undefined) throw notFound(missing, 'code')
      return jsonObject<object>(
        reply, await findJsonBelow(database, kind, companyId, { ...at, [idOf(name)]: found.id }, jsonFields(schema, reader)))
    }
  }
}

interface Words { summary: string, description: string }

/** A route that makes an object below the one that its path names. */
export function createBelow (kind: Child) {
  const { name, scopes, parent, bodies } = kind
  const noun = inWords(name)
  return createOne(kind, {
    scope: scopes.write,
    summary: `Make ${withArticle(noun)}`,
    description: `Makes ${withArticle(noun)} of the ${parent.name}. Event: \`${name}.created\`.`,
    params: parent.at,
    body: bodies.create,
    write: async (change, at, body) => await kind.create(change, at as At, body)
  })
}

/** A route that changes the object that its path names. */
export function changeBelow (kind: Child) {
  const { name, scopes, bodies, follow } = kind
  const words = (statuses: readonly string[]) => statuses.length === 0 ? 'none' : statuses.map(each => `\`${each}\``).join(', ')
  const statuses = Object.entries(follow).map(([from, to]) => `\`${from}\` → ${words(to)}`)
  const rule = statuses.length === 0
    ? ''
    : ` The status may change so: ${statuses.join('; ')}. Another change of it is a 409 \`ILLEGAL_TRANSITION\`.`
  return changeOne(kind, {
    scope: scopes.write,
    summary: `Change ${withArticle(inWords(name))}`,
    description: `Changes the fields of the body. Repeating the current values changes nothing.${rule} Event: \`${name}.changed\`.`,
    params: paramsBelow(kind),
    body: bodies.patch,
    write: async (change, at, body) => await kind.change(change, at as At, body)
  })
}

/** A route that deletes the object that its path names. */
export function deleteBelow (kind: Child) {
  const { name, scopes, samples } = kind
  return deleteOne(kind, {
    scope: scopes.write,
    summary: `Delete ${withArticle(inWords(name))}`,
    description: `Event: \`${name}.deleted\`.`,
    // No other example uses the last of the samples.
    params: withExamples(paramsBelow(kind), samples.length === 0 ? {} : { [idOf(name)]: samples.length }),
    write: async (change, at) => await kind.remove(change, at as At)
  })
}
