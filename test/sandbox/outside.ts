import { build, createClient, engine } from '../helper.js'
import { t } from '../part.js'

t.test('outside the sandbox → the headers mean nothing', { skip: engine === 'embedded' ? 'needs PostgreSQL' : false }, async t => {
  const app = await build(t)
  const { get, send } = await createClient(app)
  const headers = { 'x-sandbox-status': '503', 'x-sandbox-delay': 'NaN', 'x-sandbox-reset': 'headers', 'x-sandbox-truncate': 'true' }
  const answer = await get('/api/v1/jobs', headers)
  t.equal(answer.statusCode, 200)
  t.notOk(answer.headers['x-sandbox-fault'])
  t.equal((await send({ method: 'POST', url: '/sandbox/reset' })).statusCode, 404)
})
