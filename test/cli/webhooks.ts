import sql from 'sql-template-tag'
import { buildOpen, createClient, createDatabase, type Client } from '../helper.js'
import { t } from '../part.js'
import { call } from './call.js'

t.test('webhook list → those of all companies or of one, all or the suspended', async t => {
  const env = await createDatabase(t)
  const app = await buildOpen(env)
  const clients = [await createClient(app), await createClient(app)] as const
  const make = async (client: Client) => {
    const postbackUrl = 'https://example.com/hooks'
    const payload = { actions: ['application.created', 'comment.created'], postbackUrl, techOwnerEmail: 'ada@receiver.example' }
    const answer = await client.send({ method: 'POST', url: '/api/v2/webhooks', payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<{ id: string, updatedAt: string }>()
  }
  const [active, suspended] = [await make(clients[0]), await make(clients[1])]
  await app.database.query(sql`
    update webhooks set status = 'suspended', status_reason = 'the address answered 410 Gone'
    where company_id = ${clients[1].companyId} and id = ${suspended.id}`)
  await app.close()
  const list = async (...more: string[]) => (await call(['webhook', 'list', ...more], env)).output
  const row = (...cells: Array<string | number>) => `${cells.join('\t')}\n`
  const rest = ['application.created,comment.created', 'https://example.com/hooks', 'ada@receiver.example']
  const first = row(clients[0].companyId, active.id, 'active', '', ...rest, active.updatedAt)
  const second = row(
    clients[1].companyId, suspended.id, 'suspended', 'the address answered 410 Gone', ...rest, suspended.updatedAt
  )
  t.equal(await list(), first + second)
  t.equal(await list('--suspended'), second)
  t.equal(await list('--company', String(clients[0].companyId)), first)
  t.equal(await list('--company', String(clients[0].companyId), '--suspended'), '')
  t.same(JSON.parse(await list('--suspended', '--json')), [{
    companyId: clients[1].companyId,
    id: suspended.id,
    status: 'suspended',
    statusReason: 'the address answered 410 Gone',
    actions: ['application.created', 'comment.created'],
    postbackUrl: 'https://example.com/hooks',
    techOwnerName: null,
    techOwnerEmail: 'ada@receiver.example',
    updatedAt: suspended.updatedAt
  }])
})
