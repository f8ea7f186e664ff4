import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { Country, CreatedAt, Described, Id, Int32, Nullable, Patch, Text, Timestamp, UpdatedAt } from '../../schema.js'
import { Silent, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents, PreviousName } from '../shared/events.js'

/** The longest retention that can be set. */
const MAX_DAYS = 3650
/** Days of retention; months that were kept may be more than can be set. */
const Days = Int32({ minimum: 1, maximum: 600 * 31, examples: [730] })

function ByCountry (days: TSchema) {
  return Type.Unsafe<Record<string, number>>({
    type: 'object',
    propertyNames: Country,
    additionalProperties: days,
    maxProperties: 300,
    description: 'Country → days, in place of `retentionDays`: by the country of the branch of the job, else of the job, else of the ' +
      'company. Of several applications, the longest holds. A change replaces all of them. Default: none.',
    examples: [{ DE: 180 }]
  })
}

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
  offersWithoutTerms: Type.Boolean({
    description: 'Whether an offer without `startDate` may be sent. Default: `false`.', examples: [false]
  }),
  retentionDays: Described(Nullable(Days), 'Days after which a candidate without a live application (in process or hired) is anonymized: ' +
    'after the end of the last application, or the own last act of the person (applying, answering an offer, withdrawing) if that is ' +
    'later; without any application, after the creation. Null: never. One that was kept in months may be longer than can be set.'),
  retentionDaysByCountry: ByCountry(Days),
  retentionBeginsAt: Type.Readonly(Described(Nullable(Timestamp),
    'When the retention begins to hold: 24 hours after people became due earlier. Until then nobody is anonymized by it.'))
}, { title: 'CompanySettings', description: 'What a company has set.' })
export type Settings = Static<typeof Settings>

const Bytes = (options: object) => Type.Integer({ format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, ...options })

/** A company with its settings. */
export const Company = Type.Object({
  id: Described(Id, 'Id of the company.'),
  name: Text(255, { description: 'Name of the company.', examples: ['Sandbox Company'] }),
  ...Settings.properties,
  filesBytes: Type.Readonly(Silent(Bytes({
    description: 'Bytes that the files of the company have, once for each object that has one. The version stays the same when they ' +
      'change, as files have their own events.',
    examples: [48213]
  }))),
  filesBytesLimit: Type.Readonly(Silent(Nullable(Bytes({
    description: 'Bytes that they may have: another file is a 409 `QUOTA_EXCEEDED`. Null for any number.', examples: [21_474_836_480]
  })))),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Company', description: 'The company that the token belongs to, with its settings.' })
export type Company = Static<typeof Company>
/** A company without what its files have. */
export type VersionedCompany = Omit<Company, 'filesBytes' | 'filesBytesLimit'> & { version: number }

/** The answer to a change of settings. */
export const ChangedCompany = Type.Object({
  ...Company.properties,
  dueNow: Type.Optional(Int32({
    maximum: 10_000,
    description: 'Only in a dry run that sets `retentionDays` or `retentionDaysByCountry`: how many candidates would be anonymized if it ' +
      'began now, counted up to 10 000.',
    examples: [12]
  }))
}, { title: 'ChangedCompany', description: Company.description })

const { timeZone, locale, country, requireReasonId, requireOfferApproval, offersWithoutTerms, retentionDays } = Settings.properties
const SetDays = { ...Days, maximum: MAX_DAYS }
const Fields = Type.Object({
  name: Company.properties.name,
  timeZone,
  locale,
  country,
  requireReasonId,
  requireOfferApproval,
  offersWithoutTerms,
  retentionDays: Described(Nullable(SetDays), retentionDays.description as string),
  retentionDaysByCountry: ByCountry(SetDays)
})

export const CompanyPatch = Patch(Fields.properties, {
  title: 'CompanyPatch',
  description: 'Changes to the settings. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ timeZone: 'America/Recife', locale: 'pt-BR' }]
})
export type CompanyPatch = Static<typeof CompanyPatch>

const CompanyEventData = Type.Object(ungated(Company), { title: 'CompanyEventData', description: 'The company as of the event.' })

/** The event of a company. */
export const COMPANY_EVENTS = defineEvents({ entity: 'company', readScope: 'company:read' }, {
  'company.changed': {
    summary: 'Settings of the company were changed', data: ChangedEventData(CompanyEventData, 'CompanyChangedEventData', PreviousName)
  }
})
