import { posix as path } from 'node:path'
import type { FastifyError } from 'fastify'
import { ApiError, type ErrorItem, type Existing } from '../errors.js'
import { CATALOG, type ErrorCode } from '../error-catalog.js'
import { detailsOf } from './error-details.js'

/** An error independent of the API version; each version renders it. */
export interface Problem {
  status: number
  code: ErrorCode
  title: string
  items: ErrorItem[]
  headers: Record<string, string>
}

/** The error format of one API version: the schema of the body and a pure function. */
export interface ErrorFormat {
  /** JSON Schema of the body, for the documents. */
  schema: Record<string, unknown>
  render (problem: Problem): object
}

// Errors of Fastify, its parser and Node, by code. Any other error is a bug.
const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  FST_UNDER_PRESSURE: 'UNAVAILABLE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE'
}

/**
 * Converts anything thrown to a problem.
 * @param requestId quoted by INTERNAL_ERROR, so that the client can report it
 * @param prefix path of the version, for the `Location` of an object that is in the way
 */
export function toProblem (thrown: unknown, requestId: string, prefix = '/'): Problem {
  const error = toApiError(thrown)
  const { status, title } = CATALOG[error.code]
  const help = `something went wrong on the server; retry, and if it persists, contact the operator and quote request id ${requestId}`
  const items = error.code === 'INTERNAL_ERROR' ? [{ target: 'request', message: help }] : error.items
  const headers: Record<string, string> = { ...error.headers, 'x-error-code': error.code }
  const details = detailsOf(error.code, items, Object.values(error.headers).join().length)
  if (details !== undefined) headers['x-error-details'] = details
  if (error.allowed !== undefined) headers['x-allowed-transitions'] = error.allowed.join(', ')
  if (error.existing !== undefined) headers.location = locationOf(error.existing, prefix)
  if (status === 503) headers['retry-after'] ??= '1'
  if (status === 401) headers['www-authenticate'] ??= 'Bearer'
  return { status, code: error.code, title, items, headers }
}

/** Versions that have the objects of a kind, where the one that answers may not. */
const VERSION_OF: Readonly<Record<string, string>> = { candidates: '../v2', applications: '../v1', 'custom-fields': '../v1' }

/** The path of an object. @param prefix path of the version that answers */
export function locationOf (existing: Existing, prefix: string): string {
  const kind = Object.keys(existing).at(-1) as string
  return path.join(prefix, VERSION_OF[kind] ?? '', ...Object.entries(existing).flat().map(String))
}

function toApiError (thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const error = (thrown ?? {}) as Partial<FastifyError> & { expose?: boolean }
  const { code, statusCode } = error
  if (code !== undefined && code in FRAMEWORK_ERRORS) return new ApiError(FRAMEWORK_ERRORS[code] as ErrorCode)
  // The JSON parser's guard against prototype poisoning, and an aborted body, have a status but no code.
  if ((thrown instanceof SyntaxError || code === 'ECONNRESET') && statusCode === 400) return new ApiError('MALFORMED_REQUEST')
  return new ApiError(isRefusal(error) ? BY_STATUS[statusCode as number] ?? 'NOT_FOUND' : 'INTERNAL_ERROR')
}

// Other refusals by third-party plugins, such as path traversal out of the static files, become NOT_FOUND.
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'MALFORMED_REQUEST',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE'
}

/** A 4xx meant for the client, by Fastify's error codes or the package http-errors. A status alone could be any bug. */
function isRefusal ({ code, statusCode = 500, expose }: Partial<FastifyError> & { expose?: boolean }): boolean {
  return statusCode >= 400 && statusCode < 500 && (expose !== undefined || code?.startsWith('FST_') === true)
}
