import { Type, type Static } from '@sinclair/typebox'
import { Comment } from '../applications/comment-schema.js'
import { Application, VisitedStep } from '../applications/schema.js'
import { Attachment, FILE_EXAMPLES } from '../attachments/schema.js'
import { Candidate } from '../candidates/schema.js'
import { Offer } from '../offers/schema.js'
import { Event } from '../events/schema.js'

/** All fields of a candidate, or of an offer; those of the company's own only if it has had such. */
const WHOLE = { ...Type.Required(Candidate).properties, customFields: Candidate.properties.customFields }
const ExportedOffer = Type.Object({ ...Type.Required(Offer).properties, customFields: Offer.properties.customFields }, {
  title: 'ExportedOffer', description: Offer.description
})
export type ExportedOffer = Static<typeof ExportedOffer>

const ExportedApplication = Type.Object({
  ...Application.properties,
  steps: Type.Array(VisitedStep, { description: 'Visits of steps, in order.' }),
  offers: Type.Array(ExportedOffer, { description: 'Offers to the application, by id.' }),
  comments: Type.Array(Comment, { description: 'Comments on the application, by id.' })
}, { title: 'ExportedApplication', description: 'An application with everything that belongs to it.' })

const ExportedAttachment = Type.Object({
  ...Attachment.properties,
  content: Type.String({
    format: 'uri-reference',
    maxLength: 200,
    description: 'Path of its content.',
    examples: [`/api/v2/candidates/1/attachments/${FILE_EXAMPLES.candidate.kept}/content`]
  })
}, { title: 'ExportedAttachment', description: 'A file, with where its content is.' })

export const CandidateExport = Type.Object({
  candidate: Type.Object(WHOLE, {
    title: 'ExportedCandidate', description: 'The candidate, including the fields that need their own scope elsewhere.'
  }),
  merged: Type.Array(Type.Object(WHOLE, {
    title: 'ExportedMergedCandidate', description: 'A candidate who was merged, as of the merge.'
  }), { description: 'Those who were merged into the candidate, by id.' }),
  applications: Type.Array(ExportedApplication, { description: 'All applications of the candidate, by id.' }),
  attachments: Type.Array(ExportedAttachment, { description: 'Files of the candidate and of the applications, by id.' }),
  events: Type.Array(Event, { description: 'Events about the candidate, in order.' })
}, { title: 'CandidateExport', description: 'All data held about one candidate.' })
export type CandidateExport = Static<typeof CandidateExport>
