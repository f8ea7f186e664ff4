import type { TObject } from '@sinclair/typebox'
import type { ErrorObject } from 'ajv'
import { RULES, type BrokenRule, type Rule } from '../error-catalog.js'
import { shorten, type ErrorItem } from '../errors.js'
import { countryMeantBy } from '../countries.js'
import { BORN, CODE, FIRST_BIRTHDATE, isDots, NO_DOTS, VISIBLE } from '../schema.js'
import { nearest } from '../spelling.js'
import type { Plan } from './text-values.js'

/** What messages call the whole body. */
export const BODY = 'the body'

/** The parameter at fault; of one with values by key, as it stands in the query: `customFields[cost_center]`. */
export function queryTarget ({ params, instancePath }: ErrorObject): string {
  const [, name, key] = instancePath.split('/')
  if (name !== undefined && key !== undefined && !/^\d+$/.test(key)) return `${name}[${key}]`
  return params.missingProperty ?? name ?? 'request'
}

export function queryItem (error: ErrorObject, plan: Plan): ErrorItem {
  const target = queryTarget(error)
  if (error.keyword === 'required') return { target, message: `${target} is required`, rule: ruleOf(error) }
  const rule = plan.isId(target) && error.keyword !== 'maxItems' ? idRule(error.data) : ruleText(error)
  const subject = plan.isList(target) && error.keyword !== 'maxItems' ? `each value in ${target}` : target
  return { target, message: `${subject} ${rule}`, rule: ruleOf(error) }
}

/** Number of letters of an unknown name that are compared, which bounds the work. */
const COMPARED = 40

/** The known name that is probably meant. */
function meant (name: string, names: readonly string[]): string | undefined {
  return nearest(name.slice(0, COMPARED), names, (known, mistakes) => mistakes <= Math.max(1, known.length / 2))
}

export function unknownItem (name: string, { names }: Plan): ErrorItem {
  const known = meant(name, names)
  const all = names.length === 0 ? 'it takes none' : `known: ${names.join(', ')}`
  const help = known === undefined ? all : `did you mean ${known}?`
  return { target: name, message: `${shorten(name)} is not a parameter of this operation; ${help}`, rule: { name: 'unknown' } }
}

function idRule (value: unknown): string {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
  return isNumber ? 'must be a positive whole number' : 'must be a number'
}

/** Maximum number of unknown fields that get a suggestion: more are hardly typos, and each costs work. */
const MAX_SUGGESTED = 3

export function bodyItems (faults: ErrorObject[], whole: string): ErrorItem[] {
  const suggests = faults.filter(({ keyword }) => keyword === 'additionalProperties').length <= MAX_SUGGESTED
  return faults.map(fault => bodyItem(fault, whole, suggests))
}

function bodyItem (error: ErrorObject, whole: string, suggests: boolean): ErrorItem {
  const { missingProperty, additionalProperty } = error.params as { missingProperty?: string, additionalProperty?: string }
  const path = error.instancePath.split('/').slice(1).map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const name = missingProperty ?? additionalProperty ?? nameAtFault(error)
  const target = shorten([...path, ...(name === undefined ? [] : [name])].join('.'))
  const rule = ruleOf(error)
  if (missingProperty !== undefined) return { target, message: `${target} is required`, rule }
  if (additionalProperty !== undefined) {
    const names = Object.keys(error.parentSchema?.properties ?? {})
    const known = suggests ? meant(additionalProperty, names) : undefined
    const help = known === undefined ? '' : `: did you mean ${known}?`
    return { target, message: `${target} is not a known field (known: ${names.join(', ')})${help}`, rule }
  }
  if (path.length > 0 || name !== undefined) return { target, message: `${target} ${ruleText(error)}${exampleOf(error)}`, rule }
  const isMissing = whole === BODY && (error.data === undefined || error.data === null)
  if (isMissing) return { target: 'request', message: 'a body is required', rule: { name: 'required' } }
  return { target: 'request', message: `${whole} ${ruleText(error)}`, rule }
}

/** Bytes of an example that a message has. */
const MAX_EXAMPLE = 200

