import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import type { JsonRows } from '../database/port.js'
import type { OrderField, PageSlice } from '../domain/shared/pages.js'
import { Int32, StringEnum } from '../schema.js'
import { jsonAnswer } from './json-answer.js'
import type { QueryRule } from './validation.js'

const MAX_OFFSET = 1_000_000
const MAX_PAGE_SIZE = 100

/** The fields by which most lists can be sorted. */
export const ORDERS = ['id', 'name', 'createdAt', 'updatedAt'] as const
/** Fields by which a list of such objects can be sorted: some of those that the objects have. The first, ascending, is the default. */
export type Orders<S extends TObject> = ReadonlyArray<OrderField & keyof S['properties']>

function OrderParameter (fields: readonly string[], title: string) {
  return Type.Optional(StringEnum(fields.flatMap(field => [`${field} asc`, `${field} desc`]), {
    title,
    default: `${fields[0]} asc`,
    description: 'Field and direction of sorting. Ties are sorted by id, ascending.',
    examples: [`${fields[0]} asc`]
  }))
}

/** The query parameters of every list in v1. */
export const PageParameters = {
  page: Type.Optional(Int32({
    minimum: 1, maximum: MAX_OFFSET, default: 1, description: 'Number of the page, from 1. `page × perPage` is at most 1 000 000.'
  })),
  perPage: Type.Optional(Int32({ minimum: 1, maximum: MAX_PAGE_SIZE, default: 10, description: 'Items on a page.' }))
}

/** The query parameters of a list in v1 of such objects, which can be sorted. */
export function OffsetParameters<S extends TObject> ({ title }: S, orders: Orders<S>) {
  const isUsual = (orders as readonly string[]) === ORDERS
  return { ...PageParameters, order: OrderParameter(orders, isUsual ? 'Order' : `${title}Order`) }
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

/** LIMIT, OFFSET and order of the requested page. */
export function toSlice (query: OffsetQuery): PageSlice {
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
