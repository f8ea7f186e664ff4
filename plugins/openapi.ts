import swagger from '@fastify/swagger'
import type { FastifySchema, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError, CATALOG, type ErrorCode } from '../src/errors.js'
import { READ_SCOPES } from '../src/domain/shared/scopes.js'
import { toProblem, type ErrorFormat } from '../src/http/problem.js'
import { Receipt } from '../src/http/write.js'
import { VERSION } from '../src/version.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error statuses of this route besides those of all routes of its kind, for the document. */
    extraErrorStatuses?: number[]
    /** Its response has an ETag, and may be a 304. */
    versioned?: true
  }
}

export interface OpenapiOptions {
  title: string
  description: string
  format: ErrorFormat
  /** The webhooks that the server sends: name → path item. */
  webhooks?: Record<string, object>
}

type Json = Record<string, any>

const LIMIT_HEADERS = {
  'X-RateLimit-Limit': { description: 'Requests that the window allows.', type: 'integer' },
  'X-RateLimit-Remaining': { description: 'Requests that are left in the window.', type: 'integer' },
  'X-RateLimit-Reset': { description: 'When the window ends, in seconds since 1970-01-01T00:00:00Z.', type: 'integer' }
}

/** Errors that occur before routing, so no operation lists them. */
const HTTP_ERRORS = 'Besides the failures that an operation lists, HTTP itself refuses with 408 (too slow), 414 (URL too long), ' +
  '417 (unknown expectation) and 431 (headers too large).'

/**
 * The OpenAPI 3.1 document of one version, generated from the schemas of its routes. The error responses are added here, for the
 * document alone: the routes declare their successful responses.
 */
export default fp<OpenapiOptions>(async function openapi (app, { title, description, format, webhooks }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        description: `${description} ${HTTP_ERRORS}`,
        version: VERSION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' }
      } as Json as never,
      servers: [{ url: '/', description: 'This server' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'An access token.' } } },
      security: [{ token: [] }],
      webhooks: webhooks as Json | undefined
    },
    transform: ({ schema, url, route }) => ({ schema: withFailures(schema as Json, route as RouteOptions, format) as FastifySchema, url }),
    transformObject: document => withComponents((document as { openapiObject: Json }).openapiObject) as never
  })
}, { name: 'openapi', fastify: '5.x' })

/** The error statuses of every operation of this kind. */
function failureStatuses (schema: Json, method: string, more: number[]): number[] {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
  return [
    // Any query may be badly percent-encoded, even where the route takes no parameters.
    400, 401, 403,
    ...(schema.params !== undefined ? [404] : []),
    ...(writes ? [409] : []),
    ...(['PUT', 'PATCH', 'DELETE'].includes(method) ? [412] : []),
    ...(writes ? [413, 415] : []),
    ...(method === 'POST' ? [422] : []),
    ...more,
    429, 500, 503
  ]
}

function withFailures (schema: Json | undefined, route: RouteOptions, format: ErrorFormat): Json {
  if (schema === undefined || schema.hide === true) return { hide: true }
  const { scope, extraErrorStatuses = [], versioned } = route.config ?? {}
  const routeScopes = [scope ?? []].flat()
  const scopes = routeScopes.map(name => `\`${name}\``)
  const writesObject = ['POST', 'PUT', 'PATCH'].includes(String(route.method)) && Object.values<Json>(schema.response).some(isObject)
  const readScopes = (writesObject ? routeScopes : []).map(name => READ_SCOPES[name])
    .filter(name => name !== undefined && !routeScopes.includes(name))
  const failures = failureStatuses(schema, String(route.method), extraErrorStatuses).map(status => [status, {
    description: describe(status),
    headers: { ...LIMIT_HEADERS, ...retryAfter(status, String(route.method)) },
    content: { 'application/json': { schema: format.schema, example: exampleOf(status, format) } }
  }])
  const unchanged = versioned === true ? { 304: { type: 'null', description: 'The object is still as `If-None-Match` has it.' } } : {}
  const responses = Object.entries<Json>({ ...schema.response, ...unchanged }).map(([status, body]) =>
    [status, success(readScopes.length > 0 && isObject(body) ? { description: body.description, anyOf: [body, Receipt] } : body)])
  return {
    ...schema,
    description: [
      schema.description,
      scopes.length === 0 ? 'Any valid token will do.' : `Scope: ${scopes.join(' and ')}.`,
      readScopes.length > 0 && `Without \`${readScopes.join(' and ')}\` the answer is a \`Receipt\`: which object it was, and its version.`
    ].filter(Boolean).join(' '),
    response: Object.fromEntries([...responses, ...failures])
  }
}