/** What stands in place of a value that should be an object, such as `, such as {"value":"emea","label":"Europe"}`. */
function exampleOf ({ keyword, parentSchema = {} }: ErrorObject): string {
  const { examples = [], properties = {}, required = [] } = parentSchema as Partial<TObject> & { examples?: unknown[] }
  if (keyword !== 'type' || [parentSchema.type].flat()[0] !== 'object') return ''
  const parts = required.map((name): [string, unknown] => [name, properties[name]?.examples?.[0]])
  const isWhole = parts.length > 0 && parts.every(([, example]) => example !== undefined)
  const text = JSON.stringify(examples[0] ?? (isWhole ? Object.fromEntries(parts) : undefined)) ?? ''
  return text === '' || text.length > MAX_EXAMPLE ? '' : `, such as ${text}`
}

/** The name of a property that is too long to be one. */
export const nameAtFault = ({ propertyName, params }: ErrorObject): string | undefined => propertyName ?? params.propertyName

/** What the server sets in objects, and no body has. */
const READ_ONLY = new Set(['id', 'createdAt', 'updatedAt', 'createdBy'])

/** The violated rule for programs. */
function ruleOf ({ keyword, params }: ErrorObject): BrokenRule {
  switch (keyword) {
    case 'required': return { name: 'required' }
    case 'additionalProperties': return { name: READ_ONLY.has(params.additionalProperty) ? 'read-only' : 'unknown' }
    case 'type': return { name: 'type', type: [params.type].flat()[0] as string }
    case 'enum': return { name: 'enum' }
    case 'minimum': return { name: 'min', min: params.limit }
    case 'maximum': return { name: 'max', max: params.limit }
    case 'minLength': case 'minItems': case 'minProperties': return { name: 'min-length', min: params.limit }
    case 'maxLength': case 'maxItems': case 'maxProperties': return { name: 'max-length', max: params.limit }
    case CODE: return { name: 'code' }
    case 'pattern': case VISIBLE: return { name: 'pattern' }
    case 'format': return { name: params.format in RULES ? params.format as Rule : params.format === 'idn-email' ? 'email' : 'pattern' }
    default: return { name: 'invalid' }
  }
}

const FORMATS: Record<string, string> = {
  'date-time': 'must be an RFC 3339 date-time with a zone, such as 2026-01-31T09:30:00Z',
  'date-or-time': 'must be a date, or an RFC 3339 date-time with a zone',
  date: 'must be a date, such as 2026-01-31',
  'idn-email': 'must be an e-mail address',
  uri: 'must be an http or https URL in ASCII; percent-encode anything else',
  uuid: 'must be a UUID',
  'time-zone': 'must be the name of a time zone, such as America/Sao_Paulo',
  locale: 'must be a BCP 47 language tag, such as pt-BR'
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
    case 'minItems': return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} values`
    case 'maxItems': return `must have at most ${params.limit} values`
    case 'minProperties': return 'must name at least one field'
    case 'maxProperties': return `must have at most ${params.limit} fields`
    case 'uniqueItems': return 'must not contain a value twice'
    case CODE: return isDots(String(error.data).trim()) ? NO_DOTS : 'must not contain control characters'
    case 'pattern': return String(parentSchema?.['x-rule'] ?? 'does not have the right form')
    case 'format': return formatText(error)
    case VISIBLE: return 'must not be blank'
    case BORN: return `must be from ${FIRST_BIRTHDATE} on, and not ahead of today`
    default: return 'is not valid'
  }
}

/** A `+` in a query stands for a blank. */
const UNENCODED_ZONE = /T[\d:.]+ \d{2}:\d{2}$/i

function formatText ({ params, parentSchema, data }: ErrorObject): string {
  const meant = params.format === 'country' ? countryMeantBy(data as string) : undefined
  if (meant !== undefined) return `must be an ISO 3166 country code: send ${meant} for ${data as string}`
  const rule = FORMATS[params.format as string] ?? String(parentSchema?.['x-rule'] ?? 'does not have the right form')
  return /^date-/.test(params.format as string) && UNENCODED_ZONE.test(data as string) ? `${rule}: in a query, + must be sent as %2B` : rule
}

function typeText (types: string[]): string {
  const words = types.map(type => type === 'null' ? 'null' : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`)
  return words.join(' or ')
}

/** Values that a message lists. */
const MAX_LISTED = 60

function shortList (values: unknown[]): string {
  return values.slice(0, MAX_LISTED).join(', ') + (values.length > MAX_LISTED ? ', …' : '')
}
