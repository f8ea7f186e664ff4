import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { receive, accept, waitFor } from '../receiver.js'

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })

t.test('a new name of the company → is in all that is sent from then on, while its queue is held', async t => {
  const client = await createClient(app)
  const post = async (url: string, payload?: object) => {
    const response = await client.send({ method: 'POST', url, payload })
    t.ok(response.statusCode < 300, response.body)
    return response.json()
  }
  // The queue is held until the first delivery has its answer: the name changes before.
  const receiver = await receive(t, response => {
    receiver.answer(accept)
    void client.send({ method: 'PATCH', url: '/api/v1/company', payload: { name: 'Renamed' } }).then(({ statusCode }) => {
      response.writeHead(statusCode === 200 ? 204 : 500).end()
    })
  })
  const hook = async (action: string) => (await post('/api/v1/webhooks', { action, postbackUrl: receiver.url })).id
  const sent = () => receiver.received.map(({ event }) => [event.event, (event as { companyName?: string }).companyName])
  await hook('company.changed')
  const id = await hook('candidate.created')
  await post('/api/v2/candidates', { name: 'Ada', lastName: 'M', email: 'ada@example.com' })
  await waitFor(() => receiver.received.length === 2)
  t.strictSame(sent(), [['candidate.created', 'Test Company'], ['company.changed', 'Renamed']])
  const url = `/api/v2/webhooks/${id}`
  const log = async () => (await client.get(`${url}/deliveries`)).json().results
  await waitFor(async () => (await log())[0]?.state === 'delivered')
  await post(`${url}/deliveries/${(await log())[0].id}/redeliver`)
  await waitFor(() => receiver.received.length === 3)
  await post(`${url}/test`)
  await waitFor(() => receiver.received.length === 4)
  t.strictSame(sent().slice(2), [['candidate.created', 'Renamed'], ['webhook.test', 'Renamed']])
})
