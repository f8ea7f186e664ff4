import { Type, type TSchema } from '@sinclair/typebox'
import sql, { Sql } from 'sql-template-tag'
import { Code, Id } from '../../schema.js'
import { fold } from './fold.js'
import type { Lookup } from './listing.js'
import { ActiveFilter, ListParameter, TextFilter } from './parameters.js'
import type { Scope } from './scopes.js'
import { boundsOf, contains, TIME_FIELDS, within, type TimeRange } from './sql.js'

/** A filter of lists, as its parameter. */
export interface Filter {
  parameter: TSchema
  /** The scope that it needs in addition, because it reveals what the list does not show. */
  scope?: Scope
  /** It is no filter of all lists and exports: only of those that add it themselves. */
  inPagesOnly?: true
}

/** Lookups by an index, or a condition on the listed table. */
type Found = Lookup | readonly Lookup[] | Sql

/** A filter with its lookup: no parameter is without one. */
export interface FindingFilter extends Filter {
  /** For the table `t`. */
  find: (value: any, companyId: number) => Found
}

/**
 * How the filters with these values find their rows, the narrow ones first: their lookups lead to the rows. A value without a finder does
 * not compile.
 */
export type Finders<Values> = {
  readonly [Name in Exclude<keyof Values, keyof TimeRange>]-?: (value: NonNullable<Values[Name]>, companyId: number) => Found
}

/** Filters for exactly these values: a parameter without a lookup, or a lookup without a parameter, does not compile. */
export type FiltersFor<Values> = { [Name in Exclude<keyof Values, 'id' | keyof TimeRange>]-?: Filter }

/** Values of filters, by name. The parameters say which there are, and of which type. */
export type FilterValues = Record<string, any>

const PAGING = new Set(TIME_FIELDS.flatMap(boundsOf))

/** @throws Error for a filter that the kind does not have: it would not be applied */
export function checkFilters ({ filters, plural }: { filters: object, plural: string }, values: FilterValues): void {
  const unknown = Object.keys(values).find(name => values[name] !== undefined && !(name in filters || name === 'id' || PAGING.has(name)))
  if (unknown !== undefined) throw new Error(`${plural} have no filter ${unknown}`)
}

/**
 * Lookups and conditions of the filters that were given, and of the ranges of times; nothing is made for the others.
 * @param alias the alias of the listed table
 */
export function findRows<Values extends TimeRange> (
  finders: Finders<Values>, values: Values, companyId: number, alias: string
): { lookups: Lookup[], where: Array<Sql | undefined> } {
  const lookups: Lookup[] = []
  const where: Array<Sql | undefined> = within(alias, values)
  const given = values as FilterValues
  for (const [name, find] of Object.entries<(value: any, companyId: number) => Found>(finders)) {
    if (given[name] === undefined) continue
    const found = find(given[name], companyId)
    if (found instanceof Sql) where.push(found)
    else lookups.push(...[found].flat())
  }
  return { lookups, where }
}

/** The parameters of these filters. */
export function parametersOf<Filters extends Record<string, Filter>> (
  filters: Filters
): { [Name in keyof Filters]: Filters[Name]['parameter'] } {
  return Object.fromEntries(Object.entries(filters).map(([name, { parameter }]) => [name, parameter])) as never
}

/** The values of filters among the parameters of a request. */
export function filtersIn ({ filters }: { filters: object }, query: object): FilterValues {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name in filters || name === 'id' || PAGING.has(name)))
}

/** Your own key; exact match. */
export const byCode = {
  parameter: Type.Optional(Code({ description: 'Your own key; exact match.' })),
  find: (code: string) => ({ column: 'code', type: 'text', values: [code], isFew: true })
} as const satisfies FindingFilter

/** A part of the name, which is `Folded`. */
export const byName = {
  parameter: TextFilter('Part of the name. Case and accents are ignored.'),
  find: (name: string) => contains(sql`t.name_folded`, name),
  inPagesOnly: true
} as const satisfies FindingFilter

/** Objects that may be chosen, or no longer may. */
export const byActive = {
  parameter: ActiveFilter,
  find: (active: boolean) => ({ column: 'active', type: 'boolean', values: [active] })
} as const satisfies FindingFilter

/** A whole e-mail address, which is `Folded`. */
export const byEmail = {
  parameter: TextFilter('E-mail address; exact match, case-insensitive.'),
  find: (email: string) => ({ column: 'email_folded', type: 'text', values: [fold(email)], isFew: true })
} as const satisfies FindingFilter

/** One of the ids in a column with an index, which has few rows of each. */
export function byIds (column: string, description: string): FindingFilter {
  return {
    parameter: ListParameter(Id, description),
    find: (ids: number[]) => ({ column, type: 'bigint', values: ids, isFew: true })
  }
}
