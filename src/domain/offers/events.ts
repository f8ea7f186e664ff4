import { Type } from '@sinclair/typebox'
import { Described } from '../../schema.js'
import { blankable, ungated } from '../shared/classification.js'
import { ChangedEventData, defineEvents } from '../shared/events.js'
import { Offer, OfferStatus } from './schema.js'

const offer = blankable(ungated(Offer))
const ABOUT = 'The offer as of the event, without its salary. ' +
  'Once the candidate was anonymized, `code`, `notes`, `reason` and `customFields` are absent.'
const PreviousStatus = {
  previousStatus: Type.Optional(Described(OfferStatus, 'Status before the change, if it changed.'))
}
const data = Type.Object({ ...offer, ...PreviousStatus }, { title: 'OfferEventData', description: ABOUT })

/** The events of offers. */
export const OFFER_EVENTS = defineEvents({ entity: 'offer', readScope: 'offers:read' }, {
  'offer.created': { summary: 'An offer was made, as a draft', data },
  'offer.changed': {
    summary: 'An offer was changed, handed in for approval, approved, or taken back to draft',
    data: ChangedEventData(data, 'OfferChangedEventData')
  },
  'offer.sent': { summary: 'An offer was sent', data },
  'offer.accepted': { summary: 'An offer was accepted', data },
  'offer.declined': { summary: 'An offer was declined', data },
  'offer.withdrawn': { summary: 'An offer was withdrawn, also because its application ended', data },
  'offer.expired': { summary: 'An offer expired without an answer', data }
})
/** What happens to offers: the names of their events without `offer.`. */
export type OfferHappening = keyof typeof OFFER_EVENTS extends `offer.${infer What}` ? What : never
