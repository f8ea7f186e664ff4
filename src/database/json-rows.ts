import pg from 'pg'
import { conform } from './conform.js'
import type { JsonField, JsonFields, JsonRows } from './port.js'
import { toRfc3339, types } from './value-types.js'

// Rows come as lists of the texts that PostgreSQL sends, and each becomes the JSON of an object, without an object in between:
//
//   ['7', 'Eva "E" Meyer', null]   →   {"id":7,"name":"Eva \"E\" Meyer","salary":null}
//
// The fields come from the schema of the response. What writes them is made once for a list of fields and the columns of a statement.

/** The values of a row as text. */
type Row = Array<string | null>
type Write = (row: Row) => string
interface Column { name: string, dataTypeID: number }

/** For `pg`: values stay the text that PostgreSQL sends. */
export const TEXTS = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig

const { builtins } = pg.types
/** What JSON.stringify escapes. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u
const asItIs = (text: string): string => text
const quoted = (text: string): string => `"${text}"`
const escaped = (text: string): string => ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`

/** How texts of a type become JSON. What is not here is parsed, and written by JSON.stringify. */
const FORMATS = new Map<number, (text: string) => string>([
  [builtins.INT2, asItIs], [builtins.INT4, asItIs], [builtins.INT8, asItIs],
  [builtins.UUID, quoted], [builtins.DATE, quoted],
  [builtins.TEXT, escaped], [builtins.VARCHAR, escaped],
  [builtins.TIMESTAMPTZ, text => `"${toRfc3339(text)}"`],
  [builtins.BOOL, text => text === 't' ? 'true' : 'false']
])

const parserOf = ({ dataTypeID }: Column): ((text: string) => unknown) => types.getTypeParser(dataTypeID)

function formatOf (column: Column, { schema }: Extract<JsonField, { schema: unknown }>): (text: string) => string {
  const parse = parserOf(column)
  return FORMATS.get(column.dataTypeID) ?? (text => JSON.stringify(conform(parse(text), schema)))
}

/** Writes an object of these fields. Fields without a column in the result are left out: lists do not select long texts. */
function writerOf (fields: readonly JsonField[], columns: readonly Column[]): { write: Write, isEmpty: boolean } {
  const indexOf = (wanted: string) => columns.findIndex(({ name }) => name === wanted)
  const parts: Array<{ before: string, write: Write }> = []
  const add = (name: string, write: Write) => parts.push({ before: `${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`, write })
  for (const field of fields) {
    if ('fields' in field) {
      const needs = field.needs.map(indexOf)
      const { write, isEmpty } = writerOf(field.fields, columns)
      if (!isEmpty) add(field.name, row => needs.some(index => row[index] === null) ? 'null' : write(row))
      continue
    }
    const index = indexOf(field.column)
    if (index === -1) continue
    const format = formatOf(columns[index] as Column, field)
    add(field.name, row => {
      const value = row[index] as string | null
      return value === null ? 'null' : format(value)
    })
  }
  const write: Write = row => {
    let json = ''
    for (const part of parts) json += part.before + part.write(row)
    return `${json}}`
  }
  return parts.length === 0 ? { write: () => '{}', isEmpty: true } : { write, isEmpty: false }
}

const kept = new WeakMap<JsonFields, Map<string, Write>>()

/** Made once for a list of fields and the columns of a statement. */
function keptWriter (fields: JsonFields, columns: readonly Column[]): Write {
  const writers = kept.get(fields) ?? new Map<string, Write>()
  kept.set(fields, writers)
  const key = columns.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()
  const write = writers.get(key) ?? writerOf(fields, columns).write
  writers.set(key, write)
  return write
}

/** The rows of a result whose values are texts, as JSON objects of these fields. @param limit rows beyond it are counted alone */
export function toJsonRows (result: pg.QueryArrayResult<Row>, fields: JsonFields, limit = Infinity): JsonRows {
  const { rows, fields: columns } = result
  const taken = rows.length > limit ? rows.slice(0, limit) : rows
  const valuesOf = (wanted: string): ((row: Row | undefined) => unknown) => {
    const index = columns.findIndex(({ name }) => name === wanted)
    const parse = index === -1 ? undefined : parserOf(columns[index] as Column)
    return row => row === undefined ? undefined : parse === undefined || row[index] === null ? null : parse(row[index] as string)
  }
  return {
    objects: rows.length === 0 ? [] : taken.map(keptWriter(fields, columns)),
    count: rows.length,
    first: column => valuesOf(column)(taken[0]),
    last: column => valuesOf(column)(taken.at(-1)),
    values: column => taken.map(valuesOf(column))
  }
}
