import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { insertCompany } from '../../src/domain/companies/queries.js'
import { formOf, pdf } from '../../trials/shared/forms.js'
import { t } from '../part.js'
import { accept, receive, waitFor } from '../receiver.js'
import { startSandbox } from './sandbox.js'

const { app, send } = await startSandbox(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
const reset = async () => (await send('/sandbox/reset', { method: 'POST' })).status
const json = async (path: string) => await (await send(path)).json()

/** Everything that a client can copy. */
async function copy (): Promise<string> {
  const parts: string[][] = []
  // One after the other: two exports of a token may run at a time.
  for (const name of ['jobs', 'candidates', 'applications']) {
    parts.push((await (await send(`/api/v2/exports/${name}`)).text()).split('\n').filter(line => !line.startsWith('{"cursor"')))
  }
  const others = ['/api/v2/events?maxPageSize=100', '/api/v1/webhooks', '/api/v1/me', '/api/v1/company']
  for (const path of others) parts.push([await (await send(path)).text()])
  return JSON.stringify(parts)
}

// The sequencer must have numbered the first events.
const isNumbered = async () => (await app.database.query(sql`select 1 from unnumbered_events limit 1`)).length === 0
await waitFor(isNumbered)
const first = await copy()

t.test('POST /sandbox/reset → the first state: rows, ids, events and their order, token', async t => {
  t.equal((await send('/api/v1/jobs', { json: { name: 'Second', code: 'SECOND' } })).status, 201)
  t.equal((await send('/api/v1/jobs/1', { method: 'PATCH', json: { name: 'Renamed' } })).status, 200)
  t.equal((await send('/api/v1/company', { method: 'PATCH', json: { name: 'Renamed', timeZone: 'Europe/Berlin' } })).status, 200)
  t.equal(await reset(), 204)
  t.equal(await copy(), first)
  const made = await (await send('/api/v1/jobs', { json: { name: 'Second', code: 'SECOND' } })).json()
  t.equal(made.id, 61)
  await waitFor(async () => (await json('/api/v2/events?event=job.created&entityId=61')).results.length === 1)
  t.equal(await reset(), 204)
  t.equal(await copy(), first)
})

t.test('a cursor of the log that is gone → 410, also for a reader that waits; one that the first state has goes on', async t => {
  const page = await json('/api/v2/events?maxPageSize=100')
  await send('/api/v1/jobs', { json: { name: 'For the log' } })
  await waitFor(isNumbered)
  const lines = (await (await send('/api/v2/exports/applications')).text()).trim().split('\n')
  const cursor = await (async () => {
    let { cursor } = JSON.parse(lines.at(-1) as string)
    for (let more = true; more;) {
      const page = await json(`/api/v2/events?after=${cursor}&maxPageSize=100`)
      more = page.hasMore
      cursor = page.cursor
    }
    return cursor as string
  })()
  const waiting = send(`/api/v2/events?after=${cursor}&wait=30`)
  await waitFor(async () => /event_feed_waiting\{kind="longPoll"\} 1/.test(await (await send('/metrics')).text()))
  t.equal(await reset(), 204)
  t.equal((await waiting).status, 410)
  t.equal((await send(`/api/v2/events?after=${cursor}`)).status, 410)
  // Another event takes the position of the one that is gone.
  await send('/api/v1/jobs', { json: { name: 'In its place' } })
  await waitFor(isNumbered)
  t.equal((await send(`/api/v2/events?after=${cursor}`)).status, 410)
  t.equal((await send(`/api/v2/events?after=${page.cursor}`)).status, 200)
})

t.test('tokens and webhooks that were made → are gone', async t => {
  const { url } = await receive(t, accept)
  const webhooks = await json('/api/v1/webhooks')
  t.equal((await send('/api/v1/webhooks', { json: { action: 'job.created', postbackUrl: url } })).status, 201)
  const made = await (await send('/api/v1/tokens', { json: { name: 'Second', scopes: ['jobs:read'] } })).json()
  const headers = { authorization: `Bearer ${made.secret}` }
  t.equal((await send('/api/v1/jobs', { headers })).status, 200)
  t.equal(await reset(), 204)
  t.equal((await send('/api/v1/jobs', { headers })).status, 403)
  t.same(await json('/api/v1/webhooks'), webhooks)
})

t.test('a reset while a webhook is sent → the send ends, later ones arrive', async t => {
  let end = () => {}
  const receiver = await receive(t, response => { end = () => accept(response, undefined as never, undefined as never) })
  const subscribe = async () => await send('/api/v1/webhooks', { json: { action: 'job.created', postbackUrl: receiver.url } })
  await subscribe()
  await send('/api/v1/jobs', { json: { name: 'Slowly received' } })
  await waitFor(() => receiver.received.length === 1)
  t.equal(await reset(), 204)
  end()
  receiver.answer(accept)
  await subscribe()
  await send('/api/v1/jobs', { json: { name: 'Received' } })
  await waitFor(() => receiver.received.some(({ event }) => event.data.name === 'Received'))
})

t.test('a reset after the bytes of an upload were stored → 503, and nothing of it is left', async t => {
  const put = app.files.put.bind(app.files)
  let id: string | undefined
  app.files.put = async (key, bytes) => {
    await put(key, bytes)
    id = key.id
    t.equal(await reset(), 204)
  }
  t.teardown(() => { app.files.put = put })
  const form = formOf([{ name: 'kind', value: 'resume' }, { name: 'file', value: pdf('new'), fileName: 'resume.pdf' }])
  const { status } = await send('/api/v2/candidates/1/attachments', { method: 'POST', headers: form.headers, body: form.payload })
  t.equal(status, 503)
  const left = await app.database.query(sql`
    select file_id from loose_files where file_id = ${id} union all select file_id from file_chunks where file_id = ${id}
    union all select id from attachments where id = ${id}`)
  t.same(left, [])
  t.equal(await copy(), first)
})

t.test('many resets at once, under load → all succeed, no request fails otherwise than by its own state', async t => {
  const over = new AbortController()
  const seen = new Map<number, number>()
  const load = Array.from({ length: 8 }, async (_, index) => {
    while (!over.signal.aborted) {
      const { status } = index % 2 === 0
        ? await send('/api/v1/jobs', { json: { name: 'Load' }, headers: { 'idempotency-key': randomUUID() } })
        : await send('/api/v2/applications?maxPageSize=5')
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  })
  // On a busy machine the time of a request may be over before its turn.
  t.same((await Promise.all(Array.from({ length: 5 }, reset))).filter(status => ![204, 408].includes(status)), [])
  await waitFor(async () => await reset() === 204)
  over.abort()
  await Promise.all(load)
  t.same([...seen.keys()].filter(status => ![200, 201, 408, 503].includes(status)), [], 'a request may be told to wait')
  t.ok((seen.get(200) ?? 0) > 0 && (seen.get(201) ?? 0) > 0)
  t.equal(await reset(), 204)
  t.equal(await copy(), first)
})

t.test('who may not → is refused: no token, a token with few scopes, another company', async t => {
  const headers = (secret: string) => ({ method: 'POST', headers: { authorization: `Bearer ${secret}` } })
  t.equal((await send('/sandbox/reset', { method: 'POST', headers: { authorization: 'Basic x' } })).status, 403)
  const made = await (await send('/api/v1/tokens', { json: { name: 'Few', scopes: ['jobs:read', 'tokens:manage'] } })).json()
  const few = await send('/sandbox/reset', headers(made.secret))
  t.equal(few.status, 403)
  t.match(await few.json(), { title: 'Forbidden', detail: 'the token lacks the scope *', status: 403 })
  t.equal((await send('/sandbox/reset')).status, 405)
  t.equal((await send('/sandbox/nothing')).status, 404)
})

t.test('another company in the store → no reset, which would delete it', async t => {
  await insertCompany(app.database, 'Another')
  const answer = await send('/sandbox/reset', { method: 'POST' })
  t.equal(answer.status, 409)
  t.match(await answer.json(), { detail: /other companies .* another DATA_DIR/ })
  t.equal((await send('/api/v1/jobs/60')).status, 200)
})
