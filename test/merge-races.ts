import sql from 'sql-template-tag'
import { makeApplication, makeCandidate, makeJob } from './factories.js'
import { buildOpen, createClient, createDatabase, engine, type Client } from './helper.js'
import { t } from './part.js'

// Two servers on one database, where the engine can serve two: what happens to the same people at once is done one after the other.

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3)
const URL = '/api/v2/candidates'

const env = await createDatabase(t)
const apps = [await buildOpen(env)]
if (engine === 'postgresql') apps.push(await buildOpen(env))
t.teardown(async () => { for (const each of apps) await each.close() })
const [app] = apps as [typeof apps[number]]

/** The same token at each server, by turns. */
async function createClients (): Promise<{ client: Client, of: (turn: number) => Client }> {
  const client = await createClient(app)
  const send = (each: typeof app): Client['send'] => async options => await each.inject({
    ...options, headers: { authorization: `Bearer ${client.secret}`, ...options.headers }
  })
  const clients = apps.map(each => ({ ...client, send: send(each), get: async (url: string) => await send(each)({ url }) }))
  return { client, of: turn => clients[turn % clients.length] as Client }
}

const times = async <T>(count: number, one: (i: number) => Promise<T>) =>
  await Promise.all(Array.from({ length: count }, async (_, i) => await one(i)))
const merge = async (client: Client, id: number, duplicateId: number) =>
  await client.send({ method: 'POST', url: `${URL}/${id}/merge`, payload: { duplicateId } })
const statuses = (answers: Array<{ statusCode: number }>) => [...new Set(answers.map(({ statusCode }) => statusCode))].sort()

async function eventsOf (companyId: number, event: string): Promise<number> {
  const [row] = await app.database.query<{ count: number }>(sql`
    select count(*) as count from events where company_id = ${companyId} and event = ${event}`)
  return row?.count ?? 0
}

t.test('the same merge many times at once → one merge; its undoing many times → one undoing', async t => {
  const { client, of } = await createClients()
  for (let round = 1; round <= ROUNDS; round++) {
    const [stays, gone] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
    const application = await makeApplication(app, client.companyId, { candidateId: gone })
    t.same(statuses(await times(12, async i => await merge(of(i), stays, gone))), [200])
    t.equal(await eventsOf(client.companyId, 'candidate.merged'), round)
    const undo = async (i: number) => await of(i).send({ method: 'POST', url: `${URL}/${gone}/unmerge` })
    t.same(statuses(await times(12, undo)), [200])
    t.equal(await eventsOf(client.companyId, 'candidate.unmerged'), round)
    t.equal((await client.get(`/api/v2/applications/${application}`)).json().candidateId, gone)
  }
})

t.test('merges of several in every direction at once → everybody leads to one who is there, no circle', async t => {
  const { client, of } = await createClients()
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await times(5, async () => await makeCandidate(app, client.companyId))
    const pairs = ids.flatMap(a => ids.filter(b => b !== a).map(b => [a, b] as const))
    t.same(statuses(await Promise.all(pairs.map(async ([a, b], i) => await merge(of(i), a, b)))).filter(status => status !== 409), [200])
    const rows = await Promise.all(ids.map(async id => (await client.get(`${URL}/${id}`)).json()))
    const live = rows.filter(row => row.mergedIntoId === undefined)
    t.equal(live.length, 1)
    for (const row of rows) if (row !== live[0]) t.equal(row.mergedIntoId, live[0].id)
  }
})

t.test('a merge beside moves, new applications and anonymizing → no deadlock, every application is of one who is there', async t => {
  const { client, of } = await createClients()
  for (let round = 0; round < ROUNDS; round++) {
    const { companyId } = client
    const jobs = await times(6, async () => await makeJob(app, companyId, { numVacancies: 10 }))
    const [stays, gone, third] = await times(3, async () => await makeCandidate(app, companyId)) as [number, number, number]
    const urls = await times(6, async i => {
      const job = jobs[i] as typeof jobs[number]
      const candidateId = i % 2 === 0 ? gone : stays
      return `/api/v1/jobs/${job.id}/applications/${await makeApplication(app, companyId, { job, candidateId })}`
    })
    const fresh = await times(6, async () => (await makeJob(app, companyId)).id)
    const email = (await client.get(`${URL}/${gone}`)).json().email
    const person = { name: 'Ada', lastName: 'M.', email }
    const answers = await Promise.all([
      merge(of(0), stays, gone),
      ...urls.map(async (url, i) => await of(i).send({
        method: 'PATCH', url, payload: i % 3 === 0 ? { status: 'hired' } : { currentStepId: jobs[i]?.stepIds[1] }
      })),
      ...fresh.map(async (id, i) => await of(i + 1).send({
        method: 'POST', url: `/api/v1/jobs/${id}/applications`, payload: i % 2 === 0 ? { candidateId: gone } : { manualCandidate: person }
      })),
      of(1).send({ method: 'POST', url: '/api/v1/candidates/bulk', payload: { items: [{ ...person, city: 'Natal' }] } }),
      merge(of(1), third, stays)
    ])
    const expected = answers.map(({ statusCode, body }, i) => i === 0 || i === answers.length - 1
      ? statusCode === 200 || statusCode === 409 || body
      : statusCode < 300 || body)
    t.same(expected, answers.map(() => true))
    const [wrong] = await app.database.query<{ count: number }>(sql`
      select count(*) as count from applications a, candidates c
      where a.company_id = ${companyId} and c.company_id = ${companyId} and c.id = a.candidate_id and c.merged_into_id is not null`)
    t.match(wrong, { count: 0 })
    const anonymized = await Promise.all([
      of(0).send({ method: 'POST', url: `${URL}/${third}/anonymize` }), of(1).send({ method: 'POST', url: `${URL}/${gone}/unmerge` }),
      ...urls.map(async (url, i) => await of(i).send({ method: 'PATCH', url, payload: { score: i } }))
    ])
    t.same(statuses(anonymized).filter(status => status !== 409), [200])
  }
})
