import sql from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared } from '../../database/port.js'
import { emailKey } from '../../email.js'
import { alreadyExists, ApiError, merged, notFound } from '../../errors.js'
import { checkGates } from '../custom-fields/gates.js'
import { planValues, valueColumn } from '../custom-fields/values.js'
import { findOrCreate } from '../shared/find-or-create.js'
import { statedTime } from '../shared/history.js'
import { lockBulk } from '../shared/locks.js'
import type { Change } from '../shared/change.js'
import { now, toMilliseconds } from '../shared/clock.js'
import { changedFields } from '../shared/patch.js'
import { checkNotRetired } from '../shared/retired-codes.js'
import { assignments, byColumn, insertion, nextVersion } from '../shared/sql.js'
import { recordCandidate } from './events.js'
import {
  findCandidateByCode, findCandidateByDocument, findCandidateByEmail, lockCandidateByCode, lockCandidateByEmail, lockCandidatesNamed
} from './named.js'
import { COLUMNS, documentKey, lockCandidate, type CandidateRow } from './queries.js'
import { wait } from './retention.js'
import { Candidate, type CandidateCreate, type CandidatePatch } from './schema.js'
import { replaceWords, wordsOf } from './words.js'

/** The columns for these fields. */
export function toColumns ({ email, languages, keepUntil, ...rest }: Omit<CandidatePatch, 'customFields'>): Record<string, unknown> {
  const columns = byColumn(rest)
  if (keepUntil !== undefined) columns.keep_until = keepUntil && JSON.stringify(keepUntil)
  if (email !== undefined) Object.assign(columns, { email, email_folded: emailKey(email) })
  if (languages !== undefined) columns.languages = JSON.stringify(languages)
  return columns
}

/**
 * Creates a candidate.
 * @throws ApiError ALREADY_EXISTS if a live candidate has this code, e-mail or document, also under concurrency. The transaction stays
 * usable after code and e-mail: a look-up by them then finds the other one. ANONYMIZED for the code of an anonymized candidate
 */
export async function createCandidate (change: Change, { createdAt, customFields, ...fields }: CandidateCreate): Promise<CandidateRow> {
  const { tx, companyId } = change
  await checkGates(change, Candidate, { ...fields, customFields })
  const occurredAt = statedTime(change, createdAt, 'createdAt')
  const values = await planValues(change, 'candidate', { given: customFields, isWhole: true })
  const columns = {
    ...valueColumn(values),
    ...toColumns({ skills: [], languages: [], ...fields }),
    ...(occurredAt === undefined ? {} : { created_at: occurredAt }),
    company_id: companyId
  }
  const [created] = await tx.query<CandidateRow>(prepared(sql`
    insert into candidates as c ${insertion(columns)} on conflict do nothing returning ${COLUMNS}`))
  if (created === undefined) throw await takenBy(change, fields)
  await values.saveFor(created.id)
  await checkNotRetired(change, 'candidates', created.code)
  await checkDocument(change, created)
  await replaceWords(tx, companyId, created.id, wordsOf(created))
  await recordCandidate(change, 'candidate.created', created, {}, occurredAt)
  return created
}

/** Whether another transaction has created a candidate with this code or e-mail meanwhile, so that no row was inserted. */
const isTaken = ({ items }: ApiError): boolean => items.some(({ target }) => ['code', 'email'].includes(target))

/** The candidate with this e-mail, locked, or else a new one. */
export async function findOrCreateCandidate (change: Change, fields: CandidateCreate): Promise<{ row: CandidateRow, isNew: boolean }> {
  const find = async () => await lockCandidateByEmail(change.tx, change.companyId, fields.email)
  return await findOrCreate(change, find, async () => await createCandidate(change, fields), isTaken)
}

/**
 * The candidate with this code, as it is; else the one with this e-mail, who takes the code; else a new one.
 * @throws ApiError ALREADY_EXISTS if the one with the e-mail is another than the one with the code, or has another code; like
 * `createCandidate`
 */
