import { migrateToy } from '../../toy-kind/index.js'
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { KINDS } from '../../../src/domain/kinds/table.js'
import { USER } from '../../../src/domain/organization/users.js'
import {
  makeApplication, makeAttachment, makeCandidate, makeComment, makeCustomField, makeInterview, makeJob, makeMerged, makeMessage,
  makeOffer, makeOpening, makeScorecard, makeTeamMember
} from '../../factories.js'
import { build, createClient, type Client } from '../../helper.js'
import { makeChild, makeObject } from '../../kinds.js'
import { t } from '../../part.js'

// What all kinds of objects have in common: the list, the single object and the export.

const app = await build(t, { READ_CACHE_BYTES: '0' })
await migrateToy(app)

type Row = Record<string, unknown> & { id: number | string, updatedAt: string }

const byOrder = (a: number | string, b: number | string): number => a < b ? -1 : 1

/** A client of a company with three objects or more of each kind. */
async function createFilled (): Promise<Client> {
  const client = await createClient(app)
  const { companyId } = client
  for (let n = 0; n < 3; n++) {
    const applicationId = await makeApplication(app, companyId, { tags: [`tag ${n}`] })
    await makeComment(app, companyId, applicationId)
    for (const kind of KINDS.catalogues) await makeObject(app, kind, companyId, { name: `${kind.plural} ${n}` })
    const { id: jobId } = await makeJob(app, companyId)
    for (const kind of KINDS.children) await makeChild(app, kind, companyId, { jobId, applicationId })
    await makeOpening(app, companyId, jobId)
    await makeInterview(app, companyId, applicationId)
    await makeScorecard(app, companyId, applicationId, { userId: await makeObject(app, USER, companyId) })
    await makeOffer(app, companyId, applicationId)
    await makeMessage(app, companyId, applicationId)
    await makeAttachment(app, companyId, 'job', jobId)
    await makeMerged(app, companyId, await makeCandidate(app, companyId))
    await makeCustomField(app, companyId, `field_${n}`)
    await makeTeamMember(app, companyId, jobId, await makeObject(app, USER, companyId))
  }
  return client
}

async function walk (client: Client, first: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let url = first; ;) {
    const response = await client.get(url)
    if (response.statusCode !== 200) throw new Error(response.body)
    const { results, nextPageToken } = response.json()
    rows.push(...results)
    if (nextPageToken === null) return rows
    url = `${first.split('?')[0]}?pageToken=${nextPageToken}`
  }
}

async function exportOf (client: Client, url: string): Promise<{ rows: Row[], cursor: string, first: string }> {
  const { statusCode, body, headers } = await client.get(url)
  if (statusCode !== 200) throw new Error(body)
  const lines = body.trimEnd().split('\n').map(line => JSON.parse(line))
  return { cursor: lines.pop().cursor, rows: lines, first: String(headers['x-export-cursor']) }
}

/** Candidates have a list of their own, which searches them, too. */
const WALKED = KINDS.all.filter(({ name }) => name !== 'candidate')
  .map(({ plural, scopes: { read, besides = [] } }) => ({ plural, scopes: [read, ...besides] }))

