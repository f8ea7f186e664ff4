import sql from 'sql-template-tag'
import type { Database } from '../../src/database/port.js'
import { createApplication } from '../../src/domain/applications/creation.js'
import { changeJob, createJob } from '../../src/domain/jobs/changes.js'
import { findJob } from '../../src/domain/jobs/queries.js'
import { Change } from '../../src/domain/shared/change.js'
import type { Identity } from '../../src/domain/shared/identity.js'

// Rows for the writes to work on. Their ids follow one another, so that pgbench can compute them.

export const JOBS = 20
export const STEPS = 5
/** Few enough that each is moved in every round, and many more than there are connections. */
export const MOVING = 400

export interface Ground { firstJob: number, firstStep: number, firstCandidate: number }

/** Published jobs without applications: job n has the steps from firstStep + 5n. */
export async function openJobs (db: Database, identity: Identity): Promise<Ground> {
  const { companyId } = identity
  const [published] = await db.query<{ id: number }>(sql`
    select id from jobs where company_id = ${companyId} and status = 'published' order by id limit 1`)
  const like = published && await findJob(db, companyId, published.id)
  if (like === undefined) throw new Error('There is no published job')
  const ids: number[] = []
  for (let n = 0; n < JOBS; n++) {
    const job = await db.transaction(async tx => {
      const change = new Change(tx, identity)
      const { id } = await createJob(change, {
        name: like.name,
        description: like.description ?? '',
        departmentId: like.departmentId ?? undefined,
        roleId: like.roleId ?? undefined,
        hiringDeadline: '2099-12-31'
      })
      await changeJob(change, id, { status: 'approved' })
      return await changeJob(change, id, { status: 'published' })
    })
    ids.push(job.id)
  }
  const steps = await db.query<{ id: number }>(sql`
    select id from steps where company_id = ${companyId} and job_id = any(${ids}) order by job_id, position`)
  const [candidate] = await db.query<{ id: number }>(sql`select min(id) as id from candidates where company_id = ${companyId}`)
  return { firstJob: firstOf(ids), firstStep: firstOf(steps.map(({ id }) => id)), firstCandidate: candidate?.id as number }
}

/** Applications on the first steps of the jobs, dealt out in turn. @returns the id of the first */
export async function makeMoving (
  db: Database, identity: Identity, { firstJob, firstCandidate }: Ground, candidates: number
): Promise<number> {
  const ids: number[] = []
  for (let n = 0; n < MOVING; n++) {
    const { id } = await db.transaction(async tx => await createApplication(new Change(tx, identity), firstJob + n % JOBS, {
      candidateId: firstCandidate + candidates - 1 - n
    }))
    ids.push(id)
  }
  return firstOf(ids)
}

function firstOf (ids: number[]): number {
  const [first = 0] = ids
  if (!ids.every((id, index) => id === first + index)) {
    throw new Error('The ids do not follow one another: something else writes into this database')
  }
  return first
}

/** Number of events of this kind: one for each write that changed something. */
export async function countEvents (db: Database, companyId: number, event: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from events where company_id = ${companyId} and event = ${event}`)
  return row?.count ?? 0
}
