import { Type, type Static, type TObject } from '@sinclair/typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inPascalCase } from '../../src/domain/engine/describe.js'
import type { RowId } from '../../src/database/port.js'
import type { AnyRow, Fields, Kind } from '../../src/domain/engine/kind.js'
import { visible } from '../../src/domain/shared/classification.js'
import type { Change } from '../../src/domain/shared/change.js'
import { NoContent, WriteQuery } from '../../src/http/write.js'
import { Code } from '../../src/schema.js'

/** What the path of an object names: its own id, and that of what it belongs to. */
type At = Record<string, RowId>

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
  /** Examples for what a new one belongs to, where the others already have one. */
  made?: Readonly<Record<string, number>>
  bodies: { create: Create, patch: Patch }
  words: Record<'get' | 'create' | 'change' | 'remove', Words>
  /** @throws ApiError NOT_FOUND */
  find: (request: Pick<FastifyRequest, 'identity' | 'database'> & { params: Static<Params> }) => Promise<AnyRow>
  create: (change: Change, at: Omit<Static<Params>, 'id'>, body: Static<Create>) => Promise<AnyRow>
  change: (change: Change, at: Static<Params>, body: Static<Patch>) => Promise<AnyRow>
  remove: (change: Change, at: Static<Params>) => Promise<void>
}

/** How single objects are made, read and changed that are never deleted. */
export interface LastingObjects<Params extends TObject, Create extends TObject, Patch extends TObject>
  extends Omit<Objects<Params, Create, Patch>, 'deleted' | 'remove' | 'words'> {
  words: Record<'get' | 'create' | 'change', Words>
}

/** How single objects are read, made or changed by the ids in their path, and deleted. */
export interface PutObjects<Params extends TObject, Put extends TObject>
  extends Pick<Objects<Params, Put, Put>, 'kind' | 'path' | 'params' | 'deleted' | 'find' | 'remove'> {
  body: Put
  /** Examples for the creation: of what is not there yet. */
  added: Readonly<Record<string, number>>
  words: Record<'get' | 'put' | 'remove', Words>
  put: (change: Change, at: Static<Params>, body: Static<Put>) => Promise<{ row: AnyRow, isNew: boolean }>
}

type AnyObjects = Objects<TObject, TObject, TObject>
type AnyLastingObjects = LastingObjects<TObject, TObject, TObject>
type AnyPutObjects = PutObjects<TObject, TObject>
type Common = Pick<AnyObjects, 'kind' | 'path' | 'params' | 'deleted' | 'find' | 'remove'> & { words: Record<'get' | 'remove', Words> }
type Read = Pick<Common, 'kind' | 'params' | 'find'> & { words: Record<'get', Words> }

export const capitalized = (words: string): string => `${words[0]?.toUpperCase()}${words.slice(1)}`

/** The parameters of a path by the code of an object. */
export function codeParams (example: string) {
  return Type.Object({ code: Code({ description: 'Your own key of the object.', examples: [example] }) })
}

/** The path with these ids. */
const withIds = (path: string, at: At): string => `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => String(at[name]))}`

/** The path of an object. */
export function locationOf (path: string, at: At, { id }: { id: RowId }): string {
  return `${withIds(path, at)}/${id}`
}

/** The parameters of a path, with other examples. */
function withExamples ({ properties }: TObject, examples: Readonly<Record<string, number>> = {}): TObject {
  return Type.Object(Object.fromEntries(Object.entries(properties).map(([id, schema]) =>
    [id, examples[id] === undefined ? schema : { ...schema, examples: [examples[id]] }])))
}

const urlOf = ({ path, params }: Pick<Common, 'path' | 'params'>): string => `${path}/:${Object.keys(params.properties).at(-1)}`

/** Adds the routes of single objects. */
export function addObjectRoutes<Params extends TObject, Create extends TObject, Patch extends TObject> (
  app: FastifyInstance, typed: Objects<Params, Create, Patch>
): void {
  addLastingObjectRoutes(app, typed)
  const objects = typed as unknown as AnyObjects
  addRemove(app, objects, urlOf(objects))
}

