import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { inPascalCase, inWords, withArticle } from '../../src/domain/engine/describe.js'
import type { AnyRow, Fields, Kind } from '../../src/domain/engine/kind.js'
import { change as changeObject, create, lockForUpserts, put, putByCode, remove } from '../../src/domain/engine/objects.js'
import { find, findIdBy, list } from '../../src/domain/engine/reads.js'
import { keyOf } from '../../src/domain/engine/writes.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { filtersIn } from '../../src/domain/shared/filters.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, ORDERS, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { NameFilter } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { WriteQuery } from '../../src/http/write.js'
import { Described, Id, Sparse } from '../../src/schema.js'
import { CATALOGUES, type Catalogue } from '../shared/catalogues.js'
import { addBulk } from './bulk.js'
import { changeOne, codeParams, createOne, deleteOne, getOne, upserted, withExamples } from './objects.js'

type Upsert = Fields & { version?: number }

/** Departments, roles, branches, users, reasons and sources: the same but for their names and their filters. */
export const catalogues: FastifyPluginAsyncTypebox = async app => {
  for (const catalogue of CATALOGUES) {
    const { kind } = catalogue
    addList(app, catalogue)
    addObjects(app, kind)
    addGetByCode(app, kind)
    addPutByCode(app, kind)
    addUpserts(app, kind)
  }
}

type App = Parameters<FastifyPluginAsyncTypebox>[0]

/** What a write says about keys that other objects have, and about the keys by which upserts find an object. */
function wordsFor ({ name, keys }: Kind) {
  const [, ...others] = Object.values(keys).map(withArticle)
  const noun = inWords(name)
  const used = KINDS.referrersOf({ name }).map(({ noun }) => `${noun}s`).join(' and ')
  return {
    taken: `A code that another ${noun} has${others.map(key => `, or ${key} that another active one has,`).join('')} is a 409 ` +
      '`ALREADY_EXISTS`.',
    otherwise: others.map(key =>
      ` Without a code it is the ${noun} with this ${key.replace(/^an? /, '')}, whose code stays.`).join(''),
    deletion: used === ''
      ? `Event: \`${name}.deleted\`.`
      : `${used.charAt(0).toUpperCase()}${used.slice(1)} that refer to it make it a 409 \`IN_USE\` with their number. Event: ` +
        `\`${name}.deleted\`.`
  }
}

function addList (app: App, { kind, filters }: Catalogue): void {
  const { name, plural, group, schema, scopes } = kind
  const Query = Type.Object({
    ...OffsetParameters(schema, ORDERS), name: NameFilter, ...filters, ...UpdatedRange, fields: FieldsParameter(schema)
  })
  app.get(`/${plural}`, {
    config: { scope: scopes.read, cache: true },
    schema: {
      operationId: `list${inPascalCase(plural)}`,
      tags: [group],
      summary: `List ${inWords(plural)}`,
      description: `All ${inWords(plural)} of the company. Filters are combined: ${withArticle(inWords(name))} must match all of them.`,
      querystring: withRules(Query, maxOffset, rangesInOrder),
      response: { 200: OffsetPage(Sparse(schema)) }
    }
  }, async ({ identity, database, query }) => {
    const { rows, total } = await list(database, kind, identity.companyId, filtersIn(kind, query), toSlice(query))
    return toOffsetPage(query, rows.map(select(query.fields).pick), total)
  })
}

function addObjects (app: App, kind: Kind): void {
  const { name, plural, scopes: { write: scope }, bodies, samples } = kind
  const [list, one] = [`/${plural}`, `/${plural}/:id`]
  const noun = inWords(name)
  const article = withArticle(noun)
  const { taken, deletion } = wordsFor(kind)
  const params = Type.Object({ id: Described(Id, `Id of the ${noun}.`) })

  app.get(one, getOne(kind, {
    summary: `Get ${article}`,
    description: `The ${noun} with this id.`,
    params,
    find: async ({ identity, database, params: { id } }) => {
      const row = await find(database, kind, identity.companyId, id)
      if (row === undefined) throw notFound(noun)
      return row
    }
  }))

  app.post(list, createOne(kind, {
    scope,
    summary: `Create ${article}`,
    description: `${taken} Event: \`${name}.created\`.`,
    body: bodies.create,
    write: async (change, _at, body) => await create(change, kind, body)
  }))

  app.patch(one, changeOne(kind, {
    scope,
    summary: `Change ${article}`,
    description: `Changes the fields of the body. Repeating the current values changes nothing. ${taken} Event: \`${name}.changed\`.`,
    params,
    body: bodies.patch,
    write: async (change, { id }, body) => await changeObject(change, kind, id, body)
  }))

  app.delete(one, deleteOne(kind, {
    scope,
    summary: `Delete ${article} that nothing refers to`,
    description: deletion,
    // No other example uses the last of the samples: whoever tries this one still has the others.
    params: samples === undefined ? params : withExamples(params, { id: samples.length }),
    write: async (change, { id }) => await remove(change, kind, id, KINDS.referrersOf(kind))
  }))
}

function addGetByCode (app: App, kind: Kind): void {
  const { name, plural, group, schema, scopes, example } = kind
  const noun = inWords(name)
  const article = withArticle(noun)
  app.get(`/${plural}/by-code/:code`, {
    config: { scope: scopes.read, cache: true, versioned: true },
    schema: {
      operationId: `get${inPascalCase(name)}ByCode`,
      tags: [group],
      summary: `Get ${article} by your own code`,
      description: `The ${noun} with this code.`,
      params: codeParams(example.code),
      response: { 200: schema }
    }
  }, async ({ identity, database, params }, reply) => {
    const id = await findIdBy(database, kind, identity.companyId, 'code', params.code)
    const row = id === undefined ? undefined : await find(database, kind, identity.companyId, id)
    if (row === undefined) throw notFound(noun, 'code')
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
      summary: `Create or replace ${withArticle(inWords(name))} by your own code`,
      description: `Creates the ${inWords(name)} (201), or replaces all its fields (200). Absent fields are cleared. Repeating the ` +
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
    summary: `Create or replace many ${inWords(plural)} by your own codes`,
    description: `Each item creates the ${inWords(name)} with this \`code\` (201), or replaces all its fields (200); absent fields are ` +
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
  return upserted(row, isNew, `/api/v1/${plural}`)
}
