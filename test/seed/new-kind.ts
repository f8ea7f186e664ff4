import { migrateToy, TOY } from '../toy-kind/index.js'
import sql, { raw } from 'sql-template-tag'
import { seedSandbox } from '../../src/sandbox/company.js'
import { seedCompany } from '../../src/seed/company.js'
import { columnOf } from '../../src/domain/shared/sql.js'
import { t } from '../part.js'
import { createCompany, openEmpty } from './database.js'

t.test('samples of a kind that comes new, of every type → are in the sandbox and in made-up companies, with their events', async t => {
  const db = await openEmpty(t)
  await migrateToy({ database: db } as never)
  const sandbox = (await seedSandbox(db))?.companyId as number
  const companyId = await createCompany(db)
  await seedCompany(db, { companyId, jobs: 2, candidates: 5, applications: 4, seed: 7, onProgress: () => {} })
  const fields = Object.keys(TOY.samples?.[0] ?? {})
  t.ok(fields.length > 5)
  for (const id of [sandbox, companyId]) {
    const rows = await db.query<Record<string, unknown>>(sql`
      select ${raw([...fields, 'isShared'].map(field => `${columnOf(field)} as "${field}"`).join(', '))} from ${raw(TOY.table)}
      where company_id = ${id} order by code`)
    t.same(rows, TOY.samples?.map(sample => ({
      ...Object.fromEntries(fields.map(field => [field, (TOY.blank as Record<string, unknown>)[field] ?? null])), isShared: false, ...sample
    })))
    const events = await db.query<{ data: { code: string, weight: number } }>(sql`
      select data from events where company_id = ${id} and event = ${`${TOY.name}.created`} order by id`)
    t.same(events.map(({ data: { code, weight } }) => ({ code, weight })), rows.map(({ code, weight }) => ({ code, weight })))
  }
})
