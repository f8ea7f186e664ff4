import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import {
  changeEntity, createEntity, deleteEntity, lockForUpserts, putEntity, putEntityByCode
} from '../../src/domain/organization/changes.js'
import { ENTITIES, type OrganizationEntity } from '../../src/domain/organization/entities.js'
import { findEntity, findIdBy, listEntities, type EntityRow } from '../../src/domain/organization/queries.js'
import type { OrganizationFields } from '../../src/domain/organization/schema.js'
import { notFound } from '../../src/errors.js'
import { FieldsParameter, select } from '../../src/http/fields.js'
import { maxOffset, OffsetPage, OffsetParameters, toOffsetPage, toSlice } from '../../src/http/offset-page.js'
import { ActiveFilter, ListParameter, TextFilter } from '../../src/http/parameters.js'
import { rangesInOrder, UpdatedRange } from '../../src/http/time-ranges.js'
import { withRules } from '../../src/http/validation.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Described, Id, Sparse, Text } from '../../src/schema.js'
import { addBulk } from './bulk.js'

const CodeParams = Type.Object({ code: Text(255, { description: 'Your own key of the object.', examples: ['ENG-1'] }) })

/** Codes that the sandbox has, for the examples. */
const SEEDED = { department: 'DEP-01', role: 'ROLE-01', branch: 'BRANCH-01', user: 'USER-01' }

const UserFilters = {
  email: TextFilter('Whole e-mail address. Case does not matter.'),
  departmentId: ListParameter(Id, 'Ids of departments.')
}

type Upsert = OrganizationFields & { version?: number }

/** What a bulk may hold. */
const EXAMPLES: Record<OrganizationEntity['name'], Upsert> = {
  department: { code: 'DEP-01', name: 'Engineering' },
  role: { code: 'ROLE-01', name: 'Backend Engineer' },
  branch: { code: 'BRANCH-01', name: 'Recife', path: ['Brazil', 'Pernambuco', 'Recife'] },
  user: { code: 'USER-01', name: 'Ada Moreira', email: 'ada@example.com' }
}

/** Departments, roles, branches and users have the same routes. */
export const organization: FastifyPluginAsyncTypebox = async app => {
  for (const entity of ENTITIES) addRoutes(app, entity)
}

function addRoutes (app: Parameters<FastifyPluginAsyncTypebox>[0], entity: OrganizationEntity): void {
  const { name, table: plural, schema, bodies, scopes } = entity
  const [One, Many] = [name, plural].map(noun => noun[0]?.toUpperCase() + noun.slice(1)) as [string, string]
  const tags = [plural === 'users' ? 'users' : 'organization']
  const [read, write] = [{ scope: scopes.read, cache: true as const }, { scope: scopes.write }]
  const url = `/${plural}/:id`
  const article = `a ${name}`
  const taken = `A code${'email' in schema.properties ? ' or an e-mail address' : ''} that another ${name} has is a 409 \`ALREADY_EXISTS\`.`
  const users = entity.referrers.map(({ noun }) => `${noun}s`).join(' and ')
  const Used = `${users[0]?.toUpperCase()}${users.slice(1)}`
  const byEmail = 'email' in schema.properties ? ` Without a code it is the ${name} with this e-mail address, whose code stays.` : ''
  const locationOf = ({ id }: { id: number }) => `/api/v1/${plural}/${id}`
  const toAnswer = ({ row, isNew }: { row: EntityRow, isNew: boolean }) =>
    ({ status: isNew ? 201 : 200, body: row, version: row.version, ...(isNew ? { location: locationOf(row) } : {}) }) as const

  const Params = Type.Object({ id: Described(Id, `Id of the ${name}.`) })
  const Query = Type.Object({
    ...OffsetParameters,
    name: TextFilter('Part of the name. Case and accents do not matter.'),
    code: TextFilter('Your own key, whole.'),
    active: ActiveFilter,
    ...(plural === 'users' ? UserFilters : {}),
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
    const { rows, total } = await listEntities(database, entity, identity.companyId, query, toSlice(query))
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
    const row = await findEntity(database, entity, identity.companyId, params.id)
    if (row === undefined) throw notFound(name)
    reply.versioned(row.version)
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
    const row = await createEntity(change, entity, request.body)
    return { status: 201, body: row, version: row.version, location: locationOf(row) }
  }))

  app.patch(url, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `update${One}`,
      tags,
      summary: `Change ${article}`,
      description: `Changes the fields of the body. The same values again change nothing. ${taken} Event: \`${name}.changed\`.`,
      params: Params,
      body: bodies.patch,
      querystring: WriteQuery,
      response: { 200: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await changeEntity(change, entity, request.params.id, request.body)
    return { status: 200, body: row, version: row.version }
  }))

  app.delete(url, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `delete${One}`,
      tags,
      summary: `Delete ${article} that nothing refers to`,
      description: `${Used} that refer to it make it a 409 \`IN_USE\` with their number. Event: \`${name}.deleted\`.`,
      params: Params,
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await deleteEntity(change, entity, request.params.id)
    return { status: 204 }
  }))

  app.get(`/${plural}/by-code/:code`, {
    config: { ...read, versioned: true },
    schema: {
      operationId: `get${One}ByCode`,
      tags,
      summary: `Get ${article} by your own code`,
      description: `The ${name} with this code.`,
      params: Type.Object({ code: Described(CodeParams.properties.code, 'Your own key of the object.', { examples: [SEEDED[name]] }) }),
      response: { 200: schema }
    }
  }, async ({ identity, database, params }, reply) => {
    const id = await findIdBy(database, entity, identity.companyId, 'code', params.code)
    const row = id === undefined ? undefined : await findEntity(database, entity, identity.companyId, id)
    if (row === undefined) throw notFound(name, 'code')
    reply.versioned(row.version)
    return row
  })

  app.put(`/${plural}/by-code/:code`, {
    config: { ...write, versioned: true },
    schema: {
      operationId: `put${One}ByCode`,
      tags,
      summary: `Create or replace ${article} by your own code`,
      description: `Creates the ${name} (201), or replaces all its fields (200). Absent fields lose what they held. The same content ` +
        `again changes nothing, so that a nightly import may repeat it. Events: \`${name}.created\`, \`${name}.changed\`.`,
      params: CodeParams,
      body: bodies.replace,
      querystring: WriteQuery,
      response: { 200: schema, 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    return toAnswer(await putEntityByCode(change, entity, request.params.code, request.body))
  }))

  addBulk<Upsert>(app, {
    url: `/${plural}/bulk`,
    operationId: `put${Many}`,
    tags,
    summary: `Create or replace many ${plural} by your own codes`,
    description: `Each item creates the ${name} with this \`code\` (201), or replaces all its fields (200); absent fields lose what they ` +
      `held.${byEmail} The same content again changes nothing. Events: \`${name}.created\`, \`${name}.changed\`.`,
    scope: scopes.write,
    item: entity.upsert,
    examples: [EXAMPLES[name]],
    object: schema,
    lock: async (change, items) => await lockForUpserts(change, entity, items),
    perform: async (change, { version, ...fields }) => toAnswer(await putEntity(change, entity, fields))
  })
}
