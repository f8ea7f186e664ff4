import sql from 'sql-template-tag'
import { makeCandidate } from '../../factories.js'
import { upload } from '../../forms.js'
import { build, createClient, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { MARK, URL, makePerson, placesOf, post } from '../../person.js'

// What anonymizing takes away from events, and what it leaves: whoever reads the log from its begin later has what GET shows.

const app = await build(t)

/** The object as its events tell it, with all that they tell of fields. */
async function toldOf ({ companyId }: Client, type: string, id: unknown): Promise<Record<string, unknown>> {
  const events = await app.database.query<{ data: object }>(sql`
    select data || coalesce(personal, '{}') as data from events
    where company_id = ${companyId} and entity_type = ${type} and entity_id = ${String(id)} order by id`)
  return Object.assign({}, ...events.map(({ data }) => data)) as Record<string, unknown>
}

const idOf = (url: string) => url.split('/').at(-1)

t.test('the one that stays is anonymized after another was taken apart → comments, offers and files of the other stay', async t => {
  const client = await createClient(app)
  const stays = await makeCandidate(app, client.companyId)
  const { id, urls: [url] } = await makePerson(app, client)
  t.equal((await client.send({ method: 'PATCH', url, payload: { status: 'in_process' } })).statusCode, 200)
  t.equal((await post(client, `${URL}/${stays}/merge`, { duplicateId: id })).statusCode, 200)
  const comment = (await post(client, `${url}/comments`, { text: 'Met at the fair.', code: 'C-1' })).json()
  const offer = (await post(client, `${url}/offers`, { startDate: '2029-02-01', notes: 'As agreed.' })).json()
  const file = (await upload(client, `${url}/attachments`, { fileName: 'As-agreed.pdf' })).json()
  t.equal((await post(client, `${URL}/${id}/unmerge`)).statusCode, 200)
  t.equal((await post(client, `${URL}/${stays}/anonymize`)).statusCode, 200)
  t.match(await toldOf(client, 'comment', comment.id), { text: 'Met at the fair.', code: 'C-1' })
  t.match(await toldOf(client, 'offer', offer.id), { notes: 'As agreed.' })
  t.match(await toldOf(client, 'attachment', file.id), { fileName: 'As-agreed.pdf' })
  t.match(await toldOf(client, 'application', idOf(url)), { candidate: { id } })
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, [MARK, 'Met at the fair', 'As agreed', 'As-agreed']), [], 'until the other is anonymized, too')
  t.strictSame((await toldOf(client, 'comment', comment.id)).changed, ['code', 'text'])
})

t.test('one who was taken apart is anonymized → changes of the one that stays meanwhile stay', async t => {
  const client = await createClient(app)
  const [stays, last] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const { id } = await makePerson(app, client)
  for (const [into, duplicateId] of [[stays, id], [last, stays]]) {
    t.equal((await post(client, `${URL}/${into}/merge`, { duplicateId })).statusCode, 200)
  }
  const payload = { city: 'New', skills: ['sql'] }
  t.equal((await client.send({ method: 'PATCH', url: `${URL}/${last}`, payload })).statusCode, 200)
  for (const each of [stays, id]) t.equal((await post(client, `${URL}/${each}/unmerge`)).statusCode, 200)
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  t.same(await placesOf(app, [MARK]), [])
  for (const each of [stays, last]) {
    const { city, skills, schooling } = (await client.get(`${URL}/${each}`)).json()
    t.strictSame([city, skills, schooling], each === last ? ['New', ['sql'], null] : [null, [], null])
    const told = await toldOf(client, 'candidate', each)
    t.strictSame([told.city, told.skills, told.schooling], [city, skills, schooling])
  }
})

t.test('what hangs below an application is anonymized → its last event has it as it is shown, nested parts too', async t => {
  const client = await createClient(app)
  const { id, urls: [url] } = await makePerson(app, client)
  t.equal((await client.send({ method: 'PATCH', url, payload: { status: 'in_process' } })).statusCode, 200)
  const times = { startsAt: '2029-03-05T10:00:00Z', endsAt: '2029-03-05T11:00:00Z' }
  const interview = await post(client, `${url}/interviews`, { title: 'Talk', kind: 'video', ...times })
  const offer = await post(client, `${url}/offers`, { notes: 'As agreed.', salary: { amount: 10, currency: 'EUR', period: 'month' } })
  t.equal(interview.statusCode, 201, interview.body)
  const made = { interview: interview.json<{ id: number }>(), offer: offer.json<{ id: number }>() }
  const cancel = { status: 'canceled', reason: 'Ill' }
  t.equal((await client.send({ method: 'PATCH', url: `${url}/interviews/${made.interview.id}`, payload: cancel })).statusCode, 200)
  t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
  for (const [type, object] of Object.entries(made)) {
    const shown = (await client.get(`${url}/${type}s/${object.id}`)).json<Record<string, unknown>>()
    const [last] = await app.database.query<{ data: object }>(sql`
      select data from events where company_id = ${client.companyId} and entity_type = ${type} order by id desc limit 1`)
    const { changed, ...data } = last?.data as Record<string, unknown>
    t.ok(Array.isArray(changed))
    // Gated fields are in no event.
    const { salary: _, customFields: __, ...open } = shown
    t.match(data, open, type)
  }
})

t.test('anonymized twice → comments are told as they are', async t => {
  const client = await createClient(app)
  const { id } = await makePerson(app, client)
  for (const time of ['first', 'second']) {
    t.equal((await post(client, `${URL}/${id}/anonymize`)).statusCode, 200)
    const [comment] = (await client.get('/api/v2/comments')).json().results
    t.match(comment.text, /^\[blanked/)
    const told = await toldOf(client, 'comment', comment.id)
    t.strictSame([told.text, told.changed], [comment.text, ['text']], time)
  }
})
