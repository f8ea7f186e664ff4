import pg from 'pg'
import { RowTap } from './row-tap.js'

// PostgreSQL sends 256 kB of a file as they are, and the tap puts them together. The parser of `pg` would ask for hexadecimal digits and
// make them a string, twice as long, and then bytes again.

interface QueryBase extends pg.Submittable {
  callback: (error: Error | null) => void
  prepare(connection: unknown): void
}
const Query = pg.Query as unknown as new (config: pg.QueryConfig & { queryMode: 'extended', binary: true }) => QueryBase

/** `CompanyDatabase.queryBytes` on a connection. */
export async function queryBytes (client: pg.ClientBase, config: pg.QueryConfig): Promise<Buffer | undefined> {
  const tap = RowTap.of(client)
  while (!tap.isAtRest) await client.query('')
  return await new Promise((resolve, reject) => {
    const query = new BytesQuery(tap, config)
    const end = (error: Error | null) => {
      tap.close()
      if (error === null) resolve(query.bytes)
      else reject(error)
    }
    query.callback = end
    client.query(query)
  })
}

/** Number of columns, and the length of the first. */
const HEADER = 6

class BytesQuery extends Query {
  bytes: Buffer | undefined

  constructor (private readonly tap: RowTap, config: pg.QueryConfig) {
    super({ ...config, queryMode: 'extended', binary: true })
  }

  override prepare (connection: unknown): void {
    const take = (bytes: Buffer, from: number, to: number, isOwn: boolean) => {
      const value = bytes.subarray(from + HEADER, to)
      this.bytes = isOwn ? value : Buffer.from(value)
    }
    this.tap.open(take, false)
    super.prepare(connection)
  }
}
