import { bootstrap } from '../../src/domain/companies/bootstrap.js'
import { build } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

t.test('the first company and its token → made once, with an event that nobody did', async t => {
  const app = await build(t)
  const secret = 'a-first-token-of-the-operator'
  for (let i = 0; i < 2; i++) await bootstrap(app.database, secret)
  const get = async (url: string) => (await app.inject({ url, headers: { authorization: `Bearer ${secret}` } })).json()
  await waitFor(async () => (await get('/api/v2/events')).results.length > 0)
  const { results: [event, ...others] } = await get('/api/v2/events')
  t.match(event, { event: 'token.created', actor: null, data: { name: 'Bootstrap', scopes: ['*'], createdBy: null } })
  t.same(others, [])
  t.equal((await get('/api/v1/tokens')).totalResults, 1)
})
