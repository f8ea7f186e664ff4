import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { makeJob, makeNamed, makeWebhook } from '../../factories.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await build(t)
const URL = '/api/v2/webhooks'
const SIMPLE = '/api/v1/webhooks'
const HOOK = { actions: ['application.*', 'comment.created'], postbackUrl: 'https://example.com/hooks' }

const post = async (client: Client, payload: object, { url = URL, headers = {} } = {}) =>
  await client.send({ method: 'POST', url, payload, headers })
const patch = async (client: Client, id: string, payload: object, headers = {}) =>
  await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload, headers })
const remove = async (client: Client, id: string, headers = {}) =>
  await client.send({ method: 'DELETE', url: `${URL}/${id}`, headers })
const make = async (client: Client, more: object = {}) => {
  const created = await post(client, { ...HOOK, postbackUrl: `https://example.com/${randomUUID()}`, ...more })
  if (created.statusCode !== 201) throw new Error(created.body)
  return created.json()
}

t.test('POST → 201 with the secret, Location and ETag; read again without the secret', async t => {
  const client = await createClient(app)
  const [job, departmentId] = [await makeJob(app, client.companyId), await makeNamed(app, 'departments', client.companyId, 'Sales')]
  const created = await post(client, {
    ...HOOK,
    actions: ['comment.created', 'application.*'],
    jobId: [job.id],
    departmentId: [departmentId],
    clientHeaders: { 'X-Key': 'hidden' },
    techOwnerName: 'Ada'
  })
  t.equal(created.statusCode, 201)
  const { secret, ...webhook } = created.json()
  t.match(secret, /^whsec_[A-Za-z\d+/]{43}=$/)
  t.match(webhook, { ...HOOK, jobId: [job.id], departmentId: [departmentId], clientHeaderNames: ['X-Key'], status: 'active' })
  t.notOk('action' in webhook)
  t.equal(created.headers.location, `${URL}/${webhook.id}`)
  const read = await client.get(created.headers.location as string)
  t.same(read.json(), webhook)
  t.match([created.headers.etag, read.headers.etag], [/^"1-/, /^"1-/])
  t.equal((await client.get(`${URL}/${webhook.id}`, { 'if-none-match': String(read.headers.etag) })).statusCode, 304)
  t.notMatch(read.body + (await client.get(URL)).body, /hidden|whsec_/)
})

t.test('what cannot be followed → 400 that names the field', async t => {
  const client = await createClient(app)
  const foreign = await createClient(app)
  const [{ id: jobId }, departmentId] = [
    await makeJob(app, foreign.companyId), await makeNamed(app, 'departments', foreign.companyId, 'Sales')
  ]
  const own = (await makeJob(app, client.companyId)).id
  const refused: Array<[object, string, RegExp]> = [
    [{ actions: [] }, 'actions', /must not be empty/],
    [{ actions: ['application.flown'] }, 'actions', /application/],
    [{ actions: ['*'] }, 'actions', /must be/],
    [{ actions: ['job.*', 'job.*'] }, 'actions', /twice|unique|duplicate/],
    [{ action: 'job.created' }, 'action', /action/],
    [{ jobId: [jobId, own] }, 'jobId', new RegExp(`jobs of this company; there is no ${jobId}$`)],
    [{ departmentId: [departmentId] }, 'departmentId', /departments of this company/],
    [{ jobId: [0] }, 'jobId', /jobId/],
    [
      { jobId: [own], actions: ['application.*', 'user.*', 'department.changed'] }, 'actions',
      /department\.changed, user\.\*: .* do not belong to a job/
    ],
    [{ postbackUrl: 'https://127.0.0.1/' }, 'postbackUrl', /public/]
  ]
  for (const [body, target, message] of refused) {
    const response = await post(client, { ...HOOK, ...body })
    t.equal(response.statusCode, 400, JSON.stringify(body))
    t.match(response.json().errors, [{ code: 'BAD_ARGUMENT', message }])
    t.match(response.json().errors[0].target, target)
  }
  const unknown = await post(client, { ...HOOK, jobId: [jobId] })
  t.equal(unknown.headers['x-error-details'], '"jobId";rule=reference', 'as for departments')
  const { id } = await make(client, { actions: ['user.*'] })
  t.match((await patch(client, id, { jobId: [own] })).json().errors, [{ target: 'actions', message: /user\.\*/ }], 'whichever comes last')
  t.same((await client.get(`${URL}?fields=jobId`)).json().results, [{ jobId: [] }])
})

