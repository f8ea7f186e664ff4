import swagger from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { READ_SCOPES, SCOPE_DESCRIPTIONS } from '../src/domain/shared/scopes.js'
import { conceptsOf } from '../src/http/openapi/concepts.js'
import { addRecordedAnswers } from '../src/http/openapi/examples.js'
import { failureComponents, responseName } from '../src/http/openapi/failures.js'
import { HEADER_COMPONENTS, headerParameters, successHeaders, type RESPONSE_HEADERS } from '../src/http/openapi/headers.js'
import { withNamedSchemas } from '../src/http/openapi/named-schemas.js'
import { shareParameters } from '../src/http/openapi/shared-parameters.js'
import { TAGS } from '../src/http/openapi/tags.js'
import type { ErrorFormat } from '../src/http/problem.js'
import { VERSION } from '../src/version.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error statuses that only this route has, beyond those of all routes of its kind; for the document. */
    extraErrorStatuses?: number[]
    /** Headers that only its successful answers have, beyond those of all routes of its kind; for the document. */
    extraHeaders?: ReadonlyArray<keyof typeof RESPONSE_HEADERS | 'Location-Of-Merged'>
    /**
     * Its object has a version: a GET takes `If-None-Match`, a PATCH, PUT or DELETE takes `If-Match`, and answers that show the object
     * have an `ETag`.
     */
    versioned?: true
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

type Json = Record<string, any>

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
        description: `${description}\n\n${conceptsOf(version, SCOPE_DESCRIPTIONS)}`,
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
      const { operationId, hide } = (schema ?? { hide: true }) as Json
      if (hide === true) return { schema: { hide: true } as FastifySchema, url }
      routes.set(operationId, route as RouteOptions)
      return { schema: withScopes(schema as Json, route as RouteOptions) as FastifySchema, url }
    },
    transformObject: document => {
      const { openapiObject } = document as { openapiObject: Json }
      for (const operation of operationsOf(openapiObject.paths)) {
        addHeadersAndFailures(operation, routes.get(operation.operationId) as RouteOptions)
        // The same operation of two versions must differ where both are used together, as in one generated client.
        operation.operationId += version.toUpperCase()
      }
      return withComponents(openapiObject, format) as never
    }
  })
}, { name: 'openapi', fastify: '5.x' })

/** The schema of a route with its scopes in words. */
function withScopes (schema: Json, route: RouteOptions): Json {
  const { scope, orScope } = route.config ?? {}
  const routeScopes = [scope ?? []].flat()
  const needed = routeScopes.map(name => `\`${name}\``).join(' and ') + (orScope === undefined ? '' : `, or \`${orScope}\``)
  const writesObject = ['POST', 'PUT', 'PATCH'].includes(String(route.method)) &&
    Object.values<Json>(schema.response).some(body => isObject(body) && body.properties.secret === undefined)
  const readScopes = (writesObject ? routeScopes : []).map(name => READ_SCOPES[name])
    .filter(name => name !== undefined && !routeScopes.includes(name))
  const responses = Object.entries<Json>(schema.response).map(([status, body]) => [status, success(body)])
  return {
    ...schema,
    description: [
      schema.description,
      needed === '' ? 'Any valid token will do.' : `Scope: ${needed}.`,
      readScopes.length > 0 && `Without \`${readScopes.join(' and ')}\`, the response has no body.`
    ].filter(Boolean).join(' '),
    response: Object.fromEntries(responses)
  }
}

/** Whether the schema describes an object of the API, which has an id. */
function isObject (body: Json): boolean {
  return body.properties?.id !== undefined || (body.anyOf as Json[] | undefined)?.every(isObject) === true
}

function success (body: Json): Json {
  const described = body.description ?? 'The request was processed.'
  if (body.type === 'null' || body.content !== undefined) return { ...body, description: described }
  return { description: described, content: { 'application/json': { schema: body } } }
}

