import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormatsModule from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import { ApiError, MAX_ITEMS, MAX_TARGET, shorten, type ErrorItem } from '../errors.js'
import { ALIAS, LONGEST } from '../schema.js'
import { nearest } from '../spelling.js'
import { planOf, type Plan } from './text-values.js'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** Property of the query: the names of unknown parameters, as a header value. */
export const IGNORED = Symbol('ignored parameters')

const STRICT = Symbol('strict')

/** Makes unknown parameters of this query errors. Before its validation. */
export function refuseUnknown (query: object): void {
  Object.defineProperty(query, STRICT, { value: true })
}

/** Encodes and truncates the names, which are client input, so that they cannot break out of the header. */
function toHeader (names: string[]): string {
  return names.slice(0, 20).map(name => encodeURIComponent(name.slice(0, 64)).slice(0, 200)).join(', ')
}

// PostgreSQL accepts offsets below 16 hours; real ones go up to 14.
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-](0\d|1[0-5]):\d{2})$/
// RFC 3986, in ASCII, after the scheme.
const HTTP_URL = /^https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i

// One strict instance: nothing is coerced, removed or silently corrected.
const ajv = new Ajv({
  allErrors: true,
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: false,
  strict: true,
  allowUnionTypes: true,
  verbose: true,
  messages: false
})
addFormats(ajv, ['date', 'time', 'date-time', 'email'])
const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean }
const date = ajv.formats.date as { validate: (text: string) => boolean }
// No leap seconds, which PostgreSQL and JavaScript do not support, and only the years 1 to 9999 in UTC.
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
ajv.addFormat('date-time', (text: string) =>
  RFC3339.test(text) && dateTime.validate(text) && Date.parse(text) >= FIRST && Date.parse(text) <= LAST)
ajv.addFormat('date', (text: string) => date.validate(text) && !text.startsWith('0000'))
ajv.addFormat('uri', (text: string) => HTTP_URL.test(text) && URL.canParse(text))
// Without the prefix `urn:uuid:`, which the library also accepts.
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
// The bounds of numbers say what these would.
for (const width of ['int32', 'int64', 'double']) ajv.addFormat(width, true)
ajv.addVocabulary(['x-rule', 'x-personal', 'x-scope', 'x-reference', ALIAS, LONGEST, 'example'])
ajv.addVocabulary(['kind']) // TypeBox

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
 * A body whose `items` are checked by who takes them, each by itself with `checkOf`, so that a fault of one is not that of the others. Here
 * only their number is checked, and that they are objects.
 */
export function withItemsApart<T extends TSchema> (schema: T): T {
  const copy = { ...schema }
  itemsApart.add(copy)
  return copy
}

/** Compiled at the first use: compiling 200 schemas would take a third of the start time. */
function faultsBy (schema: TSchema): (value: unknown) => ErrorObject[] {
  let validate: ValidateFunction | undefined
  return value => {
    validate ??= ajv.compile(schema)
    return validate(value) ? [] : validate.errors ?? []
  }
}

/**
 * Checks a body, or a part of one.
 * @param name what the whole is called, such as `the body`
 * @param most faults that are named; the others are counted
 */
export function checkOf (schema: TSchema, name: string, most = MAX_ITEMS): (value: unknown) => ApiError | undefined {
  const faultsOf = faultsBy(schema)
  return value => {
    const unusable = unusableText(value)
    if (unusable !== undefined) return unusable
    const { first, more } = firstOfEach(faultsOf(value), pathOfFault, most)
    return first.length === 0 ? undefined : new ApiError('BAD_ARGUMENT', bodyItems(first, name), { more })
  }
}

/** What messages call the whole body. */
const BODY = 'the body'

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

/** Compiles the schemas of all routes. Validation errors become ApiError BAD_ARGUMENT, with items in the order of the request. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart, url }) => {
  if (httpPart === 'body') {
    const isApart = itemsApart.has(schema)
    const check = checkOf(isApart ? aroundItems(schema) : schema, BODY)
    return (body: unknown) => {
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
function firstOfEach<T> (faults: T[], fieldOf: (fault: T) => string, most = MAX_ITEMS): { first: T[], more: number } {
  const first = new Map<string, T>()
  let read = 0
  while (read < faults.length && first.size < most) {
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
function pathOfFault ({ params, instancePath }: ErrorObject): string {
  return `${instancePath}/${params.missingProperty ?? params.additionalProperty ?? ''}`
}

function queryTarget ({ params, instancePath }: ErrorObject): string {
  return params.missingProperty ?? instancePath.split('/')[1] ?? 'request'
}

function queryItem (error: ErrorObject, plan: Plan): ErrorItem {
  const target = queryTarget(error)
  if (error.keyword === 'required') return { target, message: `${target} is required` }
  const rule = plan.isId(target) && error.keyword !== 'maxItems' ? idRule(error.data) : ruleText(error)
  const subject = plan.isList(target) && error.keyword !== 'maxItems' ? `each value in ${target}` : target
  return { target, message: `${subject} ${rule}` }
}

/** Letters of an unknown name that are compared, which bounds the work. */
const COMPARED = 40

