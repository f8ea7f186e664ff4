import sql from 'sql-template-tag'
import { CandidateRetention } from '../../src/workers/candidate-retention.js'
import { t } from '../part.js'
import { onPostgresql, SIZE, start } from '../plan-server.js'

/** Of all statements together. */
const sumOf = (works: Array<{ buffers: number }>): number => works.reduce((sum, { buffers }) => sum + buffers, 0)

t.test('retention on tables that were never analyzed → each person is looked at once; then only who may be due', {
  ...onPostgresql, timeout: 120_000
}, async t => {
  const { app, plans, large } = await start(t, async ({ database }, companyId) => {
    await database.query(sql`
      update company_settings set retention_days = 3000, retention_shortest_days = 3000 where company_id = ${companyId}`)
    // Of every hundred people, one was rejected ten years ago; all others are in process.
    await database.query(sql`
      update applications set status = 'reproved', created_at = '2016-01-01', ended_at = '2016-02-01'
      where company_id = ${companyId} and id % 100 = 0`)
    await database.query(sql`update company_settings set retention_begins_at = '2999-01-01' where company_id = ${companyId}`)
  })
  const worker = new CandidateRetention(app.database, { warn: () => {} })
  const costOf = async (work: () => Promise<unknown>) => {
    plans.drain()
    await work()
    return plans.drain()
  }
  const list = async () => {
    const { results } = (await large.get('/api/v2/candidates?retentionBefore=3000-01-01&maxPageSize=50')).json<{ results: object[] }>()
    t.equal(results.length, 50)
  }
  const fresh = await costOf(async () => await worker.runNow())
  for (const { buffers, text, plan } of fresh) t.ok(buffers < 60 * SIZE, `${buffers} buffers: ${text}`, { plan })
  const steady = await costOf(async () => await worker.runNow())
  t.ok(sumOf(steady) < 60 * SIZE / 100, `a round that finds nobody new: ${sumOf(steady)} buffers`, { steady })
  const page = await costOf(list)
  t.comment(`${sumOf(fresh)} buffers at first, ${sumOf(steady)} in each round, ${sumOf(page)} a page`)
  t.ok(sumOf(page) < 60 * 50, `a page: ${sumOf(page)} buffers`, { page })
})
