import { Type, type Static } from '@sinclair/typebox'
import {
  Birthdate, CalendarDate, Code, Country, CreatedAt, Described, Double, Email, Expected, Id, Nullable, Patch, StrictObject, Text,
  Timestamp, UpdatedAt, Url
} from '../../schema.js'
import { AttachmentCount } from '../attachments/schema.js'
import { StatedTime } from '../shared/history.js'
import { Gated, Personal } from '../shared/classification.js'
import { CustomFields, CustomFieldsBody } from '../shared/custom-values.js'

export const Language = Type.Object({
  language: Text(100, { description: 'Name of the language, as free text.', examples: ['Portuguese'] }),
  level: Text(100, { description: 'How well it is spoken, as free text.', examples: ['native'] })
}, { title: 'Language', description: 'A language that the candidate speaks.', additionalProperties: false })
export type Language = Static<typeof Language>

const Phone = Text(50, { examples: ['+55 81 5550-0142'] })

const KeepUntil = StrictObject({
  until: Described(CalendarDate, 'The last day on which the person is kept, in the time zone of the company.', {
    examples: ['2028-12-31']
  }),
  consentAt: Described(Timestamp, 'When the person agreed. Not in the future.'),
  purpose: Text(255, { description: 'What the person agreed to.', examples: ['Talent pool'] })
}, { title: 'KeepUntil', description: 'A consent to be kept. It always has an end.' })

export const Candidate = Type.Object({
  id: Described(Id, 'Id of the candidate.'),
  code: Personal(Nullable(Code({
    examples: ['CAND-133'], description: 'Your own key of the candidate, unique in the company. Null once the candidate is anonymized.'
  }))),
  name: Personal(Text(255, { description: 'Given name or names.', examples: ['Ada'] })),
  lastName: Personal(Text(255, { description: 'Family name or names.', examples: ['Moreira'] })),
  email: Personal(Described(Email, 'E-mail address. No two candidates who are not anonymized share one; case does not matter.')),
  mobileNumber: Personal(Described(Nullable(Phone), 'Mobile phone number, in any notation.')),
  phoneNumber: Personal(Described(Nullable(Phone), 'Other phone number, in any notation.')),
  identificationDocument: Gated('candidates:sensitive', Personal(Nullable(Text(100, {
    description: 'Number of an identity document. Needs the scope `candidates:sensitive`.', examples: ['000.000.000-00']
  })))),
  countryOfOrigin: Personal(Described(Nullable(Country), 'Country of origin, as its two-letter code of ISO 3166-1.')),
  birthdate: Personal(Nullable(Birthdate)),
  linkedinProfileUrl: Personal(Described(Nullable(Url), 'Address of the LinkedIn profile.')),
  city: Personal(Nullable(Text(255, { description: 'City where the candidate lives.', examples: ['Recife'] }))),
  state: Personal(Nullable(Text(255, { description: 'State or region where the candidate lives.', examples: ['Pernambuco'] }))),
  country: Personal(Described(Nullable(Country), 'Country where the candidate lives, as its two-letter code of ISO 3166-1.')),
  skills: Personal(Type.Array(Text(120, { examples: ['TypeScript'] }), {
    maxItems: 100, description: 'Skills of the candidate, as free text.'
  })),
  languages: Personal(Type.Array(Language, { maxItems: 50, description: 'Languages that the candidate speaks.' })),
  schooling: Personal(Nullable(Text(255, { description: 'Highest education, as free text.', examples: ['Bachelor'] }))),
  salaryExpectation: Gated('compensation:read', Personal(Nullable(Double(0, 1e12, {
    description: 'Salary that the candidate asks for, without a currency. Needs the scope `compensation:read`.',
    examples: [6000]
  })))),
  customFields: Personal(CustomFields('candidate')),
  keepUntil: Personal(Described(Nullable(KeepUntil),
    'Until when the person has agreed to be kept, if that is longer than the retention of the company.')),
  attachmentCount: AttachmentCount('the candidate, without those of applications'),
  anonymizedAt: Described(Nullable(Timestamp), 'When the candidate was anonymized; null if the candidate is not.'),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Candidate', description: 'A person who applies, or may apply, for jobs.' })
export type Candidate = Static<typeof Candidate>

/** A candidate within another object is shown without files; elsewhere a candidate may have them. */
export const EmbeddedCandidate = Type.Object(Candidate.properties, { title: 'EmbeddedCandidate', description: Candidate.description })

/** What applications show of their candidate. */
export type CandidateSummary = Pick<Candidate, 'id' | 'name' | 'lastName' | 'email'>

const { id, attachmentCount, anonymizedAt, createdAt, updatedAt, keepUntil, customFields: _, ...fields } = Candidate.properties
const CandidateFields = Type.Partial(StrictObject({ ...fields, customFields: CustomFieldsBody('candidate') }))
const { name, lastName, email } = fields

export const CandidateCreate = StrictObject({
  ...CandidateFields.properties,
  name,
  lastName,
  email,
  createdAt: StatedTime('When the candidate became known to the company; an existing candidate keeps the time.')
}, {
  title: 'CandidateCreate',
  description: 'A new candidate. Only names and e-mail are required.',
  examples: [{
    name: 'Rosa',
    lastName: 'Lima',
    email: 'rosa@example.com',
    mobileNumber: '+55 81 5550-0142',
    country: 'BR',
    skills: ['TypeScript'],
    languages: [{ language: 'Portuguese', level: 'native' }]
  }]
})
export type CandidateCreate = Static<typeof CandidateCreate>

export const CandidateUpsert = StrictObject({ ...CandidateCreate.properties, ...Expected }, {
  title: 'CandidateUpsert',
  description: 'A candidate, identified by e-mail. Absent fields stay unchanged, or blank in a new candidate; null clears a nullable field.'
})
export type CandidateUpsert = Static<typeof CandidateUpsert>

export const CandidatePatch = Patch({
  ...CandidateFields.properties,
  keepUntil: Type.Optional(Described(keepUntil, `${keepUntil.description} Needs the scope \`privacy:write\`; null ends it.`))
}, {
  title: 'CandidatePatch',
  description: 'Changes to a candidate. Absent fields stay unchanged; null clears a nullable field.',
  examples: [{ city: 'Recife', skills: ['TypeScript', 'PostgreSQL'] }]
})
export type CandidatePatch = Static<typeof CandidatePatch>