/** The known name that is probably meant. */
function meant (name: string, names: readonly string[]): string | undefined {
  return nearest(name.slice(0, COMPARED), names, (known, mistakes) => mistakes <= Math.max(1, known.length / 2))
}

function unknownItem (name: string, { names }: Plan): ErrorItem {
  const known = meant(name, names)
  const all = names.length === 0 ? 'it takes none' : `known: ${names.join(', ')}`
  const help = known === undefined ? all : `did you mean ${known}?`
  return { target: name, message: `${shorten(name)} is not a parameter of this operation; ${help}` }
}

function idRule (value: unknown): string {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
  return isNumber ? 'must be a positive whole number' : 'must be a number'
}

/** Up to so many unknown fields get a suggestion: more are hardly typos, and each costs work. */
const MAX_SUGGESTED = 3

function bodyItems (faults: ErrorObject[], whole: string): ErrorItem[] {
  const suggests = faults.filter(({ keyword }) => keyword === 'additionalProperties').length <= MAX_SUGGESTED
  return faults.map(fault => bodyItem(fault, whole, suggests))
}

function bodyItem (error: ErrorObject, whole: string, suggests: boolean): ErrorItem {
  const { missingProperty, additionalProperty } = error.params as { missingProperty?: string, additionalProperty?: string }
  const path = error.instancePath.split('/').slice(1).map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const name = missingProperty ?? additionalProperty
  const target = shorten([...path, ...(name === undefined ? [] : [name])].join('.'))
  if (missingProperty !== undefined) return { target, message: `${target} is required` }
  if (additionalProperty !== undefined) {
    const names = Object.keys(error.parentSchema?.properties ?? {})
    const known = suggests ? meant(additionalProperty, names) : undefined
    const help = known === undefined ? '' : `: did you mean ${known}?`
    return { target, message: `${target} is not a known field (known: ${names.join(', ')})${help}` }
  }
  if (path.length > 0) return { target, message: `${target} ${ruleText(error)}` }
  const isMissing = whole === BODY && (error.data === undefined || error.data === null)
  return { target: 'request', message: isMissing ? 'a body is required' : `${whole} ${ruleText(error)}` }
}

const FORMATS: Record<string, string> = {
  'date-time': 'must be an RFC 3339 date-time with a zone, such as 2026-01-31T09:30:00Z',
  date: 'must be a date, such as 2026-01-31',
  email: 'must be an e-mail address',
  uri: 'must be an http or https URL in ASCII; percent-encode anything else',
  uuid: 'must be a UUID'
}

/** The violated rule in plain English. */
function ruleText (error: ErrorObject): string {
  const { keyword, params, parentSchema } = error
  switch (keyword) {
    case 'type': return `must be ${typeText([params.type].flat() as string[])}`
    case 'enum': return `must be one of ${shortList((params.allowedValues as unknown[]).filter(value => value !== null))}`
    case 'minimum': return `must be at least ${params.limit}`
    case 'maximum': return `must be at most ${params.limit}`
    case 'minLength': return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`
    case 'maxLength': return `must have at most ${params.limit} characters`
    case 'minItems': return `must have at least ${params.limit} values`
    case 'maxItems': return `must have at most ${params.limit} values`
    case 'minProperties': return 'must name at least one field'
    case 'maxProperties': return `must have at most ${params.limit} fields`
    case 'uniqueItems': return 'must not contain a value twice'
    case 'pattern': return String(parentSchema?.['x-rule'] ?? 'does not have the right form')
    case 'format': return FORMATS[params.format as string] ?? 'does not have the right form'
    default: return 'is not valid'
  }
}

function typeText (types: string[]): string {
  const words = types.map(type => type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`)
  return words.join(' or ')
}

function shortList (values: unknown[]): string {
  const most = 60
  return values.slice(0, most).join(', ') + (values.length > most ? ', …' : '')
}

const isUnusable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** A value in a body, and its location. */
interface Location { value: unknown, name: string, outer?: Location }

/** Finds NUL, which PostgreSQL cannot store, and lone surrogates, which are not Unicode text. Not recursive: depth is client input. */
function unusableText (body: unknown): ApiError | undefined {
  const items: ErrorItem[] = []
  let count = 0
  const found = (location: Location, what?: string) => {
    if (++count > MAX_ITEMS) return
    const path = pathOf(location)
    items.push({
      target: path === '' ? 'request' : path,
      message: `${what ?? path} must be text without NUL characters or lone surrogates`
    })
  }
  const locations: Location[] = [{ value: body, name: '' }]
  for (const location of locations) {
    const { value } = location
    if (typeof value !== 'object' || value === null) continue
    for (const name of Object.keys(value)) {
      const inner = { value: (value as Record<string, unknown>)[name], name, outer: location }
      if (isUnusable(name)) found(location, 'names of fields')
      if (typeof inner.value !== 'string') locations.push(inner)
      else if (isUnusable(inner.value)) found(inner)
    }
  }
  return count === 0 ? undefined : new ApiError('BAD_ARGUMENT', items, { more: count - items.length })
}

/** Empty for the body itself. */
function pathOf (location: Location): string {
  const names: string[] = []
  for (let at = location; at.outer !== undefined; at = at.outer) names.push(at.name.slice(0, MAX_TARGET + 1))
  return shorten(names.reverse().join('.'))
}