export async function findOrCreateByCode (
  change: Change, fields: CandidateCreate & { code: string }
): Promise<{ row: CandidateRow, isNew: boolean }> {
  await checkGates(change, Candidate, fields)
  statedTime(change, fields.createdAt, 'createdAt')
  const find = async () => await findKnown(change, fields)
  return await findOrCreate(change, find, async () => await createCandidate(change, fields), isTaken)
}

/** The candidate with this code, or the one with this e-mail, who has taken the code. */
async function findKnown (change: Change, { code, email }: CandidateCreate & { code: string }): Promise<CandidateRow | undefined> {
  const { tx, companyId } = change
  const byCode = await lockCandidateByCode(tx, companyId, code)
  if (byCode !== undefined) {
    const otherId = await findCandidateByEmail(tx, companyId, email)
    if (otherId !== undefined && otherId !== byCode.id) throw await takenBy(change, { code, email })
    change.candidateIds.add(byCode.id)
    change.checkState(byCode)
    return byCode
  }
  await checkNotRetired(change, 'candidates', code)
  const byEmail = await lockCandidateByEmail(tx, companyId, email)
  if (byEmail === undefined) return undefined
  // With this code, another transaction has created the candidate between the two look-ups.
  if (byEmail.code !== null && byEmail.code !== code) throw await takenBy(change, { email })
  return await changeCandidate(change, byEmail.id, { code })
}

/** Upsert by e-mail: creates the candidate, or changes the fields that are given. @throws ApiError like `changeCandidate` */
export async function putCandidate (change: Change, fields: CandidateCreate): Promise<{ row: CandidateRow, isNew: boolean }> {
  await checkGates(change, Candidate, fields)
  const { createdAt, email, ...rest } = fields
  statedTime(change, createdAt, 'createdAt')
  const { row, isNew } = await findOrCreateCandidate(change, fields)
  if (isNew) return { row, isNew }
  // E-mail and code of one who was merged lead to the one that stays, and has its own.
  const { code, ...others } = rest
  const isOfMerged = code != null && code !== row.code && (await findCandidateByCode(change.tx, change.companyId, code))?.id === row.id
  const patch = { ...(isOfMerged ? others : rest), ...(emailKey(row.email) === emailKey(email) ? { email } : {}) }
  return { row: await changeCandidate(change, row.id, patch), isNew }
}

/** Locks the candidates with these e-mails, and keeps off others who would lock several until the transaction ends. */
export async function lockForUpserts ({ tx, companyId }: Change, upserts: CandidateCreate[]): Promise<void> {
  await lockBulk(tx, companyId, 'candidates')
  await lockCandidatesNamed(tx, companyId, { ids: [], codes: [], emails: upserts.map(({ email }) => email) })
}

/**
 * Changes fields of a candidate. Repeating the current values changes nothing.
 * @throws ApiError ALREADY_EXISTS for the code, the e-mail or the document of another, ANONYMIZED, MERGED
 */
