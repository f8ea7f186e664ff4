import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { withArticle } from '../../src/domain/engine/describe.js'
import type { Fields, Kind, Row } from '../../src/domain/engine/kind.js'
import { change as changeObject, create, lockForUpserts, put, putByCode, remove } from '../../src/domain/engine/objects.js'
import { find, findIdBy, list } from '../../src/domain/engine/reads.js'
import { catalogues } from '../../src/domain/kinds/catalogues.js'
import { filtersIn, parametersOf } from '../../src/domain/shared/filters.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Described, Id, Sparse, Text } from '../../src/schema.js'
import { addBulk } from './bulk.js'

const CodeParams = Type.Object({ code: Text(255, { description: 'Your own key of the object.', examples: ['ENG-1'] }) })

type Upsert = Fields & { version?: number }

/** The kinds whose routes follow from their description. */
export const kinds: FastifyPluginAsyncTypebox = async app => {
  for (const kind of catalogues) addRoutes(app, kind)
}

const capitalized = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`

/** What a write says of keys that others have, and of what upserts find an object by. */
function wordsFor ({ name, keys, referrers }: Kind) {
  const [, ...others] = Object.values(keys).map(withArticle)
  const used = referrers.map(({ noun }) => `${noun}s`).join(' and ')
  return {
    taken: `A code${others.map(key => ` or ${key}`).join('')} that another ${name} has is a 409 \`ALREADY_EXISTS\`.`,
    otherwise: others.map(key =>
      ` Without a code it is the ${name} with this ${key.replace(/^an? /, '')}, whose code stays.`).join(''),
    deletion: used === ''
      ? `Event: \`${name}.deleted\`.`
      : `${capitalized(used)} that refer to it make it a 409 \`IN_USE\` with their number. Event: \`${name}.deleted\`.`
  }
}

function addRoutes (app: Parameters<FastifyPluginAsyncTypebox>[0], kind: Kind): void {
  const { name, plural, group, schema, bodies, scopes, example, samples, filters } = kind
  const [One, Many] = [name, plural].map(capitalized) as [string, string]
  const tags = [group]
  const [read, write] = [{ scope: scopes.read, cache: true as const }, { scope: scopes.write }]
  const url = `/${plural}/:id`
  const article = withArticle(name)
  const { taken, otherwise, deletion } = wordsFor(kind)
  const locationOf = ({ id }: { id: number }) => `/api/v1/${plural}/${id}`
  const toAnswer = ({ row, isNew }: { row: Row, isNew: boolean }) =>
    ({ status: isNew ? 201 : 200, body: row, version: row.version, ...(isNew ? { location: locationOf(row) } : {}) }) as const

  const Params = Type.Object({ id: Described(Id, `Id of the ${name}.`) })
  const Query = Type.Object({
    ...OffsetParameters,
    ...parametersOf(filters),
    ...UpdatedRange,
    fields: FieldsParameter(schema)
  })

  app.get(`/${plural}`, {
    config: read,
    schema: {
      operationId: `list${Many}`,
      tags,
      summary: `List ${plural}`,
      description: `All ${plural} of the company. Filters are combined: a ${name} must match all of them.`,
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(schema)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await list(database, kind, identity.companyId, filtersIn(kind, query), toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })

  app.get(url, {
    config: { ...read, versioned: true },
    schema: {
      operationId: `get${One}`,
      tags,
      summary: `Get ${article}`,
      description: `The ${name} with this id.`,
      params: Params,
      response: { 200: schema }
    }
  }, async ({ identity, database, params }, reply) => {
    const row = await find(database, kind, identity.companyId, params.id)
    if (row === undefined) throw notFound(name)
    reply.versioned(row)
    return row
  })

  app.post(`/${plural}`, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `create${One}`,
      tags,
      summary: `Create ${article}`,
      description: `${taken} Event: \`${name}.created\`.`,
      body: bodies.create,
      querystring: WriteQuery,
      response: { 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await create(change, kind, request.body as Fields)
    return { status: 201, body: row, version: row.version, location: locationOf(row) }
  }))

  app.patch(url, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `update${One}`,
      tags,
      summary: `Change ${article}`,
      description: `Changes the fields of the body. Repeating the current values changes nothing. ${taken} Event: \`${name}.changed\`.`,
      params: Params,
      body: bodies.patch,
      querystring: WriteQuery,
      response: { 200: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeObject(change, kind, request.params.id, request.body as Fields)
    return { status: 200, body: row, version: row.version }
  }))

  app.delete(url, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `delete${One}`,
      tags,
      summary: `Delete ${article} that nothing refers to`,
      description: deletion,
      // Nothing else shows the last of the samples: whoever tries this example has the others still.
      params: samples === undefined ? Params : Type.Object({ id: { ...Params.properties.id, examples: [samples.length] } }),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await remove(change, kind, request.params.id)
    return { status: 204 }
  }))

  app.get(`/${plural}/by-code/:code`, {
    config: { ...read, versioned: true },
    schema: {
      operationId: `get${One}ByCode`,
      tags,
      summary: `Get ${article} by your own code`,
      description: `The ${name} with this code.`,
      params: Type.Object({ code: Described(CodeParams.properties.code, 'Your own key of the object.', { examples: [example.code] }) }),
      response: { 200: schema }
    }
  }, async ({ identity, database, params }, reply) => {
    const id = await findIdBy(database, kind, identity.companyId, 'code', params.code)
    const row = id === undefined ? undefined : await find(database, kind, identity.companyId, id)
    if (row === undefined) throw notFound(name, 'code')
    reply.versioned(row)
    return row
  })

  app.put(`/${plural}/by-code/:code`, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `put${One}ByCode`,
      tags,
      summary: `Create or replace ${article} by your own code`,
      description: `Creates the ${name} (201), or replaces all its fields (200). Absent fields are cleared. Repeating the ` +
        `same content changes nothing, so a nightly import can send everything. Events: \`${name}.created\`, \`${name}.changed\`.`,
      params: CodeParams,
      body: bodies.replace,
      querystring: WriteQuery,
      response: { 200: schema, 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    return toAnswer(await putByCode(change, kind, request.params.code, request.body as Fields))
  }))

  addBulk<Upsert>(app, {
    url: `/${plural}/bulk`,
    operationId: `put${Many}`,
    tags,
    summary: `Create or replace many ${plural} by your own codes`,
    description: `Each item creates the ${name} with this \`code\` (201), or replaces all its fields (200); absent fields are ` +
      `cleared.${otherwise} Repeating the same content changes nothing. Events: \`${name}.created\`, \`${name}.changed\`.`,
    scope: scopes.write,
    item: bodies.upsert,
    examples: [example],
    object: schema,
    lock: async (change, items) => await lockForUpserts(change, kind, items),
    perform: async (change, fields) => toAnswer(await put(change, kind, fields))
  })
}
