import sql, { raw } from 'sql-template-tag'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { notification, EVENTS_CHANNEL } from '../domain/events/notifications.js'
import { isDuplicate } from '../database/failures.js'
import type { Transactional } from '../database/port.js'
import { addCustomFields } from './custom-fields.js'
import type { ValuesOf } from './data/custom-fields.js'
import { advance, openProgress, seededByAnother, totalOf, type Progress } from './engine/progress.js'
import { writeBatch } from './engine/write-batch.js'
import { addApplication } from './rows/applications.js'
import { Batch } from './rows/batch.js'
import { addCandidate } from './rows/candidates.js'
import { addJob } from './rows/jobs.js'
import { makePlan, type Plan, type SeedSize } from './rows/plan.js'
import { addOrganization } from './rows/organization.js'
import { addChildren } from './rows/samples.js'
import { TABLES } from './rows/tables.js'

export interface SeedOptions extends SeedSize {
  companyId: number
  /** Takes ids that no sequence gives. */
  areIdsApart?: boolean
  /** The values of jobs, candidates, applications and offers in custom fields. Without it the company has none. */
  valuesOf?: ValuesOf
  /** The number of rows in a transaction: by default far below its time limit, even on a slow machine. */
  rowsPerBatch?: Record<KindName, number>
  /** Called after each batch with the number of rows written and the total. */
  onProgress?: (done: number, total: number) => void
}

/** In this order. */
const KINDS = [
  { name: 'jobs', add: addJob },
  { name: 'candidates', add: addCandidate },
  { name: 'applications', add: addApplication }
] as const
type KindName = typeof KINDS[number]['name']
const ROWS_PER_BATCH: Record<KindName, number> = { jobs: 200, candidates: 2000, applications: 2000 }

/** One kind's rows from `first` up to `end`, after which `done` rows of all kinds are there. */
interface Part { kind: typeof KINDS[number], first: number, end: number, done: number }

/**
 * Fills an empty company with generated jobs, candidates and applications. Deterministic: the same numbers give the same rows (on an
 * empty database with the same ids), and after an interruption the same call resumes. Works in short transactions and keeps no
 * rows in memory, so it can write ten million applications.
 * @throws StartError if the company cannot be filled with these numbers
 */
export async function seedCompany (db: Transactional, options: SeedOptions): Promise<void> {
  const { companyId, areIdsApart = false, valuesOf, rowsPerBatch = ROWS_PER_BATCH, onProgress } = options
  const { jobs, candidates, applications, seed } = options
  const size = { jobs, candidates, applications, seed }
  const hasCustomFields = valuesOf !== undefined
  const progress = await openProgress(db, companyId, size, { areIdsApart, hasCustomFields })
  const plan = await makePlan(size, progress.first, valuesOf)
  if (hasCustomFields) await db.transaction(async tx => await addCustomFields(tx, companyId))

  let before: Promise<void> = Promise.resolve()
  for (const part of partsAfter(progress.done, size, rowsPerBatch)) {
    // Rows that later ones refer to must be committed first.
    if (part.kind.name === 'jobs' || part.first === 0) await before
    // Their events look up a candidate each: by the key, if the planner knows how many there are.
    if (part.kind.name === 'applications' && part.first === 0) await analyze(db, [TABLES.candidates.name])
    const current = writePart(db, { companyId, hasCustomFields, progress, part, batch: makeBatch(plan, part), before })
      .then(() => onProgress?.(part.done, totalOf(size)))
    // A failure shows one turn later, as the failure of the previous part.
    current.catch(() => {})
    await before.catch(async error => {
      await current.catch(() => {})
      throw error
    })
    before = current
  }
  await before
  await analyze(db, [...Object.values(TABLES).map(({ name }) => name), 'events', 'numbered_events'])
  await db.query(notification(EVENTS_CHANNEL, [companyId]))
}

function * partsAfter (done: number, size: SeedSize, rowsPerBatch: Record<KindName, number>): Generator<Part> {
  let start = 0
  for (const kind of KINDS) {
    const [count, perBatch] = [size[kind.name], rowsPerBatch[kind.name]]
    for (let first = Math.max(done - start, 0); first < count; first += perBatch) {
      const end = Math.min(first + perBatch, count)
      yield { kind, first, end, done: start + end }
    }
    start += count
  }
}

function makeBatch (plan: Plan, { kind, first, end }: Part): Batch {
  const batch = new Batch()
  if (kind.name === 'jobs' && first === 0) addOrganization(batch, plan)
  for (let index = first; index < end; index++) kind.add(batch, plan, index)
  addChildren(batch, plan, kind.name, { count: plan.size[kind.name], begin: first, end })
  return batch
}

interface Writing {
  companyId: number
  hasCustomFields: boolean
  progress: Progress
  part: Part
  batch: Batch
  before: Promise<void>
}

/** Two parts are written at the same time, which uses two cores, but they are committed one after the other. */
async function writePart (
  db: Transactional, { companyId, hasCustomFields, progress, part, batch, before }: Writing
): Promise<void> {
  const { first, end, done } = part
  await db.transaction(async tx => {
    const eventIds = await writeBatch(tx, companyId, batch, hasCustomFields)
    await before
    await numberInserted(tx, companyId, eventIds)
    await advance(tx, companyId, progress, done - (end - first), done)
  }).catch((error: unknown) => { throw isDuplicate(error) ? seededByAnother(companyId) : error })
}

/**
 * The planner must know about so many new rows immediately, and not only when autovacuum gets to them. Reads
 * 3000 pages of a table at most (300 for each unit of the target), so that it ends within the timeout at any size.
 */
async function analyze (db: Transactional, tables: string[]): Promise<void> {
  for (const name of tables) {
    await db.transaction(async tx => {
      await tx.query(sql`set local default_statistics_target = 10`)
      await tx.query(sql`analyze ${raw(name)}`)
    })
  }
}
