import sql from 'sql-template-tag'
import { ApiError, notFound } from '../../errors.js'
import { toColumns } from '../candidates/changes.js'
import { recordCandidate } from '../candidates/events.js'
import { COLUMNS, findCandidate, type CandidateRow } from '../candidates/queries.js'
import { CandidatePatch } from '../candidates/schema.js'
import { replaceWords, wordsOf } from '../candidates/words.js'
import { namesOfValues, planEmptying, valueColumn } from '../custom-fields/values.js'
import { inviteAgain } from '../interviews/invitations.js'
import { forgetWrittenSince } from '../messages/changes.js'
import type { Change } from '../shared/change.js'
import { CUSTOM_FIELDS } from '../shared/custom-values.js'
import { findLastEvent } from '../shared/events.js'
import { lockBulk } from '../shared/locks.js'
import { changedFields } from '../shared/patch.js'
import { assignments, nextVersion } from '../shared/sql.js'
import { move, tellMoved, type Moved } from './belongings.js'
import { lockPeople } from './people.js'

/** A merge that was not undone. */
interface Merge { id: number, candidateId: number, filled: string[], moved: Moved, isOver: boolean }

/** For so long a merge can be undone. */
const DAYS = 30

/**
 * Takes a candidate apart from the one that it was merged into: undoes what the merge moved and filled, where nobody has changed it since.
 * @param id the one that was given up
 * @throws ApiError CANNOT_UNMERGE, ANONYMIZED
 */
export async function unmergeCandidate (change: Change, id: number): Promise<CandidateRow> {
  const { tx, companyId } = change
  // Nobody else merges meanwhile.
  await lockBulk(tx, companyId, 'candidates')
  const intoId = (await findCandidate(tx, companyId, id))?.mergedIntoId
  const { candidates } = await lockPeople(change, intoId == null ? [id] : [id, intoId])
  const gone = candidates.get(id)
  if (gone === undefined) throw notFound('candidate')
  for (const each of [id, ...(intoId == null ? [] : [intoId])]) change.candidateIds.add(each)
  if (gone.anonymizedAt !== null) {
    throw new ApiError('ANONYMIZED', { target: 'id', message: 'the candidate is anonymized and stays merged' })
  }
  if (intoId == null) return await checkTakenApart(change, gone)
  const merge = await findMerge(change, id)
  if (merge === undefined || merge.isOver) {
    throw new ApiError('CANNOT_UNMERGE', { target: 'id', message: `the candidate was merged more than ${DAYS} days ago` })
  }

  const moved = await move(change, intoId, id, merge.moved)
  await leaveLaterMerges(change, merge, id)
  const [back] = await tx.query<CandidateRow>(sql`
    update candidates c set merged_into_id = null, merged_at = null, ${nextVersion()}
    where c.company_id = ${companyId} and c.id = ${id} returning ${COLUMNS}`) as [CandidateRow]
  await replaceWords(tx, companyId, id, wordsOf(back))
  const { row: owner, emptied } = await undoFilling(change, candidates, merge, gone)
  await tx.send(sql`
    update candidate_merges set unmerged_at = statement_timestamp(), events_until = ${await findLastEvent(tx, companyId)}
    where company_id = ${companyId} and duplicate_id = ${id} and unmerged_at is null`)
  const interviewIds = await forgetWrittenSince(change, moved.applications ?? [], gone.mergedAt as string)
  await recordApart(change, owner, emptied, back)
  await tellMoved(change, moved, back, owner)
  await inviteAgain(change, interviewIds)
  return back
}

/** @returns the candidate if it was taken apart before @throws ApiError CANNOT_UNMERGE if it was never merged */
async function checkTakenApart ({ tx, companyId }: Change, row: CandidateRow): Promise<CandidateRow> {
  const known = await tx.query(sql`select 1 from candidate_merges where company_id = ${companyId} and duplicate_id = ${row.id} limit 1`)
  if (known.length > 0) return row
  const given = await tx.query<{ id: number }>(sql`
    select id from candidates where company_id = ${companyId} and merged_into_id = ${row.id} order by merged_at desc limit 10`)
  const advice = given.length === 0 ? '' : `; merged into it was ${given.map(({ id }) => id).join(', ')}: unmerge that id`
  throw new ApiError('CANNOT_UNMERGE', { target: 'id', message: `the candidate was not merged into another one${advice}` })
}

