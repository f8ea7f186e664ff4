import { Type, type Static } from '@sinclair/typebox'
import { Country, CreatedAt, Described, Id, Int32, Nullable, Patch, Text, Timestamp, UpdatedAt } from '../../schema.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'

/** The settings of a company, each with the value that holds where nothing is set. */
export const Settings = Type.Object({
  timeZone: Type.String({
    format: 'time-zone',
    maxLength: 64,
    description: 'Time zone of the company, a name of the IANA database. Days in `retentionBefore` use it; job deadlines are in UTC. ' +
      'Default: `UTC`.',
    examples: ['America/Recife']
  }),
  locale: Type.String({
    format: 'locale',
    maxLength: 35,
    description: 'Language and region of the company, as a BCP 47 tag. Default: `en`.',
    examples: ['pt-BR']
  }),
  country: Described(Nullable(Country), 'Country of the company, as its two-letter code of ISO 3166-1.'),
  requireReasonId: Type.Boolean({
    description: 'Whether an application that becomes `reproved` or `give_up`, and a job that becomes `frozen` or `canceled`, needs a ' +
      'reason of the catalog. Default: `false`.',
    examples: [false]
  }),
  requireOfferApproval: Type.Boolean({
    description: 'Whether an offer must be approved before it is sent. Default: `false`.', examples: [false]
  }),
  retentionMonths: Nullable(Int32({
    minimum: 1,
    maximum: 600,
    description: 'Months after which a candidate is anonymized who has no live application (in process or hired), and of whom nothing ' +
      'has changed. Null: never.',
    examples: [24]
  })),
  retentionBeginsAt: Type.Readonly(Described(Nullable(Timestamp),
    'When `retentionMonths` begins to hold: 24 hours after it was lowered. Until then nobody is anonymized by it.'))
}, { title: 'CompanySettings', description: 'What a company has set.' })
export type Settings = Static<typeof Settings>

/** A company with its settings. */
export const Company = Type.Object({
  id: Described(Id, 'Id of the company.'),
  name: Text(255, { description: 'Name of the company.', examples: ['Sandbox Company'] }),
  ...Settings.properties,
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Company', description: 'The company that the token belongs to, with its settings.' })
export type Company = Static<typeof Company>
export type VersionedCompany = Company & { version: number }

/** The answer to a change of settings. */
export const ChangedCompany = Type.Object({
  ...Company.properties,
  dueNow: Type.Optional(Int32({
    maximum: 10_000,
    description: 'Only in a dry run that sets `retentionMonths`: how many candidates would be anonymized if it began now, counted up to ' +
      '10 000.',
    examples: [12]
  }))
}, { title: 'ChangedCompany', description: Company.description })

const { timeZone, locale, country, requireReasonId, requireOfferApproval, retentionMonths } = Settings.properties
const Fields = Type.Object({
  name: Company.properties.name, timeZone, locale, country, requireReasonId, requireOfferApproval, retentionMonths
})

export const CompanyPatch = Patch(Type.Partial(Fields).properties, {
  title: 'CompanyPatch',
  description: 'Changes to the settings. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ timeZone: 'America/Recife', locale: 'pt-BR' }]
})
export type CompanyPatch = Static<typeof CompanyPatch>

const CompanyEventData = Type.Object(Company.properties, { title: 'CompanyEventData', description: 'The company as of the event.' })

/** The event of a company. */
export const COMPANY_EVENTS = defineEvents({ entity: 'company', readScope: 'company:read' }, {
  'company.changed': {
    summary: 'Settings of the company were changed', data: ChangedEventData(CompanyEventData, 'CompanyChangedEventData', PreviousName)
  }
})
