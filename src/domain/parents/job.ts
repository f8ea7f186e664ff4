import { Type } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { prepared } from '../../database/port.js'
import { notFound } from '../../errors.js'
import { Described, Id } from '../../schema.js'
import type { Parent } from '../engine/kind.js'
import { jobLock } from '../shared/locks.js'

const jobId = Described(Id, 'Id of the job.')

/** Jobs, as what hangs below one needs them: steps, team, openings. */
export const JOB = {
  name: 'job',
  table: 'jobs',
  group: 'jobs',
  at: Type.Object({ jobId }),
  ids: { jobId },
  check: async (db, companyId, { jobId = 0 }) => {
    const rows = await db.query(prepared(sql`select 1 from jobs where company_id = ${companyId} and id = ${jobId}`))
    if (rows.length === 0) throw notFound('job', 'jobId')
  },
  lock: async ({ tx, companyId }, { jobId = 0 }) => {
    const rows = await tx.query(jobLock(companyId, jobId, 'update'))
    if (rows.length === 0) throw notFound('job', 'jobId')
    return { jobId }
  },
  // Nobody is anonymized with a job: what is personal below one is refused when the kind is described.
  checkPersonal: async () => {}
} satisfies Parent
