import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { violatesConstraint } from '../../database/failures.js'
import { prepared, type Queryable } from '../../database/port.js'
import { alreadyExists, type ApiError } from '../../errors.js'
import { inWords, withArticle } from '../engine/describe.js'
import type { Below } from '../engine/kind.js'
import type { Change } from '../shared/change.js'
import { joinById } from '../shared/listing.js'
import { assignments, nextVersion, oneOf } from '../shared/sql.js'
import { APPLICATION, type ApplicationAt } from './application.js'

// What hangs below applications and has codes of the company's own, each unique in the company: offers, interviews, scorecards.

type Coded = Pick<Below, 'name' | 'plural' | 'table'>

/** Where an object is. */
export interface Found extends ApplicationAt { id: number }

/** The object that matches, and where it is. @param matches condition on `t`, its table */
export async function locate (db: Queryable, { table }: Coded, companyId: number, matches: Sql): Promise<Found | undefined> {
  const [row] = await db.query<Found>(prepared(sql`
    select t.id, t.application_id as "applicationId", a.job_id as "jobId"
    from ${raw(table)} t ${joinById('applications', 'a', companyId, 't.application_id')} where t.company_id = ${companyId} and ${matches}`))
  return row
}

/** The object with this code, and where it is. */
export async function findByCode (db: Queryable, kind: Coded, companyId: number, code: string): Promise<Found | undefined> {
  return await locate(db, kind, companyId, sql`t.code = ${code}`)
}

/**
 * The failure of a key that another object has.
 * @param what the key in words
 * @param other the object that has it; undefined if it has lost it since
 */
export function keyTaken (target: string, what: string, { plural }: Coded, other: Found | undefined): ApiError {
  return alreadyExists(target, what, plural, other?.id, other && { jobs: other.jobId, applications: other.applicationId })
}

/** The failure of a code that another object has. It is not quoted: an answer that is kept may outlive it. */
export function codeTaken (kind: Coded, other: Found | undefined): ApiError {
  return keyTaken('code', `${withArticle(inWords(kind.name))} with this code`, kind, other)
}

/**
 * Locks the application, and finds the object with this code; undefined for a new one.
 * @throws ApiError NOT_FOUND for the application, ALREADY_EXISTS for the code of an object of another one, STALE_VERSION
 */
export async function lockByCode (change: Change, kind: Coded, at: ApplicationAt, code: string): Promise<Found | undefined> {
  // The look-up comes after the lock: another request may make the object meanwhile.
  await APPLICATION.lock(change, at)
  const known = await findByCode(change.tx, kind, change.companyId, code)
  // A missing object has no state that could be expected.
  if (known === undefined) change.checkState(undefined)
  else if (known.applicationId !== at.applicationId) throw codeTaken(kind, known)
  return known
}

/** Saves these columns of objects whose applications are locked. @throws ApiError ALREADY_EXISTS for a code that another one has */
export async function saveColumns (
  { tx, companyId }: Change, kind: Coded, id: number | number[], columns: Record<string, unknown>
): Promise<void> {
  const changed = Object.keys(columns).length === 0 ? empty : sql`${assignments(columns)}, `
  const update = prepared(sql`
    update ${raw(kind.table)} set ${changed}${nextVersion()} where company_id = ${companyId} and ${oneOf(raw('id'), [id].flat())}`)
  const { code } = columns as { code?: string | null }
  if (code == null) return await tx.send(update)
  // Under a savepoint: otherwise the transaction could not read whose code it is after the failure.
  await tx.savepoint(async () => await tx.query(update)).catch(async (error: unknown) => {
    throw violatesConstraint(error, `${kind.table}_company_id_code_key`)
      ? codeTaken(kind, await findByCode(tx, kind, companyId, code))
      : error
  })
}
