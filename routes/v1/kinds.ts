import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { inPascalCase, withArticle } from '../../src/domain/engine/describe.js'
import type { AnyRow, Fields, Kind } from '../../src/domain/engine/kind.js'
import { change as changeObject, create, lockForUpserts, put, putByCode, remove } from '../../src/domain/engine/objects.js'
import { find, findIdBy, list } from '../../src/domain/engine/reads.js'
import { keyOf } from '../../src/domain/engine/writes.js'
import { catalogues } from '../../src/domain/kinds/catalogues.js'
import { filtersIn, parametersOf } from '../../src/domain/shared/filters.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, Id, Sparse } from '../../src/schema.js'
import { addBulk } from './bulk.js'
import { addObjectRoutes, capitalized, codeParams, locationOf } from './object-routes.js'

type Upsert = Fields & { version?: number }

/** The kinds whose routes follow from their description. */
export const kinds: FastifyPluginAsyncTypebox = async app => {
  for (const kind of catalogues) {
    addList(app, kind)
    addObjects(app, kind)
    addGetByCode(app, kind)
    addPutByCode(app, kind)
    addUpserts(app, kind)
  }
}

type App = Parameters<FastifyPluginAsyncTypebox>[0]

/** What a write says about keys that other objects have, and about the keys by which upserts find an object. */
function wordsFor ({ name, keys, referrers }: Kind) {
  const [, ...others] = Object.values(keys).map(withArticle)
  const used = referrers.map(({ noun }) => `${noun}s`).join(' and ')
  return {
    taken: `A code that another ${name} has${others.map(key => `, or ${key} that another active one has,`).join('')} is a 409 ` +
      '`ALREADY_EXISTS`.',
    otherwise: others.map(key =>
      ` Without a code it is the ${name} with this ${key.replace(/^an? /, '')}, whose code stays.`).join(''),
    deletion: used === ''
      ? `Event: \`${name}.deleted\`.`
      : `${capitalized(used)} that refer to it make it a 409 \`IN_USE\` with their number. Event: \`${name}.deleted\`.`
  }
}

function addList (app: App, kind: Kind): void {
  const { name, plural, group, schema, scopes, filters } = kind
  const Query = Type.Object({
    ...OffsetParameters, ...parametersOf(filters), ...UpdatedRange, fields: FieldsParameter(schema)
  })
  app.get(`/${plural}`, {
    config: { scope: scopes.read, cache: true },
    schema: {
      operationId: `list${inPascalCase(plural)}`,
      tags: [group],
      summary: `List ${plural}`,
      description: `All ${plural} of the company. Filters are combined: a ${name} must match all of them.`,
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(schema)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await list(database, kind, identity.companyId, filtersIn(kind, query), toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })
}

function addObjects (app: App, kind: Kind): void {
  const { name, plural, bodies, samples } = kind
  const article = withArticle(name)
  const { taken, deletion } = wordsFor(kind)
  addObjectRoutes(app, {
    kind,
    path: `/${plural}`,
    params: Type.Object({ id: Described(Id, `Id of the ${name}.`) }),
    // No other example uses the last of the samples: whoever tries this one still has the others.
    deleted: samples === undefined ? {} : { id: samples.length },
    bodies,
    words: {
      get: { summary: `Get ${article}`, description: `The ${name} with this id.` },
      create: { summary: `Create ${article}`, description: `${taken} Event: \`${name}.created\`.` },
      change: {
        summary: `Change ${article}`,
        description: `Changes the fields of the body. Repeating the current values changes nothing. ${taken} Event: \`${name}.changed\`.`
      },
      remove: { summary: `Delete ${article} that nothing refers to`, description: deletion }
    },
    find: async ({ identity, database, params: { id } }) => {
      const row = await find(database, kind, identity.companyId, id)
      if (row === undefined) throw notFound(name)
      return row
    },
    create: async (change, _at, body) => await create(change, kind, body),
    change: async (change, { id }, body) => await changeObject(change, kind, id, body),
    remove: async (change, { id }) => await remove(change, kind, id)
  })
}

function addGetByCode (app: App, kind: Kind): void {
  const { name, plural, group, schema, scopes, example } = kind
  const article = withArticle(name)
  app.get(`/${plural}/by-code/:code`, {
    config: { scope: scopes.read, cache: true, versioned: true },
    schema: {
      operationId: `get${inPascalCase(name)}ByCode`,
      tags: [group],
      summary: `Get ${article} by your own code`,
      description: `The ${name} with this code.`,
      params: codeParams(example.code),
      response: { 200: schema }
    }
  }, async ({ identity, database, params }, reply) => {
    const id = await findIdBy(database, kind, identity.companyId, 'code', params.code)
    const row = id === undefined ? undefined : await find(database, kind, identity.companyId, id)
    if (row === undefined) throw notFound(name, 'code')
    reply.versioned(row)
    return row
  })
}

function addPutByCode (app: App, kind: Kind): void {
  const { name, plural, group, schema, scopes, bodies } = kind
  app.put(`/${plural}/by-code/:code`, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `put${inPascalCase(name)}ByCode`,
      tags: [group],
      summary: `Create or replace ${withArticle(name)} by your own code`,
      description: `Creates the ${name} (201), or replaces all its fields (200). Absent fields are cleared. Repeating the ` +
        `same content changes nothing, so a nightly import can send everything. Events: \`${name}.created\`, \`${name}.changed\`.`,
      params: codeParams('ENG-1'),
      body: bodies.replace,
      querystring: WriteQuery,
      response: { 200: schema, 201: schema }
    }
  }, async (request, reply) => await reply.write(async change =>
    toAnswer(kind, await putByCode(change, kind, request.params.code, request.body as Fields))))
}

function addUpserts (app: App, kind: Kind): void {
  const { name, plural, group, schema, scopes, bodies, example } = kind
  addBulk<Upsert>(app, {
    url: `/${plural}/bulk`,
    operationId: `put${inPascalCase(plural)}`,
    tags: [group],
    summary: `Create or replace many ${plural} by your own codes`,
    description: `Each item creates the ${name} with this \`code\` (201), or replaces all its fields (200); absent fields are ` +
      `cleared.${wordsFor(kind).otherwise} Repeating the same content changes nothing. Events: \`${name}.created\`, \`${name}.changed\`.`,
    scope: scopes.write,
    item: bodies.upsert,
    examples: [example],
    object: schema,
    keyOf: item => keyOf(kind, item),
    lock: async (change, items, { query }) => await lockForUpserts(change, kind, items, (query as { atomic?: boolean }).atomic === true),
    perform: async (change, fields) => toAnswer(kind, await put(change, kind, fields))
  })
}

function toAnswer ({ plural }: Kind, { row, isNew }: { row: AnyRow, isNew: boolean }) {
  const made = isNew ? { location: locationOf(`/${plural}`, {}, row) } : {}
  return { status: isNew ? 201 : 200, body: row, version: row.version, ...made } as const
}
