import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>

async function start () {
  const client = await createClient(app)
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: Json) =>
    await client.send({ method, url: `/api/${path}`, ...(payload === undefined ? {} : { payload }) })
  const make = async (kind: string, body: Json) => (await send('POST', `v1/${kind}`, body)).json<{ id: number }>().id
  const reasons = {
    chosen: await make('reasons', { name: 'Other candidate chosen', code: 'R1', appliesTo: ['reproved'] }),
    left: await make('reasons', { name: 'Accepted another offer', code: 'R2', appliesTo: ['give_up'] }),
    budget: await make('reasons', { name: 'Budget on hold', code: 'R3', appliesTo: ['frozen', 'canceled'] }),
    any: await make('reasons', { name: 'Other', code: 'R4' })
  }
  const job = await makeJob(app, client.companyId, { numVacancies: 2 })
  const apply = async (candidateId?: number) => await makeApplication(app, client.companyId, { job, ...candidateId && { candidateId } })
  const change = async (id: number, body: Json) => await send('PATCH', `v1/jobs/${job.id}/applications/${id}`, body)
  return { client, send, make, reasons, job, apply, change }
}

const lastEvent = async ({ companyId }: Client, event: string) => (await app.database.query<{ data: Json }>(sql`
  select data || coalesce(personal, '{}') as data from events where company_id = ${companyId} and event = ${event}
  order by id desc limit 1`))[0]?.data as Json
const refused = (response: { statusCode: number, body: string }, text: string) => {
  t.equal(response.statusCode, 400, response.body)
  t.ok(response.body.includes(text), response.body)
}

t.test('a reason of the catalog alone → its name is the text, which a rename does not rewrite', async t => {
  const { client, send, reasons, apply, change } = await start()
  const [rejected, withdrawn] = [await apply(), await apply()]
  const first = (await change(rejected, { status: 'reproved', reasonCode: 'R1' })).json<Json>()
  t.match(first.disqualification, { reasonId: reasons.chosen, reason: 'Other candidate chosen', notes: null })
  t.match((await change(withdrawn, { status: 'give_up', reasonId: reasons.left, reason: 'Berlin' })).json().withdrawal,
    { reasonId: reasons.left, reason: 'Berlin' })
  t.match(await lastEvent(client, 'application.withdrawn'), { withdrawal: { reasonId: reasons.left, reason: 'Berlin' } })
  await send('PATCH', `v1/reasons/${reasons.chosen}`, { name: 'Somebody else' })
  t.match((await send('GET', `v2/applications/${rejected}`)).json().disqualification, { reason: 'Other candidate chosen' })
  const listed = (await send('GET', `v2/applications?reasonId=${reasons.chosen},${reasons.left}`)).json<{ results: Json[] }>().results
  t.same(listed.map(({ id }) => id), [rejected, withdrawn])
  t.match((await change(rejected, { status: 'in_process' })).json(), { disqualification: null })
  t.match((await change(rejected, { status: 'give_up' })).json().withdrawal, { reasonId: null, reason: null })
})

t.test('a reason that does not fit → 400 that says why', async t => {
  const { send, reasons, apply, change } = await start()
  const id = await apply()
  refused(await change(id, { reasonId: reasons.any }), 'reasonId')
  refused(await change(id, { status: 'hired', reasonId: reasons.any }), 'reproved or give_up')
  refused(await change(id, { status: 'reproved', reasonId: reasons.left }), 'not for reproved')
  refused(await change(id, { status: 'reproved', reasonId: 987654 }), 'must name reasons of this company')
  refused(await change(id, { status: 'reproved', reasonCode: 'R9' }), 'R9')
  refused(await change(id, { status: 'reproved', reasonCode: 'R1', reasonId: reasons.any }), 'different')
  refused(await change(id, { status: 'reproved', reasonId: null }), 'reason is required')
  const other = await start()
  refused(await change(id, { status: 'reproved', reasonId: other.reasons.any }), 'must name reasons of this company')
  await send('PATCH', `v1/reasons/${reasons.any}`, { archived: true })
  refused(await change(id, { status: 'reproved', reasonId: reasons.any }), 'archived')
  t.equal((await change(id, { status: 'reproved', reasonId: reasons.chosen })).statusCode, 200)
  refused(await change(id, { status: 'reproved', reasonId: reasons.left }), 'change of status')
  t.equal((await change(id, { status: 'reproved', reasonId: reasons.chosen })).statusCode, 200, 'the same again changes nothing')
  t.match((await change(id, { reason: 'In our words' })).json().disqualification, { reasonId: reasons.chosen, reason: 'In our words' })
})

