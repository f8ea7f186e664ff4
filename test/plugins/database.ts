import pg from 'pg'
import { build, createClient, createDatabase, engine } from '../helper.js'
import { t } from '../part.js'
import { makeJob } from '../factories.js'
import { waitFor } from '../receiver.js'

const onPostgresql = engine === 'postgresql' ? {} : { skip: 'the embedded database has one connection' }

t.test('a company whose requests wait for locks → holds half of the connections; another is served meanwhile', onPostgresql, async t => {
  const env = await createDatabase(t)
  const app = await build(t, { ...env, DATABASE_POOL_MAX: '4', RUN: 'api' })
  const [noisy, quiet] = [await createClient(app), await createClient(app)]
  const { id } = await makeJob(app, noisy.companyId)
  const other = new pg.Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  t.teardown(async () => await other.end())
  await other.query('begin')
  await other.query(`select from jobs where company_id = ${noisy.companyId} and id = ${id} for update`)
  t.equal((await noisy.get('/api/v1/me')).statusCode, 200)
  t.equal((await quiet.get('/api/v1/jobs')).statusCode, 200)

  // While the other one comes again and again.
  const over = new AbortController()
  const coming = (async () => { while (!over.signal.aborted) t.equal((await quiet.get('/api/v1/jobs')).statusCode, 200) })()
  const writes = Array.from({ length: 8 }, async () => await noisy.send({
    method: 'PATCH', url: `/api/v1/jobs/${id}`, payload: { name: 'Other' }
  }))
  await waitFor(() => app.database.connections.waiting >= 6)
  t.equal((await quiet.get(`/api/v1/jobs/${(await makeJob(app, quiet.companyId)).id}`)).statusCode, 200)
  t.equal((await quiet.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'New' } })).statusCode, 201)
  over.abort()
  await coming
  await other.query('rollback')
  for (const { statusCode } of await Promise.all(writes)) t.ok([200, 503].includes(statusCode), `${statusCode}`)
})
