import type { FastifyInstance } from 'fastify'
import type { Versions } from '../../routes/versions.js'

export type Json = Record<string, any>

/** One operation of an OpenAPI document. */
export interface Operation { version: string, method: string, path: string, operation: Json }

/** The OpenAPI documents of these versions, as the server gives them, by version. */
export async function readDocuments (app: FastifyInstance, versions: Versions): Promise<Record<string, Json>> {
  const entries = versions.map(async ({ name }) => [name, (await app.inject(`/openapi/${name}.json`)).json<Json>()] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** All operations of the documents. */
export function operationsOf (documents: Record<string, Json>): Operation[] {
  return Object.entries(documents).flatMap(([version, { paths }]) =>
    Object.entries<Json>(paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, operation]) => ({ version, method: method.toUpperCase(), path, operation }))))
}
