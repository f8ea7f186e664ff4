import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeCandidate, makeJob } from '../../factories.js'
import { waitFor } from '../../receiver.js'

const app = await build(t)

type Test = Pick<typeof t, 'teardown'>

type Row = Record<string, unknown> & { id: number }

async function exportAll (client: Client, name: string): Promise<{ rows: Row[], cursor: string }> {
  const response = await client.get(`/api/v2/exports/${name}`)
  if (response.statusCode !== 200) throw new Error(response.body)
  const lines = response.body.split('\n')
  if (lines.pop() !== '') throw new Error('the last line is not finished')
  const { cursor } = JSON.parse(lines.pop() as string)
  return { rows: lines.map(line => JSON.parse(line)), cursor }
}

t.test('GET /api/v2/exports/{kind} → every row as it is when read alone, by id, then the cursor', async t => {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { salary: true })
  const candidateIds = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const applicationIds = []
  for (const candidateId of candidateIds) {
    applicationIds.push(await makeApplication(app, client.companyId, { job, candidateId, tags: ['tag'] }))
  }
  const response = await client.get('/api/v2/exports/applications')
  t.match(response.headers, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
  for (const [name, ids] of Object.entries({ applications: applicationIds, candidates: candidateIds, jobs: [job.id] })) {
    const { rows, cursor } = await exportAll(client, name)
    t.same(rows.map(({ id }) => id), ids, name)
    for (const row of rows) t.same(row, (await client.get(`/api/v2/${name}/${row.id}`)).json(), `${name} ${row.id}`)
    t.equal((await client.get(`/api/v2/events?after=${cursor}`)).statusCode, 200)
  }
})

t.test('more rows than a page → all of them, each once', async t => {
  const client = await createClient(app)
  await app.database.query(sql`
    insert into candidates (company_id, name, last_name, email, email_folded)
    select ${client.companyId}, 'Ada', 'Moreira', 'c' || n || '@example.com', 'c' || n || '@example.com' from generate_series(1, 2001) n`)
  const { rows } = await exportAll(client, 'candidates')
  t.equal(rows.length, 2001)
  t.equal(new Set(rows.map(({ id }) => id)).size, 2001)
  t.same(rows.map(({ id }) => id), rows.map(({ id }) => id).sort((a, b) => a - b))
})

t.test('scopes → gated fields only for those who may; the entity\'s scope is needed besides events:read', async t => {
  const { companyId } = await createClient(app)
  await makeJob(app, companyId, { salary: true })
  await makeCandidate(app, companyId)
  const plain = await createClient(app, { companyId, scopes: ['events:read', 'jobs:read', 'candidates:read'] })
  t.notOk('salary' in ((await exportAll(plain, 'jobs')).rows[0] as Row))
  const [candidate] = (await exportAll(plain, 'candidates')).rows
  t.notOk('identificationDocument' in (candidate as Row) || 'salaryExpectation' in (candidate as Row))
  const whole = await createClient(app, {
    companyId, scopes: ['events:read', 'jobs:read', 'candidates:read', 'candidates:sensitive', 'compensation:read']
  })
  t.match((await exportAll(whole, 'jobs')).rows[0], { salary: { min: 100 } })
  t.match((await exportAll(whole, 'candidates')).rows[0], { identificationDocument: '000-1', salaryExpectation: 6000 })
  const refused = await plain.get('/api/v2/exports/applications')
  t.equal(refused.statusCode, 403)
  t.match(refused.body, /applications:read/)
})

t.test('export during writes, then the feed from its cursor → the copy equals the database', async t => {
  const client = await createClient(app)
  const post = async (url: string, payload: object) => (await client.send({ method: 'POST', url, payload })).json()
  const jobs = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const ids: number[] = []
  const over = new AbortController()
  const writer = async (number: number) => {
    for (let i = 0; !over.signal.aborted || i < 3; i++) {
      const job = jobs[i % 2] as typeof jobs[0]
      const { id } = await post(`/api/v1/jobs/${job.id}/applications`, {
        manualCandidate: { name: 'Ada', lastName: 'M', email: `w${number}-${i}@example.com` }
      })
      ids.push(id)
      const url = `/api/v1/jobs/${job.id}/applications/${id}`
      await client.send({ method: 'PATCH', url, payload: { currentStepId: job.stepIds[1 + i % 3] } })
      await client.send({ method: 'PUT', url: `${url}/tags`, payload: { name: `tag ${i % 4}` } })
      if (i % 3 === 0) await client.send({ method: 'PATCH', url, payload: { status: 'reproved', reason: 'No fit' } })
      if (i % 5 === 0) {
        await client.send({ method: 'POST', url: `/api/v2/candidates/${(await client.get(url)).json().candidateId}/anonymize` })
      }
      // And one that is rolled back.
      await client.send({ method: 'PATCH', url: `${url}?validateOnly=true`, payload: { score: 99 } })
    }
  }
  const writers = [1, 2, 3].map(writer)
  while (ids.length < 5) await new Promise(resolve => setImmediate(resolve))
  const { rows, cursor } = await exportAll(client, 'applications')
  over.abort()
  await Promise.all(writers)
  const copy = new Map(rows.map(row => [row.id, row]))
  let after = cursor
  for (let more = true; more;) {
    const page = (await client.get(`/api/v2/events?after=${after}&entity=application&wait=2`)).json()
    for (const { entity: { id }, data: whole } of page.results) {
      const { job, jobCode, candidate, previousStatus, previousStep, changed, tag, visits, ...data } = whole
      copy.set(id, { disqualification: null, withdrawal: null, ...data })
    }
    after = page.cursor
    more = page.hasMore || page.results.length > 0
  }
  const now = (await exportAll(client, 'applications')).rows
  t.ok(now.length >= 9)
  const told = (rows: Row[]) => rows.map(({ attachmentCount, lastActivityAt, ...row }) => row) // these are in no event
  t.same(told([...copy.values()].sort((a, b) => a.id - b.id)), told(now))
})

