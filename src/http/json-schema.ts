import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import formats from 'ajv-formats'
import type { TSchema } from '@sinclair/typebox'
import { isCountry } from '../countries.js'
import { now } from '../domain/shared/clock.js'
import { isEmail } from '../email.js'
import {
  ALIAS, BORN, CODE, FIRST_BIRTHDATE, isBlank, isCalendarDate, isCurrency, isDots, isHttpUrl, MAX_LENGTH, TRIMMED, VISIBLE
} from '../schema.js'

// PostgreSQL accepts offsets below 16 hours; real ones go up to 14.
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-](0\d|1[0-5]):\d{2})$/

// One strict instance: nothing is coerced, removed or silently corrected. Codes alone are brought into their normal form, and
// e-mail addresses trimmed.
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
formats.default(ajv, ['time', 'date-time'])
const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean }
// No leap seconds, which PostgreSQL and JavaScript do not support, and only the years 1 to 9999 in UTC.
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
ajv.addFormat('date-time', (text: string) =>
  RFC3339.test(text) && dateTime.validate(text) && Date.parse(text) >= FIRST && Date.parse(text) <= LAST)
ajv.addFormat('date', isCalendarDate)
ajv.addFormat('date-or-time', (text: string) => isFormat('date', text) || isFormat('date-time', text))
ajv.addFormat('uri', isHttpUrl)
ajv.addFormat('idn-email', isEmail)
ajv.addFormat('country', isCountry)
ajv.addFormat('currency', isCurrency)
// Without the prefix `urn:uuid:`, which the library also accepts.
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
ajv.addFormat('time-zone', (text: string) => /^[a-z]/i.test(text) && isTimeZone(text))
ajv.addFormat('locale', (text: string) => isLocale(text))
// The bounds of numbers already say what these formats would; bytes may be any.
for (const format of ['int32', 'int64', 'double', 'binary']) ajv.addFormat(format, true)
/** Names of the formats that schemas may have. */
export const FORMATS = Object.keys(ajv.formats)
ajv.addVocabulary(['x-rule', 'x-personal', 'x-scope', 'x-reference', ALIAS, MAX_LENGTH, 'example'])
ajv.addVocabulary(['kind'])
addForm(CODE, text => text.trim().normalize('NFC'), code => !isDots(code) && !/\p{Cc}/u.test(code))
addForm(TRIMMED, text => text.trim(), () => true)
addRule(VISIBLE, text => text === '' || !isBlank(text))
addRule(BORN, day => day >= FIRST_BIRTHDATE && day <= lastDayOnEarth())

/** A keyword that brings texts into their normal form. */
function addForm (keyword: string, toNormal: (text: string) => string, holds: (text: string) => boolean): void {
  ajv.addKeyword({
    keyword,
    type: 'string',
    schemaType: 'boolean',
    // The bounds are those of the normal form.
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (_: true, text: string, __: unknown, place?: DataValidationCxt) => {
      const normal = toNormal(text)
      if (place !== undefined) place.parentData[place.parentDataProperty] = normal
      return holds(normal)
    }
  })
}

/** A keyword of our own for texts. */
function addRule (keyword: string, holds: (text: string) => boolean): void {
  ajv.addKeyword({ keyword, type: 'string', schemaType: 'boolean', errors: false, validate: (_: true, text: string) => holds(text) })
}

/** Today, where on earth the day is latest. */
function lastDayOnEarth (): string {
  return new Date(now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

function isFormat (name: string, text: string): boolean {
  return (ajv.formats[name] as (text: string) => boolean)(text)
}

/** Whether it is the name of a time zone: without offsets such as `+03:00`, which some versions of Node.js take for one. */
function isTimeZone (text: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

function isLocale (text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** Compiled at the first use: compiling 200 schemas would take a third of the start time. */
export function faultsBy (schema: TSchema): (value: unknown) => ErrorObject[] {
  let validate: ValidateFunction | undefined
  return value => {
    validate ??= ajv.compile(schema)
    return validate(value) ? [] : validate.errors ?? []
  }
}