t.test('departmentCode → is taken instead of departmentId, in POST and PATCH; a code that nobody has → 400', async t => {
  const client = await createClient(app)
  const ids: number[] = []
  for (const code of ['SALES', 'LEGAL']) ids.push((await post(client, { name: code, code }, { url: '/api/v1/departments' })).json().id)
  const { id, departmentId } = await make(client, { departmentCode: ['LEGAL', 'SALES'] })
  t.same(departmentId, ids)
  t.same((await patch(client, id, { departmentCode: ['LEGAL'] })).json().departmentId, [ids[1]])
  t.match((await patch(client, id, { departmentCode: ['NONE'] })).json().errors, [{ target: 'departmentCode', message: /NONE/ }])
  t.match((await patch(client, id, { departmentCode: ['LEGAL'], departmentId: [ids[0]] })).json().errors, [{ target: 'departmentCode' }])
})

t.test('the same actions, filters and address in any order → 409 with the Location of the other; one apart → 201', async t => {
  const client = await createClient(app)
  const [one, two] = [(await makeJob(app, client.companyId)).id, (await makeJob(app, client.companyId)).id]
  const first = (await post(client, { ...HOOK, jobId: [one, two] })).json()
  const again = await post(client, {
    actions: [...HOOK.actions].reverse(), jobId: [two, one], postbackUrl: 'HTTPS://EXAMPLE.com:443/hooks'
  })
  t.same([again.statusCode, again.headers.location], [409, `${URL}/${first.id}`])
  const other = await post(client, { ...HOOK, jobId: [one] })
  t.equal(other.statusCode, 201)
  t.equal((await patch(client, other.json().id, { jobId: [two, one] })).statusCode, 409)
  t.equal((await patch(client, other.json().id, { jobId: [] })).statusCode, 200)
  const answers = await Promise.all(Array.from({ length: 8 }, async () => await post(client, { ...HOOK, jobId: [two] })))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array(7).fill(409)], 'at once')
  t.equal((await remove(client, first.id)).statusCode, 204)
  t.equal((await post(client, { ...HOOK, jobId: [one, two] })).statusCode, 201, 'after the other was deleted')
  t.equal((await post(await createClient(app), HOOK)).statusCode, 201, 'another company')
})

t.test('version 1 → sees what has one action and no filters, whichever version made it, and says of others where they are', async t => {
  const client = await createClient(app)
  const several = (await make(client)).id
  const wildcard = (await make(client, { actions: ['job.*'] })).id
  const simple = (await make(client, { actions: ['job.created'] })).id
  const made = (await post(client, { action: 'user.created', postbackUrl: HOOK.postbackUrl }, { url: SIMPLE })).json()
  const list = (await client.get(`${SIMPLE}?fields=id,action`)).json()
  t.same([list.totalResults, list.results], [2, [{ id: simple, action: 'job.created' }, { id: made.id, action: 'user.created' }]])
  t.match((await client.get(`${URL}/${made.id}`)).json(), { actions: ['user.created'], jobId: [], departmentId: [] })
  for (const id of [several, wildcard]) {
    for (const answer of [
      await client.get(`${SIMPLE}/${id}`),
      await client.send({ method: 'PATCH', url: `${SIMPLE}/${id}`, payload: { status: 'inactive' } }),
      await client.send({ method: 'DELETE', url: `${SIMPLE}/${id}` }),
      await client.send({ method: 'POST', url: `${SIMPLE}/${id}/rotate-secret` })
    ]) {
      t.equal(answer.statusCode, 404)
      t.match(answer.json().detail, /version 2/)
    }
    t.match((await client.get(`${URL}/${id}`)).json(), { status: 'active' })
  }
  const twin = await post(client, { actions: ['user.created'], postbackUrl: HOOK.postbackUrl })
  t.same([twin.statusCode, twin.headers.location], [409, `${URL}/${made.id}`], 'they are the same webhooks')
  t.equal((await patch(client, made.id, { actions: ['user.*'] })).statusCode, 200)
  t.equal((await client.get(`${SIMPLE}/${made.id}`)).statusCode, 404)
  t.equal((await patch(client, made.id, { actions: ['user.deleted'] })).statusCode, 200)
  t.equal((await client.get(`${SIMPLE}/${made.id}`)).json().action, 'user.deleted')
})

