import { makeJob } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

/** A company, and the requests to its users. */
async function company () {
  const client = await createClient(app)
  const send = async (method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) =>
    await client.send({ method, url: `/api/v1/users${path}`, payload })
  const put = async (code: string, email: string, more: object = {}) =>
    await send('PUT', `/by-code/${code}`, { name: code, email, ...more })
  const bulk = async (items: object[], query = '?atomic=true') => await send('POST', `/bulk${query}`, { items })
  const emails = async () => Object.fromEntries((await list(client)).map(({ code, email }) => [code, email]))
  return { client, send, put, bulk, emails }
}

const list = async (client: Client, query = ''): Promise<Array<{ id: number, code: string, email: string, active: boolean }>> =>
  (await client.get(`/api/v1/users?${query}`)).json().results
const item = (code: string, email: string, more: object = {}) => ({ code, name: code, email, ...more })

t.test('the mailbox of an inactive user → is handed over; it is found by the active one', async t => {
  const { client, send, put } = await company()
  const old = (await put('OLD', 'jobs@example.com')).json()
  t.equal((await put('NEW', 'Jobs@example.com')).statusCode, 409)
  await send('PATCH', `/${old.id}`, { active: false })
  const taken = await put('NEW', 'Jobs@example.com')
  t.equal(taken.statusCode, 201)
  t.same((await list(client, 'email=jobs@example.com')).map(({ code }) => code), ['OLD', 'NEW'])

  const refused = await send('PATCH', `/${old.id}`, { active: true })
  t.same([refused.statusCode, refused.headers['x-error-code'], refused.headers.location],
    [409, 'ALREADY_EXISTS', `/api/v1/users/${taken.json().id}`])
  t.match(refused.json().detail, /a user with the email jobs@example.com already exists/)
  t.equal((await put('OLD', 'jobs@example.com')).statusCode, 409, 'an upsert activates')
  t.equal((await put('OLD', 'jobs@example.com', { active: false })).statusCode, 200)
  t.equal((await put('THIRD', 'jobs@example.com', { active: false })).statusCode, 201)

  const job = await makeJob(app, client.companyId)
  const byEmail = async () => (await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${job.id}`, payload: { recruiterEmail: 'jobs@example.com' }
  }))
  t.equal((await byEmail()).json().recruiterCode, 'NEW')
  const [found] = (await send('POST', '/bulk', { items: [{ name: 'Renamed', email: 'jobs@example.com' }] })).json().results
  t.match(found, { status: 200, body: { code: 'NEW', name: 'Renamed' } })
  await send('PATCH', `/${taken.json().id}`, { active: false })
  const [newest] = (await send('POST', '/bulk', { items: [{ name: 'Back', email: 'jobs@example.com' }] })).json().results
  t.match(newest, { status: 200, body: { code: 'THIRD', active: true } }, 'without an active one: the newest')
})

t.test('two or three who swap addresses in one atomic bulk → succeed, each with its event; a repetition changes nothing', async t => {
  const { client, put, bulk, emails } = await company()
  for (const code of ['a', 'b', 'c']) await put(code, `${code}@example.com`)
  const swap = [item('a', 'B@example.com'), item('b', 'a@example.com')]
  const tried = await bulk(swap, '?atomic=true&validateOnly=true')
  t.equal(tried.statusCode, 200)
  t.same(await emails(), { a: 'a@example.com', b: 'b@example.com', c: 'c@example.com' }, 'a dry run changes nothing')
  t.match((await bulk(swap)).json(), { failed: 0 })
  t.same(await emails(), { a: 'B@example.com', b: 'a@example.com', c: 'c@example.com' })
  t.same((await list(client, 'email=b@example.com')).map(({ code }) => code), ['a'])
  t.match((await bulk(swap)).json(), { failed: 0, results: [{ changed: false }, { changed: false }] })
  t.equal((await bulk([item('a', 'c@example.com'), item('c', 'a@example.com'), item('b', 'b@example.com')])).statusCode, 200)
  t.same(await emails(), { a: 'c@example.com', b: 'b@example.com', c: 'a@example.com' })
})

t.test('a bulk that is not atomic, or leaves two with one address → 409, and what failed is as it was', async t => {
  const { put, bulk, emails } = await company()
  for (const code of ['a', 'b', 'c']) await put(code, `${code}@example.com`)
  const before = await emails()
  const { failed, results } = (await bulk([item('a', 'b@example.com'), item('b', 'a@example.com')], '')).json()
  t.same([failed, results.map(({ status }: { status: number }) => status)], [2, [409, 409]])
  for (const wrong of [
    [item('a', 'b@example.com'), item('b', 'c@example.com')],
    [item('a', 'b@example.com'), item('b', 'b@example.com')],
    [item('a', 'b@example.com'), item('b', 'a@example.com'), item('new', 'b@example.com')],
    [item('a', 'b@example.com'), item('b', 'a@example.com', { departmentCode: 'none' })]
  ]) t.match((await bulk(wrong)).json().detail, /^items\.\d/)
  t.same(await emails(), before)
})

t.test('many who take the address of one who leaves → one has it', async t => {
  const { client, put } = await company()
  await put('OLD', 'jobs@example.com', { active: false })
  const answers = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await put(`N${i}`, 'jobs@example.com')).statusCode))
  t.same([answers.filter(status => status === 201).length, answers.filter(status => status === 409).length], [1, 19])
  t.equal((await list(client, 'active=true')).length, 1)
})
