import { below } from '../engine/child.js'
import { APPLICATION } from '../parents/application.js'
import type { Columns } from '../shared/columns.js'
import { byIds, byTexts, filters } from '../shared/filters.js'
import type { State } from '../../schema.js'
import { MESSAGE_EVENTS } from './events.js'
import { Message } from './schema.js'

export type MessageRow = Message & State

/** Messages about applications. All that changes those of an application locks the application first. */
export const MESSAGES = below(APPLICATION, {
  name: 'message',
  plural: 'messages',
  group: 'messages',
  scopes: { read: 'messages:read', besides: ['applications:read'] },
  schema: Message,
  events: MESSAGE_EVENTS,
  filters: filters<{ status: string[], templateId: number[] }, Columns<'messages'>>()({
    status: byTexts('status'), templateId: byIds('template_id')
  })
})
