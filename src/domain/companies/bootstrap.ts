import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '../../database/port.js'
import { issueToken } from '../tokens/changes.js'
import { hasCompanies, insertCompany } from './queries.js'

/** Creates the first company and a token with all scopes in an empty database. Does nothing if there is a company. */
export async function bootstrap (db: Database, secret: string): Promise<void> {
  await db.transaction(async tx => {
    // Only one of several replicas that start together.
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('recruitment-api bootstrap', 0))`)
    if (await hasCompanies(tx)) return
    const { id } = await insertCompany(tx, 'Company')
    await issueToken(tx, { id: randomUUID(), companyId: id, name: 'Bootstrap', secret, scopes: ['*'] }, null)
  })
}