t.test('a reader that is slow → back-pressure; one that goes away → nothing is left', async t => {
  const real = await build(t)
  await real.listen({ port: 0, host: '127.0.0.1' })
  const client = await createClient(real)
  await real.database.query(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies, description)
    select ${client.companyId}, 'J' || n, 'Job', 'job', 'draft', 'effective', 'external', 'remote', 1, ${'x'.repeat(15_000)}
      from generate_series(1, 4000) n`)
  let [pages, most] = [0, 0]
  const query = real.database.queryJson.bind(real.database)
  real.database.queryJson = async (...args) => {
    const rows = await query(...args)
    // Questions for the version of the data have no fields.
    if (args[1].length > 0) [pages, most] = [pages + 1, Math.max(most, rows.count)]
    return rows
  }
  const request = get({
    port: (real.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    path: '/api/v2/exports/jobs',
    headers: { authorization: `Bearer ${client.secret}` }
  })
  const [response] = await once(request, 'response')
  await once(response, 'readable')
  // Nobody reads: while others ask a hundred times, an export that does not wait would read all of its 60 pages.
  for (let i = 0; i < 100; i++) t.equal((await client.get('/api/v1/departments')).statusCode, 200)
  t.ok(pages >= 1 && pages <= 20, `${pages} pages`)
  t.ok(most <= 101, `${most} rows of 15 000 characters at a time`)
  response.destroy()
  t.equal((await client.get('/api/v1/me')).statusCode, 200)
})

/** A server of its own that listens, and a client of a company whose export of jobs has 60 MB: more than sockets hold. */
async function serveLargeExport (
  t: Test, env: Record<string, string> = {}
): Promise<{ real: FastifyInstance, client: Client, open: (secret: string) => Promise<IncomingMessage> }> {
  const real = await build(t, env)
  await real.listen({ port: 0, host: '127.0.0.1' })
  const client = await createClient(real)
  await real.database.query(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies, description)
    select ${client.companyId}, 'J' || n, 'Job', 'job', 'draft', 'effective', 'external', 'remote', 1, ${'x'.repeat(20_000)}
      from generate_series(1, 3000) n`)
  const open = async (secret: string) => {
    const request = get({
      agent: false,
      port: (real.server.address() as AddressInfo).port,
      host: '127.0.0.1',
      path: '/api/v2/exports/jobs',
      headers: { authorization: `Bearer ${secret}` }
    }).on('error', () => {}) // From Node.js 24 on, the request fails, too, when its response is broken off.
    const [response] = await once(request, 'response')
    return response
  }
  return { real, client, open }
}

const connections = async ({ server }: FastifyInstance): Promise<number> =>
  await new Promise((resolve, reject) => server.getConnections((error, count) => error === null ? resolve(count) : reject(error)))

t.test('more exports of a token or a company at a time than allowed → 429; others are not hindered; ended ones do not count', async t => {
  const { real, client, open } = await serveLargeExport(t, { MAX_REQUESTS_IN_FLIGHT: '8' })
  const other = await createClient(real)
  const [second, third, fourth] = await Promise.all([
    1, 2, 3
  ].map(async () => await createClient(real, { companyId: client.companyId }))) as [Client, Client, Client]
  const refused = async ({ secret }: Client, message: RegExp) => {
    const response = await open(secret)
    t.same([response.statusCode, response.headers['retry-after']], [429, '1'])
    t.match(String(await response.reduce((text: string, chunk: Buffer) => text + String(chunk), '')), message)
  }
  const slow = await Promise.all([client, client, second, second].map(async ({ secret }) => await open(secret)))
  await refused(client, /exports of this token: 2 are already in progress/)
  slow.push(await open(third.secret))
  await refused(third, /exports of this company: 5 are already in progress/)
  await refused(fourth, /exports of this company: 5 are already in progress/)
  t.equal((await other.get('/api/v2/exports/jobs')).statusCode, 200)
  for (const response of slow) response.destroy()
  for (const { secret } of [client, fourth, fourth]) {
    await waitFor(async () => {
      const again = await open(secret)
      again.destroy()
      return again.statusCode === 200
    })
  }
})

