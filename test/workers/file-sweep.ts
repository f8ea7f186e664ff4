import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import type { FileStore } from '../../src/files/port.js'
import { FileSweep } from '../../src/workers/file-sweep.js'
import { createCompany, createDatabase, daysAgo, testConfig } from '../helper.js'
import { t } from '../part.js'

t.test('files that were to wait when the clock was ahead → wait no longer than an hour once it is set back', async t => {
  const database = await openDatabase(testConfig(await createDatabase(t)))
  t.teardown(async () => await database.close())
  const companyId = await createCompany({ database } as unknown as FastifyInstance)
  const removed: string[] = []
  const store = { remove: async ({ id }: { id: string }) => { removed.push(id) } } as unknown as FileStore
  const sweep = new FileSweep(database, { warn: () => {} }, store)
  const make = async (isDoomed: boolean, since: string) => {
    const id = randomUUID()
    await database.query(sql`
      insert into loose_files (company_id, file_id, is_doomed, since) values (${companyId}, ${id}, ${isDoomed}, ${since}::timestamptz)`)
    return id
  }
  const left = async () => await database.query<{ id: string, ends: number }>(sql`
    select file_id as id,
      ceil(extract(epoch from since - statement_timestamp()) / 3600)::int + case when is_doomed then 0 else 1 end as ends
    from loose_files where company_id = ${companyId}`)
  const [deleted, stored, due] = [await make(true, '2100-01-01'), await make(false, '2100-01-01'), await make(true, '2020-01-01')]
  await sweep.runNow()
  t.strictSame(removed, [due], 'one that is being stored must not be forgotten before its last bytes have come')
  const byId = (await left()).sort((a, b) => Number(a.id === stored) - Number(b.id === stored))
  t.strictSame(byId, [{ id: deleted, ends: 1 }, { id: stored, ends: 1 }], 'hours until they are removed')
  await database.query(sql`update loose_files set since = ${daysAgo(1)} where company_id = ${companyId}`)
  await sweep.runNow()
  t.strictSame([...removed].sort(), [deleted, stored, due].sort())
  t.strictSame(await left(), [])
})