t.test('a company that requires reasons of the catalog → in single changes, in bulk, for the remaining and for jobs', async t => {
  const { send, reasons, job, apply, change } = await start()
  const [one, two, three] = [await apply(), await apply(), await apply()]
  await send('PATCH', 'v1/company', { requireReasonId: true })
  refused(await change(one, { status: 'reproved', reason: 'Words' }), 'reasonId is required')
  refused(await change(one, { status: 'give_up' }), 'reasonId is required')
  t.equal((await change(one, { status: 'give_up', reasonId: reasons.left })).statusCode, 200)
  const rejected = (applicationId: number, reason: Json) => ({ applicationId, status: 'reproved', ...reason })
  const items = [rejected(two, { reason: 'Words' }), rejected(three, { reasonCode: 'R1' })]
  const bulk = (await send('POST', `v1/jobs/${job.id}/applications/bulk`, { items })).json<{ results: Json[] }>()
  t.same(bulk.results.map(({ status }) => status), [400, 200])
  refused(await send('PATCH', `v1/jobs/${job.id}`, { status: 'frozen', statusReason: 'Words' }), 'statusReasonId is required')
  const close = { status: 'closed', rejectRemaining: { reason: 'Filled' } }
  refused(await send('PATCH', `v1/jobs/${job.id}`, close), 'rejectRemaining.reasonId is required')
  const closed = await send('PATCH', `v1/jobs/${job.id}`, { status: 'closed', rejectRemaining: { reasonCode: 'R1' } })
  t.equal(closed.statusCode, 200, closed.body)
  t.match((await send('GET', `v2/applications/${two}`)).json().disqualification,
    { reasonId: reasons.chosen, reason: 'Other candidate chosen' })
})

t.test('the remaining of a closed job → a reason or a text, else 400', async () => {
  const { send, reasons, job, apply } = await start()
  await apply()
  const close = async (rejectRemaining: Json) => await send('PATCH', `v1/jobs/${job.id}`, { status: 'closed', rejectRemaining })
  refused(await close({}), 'required')
  refused(await close({ reasonId: reasons.left }), 'rejectRemaining.reasonId')
  refused(await close({ reasonCode: 'R9' }), 'rejectRemaining.reasonCode')
})

t.test('jobs → the reason beside the text; used ones are not deleted', async t => {
  const { client, send, reasons, job } = await start()
  const patch = async (body: Json) => await send('PATCH', `v1/jobs/${job.id}`, body)
  refused(await patch({ statusReasonId: reasons.budget }), 'change of status')
  refused(await patch({ status: 'closed', statusReasonId: reasons.any }), 'frozen or canceled')
  refused(await patch({ status: 'frozen', statusReasonId: reasons.chosen }), 'not for frozen')
  refused(await patch({ status: 'frozen' }), 'statusReason is required')
  const frozen = await patch({ status: 'frozen', statusReasonCode: 'R3' })
  t.match(frozen.json(), { statusReasonId: reasons.budget, statusReason: 'Budget on hold' })
  t.match(await lastEvent(client, 'job.status-changed'), { statusReasonId: reasons.budget, statusReason: 'Budget on hold' })
  t.equal((await patch({ status: 'frozen', statusReasonId: reasons.budget })).statusCode, 200)
  t.match((await send('DELETE', `v1/reasons/${reasons.budget}`)).statusCode, 409)
  t.same((await patch({ status: 'closed' })).json().statusReasonId, null)
  t.equal((await send('DELETE', `v1/reasons/${reasons.budget}`)).statusCode, 204)

  const past = { name: 'Old', code: 'OLD', status: 'canceled', createdAt: '2020-01-01T00:00:00Z', statusReasonCode: 'R4' }
  const created = await send('PUT', 'v1/jobs/by-code/OLD', past)
  t.equal(created.statusCode, 201, created.body)
  t.match(created.json(), { statusReasonId: reasons.any, statusReason: 'Other', status: 'canceled' })
  refused(await send('POST', 'v1/jobs', { name: 'Draft', statusReasonId: reasons.any }), 'statusReasonId')
})

