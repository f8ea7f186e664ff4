import { Type } from '@sinclair/typebox'
import sql, { empty } from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { ApiError, notFound } from '../../errors.js'
import { Described, Id } from '../../schema.js'
import { checkNotAnonymized } from '../candidates/queries.js'
import type { Above, Parent } from '../engine/kind.js'
import type { Change } from '../shared/change.js'
import { checkNotBefore } from '../shared/history.js'
import { lockBulk } from '../shared/locks.js'

const jobId = Described(Id, 'Id of the job applied for.')
const applicationId = Described(Id, 'Id of the application.', { examples: [697] })
const candidateId = Described(Id, 'Id of the candidate who applies.', { examples: [133] })

const missing = () => notFound('application of this job', 'applicationId')

/** What a path names an application by. */
export type ApplicationAt = Record<'jobId' | 'applicationId', number>

/** An application that is locked. */
export interface LockedParent extends Above {
  jobId: number
  applicationId: number
  candidateId: number
  status: string
  currentStepId: number
  createdAt: string
  endedAt: string | null
}

/** Applications, as what hangs below one needs them: offers, comments, interviews. */
export const APPLICATION = {
  name: 'application',
  table: 'applications',
  group: 'applications',
  at: Type.Object({ jobId, applicationId }),
  ids: { applicationId, jobId, candidateId },
  check: async (db, companyId, { jobId = 0, applicationId = 0 }) => {
    const rows = await db.query(prepared(sql`
      select 1 from applications where company_id = ${companyId} and job_id = ${jobId} and id = ${applicationId}`))
    if (rows.length === 0) throw missing()
  },
  // Whoever anonymizes or merges a candidate locks the applications first: so that waits for this, or this for that.
  lock: async ({ tx, companyId, candidateIds }, { jobId = 0, applicationId = 0 }): Promise<LockedParent> => {
    const [row] = await tx.query<LockedParent>(prepared(sql`
      select job_id as "jobId", id as "applicationId", candidate_id as "candidateId", status, current_step_id as "currentStepId",
        created_at as "createdAt", ended_at as "endedAt" from applications
      where company_id = ${companyId} and job_id = ${jobId} and id = ${applicationId} for update`))
    if (row === undefined) throw missing()
    candidateIds.add(row.candidateId)
    return row
  },
  checkPersonal: async ({ tx, companyId }, { candidateId = 0 }, fields) => {
    await checkNotAnonymized(tx, companyId, candidateId, fields)
  }
} satisfies Parent

/** @throws ApiError BAD_ARGUMENT for what is stated to be of a time before the application was made */
export function checkAfterCreation (at: string | undefined, { createdAt }: { createdAt: string }): void {
  checkNotBefore(at, createdAt, 'the application was made')
}

/** An application, by its id, its code, or both. */
interface NamedApplication { applicationId?: number, applicationCode?: string }

/** @throws ApiError BAD_ARGUMENT unless id and code name one application of the company */
export async function findNamedApplication (
  { tx, companyId }: Change, { applicationId: id, applicationCode: code }: NamedApplication
): Promise<ApplicationAt> {
  if (id === undefined && code === undefined) {
    const message = 'applicationId or applicationCode is required'
    throw new ApiError('BAD_ARGUMENT', { target: 'applicationId', message, rule: { name: 'required' } })
  }
  const [found] = await tx.query<ApplicationAt>(prepared(sql`
    select job_id as "jobId", id as "applicationId" from applications where company_id = ${companyId}
      ${id === undefined ? empty : sql`and id = ${id}`} ${code === undefined ? empty : sql`and code = ${code}`}`))
  if (found !== undefined) return found
  const target = code === undefined ? 'applicationId' : 'applicationCode'
  const which = id !== undefined && code !== undefined ? `the application ${id}` : 'an application'
  throw new ApiError('BAD_ARGUMENT', { target, message: `${target} must name ${which} of this company`, rule: { name: 'reference' } })
}

/**
 * Locks these applications for a bulk of objects below them, in the order of their ids, until the end of the transaction. Others that would
 * lock several for such objects wait.
 */
export async function lockNamedApplications ({ tx, companyId }: Change, kind: string, named: NamedApplication[]): Promise<void> {
  await lockBulk(tx, companyId, kind)
  await tx.send(prepared(sql`
    select from applications where company_id = ${companyId} and (
      id = any(${named.flatMap(({ applicationId }) => applicationId ?? [])}::bigint[])
      or code = any(${named.flatMap(({ applicationCode }) => applicationCode ?? [])}::text[]))
    order by id for update`))
}