/** Adds the routes of single objects that are never deleted. */
export function addLastingObjectRoutes<Params extends TObject, Create extends TObject, Patch extends TObject> (
  app: FastifyInstance, typed: LastingObjects<Params, Create, Patch>
): void {
  const objects = typed as unknown as AnyLastingObjects
  const url = urlOf(objects)
  addGet(app, objects, url)
  addCreate(app, objects)
  addChange(app, objects, url)
}

/** Adds the routes of single objects whose path names them before they exist. */
export function addPutObjectRoutes<Params extends TObject, Put extends TObject> (
  app: FastifyInstance, typed: PutObjects<Params, Put>
): void {
  const objects = typed as unknown as AnyPutObjects
  const url = urlOf(objects)
  addGet(app, objects, url)
  addPut(app, objects, url)
  addRemove(app, objects, url)
}

function addGet (app: FastifyInstance, { kind: { name, group, scopes, schema }, params, words, find }: Read, url: string): void {
  app.get<{ Params: At }>(url, {
    config: { scope: scopes.read, cache: true, versioned: true },
    schema: { operationId: `get${inPascalCase(name)}`, tags: [group], ...words.get, params, response: { 200: schema } }
  }, async (request, reply) => {
    const row = await find(request)
    reply.versioned(row)
    return visible(schema, row, request.reader)
  })
}

function addCreate (app: FastifyInstance, { kind, path, params, made, bodies, words, create }: AnyLastingObjects): void {
  const { name, group, scopes, schema } = kind
  const parents = Object.entries(withExamples(params, made).properties).slice(0, -1)
  app.post<{ Params: At, Body: Fields }>(path, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `create${inPascalCase(name)}`,
      tags: [group],
      ...words.create,
      ...(parents.length === 0 ? {} : { params: Type.Object(Object.fromEntries(parents)) }),
      body: bodies.create,
      querystring: WriteQuery,
      response: { 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const row = await create(change, request.params, request.body)
    const body = visible(schema, row, request.reader)
    return { status: 201, body, version: row.version, location: locationOf(path, request.params, row) }
  }))
}

function addPut (app: FastifyInstance, { kind, params, added, body, words, put }: AnyPutObjects, url: string): void {
  const { name, group, scopes, schema } = kind
  app.put<{ Params: At, Body: Fields }>(url, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `put${inPascalCase(name)}`,
      tags: [group],
      ...words.put,
      params: withExamples(params, added),
      body,
      querystring: WriteQuery,
      response: { 200: schema, 201: schema }
    }
  }, async (request, reply) => await reply.write(async change => {
    const { row, isNew } = await put(change, request.params, request.body)
    const made = isNew ? { location: withIds(url, request.params) } : {}
    return { status: isNew ? 201 : 200, body: row, version: row.version, ...made }
  }))
}

function addChange (app: FastifyInstance, { kind, params, bodies, words, change }: AnyLastingObjects, url: string): void {
  const { name, group, scopes, schema } = kind
  app.patch<{ Params: At, Body: Fields }>(url, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `update${inPascalCase(name)}`,
      tags: [group],
      ...words.change,
      params,
      body: bodies.patch,
      querystring: WriteQuery,
      response: { 200: schema }
    }
  }, async (request, reply) => await reply.write(async context => {
    const row = await change(context, request.params, request.body)
    return { status: 200, body: visible(schema, row, request.reader), version: row.version }
  }))
}

function addRemove (app: FastifyInstance, { kind, params, deleted, words, remove }: Common, url: string): void {
  const { name, group, scopes } = kind
  app.delete<{ Params: At }>(url, {
    config: { scope: scopes.write, versioned: true },
    schema: {
      operationId: `delete${inPascalCase(name)}`,
      tags: [group],
      ...words.remove,
      params: withExamples(params, deleted),
      querystring: WriteQuery,
      response: { 204: NoContent }
    }
  }, async (request, reply) => await reply.write(async change => {
    await remove(change, request.params)
    return { status: 204 }
  }))
}
