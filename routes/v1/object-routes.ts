import { Type, type Static, type TObject } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields, Kind, Row } from '../../src/domain/engine/kind.js'
import type { Change } from '../../src/domain/shared/change.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Code } from '../../src/schema.js'

/** What the path of an object names: its own id, and that of what it belongs to. */
type At = Record<string, number>

interface Words { summary: string, description: string }

/** How single objects are made, read, changed and deleted. Lists and what else there is stand beside it. */
export interface Objects<Params extends TObject, Create extends TObject, Patch extends TObject> {
  kind: Pick<Kind, 'name' | 'group' | 'scopes' | 'schema'>
  /** Path of the list, such as `/jobs/:jobId/steps`. */
  path: string
  /** What the path of one names; its own id is the last. */
  params: Params
  /** Examples for the deletion, so that those of other operations stay. */
  deleted?: Readonly<Record<string, number>>
  bodies: { create: Create, patch: Patch }
  words: Record<'get' | 'create' | 'change' | 'remove', Words>
  /** @throws ApiError NOT_FOUND */
  find: (request: Pick<FastifyRequest, 'identity' | 'database'> & { params: Static<Params> }) => Promise<Row>
  create: (change: Change, at: Omit<Static<Params>, 'id'>, body: Static<Create>) => Promise<Row>
  change: (change: Change, at: Static<Params>, body: Static<Patch>) => Promise<Row>
  remove: (change: Change, at: Static<Params>) => Promise<void>
}

type AnyObjects = Objects<TObject, TObject, TObject>

export const capitalized = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

/** The parameters of a path by the code of an object. */
export function codeParams (example: string) {
  return Type.Object({ code: Code({ description: 'Your own key of the object.', examples: [example] }) })
}

/** The path of an object. */
export function locationOf (path: string, at: At, { id }: { id: number }): string {
  return `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => String(at[name]))}/${id}`
}

/** Adds the routes of single objects. */
export function addObjectRoutes<Params extends TObject, Create extends TObject, Patch extends TObject> (
  app: FastifyInstance, typed: Objects<Params, Create, Patch>
): void {
  const objects = typed as unknown as AnyObjects
  const { params } = objects
  const url = `${objects.path}/:${Object.keys(params.properties).at(-1)}`
  addGet(app, objects, url)
  addCreate(app, objects)
  addChange(app, objects, url)
  addRemove(app, objects, url)
}

function addGet (app: FastifyInstance, { kind: { name, group, scopes, schema }, params, words, find }: AnyObjects, url: string): void {
  app.get<{ Params: At }>(url, {
    config: { scope: scopes.read, cache: true, versioned: true },
    schema: { operationId: `get${capitalized(name)}`, tags: [group], ...words.get, params, response: { 200: schema } }
  }, async (request, reply) => {
    const row = await find(request)
    reply.versioned(row)
    return row
  })
}

function addCreate (app: FastifyInstance, { kind, path, params, bodies, words, create }: AnyObjects): void {
  const { name, group, scopes, schema } = kind
  const parents = Object.entries(params.properties).slice(0, -1)
  app.post<{ Params: At, Body: Fields }>(path, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `create${capitalized(name)}`,
      tags: [group],
      ...words.create,
      ...(parents.length === 0 ? {} : { params: Type.Object(Object.fromEntries(parents)) }),
      body: bodies.create,
      querystring: WriteQuery,
      response: { 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await create(change, request.params, request.body)
    return { status: 201, body: row, version: row.version, location: locationOf(path, request.params, row) }
  }))
}

function addChange (app: FastifyInstance, { kind, params, bodies, words, change }: AnyObjects, url: string): void {
  const { name, group, scopes, schema } = kind
  app.patch<{ Params: At, Body: Fields }>(url, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `update${capitalized(name)}`,
      tags: [group],
      ...words.change,
      params,
      body: bodies.patch,
      querystring: WriteQuery,
      response: { 200: schema }
    }
  }, async (request, reply) => await reply.write(async context => {
    const row = await change(context, request.params, request.body)
    return { status: 200, body: row, version: row.version }
  }))
}

function addRemove (app: FastifyInstance, { kind, params, deleted, words, remove }: AnyObjects, url: string): void {
  const { name, group, scopes } = kind
  const shown = Object.entries(params.properties).map(([id, schema]) =>
    [id, deleted?.[id] === undefined ? schema : { ...schema, examples: [deleted[id]] }] as const)
  app.delete<{ Params: At }>(url, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `delete${capitalized(name)}`,
      tags: [group],
      ...words.remove,
      params: Type.Object(Object.fromEntries(shown)),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await remove(change, request.params)
    return { status: 204 }
  }))
}
