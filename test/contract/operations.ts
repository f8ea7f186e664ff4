import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Versions } from '../../routes/versions.js'
import type { Scope } from '../../src/domain/shared/scopes.js'
import type { Client } from '../helper.js'

export type Json = Record<string, any>

/** One operation of an OpenAPI document. */
export interface Operation { version: string, method: string, path: string, operation: Json }

/** The OpenAPI documents of these versions, as the server gives them, by version. */
export async function readDocuments (app: FastifyInstance, versions: Versions): Promise<Record<string, Json>> {
  const entries = versions.map(async ({ name }) => [name, (await app.inject(`/openapi/${name}.json`)).json<Json>()] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** All operations of the documents, with their parameters, answers and headers in place of the references to them. */
export function operationsOf (documents: Record<string, Json>): Operation[] {
  return Object.entries(documents).flatMap(([version, document]) =>
    Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, { parameters, responses, ...rest }]) => {
        const operation = { ...rest, parameters: inPlace(document, parameters), responses: inPlace(document, responses) }
        return { version, method: method.toUpperCase(), path, operation }
      })))
}

/** The part of a document without references, except those to schemas. */
export function inPlace (document: Json, part: any): any {
  if (typeof part !== 'object' || part === null) return part
  const [, kind, name] = /^#\/components\/(parameters|responses|headers)\/(.+)$/.exec(part.$ref) ?? []
  if (kind !== undefined && name !== undefined) return inPlace(document, document.components[kind][name])
  if (Array.isArray(part)) return part.map(inner => inPlace(document, inner))
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inPlace(document, inner)]))
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** The scopes that the document names, all of which are needed for all of the operation; none for "any valid token". */
export function scopesOf ({ operation }: Operation): Scope[] {
  const [, words = ''] = /Scope: ([^.,]+)[.,]/.exec(operation.description) ?? []
  return [...words.matchAll(/`([^`]+)`/g)].map(([, scope]) => scope as Scope)
}

/** Sends an operation to a path with ids. */
export async function send (client: Pick<Client, 'send'>, { method }: Operation, url: string): Promise<LightMyRequestResponse> {
  return await client.send({ method: method as 'GET', url })
}

const compilers = new Map<Json | undefined, Ajv2020>()

/** Judges by a schema of a document. Operations share most of their schemas: each of these is compiled once. */
export function validatorOf (document: Json | undefined, schema: Json): ValidateFunction {
  const ajv = compilers.get(document) ??
    new Ajv2020({ strict: false, validateFormats: false, logger: false }).addSchema({ $id: 'document', components: document?.components })
  compilers.set(document, ajv)
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')))
}
