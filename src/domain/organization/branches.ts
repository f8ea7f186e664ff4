import { Type, type Static } from '@sinclair/typebox'
import { Country, CreatedAt, Described, Id, Nullable, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import { find } from '../engine/reads.js'
import { insertRow, updateRow, writesWith } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { Folded } from '../shared/classification.js'
import { byActive, byCode, byName, filters } from '../shared/filters.js'
import { waitingColumn } from '../settings/waiting.js'
import { Active, OptionalCode, STRUCTURE, type StructureFilter } from './shared.js'

export const Branch = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the branch.')),
  name: Folded(Text(255, { description: 'Name of the branch.', examples: ['Recife'] })),
  code: OptionalCode,
  path: Type.Array(Text(255), {
    maxItems: 20, examples: [['Brazil', 'Pernambuco', 'Recife']], description: 'Place of the branch in the hierarchy of the company, ' +
      'from the top.'
  }),
  city: Nullable(Text(255, { description: 'City of the branch.', examples: ['Recife'] })),
  state: Nullable(Text(255, { description: 'State or region of the branch.', examples: ['Pernambuco'] })),
  country: Nullable(Country),
  active: Active,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Branch', description: 'A place where people of the company work.' })
export type Branch = Static<typeof Branch>

export const BRANCH = kind({
  ...STRUCTURE,
  name: 'branch',
  plural: 'branches',
  schema: Branch,
  blank: { code: null, path: [], city: null, state: null, country: null, active: true },
  keys: { code: 'code' },
  example: { code: 'BRANCH-01', name: 'Recife', path: ['Brazil', 'Pernambuco', 'Recife'] },
  filters: filters<StructureFilter, Columns<'branches'>>()({ name: byName, code: byCode, active: byActive }),
  writes: writesWith({
    insert: insertRow,
    // Another country may make people due earlier who have applied there.
    update: async (change, kind, id, fields) => {
      const findCountries = async () => {
        const before = await find(change.tx, kind, change.companyId, id) as Branch | undefined
        return { before: before?.country ?? null, after: fields.country as string | null }
      }
      await updateRow(change, kind, id, { ...fields, ...(fields.country === undefined ? {} : await waitingColumn(change, findCountries)) })
    }
  })
})
