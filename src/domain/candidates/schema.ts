import { Type, type Static } from '@sinclair/typebox'
import { CalendarDate, StrictObject, Country, Email, Id, Nullable, Patch, Text, Timestamp, Url } from '../../schema.js'
import { Gated, Personal } from '../shared/classification.js'

export const Language = Type.Object({
  language: Text(100, { examples: ['Portuguese'] }),
  level: Text(100, { examples: ['native'] })
}, { title: 'Language', additionalProperties: false })
export type Language = Static<typeof Language>

const Phone = Text(50, { examples: ['+55 81 5550-0142'] })

export const Candidate = Type.Object({
  id: Id,
  name: Personal(Text(255, { examples: ['Ada'] })),
  lastName: Personal(Text(255, { examples: ['Moreira'] })),
  email: Personal(Email),
  mobileNumber: Personal(Nullable(Phone)),
  phoneNumber: Personal(Nullable(Phone)),
  identificationDocument: Gated('candidates:sensitive', Personal(Nullable(Text(100, {
    description: 'Needs the scope candidates:sensitive.', examples: ['000.000.000-00']
  })))),
  countryOfOrigin: Personal(Nullable(Country)),
  birthdate: Personal(Nullable(CalendarDate)),
  linkedinProfileUrl: Personal(Nullable(Url)),
  city: Personal(Nullable(Text(255, { examples: ['Recife'] }))),
  state: Personal(Nullable(Text(255, { examples: ['Pernambuco'] }))),
  country: Personal(Nullable(Country)),
  skills: Personal(Type.Array(Text(120, { examples: ['TypeScript'] }), { maxItems: 100 })),
  languages: Personal(Type.Array(Language, { maxItems: 50 })),
  schooling: Personal(Nullable(Text(255, { examples: ['Bachelor'] }))),
  salaryExpectation: Gated('compensation:read', Personal(Nullable(Type.Number({
    minimum: 0, maximum: 1e12, description: 'Needs the scope compensation:read.', examples: [6000]
  })))),
  anonymizedAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp
}, { title: 'Candidate' })
export type Candidate = Static<typeof Candidate>

const { id, anonymizedAt, createdAt, updatedAt, ...fields } = Candidate.properties
const CandidateFields = Type.Partial(StrictObject(fields))
const { name, lastName, email } = fields

/** A new candidate: name and e-mail are enough. */
export const CandidateCreate = StrictObject({ ...CandidateFields.properties, name, lastName, email }, { title: 'CandidateCreate' })
export type CandidateCreate = Static<typeof CandidateCreate>

/** A JSON merge patch: absent fields stay, null clears nullable fields. */
export const CandidatePatch = Patch(CandidateFields.properties, { title: 'CandidatePatch' })
export type CandidatePatch = Static<typeof CandidatePatch>
