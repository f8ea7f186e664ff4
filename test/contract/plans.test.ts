import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { KINDS } from '../../src/domain/kinds/table.js'
import { findWaiting, takeUnread } from '../../src/domain/attachments/reading.js'
import { findDue, type DueDelivery } from '../../src/domain/deliveries/due.js'
import { saveOutcomes } from '../../src/domain/deliveries/outcome.js'
import { REPORTS } from '../../src/domain/reports/reports.js'
import { wakeMissedQueues } from '../../src/domain/webhooks/queries.js'
import { Retention } from '../../src/workers/retention.js'
import { fillTables } from '../fill.js'
import { createClient } from '../helper.js'
import { t } from '../part.js'
import { SIZE, connect, onPostgresql, prepare, start } from '../plan-server.js'
import type { Work } from '../plans.js'
import { waitFor } from '../receiver.js'

const LAST = SIZE / 100

const ORDERS = ['id asc', 'name desc', 'createdAt asc', 'updatedAt desc']
const pages = (path: string, orders = ORDERS) => orders.flatMap(order => [
  1, LAST
].map(page => `${path}?perPage=100&page=${page}&order=${order}&fields=all`))

/** The id of a row, and of the seventh row of a kind, as `fillTables` makes it. */
const uuidOf = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`
/** Candidates have a list of their own. */
const WALKED = KINDS.all.filter(({ name }) => name !== 'candidate')
const seventh = (plural: string): string => plural === 'merges'
  ? String(SIZE + 7)
  : WALKED.find(kind => kind.plural === plural)?.schema.properties.id?.format === 'uuid' ? uuidOf(7) : '7'

/** Kinds that are listed, shown and exported alike. */
const COPIED = WALKED.map(({ plural }) => plural).filter(plural => !['jobs', 'applications'].includes(plural))

/** Reads of a company whose ids go from 1 to `SIZE`, or of one that has none of them. */
const reads = (webhookId: string, deliveryId: string) => [
  ...pages('/api/v1/jobs'),
  ...pages('/api/v1/jobs', ['updatedAt desc']).map(url => `${url}&status=published&departmentId=7`),
  ...pages('/api/v1/jobs', ['name desc']).map(url => `${url}&name=ob 1&roleId=7&branchId=7&updatedAfter=2026-03-01T00:00:00Z`),
  ...KINDS.catalogues.flatMap(({ plural }) => [...pages(`/api/v1/${plural}`), `/api/v1/${plural}?name=7&code=none`, `/api/v1/${plural}/7`]),
  '/api/v1/users?email=7@example.com',
  ...pages('/api/v1/webhooks', ['createdAt asc', 'updatedAt desc']), `/api/v1/webhooks/${webhookId}`,
  ...pages('/api/v1/tokens', ['createdAt asc']),
  '/api/v1/jobs/7', '/api/v1/jobs/7/steps', '/api/v1/jobs/7/steps/20',
  '/api/v1/jobs/7/applications?currentStep.name=registration&candidate.email=7@example.com&order=updatedAt desc',
  '/api/v1/jobs/7/applications/7',
  '/api/v1/jobs/7/applications/7/tags', '/api/v1/jobs/7/applications/7/comments',
  '/api/v2/jobs?maxPageSize=50&fields=all', '/api/v2/jobs?updatedAfter=2026-03-01T12:00:00Z', '/api/v2/jobs?code=J-7&status=published',
  '/api/v2/jobs/7', '/api/v2/jobs/7/allowed-transitions', '/api/v2/jobs/7/pipeline', '/api/v2/jobs?q=ob 1',
  '/api/v2/applications?maxPageSize=50&expand=candidate,job,steps', '/api/v2/applications?updatedAfter=2026-03-01T12:00:00Z',
  '/api/v2/applications?jobId=7,8&status=in_process', '/api/v2/applications?candidateId=7',
  '/api/v2/applications/7?expand=candidate,job,steps', '/api/v2/applications/7/allowed-transitions', '/api/v2/applications/7/history',
  '/api/v2/candidates?maxPageSize=50', '/api/v2/candidates?updatedAfter=2026-03-01T12:00:00Z', '/api/v2/candidates?email=7@example.com',
  '/api/v2/candidates?identificationDocument=000-7',
  '/api/v2/candidates?q=ada7', '/api/v2/candidates?q=ada moreira', '/api/v2/candidates?q=moreira7 ada', '/api/v2/candidates/7',
  '/api/v1/jobs/7/applications?q=ada moreira7',
  '/api/v2/candidates/7/export',
  '/api/v2/events?maxPageSize=50', '/api/v2/events?event=application.created&entity=application&entityId=2900',
  '/api/v2/webhooks?maxPageSize=50&updatedAfter=2026-03-01T12:00:00Z', '/api/v2/webhooks?action=application.created',
  `/api/v2/webhooks/${webhookId}`,
  `/api/v2/webhooks/${webhookId}/deliveries?maxPageSize=50`, `/api/v2/webhooks/${webhookId}/deliveries?state=pending`,
  `/api/v2/webhooks/${webhookId}/deliveries/${deliveryId}`,
  ...COPIED.flatMap(kind => [
    `/api/v2/${kind}?maxPageSize=50`, `/api/v2/${kind}?updatedAfter=2026-03-01T12:00:00Z`, `/api/v2/${kind}/${seventh(kind)}`,
    `/api/v2/exports/${kind}`
  ]),
  ...REPORTS.flatMap(({ name }) => ['', '?groupBy=month', '?from=2020-01-01&to=2030-01-01', '?departmentId=7', '?jobId=7']
    .map(query => `/api/v2/reports/${name}${query}`)),
  '/api/v2/jobs?expand=steps', '/api/v2/jobs/7?expand=steps', '/api/v2/exports/jobs?expand=steps&status=published',
  ...['jobs', 'candidates', 'applications'].map(plural => `/api/v2/exports/${plural}`)
]

type Write = [method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object]

const writes = (webhookId: string, deliveryId: string): Write[] => [
  ['POST', '/api/v1/jobs', { name: 'New', code: 'NEW', type: 'effective', departmentId: 7 }],
  ['PATCH', '/api/v1/jobs/7', { name: 'Other' }], ['DELETE', '/api/v1/jobs/10'],
  ['POST', '/api/v1/jobs/7/steps', { name: 'Step' }], ['PATCH', '/api/v1/jobs/7/steps/20', { name: 'Other' }],
  ['DELETE', '/api/v1/jobs/9/steps/26'],
  ['POST', '/api/v1/jobs/7/applications', { manualCandidate: { name: 'Ada', lastName: 'New', email: 'new@example.com' } }],
  ['POST', '/api/v1/jobs/7/applications', { candidateId: 8 }],
  ['PATCH', '/api/v1/jobs/7/applications/7', { currentStepId: 20 }],
  ['PATCH', '/api/v1/jobs/9/applications/9', { status: 'hired' }],
  ['PUT', '/api/v1/jobs/7/applications/7/tags', { name: 'another' }], ['DELETE', '/api/v1/jobs/7/applications/7/tags/another'],
  ['POST', '/api/v1/jobs/7/applications/7/comments', { text: 'A comment' }],
  ['POST', '/api/v1/departments', { name: 'New', code: 'NEW' }], ['PATCH', '/api/v1/departments/7', { name: 'Other' }],
  ['DELETE', '/api/v1/departments/7'], ['DELETE', '/api/v1/users/7'],
  ['PUT', '/api/v1/roles/by-code/NEW', { name: 'New' }],
  ['PATCH', '/api/v1/jobs/8', { roleCode: 'NEW', recruiterEmail: '8@example.com' }],
  ['POST', '/api/v1/users', { name: 'New', email: 'new@example.com', branchIds: [7] }],
  ['POST', '/api/v1/tokens', { name: 'New', scopes: ['jobs:read'] }],
  ['POST', '/api/v2/candidates', { name: 'Ada', lastName: 'Moreira', email: 'another@example.com' }],
  ['PATCH', '/api/v2/candidates/7', { name: 'Bea', email: 'bea@example.com' }], ['POST', '/api/v2/candidates/10/anonymize'],
  ['DELETE', `/api/v2/candidates/8/attachments/${uuidOf(8)}`], ['DELETE', `/api/v1/jobs/7/attachments/${uuidOf(0)}`],
  ['POST', '/api/v1/webhooks', { action: 'candidate.created', postbackUrl: 'http://127.0.0.1:9/new' }],
  ['PATCH', `/api/v1/webhooks/${webhookId}`, { techOwnerName: 'Ada' }], ['POST', `/api/v1/webhooks/${webhookId}/rotate-secret`],
  ['POST', '/api/v2/webhooks', {
    actions: ['application.*', 'job.*'], jobId: [7, 8], departmentId: [8], postbackUrl: 'http://127.0.0.1:9/new'
  }],
  ['POST', `/api/v2/webhooks/${webhookId}/test`],
  ['POST', `/api/v2/webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`],
  ['POST', `/api/v2/webhooks/${webhookId}/redeliver`, { after: '2026-01-01T00:00:00Z' }],
  ['PATCH', `/api/v2/webhooks/${webhookId}`, { actions: ['application.*', 'comment.*'], jobId: [7], departmentId: [8] }],
  ['POST', `/api/v2/webhooks/${webhookId}/redeliver`, { after: '2026-01-01T00:00:00Z', undeliveredOnly: true }],
  ['PATCH', '/api/v1/jobs/7/applications/7', { score: 50 }]
]

// Generous: what is meant is work that grows with the square of the rows, or with the rows of others.
const isInProportion = ({ text, buffers, rows, results }: Work, isLarge: boolean) => isLarge
  ? buffers <= (KEYS.test(text) ? 6 : 3) * SIZE + 100 + 50 * results && rows <= (REPORTED.test(text) ? 20 : 10) * SIZE
  : buffers <= (TYPOS.test(text) ? 1000 : 300) && rows <= 1000
/** The worker's statement after it has saved what became of deliveries. */
const SAVED = /s \(key, event_id, due_at\)/
/** A report reads the steps of all jobs: three times as many. */
const REPORTED = /^\s*with chosen/
/** A look-up for each object of a redelivery. */
const KEYS = /unnest\(.*\) c \(key\)/
/** A look-up for each word that may be meant: some hundreds, whatever the size of the company. */
const TYPOS = /unnest\(.*\) t \(word\)\s+where/

t.test('every statement on tables that were never analyzed → work in proportion, and nothing for the rows of others', {
  ...onPostgresql, timeout: 120_000
}, async t => {
  const { config, app, plans, webhookId, large, small } = await start(t)
  const check = (title: string, works: Work[], isLarge = true) => {
    t.ok(works.length > 0, `${title} → its statements were seen`)
    for (const work of works) {
      t.ok(isInProportion(work, isLarge), `${title} → ${work.buffers} buffers, ${work.rows} rows: ${work.text}`, { plan: work.plan })
    }
  }
  const [{ id: deliveryId }] = await app.database.query<{ id: string }>(sql`
    select id from deliveries where webhook_id = ${webhookId} and event_id = 7`) as [{ id: string }]
  plans.drain()

  for (const url of reads(webhookId, deliveryId)) {
    t.equal((await large.get(url)).statusCode, 200, url)
    check(url, plans.drain())
    await small.get(url)
    check(`${url} of a small company`, plans.drain(), false)
  }
  for (const [method, url, body] of writes(webhookId, deliveryId)) {
    const response = await large.send({ method, url, body, headers: { 'idempotency-key': randomUUID() } })
    t.ok(
      response.statusCode < 300 || (method === 'DELETE' && response.statusCode === 409), `${method} ${url}: ${response.body.slice(0, 200)}`
    )
    check(`${method} ${url}`, plans.drain())
  }

  await wakeMissedQueues(app.database)
  for (const { rows } of plans.drain()) t.ok(rows < SIZE, `the sweep of queues looks at webhooks, not at all deliveries → ${rows} rows`)

  const { app: worker, plans: done } = await connect(t, config)
  const work = async (title: string, last: RegExp) => {
    const works: Work[] = []
    await waitFor(() => works.push(...done.drain()) > 0 && works.some(({ text }) => last.test(text)))
    check(title, works)
    return works
  }
  const delivering = await work('delivering', SAVED)
  check('what became of deliveries', delivering.filter(({ text }) => /^\s*update deliveries/.test(text)), false)
  await worker.inject('/metrics')
  await work('metrics', /from webhooks limit/)
  const retention = new Retention(worker.database, worker.log, { eventDays: 1, deliveryDays: 1 })
  retention.start()
  await work('retention', /update event_positions/)
  await retention.stop()
})

/** Few enough that a planner sees no more than in empty tables; the next company has `SIZE` rows. */
const FEW = 60

t.test('statements that were planned while the tables were young, and kept → work in proportion once these have grown', {
  ...onPostgresql, timeout: 180_000
}, async t => {
  const { config, preparing } = await prepare(t)
  t.teardown(async () => await preparing.close())
  const { app, plans } = await connect(t, { ...config, RUN: 'api' })
  const worker = await connect(t, config)
  for (const size of [FEW, SIZE]) {
    const { companyId } = await createClient(preparing)
    const webhookId = await fillTables(preparing, companyId, size)
    const client = await createClient(app, { companyId })
    const [{ id: deliveryId }] = await preparing.database.query<{ id: string }>(sql`
      select id from deliveries where company_id = ${companyId} and event_id = 7`) as [{ id: string }]
    const check = (title: string, works: Work[]) => {
      for (const work of size === SIZE ? works : []) {
        t.ok(isInProportion(work, true), `${title} → ${work.buffers} buffers, ${work.rows} rows: ${work.text}`, { plan: work.plan })
      }
    }
    plans.drain()
    worker.plans.drain()
    const requests = [...reads(webhookId, deliveryId).map((url): [string, string] => ['GET', url]), ...writes(webhookId, deliveryId)]
    for (const [method, url, body] of requests) {
      const { statusCode } = await client.send({ method: method as 'GET', url, body })
      t.ok(statusCode < 500, `${method} ${url} → ${statusCode}`)
      check(`${method} ${url}`, plans.drain())
    }
    const works: Work[] = []
    await waitFor(() => works.push(...worker.plans.drain()) > 0 && works.some(({ text }) => SAVED.test(text)))
    check('delivering', works)
  }
})

t.test('a redelivery of few of many events → reads those alone', { ...onPostgresql, timeout: 60_000 }, async t => {
  const { app, plans, large, webhookId } = await start(t, async ({ database }, companyId) => {
    const last = sql`company_id = ${companyId} and id > ${SIZE - 3}`
    await database.query(sql`update events set event = 'role.deleted', date = '2026-02-01' where ${last}`)
    await database.query(sql`update events set date = '2026-05-01' where company_id = ${companyId} and id <= 3`)
  })
  const following = async (action: string) => {
    await app.database.query(sql`update webhooks set actions = array[${action}] where id = ${webhookId}`)
    return `/api/v2/webhooks/${webhookId}/redeliver`
  }
  for (const statistics of ['without', 'with']) {
    if (statistics === 'with') await app.database.query(sql`vacuum analyze`)
    for (const [action, body] of [
      ['role.deleted', { after: '2026-01-01T00:00:00Z' }],
      ['application.created', { after: '2026-04-30T12:00:00Z' }],
      ['application.created', { after: '2026-04-30T12:00:00Z', before: '2026-05-02T00:00:00Z', undeliveredOnly: true }]
    ] as const) {
      const url = await following(action)
      for (const isDryRun of [true, false]) {
        plans.drain()
        const answer = await large.send({ method: 'POST', url: `${url}?validateOnly=${isDryRun}`, body })
        const buffers = plans.drain().reduce((sum, work) => sum + work.buffers, 0)
        t.same(answer.json(), { count: 3 })
        t.ok(buffers <= (isDryRun ? 50 : 600), `${action}, ${statistics} statistics, dry run: ${isDryRun} → ${buffers} buffers`)
      }
    }
  }
})

t.test('some thousand deliveries that wait, on a table that was never analyzed → a look-up for each object of those that are sent', {
  ...onPostgresql, timeout: 60_000
}, async t => {
  const { config, preparing } = await prepare(t)
  t.teardown(async () => await preparing.close())
  const { companyId } = await createClient(preparing)
  const webhookId = await fillTables(preparing, companyId, 1)
  // With some sizes one index is a level higher than another: what a planner without statistics goes by.
  for (const size of [1000, 10_000, 30_000]) {
    await preparing.database.begin(async tx => {
      await tx.query(sql`set local session_replication_role = replica`)
      await tx.query(sql`truncate deliveries`)
      await tx.query(sql`
        insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, next_attempt_at)
        select ${companyId}, gen_random_uuid(), ${webhookId}, n, 'application ' || n % ${size / 2}::int, '2026-03-01'
        from generate_series(1, ${size}::int) n`)
    })
    const { app, plans } = await connect(t, { ...config, RUN: 'api' })
    const client = await createClient(app, { companyId })
    plans.drain()
    const target = { id: 1, companyId, url: '', claim: randomUUID(), generation: 1 }
    const due = await findDue(app.database, target, [], 200)
    await app.database.transaction(async tx => await saveOutcomes(tx, target, due.map(delivery => ({
      delivery, attempt: { at: '2026-03-01T00:00:00.000Z', status: 500, error: null, durationMs: 1 }, state: 'failed', retryIn: 60_000
    }))))
    const { id } = due[0] as DueDelivery
    t.equal((await client.send({ method: 'POST', url: `/api/v2/webhooks/${webhookId}/deliveries/${id}/redeliver` })).statusCode, 200)
    for (const { text, rows, plan } of plans.drain()) {
      t.ok(rows <= (text.includes('update deliveries') ? 4000 : 2500), `of ${size} deliveries → ${rows} rows: ${text}`, { plan })
    }
  }
})

t.test('the next file to be read, of a table full of files, analyzed or not → a few pages of an index', {
  ...onPostgresql, timeout: 60_000
}, async t => {
  const { config, preparing } = await prepare(t)
  t.teardown(async () => await preparing.close())
  await preparing.database.begin(async tx => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(sql`
      insert into attachments (company_id, id, candidate_id, kind, file_name, content_type, size, sha256, text_state, text_due_at)
      select 1 + n % 50, gen_random_uuid(), n, 'resume', 'cv.pdf', 'application/pdf', 1, '',
        case when n % 10 = 0 then 'pending' else 'ready' end, '2026-03-01'
      from generate_series(1, 20000) n`)
  })
  for (const statistics of ['without', 'with']) {
    if (statistics === 'with') await preparing.database.query(sql`vacuum analyze`)
    const { app, plans } = await connect(t, { ...config, RUN: 'api' })
    // Each tenth row is of one of five companies: 1, 11, 21, 31 and 41.
    for (const [after, next] of [[0, 1], [20, 21], [21, 31], [41, 1]] as const) {
      plans.drain()
      t.equal((await findWaiting(app.database, 180, after))?.companyId, next)
      const works = plans.drain().filter(({ text }) => text.includes('text_state'))
      t.equal(works.length, next > after ? 1 : 2)
      for (const { buffers, plan } of works) t.ok(buffers <= 10, `${statistics} statistics, after ${after} → ${buffers} buffers`, { plan })
    }
    if (statistics === 'without') continue
    plans.drain()
    t.equal((await takeUnread(app.database, 31, 180))?.companyId, 31)
    const [found] = plans.drain()
    t.ok(found !== undefined && found.text.includes('select id') && found.buffers <= 10, `found → ${found?.buffers} buffers`)
  }
})
