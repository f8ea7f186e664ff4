import { describeNameless, migrateToy, TOY_CHILD } from '../toy-kind/index.js'
import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { build, createClient } from '../helper.js'
import { waitFor } from '../receiver.js'
import { t } from '../part.js'

// What holds for a kind that hangs below an application and comes new: everything follows from its description.

const app = await build(t)
await migrateToy(app)

const { plural, name } = TOY_CHILD
const DUE = '2026-06-01T12:00:00.000Z'

/** An application with a loan, all of a company of its own. */
async function prepare () {
  const client = await createClient(app)
  const { companyId } = client
  const job = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  const applicationId = await makeApplication(app, companyId, { job, candidateId })
  const url = `/api/v1/jobs/${job.id}/applications/${applicationId}/${plural}`
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    await client.send({ method, url: `${url}${path}`, payload, headers: { 'idempotency-key': randomUUID() } })
  const loan = (await send('POST', '', { dueAt: DUE, note: 'Zq9 left-handed' })).json()
  return { client, companyId, url, send, loan, jobId: job.id, applicationId, candidateId }
}

t.test('a kind with personal fields whose events name nobody → is refused when it is described', t => {
  t.throws(describeNameless, /created has no candidateId, whom its personal fields are about: note/)
  t.end()
})

t.test('a child → made with its first status and the ids of its parent, changed along its states, deleted; with events', async t => {
  const { client, send, loan, url, jobId, applicationId, candidateId } = await prepare()
  t.match(loan, { applicationId, jobId, candidateId, dueAt: DUE, note: 'Zq9 left-handed', status: 'lent' })
  t.same((await client.get(`${url}/${loan.id}`)).json(), loan)
  t.same((await client.get(url)).json().results, [loan])
  t.same((await client.get(`/api/v2/${plural}?candidateId=${candidateId}&status=lent`)).json().results, [loan])
  t.equal((await send('POST', '', { note: 'No time' })).statusCode, 400, 'a field that it needs')
  t.equal((await send('POST', '', { dueAt: DUE, status: 'lost' })).statusCode, 400, 'a status of its own choice')
  t.same((await send('PATCH', `/${loan.id}`, { dueAt: '2026-06-01T14:00:00+02:00' })).json(), loan, 'the same time changes nothing')
  t.match((await client.send({ method: 'PATCH', url: `${url}/${loan.id}`, payload: { status: 'lost' } })).json(), { status: 'lost' })
  const wrong = await client.send({ method: 'PATCH', url: `${url}/${loan.id}`, payload: { status: 'lent' } })
  t.equal(wrong.statusCode, 409)
  t.match(wrong.body, /that is lost cannot become lent, allowed: returned/)
  t.equal((await client.get(url.replace(`/${applicationId}/`, `/${applicationId + 1}/`))).statusCode, 404)
  t.equal((await send('DELETE', `/${loan.id}`)).statusCode, 204)
  const { results } = (await client.get(`/api/v2/applications/${applicationId}/history`)).json()
  t.same(results.map(({ event }: { event: string }) => event), ['created', 'changed', 'deleted'].map(what => `${name}.${what}`))
  t.match(results[1].data, { applicationId, jobId, candidateId, changed: ['status'], status: 'lost' })
})

t.test('a person with a child → it is in her export and in `expand`, goes with her in a merge, and loses its text everywhere', async t => {
  const { client, companyId, send, loan, applicationId, candidateId, jobId } = await prepare()
  const shown = async () => (await client.get(`/api/v2/applications/${applicationId}?expand=${plural}`)).json()[TOY_CHILD.plural]
  t.same(await shown(), [loan])
  const staying = await makeCandidate(app, companyId)
  t.equal((await client.send({
    method: 'POST', url: `/api/v2/candidates/${staying}/merge`, payload: { duplicateId: candidateId }
  })).statusCode, 200)
  t.match(await shown(), [{ id: loan.id, candidateId: staying }])
  const [application] = (await client.get(`/api/v2/candidates/${staying}/export`)).json().applications
  t.match(application[plural], [{ id: loan.id, note: 'Zq9 left-handed' }])
  await waitFor(async () => (await client.get('/api/v2/events')).json().results.length > 0)

  t.equal((await client.send({ method: 'POST', url: `/api/v2/candidates/${staying}/anonymize` })).statusCode, 200)
  t.match(await shown(), [{ id: loan.id, note: null, status: 'lent' }])
  for (const table of [TOY_CHILD.table, 'events', 'idempotency_keys']) {
    const left = await app.database.query(sql`
      select 1 from ${raw(table)} t where company_id = ${companyId} and strpos(t::text, 'Zq9') > 0`)
    t.same(left, [], table)
  }
  const changes = await app.database.query<{ data: object }>(sql`
    select data from events where company_id = ${companyId} and event = ${`${name}.changed`}`)
  t.match(changes, [{ data: { id: loan.id, jobId, changed: ['note'] } }], 'and has an event of that')
  const written = await client.send({
    method: 'POST', url: `/api/v1/jobs/${jobId}/applications/${applicationId}/${plural}`, payload: { dueAt: DUE, note: 'Again' }
  })
  t.equal(written.headers['x-error-code'], 'ANONYMIZED')
  t.equal((await send('DELETE', `/${loan.id}`)).statusCode, 204)
})
