import sql, { Sql } from 'sql-template-tag'
import { emailKey } from '../../email.js'
import type { Lookup } from './listing.js'
import { boundsOf, contains, TIME_FIELDS, within, type TimeRange } from './sql.js'

/** Lookups by an index, or a condition on the listed table. */
type Found<Column extends string> = Lookup<Column> | ReadonlyArray<Lookup<Column>> | Sql

/** The way from the value of a filter to the rows that match. */
export type Find<Value = any, Column extends string = string> = (value: Value, companyId: number) => Found<Column>

/** The finders of filters with these values, the narrow ones first: their lookups lead to the rows. */
export type Finders<Values, Column extends string = string> = {
  readonly [Name in Exclude<keyof Values, keyof TimeRange>]-?: Find<NonNullable<Values[Name]>, Column>
}

/** Finders by name, of whatever values. */
export type AnyFinders = Readonly<Record<string, Find>>

/**
 * The filters of a kind, by their values and by the columns of its table: a value without a finder, or a column that the table does not
 * have, does not compile.
 */
export const filters = <Values, Column extends string>() => (finders: Finders<Values, Column>): typeof finders => finders

/** Values of filters, by name. */
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
  for (const [name, find] of Object.entries<Find>(finders)) {
    if (given[name] === undefined) continue
    const found = find(given[name], companyId)
    if (found instanceof Sql) where.push(found)
    else lookups.push(...[found].flat())
  }
  return { lookups, where }
}

/** The values of filters among the parameters of a request. */
export function filtersIn ({ filters }: { filters: object }, query: object): FilterValues {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name in filters || name === 'id' || PAGING.has(name)))
}

/** Your own key; exact match. */
export const byCode = (code: string) => ({ column: 'code', type: 'text', values: [code], isFew: true }) as const

/** A part of the name, which is `Folded`. */
export const byName = (name: string): Sql => contains(sql`t.name_folded`, name)

/** Objects that may be chosen, or no longer may. */
export const byActive = (active: boolean) => ({ column: 'active', type: 'boolean', values: [active] }) as const

/** A whole e-mail address, which is `Folded`. */
export const byEmail = (email: string) => ({ column: 'email_folded', type: 'text', values: [emailKey(email)], isFew: true }) as const

/** One of the ids in a column with an index, which has few rows of each. */
export const byIds = <const Column extends string>(column: Column) =>
  (ids: number[]) => ({ column, type: 'bigint', values: ids, isFew: true }) as const

/** One of the texts in a column. */
export const byTexts = <const Column extends string>(column: Column) =>
  (texts: string[]) => ({ column, type: 'text', values: texts }) as const
