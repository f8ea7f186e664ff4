import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type TSchema } from '@sinclair/typebox'
import type { JsonRows } from '../database/port.js'
import { ApiError } from '../errors.js'
import { Int32, Nullable } from '../schema.js'
import { jsonAnswer } from './json-answer.js'
import { timeOfRange } from './time-ranges.js'
import type { QueryRule } from './validation.js'

export const MAX_PAGE_SIZE = 100
/** What fits, alone, into a URL of the longest list; see `MAX_URL` in plugins/edge.ts. */
const MAX_TOKEN = 15_872
/** Bytes of the parameters in a token, as JSON: Base64 takes a third more, and the position needs a place beside them. */
const MAX_QUERY = 10_500

/** The query parameters of every list in v2. */
export const TokenParameters = {
  maxPageSize: Type.Optional(Int32({ minimum: 1, maximum: MAX_PAGE_SIZE, default: 50, description: 'Largest number of items.' })),
  pageToken: Type.Optional(Type.String({
    minLength: 1,
    maxLength: MAX_TOKEN,
    description: '`nextPageToken` of the previous page: alone, or together with all the parameters of the first page.'
  }))
}

/** The body of every list in v2. */
export function TokenPage<T extends TSchema> (item: T) {
  return Type.Object({
    results: Type.Array(item, { maxItems: MAX_PAGE_SIZE, description: 'Items of this page.' }),
    nextPageToken: Nullable(Type.String({
      pattern: '^[\\w-]+\\.[\\w-]+$', maxLength: MAX_TOKEN, description: 'The `pageToken` of the next page; null on the last one.'
    }))
  }, { title: `${item.title}TokenPage`, description: 'One page of the list.' })
}

type Time = NonNullable<ReturnType<typeof timeOfRange>>

/** Where a page ended (keyset pagination): the sort keys of its last row. A search is sorted by the word that matched. */
export type Position<Id = number> = { id: Id, word?: string } & { [T in Time]?: string }

/** Content of a page token. `of` holds the path parameters: the list within another object is a list of its own. */
interface Content { route: string, of?: string, query: Query, position: Position<number | string> }
type Query = Record<string, unknown>

const SIGNATURE_BYTES = 16

/** Signs and verifies page tokens. @throws ApiError UNAVAILABLE until the secrets were read from the database */
export class PageTokens {
  #known: string[] = []

  /** The first secret signs, all of them verify, so that secrets can be rotated. */
  setSecrets (secrets: string[]): void { this.#known = secrets }

  get #secrets (): string[] {
    if (this.#known.length === 0) throw new ApiError('UNAVAILABLE')
    return this.#known
  }

  sign (content: Content): string {
    const payload = Buffer.from(JSON.stringify(content)).toString('base64url')
    return `${payload}.${this.#signature(payload, this.#secrets[0] as string).toString('base64url')}`
  }

  /** The content of a token with a valid signature, otherwise undefined. */
  read (token: string): Content | undefined {
    const [payload, signature, ...rest] = token.split('.')
    if (payload === undefined || signature === undefined || rest.length > 0) return undefined
    const given = Buffer.from(signature, 'base64url')
    // Base64 has several encodings of the same bytes; only the canonical one is accepted.
    if (given.length !== SIGNATURE_BYTES || given.toString('base64url') !== signature) return undefined
    const genuine = this.#secrets.some(secret => timingSafeEqual(given, this.#signature(payload, secret)))
    return genuine ? JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content : undefined
  }

  #signature (payload: string, secret: string): Buffer {
    return createHmac('sha256', secret).update(payload).digest().subarray(0, SIGNATURE_BYTES)
  }
}

const POSITION = Symbol('position')
const OF = Symbol('of')
const LIST_MISMATCH = { target: 'pageToken', message: 'pageToken must be a nextPageToken of this list' }

const TOO_LONG = {
  target: 'request', message: 'the parameters are too long for a next page: send fewer values, or a maxPageSize that all results fit in'
}

/**
 * Reads `pageToken`. Sent alone, the token restores the query of the first page; sent with parameters, they must be exactly
 * those of the first page.
 */
