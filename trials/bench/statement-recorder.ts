import type { Sql } from 'sql-template-tag'
import { isPrepared, NO_JSON_ROWS, type CompanyDatabase, type Queryable, type Transaction } from '../../src/database/port.js'

/** A statement and its result. */
export interface Statement { text: string, values: unknown[], isPrepared: boolean, rows: object[] }

/** Executes statements and records them. */
export function recording (db: Queryable & Partial<CompanyDatabase>): CompanyDatabase & Transaction & { statements: Statement[] } {
  const statements: Statement[] = []
  const query = async <Row extends object> (statement: Sql) => {
    const rows = await db.query<Row>(statement)
    statements.push({ text: statement.text, values: statement.values, isPrepared: isPrepared(statement), rows: structuredClone(rows) })
    return rows
  }
  const queryJson: CompanyDatabase['queryJson'] = async (statement, fields, limit) => {
    await query(statement)
    return await db.queryJson?.(statement, fields, limit) ?? NO_JSON_ROWS
  }
  return {
    statements,
    isDistributed: false,
    query,
    queryJson,
    async findJson ({ companyId, statementOf }, id, fields) {
      return await queryJson(statementOf(companyId, [id]), fields)
    },
    async longRead (work) {
      return await work({ query })
    },
    async transaction () {
      throw new Error('Transactions are not recorded')
    },
    async send (statement: Sql) {
      await query(statement)
    },
    touch () {},
    async savepoint () {
      throw new Error('Savepoints are not recorded')
    }
  }
}
