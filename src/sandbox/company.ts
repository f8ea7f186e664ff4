import sql from 'sql-template-tag'
import type { Transactional } from '../database/port.js'
import { insertCompany } from '../domain/companies/queries.js'
import { SANDBOX_TOKEN_ID } from '../domain/tokens/changes.js'
import { seedCompany } from '../seed/company.js'
import { findProgress, totalOf } from '../seed/engine/progress.js'
import { sampleValues } from './custom-fields.js'
import { addSamples } from './samples.js'

/** The first name of the sandbox's company, which may be renamed. */
export const NAME = 'Sandbox Company'

/** The sandbox's company: enough for several pages of everything, little enough to be there at once. */
export const SANDBOX = { jobs: 60, candidates: 400, applications: 1500, seed: 1 }

/**
 * Creates the sandbox's company if it is missing; resumes an interrupted seed.
 * @param keepsFiles whether the bytes of files are in this database
 */
export async function seedSandbox (db: Transactional, keepsFiles = true): Promise<{ companyId: number }> {
  const companyId = await findCompany(db) ?? (await insertCompany(db, NAME)).id
  const progress = await findProgress(db, companyId)
  if (progress === undefined || progress.done < totalOf(progress.size)) {
    await seedCompany(db, { companyId, ...SANDBOX, valuesOf: sampleValues })
    await addSamples(db, companyId, keepsFiles)
  }
  return { companyId }
}

/** The company of the sandbox's token; the one with its first name, before there is a token. */
async function findCompany (db: Transactional): Promise<number | undefined> {
  const [company] = await db.query<{ id: number | null }>(sql`
    select coalesce((select company_id from tokens where id = ${SANDBOX_TOKEN_ID}),
      (select id from companies where name = ${NAME} order by id limit 1)) as id`)
  return company?.id ?? undefined
}
