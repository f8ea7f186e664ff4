import { Type } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { Described, Id } from '../../schema.js'
import { checkNotAnonymized } from '../candidates/queries.js'
import type { Above, Parent } from '../engine/kind.js'

const jobId = Described(Id, 'Id of the job applied for.')
const applicationId = Described(Id, 'Id of the application.', { examples: [697] })
const candidateId = Described(Id, 'Id of the candidate who applies.', { examples: [133] })

const missing = () => notFound('application of this job', 'applicationId')

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
