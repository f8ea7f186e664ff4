import sql from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { findVisitedSteps, walkApplicationRows } from '../applications/queries.js'
import type { Comment } from '../applications/schema.js'
import { findCandidate } from '../candidates/queries.js'
import { toEvent, type EventRow } from '../events/queries.js'
import type { CandidateExport } from './schema.js'

/** All data held about this candidate. */
export async function exportCandidate (db: Queryable, companyId: number, id: number): Promise<CandidateExport | undefined> {
  const candidate = await findCandidate(db, companyId, id)
  if (candidate === undefined) return undefined
  const all = { limit: Number.MAX_SAFE_INTEGER - 1, by: 'id' } as const
  const applications = await walkApplicationRows(db, companyId, { candidateId: [id] }, all)
  const steps = await findVisitedSteps(db, companyId, applications.map(({ id }) => id))
  const comments = await db.query<Comment & { applicationId: number }>(sql`
    select m.application_id as "applicationId", m.id, m.code, m.text, m.author, m.created_at as "createdAt", m.updated_at as "updatedAt"
    from comments m where m.company_id = ${companyId} and m.application_id = any(${applications.map(({ id }) => id)}) order by m.id`)
  const events = await db.query<EventRow>(sql`
    select e.uuid, e.event, e.date, e.occurred_at as "occurredAt", e.token_id as "tokenId", e.token_name as "tokenName",
      e.entity_type as "entityType", e.entity_id as "entityId", e.data, e.personal
    from events e where e.company_id = ${companyId} and e.candidate_id = ${id} order by e.id`)
  return {
    candidate: candidate as CandidateExport['candidate'],
    applications: applications.map(application => ({
      ...application,
      steps: steps.filter(({ applicationId }) => applicationId === application.id),
      comments: comments.filter(({ applicationId }) => applicationId === application.id)
    })),
    events: events.map(toEvent)
  }
}
