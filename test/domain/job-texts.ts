import sql from 'sql-template-tag'
import { settingOnce } from '../../src/database/settings.js'
import { LONG_TEXTS } from '../../src/domain/jobs/schema.js'
import { cleanStoredTexts } from '../../src/domain/jobs/stored-texts.js'
import { cleanHtml } from '../../src/domain/jobs/html.js'
import { seedSandbox } from '../../src/sandbox/company.js'
import { makeJob } from '../factories.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'

const app = await build(t)
const URL = '/api/v1/jobs'
const DIRTY = '<p onclick="x()">Build</p><script>steal()</script>'

t.test('long texts of a job → cleaned when they are written, in single and bulk writes; the same again changes nothing', async t => {
  const client = await createClient(app)
  const dirty = Object.fromEntries(LONG_TEXTS.map(text => [text, DIRTY]))
  const clean = Object.fromEntries(LONG_TEXTS.map(text => [text, '<p>Build</p>']))
  const made = await client.send({ method: 'POST', url: URL, payload: { name: '<b>Name</b>', ...dirty } })
  t.match(made.json(), { name: '<b>Name</b>', ...clean }, 'only the long texts are HTML')
  const same = await client.send({ method: 'PATCH', url: `${URL}/${made.json().id}`, payload: dirty })
  t.equal(same.headers.etag, made.headers.etag)
  const items = [{ code: 'A', name: 'A', ...dirty }]
  const bulk = async () => (await client.send({ method: 'POST', url: `${URL}/bulk`, payload: { items } })).json().results[0]
  t.match(await bulk(), { status: 201, body: clean })
  t.match(await bulk(), { status: 200, changed: false })
  const events = await app.database.query<{ data: string }>(sql`
    select data::text as data from events where company_id = ${client.companyId}`)
  t.notOk(events.some(({ data }) => data.includes('steal')))
  const empty = await client.send({ method: 'PATCH', url: `${URL}/${made.json().id}`, payload: {
    description: '<script>x</script>', status: 'approved'
  } })
  t.match(empty.json().detail, /^description is required for a job to be approved/)
  const long = await client.send({ method: 'POST', url: URL, payload: { name: 'X', description: `<p>${'&'.repeat(20_000)}</p>` } })
  t.match([long.statusCode, long.json().detail], [400, 'description must have at most 50000 characters as HTML, and has 100007'])
})

t.test('texts that earlier versions stored → cleaned once before the server takes requests, without events', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { description: DIRTY })
  const plain = await makeJob(app, client.companyId, { description: 'a < b & c' })
  for (let i = 0; i < 60; i++) await makeJob(app, client.companyId, { description: `${DIRTY}${i}` })
  await cleanStoredTexts(app.database)
  const { description, updatedAt } = (await client.get(`${URL}/${id}`)).json()
  t.same([description, updatedAt], ['<p>Build</p>', '2026-03-01T00:00:00.000Z'])
  t.equal((await client.get(`${URL}/${plain.id}`)).json().description, 'a < b & c')
  const [left] = await app.database.query<{ count: number }>(sql`select count(*) as count from jobs where description like '%steal%'`)
  t.equal(left?.count, 0)
  const [events] = await app.database.query<{ count: number }>(sql`
    select count(*) as count from events where company_id = ${client.companyId}`)
  t.equal(events?.count, 0)
  t.equal(await settingOnce(app.database, 'texts of jobs are clean', () => 'no'), 'yes')
})

t.test('made-up texts → are clean already', async t => {
  await seedSandbox(app.database)
  const rows = await app.database.query<Record<string, string | null>>(sql`
    select description, responsibilities, prerequisites, additional_information from jobs`)
  for (const text of rows.flatMap(row => Object.values(row))) if (text !== null && cleanHtml(text) !== text) t.equal(cleanHtml(text), text)
  t.ok(rows.length > 60)
})
