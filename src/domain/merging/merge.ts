import sql from 'sql-template-tag'
import { ApiError, merged, notFound } from '../../errors.js'
import { toColumns } from '../candidates/changes.js'
import { COLUMNS, type CandidateRow } from '../candidates/queries.js'
import { CandidatePatch } from '../candidates/schema.js'
import { deleteWords } from '../candidates/words.js'
import { planFilling, valueColumn } from '../custom-fields/values.js'
import type { Change } from '../shared/change.js'
import { findLastEvent } from '../shared/events.js'
import { lockBulk } from '../shared/locks.js'
import { assignments, nextVersion } from '../shared/sql.js'
import { move, recordMerged, tellMoved } from './belongings.js'
import { lockPeople } from './people.js'

/** Fields that lead to the person, and so stay with the one that is given up. */
const KEYS = ['code', 'email']

/**
 * Merges another candidate into this one: it gets everything that belongs to the other, and the fields that it lacks. The other one stays
 * as it was, except that it leads here. The same merge again changes nothing.
 * @throws ApiError MERGED if one of them was merged into a third, ANONYMIZED, ALREADY_EXISTS if both have a live application for one job,
 * LIMIT_REACHED if the one has no room for the values of the other
 */
export async function mergeCandidates (change: Change, id: number, duplicateId: number): Promise<CandidateRow> {
  const { tx, companyId } = change
  if (id === duplicateId) {
    const message = 'duplicateId must name another candidate than the one in the path'
    throw new ApiError('BAD_ARGUMENT', { target: 'duplicateId', message })
  }
  await lockBulk(tx, companyId, 'candidates')
  const { candidates } = await lockPeople(change, [id, duplicateId])
  const [before, other] = [candidates.get(id), candidates.get(duplicateId)]
  if (before === undefined) throw notFound('candidate')
  if (other === undefined) throw notFound('candidate', 'duplicateId')
  for (const each of [id, duplicateId]) change.candidateIds.add(each)
  if (other.mergedIntoId === id) return before
  checkFree('id', before)
  checkFree('duplicateId', other)
  await checkApplications(change, id, duplicateId)

  const moved = await move(change, duplicateId, id)
  const [gone] = await tx.query<CandidateRow>(sql`
    update candidates c set merged_into_id = ${id}, merged_at = greatest(updated_at, statement_timestamp()), ${nextVersion()}
    where c.company_id = ${companyId} and c.id = ${duplicateId} returning ${COLUMNS}`) as [CandidateRow]
  await deleteWords(tx, companyId, duplicateId)
  const fields = lacking(before, other)
  const values = await planFilling(change, 'candidate', before.customValues, other.customValues)
  const filled = [...Object.keys(fields), ...values.changed]
  const columns = { ...toColumns(fields), ...valueColumn(values) }
  const [after] = await tx.query<CandidateRow>(sql`
    update candidates c set ${filled.length === 0 ? nextVersion() : sql`${assignments(columns)}, ${nextVersion()}`}
    where c.company_id = ${companyId} and c.id = ${id} returning ${COLUMNS}`) as [CandidateRow]
  await values.saveFor(id)
  await tx.send(sql`
    insert into candidate_merges (company_id, duplicate_id, candidate_id, filled, moved, merged_at, events_after)
    values (
      ${companyId}, ${duplicateId}, ${id}, ${filled}, ${JSON.stringify(moved)}, ${gone.mergedAt}, ${await findLastEvent(tx, companyId)})`)
  await recordMerged(change, after, [gone], filled)
  await tellMoved(change, moved, after, other)
  return after
}

/** @throws ApiError MERGED, ANONYMIZED */
function checkFree (target: string, { mergedIntoId, anonymizedAt }: CandidateRow): void {
  if (mergedIntoId !== null) throw merged(target, mergedIntoId)
  if (anonymizedAt !== null) throw new ApiError('ANONYMIZED', { target, message: 'the candidate is anonymized and cannot be merged' })
}

/** @throws ApiError ALREADY_EXISTS naming the live applications that the two have for one job */
async function checkApplications ({ tx, companyId }: Change, id: number, duplicateId: number): Promise<void> {
  const both = await tx.query<{ jobId: number, id: number, otherId: number }>(sql`
    select a.job_id as "jobId", a.id, o.id as "otherId" from applications a, applications o
    where a.company_id = ${companyId} and a.candidate_id = ${id} and a.status in ('in_process', 'hired')
      and o.company_id = ${companyId} and o.candidate_id = ${duplicateId} and o.status in ('in_process', 'hired') and o.job_id = a.job_id
    order by a.id`)
  const [first] = both
  if (first === undefined) return
  throw new ApiError('ALREADY_EXISTS', both.map(({ jobId, id, otherId }) => ({
    target: 'duplicateId', message: `the applications ${id} and ${otherId} for the job ${jobId} are both live: end one of them first`
  })), { existing: { jobs: first.jobId, applications: first.id } })
}

const isBlank = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0)

/** The fields that the one lacks and the other has. */
function lacking (one: CandidateRow, other: CandidateRow): Omit<CandidatePatch, 'customFields'> {
  const fields = Object.keys(CandidatePatch.properties).filter(field => !KEYS.includes(field)) as Array<keyof CandidatePatch>
  return Object.fromEntries(fields.filter(field => isBlank(one[field]) && !isBlank(other[field])).map(field => [field, other[field]]))
}
