import sql from 'sql-template-tag'
import { ApiError, notFound } from '../../errors.js'
import { deleteFilesOf } from '../attachments/removal.js'
import { forgetValues } from '../custom-fields/values.js'
import type { Change } from '../shared/change.js'
import { eventData, JOB_EVENTS } from './events.js'
import { lockJob } from './queries.js'

/** @throws ApiError IN_USE unless the job is a draft without applications */
export async function deleteJob (change: Change, id: number): Promise<void> {
  const { tx, companyId } = change
  const job = await lockJob(tx, companyId, id)
  if (job === undefined) throw notFound('job', 'jobId')
  change.checkState(job)
  if (job.status !== 'draft') {
    const message = `only drafts can be deleted, and this job is ${job.status}; cancel it instead`
    throw new ApiError('IN_USE', { target: 'jobId', message })
  }
  const [used] = await tx.query<{ count: number }>(sql`
    select count(*) as count from applications where company_id = ${companyId} and job_id = ${id}`)
  if (used !== undefined && used.count > 0) {
    const message = `the job has ${used.count} applications`
    throw new ApiError('IN_USE', { target: 'jobId', message })
  }
  await forgetValues(change, 'job', [job])
  await tx.query(sql`delete from openings where company_id = ${companyId} and job_id = ${id}`)
  await deleteFilesOf(tx, companyId, 'job', [id])
  await tx.query(sql`delete from team_members where company_id = ${companyId} and job_id = ${id}`)
  await tx.query(sql`delete from steps where company_id = ${companyId} and job_id = ${id}`)
  await tx.query(sql`delete from jobs where company_id = ${companyId} and id = ${id}`)
  await change.record(JOB_EVENTS['job.deleted'], { id, data: eventData(change, job) })
}
