import { Type, type Static } from '@sinclair/typebox'
import { ApiError } from '../../errors.js'
import { Code, CreatedAt, Described, Double, Id, MAX_LENGTH, Nullable, StrictObject, StringEnum, Text, UpdatedAt } from '../../schema.js'
import { kind } from '../engine/describe.js'
import type { Fields, Writes } from '../engine/kind.js'
import { PLAIN } from '../engine/writes.js'
import { ArchivedAt, byArchived } from '../shared/archiving.js'
import { Folded } from '../shared/classification.js'
import type { Columns } from '../shared/columns.js'
import { byCode, byName, filters } from '../shared/filters.js'

const CriterionKind = StringEnum(['rating', 'yes_no', 'text'], {
  title: 'CriterionKind',
  description: 'What an answer is. `rating`: a whole number from 1 to 5; `yes_no`: true or false; `text`: words.'
})

export const Criterion = StrictObject({
  key: Type.String({
    pattern: '^[a-z][a-z0-9_]{0,62}$',
    [MAX_LENGTH]: 63,
    'x-rule': 'must be a letter from a to z, and then up to 62 of a to z, 0 to 9 and _',
    description: 'Name of the criterion in answers, unique in its template.',
    examples: ['code_quality']
  }),
  label: Text(255, { description: 'What people read.', examples: ['Quality of the code'] }),
  kind: CriterionKind,
  weight: Type.Optional(Double(0.01, 1000, {
    description: 'How much a rating counts beside the others. Only for the kind `rating`; 1 without it.', examples: [2]
  })),
  isRequired: Type.Optional(Type.Boolean({
    description: 'Whether a scorecard must have an answer to be submitted. Default: false.', examples: [true]
  }))
}, { title: 'Criterion', description: 'Something that an interviewer judges.' })
export type Criterion = Static<typeof Criterion>

const ScorecardTemplate = Type.Object({
  id: Type.Readonly(Described(Id, 'Id of the template.')),
  name: Folded(Text(255, { description: 'Name of the template.', examples: ['Technical interview'] })),
  code: Nullable(Code({ examples: ['SCORECARD-9'], description: 'Your own key, unique among scorecard templates.' })),
  criteria: Type.Array(Criterion, {
    minItems: 1,
    maxItems: 50,
    description: 'What is judged, in the order of forms.',
    examples: [[{ key: 'code_quality', label: 'Quality of the code', kind: 'rating', weight: 2, isRequired: true }]]
  }),
  archivedAt: ArchivedAt,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'ScorecardTemplate', description: 'What interviewers are asked about an applicant. A step may name one.' })

const samples = [
  {
    code: 'SCORECARD-01',
    name: 'Technical interview',
    criteria: [
      { key: 'problem_solving', label: 'Solves problems', kind: 'rating', weight: 2, isRequired: true },
      { key: 'code_quality', label: 'Quality of the code', kind: 'rating', isRequired: true },
      { key: 'notes', label: 'Notes', kind: 'text' }
    ]
  },
  {
    code: 'SCORECARD-02',
    name: 'First conversation',
    criteria: [
      { key: 'motivation', label: 'Motivation', kind: 'rating', isRequired: true },
      { key: 'may_start', label: 'Can start in time', kind: 'yes_no' }
    ]
  }
] as const

/** The body. @throws ApiError BAD_ARGUMENT with an item for each key that comes twice and each weight of what is no rating */
function checked (body: Fields): Fields {
  const { criteria = [] } = body as { criteria?: Criterion[] }
  const keys = criteria.map(({ key }) => key)
  const faults = criteria.flatMap(({ key, kind, weight }, index) => {
    const at = `criteria.${index}`
    return [
      ...(keys.indexOf(key) < index ? [{ target: `${at}.key`, message: `${at}.key must not be that of another criterion` }] : []),
      ...(weight !== undefined && kind !== 'rating'
        ? [{ target: `${at}.weight`, message: `${at}.weight is for criteria of the kind rating: leave it out` }]
        : [])
    ]
  })
  if (faults.length > 0) throw new ApiError('BAD_ARGUMENT', faults)
  return body
}

const WRITES: Writes = {
  ...PLAIN,
  create: async (change, kind, body) => await PLAIN.create(change, kind, checked(body)),
  change: async (change, kind, id, body) => await PLAIN.change(change, kind, id, checked(body)),
  put: async (change, kind, body) => await PLAIN.put(change, kind, checked(body))
}

/** What scorecards ask. */
export const SCORECARD_TEMPLATE = kind({
  name: 'scorecard-template',
  plural: 'scorecard-templates',
  group: 'scorecards',
  scopes: { read: 'scorecards:read', write: 'scorecards:write' },
  schema: ScorecardTemplate,
  blank: { code: null },
  keys: { code: 'code' },
  example: samples[0],
  samples,
  filters: filters<{ name: string, code: string, archived: boolean }, Columns<'scorecard_templates'>>()({
    name: byName, code: byCode, archived: byArchived
  }),
  writes: WRITES
})
