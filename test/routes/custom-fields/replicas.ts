import { build, createClient, createDatabase, buildOpen, engine, type Client } from '../../helper.js'
import { t } from '../../part.js'

// Two servers on one database, each with a cache of answers and of tokens.

t.test('the first field of jobs, a value, a gate → both servers answer with them as soon as one has told so', {
  ...(engine === 'postgresql' ? {} : { skip: 'one process owns the embedded database: only with TEST_DATABASE_URL' })
}, async t => {
  const env = await createDatabase(t)
  const [app, other] = [await build(t, env), await buildOpen(env)]
  t.teardown(async () => await other.close())
  const here = await createClient(app)
  const there: Client = {
    ...here,
    send: async options => await other.inject({ ...options, headers: { authorization: `Bearer ${here.secret}` } }),
    get: async url => await other.inject({ url, headers: { authorization: `Bearer ${here.secret}` } })
  }
  const made = await here.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'J' } })
  const url = `/api/v1/jobs/${made.json().id}`
  const paths = [url, '/api/v1/jobs', '/api/v2/jobs']
  const shownBy = async (client: Client): Promise<unknown[]> => await Promise.all(paths.map(async path => {
    const body = (await client.get(path)).json()
    return (body.results?.[0] ?? body).customFields
  }))
  const check = async (expected: object | undefined, what: string) => {
    // Twice: the second answer is from the cache.
    for (const client of [here, there, here, there]) t.same(await shownBy(client), paths.map(() => expected), what)
  }
  await check(undefined, 'absent')
  const field = await here.send({
    method: 'POST', url: '/api/v1/custom-fields', payload: { entity: 'job', key: 'k', type: 'text', label: 'K' }
  })
  t.equal(field.statusCode, 201)
  await check({}, 'there')
  for (const value of ['v', 'w']) {
    await there.send({ method: 'PATCH', url, payload: { customFields: { k: value } } })
    await check({ k: value }, value)
  }
})