export async function changeCandidate (change: Change, id: number, { customFields, ...given }: CandidatePatch): Promise<CandidateRow> {
  const { tx, companyId } = change
  await checkGates(change, Candidate, { ...given, customFields })
  const patch = { ...given, ...keptUntil(change, given) }
  const before = await lockCandidate(tx, companyId, id)
  if (before === undefined) throw notFound('candidate')
  change.candidateIds.add(id)
  change.checkState(before)
  if (before.anonymizedAt !== null) {
    const message = 'the candidate is anonymized and can no longer be changed'
    throw new ApiError('ANONYMIZED', { target: 'id', message })
  }
  if (before.mergedIntoId !== null) throw merged('id', before.mergedIntoId)
  const fields = changedFields(before, patch)
  const values = await planValues(change, 'candidate', { given: customFields, before: before.customValues, isWhole: false })
  if (Object.keys(fields).length === 0 && values.changed.length === 0) return before

  // Under a savepoint: otherwise the transaction could not read the other candidate's id after the failed statement.
  const [after] = await tx.savepoint(async () => await tx.query<CandidateRow>(sql`
    update candidates c set ${assignments({ ...toColumns(fields), ...valueColumn(values) })}, ${nextVersion()}
    where c.company_id = ${companyId} and c.id = ${id} returning ${COLUMNS}`)).catch(async error => {
    throw ['email', 'code'].some(key => violatesConstraint(error, `candidates_company_id_${key}_key`))
      ? await takenBy(change, fields, id)
      : error
  }) as [CandidateRow]
  await values.saveFor(id)
  if (before.keepUntil !== null && fields.keepUntil !== undefined && (fields.keepUntil?.until ?? '') < before.keepUntil.until) {
    await wait(change, [id])
  }
  await checkNotRetired(change, 'candidates', fields.code)
  if (fields.identificationDocument !== undefined) await checkDocument(change, after)
  if (fields.name !== undefined || fields.lastName !== undefined || fields.email !== undefined) {
    await replaceWords(tx, companyId, id, wordsOf(after))
  }
  await recordCandidate(change, 'candidate.updated', after, { changed: [...Object.keys(fields), ...values.changed] })
  return after
}

/**
 * A consent to be kept, with its time as the database returns it.
 * @throws ApiError FORBIDDEN without the scope, BAD_ARGUMENT for a consent ahead of now
 */
function keptUntil (change: Change, { keepUntil }: CandidatePatch): Pick<CandidatePatch, 'keepUntil'> {
  if (keepUntil === undefined) return {}
  change.requireScope('privacy:write')
  if (keepUntil === null) return { keepUntil }
  if (Date.parse(keepUntil.consentAt) > now()) {
    throw new ApiError('BAD_ARGUMENT', { target: 'keepUntil.consentAt', message: 'keepUntil.consentAt must not be in the future' })
  }
  return { keepUntil: { ...keepUntil, consentAt: toMilliseconds(keepUntil.consentAt) } }
}

/**
 * Refuses the document of another live candidate. An index could not: older candidates may share one.
 * @throws ApiError ALREADY_EXISTS
 */
async function checkDocument ({ tx, companyId }: Change, { id, identificationDocument }: CandidateRow): Promise<void> {
  if (identificationDocument == null || !/[\p{Letter}\p{Number}]/u.test(identificationDocument)) return
  // Of two transactions that write the same one, the second sees the first.
  await tx.send(prepared(sql`
    select pg_advisory_xact_lock(hashtextextended(${`document ${companyId} `} || ${documentKey(sql`${identificationDocument}`)}, 0))`))
  const other = await findCandidateByDocument(tx, companyId, identificationDocument, id)
  if (other !== undefined) throw alreadyExists('identificationDocument', 'a candidate with this document', 'candidates', other)
}

/**
 * The failure of a candidate whose code, e-mail or both others have: it names each of them.
 * @param ownId the candidate itself: what leads there belongs to one who was merged into it
 */
async function takenBy ({ tx, companyId }: Change, { code, email }: CandidatePatch, ownId?: number): Promise<ApiError> {
  const byCode = code == null ? undefined : (await findCandidateByCode(tx, companyId, code))?.id
  const byEmail = email === undefined ? undefined : await findCandidateByEmail(tx, companyId, email)
  const nameOf = (id: number | undefined) => id === ownId ? 'a candidate who was merged into this one,' : 'a candidate'
  const taken = [
    { id: byCode, target: 'code', what: `${nameOf(byCode)} with this code` },
    { id: byEmail === byCode ? undefined : byEmail, target: 'email', what: `${nameOf(byEmail)} with this e-mail` }
  ].filter(({ id }) => id !== undefined)
  const items = taken.flatMap(({ id, target, what }) => alreadyExists(target, what, 'candidates', id).items)
  if (items.length === 0) return alreadyExists(code == null ? 'email' : 'code', 'a candidate with this code or e-mail', '', undefined)
  return new ApiError('ALREADY_EXISTS', items, { existing: { candidates: taken[0]?.id as number } })
}
