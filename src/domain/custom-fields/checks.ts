import { isBlank, isCalendarDate, isCurrency, isHttpUrl } from '../../schema.js'
import type { BrokenRule } from '../../error-catalog.js'
import type { CustomField, CustomFieldType } from './schema.js'

/** What is wrong with a value: the end of a sentence about the field, and the rule for programs. */
export interface Fault { message: string, rule: BrokenRule }
/** A value as it is kept, or what is wrong with it. */
type Checked = { value: unknown } | Fault

const MAX_CHOSEN = 50
const MAX_DECIMALS = 4

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const type = (type: string, words = `must be ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`): Fault =>
  ({ message: words, rule: { name: 'type', type } })
const invalid = (message: string): Fault => ({ message, rule: { name: 'invalid' } })
const noValue: Fault = { message: 'must not be empty: send null to remove the value', rule: { name: 'min-length', min: 1 } }

function text (value: unknown, max: number): Checked {
  if (typeof value !== 'string') return type('string')
  if (value === '') return noValue
  if (isBlank(value)) return { message: 'must not be blank: send null to remove the value', rule: { name: 'pattern' } }
  // Units of UTF-16 are at least as many as characters.
  if (value.length > max && [...value].length > max) {
    return { message: `must have at most ${max} characters`, rule: { name: 'max-length', max } }
  }
  return { value }
}

/** A text with this form. */
function formed (value: unknown, max: number, has: (text: string) => boolean, fault: Fault): Checked {
  const checked = text(value, max)
  return 'value' in checked && !has(value as string) ? fault : checked
}

/** Digits after the point; numbers below 0.0001 have more than anybody pays. */
function decimalsOf (amount: number): number {
  const [digits = '', exponent] = String(Math.abs(amount)).split('e')
  if (exponent !== undefined) return Number(exponent) < 0 ? Infinity : 0
  return digits.split('.')[1]?.length ?? 0
}

function money (value: unknown): Checked {
  if (!isObject(value)) return type('object', 'must be an object with amount and currency')
  const { amount, currency, ...more } = value
  if (Object.keys(more).length > 0) return invalid('must have amount and currency, and nothing else')
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return type('number', 'must have a number as amount')
  if (decimalsOf(amount) > MAX_DECIMALS) return invalid(`must have an amount of at most ${MAX_DECIMALS} decimals`)
  if (typeof currency !== 'string' || !isCurrency(currency)) {
    return invalid('must have an ISO 4217 code of three capital letters as currency, such as BRL')
  }
  return { value: { amount, currency } }
}

/** The values of options that may be chosen; archived ones if the object has them. */
function choosable ({ options }: Pick<CustomField, 'options'>, before: unknown): string[] {
  const had = new Set([before].flat())
  return options.filter(({ value, archived }) => archived !== true || had.has(value)).map(({ value }) => value)
}

function select (value: unknown, field: CustomField, before: unknown): Checked {
  if (typeof value !== 'string') return type('string')
  if (value === '') return noValue
  return choosable(field, before).includes(value) ? { value } : notAnOption(value, field)
}

function notAnOption (value: string, { options }: CustomField): Fault {
  const isArchived = options.some(option => option.value === value)
  const known = options.filter(({ archived }) => archived !== true).slice(0, 20).map(({ value }) => value).join(', ')
  return { message: isArchived ? `must not be ${value}, which is archived` : `must be one of ${known}`, rule: { name: 'enum' } }
}

function multiSelect (given: unknown, field: CustomField, before: unknown): Checked {
  if (!Array.isArray(given) || !given.every(each => typeof each === 'string')) return type('array', 'must be a list of strings')
  if (given.length === 0) return noValue
  if (given.length > MAX_CHOSEN) return { message: `must have at most ${MAX_CHOSEN} values`, rule: { name: 'max-length', max: MAX_CHOSEN } }
  if (new Set(given).size < given.length) return invalid('must not contain a value twice')
  const known = choosable(field, before)
  const unknown = given.find(each => !known.includes(each))
  // In the order of the options, as the order in which they are sent has no meaning.
  return unknown === undefined ? { value: known.filter(each => given.includes(each)) } : notAnOption(unknown, field)
}

const CHECKS: Record<CustomFieldType, (value: unknown, field: CustomField, before: unknown) => Checked> = {
  text: value => text(value, 1000),
  long_text: value => text(value, 20_000),
  number: value => typeof value === 'number' && Number.isFinite(value) ? { value } : type('number'),
  boolean: value => typeof value === 'boolean' ? { value } : type('boolean'),
  date: value => formed(value, 10, isCalendarDate, { message: 'must be a date, such as 2026-01-31', rule: { name: 'date' } }),
  url: value => formed(value, 2048, isHttpUrl, {
    message: 'must be an http or https URL in ASCII; percent-encode anything else', rule: { name: 'uri' }
  }),
  money,
  select,
  multi_select: multiSelect,
  user: value => Number.isSafeInteger(value) && Number(value) > 0 ? { value } : type('integer', 'must be the id of a user')
}

/** The value of a field as it is kept. Whether a user is there is not checked. @param before the value that the object has */
export function checkValue (field: CustomField, value: unknown, before: unknown): Checked {
  return CHECKS[field.type](value, field, before)
}
