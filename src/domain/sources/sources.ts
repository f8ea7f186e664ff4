import { Type } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { Code, CreatedAt, Described, Id, Nullable, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import { PLAIN } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { ArchivedAt, byArchived } from '../shared/archiving.js'
import { Folded } from '../shared/classification.js'
import { byCode, byName, filters } from '../shared/filters.js'

const Source = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the source.')),
  name: Folded(Text(255, { description: 'Name of the source.', examples: ['Job fair'] })),
  code: Nullable(Code({ examples: ['SOURCE-9'], description: 'Your own key, unique among sources.' })),
  archivedAt: ArchivedAt,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Source', description: 'Where applications come from, in words that reports can count.' })

const samples = [
  { code: 'SOURCE-01', name: 'Referral' },
  { code: 'SOURCE-02', name: 'Career site' },
  { code: 'SOURCE-03', name: 'Job board' },
  { code: 'SOURCE-04', name: 'Agency' }
] as const

/** Where applications come from. */
export const SOURCE = kind({
  name: 'source',
  plural: 'sources',
  group: 'organization',
  scopes: { read: 'structure:read', write: 'structure:write' },
  schema: Source,
  blank: { code: null },
  keys: { code: 'code' },
  example: samples[0],
  samples,
  filters: filters<{ name: string, code: string, archived: boolean }, Columns<'sources'>>()({
    name: byName, code: byCode, archived: byArchived
  }),
  writes: PLAIN
})

export async function nameOfSource (db: Queryable, companyId: number, id: number): Promise<string | undefined> {
  const [source] = await db.query<{ name: string }>(prepared(sql`
    select name from sources where company_id = ${companyId} and id = ${id}`))
  return source?.name
}
