import sql, { join, raw } from 'sql-template-tag'
import { StartError } from '../../database/failures.js'
import type { Queryable, Transaction, Transactional } from '../../database/port.js'
import { KINDS } from '../../domain/kinds/table.js'
import { checkSize, countIds, type FirstIds, type SeedSize } from '../rows/plan.js'

/** Number of ids of each kind that a company has for itself if they are apart. */
const APART = 1_000_000_000

/**
 * The progress of a seed, stored in the settings. It changes in the transaction of each batch, so the two never disagree, and an
 * interrupted seed can resume.
 */
export interface Progress { size: SeedSize, first: FirstIds, done: number, hasCustomFields?: boolean }

export async function findProgress (db: Queryable, companyId: number): Promise<Progress | undefined> {
  const [row] = await db.query<{ value: string }>(sql`select value from settings where name = ${settingName(companyId)}`)
  return row === undefined ? undefined : JSON.parse(row.value) as Progress
}

/** Forgets the seed of a company whose rows are removed: it may be filled again. */
export async function forgetProgress (db: Queryable, companyId: number): Promise<void> {
  await db.query(sql`delete from settings where name = ${settingName(companyId)}`)
}

/** Whether the company has all rows of such a seed, and custom fields if they are asked for. */
export async function isFilledWith (db: Queryable, companyId: number, size: SeedSize, hasCustomFields = false): Promise<boolean> {
  const progress = await findProgress(db, companyId)
  return progress !== undefined && progress.done === totalOf(size) && isSameSize(progress.size, size) &&
    (!hasCustomFields || progress.hasCustomFields === true)
}

const isSameSize = (one: SeedSize, other: SeedSize): boolean =>
  one.jobs === other.jobs && one.candidates === other.candidates && one.applications === other.applications && one.seed === other.seed

/** How many rows of the three counted kinds a seed makes in total. */
export function totalOf ({ jobs, candidates, applications }: SeedSize): number {
  return jobs + candidates + applications
}

/**
 * The progress of a seed that was interrupted, or of a new one for an empty company, with a range of ids for each table.
 * @throws StartError when the company is not there, is filled already, has other data, or was begun with other numbers, or with or
 *   without custom fields
 */
export async function openProgress (
  db: Transactional, companyId: number, size: SeedSize, { areIdsApart, hasCustomFields }: { areIdsApart: boolean, hasCustomFields: boolean }
): Promise<Progress> {
  checkSize(size)
  return await db.transaction(async tx => {
    // Waits for inserts in progress and keeps new ones out while the ids are taken from the sequences.
    await tx.query(sql`lock table ${join(Object.keys(countIds(size)).map(name => raw(name)))} in share row exclusive mode`)
    const progress = await findProgress(tx, companyId)
    if (progress !== undefined) return checkProgress(progress, companyId, size, hasCustomFields)
    await checkEmpty(tx, companyId)
    const first = areIdsApart ? idsApart(companyId, size) : await takeIds(tx, size)
    const begun = { size, first, done: 0, ...(hasCustomFields && { hasCustomFields }) }
    await tx.query(sql`insert into settings (name, value) values (${settingName(companyId)}, ${JSON.stringify(begun)})`)
    return begun
  })
}

/**
 * Moves the progress from one number of rows to another; these rows are written in the same transaction.
 * @throws StartError when another process has moved it meanwhile
 */
export async function advance (tx: Transaction, companyId: number, progress: Progress, from: number, to: number): Promise<void> {
  const moved = await tx.query(sql`
    update settings set value = ${JSON.stringify({ ...progress, done: to })}
    where name = ${settingName(companyId)} and value = ${JSON.stringify({ ...progress, done: from })} returning name`)
  if (moved.length === 0) throw seededByAnother(companyId)
}

export function seededByAnother (companyId: number): StartError {
  return new StartError(`Another process is seeding company ${companyId}`)
}

function checkProgress (progress: Progress, companyId: number, size: SeedSize, hasCustomFields: boolean): Progress {
  const { jobs, candidates, applications, seed } = progress.size
  const { hasCustomFields: hadCustomFields = false } = progress
  const fields = hadCustomFields ? ', with custom fields' : hasCustomFields ? ', without custom fields' : ''
  const given = `${jobs} jobs, ${candidates} candidates and ${applications} applications from seed ${seed}${fields}`
  if (progress.done === totalOf(progress.size)) {
    throw new StartError(`Company ${companyId} is filled already, with ${given}: make another company`)
  }
  if (!isSameSize(progress.size, size) || hadCustomFields !== hasCustomFields) {
    throw new StartError(`Company ${companyId} is half filled with ${given}: give the same numbers to go on, or make another company`)
  }
  return progress
}

async function checkEmpty (tx: Transaction, companyId: number): Promise<void> {
  const tables = KINDS.all.map(({ listing }) => raw(listing(companyId, {}, []).table))
  const filled = tables.map(table => sql`exists (select from ${table} where company_id = ${companyId})`)
  const [company] = await tx.query<{ filled: boolean }>(sql`
    select ${join(filled, ' or ')} as filled
    from companies where id = ${companyId}`)
  if (company === undefined) throw new StartError(`There is no company ${companyId}; see company list`)
  if (company.filled) throw new StartError(`Company ${companyId} has data of its own: make another company to seed`)
}

async function takeIds (tx: Transaction, size: SeedSize): Promise<FirstIds> {
  const counts = countIds(size)
  const atLeastOne = Object.values(counts).map(count => Math.max(count, 1))
  const rows = await tx.query<{ name: string, first: number }>(sql`
    select name, setval(sequence, nextval(sequence) + count - 1) - count + 1 as first
    from unnest(${Object.keys(counts)}::text[], ${atLeastOne}::bigint[]) as wanted (name, count),
      pg_get_serial_sequence(name, 'id') as sequence`)
  return Object.fromEntries(rows.map(({ name, first }) => [name, first])) as FirstIds
}

/** Ids that no sequence gives: objects that are made later have the ids that they would have had without this company. */
function idsApart (companyId: number, size: SeedSize): FirstIds {
  return Object.fromEntries(Object.keys(countIds(size)).map(name => [name, companyId * APART + 1])) as FirstIds
}

function settingName (companyId: number): string {
  return `seed:${companyId}`
}
