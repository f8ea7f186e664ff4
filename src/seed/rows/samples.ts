import type { Kind } from '../../domain/engine/kind.js'
import { catalogues } from '../../domain/kinds/catalogues.js'
import { fold } from '../../domain/shared/fold.js'
import { byColumn, columnOf } from '../../domain/shared/sql.js'
import { OPENING } from '../data/calendar.js'
import type { Batch } from './batch.js'
import { arrayLiteral, type ColumnType, type Table, type Value } from './tables.js'

/** The kinds that say which objects a made-up company has. */
const SAMPLED = catalogues.filter(({ samples }) => samples !== undefined)

/** How many ids their tables need. */
export const countSamples = (): Record<string, number> =>
  Object.fromEntries(SAMPLED.map(({ plural, samples = [] }) => [plural, samples.length]))

/** The id of the sample of a kind whose name is this text; words such as `job_board` are `Job board`. */
export function sampleNamed (
  { plural, samples = [] }: Pick<Kind, 'plural' | 'samples'>, { first }: { first: Readonly<Record<string, number>> }, text: string | null
): number | null {
  const index = samples.findIndex(({ name }) => name.toLowerCase() === text?.replace('_', ' ').toLowerCase())
  return index === -1 ? null : first[plural] as number + index
}

function tableOf ({ table: name, example }: Kind): Table {
  const own = Object.entries(example).map(([field, value]): [string, ColumnType] =>
    [columnOf(field), Array.isArray(value) ? 'text[]' : 'text'])
  const stamps = { created_at: 'timestamptz', updated_at: 'timestamptz' } as const
  return { name, columns: { id: 'bigint', name_folded: 'text', ...Object.fromEntries(own), ...stamps } }
}

/** The objects that kinds say that a made-up company has. */
export function addSamples (batch: Batch, { first }: { first: Readonly<Record<string, number>> }): void {
  for (const kind of SAMPLED) {
    const table = tableOf(kind)
    kind.samples?.forEach((sample, i) => {
      const values = Object.entries(byColumn(sample)).map(([column, value]) =>
        [column, Array.isArray(value) ? arrayLiteral(value as string[]) : value as Value])
      const id = first[kind.plural] as number + i
      batch.add(table, { id, name_folded: fold(sample.name), ...Object.fromEntries(values), created_at: OPENING, updated_at: OPENING })
    })
  }
}
