import { Type, type Static } from '@sinclair/typebox'
import {
  CalendarDate, Code, CreatedAt, Described, Double, Id, Nullable, Patch, StrictObject, StringEnum, Text, Timestamp, UpdatedAt
} from '../../schema.js'
import { Salary } from '../jobs/salary.js'
import { Gated, Personal } from '../shared/classification.js'
import { CustomFields, CustomFieldsBody } from '../shared/custom-values.js'
import { StatedTime } from '../shared/history.js'

export const OfferStatus = StringEnum(
  ['draft', 'waiting_approval', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'],
  {
    title: 'OfferStatus',
    description: 'Where the offer stands. It is live from `draft` to `sent`, and then answered, expired or withdrawn.'
  }
)
export type OfferStatus = Static<typeof OfferStatus>

export const OfferedSalary = Type.Object({
  amount: Double(0, 1e12, { description: 'What is paid for the period.', examples: [6500] }),
  currency: Salary.properties.currency,
  period: Salary.properties.period
}, {
  title: 'OfferedSalary', description: 'What somebody is to be paid. Needs the scope `compensation:read`.', additionalProperties: false
})

export const StartDate = Described(Nullable(CalendarDate), 'First day of work.', { examples: ['2027-02-01'] })
export const ContractType = Nullable(Text(100, { description: 'Kind of contract, as free text.', examples: ['permanent'] }))

export const Offer = Type.Object({
  id: Described(Id, 'Id of the offer.', { examples: [1501] }),
  code: Personal(Nullable(Code({
    examples: ['OFF-1501'], description: 'Your own key of the offer, unique in the company. Null once the candidate is anonymized.'
  }))),
  applicationId: Described(Id, 'Id of the application.', { examples: [813] }),
  jobId: Described(Id, 'Id of its job.'),
  candidateId: Described(Id, 'Id of its candidate.', { examples: [133] }),
  status: OfferStatus,
  salary: Gated('compensation:read', Nullable(OfferedSalary)),
  startDate: StartDate,
  expiresAt: Described(Nullable(Timestamp), 'When an offer that was sent expires unless it is answered.', {
    examples: ['2029-12-31T18:00:00.000Z']
  }),
  contractType: ContractType,
  notes: Personal(Nullable(Text(10_000, {
    description: 'Notes on the offer; null once the candidate is anonymized.', examples: ['May work from Recife.']
  }))),
  reason: Personal(Nullable(Text(1000, {
    description: 'Why it was declined, withdrawn, or went back to draft; the next change of status replaces it.',
    examples: ['Took another offer']
  }))),
  customFields: Personal(CustomFields('offer')),
  sentAt: Described(Nullable(Timestamp), 'When it was sent.'),
  endedAt: Described(Nullable(Timestamp), 'When it was accepted, declined or withdrawn, or expired; null while it is live.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Offer', description: 'What a candidate is offered. An application has one live offer at a time.' })
export type Offer = Static<typeof Offer>

const FIELDS = {
  ...Type.Partial(Type.Pick(Offer, ['code', 'salary', 'startDate', 'expiresAt', 'contractType', 'notes'])).properties,
  customFields: CustomFieldsBody('offer')
}

export const OfferCreate = StrictObject({
  ...FIELDS, at: StatedTime('When the offer was made; not before the application was made.')
}, {
  title: 'OfferCreate',
  description: 'A new offer, a draft.',
  examples: [{ salary: { amount: 6500, currency: 'BRL', period: 'month' }, startDate: '2029-02-01', contractType: 'permanent' }]
})
export type OfferCreate = Static<typeof OfferCreate>

export const OfferPatch = Patch({
  ...FIELDS,
  status: Type.Optional(OfferStatus),
  reason: Type.Optional(Offer.properties.reason),
  hire: Type.Optional(Type.Boolean({
    description: 'Whether accepting the offer hires the candidate, too. Only with the status `accepted`. Default: true.', examples: [true]
  })),
  openingId: Type.Optional(Described(Id,
    'Id of the opening that the hire fills. Default: the oldest open one, if the job has openings.', { examples: undefined })),
  stepId: Type.Optional(Described(Id,
    'Id of the step that the hire moves the application to. Default: the last step of the category `hiring`.', { examples: undefined })),
  stepCode: Type.Optional(Described(Code({}), 'The code of that step, instead of `stepId`.', { examples: undefined })),
  at: StatedTime('When the status changed, which is required. Not before the last such change of the offer, nor before it was made.')
}, {
  title: 'OfferPatch',
  description: 'Changes to an offer, optionally with its status. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ startDate: '2029-03-01' }]
})
export type OfferPatch = Static<typeof OfferPatch>

export const OfferReplace = StrictObject({
  ...OfferCreate.properties, code: Type.Optional(Code({ examples: ['OFF-2001'], description: 'The code in the path. May be omitted.' }))
}, {
  title: 'OfferReplace',
  description: 'A whole offer. Absent fields are cleared, but the salary stays for tokens without `compensation:read`, and so do values ' +
    'of custom fields that are not named. `at` is for a new offer.',
  examples: OfferCreate.examples as object[]
})
export type OfferReplace = Static<typeof OfferReplace>
