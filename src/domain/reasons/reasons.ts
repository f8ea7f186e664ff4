import { Type } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { Code, CreatedAt, Described, Id, Nullable, StringEnum, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import { PLAIN } from '../engine/writes.js'
import type { Columns } from '../shared/columns.js'
import { ArchivedAt, byArchived } from '../shared/archiving.js'
import { Folded } from '../shared/classification.js'
import { byCode, byName, filters } from '../shared/filters.js'

const USES = ['reproved', 'give_up', 'canceled', 'frozen'] as const

export type ReasonUse = typeof USES[number]
export const ReasonUse = StringEnum(USES, { title: 'ReasonUse', description: 'A status of applications or jobs that may have a reason.' })

const Reason = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the reason.')),
  name: Folded(Text(255, { description: 'Name of the reason.', examples: ['Salary expectation'] })),
  code: Nullable(Code({ examples: ['REASON-9'], description: 'Your own key, unique among reasons.' })),
  appliesTo: Type.Array(ReasonUse, {
    minItems: 1,
    maxItems: USES.length,
    uniqueItems: true,
    description: 'Statuses that may have it: all unless stated otherwise.',
    examples: [['reproved', 'give_up']]
  }),
  archivedAt: ArchivedAt,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Reason', description: 'Why an application or a job came to an end or a halt, in words that reports can count.' })

const samples = [
  { code: 'REASON-01', name: 'Other candidate chosen', appliesTo: ['reproved'] },
  { code: 'REASON-02', name: 'Missing experience', appliesTo: ['reproved'] },
  { code: 'REASON-03', name: 'Salary expectation', appliesTo: ['reproved', 'give_up'] },
  { code: 'REASON-04', name: 'Accepted another offer', appliesTo: ['give_up'] },
  { code: 'REASON-05', name: 'Budget on hold', appliesTo: ['canceled', 'frozen'] }
] as const

/** Why applications and jobs end. */
export const REASON = kind({
  name: 'reason',
  plural: 'reasons',
  group: 'organization',
  scopes: { read: 'structure:read', write: 'structure:write' },
  schema: Reason,
  blank: { code: null, appliesTo: [...USES] },
  keys: { code: 'code' },
  example: samples[0],
  samples,
  filters: filters<{ name: string, code: string, archived: boolean, appliesTo: string[] }, Columns<'reasons'>>()({
    name: byName, code: byCode, archived: byArchived, appliesTo: uses => sql`t.applies_to && ${uses}::text[]`
  }),
  writes: PLAIN
})
