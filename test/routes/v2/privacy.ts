import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { makeJob } from '../../factories.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { MARK, PERSON, URL, makePerson, placesOf, post } from '../../person.js'

const app = await build(t)

const anonymize = async (client: Client, id: number, headers = {}) => await post(client, `${URL}/${id}/anonymize`, undefined, headers)

const TEXTS = [MARK, '1987-06-05', '76543.25']

t.test('export → everything held about one person, gated fields too', async t => {
  const client = await createClient(app)
  const { id, urls } = await makePerson(app, client)
  const officer = await createClient(app, { companyId: client.companyId, scopes: ['privacy:write'] })
  const answer = await officer.get(`${URL}/${id}/export`)
  t.equal(answer.statusCode, 200)
  const body = answer.json()
  t.match(body.candidate, { ...PERSON, id, city: `${MARK}town` })
  t.same(body.applications.map((application: any) => application.id), urls.map(url => Number(url.split('/').at(-1))))
  t.match(body.applications[0], {
    status: 'reproved',
    disqualification: { reason: `${MARK}reason`, notes: `${MARK}notes` },
    steps: [{ name: 'Registration' }],
    tags: [],
    comments: [{ text: `${MARK}comment` }]
  })
  t.match(body.applications[1], { withdrawal: { reason: `${MARK}withdrawal` }, comments: [] })
  const events = body.events.map((event: any) => event.event)
  t.match(
    events,
    [
      'candidate.created', 'application.created', 'application.created', 'comment.created', 'interview.scheduled', 'scorecard.created',
      'interview.canceled', 'application.reproved', 'application.withdrawn', 'candidate.updated', 'attachment.created'
    ]
  )
  t.match(body.events[0], { entity: { type: 'candidate', id }, actor: { name: 'Test token' }, data: { id, name: PERSON.name } })
  t.match(body.events[3].data, { text: `${MARK}comment` })
  t.equal((await officer.get(`${URL}/999999/export`)).statusCode, 404)
  t.equal((await (await createClient(app)).get(`${URL}/${id}/export`)).statusCode, 404, 'not of another company')
  const reader = await createClient(app, {
    companyId: client.companyId, scopes: ['candidates:read', 'candidates:write', 'candidates:sensitive']
  })
  t.equal((await reader.get(`${URL}/${id}/export`)).statusCode, 403)
  t.equal((await anonymize(reader, id)).statusCode, 403)
  t.equal((await anonymize(await createClient(app), id)).statusCode, 404)
  t.ok((await placesOf(app, TEXTS)).length > 15, 'the search for places finds them')
  t.equal((await anonymize(officer, id)).statusCode, 204)
})

