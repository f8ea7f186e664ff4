import { randomUUID } from 'node:crypto'
import type { PoolDatabase } from '../../src/database/pool.js'
import type { Database } from '../../src/database/port.js'
import { insertCompany } from '../../src/domain/companies/queries.js'
import { putToken } from '../../src/domain/tokens/queries.js'
import { createSecret } from '../../src/domain/tokens/secret.js'
import { seedCompany } from '../../src/seed/company.js'

/** A new token with all scopes. @returns its secret */
export async function newToken (db: Database, companyId: number, rateLimitPerMinute: number | null = null): Promise<string> {
  const secret = createSecret()
  await putToken(db, { id: randomUUID(), companyId, name: 'Trial', secret, scopes: ['*'], rateLimitPerMinute })
  return secret
}

/** A new company. @returns the secret of a token for it */
export async function newCompany (db: Database, name: string): Promise<string> {
  return await newToken(db, (await insertCompany(db, name)).id)
}

/** Makes tokens of a company. */
export type MakeToken = (rateLimitPerMinute: number) => Promise<string>

/** A new company with made-up data. */
export async function filledCompany (db: PoolDatabase, name: string, jobs: number, applications: number): Promise<MakeToken> {
  const { id: companyId } = await insertCompany(db, name)
  await seedCompany(db, { companyId, jobs, candidates: applications, applications, seed: 1, onProgress: () => {} })
  return async rateLimitPerMinute => await newToken(db, companyId, rateLimitPerMinute)
}