t.test('every kind → its list, page by page, holds what single objects and the export hold', async t => {
  const client = await createFilled()
  await createFilled()
  for (const { plural } of WALKED) {
    const url = `/api/v2/${plural}`
    const rows = await walk(client, `${url}?maxPageSize=2&fields=all`)
    t.ok(rows.length >= 3, plural)
    t.same(rows.map(({ id }) => id), [...new Set(rows.map(({ id }) => id))].sort(byOrder), plural)
    for (const row of rows) {
      const { statusCode, headers, body } = await client.get(`${url}/${row.id}`)
      t.same([statusCode, JSON.parse(body)], [200, row])
      t.match(headers.etag, /^"\d+-/)
    }
    t.same((await exportOf(client, `/api/v2/exports/${plural}`)).rows, rows, plural)
    t.same((await walk(client, `${url}?ids=${rows[1]?.id},${rows[2]?.id}&fields=id`)), rows.slice(1, 3).map(({ id }) => ({ id })))
    t.equal((await client.get(`${url}/${typeof rows[0]?.id === 'string' ? randomUUID() : 999_999}`)).statusCode, 404)
  }
})

t.test('every kind → updatedAfter gives what changed since, in the order of the changes', async t => {
  const client = await createFilled()
  for (const { plural } of WALKED) {
    const rows = await walk(client, `/api/v2/${plural}?fields=all`)
    const [first] = rows.map(({ updatedAt }) => updatedAt).sort()
    const since = await walk(client, `/api/v2/${plural}?maxPageSize=1&fields=id,updatedAt&updatedAfter=${first}`)
    t.same(since.map(({ id }) => id).sort(), rows.map(({ id }) => id).sort(), plural)
    t.same(since, [...since].sort((a, b) => a.updatedAt < b.updatedAt ? -1 : a.updatedAt > b.updatedAt ? 1 : byOrder(a.id, b.id)), plural)
    t.same(await walk(client, `/api/v2/${plural}?updatedBefore=${first}`), [], plural)
  }
})

t.test('every kind → other companies and tokens without its scope see nothing', async t => {
  const { companyId, get } = await createFilled()
  const stranger = await createClient(app)
  for (const { plural, scopes } of WALKED) {
    const { id } = (await get(`/api/v2/${plural}`)).json().results[0]
    t.equal((await stranger.get(`/api/v2/${plural}/${id}`)).statusCode, 404)
    t.same((await stranger.get(`/api/v2/${plural}`)).json().results, [])
    const [allowed, narrow] = [await createClient(app, { companyId, scopes }), await createClient(app, { companyId, scopes: [] })]
    for (const url of [`/api/v2/${plural}`, `/api/v2/${plural}/${id}`]) {
      t.same([(await allowed.get(url)).statusCode, (await narrow.get(url)).statusCode], [200, 403], url)
    }
  }
})

t.test('own filters → steps by job, comments by application, tags by name, the structure by code', async t => {
  const client = await createFilled()
  const steps = await walk(client, '/api/v2/steps')
  const jobId = steps[7]?.jobId
  t.same(await walk(client, `/api/v2/steps?jobId=${jobId}`), steps.filter(step => step.jobId === jobId))
  const [comment] = await walk(client, '/api/v2/comments')
  const application = (await client.get(`/api/v2/applications/${comment?.applicationId}`)).json()
  t.equal(comment?.jobId, application.jobId, 'a comment names the job and the application')
  t.same(await walk(client, `/api/v2/comments?applicationId=${application.id}`), [comment])
  t.match(await walk(client, '/api/v2/tags?name=tag 1'), [{ name: 'tag 1' }])
  await app.database.query(sql`update departments set code = 'D' where company_id = ${client.companyId} and name = 'departments 1'`)
  t.match(await walk(client, '/api/v2/departments?code=D'), [{ name: 'departments 1' }])
})

t.test('expand=steps → jobs with their steps in order: in lists, alone, and in the export', async t => {
  const client = await createFilled()
  const jobs = await walk(client, '/api/v2/jobs?expand=steps&maxPageSize=2&fields=id,steps')
  for (const { id, steps } of jobs) {
    t.same(steps, (await client.get(`/api/v1/jobs/${id}/steps`)).json().results)
    t.same((await client.get(`/api/v2/jobs/${id}?expand=steps`)).json().steps, steps)
  }
  const { rows } = await exportOf(client, '/api/v2/exports/jobs?expand=steps')
  t.same(rows.map(({ id, steps }) => ({ id, steps })), jobs)
  t.ok(rows.every(row => 'description' in row), 'with long texts')
  t.equal((await client.get('/api/v2/jobs?expand=candidate')).statusCode, 400)
})

t.test('an export → takes the filters of the list, and expand with its scope', async t => {
  const client = await createFilled()
  const [, { id, jobId }] = await walk(client, '/api/v2/applications') as [Row, Row & { jobId: number }]
  const { rows } = await exportOf(client, `/api/v2/exports/applications?jobId=${jobId}&expand=candidate,job,steps`)
  t.same(rows, [(await client.get(`/api/v2/applications/${id}?expand=candidate,job,steps`)).json()])
  const narrow = await createClient(app, { companyId: client.companyId, scopes: ['events:read', 'applications:read', 'candidates:read'] })
  t.equal((await narrow.get('/api/v2/exports/applications?expand=candidate')).statusCode, 200)
  t.equal((await narrow.get('/api/v2/exports/applications?expand=job')).statusCode, 403)
  t.equal((await narrow.get('/api/v2/exports/candidates?identificationDocument=000-1')).statusCode, 403)
  t.equal((await client.get('/api/v2/exports/applications?status=x')).statusCode, 400)
})

t.test('an export that broke off → goes on after its last row, and ends with the first cursor', async t => {
  const client = await createFilled()
  const whole = await exportOf(client, '/api/v2/exports/steps')
  const { id } = whole.rows[4] as Row
  // What happens between the two is in the feed after the first cursor.
  await client.send({ method: 'POST', url: '/api/v1/departments', payload: { name: 'Legal' } })
  const rest = await exportOf(client, `/api/v2/exports/steps?after=${id}&cursor=${whole.first}`)
  t.same(rest.rows, whole.rows.slice(5))
  t.equal(rest.first, whole.first)
  const names = async (cursor: string) => (await client.get(`/api/v2/events?after=${cursor}&wait=5`)).json().results
    .map(({ event }: { event: string }) => event)
  t.same(await names(rest.cursor), ['department.created'])
  const refused = async (query: string) => {
    const { statusCode, body } = await client.get(`/api/v2/exports/steps?${query}`)
    return [statusCode, ...JSON.parse(body).errors.map(({ target }: { target: string }) => target)]
  }
  const stranger = await createClient(app)
  t.same(await refused(`after=${id}`), [400, 'cursor'])
  t.same(await refused(`after=${id}&cursor=x`), [400, 'cursor'])
  t.same(await refused(`cursor=${(await exportOf(stranger, '/api/v2/exports/jobs')).first}`), [400, 'cursor'])
  const lost = Buffer.from(`${client.companyId}.1000000`).toString('base64url')
  t.same(await refused(`after=${id}&cursor=${lost}`), [410, 'cursor'])
})

t.test('a job that is made → events of its default steps, so that a copy has them', async t => {
  const client = await createClient(app)
  await makeJob(app, client.companyId)
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Engineer' } })).json()
  const steps = await walk(client, `/api/v2/steps?jobId=${id}`)
  const events = await app.database.query<{ event: string, data: object }>(sql`
    select event, data from events where company_id = ${client.companyId} order by id`)
  t.same(events.map(({ event }) => event), ['job.created', ...steps.map(() => 'step.created')])
  t.same(events.slice(1).map(({ data }) => data), steps)
})

t.test('a step that comes, moves or goes → an event of each step whose place is another now', async t => {
  const client = await createClient(app)
  const { id } = (await client.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Engineer' } })).json()
  const url = `/api/v1/jobs/${id}/steps`
  const added = (await client.send({ method: 'POST', url, payload: { name: 'Work sample', order: 3 } })).json()
  await client.send({ method: 'PATCH', url: `${url}/${added.id}`, payload: { order: 5 } })
  await client.send({ method: 'DELETE', url: `${url}/${added.id}` })
  const copy = new Map<number | string, object>()
  for (const { event, data } of await app.database.query<{ event: string, data: Row }>(sql`
    select event, data from events where company_id = ${client.companyId} and entity_type = 'step' order by id`)) {
    if (event === 'step.deleted') copy.delete(data.id)
    else {
      const { changed, ...step } = data
      t.equal(changed !== undefined, event === 'step.changed')
      copy.set(data.id, step)
    }
  }
  t.same([...copy.values()], await walk(client, `/api/v2/steps?jobId=${id}`))
})
