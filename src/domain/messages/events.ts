import { Type } from '@sinclair/typebox'
import { ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Message, Suppression } from './schema.js'

const data = Type.Object(ungated(Message), {
  title: 'MessageEventData', description: 'The message as of the event, without address, subject and text.'
})

/** The events of messages. */
export const MESSAGE_EVENTS = defineEvents({ entity: 'message', readScope: 'messages:read' }, {
  'message.queued': { summary: 'A message waits to be sent', data },
  'message.sent': { summary: 'The mail server took a message', data },
  'message.failed': { summary: 'A message could not be sent', data },
  'message.suppressed': { summary: 'A message was not sent, as its address gets none', data },
  'message.canceled': { summary: 'A message was canceled before it was sent', data },
  'message.changed': {
    summary: 'A message lost its address and its text, as the candidate was anonymized, or is no longer merged',
    data: ChangedEventData(data, 'MessageChangedEventData')
  }
})

const { id, createdAt } = Suppression.properties
const suppression = Type.Object({ id, createdAt }, {
  title: 'SuppressionEventData', description: 'The suppression, without its address.'
})

/** The events of suppressions, which do not name the address. */
export const SUPPRESSION_EVENTS = defineEvents({ entity: 'suppression', readScope: 'messages:read' }, {
  'suppression.created': { summary: 'An address gets no messages any more', data: suppression },
  'suppression.deleted': { summary: 'An address may get messages again', data: suppression }
})