export function pageTokenRule (tokens: PageTokens): QueryRule {
  return (query, route, sent) => {
    if (typeof query.pageToken !== 'string') return []
    const content = tokens.read(query.pageToken)
    if (content === undefined || content.route !== route) {
      return [LIST_MISMATCH]
    }
    const given = ownParameters(query)
    const alone = sent.length === 1
    // An invalid parameter has its own error item already, and cannot be compared.
    const comparable = sent.every(name => name in query)
    if (!alone && comparable && canonical(given) !== canonical(content.query)) {
      return [{ target: 'pageToken', message: 'pageToken must come alone, or with exactly the parameters of the first page' }]
    }
    Object.assign(query, content.query, { [POSITION]: content.position, [OF]: content.of })
    return []
  }
}

function ownParameters (query: Query): Query {
  const { pageToken, ...own } = query
  return own
}

/** A canonical text of the parameters, independent of the order of names and values. */
function canonical (query: Query): string {
  return JSON.stringify(Object.keys(query).sort().map(name => {
    const value = query[name]
    if (Array.isArray(value)) return [name, [...new Set(value)].sort()]
    return [name, typeof value === 'object' && value !== null ? canonical(value as Query) : value]
  }))
}

interface WalkQuery { maxPageSize?: number }

const pageSize = (query: WalkQuery): number => query.maxPageSize ?? TokenParameters.maxPageSize.default as number

interface WalkRequest { query: WalkQuery, params?: unknown }

const pathOf = ({ params }: WalkRequest): string | undefined => Object.values(params ?? {}).join('/') || undefined

/**
 * Start, length and order of the requested page: by id, or by the time with a range and then by id.
 * @throws ApiError BAD_ARGUMENT for a token of the same list within another object
 */
export function toKeyset<Id = number> (request: WalkRequest): { after?: Position<Id>, limit: number, by: Time | 'id' } {
  const query = request.query as WalkQuery & { [POSITION]?: Position<Id>, [OF]?: string }
  if (query[POSITION] !== undefined && query[OF] !== pathOf(request)) throw new ApiError('BAD_ARGUMENT', LIST_MISMATCH)
  return { after: query[POSITION], limit: pageSize(query), by: timeOfRange(query) ?? 'id' }
}

/** The response page. `rows` has one row more than the page size if there is a next page. */
export function toTokenPage<T extends Position<number | string>, U> (
  tokens: PageTokens, request: TokenRequest, rows: T[], toItem: (row: T) => U
): { results: U[], nextPageToken: string | null } {
  const results = rows.slice(0, pageSize(request.query))
  const last = rows.length > results.length ? results.at(-1) : undefined
  return {
    // The token first: `toItem` may remove properties from the rows.
    nextPageToken: last === undefined ? null : signPosition(tokens, request, last),
    results: results.map(toItem)
  }
}

/** `toTokenPage` for rows that are JSON. */
export function jsonTokenPage<T> (
  tokens: PageTokens, request: TokenRequest, reply: Parameters<typeof jsonAnswer>[0], rows: JsonRows
): T {
  const isLast = rows.count <= pageSize(request.query)
  const time = timeOfRange(request.query)
  const position = () => ({ id: rows.last('id') as number, ...(time === undefined ? {} : { [time]: rows.last(time) as string }) })
  const nextPageToken = isLast ? null : signPosition(tokens, request, position())
  return jsonAnswer(reply, '{"results":[', rows, `],"nextPageToken":${JSON.stringify(nextPageToken)}}`)
}

interface TokenRequest extends WalkRequest { routeOptions: { url?: string } }

/** @throws ApiError BAD_ARGUMENT when the parameters are too long for a token: at the first page, not at the next */
function signPosition (tokens: PageTokens, request: TokenRequest, last: Position<number | string>): string {
  const { query, routeOptions } = request
  if (Buffer.byteLength(JSON.stringify(ownParameters(query as Query))) > MAX_QUERY) throw new ApiError('BAD_ARGUMENT', TOO_LONG)
  const { id, word } = last
  const time = timeOfRange(query)
  const position = word !== undefined ? { id, word } : time !== undefined ? { id, [time]: last[time] } : { id }
  return tokens.sign({ route: routeOptions.url ?? '', of: pathOf(request), query: ownParameters(query as Query), position })
}
