import { Type, type Static } from '@sinclair/typebox'
import sql, { join, raw } from 'sql-template-tag'
import { prepared, type Queryable } from '../../database/port.js'
import { Int32 } from '../../schema.js'
import { FENCE } from '../shared/listing.js'
import { ApplicationStatus, CurrentStep } from './schema.js'

const STATUSES = ApplicationStatus.enum as ApplicationStatus[]
type Counts = Record<ApplicationStatus, number>

/** A number for each status. */
const countsBy = <T>(numberOf: (status: ApplicationStatus) => T) =>
  Object.fromEntries(STATUSES.map(status => [status, numberOf(status)])) as Record<ApplicationStatus, T>

const Counts = Type.Object(countsBy(status => Int32({ description: `Number of those that are \`${status}\`.`, examples: [3] })), {
  title: 'ApplicationCounts', description: 'Numbers of applications, by their status.'
})

/** How many applications of a job are where. */
export const Pipeline = Type.Object({
  steps: Type.Array(Type.Object({
    ...CurrentStep.properties, counts: Counts
  }, { title: 'PipelineStep', description: 'A step of the job, and how many applications it has.' }), {
    maxItems: 100, description: 'All steps, in order.'
  }),
  counts: Counts
}, { title: 'Pipeline', description: 'How many applications of a job are on which step, and in which status.' })
export type Pipeline = Static<typeof Pipeline>

/** The pipeline of a job, in one statement; undefined if there is no such job: each has steps. */
export async function findPipeline (db: Queryable, companyId: number, jobId: number): Promise<Pipeline | undefined> {
  const counted = join(STATUSES.map(status => sql`count(*) filter (where a.status = ${status}) as ${raw(status)}`))
  const rows = await db.query<CurrentStep & Counts>(prepared(sql`
    select s.id, s.name, s.code, s.type, s.category, counted.*
    from steps s cross join lateral (
      select ${counted} from (
        select status from applications a where a.company_id = ${companyId} and a.current_step_id = s.id ${FENCE}) a) counted
    where s.company_id = ${companyId} and s.job_id = ${jobId} order by s.position`))
  if (rows.length === 0) return undefined
  return {
    steps: rows.map(({ id, name, code, type, category, ...counts }) => ({ id, name, code, type, category, counts })),
    counts: countsBy(status => rows.reduce((sum, counts) => sum + counts[status], 0))
  }
}