t.test('anonymize → the person is in no column of any table', async t => {
  const client = await createClient(app)
  const { id, urls, keys, jobs } = await makePerson(app, client)
  const application = (await client.get(urls[0])).json()
  t.equal((await post(client, `${URL}/${id}/anonymize?validateOnly=true`)).statusCode, 200)
  t.ok((await placesOf(app, TEXTS)).length > 15, 'a dry run changes nothing')

  const answer = await anonymize(client, id)
  t.equal(answer.statusCode, 200)
  t.same(await placesOf(app, TEXTS), [])
  const { anonymizedAt, createdAt, updatedAt, ...body } = answer.json()
  t.ok(anonymizedAt)
  t.same(body, {
    id,
    attachmentCount: 0,
    code: null,
    name: 'Anonymized',
    lastName: 'Candidate',
    email: `anonymized-${id}@anonymized.invalid`,
    ...Object.fromEntries([
      'mobileNumber', 'phoneNumber', 'identificationDocument', 'countryOfOrigin', 'birthdate', 'linkedinProfileUrl', 'city', 'state',
      'country', 'schooling', 'salaryExpectation', 'keepUntil'
    ].map(name => [name, null])),
    skills: [],
    languages: []
  })
  t.match(answer.headers.etag, /^"3-/)
  t.same((await client.get(`${URL}/${id}`)).json(), answer.json())

  const after = (await client.get(urls[0])).json()
  t.match(after, {
    status: 'reproved',
    disqualification: { reason: null, notes: null, at: application.disqualification.at },
    endedAt: application.endedAt,
    createdAt: application.createdAt
  })
  t.match((await client.get(urls[1])).json(), { status: 'give_up', withdrawal: { reason: null } })
  t.match((await client.get(`${urls[0]}/comments`)).json().results, [{ text: /anonymized/ }])
  t.equal((await client.get(`/api/v2/applications?jobId=${jobs[0]?.id}`)).json().results.length, 1, 'the numbers stay')

  const exported = (await client.get(`${URL}/${id}/export`)).json()
  t.same(
    exported.events.slice(-6).map(({ event }: { event: string }) => event),
    [
      'candidate.anonymized', 'interview.changed', 'scorecard.changed', 'comment.changed', 'application.changed', 'application.changed'
    ],
    'an interview, a scorecard, a comment and two applications have lost their texts'
  )
  t.equal(exported.events.length, 18)
  const replays = [
    await post(client, URL, PERSON, keys[0]),
    await post(client, `/api/v1/jobs/${jobs[0]?.id}/applications`, { candidateId: id, source: 'fair' }, keys[1]),
    await post(client, `${urls[0]}/comments`, { text: `${MARK}comment` }, keys[2])
  ]
  t.same(replays.map(({ statusCode }) => statusCode), [409, 409, 409], 'kept answers are gone, their keys are not')
  t.same(await placesOf(app, TEXTS), [])
})

t.test('fields that were null before → stay null in the events, as in the objects: no other event tells of them', async t => {
  const client = await createClient(app)
  const { id, urls } = await makePerson(app, client)
  t.equal((await client.send({ method: 'PATCH', url: urls[0], payload: { status: 'in_process' } })).statusCode, 200)
  t.equal((await post(client, `${urls[0]}/offers`, { startDate: '2029-02-01' })).statusCode, 201)
  await anonymize(client, id)
  const events = (await client.get(`${URL}/${id}/export`)).json().events as Array<{ event: string, data: Record<string, unknown> }>
  const dataOf = (name: string) => events.find(({ event }) => event === name)?.data
  const [application, offer] = [dataOf('application.created'), dataOf('offer.created')]
  t.strictSame([application?.code, application?.candidate], [null, undefined])
  t.strictSame([offer?.notes, offer?.reason], [null, null])
  t.notOk('name' in (dataOf('candidate.created') ?? { name: '' }))
})

t.test('the replay of an answer that anonymizing emptied → 409 ANSWER_NOT_KEPT, which is not to be tried again', async t => {
  const client = await createClient(app)
  const key = { 'idempotency-key': randomUUID() }
  const { id } = (await post(client, URL, PERSON, key)).json()
  await anonymize(client, id)
  const replay = await post(client, URL, PERSON, key)
  t.equal(replay.statusCode, 409)
  t.match(replay.json().errors, [{
    code: 'ANSWER_NOT_KEPT', target: 'Idempotency-Key', message: new RegExp(`see /api/v2/candidates/${id}$`)
  }])
  t.notOk('retry-after' in replay.headers)
})

t.test('anonymize again → 200, and nothing happens', async t => {
  const client = await createClient(app)
  const { id } = await makePerson(app, client)
  const key = { 'idempotency-key': randomUUID() }
  const first = await anonymize(client, id, key)
  const second = await anonymize(client, id)
  t.same([second.statusCode, second.body, second.headers.etag], [200, first.body, first.headers.etag])
  const replay = await anonymize(client, id, key)
  t.same([replay.body, replay.headers['idempotent-replayed']], [first.body, 'true'], 'its own answer holds nobody and is repeated')
  const [count] = await app.database.query(sql`
    select count(*) as count from events where company_id = ${client.companyId} and event = 'candidate.anonymized'`)
  t.same(count, { count: 1 })
})

t.test('an anonymized candidate → stands in lists, but no name and no e-mail finds it, and it cannot be changed', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, URL, PERSON)).json()
  const before = (await anonymize(client, id)).json()
  t.same((await client.get(`${URL}?updatedAfter=${before.updatedAt}`)).json().results, [before])
  for (const query of [
    'q=anonymized', 'q=candidate', `q=${MARK}`, `q=anonymized-${id}@`, `email=${before.email}`, `email=${PERSON.email}`,
    `identificationDocument=${PERSON.identificationDocument}`
  ]) {
    t.same((await client.get(`${URL}?${query}`)).json().results, [], query)
  }
  const changed = await client.send({ method: 'PATCH', url: `${URL}/${id}`, payload: { name: 'Back' } })
  t.equal(changed.statusCode, 409)
  t.match(changed.json().errors, [{ code: 'ANONYMIZED', target: 'id' }])
  t.equal((await post(client, URL, PERSON)).statusCode, 201, 'the e-mail is free again')
})

