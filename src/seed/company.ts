import sql, { raw } from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { addApplication } from './applications.js'
import { addCandidate } from './candidates.js'
import { addJob } from './jobs.js'
import { makePlan, type Plan, type SeedSize } from './plan.js'
import { advance, openProgress, totalOf } from './progress.js'
import { addStructure } from './structure.js'
import { Batch, TABLES } from './tables.js'

export interface SeedOptions extends SeedSize {
  companyId: number
  /** Told after each batch how many of all jobs, candidates and applications are there. */
  onProgress?: (done: number, total: number) => void
}

/** How many rows go into one transaction: well below the time that a statement may take, also on a slow machine. */
const BATCH = { jobs: 200, candidates: 2000, applications: 2000 }

/**
 * Fills an empty company with made-up jobs, candidates and applications. The same numbers give the same rows, on an
 * empty database with the same ids, and after an interruption the same call goes on where it stopped. Works in short
 * transactions and keeps no rows in memory, so it is good for ten million applications.
 * @throws StartError when the company cannot be filled with these numbers; the message says why
 */
export async function seedCompany (db: Database, { companyId, onProgress, jobs, candidates, applications, seed }: SeedOptions): Promise<void> {
  const size = { jobs, candidates, applications, seed }
  let progress = await openProgress(db, companyId, size)
  const plan = await makePlan(size, progress.first)
  const total = totalOf(size)
  while (progress.done < total) {
    const { batch, done } = makeBatch(plan, progress.done)
    const from = progress
    progress = await db.transaction(async tx => {
      await batch.write(tx, companyId)
      return await advance(tx, companyId, from, done)
    })
    onProgress?.(done, total)
  }
  if (db.engine === 'postgresql') await analyze(db)
}

/** The rows that come after the first `done` jobs, candidates and applications, in this order and of one kind. */
function makeBatch (plan: Plan, done: number): { batch: Batch, done: number } {
  const batch = new Batch()
  if (done === 0) addStructure(batch, plan)
  let start = 0
  for (const [kind, add] of [['jobs', addJob], ['candidates', addCandidate], ['applications', addApplication]] as const) {
    const end = start + plan.size[kind]
    if (done < end) {
      const next = Math.min(done + BATCH[kind], end)
      for (let row = done; row < next; row++) add(batch, plan, row - start)
      return { batch, done: next }
    }
    start = end
  }
  return { batch, done }
}

/** The planner must know about so many new rows at once, not when the autovacuum comes by. */
async function analyze (db: Database): Promise<void> {
  for (const { name } of Object.values(TABLES)) await db.query(sql`analyze ${raw(name)}`)
}
