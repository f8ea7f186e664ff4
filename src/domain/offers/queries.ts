import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type JsonField, type Queryable } from '../../database/port.js'
import { Id } from '../../schema.js'
import { byCustomFields, customLookups, type CustomFilter } from '../custom-fields/filters.js'
import { readable } from '../engine/describe.js'
import { find } from '../engine/reads.js'
import type { WithCustomValues } from '../shared/custom-values.js'
import { byIds } from '../shared/filters.js'
import { withNested } from '../shared/json-fields.js'
import { joinById, through } from '../shared/listing.js'
import { ListParameter } from '../shared/parameters.js'
import { LIVE } from './rules.js'
import { Offer, OfferStatus } from './schema.js'

/** An offer as stored, whoever reads it. */
export type OfferRow = Offer & WithCustomValues & { version: number }

/** Offers to the applications of a job or of a candidate. */
const ofApplications = (column: string, description: string) => ({
  parameter: ListParameter(Id, description),
  find: (ids: number[], companyId: number) => through('t.application_id', 'id', {
    table: 'applications', alias: 'a', companyId, lookups: [{ column, type: 'bigint', values: ids }]
  })
})

/** Offers. All that changes those of an application locks the application first. */
export const OFFERS = readable({
  name: 'offer',
  plural: 'offers',
  group: 'offers',
  scopes: { read: 'offers:read' },
  schema: Offer,
  filters: {
    applicationId: byIds('application_id', 'Ids of applications.'),
    jobId: ofApplications('job_id', 'Ids of jobs.'),
    candidateId: ofApplications('candidate_id', 'Ids of candidates.'),
    status: {
      parameter: ListParameter(OfferStatus), find: (statuses: string[]) => ({ column: 'status', type: 'text', values: statuses })
    },
    customFields: {
      ...byCustomFields, find: (filters: CustomFilter[], companyId: number) => customLookups(companyId, 't', filters)
    }
  },
  columns: { jobId: () => raw('a.job_id'), candidateId: () => raw('a.candidate_id') },
  joins: companyId => joinById('applications', 'a', companyId, 't.application_id')
})

/**
 * The statement that reads the offers to these applications.
 * @param fields what the columns must have; without them, all
 */
export function offersOf (companyId: number, applicationIds: number[], fields?: readonly JsonField[]): Sql {
  const { columns, joins } = OFFERS.columnsFor(companyId, fields)
  return prepared(sql`
    select ${columns} from offers t ${joins}
    where t.company_id = ${companyId} and t.application_id = any(${applicationIds}) order by t.application_id, t.id`)
}

/** The offer with this id as a whole. */
export async function findOffer (db: Queryable, companyId: number, id: number): Promise<OfferRow | undefined> {
  const row = await find(db, OFFERS, companyId, id)
  return row && withNested<OfferRow>(Offer, row)
}

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
