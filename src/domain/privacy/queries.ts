import sql, { join } from 'sql-template-tag'
import type { Queryable } from '../../database/port.js'
import { findVisitedSteps, walkApplicationRows } from '../applications/queries.js'
import { findAttachmentsOfPerson } from '../attachments/queries.js'
import { candidatesOf, findCandidate, type CandidateRow } from '../candidates/queries.js'
import { rowsBelow } from '../engine/child.js'
import { withNested } from '../shared/json-fields.js'
import { toEvent, type EventRow } from '../events/queries.js'
import { KINDS } from '../kinds/table.js'
import { findPeople } from '../merging/people.js'
import { findSharedTimes, findTimesWithOthers, isOfTime } from '../merging/shared-times.js'
import { Application } from '../applications/schema.js'
import { APPLICATION } from '../parents/application.js'
import { Candidate } from '../candidates/schema.js'
import { visible } from '../shared/classification.js'
import type { Reader } from '../shared/reader.js'
import type { CandidateExport } from './schema.js'

/**
 * All data held about this candidate, and those who were merged into it; of one who was merged, what is held about the one that stays.
 * @param reader who sees all of it
 */
export async function exportCandidate (
  db: Queryable, companyId: number, id: number, reader: Reader
): Promise<CandidateExport | undefined> {
  const candidate = await findCandidate(db, companyId, id)
  if (candidate === undefined) return undefined
  if (candidate.mergedIntoId !== null) return await exportCandidate(db, companyId, candidate.mergedIntoId, reader)
  const ids = await findPeople(db, companyId, [id])
  const merged = await db.query<CandidateRow>(candidatesOf(companyId, ids.filter(each => each !== id)))
  const all = { limit: Number.MAX_SAFE_INTEGER - 1, by: 'id' } as const
  const applications = await walkApplicationRows(db, companyId, { candidateId: [id] }, all)
  const steps = await findVisitedSteps(db, companyId, applications.map(({ id }) => id))
  const below = await findBelowAll(db, companyId, applications.map(({ id }) => id), reader)
  const files = await findAttachmentsOfPerson(db, companyId, ids)
  const events = await findEventsOf(db, companyId, ids, applications.map(({ id }) => id), files.map(({ id }) => id))
  return {
    candidate: visible(Candidate, candidate, reader) as CandidateExport['candidate'],
    merged: merged.sort((a, b) => a.id - b.id).map(row => visible(Candidate, row, reader)) as CandidateExport['merged'],
    applications: applications.map(application => ({
      ...visible(Application, application, reader),
      steps: steps.filter(({ applicationId }) => applicationId === application.id),
      ...below.get(application.id) as Parts & Pick<CandidateExport['applications'][number], 'comments'>
    })),
    attachments: files,
    events: events.map(toEvent)
  }
}

/** What hangs below an application, by the plurals of the kinds. */
type Parts = Record<string, object[]>

/** Application → everything below it. */
async function findBelowAll (
  db: Queryable, companyId: number, applicationIds: number[], reader: Reader
): Promise<Map<number, Parts>> {
  const all = new Map<number, Parts>(applicationIds.map(id => [id, {}]))
  for (const kind of KINDS.below(APPLICATION)) {
    for (const parts of all.values()) parts[kind.plural] = []
    for (const row of await db.query<{ applicationId: number }>(rowsBelow(kind, companyId, applicationIds))) {
      all.get(row.applicationId)?.[kind.plural]?.push(visible(kind.schema, withNested(kind.schema, row), reader))
    }
  }
  return all
}

/**
 * The events about these people, who are one now, and about their applications and files, whoever had these at the time. Of a time when
 * they were one with somebody who has been taken apart since, the other's applications and files are left out, and so are the personal
 * values in events of the two: some may be the other's.
 */
async function findEventsOf (
  db: Queryable, companyId: number, ids: number[], applicationIds: number[], fileIds: string[]
): Promise<EventRow[]> {
  const holders = (await findSharedTimes(db, companyId, ids)).map(({ candidateId }) => candidateId)
  const times = await findTimesWithOthers(db, companyId, ids)
  const gone = times.flatMap(({ files }) => files).filter(id => !fileIds.includes(id))
  return await db.query<EventRow>(sql`
    select e.uuid, e.event, e.date, e.occurred_at as "occurredAt", e.token_id as "tokenId", e.token_name as "tokenName",
      e.entity_type as "entityType", e.entity_id as "entityId", e.data,
      case when ${join([sql`false`, ...times.map(time => isOfTime(time))], ' or ')} then null
        -- who had the application then
        when not e.candidate_id = any(${ids}::bigint[]) then e.personal - array['candidate', 'candidateCode']
        else e.personal end as personal
    from events e where e.company_id = ${companyId} and e.id in (
      select id from events where company_id = ${companyId} and candidate_id = any(${ids}::bigint[]) and application_id is null
        and not (entity_type = 'attachment' and entity_id = any(${gone}::text[]))
      union select id from events where company_id = ${companyId} and application_id = any(${applicationIds}::bigint[])
      union select id from events where company_id = ${companyId} and candidate_id = any(${holders}::bigint[]) and application_id is null
        and entity_type = 'attachment' and entity_id = any(${fileIds}::text[])
    ) order by e.id`)
}