t.test('changes and new applications while a candidate is anonymized → nothing personal is left, nothing hangs', async t => {
  const client = await createClient(app)
  for (let round = 0; round < 5; round++) {
    const { id, urls } = await makePerson(app, client)
    const job = await makeJob(app, client.companyId)
    const answers = await Promise.all([
      client.send({ method: 'PATCH', url: `${URL}/${id}`, payload: { city: `${MARK}late` } }),
      post(client, `${urls[0]}/comments`, { text: `${MARK}late` }, { 'idempotency-key': randomUUID() }),
      anonymize(client, id),
      client.send({ method: 'PATCH', url: urls[0], payload: { notes: `${MARK}late` } }),
      post(client, `/api/v1/jobs/${job.id}/applications`, { candidateId: id })
    ])
    t.ok(
      answers.every(({ statusCode }) => [200, 201, 400, 409].includes(statusCode)),
      answers.map(answer => `${answer.statusCode} ${answer.body}`).join('\n')
    )
    t.same((await client.get(`${URL}/${id}`)).json().city, null)
    const [left] = await app.database.query<{ count: number }>(sql`
      select count(*) as count from events where candidate_id = ${id} and jsonb_strip_nulls(personal) <> '{}'
        and id < (select max(id) from events e where e.candidate_id = ${id} and e.event = 'candidate.anonymized')`)
    t.equal(left?.count, 0)
  }
  t.same(await placesOf(app, [`${MARK}late`]), [], 'what was written at the same time is blanked or was refused')
})

t.test('texts about who is anonymized → 409 ANONYMIZED; moves, states and numbers go on, and no reason is asked for', async t => {
  const client = await createClient(app)
  const { id } = (await post(client, URL, PERSON)).json()
  const jobs = [await makeJob(app, client.companyId), await makeJob(app, client.companyId)]
  const [url = '', other = ''] = await Promise.all(jobs.map(async job => {
    const base = `/api/v1/jobs/${job.id}/applications`
    return `${base}/${(await post(client, base, { candidateId: id, source: 'fair', partnerName: 'Board' })).json().id}`
  }))
  const comment = (await post(client, `${url}/comments`, { text: `${MARK}early` })).headers.location as string
  t.equal((await client.send({ method: 'PUT', url: `${url}/tags`, payload: { name: 'early' } })).statusCode, 201)
  await anonymize(client, id)
  const history = async () => (await client.get(`/api/v2/applications/${url.split('/').at(-1)}/history`)).json().results.length
  const before = await history()

  const texts: Array<['POST' | 'PUT' | 'PATCH', string, object, string[]]> = [
    ['POST', `${url}/comments`, { text: `${MARK}x` }, ['text']], ['PATCH', comment, { text: `${MARK}x` }, ['text']],
    ['PUT', `${url}/tags`, { name: `${MARK}x` }, ['name']],
    ['PATCH', url, { status: 'reproved', reason: `${MARK}x`, notes: `${MARK}x` }, ['reason', 'notes']],
    ['PATCH', url, { status: 'give_up', reason: `${MARK}x` }, ['reason']],
    ['PATCH', url, { source: `${MARK}x`, partnerName: `${MARK}x`, score: 5 }, ['source', 'partnerName']]
  ]
  for (const [method, path, payload, targets] of texts) {
    const refused = await client.send({ method, url: path, payload })
    t.same(
      [refused.statusCode, refused.headers['content-type']],
      [409, 'application/json; charset=utf-8'],
      `${method} ${JSON.stringify(payload)}`
    )
    t.equal(refused.json().detail, targets.map(target => `the candidate is anonymized: ${target} can no longer be written`).join('; '))
  }
  t.equal(await history(), before, 'nothing happened')
  t.same(await placesOf(app, [`${MARK}x`]), [])

  const ok = async (payload: object, path = url) => t.equal(
    (await client.send({ method: 'PATCH', url: path, payload })).statusCode, 200, JSON.stringify(payload)
  )
  await ok({ currentStepId: jobs[0]?.stepIds[1], score: 5, source: 'fair', partnerName: null })
  t.equal((await client.send({ method: 'DELETE', url: `${url}/tags/early` })).statusCode, 204)
  const transitions = async () => (await client.get(`/api/v2/applications/${url.split('/').at(-1)}/allowed-transitions`)).json().allowed
  t.match(await transitions(), [{ status: 'reproved', needsReason: false }])
  for (const status of ['reproved', 'give_up', 'in_process', 'hired']) await ok({ status })
  await ok({ status: 'give_up' }, other)
  t.match((await client.get(url)).json(), { status: 'hired', score: 5, partnerName: null })
  t.equal((await client.send({ method: 'DELETE', url: comment })).statusCode, 204)
})