t.test('an anonymized candidate → a reason of the catalog without its text; ids stay when somebody is anonymized', async t => {
  const { client, send, reasons, apply, change } = await start()
  const candidateId = await makeCandidate(app, client.companyId)
  const id = await apply(candidateId)
  await send('POST', `v2/candidates/${candidateId}/anonymize`)
  t.match((await change(id, { status: 'reproved', reasonId: reasons.chosen })).json().disqualification,
    { reasonId: reasons.chosen, reason: null })
  const other = await makeCandidate(app, client.companyId)
  const rejected = await apply(other)
  await change(rejected, { status: 'reproved', reasonId: reasons.chosen })
  await send('POST', `v2/candidates/${other}/anonymize`)
  t.match((await send('GET', `v2/applications/${rejected}`)).json().disqualification, { reasonId: reasons.chosen, reason: null })
})

t.test('a source of the catalog → alone makes the text; text alone leaves it; null clears it', async t => {
  const { send, make, job, apply, change } = await start()
  const fair = await make('sources', { name: 'Job fair', code: 'S1' })
  const board = await make('sources', { name: 'Job board', code: 'S2' })
  const person = { name: 'Ada', lastName: 'Moreira', email: 'ada-of-sources@example.com' }
  const url = `v1/jobs/${job.id}/applications`
  const created = await send('POST', url, { manualCandidate: person, sourceCode: 'S1' })
  t.equal(created.statusCode, 201, created.body)
  t.match(created.json(), { sourceId: fair, source: 'Job fair' })
  const { id } = created.json<{ id: number }>()
  t.match((await change(id, { source: 'fair' })).json(), { sourceId: fair, source: 'fair' })
  t.match((await change(id, { sourceId: board })).json(), { sourceId: board, source: 'Job board' })
  t.match((await change(id, { sourceId: fair, source: 'Both' })).json(), { sourceId: fair, source: 'Both' })
  t.same((await send('GET', `v2/applications?sourceId=${fair}`)).json<{ results: Json[] }>().results.map(each => each.id), [id])
  t.equal((await send('GET', `${url}?sourceId=${board}`)).json().totalResults, 0)
  t.equal((await send('DELETE', `v1/sources/${fair}`)).statusCode, 409)
  t.match((await change(id, { sourceId: null })).json(), { sourceId: null, source: 'Both' })
  t.equal((await send('DELETE', `v1/sources/${fair}`)).statusCode, 204)
  await send('PATCH', `v1/sources/${board}`, { archived: true })
  refused(await change(await apply(), { sourceId: board }), 'archived')
  refused(await send('POST', url, { manualCandidate: { ...person, email: 'b@example.com' }, sourceCode: 'S9' }), 'S9')
})

t.test('a careers page → may name a source, and is told of a wrong one whoever applies', async t => {
  const { client, make, job } = await start()
  const fair = await make('sources', { name: 'Job fair' })
  const page = await createClient(app, { companyId: client.companyId, scopes: ['applications:submit'] })
  const submit = async (sourceId: number) => await page.send({
    method: 'POST',
    url: `/api/v1/jobs/${job.id}/applications`,
    payload: { manualCandidate: { name: 'A', lastName: 'B', email: 'submitted@example.com' }, sourceId }
  })
  t.equal((await submit(fair)).statusCode, 201)
  t.equal((await submit(fair)).statusCode, 201)
  t.equal((await submit(987654)).statusCode, 400)
})