/** Whether the schema describes an object of the API, which has an id. */
function isObject (body: Json): boolean {
  return body.properties?.id !== undefined
}

function retryAfter (status: number, method: string): Json {
  const seconds = (description: string) => ({ 'Retry-After': { description, type: 'integer' } })
  if (status === 409 && method === 'POST') return seconds('Seconds to wait, while a request with the same Idempotency-Key is running.')
  return status === 429 || status === 503 ? seconds('Seconds to wait.') : {}
}

function success (body: Json): Json {
  const described = body.description ?? 'The request was processed.'
  if (body.type === 'null') return { description: described, headers: LIMIT_HEADERS, type: 'null' }
  if (body.content !== undefined) return { ...body, headers: { ...LIMIT_HEADERS, ...body.headers } }
  return { description: described, headers: LIMIT_HEADERS, content: { 'application/json': { schema: body } } }
}

/** An example error body with this status, in the version's format. */
function exampleOf (status: number, format: ErrorFormat): object {
  const [code] = Object.entries(CATALOG).find(([, entry]) => entry.status === status) as [ErrorCode, unknown]
  const details = code === 'BAD_ARGUMENT' ? [{ target: 'id', message: 'id must be a positive whole number' }] : undefined
  return format.render(toProblem(new ApiError(code, details), '7d9f5c1e-3b1a-4a57-9a53-2f1f4f0a9c11'))
}

function describe (status: number): string {
  return Object.values(CATALOG).filter(entry => entry.status === status).map(entry => entry.description).join(' ')
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
  for (const operation of Object.values(paths).flatMap(path => Object.values<Json>(path))) {
    for (const message of [operation.requestBody, ...Object.values(operation.responses ?? {})]) {
      for (const content of Object.values<Json>(message?.content ?? {})) {
        if (content.schema !== undefined) content.example ??= exampleFrom(content.schema)
      }
    }
  }
}

/** Moves schemas with a title to the components of the document, so that generated clients get named types. */
function withComponents (document: Json): Json {
  const schemas: Json = {}
  const walk = (value: any): any => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const copy = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'x-rule').map(([key, inner]) => [key, walk(inner)]))
    const isSchema = copy.type !== undefined && (copy.properties !== undefined || copy.enum !== undefined)
    if (!isSchema || typeof copy.title !== 'string') return copy
    const { title } = copy
    if (Array.isArray(copy.type)) {
      const [type] = copy.type
      const words = copy.enum === undefined ? {} : { enum: copy.enum.filter((word: unknown) => word !== null) }
      return { anyOf: [walk({ ...value, type, ...words }), { type: 'null' }] }
    }
    if (schemas[title] !== undefined && JSON.stringify(schemas[title]) !== JSON.stringify(copy)) {
      throw new Error(`Two different schemas have the title ${title}`)
    }
    schemas[title] = copy
    return { $ref: `#/components/schemas/${title}` }
  }
  const { paths, webhooks } = document
  addExamples({ ...paths, ...webhooks })
  const sections = walk({ paths, webhooks })
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a < b ? -1 : 1))
  const components = { ...document.components, schemas: { ...document.components?.schemas, ...sorted } }
  return { ...document, ...sections, components }
}
