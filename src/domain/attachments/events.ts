import { Type } from '@sinclair/typebox'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import type { Scope } from '../shared/scopes.js'
import { Attachment, type OwnerName } from './schema.js'

/** The scope to read a file: that of what it belongs to. */
export const READ_SCOPE_OF = {
  candidate: 'candidates:read', application: 'applications:read', job: 'jobs:read'
} as const satisfies Record<OwnerName, Scope>

const AttachmentEventData = Type.Object(blankable(ungated(Attachment)), {
  title: 'AttachmentEventData',
  description: 'The file as of the event. `fileName` is absent once the file is deleted or the candidate is anonymized.'
})

/** The events of files. To read one takes the scope of the owner, which `readScope` alone does not say: see `readScopesOf`. */
export const ATTACHMENT_EVENTS = defineEvents({ entity: 'attachment', readScope: READ_SCOPE_OF.application }, {
  'attachment.created': { summary: 'A file was added', data: AttachmentEventData },
  'attachment.changed': {
    summary: 'A file of a candidate went to another one, with a merge or its undoing',
    data: ChangedEventData(AttachmentEventData, 'AttachmentChangedEventData')
  },
  'attachment.deleted': { summary: 'A file was deleted', data: AttachmentEventData }
})
