import { Type, type TSchema } from '@sinclair/typebox'
import type { JsonRows } from '../database/port.js'
import { Int32, StringEnum } from '../schema.js'
import { jsonAnswer } from './json-answer.js'
import type { QueryRule } from './validation.js'

const MAX_OFFSET = 1_000_000
const MAX_PAGE_SIZE = 100

const ORDER_FIELDS = ['id', 'name', 'createdAt', 'updatedAt'] as const

/**
 * The parameter `order` of a list that can be sorted by these fields; the first, ascending, is the default.
 * @param title name of its values in the documents
 */
export function OrderParameter (fields: readonly string[], title: string) {
  return Type.Optional(StringEnum(fields.flatMap(field => [`${field} asc`, `${field} desc`]), {
    title,
    default: `${fields[0]} asc`,
    description: 'Field and direction of sorting. Ties are sorted by id, ascending.',
    examples: [`${fields[0]} asc`]
  }))
}

/** The query parameters of every list in v1. */
export const OffsetParameters = {
  page: Type.Optional(Int32({
    minimum: 1, maximum: MAX_OFFSET, default: 1, description: 'Number of the page, from 1. `page × perPage` is at most 1 000 000.'
  })),
  perPage: Type.Optional(Int32({ minimum: 1, maximum: MAX_PAGE_SIZE, default: 10, description: 'Items on a page.' })),
  order: OrderParameter(ORDER_FIELDS, 'Order')
}

export const maxOffset: QueryRule = ({ page, perPage }) =>
  Number(page) * Number(perPage) > MAX_OFFSET
    ? [{ target: 'page', message: `page × perPage must be at most ${MAX_OFFSET}; use version 2 to read on` }]
    : []

/** The body of every list in v1. */
export function OffsetPage<T extends TSchema> (item: T) {
  return Type.Object({
    results: Type.Array(item, { maxItems: MAX_PAGE_SIZE, description: 'Items of this page; empty after the last page.' }),
    totalResults: Int32({ description: 'Items that match, on all pages.' }),
    page: Int32({ minimum: 1, maximum: MAX_OFFSET, description: 'Number of this page.' }),
    totalPages: Int32({ description: 'Number of pages.' })
  }, { title: `${item.title}Page`, description: 'One page of the list.' })
}

export interface OffsetQuery { page?: number, perPage?: number, order?: string }
export interface Slice { limit: number, offset: number, order: string }

/** LIMIT, OFFSET and order of the requested page. */
export function toSlice (query: OffsetQuery): Slice {
  const { page = 1, perPage = 10, order = 'id asc' } = query
  return { limit: perPage, offset: (page - 1) * perPage, order }
}

/** `toOffsetPage` for rows that are JSON. */
export function jsonOffsetPage<T> (
  reply: Parameters<typeof jsonAnswer>[0], query: OffsetQuery, rows: JsonRows, totalResults: number
): T {
  const { results, ...rest } = toOffsetPage(query, [], totalResults)
  return jsonAnswer(reply, '{"results":[', rows, `],${JSON.stringify(rest).slice(1)}`)
}

export function toOffsetPage<T> (query: OffsetQuery, results: T[], totalResults: number) {
  const { page = 1, perPage = 10 } = query
  return { results, totalResults, page, totalPages: Math.ceil(totalResults / perPage) }
}