t.test('PATCH → replaces lists as a whole, keeps versions; the same in another order changes nothing; DELETE with If-Match', async t => {
  const client = await createClient(app)
  const { id } = await make(client)
  const changed = await patch(client, id, { actions: ['job.*', 'application.moved'] })
  t.match(changed.json(), { actions: ['application.moved', 'job.*'] })
  t.match(changed.headers.etag, /^"2-/)
  t.match((await patch(client, id, { actions: ['job.*', 'application.moved'], jobId: [] })).headers.etag, /^"2-/)
  const stale = await patch(client, id, { status: 'inactive' }, { 'if-match': '"1-x"' })
  t.same([stale.statusCode, stale.json().errors[0].code], [412, 'STALE_VERSION'])
  t.equal((await patch(client, id, {})).statusCode, 400)
  t.equal((await patch(client, id, { status: 'suspended' })).statusCode, 400)
  t.equal((await remove(client, id, { 'if-match': '"1-x"' })).statusCode, 412)
  t.equal((await remove(client, id, { 'if-match': String(changed.headers.etag) })).statusCode, 204)
  for (const answer of [await client.get(`${URL}/${id}`), await patch(client, id, { status: 'active' }), await remove(client, id)]) {
    t.equal(answer.statusCode, 404)
  }
})

t.test('another company → 404 for everything', async t => {
  const { id } = await make(await createClient(app))
  const foreign = await createClient(app)
  for (const answer of [
    await foreign.get(`${URL}/${id}`), await patch(foreign, id, { status: 'inactive' }), await remove(foreign, id),
    await foreign.send({ method: 'POST', url: `${URL}/${id}/rotate-secret` })
  ]) t.equal(answer.statusCode, 404)
  t.same((await foreign.get(URL)).json(), { results: [], nextPageToken: null })
})

t.test('the list → by page token, in the order of changes, filtered, with chosen fields', async t => {
  const client = await createClient(app)
  const ids: string[] = []
  for (const action of ['job.created', 'job.*', 'application.*', 'user.*', 'role.*']) {
    ids.push((await make(client, { actions: [action] })).id)
  }
  const walk = async (query: string) => {
    const found: string[] = []
    for (let page, url = `${URL}?maxPageSize=2&${query}`; page === undefined || page.nextPageToken !== null;) {
      page = (await client.get(url)).json()
      found.push(...page.results.map(({ id }: { id: string }) => id))
      url = `${URL}?pageToken=${page.nextPageToken}`
    }
    return found
  }
  t.same(await walk(''), [...ids].sort())
  await patch(client, ids[0] as string, { techOwnerName: 'Ada' })
  t.same(await walk('updatedAfter=2026-01-01T00:00:00Z'), [...ids.slice(1), ids[0]])
  t.same(await walk('action=job.*,role.*'), [ids[1], ids[4]].sort())
  t.same(await walk(`id=${ids[2]},${ids[3]}`), [ids[2], ids[3]].sort())
  t.same(await walk('status=suspended'), [])
  t.same((await client.get(`${URL}?action=user.*&fields=actions,status`)).json().results, [{ actions: ['user.*'], status: 'active' }])
  t.match((await client.get(`${URL}?action=job.flown`)).json().errors, [{ target: 'action' }])
})

t.test('scopes → the read scope of every event of a wildcard is needed, and of what was followed before', async t => {
  const { companyId } = await createClient(app)
  const writer = await createClient(app, { companyId, scopes: ['webhooks:write', 'webhooks:read', 'candidates:read'] })
  const refused = await post(writer, { ...HOOK, actions: ['candidate.*'] })
  t.same([refused.statusCode, /applications:read/.test(refused.body)], [403, true], 'hires are about applications')
  const { id } = await make(writer, { actions: ['candidate.created', 'candidate.updated'] })
  t.equal((await patch(writer, id, { actions: ['candidate.created', 'job.*'] })).statusCode, 403)
  const admin = await createClient(app, { companyId })
  t.equal((await patch(admin, id, { actions: ['candidate.created', 'job.*'] })).statusCode, 200)
  t.equal((await patch(admin, id, { actions: ['candidate.created'] })).statusCode, 200)
  for (const answer of [
    await patch(writer, id, { postbackUrl: 'https://example.com/mine' }), await remove(writer, id),
    await writer.send({ method: 'POST', url: `${URL}/${id}/rotate-secret` }),
    await writer.send({ method: 'POST', url: `${URL}/${id}/test` })
  ]) t.same([answer.statusCode, /jobs:read/.test(answer.body)], [403, true])
  const follower = await createClient(app, { companyId, scopes: ['webhooks:write', 'applications:read'] })
  const departmentId = await makeNamed(app, 'departments', companyId, 'Sales')
  const ofDepartment = await post(follower, { ...HOOK, actions: ['application.*'], departmentId: [departmentId] })
  t.same([ofDepartment.statusCode, /jobs:read/.test(ofDepartment.body)], [403, true])
  await app.database.query(sql`update departments set active = false where company_id = ${companyId} and id = ${departmentId}`)
  const made = await post(admin, { ...HOOK, actions: ['application.*'], departmentId: [departmentId] })
  t.equal(made.statusCode, 201, 'jobs stay there')
  const elsewhere = { postbackUrl: 'https://example.com/mine' }
  t.equal((await patch(follower, made.json().id, elsewhere)).statusCode, 403)
  await app.database.query(sql`delete from departments where company_id = ${companyId} and id = ${departmentId}`)
  t.equal((await patch(admin, made.json().id, elsewhere)).statusCode, 200, 'what is gone is in nobody\'s way')
  const blind = await createClient(app, { companyId, scopes: ['webhooks:write', 'candidates:read'] })
  const blindMade = (await post(blind, { actions: ['candidate.created'], postbackUrl: 'https://example.com/blind' })).json()
  t.match(blindMade, { secret: /^whsec_/, actions: ['candidate.created'] }, 'the secret is shown to who made it')
})

t.test('Idempotency-Key, a dry run, rotate-secret → as for other objects', async t => {
  const client = await createClient(app)
  const headers = { 'idempotency-key': randomUUID() }
  const first = (await post(client, HOOK, { headers })).json()
  const again = await post(client, HOOK, { headers })
  t.same([again.statusCode, again.json().errors[0].code, again.body.includes(first.id)], [409, 'ANSWER_NOT_KEPT', true])
  t.notMatch(again.body, first.secret)
  const dry = await post(client, { ...HOOK, actions: ['job.*'] }, { url: `${URL}?validateOnly=true` })
  t.same([dry.statusCode, (await client.get(URL)).json().results.length], [201, 1])
  const rotated = (await client.send({ method: 'POST', url: `${URL}/${first.id}/rotate-secret` })).json()
  t.match(rotated.secret, /^whsec_/)
  t.not(rotated.secret, first.secret)
})

t.test('events → the whole webhook, with what changed; without secrets', async t => {
  const client = await createClient(app)
  const { secret, ...webhook } = await make(client, { clientHeaders: { 'X-Key': 'hidden' } })
  await patch(client, webhook.id, { actions: ['job.created'] })
  await remove(client, webhook.id)
  const feed = async () => (await client.get('/api/v2/events?entity=webhook')).json().results
  await waitFor(async () => (await feed()).length === 3)
  const [created, changed, deleted] = await feed()
  t.same(created.data, webhook)
  t.match(changed, { event: 'webhook.changed', data: { actions: ['job.created'], action: 'job.created', changed: ['actions'] } })
  t.match(deleted, { event: 'webhook.deleted', data: { id: webhook.id } })
  t.notMatch(JSON.stringify([created, changed, deleted]), /hidden|whsec_/)
})

t.test('more webhooks of one event than allowed → 400, whether they name it or its wildcard', async t => {
  const client = await createClient(app)
  const own = await makeWebhook(app, client.companyId, { action: 'application.moved' })
  for (let i = 0; i < 100; i++) {
    if (i > 0) await makeWebhook(app, client.companyId, { action: 'application.moved' })
    await makeWebhook(app, client.companyId, { action: 'application.*' })
  }
  for (const actions of [['application.moved'], ['application.*'], ['job.created', 'application.moved']]) {
    const refused = await post(client, { ...HOOK, actions })
    t.same([refused.statusCode, /200 webhooks for application\.moved/.test(refused.body)], [400, true])
  }
  t.equal((await patch(client, own, { actions: ['application.moved', 'job.*'] })).statusCode, 200, 'one of them is this one')
})

t.test('one address, many patches of what is followed at once → each leaves exactly its look-ups', async t => {
  const client = await createClient(app)
  const { id } = await make(client)
  const sets = [['job.*'], ['application.*', 'user.created'], ['role.*', 'job.created', 'comment.*']]
  await Promise.all(sets.flatMap(actions => [actions, [...actions].reverse()]).map(async actions => await patch(client, id, { actions })))
  const { actions } = (await client.get(`${URL}/${id}`)).json()
  t.same(await app.database.query(sql`
    select action from webhook_actions where company_id = ${client.companyId} and webhook_id = ${id} order by action`),
  actions.map((action: string) => ({ action })))
  await remove(client, id)
  t.same(await app.database.query(sql`select action from webhook_actions where company_id = ${client.companyId}`), [])
})
