import { randomUUID } from 'node:crypto'
import { catalogues } from '../../src/domain/kinds/catalogues.js'
import { WALKED } from '../../src/domain/kinds/table.js'
import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import sql from 'sql-template-tag'
import { createClient, createDatabase, engine, isDistributed, testConfig } from '../helper.js'
import { fillTables } from '../fill.js'
import { PlanRecorder, type Work } from '../plans.js'
import { waitFor } from '../receiver.js'
import { buildApp } from '../../src/app.js'
import type { Config } from '../../src/config.js'
import { Retention } from '../../src/workers/retention.js'

const SIZE = 6000
const LAST = SIZE / 100
const onPostgresql = engine === 'postgresql' && !isDistributed
  ? {}
  : { skip: 'plans are those of one PostgreSQL: only with TEST_DATABASE_URL' }

const ORDERS = ['id asc', 'name desc', 'createdAt asc', 'updatedAt desc']
const pages = (path: string, orders = ORDERS) => orders.flatMap(order => [
  1, LAST
].map(page => `${path}?perPage=100&page=${page}&order=${order}&fields=all`))

/** Kinds that are listed, shown and exported alike. */
const COPIED = WALKED.map(({ plural }) => plural).filter(plural => !['jobs', 'applications'].includes(plural))

/** Reads of a company whose ids go from 1 to `SIZE`, or of one that has none of them. */
const reads = (webhookId: string, deliveryId: string) => [
  ...pages('/api/v1/jobs'),
  ...pages('/api/v1/jobs', ['updatedAt desc']).map(url => `${url}&status=published&departmentId=7`),
  ...pages('/api/v1/jobs', ['name desc']).map(url => `${url}&name=ob 1&roleId=7&branchId=7&updatedAfter=2026-03-01T00:00:00Z`),
  ...catalogues.flatMap(({ plural }) => [...pages(`/api/v1/${plural}`), `/api/v1/${plural}?name=7&code=none`, `/api/v1/${plural}/7`]),
  '/api/v1/users?email=7@example.com',
  ...pages('/api/v1/webhooks', ['createdAt asc', 'updatedAt desc']), `/api/v1/webhooks/${webhookId}`,
  ...pages('/api/v1/tokens', ['createdAt asc']),
  '/api/v1/jobs/7', '/api/v1/jobs/7/steps', '/api/v1/jobs/7/steps/20',
  '/api/v1/jobs/7/applications?currentStep.name=registration&candidate.email=7@example.com&order=updatedAt desc',
  '/api/v1/jobs/7/applications/7',
  '/api/v1/jobs/7/applications/7/tags', '/api/v1/jobs/7/applications/7/comments',
  '/api/v2/jobs?maxPageSize=50&fields=all', '/api/v2/jobs?updatedAfter=2026-03-01T12:00:00Z', '/api/v2/jobs?code=J-7&status=published',
  '/api/v2/jobs/7', '/api/v2/jobs/7/allowed-transitions',
  '/api/v2/applications?maxPageSize=50&expand=candidate,job,steps', '/api/v2/applications?updatedAfter=2026-03-01T12:00:00Z',
  '/api/v2/applications?jobId=7,8&status=in_process', '/api/v2/applications?candidateId=7',
  '/api/v2/applications/7?expand=candidate,job,steps', '/api/v2/applications/7/allowed-transitions', '/api/v2/applications/7/history',
  '/api/v2/candidates?maxPageSize=50', '/api/v2/candidates?updatedAfter=2026-03-01T12:00:00Z', '/api/v2/candidates?email=7@example.com',
  '/api/v2/candidates?identificationDocument=000-7',
  '/api/v2/candidates?q=ada7', '/api/v2/candidates?q=ada moreira', '/api/v2/candidates?q=moreira7 ada', '/api/v2/candidates/7',
  '/api/v2/candidates/7/export',
  '/api/v2/events?maxPageSize=50', '/api/v2/events?event=application.created&entity=application&entityId=2900',
  '/api/v2/webhooks?maxPageSize=50&updatedAfter=2026-03-01T12:00:00Z', '/api/v2/webhooks?action=application.created',
  `/api/v2/webhooks/${webhookId}`,
  `/api/v2/webhooks/${webhookId}/deliveries?maxPageSize=50`, `/api/v2/webhooks/${webhookId}/deliveries?state=pending`,
  `/api/v2/webhooks/${webhookId}/deliveries/${deliveryId}`,
  ...COPIED.flatMap(kind => [
    `/api/v2/${kind}?maxPageSize=50`, `/api/v2/${kind}?updatedAfter=2026-03-01T12:00:00Z`, `/api/v2/${kind}/7`, `/api/v2/exports/${kind}`
  ]),
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
  ? buffers <= 3 * SIZE + 100 + 50 * results && rows <= 10 * SIZE
  : buffers <= (TYPOS.test(text) ? 1000 : 300) && rows <= 1000
/** The worker's statement after it has saved what became of deliveries. */
const SAVED = /s \(webhook_id, ordering_key, event_id, due_at\)/
/** A look-up for each word that may be meant: some hundreds, whatever the size of the company. */
const TYPOS = /unnest\(.*\) t \(word\)\s+where/

/** An empty database of its own whose statements tell what they took, and a server to fill it with. */
async function prepare (t: Test) {
  const env = await createDatabase(t)
  const config = testConfig({ ...env, DATABASE_POOL_MAX: '1', WEBHOOK_ALLOW_PRIVATE: 'true' })
  const preparing = await buildApp({ ...config, RUN: 'api', DATABASE_STATEMENT_TIMEOUT: 60_000 })
  await preparing.database.open()
  await PlanRecorder.prepare(preparing)
  return { config, preparing }
}

/** A server with one connection, and what its statements take. */
async function connect (t: Test, config: Config) {
  const app = await buildApp(config)
  await app.database.open()
  t.teardown(async () => await app.close())
  const plans = new PlanRecorder()
  await plans.listen(app)
  return { app, plans }
}

/** A server on a database of its own, whose tables are filled with rows of one large company; `change` makes them unlike. */
async function start (t: Test, change?: (app: FastifyInstance, companyId: number) => Promise<void>) {
  const { config, preparing } = await prepare(t)
  const { companyId } = await createClient(preparing)
  const webhookId = await fillTables(preparing, companyId, SIZE)
  await change?.(preparing, companyId)
  await preparing.close()
  const { app, plans } = await connect(t, { ...config, RUN: 'api' })
  return { config, app, plans, webhookId, large: await createClient(app, { companyId }), small: await createClient(app) }
}

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

/** Filters whose values many rows have, few rows, and no row; `wide` ones lead through the jobs or steps that match, and all of them do. */
const FILTERS: Array<{ list: string, common?: string[], rare?: string[], wide?: string[] }> = [
  {
    list: '/api/v2/applications',
    common: [
      'jobId=1', 'jobId=1,2', 'status=in_process', 'status=in_process,hired', 'jobId=1&status=in_process', 'source=referral',
      'currentStepId=1', 'createdAfter=2026-01-01T00:00:00Z'
    ],
    rare: [
      'jobId=5999', 'jobId=5999,5997,1000000', 'status=hired', 'status=hired,give_up', 'status=give_up',
      'id=5999', 'id=5999,5998&status=in_process', 'candidateId=5999', 'candidateId=5999,5998', 'candidateId=5999&jobId=1',
      'candidateId=5999&status=in_process', 'source=none', 'source=agency', 'tag=none', 'tag=tag 2',
      'currentStepId=17995', 'stepCategory=offer', 'stepCategory=offer,evaluation', 'departmentId=999', 'departmentId=999,998',
      'candidateEmail=5999@example.com', 'candidateEmail=none@example.com'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/applications',
    common: ['jobId=1', 'jobId=1,2', 'status=in_process', 'source=referral', 'updatedBefore=2027-01-01T00:00:00Z'].map(filter =>
      `${filter}&updatedAfter=2026-01-01T00:00:00Z`),
    rare: [
      'jobId=1&status=hired', 'jobId=5999&status=in_process', 'updatedBefore=2026-01-01T00:00:00Z', 'createdBefore=2026-01-01T00:00:00Z',
      'hiredAfter=2026-01-01T00:00:00Z', 'hiredBefore=2026-01-01T00:00:00Z', 'hiredBefore=2026-01-01T00:00:00Z&status=hired'
    ],
    wide: [
      'stepCategory=registration', 'stepCategory=hiring', 'departmentId=1', 'departmentId=1&stepCategory=registration', 'tag=tag',
      'jobId=1&source=agency', 'source=agency&status=in_process'
    ].flatMap(filter =>
      [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/jobs',
    common: ['status=published', 'status=published,closed', 'type=effective', 'workplaceType=remote', 'publicationType=external'],
    rare: [
      'status=closed', 'status=closed,canceled', 'id=5999', 'id=5999,5998', 'code=J-5999', 'code=none', 'id=5999,5998&status=published',
      'type=volunteer', 'departmentId=999', 'roleId=999', 'branchId=999', 'recruiterId=999', 'managerId=999', 'country=BR',
      'workplaceType=on-site', 'publicationType=internal'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  {
    list: '/api/v2/candidates',
    common: ['city=recife'],
    wide: ['skill=SQL', 'city=recife&skill=SQL', 'city=recife&updatedAfter=2026-01-01T00:00:00Z'],
    rare: [
      'id=5999', 'id=5999,5998', 'email=5999@example.com', 'email=none@example.com', 'identificationDocument=000-5999',

      'phone=%2B55 (5999)',
      'phone=0', 'city=olinda', 'city=none', 'skill=COBOL', 'skill=none'
    ].flatMap(filter => [filter, `${filter}&updatedAfter=2026-01-01T00:00:00Z`])
  },
  { list: '/api/v2/steps', rare: ['id=17999', 'jobId=5999', 'jobId=5999,5998', 'jobId=5999&updatedAfter=2026-01-01T00:00:00Z'] },
  { list: '/api/v2/comments', rare: ['id=5999', 'applicationId=5999', 'applicationId=5999,5998&updatedAfter=2026-01-01T00:00:00Z'] },
  { list: '/api/v2/tags', rare: ['id=5999', 'name=none'] },
  {
    list: '/api/v2/users',
    common: ['active=true'],
    rare: ['id=999', 'code=none', 'email=999@example.com', 'email=none@example.com', 'active=false', 'departmentId=999']
  },
  {
    list: '/api/v2/webhooks',
    common: ['', 'status=active', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: ['id=ID', 'action=application.created', 'action=job.*', 'action=job.*&updatedAfter=2026-01-01T00:00:00Z']
  },
  {
    list: '/api/v2/webhooks/ID/deliveries',
    common: ['state=delivered', 'state=delivered,pending'],
    rare: ['state=dead', 'state=dead,failed']
  },
  {
    list: '/api/v1/jobs',
    common: ['status=published', 'departmentId=1', 'departmentId=1,2', 'type=effective', 'updatedAfter=2026-01-01T00:00:00Z'],
    rare: [
      'status=closed', 'status=closed,canceled', 'type=volunteer', 'departmentId=999', 'departmentId=999,998', 'roleId=999', 'branchId=999',
      'id=5999,5998', 'code=J-5999', 'updatedAfter=2026-05-01T00:00:00Z', 'recruiterId=999', 'country=BR', 'workplaceType=on-site'
    ].flatMap(filter => [filter, `${filter}&order=name desc`, `${filter}&order=updatedAt desc`])
  },
  {
    list: '/api/v1/jobs/1/applications',
    common: ['status=in_process', 'currentStep.name=registration', 'page=100', 'source=referral', 'source=agency'],
    wide: ['tag=tag', 'tag=tag 2'],
    rare: [
      'status=hired', 'status=hired,give_up', 'id=6000,4', 'currentStep.name=hiring', 'stepCategory=hiring', 'currentStepId=3',
      'candidate.email=6000@example.com',
      'candidate.email=none@example.com'
    ].flatMap(filter => [filter, `${filter}&order=updatedAt desc`])
  },
  { list: '/api/v1/jobs/5999/applications', rare: ['', 'order=updatedAt desc', 'order=createdAt asc', 'status=in_process'] },
  {
    list: '/api/v1/users',
    common: ['active=true'],
    rare: ['email=999@example.com', 'code=none', 'active=false', 'departmentId=999'].flatMap(filter => [filter, `${filter}&order=name asc`])
  },
  { list: '/api/v1/departments', rare: ['code=none', 'code=none&order=updatedAt asc'] },
  { list: '/api/v1/roles', common: ['active=true'], rare: ['active=false', 'active=false&order=name desc'] },
  { list: '/api/v2/roles', common: ['active=true'], rare: ['active=false', 'active=false&updatedAfter=2026-01-01T00:00:00Z'] }
]

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

t.test('every filter of every list, by values of many rows, of few and of none → few rows are read, or those that are counted', {
  ...onPostgresql, timeout: 180_000
}, async t => {
  const { app, plans, large, webhookId } = await start(t, async ({ database }, companyId) => {
    // The rare ones come last in the order of every list.
    const [half, last] = [sql`company_id = ${companyId} and id % 2 = 0`, sql`company_id = ${companyId} and id > ${SIZE - 3}`]
    await database.query(sql`update applications set job_id = 1, current_step_id = 1 where ${half}`)
    await database.query(sql`
      update applications set status = 'hired', hired_at = '2026-04-01', source = 'agency', updated_at = '2026-04-01' where ${last}`)
    await database.query(sql`
      insert into application_tags (company_id, application_id, name) select company_id, id, 'tag 2' from applications where ${last}`)
    await database.query(sql`update candidates set city = 'Recife', skills = '{SQL,TypeScript}', mobile_number = id::text where ${half}`)
    await database.query(sql`update candidates set city = 'Olinda', skills = '{COBOL}', phone_number = '+55 5999' where ${last}`)
    await database.query(sql`update users set active = false, department_id = 999 where company_id = ${companyId} and id > 997`)
    await database.query(sql`
      update deliveries set state = 'dead', next_attempt_at = null where company_id = ${companyId} and sequence <= 3`)
    await database.query(sql`update jobs set department_id = 1 where ${half}`)
    await database.query(sql`update roles set active = false where company_id = ${companyId} and id > ${Math.ceil(SIZE / 6) - 3}`)
    await database.query(sql`
      update jobs set status = 'closed', type = 'volunteer', country = 'BR', workplace_type = 'on-site',
      publication_type = 'internal', recruiter_id = 999, manager_id = 999, updated_at = '2026-05-02' where ${last}`)
  })
  const check = async (url: string, limit: number): Promise<number> => {
    plans.drain()
    const { statusCode, body } = await large.get(url)
    t.equal(statusCode, 200, url)
    const { results } = JSON.parse(body) as { results: object[] }
    const works = plans.drain()
    const buffers = works.reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= limit + 50 * results.length, `${url} → ${results.length} results, ${buffers} buffers`, { works })
    return buffers
  }
  for (const statistics of ['without', 'with']) {
    t.comment(`${statistics} statistics`)
    if (statistics === 'with') await app.database.query(sql`vacuum analyze`)
    for (const { list, common = [], rare = [], wide = [] } of FILTERS) {
      const url = (filter: string) => `${list}?${filter}`.replace('ID', webhookId)
      for (const filter of rare) await check(url(filter), 150)
      // All ways are long: one is followed in vain.
      for (const filter of wide) await check(url(filter), 6 * SIZE)
      // The first version counts all that match.
      for (const filter of common) await check(url(filter), list.startsWith('/api/v1') ? 3 * SIZE : 150)
    }
  }
  for (const list of ['/api/v1/jobs?', '/api/v1/jobs?order=name asc', '/api/v1/jobs?status=published', '/api/v1/jobs/1/applications?']) {
    // What is counted is in an index, and so are the keys of the pages before.
    const first = await check(`${list}&perPage=20`, 200)
    // A planner that expects fewer rows looks up steps and jobs of the page once for each row, not once for each id.
    t.ok(await check(`${list}&perPage=20&page=50`, 200) <= first * 2, `${list} → page 50 costs about what page 1 costs`)
  }
  const custom = await app.database.query(sql`select name, statement from pg_prepared_statements where custom_plans > 0`)
  t.same(custom, [], 'and no statement is planned anew for its values')
})

/** Rows before those that match, and rows that match: too many to be sorted without a look at other ways. */
const [BEFORE, LATE] = [20_000, 1500]

t.test('filters that thousands of rows match, all of them at the end of a long list → the list is not read up to them', {
  ...onPostgresql, timeout: 120_000
}, async t => {
  const { plans, large } = await start(t, async ({ database }, companyId) => {
    for (let first = 1; first <= BEFORE + LATE; first += 2500) {
      await database.query(sql`
        insert into applications (company_id, id, job_id, candidate_id, current_step_id, source, status, tags, created_at, updated_at)
        select ${companyId}, 10000 + n, 1 + l.late, 1, 1 + 3 * l.late, case l.late when 1 then 'late' else 'referral' end, 'reproved',
          case l.late when 1 then '{tag 2}' else '{}' end::text[], l.time, l.time
        from generate_series(${first}::int, ${Math.min(first + 2499, BEFORE + LATE)}::int) n, lateral (
          select case when n > ${BEFORE} then 1 else 0 end as late,
            '2026-03-01'::timestamptz + case when n > ${BEFORE} then 200000 + n else n * 7919 % 99991 end * interval '1 second' as time) l`)
    }
    await database.query(sql`
      insert into application_tags (company_id, application_id, name)
      select company_id, id, 'tag 2' from applications where company_id = ${companyId} and source = 'late'`)
    await database.query(sql`vacuum analyze applications, application_tags`)
  })
  const check = async (filter: string, limit: number) => {
    plans.drain()
    const { statusCode, body } = await large.get(`/api/v2/applications?${filter}`)
    t.equal(statusCode, 200, filter)
    const { results } = JSON.parse(body) as { results: Array<{ id: number }> }
    // One application has the same step, but not the same source.
    t.ok(results.length === 50 && results.filter(({ id }) => id > 10_000 + BEFORE).length >= 49, `${filter} → the right rows`)
    const works = plans.drain()
    const buffers = works.reduce((sum, work) => sum + work.buffers, 0)
    t.ok(buffers <= limit, `${filter} → ${buffers} buffers`, { works })
  }
  for (const filter of ['source=late', 'tag=tag 2', 'jobId=2&status=reproved']) await check(filter, 600)
  for (const filter of [
    'source=late&updatedAfter=2026-01-01T00:00:00Z', 'source=late&createdAfter=2026-01-01T00:00:00Z',
    'currentStepId=4&updatedAfter=2026-01-01T00:00:00Z', 'tag=tag 2&updatedAfter=2026-01-01T00:00:00Z',
    'departmentId=3&createdAfter=2026-01-01T00:00:00Z', 'tag=tag 2&status=reproved', 'tag=tag 2&source=late', 'source=late&status=reproved',
    'departmentId=3&status=reproved&source=late', 'jobId=2,3&source=late&updatedAfter=2026-01-01T00:00:00Z'
  ]) await check(filter, 10_000)
  for (const filter of [
    'tag=tag 2', 'tag=tag 2&status=reproved', 'source=late&status=reproved', 'source=late&createdAfter=2026-01-01T00:00:00Z'
  ]) {
    const ids: number[] = []
    for (let page: string | null = `${filter}&maxPageSize=100`; page !== null;) {
      const { results, nextPageToken } = (await large.get(`/api/v2/applications?${page}`)).json() as {
        results: Array<{ id: number }>, nextPageToken: string | null
      }
      ids.push(...results.map(({ id }) => id))
      page = nextPageToken === null ? null : `pageToken=${nextPageToken}`
    }
    t.same(ids, Array.from({ length: LATE }, (_, index) => 10_001 + BEFORE + index), `${filter} → each row once, in order`)
  }
})
