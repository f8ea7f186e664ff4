import { Type, type Static, type TObject, type TOptional, type TProperties, type TSchema, type TUnsafe } from '@sinclair/typebox'

/** The schema with a description of its own, for the reference. */
export function Described<T extends TSchema> (schema: T, description: string, options: Record<string, unknown> = {}): T {
  return { ...schema, description, ...options }
}

/** The `maxLength` in the documents of text whose format already bounds its length: the validator need not count. */
export const MAX_LENGTH = 'x-max-length'

/** Other names of parameters, as a property of their schema. */
export const ALIAS = 'x-alias'

/** Ids are positive integers below 2^53. In a path or a query they are plain decimal digits (http/validation.ts). */
export const Id = Type.Integer({ format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, examples: [1] })
export type Id = Static<typeof Id>

/** The id of an object that the server makes. */
export const Key = Type.Readonly(Id)

/** The version of an object. */
export const Version = Described(Id, 'Version of the object: each change makes the next.', { examples: [2] })

/**
 * A state of an object. The version alone does not identify it: after the restore of a backup, the next change makes a version that existed
 * before, at another time.
 */
export interface State { version: number, updatedAt: string }
/** The state that a client has read. Without a time, any of this version. */
export type ExpectedState = Pick<State, 'version'> & Partial<State>
/** What `If-Match` asks of the state of an object: one of these, or `*`, that it is there. */
export type Expectation = ExpectedState[] | '*'

/** A whole number that 32 bits hold: from 0 unless it says otherwise. */
export function Int32 (options: Record<string, unknown>) {
  return Type.Integer({ format: 'int32', minimum: 0, maximum: 2 ** 31 - 1, ...options })
}

/** An HTTP status. */
export const HttpStatus = Int32({ minimum: 100, maximum: 999, examples: [200] })

/** A number with a fraction, of 64 bits: otherwise some generators use 32. */
export function Double (minimum: number, maximum: number, options: Record<string, unknown> = {}) {
  return Type.Number({ format: 'double', minimum, maximum, ...options })
}

export const Uuid = Type.String({ format: 'uuid', [MAX_LENGTH]: 36, examples: ['0b5c3a52-6f0e-4a7e-9d4e-3c1b8f6a2d10'] })

/** RFC 3339 in UTC with milliseconds and `Z`, as the database port returns it. Input may have any offset, and nine digits of a second. */
export const Timestamp = Type.String({ format: 'date-time', [MAX_LENGTH]: 35, examples: ['2026-03-02T09:30:00.000Z'] })

/** Times that the server sets. */
export const CreatedAt = Type.Readonly(Described(Timestamp, 'When the object was created.'))
export const UpdatedAt = Type.Readonly(Described(Timestamp, 'When the object last changed. It never moves backward.'))

/** A calendar day, RFC 3339 `full-date`. */
export const CalendarDate = Type.String({ format: 'date', [MAX_LENGTH]: 10, examples: ['2026-12-31'] })

/** Marks a day on which somebody was born. */
export const BORN = 'x-born'

export const FIRST_BIRTHDATE = '1900-01-01'
export const Birthdate = Described(
  CalendarDate, `Day of birth, from ${FIRST_BIRTHDATE} to today, as it is where the day is latest on earth (UTC+14).`,
  { [BORN]: true, examples: ['1990-05-11'] }
)

/** Marks a text for validation, which takes the blanks at both ends from it. */
export const TRIMMED = 'x-trimmed'

export const Email = Type.String({ format: 'idn-email', [TRIMMED]: true, maxLength: 254, examples: ['ada@example.com'] })
export const Url = Type.String({ format: 'uri', maxLength: 2048, examples: ['https://www.example.com/ada'] })

export const Country = Type.String({
  pattern: '^[A-Z]{2}$',
  format: 'country',
  [MAX_LENGTH]: 2,
  description: 'Country, as its two-letter code of ISO 3166-1.',
  'x-rule': 'must be an ISO 3166 country code of two capital letters, such as BR',
  examples: ['BR']
})

/** Marks a text of which something must be seen; in the documents, a pattern says so. */
export const VISIBLE = 'x-visible'

/** Whether nothing of the text is seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Text of 1 to `maxLength` characters, which is not blank. */
export function Text (maxLength = 255, options: Record<string, unknown> = {}) {
  return Type.String({ minLength: 1, maxLength, [VISIBLE]: true, ...options })
}

