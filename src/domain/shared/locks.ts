import sql, { raw, type Sql } from 'sql-template-tag'
import { prepared, type Transaction } from '../../database/port.js'

/**
 * Lets only one bulk upsert of a kind run at a time in a company: two that create the same objects in different orders would wait for each
 * other. Single writes do not wait for it.
 */
export async function lockBulk (tx: Transaction, companyId: number, kind: string): Promise<void> {
  await tx.send(prepared(sql`select pg_advisory_xact_lock(${keyOf('bulk', kind, companyId)})`))
}

/**
 * The statement that locks a job until the end of the transaction: `share` against changes of the job and its steps, `update` against
 * all others. Row locks alone are not a queue: a shared lock overtakes those that wait for an exclusive one, as long as another shares it.
 * So each first waits for its turn; PostgreSQL computes the columns of a row before it locks it.
 * @param columns what to read of the job
 */
export function jobLock (companyId: number, id: number, lock: 'share' | 'update', columns = raw('id')): Sql {
  const turn = raw(`pg_advisory_xact_lock${lock === 'share' ? '_shared' : ''}`)
  return prepared(sql`
    select ${columns}, ${turn}(${keyOf('job', id, companyId)}) as turn from jobs where company_id = ${companyId} and id = ${id}
    for ${raw(lock)}`)
}

function keyOf (...names: Array<string | number>): Sql {
  return sql`hashtextextended(${names.join(' ')}, 0)`
}
