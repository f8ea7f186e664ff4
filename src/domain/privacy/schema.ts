import { Type, type Static } from '@sinclair/typebox'
import { Application, Comment, VisitedStep } from '../applications/schema.js'
import { Candidate } from '../candidates/schema.js'
import { Event } from '../events/schema.js'

const ExportedApplication = Type.Object({
  ...Application.properties,
  steps: Type.Array(VisitedStep),
  comments: Type.Array(Comment)
}, { title: 'ExportedApplication' })

/** All data held about one candidate. */
export const CandidateExport = Type.Object({
  candidate: Type.Required(Candidate, {
    title: 'ExportedCandidate', description: 'With the fields that need a scope of their own elsewhere.'
  }),
  applications: Type.Array(ExportedApplication),
  events: Type.Array(Event, { description: 'Everything that was recorded about the person, in order.' })
}, { title: 'CandidateExport' })
export type CandidateExport = Static<typeof CandidateExport>
