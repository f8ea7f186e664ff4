import sql from 'sql-template-tag'
import { build, createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const call = (client: Client) => async (
  method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}
) =>
  await client.send({ method, url: `/api/v1/${url}`, headers, ...(payload === undefined ? {} : { payload }) })

t.test('POST /tokens → what a strict token makes is strict; a lax one makes either', async t => {
  const make = async (client: Client, strict?: boolean) =>
    await call(client)('POST', 'tokens', { name: 'T', scopes: ['jobs:read'], ...(strict === undefined ? {} : { strict }) })
  const [strict, lax] = [await createClient(app, { strict: true }), await createClient(app)]
  for (const given of [undefined, true]) t.equal((await make(strict, given)).json().strict, true)
  const refused = await make(strict, false)
  t.equal(refused.statusCode, 400)
  t.equal(refused.json().detail, 'strict must not be false, because the creating token is strict')
  for (const given of [undefined, true, false]) t.equal((await make(lax, given)).json().strict, given ?? false)
})

t.test('POST /tokens at once → a company gets 1000 valid tokens and no more; revoked and expired ones do not count', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const missing = 1000 - 1 - 2
  await app.database.query(sql`
    insert into tokens (id, company_id, name, prefix, secret_hash, scopes, revoked_at, expires_at)
    select gen_random_uuid(), ${companyId}, 'T', 'rapi_', sha256(gen_random_uuid()::text::bytea), '{jobs:read}',
      case when n > ${missing} and n % 2 = 0 then now() end, case when n > ${missing} and n % 2 = 1 then now() - interval '1 day' end
    from generate_series(1, ${missing + 10}::integer) n`)
  const make = async () => await call(client)('POST', 'tokens', { name: 'T', scopes: ['jobs:read'] })
  const answers = await Promise.all(Array.from({ length: 6 }, make))
  const made = answers.filter(({ statusCode }) => statusCode === 201)
  t.equal(made.length, 2)
  for (const answer of answers.filter(answer => !made.includes(answer))) {
    t.match([answer.statusCode, answer.headers['x-error-code']], [409, 'LIMIT_REACHED'])
    t.equal(answer.json().detail, 'the company has 1000 valid tokens, which is the maximum: revoke one')
  }
  t.equal((await call(client)('DELETE', `tokens/${made[0]?.json().id}`)).statusCode, 204)
  t.equal((await make()).statusCode, 201, 'there is room for one')
})

t.test('POST /tokens → no higher limit than the installation has, whatever its maker has; only the operator gives more', async t => {
  const limited = await build(t, { RATE_LIMIT_MAX: '20', RATE_LIMIT_WINDOW: '10' })
  const make = async (client: Client, rateLimitPerMinute?: number | null) =>
    await call(client)('POST', 'tokens', {
      name: 'T', scopes: ['jobs:read'], ...(rateLimitPerMinute === undefined ? {} : { rateLimitPerMinute })
    })
  const [plain, raised, exact, strict] = await Promise.all([
    undefined, 1000, 120, 50
  ].map(async rateLimitPerMinute => await createClient(limited, { rateLimitPerMinute }))) as [Client, Client, Client, Client]
  for (const client of [plain, raised, exact]) {
    const refused = await make(client, 121)
    t.equal(refused.statusCode, 400)
    t.match(
      refused.json().detail,
      client === exact ? 'must be at most 120, the limit of the creating token' : 'must be at most 120, the limit of the installation'
    )
    t.equal((await make(client, 120)).json().rateLimitPerMinute, 120)
    t.equal((await make(client, null)).json().rateLimitPerMinute, null)
  }
  t.equal((await make(plain)).json().rateLimitPerMinute, null)
  t.equal((await make(raised)).json().rateLimitPerMinute, null, 'what the operator gave to one is not passed on')
  t.equal((await make(exact)).json().rateLimitPerMinute, 120)
  t.equal((await make(strict, null)).json().detail, 'rateLimitPerMinute must be at most 50, the limit of the creating token')
  t.equal((await make(strict)).json().rateLimitPerMinute, 50)

  const seldom = await createClient(await build(t, { RATE_LIMIT_MAX: '50', RATE_LIMIT_WINDOW: '3600' }))
  t.equal((await seldom.get('/api/v1/me')).json().rateLimitPerMinute, 1, 'less than one a minute is not none')
  t.match((await make(seldom, 2)).json().detail, 'must be at most 1, the limit of the installation')

  const off = await createClient(app)
  t.equal((await make(off, 1_000_000)).json().rateLimitPerMinute, 1_000_000, 'nothing is limited')
  t.equal((await make(await createClient(app, { rateLimitPerMinute: 50 }), 51)).statusCode, 400)
})
