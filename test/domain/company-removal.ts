import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { clearCompany, deleteCompany } from '../../src/domain/companies/removal.js'
import { makeJob } from '../factories.js'
import { fillTables } from '../fill.js'
import { build, createClient, createCompany } from '../helper.js'
import { t } from '../part.js'
import { waitFor } from '../receiver.js'

const ROWS = 1200
const KEPT = ['company_settings', 'event_positions', 'setup_versions', 'tokens', 'webhook_actions', 'webhook_targets', 'webhooks']

const app = await build(t)

/** Every table that holds rows of companies, apart from those that workers empty: the sequencer, the sweep of files, and word renewal. */
async function tablesOf ({ database }: FastifyInstance): Promise<string[]> {
  const rows = await database.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'company_id'
      and table_name not in ('unnumbered_events', 'loose_files', 'outdated_words', 'outdated_files')
    order by table_name`)
  return rows.map(({ name }) => name)
}

/** Rows of a company and what they hold, by table; tables without any are left out. */
async function contentOf (app: FastifyInstance, companyId: number): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const table of await tablesOf(app)) {
    const [row] = await app.database.query<{ count: number, print: string }>(sql`
      select count(*) as count, md5(string_agg(t::text, chr(10) order by t::text)) as print from ${raw(table)} t
      where company_id = ${companyId}`)
    if (row !== undefined && row.count > 0) content[table] = `${row.count} ${row.print}`
  }
  return content
}

/** A company with rows in every table, one that nobody works on. */
async function makeFull (): Promise<number> {
  const companyId = await createCompany(app)
  await fillTables(app, companyId, ROWS)
  await app.database.query(sql`update webhooks set status = 'inactive' where company_id = ${companyId}`)
  // A worker may have found them meanwhile, and leaves their queues as soon as it has looked.
  await waitFor(async () => (await app.database.query(sql`
    select 1 from webhook_targets where company_id = ${companyId} and (due_at is not null or claimed_by is not null)`)).length === 0)
  await app.database.query(sql`
    insert into expired_events (company_id, event_id) select company_id, id from events where company_id = ${companyId} limit 5`)
  await app.database.query(sql`
    insert into user_branches (company_id, user_id, branch_id) select company_id, id, id from branches where company_id = ${companyId}`)
  await app.database.query(sql`insert into setup_versions (company_id, events, newest_id) values (${companyId}, 1, 1)`)
  await app.database.query(sql`insert into outdated_words (company_id, candidate_id) values (${companyId}, 0)`)
  await app.database.query(sql`insert into reading_turns (company_id, began, used) values (${companyId}, 0, 1)`)
  await app.database.query(sql`insert into outdated_files (company_id, attachment_id) values (${companyId}, ${randomUUID()})`)
  await app.database.query(sql`
    insert into file_chunks (company_id, file_id, position, bytes) select company_id, id, 0, 'x' from attachments
    where company_id = ${companyId} limit 5`)
  await app.database.query(sql`insert into file_bytes (company_id, bytes) values (${companyId}, 1) on conflict do nothing`)
  // One batch has those who were merged, another those that stay.
  await app.database.query(sql`
    update candidates set merged_into_id = id + ${ROWS / 2}, merged_at = statement_timestamp()
    where company_id = ${companyId} and id <= ${ROWS / 2}`)
  await app.database.query(sql`
    insert into candidate_merges (company_id, duplicate_id, candidate_id, filled, moved, merged_at, events_after)
    select company_id, id, merged_into_id, '{}', '{}', merged_at, 0 from candidates
    where company_id = ${companyId} and merged_into_id is not null`)
  return companyId
}

const neighbor = await makeFull()
const contentOfNeighbor = await contentOf(app, neighbor)
t.same(Object.keys(contentOfNeighbor), await tablesOf(app), 'there are rows in every table')

t.test('clear → removes all but settings, tokens and webhooks, of no other company; the feed goes on, and tells old cursors', async t => {
  const companyId = await makeFull()
  const client = await createClient(app, { companyId })
  const { cursor } = (await client.get('/api/v2/events?maxPageSize=5')).json()
  const readToEnd = async () => {
    let [end, hasMore] = ['', true]
    while (hasMore) ({ cursor: end, hasMore } = (await client.get(`/api/v2/events?maxPageSize=100${end && `&after=${end}`}`)).json())
    return end
  }
  await waitFor(async () => (await app.database.query(sql`select from unnumbered_events where company_id = ${companyId}`)).length === 0)
  const wholeLog = await readToEnd()
  t.equal((await client.get(`/api/v2/events?after=${wholeLog}`)).statusCode, 200)
  const progress: number[][] = []
  const totals = async () => await Promise.all(['/api/v1/jobs', '/api/v1/users', '/api/v1/roles'].map(async url =>
    (await client.get(url)).json().totalResults))
  // Kept from the second time on.
  for (let i = 0; i < 3; i++) t.ok((await totals()).every(total => total > 0))
  await clearCompany(app.database, companyId, (done, total) => progress.push([done, total]))

  t.same(await totals(), [0, 0, 0])
  t.same(Object.keys(await contentOf(app, companyId)), KEPT)
  t.same(await contentOf(app, neighbor), contentOfNeighbor)
  t.ok(progress.every(([done = 0, total = 0]) => done <= total) && progress.length > 20)
  t.equal(progress.at(-1)?.[0], progress.at(-1)?.[1])
  t.equal((await client.get(`/api/v2/events?after=${cursor}`)).statusCode, 410)
  t.equal((await client.get(`/api/v2/events?after=${wholeLog}`)).statusCode, 410, 'who has read all events learns of it, too')
  const { cursor: end } = (await client.get('/api/v2/events')).json()
  t.equal((await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Again' } })).statusCode, 201)
  await waitFor(async () => (await client.get(`/api/v2/events?after=${end}`)).json().results.length === 1)
  const latest = await readToEnd()
  await clearCompany(app.database, companyId)
  t.same(Object.keys(await contentOf(app, companyId)), KEPT, 'again')
  t.equal((await client.get(`/api/v2/events?after=${latest}`)).statusCode, 410)
  const empty = await readToEnd()
  await clearCompany(app.database, companyId)
  t.equal((await client.get(`/api/v2/events?after=${empty}`)).statusCode, 410, 'also where the log is empty: objects may be there')
})

t.test('delete, interrupted after any batch and repeated → nothing is left, and the token is refused at once', async t => {
  const companyId = await makeFull()
  const client = await createClient(app, { companyId })
  let batches = 0
  const interrupted = deleteCompany(app.database, companyId, () => { if (++batches === 7) throw new Error('interrupted') })
  await t.rejects(interrupted, { message: 'interrupted' })
  await waitFor(async () => (await client.get('/api/v1/me')).statusCode === 403)
  t.ok(Object.keys(await contentOf(app, companyId)).length > 0)
  await deleteCompany(app.database, companyId)
  t.same(await contentOf(app, companyId), {})
  t.same(await app.database.query(sql`select 1 from companies where id = ${companyId}`), [])
  t.same(await contentOf(app, neighbor), contentOfNeighbor)
})

t.test('delete while people apply → no answer is a fault of the server, and at the end nothing is there', async t => {
  const client = await createClient(app)
  const { companyId } = client
  const jobs = await Promise.all(Array.from({ length: 8 }, async () => await makeJob(app, companyId)))
  const statuses = new Set<number>()
  const people = jobs.map(async ({ id }) => {
    for (let number = 0, status = 201; status === 201; number++) {
      const manualCandidate = { name: 'Ada', lastName: 'Moreira', email: `ada-${id}-${number}@example.com` }
      const answer = await client.send({ method: 'POST', url: `/api/v1/jobs/${id}/applications`, payload: { manualCandidate } })
      status = answer.statusCode
      statuses.add(status)
    }
  })
  await waitFor(async () => statuses.has(201))
  await Promise.all([...people, deleteCompany(app.database, companyId)])
  t.same([...statuses].sort(), [201, 403])
  t.same(await contentOf(app, companyId), {})
})
