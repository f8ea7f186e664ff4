import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Queryable } from '../database/port.js'
import { insertCompany } from '../domain/companies/queries.js'
import { issueToken } from '../domain/tokens/changes.js'
import { createSecret } from '../domain/tokens/secret.js'
import { seedCompany, type SeedOptions } from './company.js'

/** Input of a load generator: the companies, with tokens and ids to use. */
export interface LoadTargets { companies: LoadTenant[] }

export interface LoadTenant {
  companyId: number
  /** Secrets with all scopes. */
  tokens: string[]
  /** Published jobs, with their steps in order. */
  jobs: Array<{ id: number, stepIds: number[] }>
  /** Applications in process, each on one of the jobs. */
  applications: Array<{ id: number, jobId: number, stepIds: number[] }>
  candidateIds: number[]
}

/** Number of objects of a kind that are listed for each company: enough that requests differ, few enough to be read at once. */
const MAX_NAMED = 500

export interface PrepareOptions extends Omit<SeedOptions, 'companyId' | 'onProgress'> {
  companies: number
  /** Tokens for each company. */
  tokens: number
  /** Called when a company is done. */
  onProgress?: (done: number) => void
}

/** Creates companies with generated data and tokens, for a load test. */
export async function prepareLoad (db: Database, { companies, tokens, onProgress, ...size }: PrepareOptions): Promise<LoadTargets> {
  const prepared: LoadTenant[] = []
  for (let number = 1; number <= companies; number++) {
    const { id: companyId } = await insertCompany(db, `Load test ${number}`)
    await seedCompany(db, { ...size, companyId })
    const secrets = Array.from({ length: tokens }, createSecret)
    await db.transaction(async tx => {
      for (const [index, secret] of secrets.entries()) {
        await issueToken(tx, { id: randomUUID(), companyId, name: `Load test ${index + 1}`, secret, scopes: ['*'] }, null)
      }
    })
    prepared.push(await describeTenant(db, companyId, secrets))
    onProgress?.(number)
  }
  return { companies: prepared }
}

/** What a load test can ask for in a company. */
export async function describeTenant (db: Queryable, companyId: number, tokens: string[]): Promise<LoadTenant> {
  const jobs = await db.query<LoadTenant['jobs'][number]>(sql`
    select j.id, (
      select json_agg(s.id order by s.position) from steps s where s.company_id = ${companyId} and s.job_id = j.id) as "stepIds"
    from jobs j where j.company_id = ${companyId} and j.status = 'published' order by j.id limit ${MAX_NAMED}`)
  const stepsOf = new Map(jobs.map(({ id, stepIds }) => [id, stepIds]))
  const applications = await db.query<{ id: number, jobId: number }>(sql`
    select a.id, a.job_id as "jobId" from applications a
    where a.company_id = ${companyId} and a.status = 'in_process' and a.job_id = any(${[...stepsOf.keys()]})
    order by a.id limit ${MAX_NAMED}`)
  const candidates = await db.query<{ id: number }>(sql`
    select id from candidates where company_id = ${companyId} and anonymized_at is null order by id limit ${MAX_NAMED}`)
  return {
    companyId,
    tokens,
    jobs,
    applications: applications.map(({ id, jobId }) => ({ id, jobId, stepIds: stepsOf.get(jobId) as number[] })),
    candidateIds: candidates.map(({ id }) => id)
  }
}
