import { Type, type TSchema } from '@sinclair/typebox'
import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { READ_SCOPES, SCOPE_DESCRIPTIONS } from '../src/domain/shared/scopes.js'
import type { RESPONSE_HEADERS } from '../src/http/header-catalog.js'
import { operationsOf, withComponents } from '../src/http/openapi/components.js'
import { addExamples } from '../src/http/openapi/examples.js'
import { failureComponents, responseName } from '../src/http/openapi/failures.js'
import { headerParameters, successHeaders } from '../src/http/openapi/headers.js'
import { objectsIn } from '../src/http/openapi/objects.js'
import { conceptsOf, type Json } from '../src/http/openapi/texts.js'
import type { ErrorFormat } from '../src/http/problem.js'
import { needsBody } from '../src/http/validation.js'
import { VERSION } from '../src/version.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error statuses that only this route has, beyond those of all routes of its kind; for the document. */
    extraErrorStatuses?: number[]
    /** Headers that only its successful answers have, beyond those of all routes of its kind; for the document. */
    extraHeaders?: ReadonlyArray<keyof typeof RESPONSE_HEADERS>
    /**
     * Its object has a version: a GET takes `If-None-Match`, a PATCH, PUT or DELETE takes `If-Match`, and answers that show the object
     * have an `ETag`.
     */
    versioned?: true
    /** It answers with a calendar by `sendCalendar`: takes `If-None-Match`, and has an `ETag` of what the calendar shows. */
    sendsCalendar?: true
    /** It answers with the bytes of a file: takes `If-None-Match` and `Range`, and has the hash of the bytes as its `ETag`. */
    sendsFile?: true
  }
}

export interface OpenapiOptions {
  /** Name of the version, such as `v1`; ends each operationId. */
  version: string
  title: string
  description: string
  format: ErrorFormat
  /** The webhooks that the server sends: name → path item. */
  webhooks?: Record<string, object>
}

/**
 * The OpenAPI 3.1 document of one version, generated from the schemas of its routes. What follows from the kind of a route is added
 * here, for the document alone: headers, failures and examples. The routes declare their successful responses.
 */
export default fp<OpenapiOptions>(async function openapi (app, { version, title, description, format, webhooks }) {
  const routes = new Map<string, RouteOptions>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        description: conceptsOf(version, SCOPE_DESCRIPTIONS),
        version: VERSION,
        contact: { name: 'The operator of this server' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' }
      } as Json as never,
      servers: [{ url: '/', description: 'This server' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An access token.' } } },
      security: [{ token: [] }],
      webhooks: webhooks as Json | undefined
    },
    transform: ({ schema, url, route }) => {
      // The same operation of two versions must differ where both are used together, as in one generated client.
      const operationId = `${schema.operationId}${version.toUpperCase()}`
      routes.set(operationId, route)
      return { schema: { ...withScopes(schema, route), operationId }, url }
    },
    transformObject: ({ openapiObject: document }: Json) => {
      const operations = operationsOf(document.paths)
      for (const operation of operations) complete(operation, routes.get(operation.operationId) as RouteOptions)
      const statuses = new Set(operations.flatMap(({ responses }) => Object.keys(responses)))
      const responses = { ...(statuses.has('304') && { NotModified: notModified(['ETag']) }), ...failureComponents(format, statuses) }
      addExamples({ ...document.paths, ...document.webhooks }, responses)
      const { info, paths } = document
      const whole = `${description} It has ${objectsIn(Object.keys(paths))}.\n\n${info.description}`
      return withComponents({ ...document, info: { ...info, description: whole } }, responses) as never
    }
  })
}, { name: 'openapi', fastify: '5.x' })

