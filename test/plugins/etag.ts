import { makeJob } from '../factories.js'
import { upload } from '../forms.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'

const app = await sharedApp()
const client = await createClient(app)

t.test('HEAD of what has not changed → 304 without a length, like GET: that of the 200 is not 0', async t => {
  const job = `/api/v1/jobs/${(await makeJob(app, client.companyId)).id}`
  const { id } = (await upload(client, `${job}/attachments`, { kind: 'other' })).json()
  const urls = [
    job, '/api/v1/jobs', '/api/v2/jobs', `${job}/attachments/${id}/content`, '/assets/page.css', '/openapi/v1.json', '/openapi/v2.json'
  ]
  for (const url of urls) {
    // The third time, the answer is kept.
    for (let round = 0; round < 3; round++) {
      const whole = await client.send({ method: 'HEAD', url })
      t.match([whole.statusCode, whole.headers['content-length']], [200, /^[1-9]\d*$/], url)
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers, body } = await client.send({ method, url, headers: { 'if-none-match': String(whole.headers.etag) } })
        t.same([statusCode, headers['content-length'], headers['content-type'], body], [304, undefined, undefined, ''], `${method} ${url}`)
      }
    }
  }
})