/** Marks a code for validation, which brings it into its normal form; see src/http/json-schema.ts. */
export const CODE = 'x-code'

/** A key of the company's own: without blanks at both ends, in the Unicode normal form NFC, without control characters; not `.` or `..`. */
export function Code (options: Record<string, unknown>) {
  return Text(255, { [CODE]: true, ...options })
}

/** Whether it is `.` or `..`, which clients resolve in a path before they send it. */
export const isDots = (text: string): boolean => text === '.' || text === '..'

export const NO_DOTS = 'must not be . or .., which clients take out of a path'

/** The name of a field, also of one of the company's own (`customFields.cost_center`), or a word such as a status. */
export const Word = Type.String({ pattern: '^[A-Za-z_]+([.][a-z0-9_]+)?$', maxLength: 80 })

/** A closed list of words, as `enum` (a union of literals serializes and documents worse). */
export function StringEnum<const T extends readonly string[]> (values: T, options: Record<string, unknown> = {}): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], examples: [values[0]], ...options })
}

/** A status of an object, which begins with the first of these. */
export function States<const T extends readonly string[]> (values: T) {
  return StringEnum(values, { description: 'Where it stands.' })
}

/** `T` or null as `type: [T, "null"]`: `anyOf` serializes two to three times slower. */
export function Nullable<T extends TSchema> (schema: T): TUnsafe<Static<T> | null> {
  const { enum: values, ...rest } = schema as Record<string, unknown>
  return Type.Unsafe<Static<T> | null>({
    ...rest,
    type: [schema.type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {})
  })
}

/** An object that allows no other fields: for request bodies. */
export function StrictObject<T extends TProperties> (properties: T, options: Record<string, unknown> = {}): TObject<T> {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** The body of a PATCH, a JSON merge patch (RFC 7396): each field is optional, and stays unchanged without. An empty one is a mistake. */
export function Patch<T extends TProperties> (properties: T, options: Record<string, unknown> = {}): TObject<AllOptional<T>> {
  const { properties: optional } = Type.Partial(Type.Object(properties))
  return StrictObject(optional as TProperties as AllOptional<T>, { minProperties: 1, ...options })
}

/** An `ETag`, as `If-Match` takes it. */
export const ENTITY_TAG = /^(W\/)?"[!#-~]*"$/
export const EntityTag = Type.String({ pattern: ENTITY_TAG.source, maxLength: 64, examples: ['"4-AZy4mZ3kmZ3kq0Xc9sTtqJ1R"'] })

/** Fields of items of a bulk, whose objects have no `If-Match` of their own. */
export const Expected = {
  etag: Type.Optional(Described(EntityTag, 'The `ETag` that the object must have, as in `If-Match`; it is a 412 otherwise.')),
  version: Type.Optional(Described(
    Version, 'The version that the object must have; it is a 412 otherwise. Prefer `etag`, which tells apart what a restored backup lost.'))
}
export type Expected = Static<TObject<typeof Expected>>

/** The schema with every property optional, also in nested objects. Its titles change, because it is a different type. */
function loosen (schema: TSchema): TSchema {
  if (schema.properties === undefined) return schema
  const { required, ...rest } = schema as TSchema & { properties: TProperties }
  const properties = Object.fromEntries(Object.entries(rest.properties).map(([name, property]) => [name, Type.Optional(loosen(property))]))
  return { ...rest, properties, ...(schema.title === undefined ? {} : { title: `${schema.title}Item` }) } as TSchema
}

type AllOptional<T extends TProperties> = { [K in keyof T]: TOptional<T[K]> }

/** The entity as an item of a list, where `fields` may leave out any property (the serializer skips what is absent). */
export function Sparse<T extends TProperties> (schema: TObject<T>): TObject<AllOptional<T>> {
  return loosen(schema) as TObject<AllOptional<T>>
}

// RFC 3986, in ASCII, after the scheme.
const HTTP_URL = /^https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i

/** Whether the text is an address of http or https. */
export function isHttpUrl (text: string): boolean {
  return HTTP_URL.test(text) && URL.canParse(text)
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** Whether the text is the code of a currency in ISO 4217. */
export const isCurrency = (text: string): boolean => CURRENCIES.has(text)

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, from the year 1 on. */
export function isCalendarDate (text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
