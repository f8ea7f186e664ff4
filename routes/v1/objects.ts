import { Type, type Static, type TObject, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inPascalCase } from '../../src/domain/engine/describe.js'
import type { RowId } from '../../src/database/port.js'
import type { AnyRow } from '../../src/domain/engine/kind.js'
import { visible } from '../../src/domain/shared/classification.js'
import type { Change } from '../../src/domain/shared/change.js'
import type { Resource } from '../../src/domain/shared/resource.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Code } from '../../src/schema.js'
import { cacheOf, scopesOf } from '../shared/access.js'

// Parts of the routes of single objects: the options of a route that reads, makes, changes or deletes one. Its file says where it is, what
// it takes and what it does.

type Kind = Pick<Resource, 'name' | 'group' | 'scopes' | 'schema'>

/** The schema of an answer: the compiler need not compare the answer with it. */
export const shows = (schema: TSchema) => schema

/** What every route says: its words, and what its path names. */
interface Route<Params extends TObject> { summary: string, description: string, params: Params }

interface Write<Params extends TObject, Body extends TObject, Result> extends Route<Params> {
  scope: Scope
  body: Body
  write: (change: Change, at: Static<Params>, body: Static<Body>) => Promise<Result>
}

/** The parameters of a path by the code of an object. */
export function codeParams (example: string) {
  return Type.Object({ code: Code({ description: 'Your own key of the object.', examples: [example] }) })
}

/** The path that the request names, with its ids. */
const pathOf = ({ routeOptions, params }: FastifyRequest): string =>
  String(routeOptions.url).replace(/:(\w+)/g, (_, name: string) => String((params as Record<string, RowId>)[name]))

/** The parameters of a path with other examples: of a deletion, so that those of other operations stay; of what is not there yet. */
export function withExamples<Params extends TObject> (params: Params, examples: Readonly<Record<string, RowId>>): Params {
  const { properties } = params
  return Type.Object(Object.fromEntries(Object.entries(properties).map(([id, schema]) =>
    [id, examples[id] === undefined ? schema : { ...schema, examples: [examples[id]] }]))) as Params
}

/** The answer to an upsert. @param list the path of the list that has the object */
export function upserted<Body extends AnyRow> (body: Body, isNew: boolean, list: string) {
  const made = isNew ? { location: `${list}/${body.id}` } : {}
  return { status: isNew ? 201 : 200, body, version: body.version, ...made } as const
}

/** A route that answers with one object. */
export function getOne<Params extends TObject> (
  { name, group, scopes, schema }: Kind, { find, ...said }: Route<Params> & {
    /** @throws ApiError NOT_FOUND */
    find: (request: Pick<FastifyRequest, 'identity' | 'database'> & { params: Static<Params> }) => Promise<AnyRow>
  }
) {
  return {
    config: { scope: scopesOf({ scopes }), ...cacheOf({ schema }), versioned: true } as const,
    schema: { operationId: `get${inPascalCase(name)}`, tags: [group], ...said, response: { 200: shows(schema) } },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const row = await find(request as Parameters<typeof find>[0])
      reply.versioned(row)
      return visible(schema, row, request.reader)
    }
  }
}

/** A route that makes an object of the list that its path names. */
export function createOne<Params extends TObject, Body extends TObject> (
  { name, group, schema }: Kind,
  { scope, write, ...said }: Omit<Write<Params, Body, AnyRow>, 'params'> & { params?: Params }
) {
  return {
    config: { scope, versioned: true } as const,
    schema: {
      operationId: `create${inPascalCase(name)}`, tags: [group], ...said, querystring: WriteQuery, response: { 201: shows(schema) }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => await reply.write(async change => {
      const row = await write(change, request.params as Static<Params>, request.body as Static<Body>)
      return { status: 201, body: visible(schema, row, request.reader), version: row.version, location: `${pathOf(request)}/${row.id}` }
    })
  }
}

/** A route that makes the object that its path names, or changes it. */
export function putOne<Params extends TObject, Body extends TObject> (
  { name, group, schema }: Kind, { scope, write, ...said }: Write<Params, Body, { row: AnyRow, isNew: boolean }>
) {
  return {
    config: { scope, versioned: true } as const,
    schema: {
      operationId: `put${inPascalCase(name)}`,
      tags: [group],
      ...said,
      querystring: WriteQuery,
      response: { 200: shows(schema), 201: shows(schema) }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => await reply.write(async change => {
      const { row, isNew } = await write(change, request.params as Static<Params>, request.body as Static<Body>)
      const made = isNew ? { location: pathOf(request) } : {}
      return { status: isNew ? 201 : 200, body: row, version: row.version, ...made }
    })
  }
}

/** A route that changes an object. */
export function changeOne<Params extends TObject, Body extends TObject> (
  { name, group, schema }: Kind, { scope, write, ...said }: Write<Params, Body, AnyRow>
) {
  return {
    config: { scope, versioned: true } as const,
    schema: {
      operationId: `update${inPascalCase(name)}`, tags: [group], ...said, querystring: WriteQuery, response: { 200: shows(schema) }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => await reply.write(async change => {
      const row = await write(change, request.params as Static<Params>, request.body as Static<Body>)
      return { status: 200, body: visible(schema, row, request.reader), version: row.version }
    })
  }
}

/** A route that deletes an object. */
export function deleteOne<Params extends TObject> (
  { name, group }: Kind, { scope, write, ...said }: Omit<Write<Params, TObject, void>, 'body'>
) {
  return {
    config: { scope, versioned: true } as const,
    schema: {
      operationId: `delete${inPascalCase(name)}`, tags: [group], ...said, querystring: WriteQuery, response: { 204: NoContent }
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => await reply.write(async change => {
      await write(change, request.params as Static<Params>, {})
      return { status: 204 }
    })
  }
}
