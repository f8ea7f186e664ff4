import { Type } from '@sinclair/typebox'
import { ungated } from '../shared/classification.js'
import { defineEvents } from '../shared/events.js'
import { Token } from './schema.js'

const TokenEventData = Type.Object(ungated(Token), {
  title: 'TokenEventData', description: 'The token as of the event, without its secret.'
})

/** The events of tokens. */
export const TOKEN_EVENTS = defineEvents({ entity: 'token', readScope: 'tokens:manage' }, {
  'token.created': { summary: 'A token was created', data: TokenEventData },
  'token.revoked': { summary: 'A token was revoked', data: TokenEventData }
})
