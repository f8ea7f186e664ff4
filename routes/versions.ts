import type { FastifyPluginAsync } from 'fastify'
import type { ErrorFormat } from '../src/http/problem.js'
import { v1Errors } from './v1/errors.js'
import { v1, type V1Options } from './v1/index.js'
import { webhookDocument } from './v1/webhook-document.js'
import { v2Errors } from './v2/errors.js'
import { v2 } from './v2/index.js'

/** What versions need of the configuration. */
export type VersionOptions = V1Options

/** All that sets one version of the API apart from the others. */
export interface Version {
  /** As it stands in addresses: `/api/v1` and `/openapi/v1.json`. */
  name: string
  /** Title and description of its OpenAPI document, which the home page repeats. */
  title: string
  description: string
  errorFormat: ErrorFormat
  routes: FastifyPluginAsync<VersionOptions>
  /** Gives the requests that the server itself sends, for the document: name → path item. */
  webhooks?: () => Record<string, object>
}

/** Versions in the order in which they are listed. Failures outside of all versions have the error format of the first. */
export type Versions = readonly [Version, ...Version[]]

/** The versions of the API. Whatever speaks of versions reads this table: addresses, error bodies, documents, pages, commands, tests. */
export const VERSIONS: Versions = [
  {
    name: 'v1',
    title: 'Recruitment API, version 1: operate',
    description: 'Jobs, steps, applications, departments, roles, branches, users, webhooks and tokens, with offset pagination and totals.',
    errorFormat: v1Errors,
    routes: v1,
    webhooks: webhookDocument
  },
  {
    name: 'v2',
    title: 'Recruitment API, version 2: read and sync',
    description: 'Keyset pagination without totals, whole objects, the event feed, exports, and the deliveries of webhooks.',
    errorFormat: v2Errors,
    routes: v2
  }
]

/** Chooses the error format by URL, for failures before there is a route. An empty URL stands for one that is not known. */
export function errorFormatFor (versions: Versions): (url: string) => ErrorFormat {
  const formats = new Map(versions.map(({ name, errorFormat }) => [name, errorFormat]))
  return url => formats.get(/^\/api\/([^/?#]+)/.exec(url)?.[1] ?? '') ?? versions[0].errorFormat
}
