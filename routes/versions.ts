import type { FastifyPluginAsync } from 'fastify'
import type { ErrorFormat } from '../src/http/problem.js'
import { rawPath } from '../src/http/raw-path.js'
import { v1Errors } from './v1/errors.js'
import { v1, type V1Options } from './v1/index.js'
import { webhookDocument } from './v1/webhook-document.js'
import { v2Errors } from './v2/errors.js'
import { v2, type V2Options } from './v2/index.js'

/** The configuration that versions need. */
export type VersionOptions = V1Options & V2Options

/** Everything that differs between versions of the API. */
export interface Version {
  /** Name in URLs: `/api/v1` and `/openapi/v1.json`. */
  name: string
  /** Title and description of its OpenAPI document, which the home page repeats. */
  title: string
  description: string
  errorFormat: ErrorFormat
  routes: FastifyPluginAsync<VersionOptions>
  /** The webhooks that the server sends, for the document: name → path item. */
  webhooks?: () => Record<string, object>
}

/** Versions in the order in which they are listed. Errors outside all versions have the error format of the first. */
export type Versions = readonly [Version, ...Version[]]

/** The versions of the API. Everything reads this table: routing, error formats, documents, pages, commands, tests. */
export const VERSIONS: Versions = [
  {
    name: 'v1',
    title: 'Recruitment API, version 1: operate',
    description: 'Writes, and reads with offset pagination and totals.',
    errorFormat: v1Errors,
    routes: v1,
    webhooks: webhookDocument
  },
  {
    name: 'v2',
    title: 'Recruitment API, version 2: read and sync',
    description: 'Keyset pagination without totals, whole objects, the event feed, exports, and webhooks with their deliveries.',
    errorFormat: v2Errors,
    routes: v2
  }
]

/** Chooses the error format by URL, for errors before routing. An empty URL stands for an unknown one. */
export function errorFormatFor (versions: Versions): (url: string) => ErrorFormat {
  const formats = new Map(versions.map(({ name, errorFormat }) => [name, errorFormat]))
  return url => formats.get(/^\/api\/([^/]+)/.exec(rawPath(url))?.[1] ?? '') ?? versions[0].errorFormat
}
