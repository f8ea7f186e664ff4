import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'
import { makeWebhook } from '../factories.js'
import { receive, accept, waitFor } from '../receiver.js'

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
const makeCandidate = async (client: Client) => await client.send({
  method: 'POST', url: '/api/v2/candidates', payload: { name: 'Ada', lastName: 'M', email: 'ada@example.com' }
})

t.test('a company with very many addresses that do not answer → leaves room for others, and all of its own have their turn', async t => {
  const [slow, quick] = [await createClient(app), await createClient(app)]
  const [hanging, good] = [await receive(t, () => {}), await receive(t)]
  const count = 320
  for (let i = 0; i < count; i++) await makeWebhook(app, slow.companyId, { url: `${hanging.url}/${i}` })
  await makeWebhook(app, quick.companyId, { url: good.url })
  await makeCandidate(slow)
  await waitFor(() => hanging.received.length >= 100)
  await makeCandidate(quick)
  await waitFor(() => good.received.length === 1)
  t.ok(hanging.received.length < 150, `${hanging.received.length} are under way beside it`)

  hanging.answer(accept)
  hanging.drop()
  await waitFor(() => new Set(hanging.received.map(({ path }) => path)).size === count)
})