t.test('an export whose token is revoked or expires → is broken off, for readers and for those who stall', async t => {
  const { real, client, open } = await serveLargeExport(t)
  const ends = [
    async (id: string) => t.equal((await client.send({ method: 'DELETE', url: `/api/v1/tokens/${id}` })).statusCode, 204),
    async (id: string) => await real.database.query(sql`
      update tokens set expires_at = statement_timestamp() where company_id = ${client.companyId} and id = ${id}`)
  ]
  for (const end of ends) {
    const reader = await createClient(real, { companyId: client.companyId })
    const { id } = (await reader.get('/api/v1/me')).json().token
    const exports = await Promise.all([open(reader.secret), open(reader.secret)])
    await Promise.all(exports.map(async response => await once(response, 'readable')))
    await end(id)
    await waitFor(async () => await connections(real) === 0)
    for (const response of exports) {
      let last = ''
      await t.rejects(async () => { for await (const chunk of response) last = String(chunk) }, { code: 'ECONNRESET' })
      t.notMatch(last, /"cursor"/)
    }
  }
})

t.test('a reader that takes less than a megabyte in a minute → is cut; one that takes its time is not', async t => {
  const { real, client, open } = await serveLargeExport(t)
  const { now } = performance
  let skipped = 0
  performance.now = () => now.call(performance) + skipped
  t.teardown(() => { performance.now = now })
  const response = await open(client.secret)
  await once(response, 'readable')
  const { find } = real.identities
  let checks = 0
  real.identities.find = async secret => { checks++; return await find.call(real.identities, secret) }
  await waitFor(() => checks >= 1)
  checks = 0
  skipped = 50_000
  await waitFor(() => checks >= 2)
  t.equal(await connections(real), 1)
  skipped = 60_001
  await waitFor(async () => await connections(real) === 0)
  await t.rejects(response.forEach(() => {}), { code: 'ECONNRESET' })
})

t.test('more exports at a time than a process runs → 503 with Retry-After; there is room when one ends, or its reader leaves', async t => {
  const real = await build(t)
  await real.listen({ port: 0, host: '127.0.0.1' })
  let open = () => {}
  const gate = new Promise<void>(resolve => { open = resolve })
  const query = real.database.queryJson.bind(real.database)
  real.database.queryJson = async (...args) => {
    await gate
    return await query(...args)
  }
  const running = async () =>
    Number(/^request_places_taken\{kind="export"\} (\d+)$/m.exec((await real.inject('/metrics')).body)?.[1])
  const companies = await Promise.all(Array.from({ length: 10 }, async () => {
    const { companyId } = await createClient(real)
    return await Promise.all([1, 2, 3].map(async () => await createClient(real, { companyId })))
  }))
  const readers: Array<{ answered: Promise<number>, leave: () => void }> = []
  const begin = ({ secret }: Client) => {
    const request = get({
      agent: false, port: (real.server.address() as AddressInfo).port, host: '127.0.0.1', path: '/api/v2/exports/jobs',
      headers: { authorization: `Bearer ${secret}` }
    }).on('error', () => {})
    const answered = once(request, 'response').then(([response]) => response.resume().statusCode as number, () => 0)
    readers.push({ answered, leave: () => request.destroy() })
  }
  // Seven companies have their five; of what is left nobody gets more than four times as much as is free then.
  for (const [one, two, three] of companies.slice(0, 7) as Array<[Client, Client, Client]>) {
    for (const client of [one, one, two, two, three]) begin(client)
  }
  await waitFor(async () => await running() === 35)
  const [eighth, ninth, tenth] = companies.slice(7) as [Client[], Client[], [Client]]
  for (const [n, client] of [...eighth, eighth[0], ninth[0]].entries()) {
    begin(client as Client)
    await waitFor(async () => await running() === 36 + n)
  }
  const refused = await tenth[0].get('/api/v2/exports/jobs')
  t.same([refused.statusCode, refused.headers['retry-after'], refused.json().errors[0].code], [503, '1', 'UNAVAILABLE'])
  t.match((await real.inject('/metrics')).body, /^request_places_refused_total\{kind="export"\} 1$/m)

  readers[0]?.leave()
  await waitFor(async () => await running() === 39)
  begin(tenth[0])
  await waitFor(async () => await running() === 40)
  open()
  const statuses = await Promise.all(readers.map(async ({ answered }) => await answered))
  t.same(statuses.sort(), [0, ...Array<number>(40).fill(200)])
  await waitFor(async () => await running() === 0)
  t.equal((await tenth[0].get('/api/v2/exports/jobs')).statusCode, 200)
})
