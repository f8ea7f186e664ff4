import type { ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { OptionalKind, Type, type TProperties, type TSchema } from '@sinclair/typebox'
import { madeOnce } from '../domain/shared/made-once.js'
import { ApiError, MAX_ITEMS, type ErrorItem } from '../errors.js'
import { BODY, bodyItems, nameAtFault, queryItem, queryTarget, unknownItem } from './fault-texts.js'
import { faultsBy } from './json-schema.js'
import { planOf } from './text-values.js'
import { unusableText } from './unusable-text.js'

/** Property of the query: the names of unknown parameters, as a header value. */
export const IGNORED = Symbol('ignored parameters')

const STRICT = Symbol('strict')

/** Makes unknown parameters of this query errors. Before its validation. */
export function refuseUnknown (query: object): void {
  Object.defineProperty(query, STRICT, { value: true })
}

/** Encodes and truncates the names, which are client input, so that they cannot break out of the header. */
function toHeader (names: string[]): string {
  return names.slice(0, 20).map(name => encodeURIComponent(name.slice(0, 64).toWellFormed()).slice(0, 200)).join(', ')
}

/** The names of unknown parameters, as a header value, for a query that is not validated, because an equal one was. */
export function ignoredBy (schema: TSchema): (raw: Record<string, unknown>) => string | undefined {
  const plan = planOf(schema)
  return raw => {
    const { unknown } = plan.read(raw)
    return unknown.length > 0 ? toHeader(unknown) : undefined
  }
}

// TypeBox

/**
 * A rule over several query parameters that JSON Schema cannot express. It gets the parameters that are valid by themselves
 * (defaults included) and the names of the known parameters that were sent, may add values to the query, and returns errors.
 */
export type QueryRule = (query: Record<string, unknown>, route: string, sent: string[]) => ErrorItem[]

const rulesOf = new WeakMap<object, QueryRule[]>()

/** Attaches rules to a query schema; they are checked together with it, so that one response reports all errors. */
export function withRules<T extends TSchema> (schema: T, ...rules: QueryRule[]): T {
  const copy = { ...schema }
  rulesOf.set(copy, rules)
  return copy
}

const itemsApart = new WeakSet<object>()

/**
 * A body whose `items` are checked one by one, with `checkOf`, by the code that handles them, so that a fault of one does not affect the
 * others. Here only their number is checked, and that they are objects.
 */
export function withItemsApart<T extends TSchema> (schema: T): T {
  const copy = { ...schema }
  itemsApart.add(copy)
  return copy
}

/**
 * Checks a body, or a part of one.
 * @param name what the whole is called, such as `the body`
 * @param max faults that are named; the others are counted
 */
export function checkOf (schema: TSchema, name: string, max = MAX_ITEMS): (value: unknown) => ApiError | undefined {
  const faultsOf = faultsBy(schema)
  return value => {
    const unusable = unusableText(value)
    if (unusable !== undefined) return unusable
    const { first, more } = firstOfEach(faultsOf(value), pathOfFault, max)
    return first.length === 0 ? undefined : new ApiError('BAD_ARGUMENT', bodyItems(first, name), { more })
  }
}

const checksOf = madeOnce((_properties: TProperties) => new Map<string, (value: unknown) => ApiError | undefined>())

/** Whether a property of a body is right by itself, whatever else is at fault. */
export function isSound (properties: TProperties, name: string, value: unknown): boolean {
  const checks = checksOf(properties)
  const check = checks.get(name) ?? checkOf(Type.Object({ [name]: properties[name] as TSchema }), BODY)
  checks.set(name, check)
  return check({ [name]: value }) === undefined
}

/** The schema of the body around its items. */
function aroundItems (schema: TSchema): TSchema {
  return { ...schema, properties: { ...schema.properties, items: { ...schema.properties.items, items: { type: 'object' } } } }
}

const isObject = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item)

/** The body with its items empty: they are checked one by one. */
function withoutItems (body: unknown): unknown {
  const items = (body as { items?: unknown } | null)?.items
  if (!Array.isArray(items)) return body
  return { ...body as object, items: items.map(item => isObject(item) ? {} : null) }
}

/** Whether there must be a body: not where its schema is optional, or nothing in it is required. Without one, it is empty. */
export const needsBody = (schema: TSchema): boolean =>
  !(OptionalKind in schema) && (schema.properties === undefined || schema.required !== undefined || schema.minProperties !== undefined)

/** Compiles the schemas of all routes. Validation errors become ApiError BAD_ARGUMENT, with items in the order of the request. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart, url }) => {
  if (httpPart === 'body') {
    const isApart = itemsApart.has(schema)
    const check = checkOf(isApart ? aroundItems(schema) : schema, BODY)
    const isNeeded = needsBody(schema)
    return (body: unknown) => {
      if (!isNeeded && body == null) return { value: {} }
      const error = check(isApart ? withoutItems(body) : body)
      return error === undefined ? { value: body } : { error }
    }
  }
  if (httpPart === 'headers') return () => true

  const faultsOf = faultsBy(schema)
  const isPath = httpPart === 'params'
  const plan = planOf(schema)
  const rules = rulesOf.get(schema) ?? []
  return (raw: Record<string, unknown>) => {
    // A path with an empty segment is a different path.
    if (isPath && Object.values(raw).includes('')) return { error: new ApiError('NOT_FOUND') }
    const { values, unknown, wrong } = plan.read(raw)
    const isStrict = STRICT in raw
    const ignored = isStrict ? [] : unknown
    const sent = Object.keys(values)
    for (const error of firstOfEach(faultsOf(values), queryTarget).first) wrong.push(queryItem(error, plan))
    const bad = new Set(wrong.map(item => item.target))
    const sound = bad.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([name]) => !bad.has(name)))
    for (const rule of rules) wrong.push(...rule(sound, url ?? '', sent))
    if (isStrict) wrong.push(...unknown.slice(0, MAX_ITEMS).map(name => unknownItem(name, plan)))
    if (wrong.length > 0) {
      const headers: Record<string, string> = ignored.length > 0 ? { 'x-ignored-parameters': toHeader(ignored) } : {}
      return { error: new ApiError('BAD_ARGUMENT', inOrderOf(plan.order(raw), firstOfEach(wrong, item => item.target).first), { headers }) }
    }
    if (ignored.length > 0) Object.defineProperty(values, IGNORED, { value: toHeader(ignored) })
    return { value: values }
  }
}

/** The first fault of each field, for at most so many fields, and the number of faults not examined. */
function firstOfEach<T> (faults: T[], fieldOf: (fault: T) => string, max = MAX_ITEMS): { first: T[], more: number } {
  const first = new Map<string, T>()
  let read = 0
  while (read < faults.length && first.size < max) {
    const fault = faults[read++] as T
    const field = fieldOf(fault)
    if (!first.has(field)) first.set(field, fault)
  }
  return { first: [...first.values()], more: faults.length - read }
}

/** Sorts items in the order of `names`. */
function inOrderOf (names: string[], items: ErrorItem[]): ErrorItem[] {
  const rank = new Map(names.map((name, index) => [name, index]))
  return items.sort((a, b) => (rank.get(a.target) ?? Infinity) - (rank.get(b.target) ?? Infinity) || 0)
}

/** Path of the invalid field within the body. */
function pathOfFault (fault: ErrorObject): string {
  const { params, instancePath } = fault
  return `${instancePath}/${params.missingProperty ?? params.additionalProperty ?? nameAtFault(fault) ?? ''}`
}
