import type { TSchema } from '@sinclair/typebox'
import { ownField } from '../../domain/engine/child.js'
import type { Fields, Kind, Readable } from '../../domain/engine/kind.js'
import { KINDS } from '../../domain/kinds/table.js'
import { fold } from '../../domain/shared/fold.js'
import { columnOf } from '../../domain/shared/sql.js'
import { OPENING } from '../data/calendar.js'
import type { Batch } from './batch.js'
import { arrayLiteral, type ColumnType, type Table, type Value } from './tables.js'

/** The kinds that say which objects a made-up company has. */
const SAMPLED = KINDS.catalogues.filter(({ samples }) => samples !== undefined)

/** How many ids their tables need. */
export const countSamples = (): Record<string, number> =>
  Object.fromEntries([...SAMPLED, ...KINDS.children].map(({ table, samples = [] }) => [table, samples.length]))

/** The id of the sample of a kind whose name is this text; words such as `job_board` are `Job board`. */
export function sampleNamed (
  { table, samples = [] }: Pick<Kind, 'table' | 'samples'>, { first }: { first: Readonly<Record<string, number>> }, text: string | null
): number | null {
  const index = samples.findIndex(({ name }) => name.toLowerCase() === text?.replace('_', ' ').toLowerCase())
  return index === -1 ? null : first[table] as number + index
}

/** The type of the column of a property, as its schema says. */
function typeOf ({ type, format, items }: TSchema): ColumnType {
  const [own] = [type].flat().filter(each => each !== 'null')
  if (own === 'array') return items.type === 'string' ? 'text[]' : 'jsonb'
  if (own === 'string') return format === 'date' ? 'date' : format === 'date-time' ? 'timestamptz' : format === 'uuid' ? 'uuid' : 'text'
  const types: Record<string, ColumnType> = { integer: 'bigint', number: 'double precision', boolean: 'boolean' }
  return types[own] ?? 'jsonb'
}

function tableOf ({ table: name, schema }: Readable, fields: string[]): Table {
  const own = fields.map((field): [string, ColumnType] => [columnOf(field), typeOf(schema.properties[field] as TSchema)])
  const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const
  const folded: Record<string, ColumnType> = fields.includes('name') ? { name_folded: 'text' } : {}
  return { name, columns: { id: 'bigint', ...folded, ...Object.fromEntries(own), ...stamps } }
}

/** A value as the column of this type takes it. */
function valueFor (type: ColumnType, value: unknown): Value {
  if (type === 'text[]') return arrayLiteral(value as string[])
  if (type === 'timestamptz') return Date.parse(value as string)
  return type === 'jsonb' ? JSON.stringify(value) : value as Value
}

/** The objects that kinds say that a made-up company has. */
export function addSamples (batch: Batch, { first }: { first: Readonly<Record<string, number>> }): void {
  for (const kind of SAMPLED) addRows(batch, kind, kind.samples ?? [], first[kind.table] as number, kind.blank as Fields)
}

/** The objects that kinds below such a parent say that it has, if the parent of the examples is one of these. */
export function addChildren (
  batch: Batch, { first }: { first: Readonly<Record<string, number>> }, parents: string,
  { count, begin, end }: { count: number, begin: number, end: number }
): void {
  for (const kind of KINDS.children.filter(({ parent }) => parent.table === parents)) {
    const { parent, samples, table } = kind
    const own = ownField(parent)
    const index = Math.min(parent.ids[own]?.examples[0], count) - 1
    if (index < begin || index >= end) continue
    const below = samples.map(sample => ({ ...sample, [own]: first[parents] as number + index }))
    addRows(batch, kind, below, first[table] as number)
  }
}

/** Rows are written together: one that lacks a field has it blank. */
function addRows (batch: Batch, kind: Readable, samples: readonly Fields[], firstId: number, blank: Fields = {}): void {
  const fields = [...new Set(samples.flatMap(sample => Object.keys(sample)))]
  const table = tableOf(kind, fields)
  samples.forEach((sample, i) => {
    const whole: Fields = { ...blank, ...sample }
    const values = fields.map((field): [string, Value] => {
      const column = columnOf(field)
      return [column, whole[field] == null ? null : valueFor(table.columns[column] as ColumnType, whole[field])]
    })
    const folded: Record<string, Value> = 'name_folded' in table.columns ? { name_folded: fold(sample.name as string) } : {}
    batch.add(table, { id: firstId + i, ...folded, ...Object.fromEntries(values), created_at: OPENING, updated_at: OPENING })
  })
}