async function findMerge ({ tx, companyId }: Change, duplicateId: number): Promise<Merge | undefined> {
  const [merge] = await tx.query<Merge>(sql`
    select id, candidate_id as "candidateId", filled, moved, merged_at < statement_timestamp() - ${DAYS} * interval '1 day' as "isOver"
    from candidate_merges where company_id = ${companyId} and duplicate_id = ${duplicateId} and unmerged_at is null`)
  return merge
}

/**
 * Takes what a candidate has brought, and itself, out of the merges that have moved it on from there: undoing one of those would move it
 * again, from wherever it has come by itself since.
 */
async function leaveLaterMerges ({ tx, companyId }: Change, { id: mergeId, candidateId, moved }: Merge, id: number): Promise<void> {
  const brought: Moved = { ...moved, candidates: [...moved.candidates ?? [], String(id)] }
  // Only one merge of a company is done at a time: the later ones have the higher ids.
  const later = await tx.query<{ id: number, moved: Moved }>(sql`
    with recursive later (id, candidate_id) as (
      select ${mergeId}::bigint, ${candidateId}::bigint
      union select m.id, m.candidate_id from candidate_merges m join later on m.duplicate_id = later.candidate_id and m.id > later.id
      where m.company_id = ${companyId}
    )
    select m.id, m.moved from candidate_merges m
    where m.company_id = ${companyId} and m.id in (select id from later) and m.id <> ${mergeId}`)
  for (const merge of later) {
    const own = Object.entries(merge.moved).map(([table, ids]) => [table, ids.filter(each => brought[table]?.includes(each) !== true)])
    await tx.send(sql`
      update candidate_merges set moved = ${JSON.stringify(Object.fromEntries(own))} where company_id = ${companyId} and id = ${merge.id}`)
  }
}

/**
 * Empties the fields that were filled with values of this candidate and still have them; also where they went on from there, with a later
 * merge.
 * @returns the one that stays, and its fields that are empty again
 */
async function undoFilling (
  change: Change, candidates: Map<number, CandidateRow>, { candidateId, filled }: Merge, gone: CandidateRow
): Promise<{ row: CandidateRow, emptied: string[] }> {
  const { tx, companyId } = change
  const before = candidates.get(candidateId) as CandidateRow
  const own = filled.filter(field => field in CandidatePatch.properties)
  const given = Object.fromEntries(own.map(field => [field, gone[field as keyof CandidateRow]])) as CandidatePatch
  const others = changedFields(before, given)
  const blanked = own.filter(field => !(field in others))
  const values = await planEmptying(change, 'candidate', before.customValues, gone.customValues, filled)
  const emptied = [...blanked, ...values.changed]
  const blank = Object.fromEntries(blanked.map(field => [field, Array.isArray(before[field as keyof CandidateRow]) ? [] : null]))
  const columns = { ...toColumns(blank), ...valueColumn(values) }
  const next = before.mergedIntoId === null ? undefined : await findMerge(change, candidateId)
  // What is shown of one who was merged does not change.
  const version = next === undefined ? nextVersion() : sql`version = version`
  const [row] = await tx.query<CandidateRow>(sql`
    update candidates c set ${emptied.length === 0 ? version : sql`${assignments(columns)}, ${version}`}
    where c.company_id = ${companyId} and c.id = ${candidateId} returning ${COLUMNS}`) as [CandidateRow]
  await values.saveFor(candidateId)
  if (next === undefined) return { row, emptied }
  return await undoFilling(change, candidates, { ...next, filled: next.filled.filter(field => emptied.includes(field)) }, gone)
}

/** Records what has become of the two: an event of the one that stays, and one of the other, who is whole again. */
async function recordApart (change: Change, owner: CandidateRow, emptied: string[], back: CandidateRow): Promise<void> {
  await recordCandidate(change, 'candidate.unmerged', owner, { changed: emptied, duplicateId: back.id })
  const own = Object.keys(CandidatePatch.properties).filter(field => field !== CUSTOM_FIELDS)
  await recordCandidate(change, 'candidate.updated', back, { changed: [...own, ...namesOfValues(back.customValues)] })
}
