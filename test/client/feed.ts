import sql from 'sql-template-tag'
import { ConnectionError, RecruitmentApi, type FeedEvent } from '../../client/src/index.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { makeJob } from '../factories.js'
import { waitFor } from '../receiver.js'

// The feed and exports, as the client reads them from the real server.

const app = await build(t)
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
// Aborted requests leave connections behind that the server would wait for.
t.teardown(() => app.server.closeAllConnections())

/** A company of its own, and its client. */
async function start (fetch?: (request: Request) => Promise<Response>) {
  const { secret: token, companyId } = await createClient(app)
  return { api: new RecruitmentApi({ baseUrl, token, fetch }), token, companyId }
}

const addRoles = async (api: RecruitmentApi, ...names: string[]) => {
  for (const name of names) await api.post('/api/v1/roles', { body: { name } })
  // The feed tells of them a moment later.
  await waitFor(async () => (await app.database.query(sql`select 1 from unnumbered_events limit 1`)).length === 0)
}
const nameOf = (event: FeedEvent) => event.event === 'role.created' ? event.data.name : event.event

t.test('follow with wait 0 → every event in order, and the end; each cursor is saved when its page is worked on', async t => {
  const { api } = await start()
  await addRoles(api, 'A', 'B', 'C', 'D', 'E')
  const steps: string[] = []
  for await (const { results, cursor } of api.follow({ wait: 0, maxPageSize: 2, save: cursor => steps.push(cursor) })) {
    steps.push(results.map(nameOf).join(''), `worked on ${cursor}`)
  }
  const cursors = steps.filter((_, index) => index % 3 === 2)
  t.same(steps, ['AB', 'CD', 'E'].flatMap((names, page) => [names, `worked on ${cursors[page]}`, cursors[page]]))

  const later: string[] = []
  await addRoles(api, 'F')
  for await (const { results } of api.follow({ wait: 0, after: cursors[1] })) later.push(...results.map(nameOf))
  t.same(later, ['E', 'F'])
})

t.test('follow → waits for what happens, until its signal fires', async t => {
  const { api } = await start()
  await addRoles(api, 'A')
  const controller = new AbortController()
  const seen: string[] = []
  const following = (async () => {
    for await (const { results } of api.follow({ event: ['role.created'], signal: controller.signal })) {
      seen.push(...results.map(nameOf))
      if (seen.length < 3) await addRoles(api, 'B')
      else controller.abort(new Error('enough'))
    }
  })()
  await t.rejects(following, { message: 'enough' })
  t.same(seen, ['A', 'B', 'B'])
})

t.test('a loop that fails in the middle of a page → does not save its cursor: the page comes again', async t => {
  const { api } = await start()
  await addRoles(api, 'A', 'B')
  let saved: string | undefined
  const work = async (failAt?: string) => {
    const done: string[] = []
    for await (const { results } of api.follow({ wait: 0, after: saved, maxPageSize: 1, save: cursor => { saved = cursor } })) {
      for (const event of results) {
        if (nameOf(event) === failAt) throw new Error('the disk is full')
        done.push(nameOf(event))
      }
    }
    return done
  }
  await t.rejects(work('B'), { message: 'the disk is full' })
  t.same(await work(), ['B'])
})

t.test('follow with a filter → also tells cursors of pages without an event, so that they do not grow old', async t => {
  const { api } = await start()
  await addRoles(api, 'A', 'B')
  const pages: number[] = []
  let saved: string | undefined
  for await (const { results } of api.follow({ wait: 0, entity: ['job'], save: cursor => { saved = cursor } })) pages.push(results.length)
  t.same(pages, [0])
  t.same((await api.follow({ wait: 0, after: saved }).next()).done, true)
})

t.test('export → every row, then the cursor from which the feed goes on', async t => {
  const { api, companyId } = await start()
  await addRoles(api, 'Before')
  const ids: number[] = []
  for (let count = 0; count < 120; count++) ids.push((await makeJob(app, companyId)).id)
  const jobs = api.export('jobs')
  t.throws(() => jobs.cursor, /read all rows first/)
  const rows: number[] = []
  for await (const { id } of jobs) rows.push(id)
  t.same(rows, ids)
  await addRoles(api, 'After')
  const names: string[] = []
  for await (const { results } of api.follow({ wait: 0, after: jobs.cursor })) names.push(...results.map(nameOf))
  t.same(names, ['After'])
})

t.test('an export with filters, cut off after a row → resumed with its cursor: each row once, and the cursor of the first', async t => {
  const { api, companyId } = await start()
  const { id: departmentId } = (await api.post('/api/v1/departments', { body: { name: 'D' } })).data
  const ids: number[] = []
  for (const name of ['A', 'B', 'C']) ids.push((await api.post('/api/v1/jobs', { body: { name, departmentId } })).data.id)
  await makeJob(app, companyId)
  const first = api.export('jobs', { departmentId: [departmentId] })
  t.equal(first.resumeCursor, undefined)
  const rows: number[] = []
  for await (const { id } of first) { rows.push(id); break }
  await addRoles(api, 'Meanwhile')
  const rest = api.export('jobs', { departmentId: [departmentId], after: ids[0] as number, cursor: first.resumeCursor as string })
  for await (const { id } of rest) rows.push(id)
  t.same(rows, ids)
  const names: string[] = []
  for await (const { results } of api.follow({ wait: 0, after: rest.cursor, entity: ['role'] })) names.push(...results.map(nameOf))
  t.same(names, ['Meanwhile'], 'the feed goes on from before the first row')
})

t.test('an export that is cut off → the loop throws, there is no cursor, and another loop begins anew', async t => {
  let mode: 'cut' | 'error' | 'whole' = 'cut'
  const { api, companyId } = await start(async request => {
    const response = await fetch(request)
    if (mode === 'whole') return response
    const rows = (await response.text()).split('\n').slice(0, -2).map(line => `${line}\n`)
    const body = new ReadableStream<Uint8Array>({
      pull (controller) {
        const row = rows.shift()
        if (row !== undefined) controller.enqueue(new TextEncoder().encode(row))
        else if (mode === 'cut') controller.close()
        else controller.error(new TypeError('terminated'))
      }
    })
    return new Response(body)
  })
  for (let count = 0; count < 3; count++) await makeJob(app, companyId)
  const jobs = api.export('jobs')
  const read = async () => {
    const rows: object[] = []
    for await (const row of jobs) rows.push(row)
    return rows
  }
  for (mode of ['cut', 'error'] as const) {
    const error = await read().catch(error => error)
    t.ok(error instanceof ConnectionError, mode)
    t.match(error.message, /GET \/api\/v2\/exports\/jobs/)
    t.throws(() => jobs.cursor)
  }
  mode = 'whole'
  t.equal((await read()).length, 3)
  t.type(jobs.cursor, 'string')
})

t.test('an export → ends with its signal, and when its loop is left, so that the server does not send on', async t => {
  const { api, companyId } = await start()
  for (let count = 0; count < 120; count++) await makeJob(app, companyId)
  const reason = new Error('enough')
  // Two exports of a token run at a time: those before have ended.
  for (let count = 0; count < 4; count++) {
    const controller = new AbortController()
    const error = await (async () => {
      for await (const row of api.export('jobs', { signal: controller.signal })) if (row.id > 0) controller.abort(reason)
    })().catch(error => error)
    t.equal(error, reason)
    for await (const row of api.export('jobs')) if (row.id > 0) break
  }
})
