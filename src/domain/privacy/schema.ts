import { Type, type Static, type TObject, type TProperties, type TSchema } from '@sinclair/typebox'
import { Comment } from '../applications/comment-schema.js'
import { Application, VisitedStep } from '../applications/schema.js'
import { Attachment } from '../attachments/schema.js'
import { Candidate } from '../candidates/schema.js'
import type { Below } from '../engine/kind.js'
import { inCapitals, inWords } from '../engine/describe.js'
import { Event } from '../events/schema.js'
import { KINDS } from '../kinds/table.js'
import { APPLICATION } from '../parents/application.js'
import { gatesOf } from '../shared/classification.js'
import { entityIn } from '../shared/custom-values.js'

/** All fields of a candidate; those of the company's own only if it has had such. */
const WHOLE = { ...Type.Required(Candidate).properties, customFields: Candidate.properties.customFields }
/** An object below an application: with all of its fields, where some are gated. */
function exported ({ schema }: Below): TObject {
  if (gatesOf(schema).length === 0) return schema
  const { properties, title, description } = schema
  const own: TProperties = entityIn(schema) === undefined ? {} : { customFields: properties.customFields as TSchema }
  return Type.Object({ ...Type.Required(schema).properties, ...own }, { title: `Exported${title}`, description })
}

/** What hangs below an application, by its plural. */
const BELOW = Object.fromEntries(KINDS.below(APPLICATION).map(kind =>
  [kind.plural, Type.Array(exported(kind), { description: `${inCapitals(inWords(kind.plural))} of the application, by id.` })]))

const ExportedApplication = Type.Object({
  ...Application.properties,
  steps: Type.Array(VisitedStep, { description: 'Visits of steps, in order.' }),
  ...BELOW,
  // What a comment is about is around it.
  comments: Type.Array(Comment, { description: 'Comments of the application, by id.' })
}, { title: 'ExportedApplication', description: 'An application with everything that belongs to it.' })

export const CandidateExport = Type.Object({
  candidate: Type.Object(WHOLE, {
    title: 'ExportedCandidate', description: 'The candidate, including the fields that need their own scope elsewhere.'
  }),
  merged: Type.Array(Type.Object(WHOLE, {
    title: 'ExportedMergedCandidate', description: 'A candidate who was merged, as of the merge.'
  }), { description: 'Those who were merged into the candidate, by id.' }),
  applications: Type.Array(ExportedApplication, { description: 'All applications of the candidate, by id.' }),
  attachments: Type.Array(Attachment, { description: 'Files of the candidate and of the applications, by id.' }),
  events: Type.Array(Event, { description: 'Events about the candidate, in order.' })
}, { title: 'CandidateExport', description: 'All data held about one candidate.' })
export type CandidateExport = Static<typeof CandidateExport>
