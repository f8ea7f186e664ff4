import { unavailable } from '../../../src/database/failures.js'
import { makeJob } from '../../factories.js'
import { build, createClient } from '../../helper.js'
import { t } from '../../part.js'

const app = await build(t)

t.test('a database that is away for a moment → an export that has begun waits for it; one that has not is a 503', async t => {
  const client = await createClient(app)
  for (let i = 0; i < 120; i++) await makeJob(app, client.companyId)
  const query = app.database.queryJson.bind(app.database)
  t.teardown(() => { app.database.queryJson = query })
  let [reads, failures] = [0, 0]
  app.database.queryJson = async (...args) => {
    if (++reads === 2 || reads === 3) {
      failures++
      throw unavailable()
    }
    return await query(...args)
  }
  const lines = (await client.get('/api/v2/exports/jobs')).body.trimEnd().split('\n')
  t.match([lines.length, lines.at(-1)], [121, /^\{"cursor":/])
  t.equal(failures, 2)
  app.database.queryJson = async () => { throw unavailable() }
  t.equal((await client.get('/api/v2/exports/jobs')).statusCode, 503)
})
