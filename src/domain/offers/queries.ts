import sql from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { byCustomFields, type CustomFilter } from '../custom-fields/filters.js'
import { below } from '../engine/child.js'
import { APPLICATION } from '../parents/application.js'
import type { Columns } from '../shared/columns.js'
import type { WithCustomValues } from '../shared/custom-values.js'
import { byCode, byTexts, filters } from '../shared/filters.js'
import { OFFER_EVENTS } from './events.js'
import { LIVE } from './rules.js'
import { Offer } from './schema.js'

/** An offer as stored, whoever reads it. */
export type OfferRow = Offer & WithCustomValues & { version: number }

/** Offers. All that changes those of an application locks the application first. */
export const OFFERS = below(APPLICATION, {
  name: 'offer',
  plural: 'offers',
  group: 'offers',
  scopes: { read: 'offers:read' },
  schema: Offer,
  events: OFFER_EVENTS,
  filters: filters<{ code: string, status: string[], customFields: CustomFilter[] }, Columns<'offers'>>()({
    code: byCode, status: byTexts('status'), customFields: byCustomFields
  })
})

/** The id of the live offer to an application, if it has one. */
export async function findLiveOffer (db: Queryable, companyId: number, applicationId: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(prepared(sql`
    select id from offers where company_id = ${companyId} and application_id = ${applicationId} and status = any(${[...LIVE]}::text[])`))
  return row?.id
}

/** What a hire takes over from the offer that was accepted last, if one was. */
export interface AcceptedOffer {
  offerId: number
  startDate: string | null
  contractType: string | null
  salaryAmount: number | null
  salaryCurrency: string | null
  salaryPeriod: string | null
}

/** What the hire of this application takes over. */
export async function findAccepted (db: Queryable, companyId: number, applicationId: number): Promise<AcceptedOffer | undefined> {
  const [row] = await db.query<AcceptedOffer>(prepared(sql`
    select id as "offerId", start_date as "startDate", contract_type as "contractType", salary_amount as "salaryAmount",
      salary_currency as "salaryCurrency", salary_period as "salaryPeriod" from offers
    where company_id = ${companyId} and application_id = ${applicationId} and status = 'accepted' order by id desc limit 1`))
  return row
}
