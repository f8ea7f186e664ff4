import { Sql } from 'sql-template-tag'
import { isPrepared, prepared } from './port.js'

// Jobs of company 7 are looked up by id, later those of company 8: the text is the same, `… j.company_id = $1 and j.id = any($2)`, the
// values are [7, [1, 2]] and [8, [3]]. Making the text of a job takes as long as a quarter of what its request takes otherwise, and a new
// string is hashed again to find the name of its prepared statement. So it is made once, with a placeholder for each value.

/** A statement with the text of a template. */
class FilledTemplate extends Sql {
  constructor (strings: readonly string[], values: readonly unknown[], readonly templateText: string) {
    super(strings, values)
  }

  override get text (): string { return this.templateText }
}

/**
 * Makes the text of a statement once.
 * @param build gives the statement for these values, which it may only pass on: it sees placeholders instead
 * @returns the same statement for any values
 */
export function toTemplate<Values extends unknown[]> (build: (...values: Values) => Sql): (...values: Values) => Sql {
  const placeholders: unknown[] = Array.from({ length: build.length }, (_, index) => Symbol(index))
  const made = build(...placeholders as Values)
  const { text } = made
  // Flat: what was joined of many parts would be joined again for each statement that the template is a part of.
  const strings = JSON.parse(JSON.stringify(made.strings)) as string[]
  const places = made.values.map(value => ({ value, index: placeholders.indexOf(value) }))
  const mark = isPrepared(made) ? prepared : (statement: Sql) => statement
  return (...values) => mark(new FilledTemplate(strings, places.map(({ value, index }) => index === -1 ? value : values[index]), text))
}

/** What a list of fields needs of a statement. */
interface Parts { columns: Sql, joins: Sql }
/** In place of a list of fields. */
const WRITES = {}

/**
 * Makes columns and joins once for each list of fields, which must be the same object: only the company differs between requests.
 * @param build gives them for a company; without fields, those that writes need
 */
export function byFields<Fields extends object> (
  build: (companyId: number, fields?: Fields) => Parts
): (companyId: number, fields?: Fields) => Parts {
  const known = new WeakMap<object, (companyId: number) => Parts>()
  return (companyId, fields) => {
    const parts = known.get(fields ?? WRITES) ?? toParts(companyId => build(companyId, fields))
    known.set(fields ?? WRITES, parts)
    return parts(companyId)
  }
}

function toParts (build: (companyId: number) => Parts): (companyId: number) => Parts {
  const columns = toTemplate((companyId: number) => build(companyId).columns)
  const joins = toTemplate((companyId: number) => build(companyId).joins)
  return companyId => ({ columns: columns(companyId), joins: joins(companyId) })
}
