import pg from 'pg'

const { builtins } = pg.types
/** `bigint[]`, which `builtins` does not name. */
const INT8_ARRAY = 1016
const parseTexts = pg.types.getTypeParser(INT8_ARRAY as number) as (text: string) => string[]

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [INT8_ARRAY, text => parseTexts(text).map(Number)],
  [builtins.NUMERIC, Number],
  [builtins.DATE, text => text],
  [builtins.TIMESTAMPTZ, toRfc3339]
])
/** Parsers from database to JavaScript values: times as RFC 3339 text, dates as text, bigint (also in arrays) and numeric as numbers. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')
}

/** `2026-03-02 09:30:00.5+00` → `2026-03-02T09:30:00.500Z`. Sessions run in UTC, unless a pooler drops that setting. */
export function toRfc3339 (text: string): string {
  if (!text.endsWith('+00')) return new Date(text).toISOString()
  const fraction = text.length > 22 ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
