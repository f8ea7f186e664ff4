import sql from 'sql-template-tag'
import { pdf, type Part } from '../../../trials/shared/forms.js'
import { makeJob } from '../../factories.js'
import { sendForm } from '../../forms.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

// Applications that come with their résumé, in one form.

const app = await sharedApp()
const ADA = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }

async function start () {
  const owner = await createClient(app)
  const page = await createClient(app, { companyId: owner.companyId, scopes: ['applications:submit'] })
  const job = await makeJob(app, owner.companyId)
  return { owner, page, job, url: `/api/v1/jobs/${job.id}/applications` }
}

const resume = (value: string | Buffer = pdf()): Part => ({ name: 'resume', value, fileName: 'ada.pdf', type: 'application/pdf' })
const json = (body: unknown, more: object = {}): Part => ({ name: 'application', value: JSON.stringify(body), ...more })
const of = (email: string) => ({ manualCandidate: { ...ADA, email } })
const codeOf = ({ statusCode, headers }: Awaited<ReturnType<Client['send']>>) => [statusCode, headers['x-error-code']]
const filesOf = async (owner: Client) => (await owner.get('/api/v2/attachments')).json().results
/** Files whose bytes are stored, whether or not an object has them. */
const stored = async ({ companyId }: Client) => (await app.database.query(sql`
  select distinct file_id from file_chunks where company_id = ${companyId}`)).length

t.test('a form with an application and its résumé → both are there, of a token that may do nothing else', async t => {
  const { owner, page, url } = await start()
  for (const [index, part] of [
    json(of('a@example.com')), json(of('b@example.com'), { type: 'application/json' }),
    json(of('c@example.com'), { type: 'application/json', fileName: 'blob' })
  ].entries()) {
    const answer = await sendForm(page, url, index === 0 ? [resume(), part] : [part, resume()])
    t.same([answer.statusCode, answer.body, answer.headers.location], [201, '', undefined], answer.body)
  }
  const applications = (await owner.get('/api/v2/applications?expand=candidate')).json().results
  t.match(applications, [{ candidate: { email: 'a@example.com' } }, { candidate: { email: 'b@example.com' } }, {
    candidate: { email: 'c@example.com' }, attachmentCount: 1
  }])
  const [file] = await filesOf(owner)
  t.match(file, { applicationId: applications[0].id, kind: 'resume', fileName: 'ada.pdf', contentType: 'application/pdf' })
  const content = await owner.get(`${url}/${file.applicationId}/attachments/${file.id}/content`)
  t.ok(content.rawPayload.equals(pdf()))
  const events = (await app.database.query<{ event: string }>(sql`
    select event from events where company_id = ${owner.companyId} order by id limit 3`)).map(({ event }) => event)
  t.same(events, ['candidate.created', 'application.created', 'attachment.created'])
  t.equal((await page.send({ method: 'POST', url, payload: of('d@example.com') })).statusCode, 201, 'and JSON as before')
})

t.test('somebody who applied before → the same answer, and no file stays', async t => {
  const { owner, page, url } = await start()
  const send = async (email: string) => await sendForm(page, url, [json(of(email)), resume(pdf(Math.random().toString()))])
  const answers = [await send('ada@example.com'), await send('ada@example.com'), await send('ADA@example.com')]
  t.same(answers.map(({ statusCode, body }) => [statusCode, body]), [[201, ''], [201, ''], [201, '']])
  t.equal((await filesOf(owner)).length, 1)
  // The bytes go after the answer.
  await waitFor(async () => await stored(owner) === 1)
})

t.test('a form that is not right → names what is wrong, and leaves nothing', async t => {
  const { owner, page, job, url } = await start()
  const person = json(of('ada@example.com'))
  for (const [parts, status, named] of [
    [[person], 400, 'resume'], [[resume()], 400, 'application'], [[person, resume(), json(of('x@example.com'))], 400, 'application'],
    [[json({ manualCandidate: { ...ADA, email: 'nowhere' } }), resume()], 400, 'application.manualCandidate.email'],
    [[json({ ...of('a@example.com'), score: 3 }), resume()], 403, 'nothing else'],
    [[{ name: 'application', value: '{"manual' }, resume()], 400, 'application'],
    [[{ name: 'application', value: '{"__proto__":{}}' }, resume()], 400, 'application'],
    [[json('x'.repeat(140_000)), resume()], 400, 'application'],
    [[json('x'.repeat(140_000), { fileName: 'blob' }), resume()], 400, 'application'],
    [[person, resume('')], 400, 'resume'], [[person, resume('<html>')], 415, 'resume'],
    [[person, { name: 'resume', value: 'text' }], 400, 'resume'], [[person, resume(), { name: 'kind', value: 'resume' }], 400, 'kind']
  ] as Array<[Part[], number, string]>) {
    const answer = await sendForm(page, url, parts)
    t.match([answer.statusCode, answer.json().detail], [status, named], `${named}: ${answer.body}`)
  }
  t.equal((await page.send({ method: 'POST', url })).statusCode, 400, 'no body at all')
  await app.database.query(sql`update jobs set status = 'closed' where company_id = ${owner.companyId} and id = ${job.id}`)
  t.same(codeOf(await sendForm(page, url, [person, resume()])), [409, 'JOB_NOT_OPEN'])
  t.same(codeOf(await sendForm(page, `${url}?validateOnly=true`, [person, resume()])), [403, 'FORBIDDEN'])
  t.same([(await filesOf(owner)).length, await stored(owner)], [0, 0])
})

t.test('the same form again with its key → the same answer once; another file under the key → 422', async t => {
  const { owner, page, url } = await start()
  const headers = { 'idempotency-key': 'one' }
  const send = async (file: string) => await sendForm(page, url, [json(of('ada@example.com')), resume(pdf(file))], headers)
  t.equal((await send('first')).statusCode, 201)
  const again = await send('first')
  t.same([again.statusCode, again.headers['idempotent-replayed']], [201, 'true'])
  t.same(codeOf(await send('other')), [422, 'IDEMPOTENCY_KEY_REUSED'])
  t.same([(await filesOf(owner)).length, await stored(owner)], [1, 1])
})

t.test('a token with applications:write → gets the application with its file; a dry run keeps neither', async t => {
  const { owner, url } = await start()
  const dry = await sendForm(owner, `${url}?validateOnly=true`, [json(of('ada@example.com')), resume()])
  t.match([dry.statusCode, dry.json()], [201, { attachmentCount: 1 }], dry.body)
  t.same([(await filesOf(owner)).length, await stored(owner)], [0, 0])
  const made = await sendForm(owner, url, [json({ ...of('ada@example.com'), code: 'APP-1' }), resume()])
  const { id } = made.json()
  t.equal(made.headers.location, `${url}/${id}`)
  t.same((await owner.get(`${url}/${id}`)).json(), made.json())
})
