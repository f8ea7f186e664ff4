import sql from 'sql-template-tag'
import { makeUser } from '../factories.js'
import { createClient, sharedApp, type Client } from '../helper.js'
import { details, startInterviews } from '../interviews.js'
import { t } from '../part.js'

const app = await sharedApp()

/** A user with an interview far ahead, and what can be done with the link to the calendar. */
async function start () {
  const one = await startInterviews(app)
  const userId = await makeUser(app, one.client.companyId, { name: 'Grace Hopper' })
  await one.make({ ...details, interviewers: [{ userId }] })
  const url = `/api/v2/users/${userId}/calendar-link`
  const link = async (client: Client = one.client) => new URL((await client.send({ method: 'POST', url })).json().url).pathname
  return { client: one.client, userId, url, link, statusOf: async (path: string) => (await app.inject(path)).statusCode }
}

t.test('a link → leads to the calendar without a token, as the token that made it may see it; only its hash is stored', async t => {
  const { client, userId, link } = await start()
  const path = await link()
  t.match(path, /^\/calendars\/.*\.ics$/)
  const { statusCode, headers, body } = await app.inject(path)
  t.equal(statusCode, 200, body)
  t.match(headers['content-type'], 'text/calendar')
  t.match(headers['cache-control'], 'private')
  t.match(body, /SUMMARY:Technical interview[^]*Candidate: /)
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['interviews:read'] })
  t.notMatch((await app.inject(await link(narrow))).body, /Candidate|@/)
  const secret = path.slice(-47, -4)
  const rows = await app.database.query<{ row: string }>(sql`
    select row_to_json(l)::text as row from calendar_links l where company_id = ${client.companyId} and user_id = ${userId}`)
  t.equal(rows.length, 1)
  t.notMatch(rows[0]?.row, secret)
})

t.test('a link → ends with DELETE, with the next one, with the user and with the token', async t => {
  const { client, userId, url, link, statusOf } = await start()
  const first = await link()
  const second = await link()
  t.same([await statusOf(first), await statusOf(second)], [404, 200])
  t.equal((await client.send({ method: 'DELETE', url })).statusCode, 204)
  t.equal(await statusOf(second), 404)
  t.equal((await client.send({ method: 'DELETE', url })).statusCode, 404)

  const third = await link()
  const activate = async (active: boolean) =>
    await client.send({ method: 'PATCH', url: `/api/v1/users/${userId}`, payload: { active } })
  await activate(false)
  t.equal(await statusOf(third), 404)
  t.equal((await client.send({ method: 'POST', url })).statusCode, 400, 'an inactive user gets none')
  await activate(true)
  t.equal(await statusOf(third), 404, 'it has ended for good')

  const maker = (await client.send({
    method: 'POST', url: '/api/v1/tokens', payload: { name: 'Calendar', scopes: ['interviews:read'] }
  })).json<{ id: string, secret: string }>()
  const made = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${maker.secret}` } })
  const fourth = new URL(made.json().url).pathname
  t.equal(await statusOf(fourth), 200)
  await client.send({ method: 'DELETE', url: `/api/v1/tokens/${maker.id}` })
  t.equal(await statusOf(fourth), 404)
})

t.test('an address that nobody made, a dry run, another company → nothing', async t => {
  const { client, url, link, statusOf } = await start()
  const path = await link()
  const wrong = [
    '/calendars/x.ics', '/calendars/.ics', path.replace('.ics', ''), path.replace(/.\.ics$/, each => each === 'A.ics' ? 'E.ics' : 'A.ics'),
    `/calendars/zzzzzzzzzzz-1-${'a'.repeat(43)}.ics`, path.replace(/-[0-9a-z]+-/, '-0-')
  ]
  for (const each of wrong) t.equal(await statusOf(each), 404, each)
  t.equal((await client.send({ method: 'POST', url: `${url}?validateOnly=true` })).statusCode, 201)
  t.equal(await statusOf(path), 200, 'the dry run has not ended it')
  const other = await createClient(app)
  for (const method of ['POST', 'DELETE'] as const) t.equal((await other.send({ method, url })).statusCode, 404)
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['users:read'] })
  t.equal((await narrow.send({ method: 'POST', url })).statusCode, 403)
})
