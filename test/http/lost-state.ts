import sql from 'sql-template-tag'
import { makeApplication, makeJob } from '../factories.js'
import { build, createClient, type Client } from '../helper.js'
import { t } from '../part.js'

// A backup that was restored, and ETags of what it lost.

const app = await build(t)

interface Row { version: number, updatedAt: string }

/** Makes version 3 of a job, which a restore of version 2 loses. @returns the tags of versions 2 and 3 */
async function lose (client: Client, id: number): Promise<{ kept: string, lost: string }> {
  const change = async (name: string) =>
    (await client.send({ method: 'PATCH', url: `/api/v1/jobs/${id}`, payload: { name } })).headers.etag as string
  const kept = await change('Kept')
  const [backup] = await app.database.query<Row>(sql`
    select version, updated_at as "updatedAt" from jobs where company_id = ${client.companyId} and id = ${id}`) as [Row]
  const lost = await change('Lost')
  await app.database.query(sql`
    update jobs set name = 'Kept', version = ${backup.version}, updated_at = ${backup.updatedAt}
    where company_id = ${client.companyId} and id = ${id}`)
  // The next change is made at another millisecond.
  await app.database.query(sql`select pg_sleep(0.002)`)
  return { kept, lost }
}

t.test('another change makes the version that was lost → 412 for its ETag, also in a dry run; that of the kept state held', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId, { status: 'draft' })
  const url = `/api/v1/jobs/${id}`
  const send = async (method: 'PATCH' | 'DELETE', tag: string, query = '') => await client.send({
    method, url: `${url}${query}`, ...(method === 'PATCH' && { payload: { name: 'Mine' } }), headers: { 'if-match': tag }
  })
  const { kept, lost } = await lose(client, id)
  t.equal((await send('PATCH', lost)).statusCode, 412)
  const other = await send('PATCH', kept)
  t.equal(other.statusCode, 200)
  t.match([lost, other.headers.etag], [/^"3-/, /^"3-/])
  for (const method of ['PATCH', 'DELETE'] as const) {
    for (const query of ['', '?validateOnly=true']) {
      const answer = await send(method, lost, query)
      t.equal(answer.statusCode, 412)
      t.match(answer.json().detail, /it is at another version 3 now/)
    }
  }
  t.equal((await client.get(url, { 'if-none-match': lost })).statusCode, 200)
  t.equal((await client.get(url, { 'if-none-match': other.headers.etag as string })).statusCode, 304)
  t.equal((await send('PATCH', `${lost}, ${other.headers.etag as string}`, '?validateOnly=true')).statusCode, 200, 'one of several')
  t.equal((await send('DELETE', other.headers.etag as string)).statusCode, 204)
})

t.test('a tag without a time, as release 0.2 made them → its version is compared', async t => {
  const client = await createClient(app)
  const { id } = await makeJob(app, client.companyId)
  const patch = async (tag: string) => (await client.send({
    method: 'PATCH', url: `/api/v1/jobs/${id}?validateOnly=true`, payload: { name: 'New' }, headers: { 'if-match': tag }
  })).statusCode
  t.same(await Promise.all(['"1-2WH8_q_zzhM2uu5Z"', '"2-2WH8_q_zzhM2uu5Z"', '"1-x"'].map(patch)), [200, 412, 412])
})

t.test('an item of a bulk → its etag is compared as If-Match is; it is in the result of a bulk and of its replay', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId)
  const applicationId = await makeApplication(app, client.companyId, { job })
  const url = `/api/v1/jobs/${job.id}/applications`
  const bulk = async (given: object[], headers = {}) => {
    const items = given.map(item => ({ applicationId, ...item }))
    return (await client.send({ method: 'POST', url: `${url}/bulk`, payload: { items }, headers })).json()
  }
  const tagOf = async () => (await client.get(`${url}/${applicationId}`)).headers.etag
  const first = await tagOf()
  const done = await bulk([{ etag: first, score: 1 }], { 'idempotency-key': 'k' })
  t.match(done.results, [{ status: 200, version: 2, etag: await tagOf() }])
  t.same(await bulk([{ etag: first, score: 1 }], { 'idempotency-key': 'k' }), done)
  await app.database.query(sql`
    update applications set updated_at = updated_at + interval '1 second' where company_id = ${client.companyId} and id = ${applicationId}`)
  const [{ etag: lost }] = done.results
  const { results } = await bulk([
    { etag: lost, score: 2 }, { etag: lost, version: 2, score: 2 }, { etag: '"other"', score: 2 }, { etag: 'other', score: 2 },
    { etag: await tagOf(), version: 3, score: 2 }, { version: 2, etag: await tagOf(), score: 3 }, { version: 3, score: 4 }
  ])
  t.same(results.map(({ status }: { status: number }) => status), [412, 412, 412, 400, 412, 200, 200])
})

t.test('an upsert by code → 412 for the ETag of an object that was there before and is gone', async t => {
  const client = await createClient(app)
  const put = async (headers = {}) =>
    await client.send({ method: 'PUT', url: '/api/v1/departments/by-code/A', payload: { name: 'A' }, headers })
  const { headers: { etag }, ...first } = await put()
  await client.send({ method: 'DELETE', url: `/api/v1/departments/${first.json().id}` })
  await app.database.query(sql`select pg_sleep(0.002)`)
  const again = await put()
  t.same([again.statusCode, (await put({ 'if-match': etag })).statusCode], [201, 412])
  t.equal((await put({ 'if-match': again.headers.etag })).statusCode, 200)
})
