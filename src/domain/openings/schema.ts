import { Type, type Static } from '@sinclair/typebox'
import {
  CalendarDate, Code, CreatedAt, Described, Id, Nullable, Patch, StrictObject, StringEnum, Timestamp, UpdatedAt
} from '../../schema.js'
import { StatedTime } from '../shared/history.js'

export const OpeningStatus = StringEnum(['open', 'filled', 'canceled'], {
  title: 'OpeningStatus', description: 'Whether the opening is to be filled, is filled by a hire, or is no longer to be filled.'
})
export type OpeningStatus = Static<typeof OpeningStatus>

const OpeningKind = StringEnum(['new', 'replacement'], {
  title: 'OpeningKind', description: 'Whether the position is new, or somebody is replaced. Default: `new`.'
})

export const Opening = Type.Object({
  id: Described(Id, 'Id of the opening.'),
  jobId: Described(Id, 'Id of the job.'),
  code: Code({
    examples: ['POS-7'], description: 'Your own key of the position, unique in the company. If absent, a new opening gets one.'
  }),
  status: OpeningStatus,
  kind: OpeningKind,
  applicationId: Described(Nullable(Id), 'Id of the application whose hire fills it; null unless the status is `filled`.', {
    examples: [697]
  }),
  targetStartDate: Described(Nullable(CalendarDate), 'Day on which somebody is to start.'),
  openedAt: Described(Timestamp, 'When the opening was made. Of several, a hire fills the one that was opened first.'),
  filledAt: Described(Nullable(Timestamp), 'When it was filled; null unless the status is `filled`.'),
  canceledAt: Described(Nullable(Timestamp), 'When it was canceled; null unless the status is `canceled`.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Opening', description: 'One position of a job that is to be filled.' })
export type Opening = Static<typeof Opening>

const FIELDS = Type.Partial(Type.Pick(Opening, ['code', 'kind', 'targetStartDate'])).properties

export const OpeningCreate = StrictObject({
  ...FIELDS,
  applicationId: Type.Optional(Described(Id,
    'Id of an application of this job that is hired already, and has no opening: it fills the new one.', { examples: undefined })),
  openedAt: StatedTime('When the position was opened.')
}, { title: 'OpeningCreate', description: 'A new opening.', examples: [
  { code: 'POS-2042', kind: 'replacement', targetStartDate: '2027-02-01' }
] })
export type OpeningCreate = Static<typeof OpeningCreate>

export const OpeningPatch = Patch({ ...FIELDS, status: Type.Optional(OpeningStatus) }, {
  title: 'OpeningPatch',
  description: 'Changes to an opening. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ targetStartDate: '2027-03-01' }]
})
export type OpeningPatch = Static<typeof OpeningPatch>
