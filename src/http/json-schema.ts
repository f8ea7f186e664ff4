import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import addFormatsModule from 'ajv-formats'
import type { TSchema } from '@sinclair/typebox'
import { ALIAS, CODE, isCalendarDate, isDots, isHttpUrl, MAX_LENGTH } from '../schema.js'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

// PostgreSQL accepts offsets below 16 hours; real ones go up to 14.
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-](0\d|1[0-5]):\d{2})$/

// One strict instance: nothing is coerced, removed or silently corrected. Codes alone are brought into their normal form.
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
addFormats(ajv, ['time', 'date-time', 'email'])
const dateTime = ajv.formats['date-time'] as { validate: (text: string) => boolean }
// No leap seconds, which PostgreSQL and JavaScript do not support, and only the years 1 to 9999 in UTC.
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
ajv.addFormat('date-time', (text: string) =>
  RFC3339.test(text) && dateTime.validate(text) && Date.parse(text) >= FIRST && Date.parse(text) <= LAST)
ajv.addFormat('date', isCalendarDate)
ajv.addFormat('date-or-time', (text: string) => isFormat('date', text) || isFormat('date-time', text))
ajv.addFormat('uri', isHttpUrl)
// Without the prefix `urn:uuid:`, which the library also accepts.
ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)
ajv.addFormat('time-zone', (text: string) => /^[a-z]/i.test(text) && isTimeZone(text))
ajv.addFormat('locale', (text: string) => isLocale(text))
// The bounds of numbers already say what these formats would.
for (const width of ['int32', 'int64', 'double']) ajv.addFormat(width, true)
ajv.addVocabulary(['x-rule', 'x-personal', 'x-scope', 'x-reference', ALIAS, MAX_LENGTH, 'example'])
ajv.addVocabulary(['kind'])
ajv.addKeyword({
  keyword: CODE,
  type: 'string',
  schemaType: 'boolean',
  // The bounds are those of the normal form.
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (_: true, text: string, __: unknown, place?: DataValidationCxt) => {
    const code = text.trim().normalize('NFC')
    if (place !== undefined) place.parentData[place.parentDataProperty] = code
    return !isDots(code) && !/\p{Cc}/u.test(code)
  }
})

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
