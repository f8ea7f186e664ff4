import sql, { raw } from 'sql-template-tag'
import { makeJob } from '../factories.js'
import { build, createCompany } from '../helper.js'
import { t } from '../part.js'
import { scan, through } from '../../src/domain/shared/listing.js'
import { pageOf } from '../../src/domain/shared/pages.js'

const SIZE = 2345

t.test('pages near, far behind, at the end and past it → the rows that stand there, and the same total', async t => {
  const app = await build(t)
  const [companyId, other] = [await createCompany(app), await createCompany(app)]
  // Ten of each name: their ids decide.
  for (const company of [companyId, other]) {
    await app.database.query(sql`
      insert into departments (company_id, name, name_folded) select ${company}::bigint, 'D ' || n % ${Math.ceil(SIZE / 10)}::integer,
        'd ' || n % ${Math.ceil(SIZE / 10)}::integer from generate_series(1, ${SIZE}::integer) n`)
  }
  for (const order of ['id asc', 'id desc', 'name asc', 'name desc']) {
    const [field, direction] = order.split(' ')
    const sorted = await app.database.query<{ id: number }>(sql`
      select id from departments where company_id = ${companyId} order by ${raw(`${field} ${direction}, id`)}`)
    const ids = sorted.map(({ id }) => id)
    for (const offset of [0, 900, 1000, 1100, 1172, 1173, 1200, 2200, 2245, 2300, SIZE - 1, SIZE, 5000]) {
      const { rows, total } = await pageOf<{ id: number }>(app.database, {
        columns: sql`d.id`, table: 'departments', alias: 'd', companyId
      }, { limit: 100, offset, order })
      t.same(rows.map(({ id }) => id), ids.slice(offset, offset + 100), `${order} from ${offset}`)
      t.equal(total, SIZE)
    }
  }
})

t.test('a scan by a filter of which only the statement is known that reads its values → the rows that have one, not all', async t => {
  const app = await build(t)
  const companyId = await createCompany(app)
  const [one] = [await makeJob(app, companyId, { status: 'draft' }), await makeJob(app, companyId)]
  const ofDrafts = through('s.job_id', 'id', {
    table: 'jobs', alias: 'j', companyId, lookups: [{ column: 'status', type: 'text', values: ['draft'] }]
  })
  const found = await app.database.query<{ job_id: number }>(scan({ table: 'steps', alias: 's', companyId, lookups: [ofDrafts] }))
  t.strictSame([...new Set(found.map(({ job_id: jobId }) => jobId))], [one.id])
})
