import { Type, type Static } from '@sinclair/typebox'
import { Application, Comment, VisitedStep } from '../applications/schema.js'
import { Candidate } from '../candidates/schema.js'
import { Event } from '../events/schema.js'

const ExportedApplication = Type.Object({
  ...Application.properties,
  steps: Type.Array(VisitedStep, { description: 'Visits of steps, in order.' }),
  comments: Type.Array(Comment, { description: 'Comments on the application, by id.' })
}, { title: 'ExportedApplication', description: 'An application with everything that belongs to it.' })

export const CandidateExport = Type.Object({
  candidate: Type.Required(Candidate, {
    title: 'ExportedCandidate', description: 'The candidate, including the fields that need their own scope elsewhere.'
  }),
  applications: Type.Array(ExportedApplication, { description: 'All applications of the candidate, by id.' }),
  events: Type.Array(Event, { description: 'Events about the candidate, in order.' })
}, { title: 'CandidateExport', description: 'All data held about one candidate.' })
export type CandidateExport = Static<typeof CandidateExport>