/** The schema of a route with its scopes in words, and with the answers that leave its object out. */
function withScopes (schema: Json, route: RouteOptions): Json {
  const { scope, orScope } = route.config ?? {}
  const routeScopes = [scope ?? []].flat()
  const needed = routeScopes.map(name => `\`${name}\``).join(' and ') + (orScope === undefined ? '' : `, or \`${orScope}\``)
  const writesObject = ['POST', 'PUT', 'PATCH'].includes(String(route.method)) &&
    Object.values<Json>(schema.response).some(body => isObject(body) && body.properties.secret === undefined)
  const readScopes = (writesObject ? routeScopes : []).map(name => READ_SCOPES[name])
    .filter(name => name !== undefined && !routeScopes.includes(name))
  const { 200: shown, 201: made } = schema.response
  const response = {
    ...schema.response,
    ...(writesObject && made !== undefined && { 201: { ...made, 'x-response-description': `${made.description} ${EMPTY}` } }),
    ...(writesObject && shown !== undefined && { 204: Type.Null({ description: `Done. ${EMPTY}` }) })
  }
  return {
    ...schema,
    response,
    description: [
      schema.description,
      needed === '' ? 'Any valid token will do.' : `Scope: ${needed}.`,
      readScopes.length > 0 && `Without \`${readScopes.join(' and ')}\`, the response has no body.`
    ].filter(Boolean).join(' ')
  }
}

const EMPTY = 'There is no body with `Prefer: return=minimal`, and for a token that may not read the object.'

/** Whether the schema describes an object of the API, which has an id. */
function isObject (body: Json): boolean {
  return body.properties?.id !== undefined || (body.anyOf as Json[] | undefined)?.every(isObject) === true
}

/** Adds the headers of requests and answers, 304, and the failures of every operation of this kind, as references. */
function complete (operation: Json, { method, config, schema, url }: RouteOptions): void {
  const { extraErrorStatuses = [], extraHeaders = [], versioned = false, cache = false, sendsCalendar = false, sendsFile = false } =
    config ?? {}
  const hasTag = versioned || cache || sendsCalendar || sendsFile
  // Values by key: `customFields[cost_center]=4711`.
  const byKey = (operation.parameters ?? []).filter(({ schema }: Json) => schema?.type === 'object')
  for (const parameter of byKey) Object.assign(parameter, { style: 'deepObject', explode: true })
  operation.parameters = [...operation.parameters ?? [], ...headerParameters(String(method), hasTag, sendsFile)]
  if (operation.requestBody !== undefined) operation.requestBody.required = needsBody(schema?.body as TSchema)
  const writes = method !== 'GET'
  const answers = (schema as Json).response
  for (const status of Object.keys(operation.responses)) {
    // A 204 in place of a 200 has all of it but the body.
    const body = answers[status] ?? answers[200]
    const ofObject = versioned && Number(status) < 300 && (isObject(body) || body.content !== undefined)
    const ofOthers = sendsCalendar ? ['ETag-Of-Calendar'] : cache && !versioned ? ['ETag-Of-List'] : []
    const tag = ofObject ? [writes ? 'ETag-Of-Change' : 'ETag'] : ofOthers
    operation.responses[status].headers = successHeaders(Number(status), String(method), [...extraHeaders, ...(sendsFile ? OF_FILE : tag)])
  }
  const statuses = [
    ...(hasTag && !writes ? [304] : []),
    // Any query may be badly percent-encoded, even where the route takes no parameters.
    400, 401, 403,
    ...(url.includes(':') ? [404] : []),
    ...(writes ? [409, 413, 415] : []),
    ...(writes && versioned && method !== 'POST' ? [412] : []),
    ...(method === 'POST' ? [422] : []),
    ...extraErrorStatuses,
    429, 500, 503
  ]
  for (const status of statuses) operation.responses[status] = { $ref: `#/components/responses/${responseName(status)}` }
  if (sendsFile) operation.responses[304] = notModified(OF_FILE)
}

const OF_FILE = ['Content-Disposition', 'Accept-Ranges', 'ETag-Of-File']

const notModified = (headers: string[]) => ({
  description: 'The response would be the one named in `If-None-Match`. There is no body.', headers: successHeaders(304, 'GET', headers)
})
