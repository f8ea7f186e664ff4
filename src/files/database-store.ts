import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import { prepared, type Database } from '../database/port.js'
import type { FileKey, FileStore } from './port.js'
import type { Spool } from './spool.js'

/** Bytes of a row: large enough that rows cost little, small enough that many downloads at once do not fill the memory. */
const CHUNK = 262_144

/** Keeps the bytes of files in the database: part of every back-up, and nothing else to run. */
export class DatabaseStore implements FileStore {
  constructor (private readonly database: Database) {}

  async put ({ companyId, id }: FileKey, bytes: Spool): Promise<void> {
    const database = this.database.of(companyId)
    let position = 0
    for await (const chunk of bytes.pieces(CHUNK)) {
      await database.query(prepared(sql`
        insert into file_chunks (company_id, file_id, position, bytes) values (${companyId}, ${id}, ${position++}, ${chunk})`))
    }
  }

  async read (key: FileKey, first: number, last: number): Promise<Readable> {
    const start = Math.floor(first / CHUNK)
    // Read before the answer begins, so that a database that is away is a 503.
    const begin = await this.#chunk(key, start)
    return Readable.from(this.#chunks(key, begin, start, first, last), { objectMode: false })
  }

  async remove ({ companyId, id }: FileKey): Promise<void> {
    await this.database.query(sql`delete from file_chunks where company_id = ${companyId} and file_id = ${id}`)
  }

  async * #chunks (key: FileKey, begin: Buffer, start: number, first: number, last: number): AsyncGenerator<Buffer> {
    const end = Math.floor(last / CHUNK)
    let chunk = begin
    for (let position = start; position <= end; position++) {
      const from = Math.max(0, first - position * CHUNK)
      const piece = chunk.subarray(from, last + 1 - position * CHUNK)
      // The next one is read while the client takes this one.
      const next = position < end ? this.#chunk(key, position + 1) : undefined
      next?.catch(() => {})
      yield piece
      if (next !== undefined) chunk = await next
    }
  }

  async #chunk ({ companyId, id }: FileKey, position: number): Promise<Buffer> {
    const [chunk] = await this.database.of(companyId).query<{ bytes: Buffer }>(prepared(sql`
      select bytes from file_chunks where company_id = ${companyId} and file_id = ${id} and position = ${position}`))
    if (chunk === undefined) throw new Error(`file ${id} of company ${companyId} has no chunk ${position}`)
    return chunk.bytes
  }
}
