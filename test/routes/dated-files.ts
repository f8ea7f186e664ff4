import sql from 'sql-template-tag'
import { pdf } from '../../trials/shared/forms.js'
import { makeApplication, makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'

const app = await sharedApp()

t.test('a file from another system → with the time at which it was added there', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const url = `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, client.companyId, { job })}/attachments`
  const at = '2020-05-01T08:00:00.000Z'
  const file = (await upload(client, url, { at: '2020-05-01T10:00:00+02:00' })).json()
  t.equal(file.createdAt, at, JSON.stringify(file))
  t.same(await app.database.query(sql`
    select occurred_at as at from events where company_id = ${client.companyId} and entity_id = ${file.id}`), [{ at }])
  t.equal((await upload(client, url, { at: '2020-05-01T10:00:00+02:00' })).statusCode, 200, 'the same file again')
  for (const wrong of ['2099-01-01T00:00:00Z', 'yesterday', '']) {
    t.equal((await upload(client, url, { at: wrong, bytes: `${pdf()}${wrong}` })).statusCode, 400, wrong)
  }
  const writer = await createClient(app, { companyId: client.companyId, scopes: ['applications:write'] })
  t.equal((await upload(writer, url, { at, bytes: `${pdf()} another` })).statusCode, 403)
})