t.test('anonymize again where something personal is there again → all is blanked anew, and told', async t => {
  const client = await createClient(app)
  const { id, urls } = await makePerson(app, client)
  const first = (await anonymize(client, id)).json()
  const { companyId } = client
  // As after the rows were restored from a backup.
  const restored: Record<string, () => Promise<unknown>> = {
    candidate: async () => await app.database.query(sql`
      update candidates set city = ${`${MARK}again`}, skills = ${[`${MARK}again`]} where company_id = ${companyId} and id = ${id}`),
    comment: async () => await app.database.query(sql`update comments set text = ${`${MARK}again`} where company_id = ${companyId}`),
    application: async () => await app.database.query(sql`
      update applications set withdrawal_reason = ${`${MARK}again`} where company_id = ${companyId} and withdrawn_at is not null`)
  }
  let version = 3
  for (const [what, restore] of Object.entries(restored)) {
    await restore()
    await app.database.query(sql`
      update events set personal = ${JSON.stringify({ city: `${MARK}again` })}
        where company_id = ${companyId} and event = 'candidate.created'`)
    const answer = await anonymize(client, id)
    t.match(answer.headers.etag, new RegExp(`^"${++version}-`), what)
    t.match(answer.json(), { city: null, skills: [], anonymizedAt: first.anonymizedAt })
    t.same(await placesOf(app, [`${MARK}again`]), [])
  }
  const events = (await client.get(`${URL}/${id}/export`)).json().events.map(({ event }: { event: string }) => event)
  t.same(
    events.slice(-5), ['candidate.anonymized', 'candidate.anonymized', 'comment.changed', 'candidate.anonymized', 'application.changed']
  )
  t.match((await client.get(`${urls[0]}/comments`)).json().results, [{ text: /anonymized/ }])
  await app.database.query(sql`
    update events set personal = ${JSON.stringify({ city: `${MARK}again` })}
      where company_id = ${companyId} and event = 'candidate.created'`)
  t.match((await anonymize(client, id)).headers.etag, new RegExp(`^"${version}-`), 'events alone change nothing of the candidate')
  t.same(await placesOf(app, [`${MARK}again`]), [], 'and are blanked')
})

t.test('comments, reasons and their changes at the moment of anonymizing → blanked or refused, whichever comes first', async t => {
  const client = await createClient(app)
  for (let round = 0; round < 6; round++) {
    const { id, urls } = await makePerson(app, client)
    const comment = (await post(client, `${urls[0]}/comments`, { text: `${MARK}first` })).headers.location as string
    const writes = [
      ...urls.flatMap((url, i) => [
        async () => await post(client, `${url}/comments`, { text: `${MARK}during` }),
        async () => await client.send({ method: 'PATCH', url, payload: i === 0 ? { notes: `${MARK}during` } : { reason: `${MARK}during` } })
      ]),
      async () => await client.send({ method: 'PATCH', url: comment, payload: { text: `${MARK}during` } })
    ]
    const anonymizing = async () => {
      const answer = await anonymize(client, id)
      t.equal((await writes[0]?.())?.statusCode, 409, 'one that comes after it')
      return answer
    }
    // Anonymizing begins earlier in each round.
    const answers = await Promise.all([...writes.slice(round), anonymizing, ...writes.slice(0, round)].map(async write => await write()))
    t.same(answers.filter(({ statusCode }) => ![200, 201, 409].includes(statusCode)).map(({ body }) => body), [])
  }
  t.same(await placesOf(app, [`${MARK}during`, `${MARK}first`]), [])
})