/** Adds the headers of requests and answers, 304, and the failures of every operation of this kind, as references. */
function addHeadersAndFailures (operation: Json, { method, config, schema, url }: RouteOptions): void {
  const { extraErrorStatuses = [], extraHeaders = [], versioned = false, cache = false, sendsFile = false } = config ?? {}
  const hasTag = versioned || cache || sendsFile
  for (const parameter of operation.parameters ?? []) {
    // Values by key: `customFields[cost_center]=4711`.
    if (parameter.schema?.type === 'object') Object.assign(parameter, { style: 'deepObject', explode: true })
  }
  operation.parameters = [...operation.parameters ?? [], ...headerParameters(String(method), hasTag, sendsFile)]
  for (const [status, body] of Object.entries<Json>((schema as Json).response)) {
    const ofObject = versioned && (isObject(body) || body.content !== undefined)
    const tag = sendsFile ? 'ETag-Of-File' : ofObject ? 'ETag' : cache && !versioned ? 'ETag-Of-List' : undefined
    operation.responses[status].headers = successHeaders(Number(status), String(method), tag, extraHeaders)
  }
  const writes = method !== 'GET'
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
  if (sendsFile) operation.responses[304] = notModified('ETag-Of-File')
}

/** A value that matches the schema, built from the examples of its parts. */
function exampleFrom (schema: Json): unknown {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.enum !== undefined) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (schema.properties !== undefined) {
    return Object.fromEntries(Object.entries<Json>(schema.properties).map(([name, property]) => [name, exampleFrom(property)]))
  }
  if (type === 'array') return [exampleFrom(schema.items)]
  if (schema.anyOf !== undefined) return exampleFrom(schema.anyOf[0])
  const plain: Record<string, unknown> = {
    integer: schema.default ?? schema.minimum ?? 1,
    number: 1,
    boolean: true,
    string: 'text',
    object: {}
  }
  return plain[type as string] ?? null
}

/** Gives every request and response of the document an example. */
function addExamples (paths: Json): void {
  for (const operation of operationsOf(paths)) {
    for (const message of [operation.requestBody, ...Object.values(operation.responses ?? {})]) {
      for (const content of Object.values<Json>(message?.content ?? {})) {
        if (content.schema !== undefined) content.example ??= exampleFrom(content.schema)
      }
    }
  }
}

function operationsOf (paths: Json): Json[] {
  return Object.values(paths).flatMap(path => Object.values<Json>(path))
}

const notModified = (tag: 'ETag' | 'ETag-Of-File') => ({
  description: 'The response would be the one named in `If-None-Match`. There is no body.', headers: successHeaders(304, 'GET', tag)
})

/** The document with everything that is used more than once moved to its components, and its tags in order. */
function withComponents (document: Json, format: ErrorFormat): Json {
  const { paths, webhooks } = document
  const operations = operationsOf({ ...paths, ...webhooks })
  const statuses = new Set(operationsOf(paths).flatMap(({ responses }) => Object.keys(responses).map(Number)))
  const responses = { ...(statuses.has(304) && { NotModified: notModified('ETag') }), ...failureComponents(format, statuses) }
  addRecordedAnswers(paths, responses)
  addExamples({ ...paths, ...webhooks })
  const { sections, schemas } = withNamedSchemas({
    paths, webhooks, parameters: shareParameters(operations), headers: HEADER_COMPONENTS, responses
  })
  const used = JSON.stringify(sections)
  const headers = Object.entries(sections.headers).filter(([name]) => used.includes(`"#/components/headers/${name}"`))
  const groups = new Set(operations.flatMap(({ tags }) => tags))
  return {
    ...document,
    tags: TAGS.filter(({ name }) => groups.has(name)),
    paths: sections.paths,
    webhooks: sections.webhooks,
    components: {
      ...document.components, schemas, parameters: sections.parameters, headers: Object.fromEntries(headers), responses: sections.responses
    }
  }
}
