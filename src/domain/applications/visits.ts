import sql, { raw } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'
import { readable } from '../engine/describe.js'
import type { Columns } from '../shared/columns.js'
import { byIds, filters } from '../shared/filters.js'
import { joinById, through } from '../shared/listing.js'
import { Visit } from './schema.js'

/** Visits of steps. A visit begins and ends with its application, whose events show it: it has none of its own. */
export const VISITS = readable({
  name: 'visit',
  plural: 'visits',
  group: 'applications',
  scopes: { read: 'applications:read' },
  schema: Visit,
  events: {},
  filters: filters<{ applicationId: number[], stepId: number[], jobId: number[] }, Columns<'application_steps'>>()({
    applicationId: byIds('application_id'),
    stepId: ids => ({ column: 'step_id', type: 'bigint', values: ids }),
    jobId: (ids, companyId) => through('t.step_id', 'id', {
      table: 'steps', alias: 's', companyId, lookups: [{ column: 'job_id', type: 'bigint', values: ids }]
    })
  }),
  columns: {
    jobId: () => raw('s.job_id'),
    // It changes once.
    version: () => raw('(case when t.ended_at is null then 1 else 2 end)')
  },
  joins: companyId => joinById('steps', 's', companyId, 't.step_id')
}, 'application_steps')

/** What a change does to the visits of an application. */
export interface Visiting {
  /** Whether the visit of the current step ends. */
  endsVisit: boolean
  /** Whether a visit of the new step begins: an open one, or one that ends immediately because the application is not in process. */
  beginsVisit: 'open' | 'ended' | undefined
}

const COLUMNS = raw('t.id, t.step_id as "stepId", t.started_at as "startedAt", t.ended_at as "endedAt", t.updated_at as "updatedAt"')

/**
 * Ends the visit of an application, which is locked, and begins another.
 * @param stepId the step of the visit that begins
 * @param at when the change happened
 * @param now when it is written
 * @returns the visits that have changed, as they are now
 */
export async function changeVisits (
  tx: Transaction, companyId: number, { id: applicationId, jobId }: { id: number, jobId: number },
  { endsVisit, beginsVisit }: Visiting, stepId: number, at: string, now: string
): Promise<Visit[]> {
  const [ended, begun] = await Promise.all([
    endsVisit
      ? tx.query<Visit>(prepared(sql`
        update application_steps t set ended_at = greatest(t.started_at, ${at}::timestamptz), updated_at = ${now}
        where company_id = ${companyId} and application_id = ${applicationId} and ended_at is null returning ${COLUMNS}`))
      : [],
    beginsVisit === undefined
      ? []
      : tx.query<Visit>(prepared(sql`
        insert into application_steps as t (company_id, application_id, step_id, started_at, ended_at, updated_at)
        values (${companyId}, ${applicationId}, ${stepId}, ${at}, ${beginsVisit === 'ended' ? at : null}, ${now})
        returning ${COLUMNS}`))
  ])
  return [...ended, ...begun].map(visit => Object.assign(visit, { applicationId, jobId }))
}

/**
 * Begins the visit of an application whose row is being inserted: the caller has sent that statement, and no other that inserts an
 * application since. The two travel together, because this one asks for the id that the sequence gave last. If the insert met a conflict,
 * no row has that id, and no visit begins. If it failed, the transaction must end.
 *
 * The id is asked for in a query of its own, which is computed once: otherwise no index would lead to the row. A distributed database would
 * look for the row on its node, and commit in two phases; it waits for the id.
 */
export async function beginFirstVisit (
  tx: Transaction, companyId: number, inserted: Promise<{ id: number, createdAt: string, updatedAt: string }>,
  { jobId, stepId }: { jobId: number, stepId: number }
): Promise<Visit[]> {
  if (tx.isDistributed) {
    const { id, createdAt, updatedAt } = await inserted
    return await changeVisits(tx, companyId, { id, jobId }, { endsVisit: false, beginsVisit: 'open' }, stepId, createdAt, updatedAt)
  }
  const visits = await tx.query<Visit>(prepared(sql`
    insert into application_steps as t (company_id, application_id, step_id, started_at, updated_at)
    select ${companyId}, id, ${stepId}, created_at, updated_at from applications
    where company_id = ${companyId} and id = (select currval('applications_id_seq'))
    returning ${COLUMNS}, t.application_id as "applicationId"`))
  return visits.map(visit => Object.assign(visit, { jobId }))
}
