import { Type, type Static } from '@sinclair/typebox'
import { CreatedAt, Described, Id, Int32, MAX_LENGTH, Nullable, StringEnum, Text, UpdatedAt, Uuid } from '../../schema.js'
import { Personal, Silent, Unannounced } from '../shared/classification.js'

const Kind = StringEnum(['resume', 'cover_letter', 'portfolio', 'offer_letter', 'other'], {
  title: 'AttachmentKind', description: 'What the file is.'
})

/** What a file of each owner may be. */
export const KIND_OF = {
  candidate: StringEnum(['resume', 'cover_letter', 'portfolio', 'other'], {
    title: 'CandidateAttachmentKind', description: 'What the file is.'
  }),
  application: Kind,
  job: StringEnum(['other'], { description: 'What the file is.' })
} as const
export type OwnerName = keyof typeof KIND_OF

/** Files of the sandbox, which the examples of the reference name: one that stays, and one that they delete. */
export const FILE_EXAMPLES = {
  candidate: { kept: '019e4f00-0000-7000-8000-000000000010', deleted: '019e4f00-0000-7000-8000-000000000011' },
  application: { kept: '019e4f00-0000-7000-8000-000000000020', deleted: '019e4f00-0000-7000-8000-000000000021' },
  job: { kept: '019e4f00-0000-7000-8000-000000000030', deleted: '019e4f00-0000-7000-8000-000000000031' }
} as const satisfies Record<OwnerName, object>

/** The number of files of an object. */
export const AttachmentCount = (owner: string) => Type.Readonly(Silent(Int32({
  description: `Number of files of ${owner}. The version stays the same when it changes, as the files have their own events.`, examples: [1]
})))

const TextState = StringEnum(['pending', 'ready', 'none', 'failed'], {
  title: 'TextState',
  description: 'Whether search finds the words of the file: `pending` not yet, `ready` yes, `none` no words, `failed` unreadable. ' +
    'It changes without a version and without an event.'
})

const FileName = Text(255, { description: 'Name of the file, without a path.', examples: ['resume.pdf'] })

const about = {
  id: Described(Uuid, 'Id of the file.', { examples: [FILE_EXAMPLES.candidate.kept] }),
  candidateId: Described(Nullable(Id), 'Id of the candidate whom it is about; null for a file of a job.'),
  applicationId: Described(Nullable(Id), 'Id of the application, if it is a file of one.'),
  jobId: Described(Nullable(Id), 'Id of the job, if it is a file of the job or of an application for it.'),
  kind: Kind,
  fileName: Personal(FileName),
  contentType: Text(255, {
    description: 'Type of the content, by its bytes, whatever the client has said.', examples: ['application/pdf']
  }),
  size: Int32({ minimum: 1, description: 'Number of bytes.', examples: [48213] }),
  sha256: Type.String({
    pattern: '^[0-9a-f]{64}$',
    [MAX_LENGTH]: 64,
    description: 'SHA-256 of the bytes, in hexadecimal digits.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08']
  })
}

export const Attachment = Type.Object({
  ...about,
  text: Unannounced(TextState),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt
}, { title: 'Attachment', description: 'A file of a candidate, an application or a job. Its bytes never change.' })
export type Attachment = Static<typeof Attachment>

/** A file within its owner. Answers with it may be kept as long as no event comes, so it has nothing that changes without one. */
export const AttachmentSummary = Type.Object({ ...about, createdAt: CreatedAt, updatedAt: UpdatedAt }, {
  title: 'AttachmentSummary', description: Attachment.description
})

/** A file in which a search has found its words. */
export const MatchedAttachment = Type.Object({ id: about.id, fileName: about.fileName }, {
  title: 'MatchedAttachment', description: 'A file with the words that were searched for.'
})
export type MatchedAttachment = Static<typeof MatchedAttachment>
