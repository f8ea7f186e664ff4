import { upload } from '../../forms.js'
import { makeJob } from '../../factories.js'
import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const day = (number: number) => `2024-05-${String(number).padStart(2, '0')}T09:00:00.000Z`

async function start () {
  const client = await createClient(app)
  const job = await makeJob(app, client.companyId, { numVacancies: 5 })
  const base = `/api/v1/jobs/${job.id}/applications`
  const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await client.send({ method, url, ...(payload === undefined ? {} : { payload }) })
    t.ok(answer.statusCode < 300, `${method} ${url}: ${answer.body}`)
    return answer.body === '' ? {} : answer.json()
  }
  const apply = async (more: object = {}) =>
    await send('POST', base, { manualCandidate: { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }, ...more })
  const read = async (id: number) => (await client.get(`/api/v2/applications/${id}`)).json()
  return { client, job, base, send, apply, read }
}

t.test('comments, files, offers, tags, moves → the time of the last; other changes leave it', async t => {
  const { client, job, base, send, apply, read } = await start()
  const made = await apply()
  t.equal(made.lastActivityAt, made.createdAt)
  const url = `${base}/${made.id}`
  let before = await read(made.id)
  t.same(before.lastActivityAt, made.lastActivityAt)
  const past = (await client.get('/api/v2/events')).json().results
  /** Does it, and looks at the application before and after. */
  const does = async (what: string, work: () => Promise<any>, isActive = true): Promise<any> => {
    await new Promise(resolve => setTimeout(resolve, 2))
    const answer = await work()
    const after = await read(made.id)
    t.equal(after.lastActivityAt > before.lastActivityAt, isActive, what)
    const [{ lastActivityAt: _, attachmentCount: _n, ...was }, { lastActivityAt, attachmentCount, ...is }] = [before, after]
    before = after
    return { answer, lastActivityAt, isSame: JSON.stringify(was) === JSON.stringify(is) }
  }
  const patch = async (payload: object) => await send('PATCH', url, payload)
  const comment = await does('a comment', async () => await send('POST', `${url}/comments`, { text: 'Hello' }))
  t.same([comment.lastActivityAt, comment.isSame], [comment.answer.createdAt, true], 'without a new version, and without updatedAt')
  const commented = `${url}/comments/${comment.answer.id}`
  t.ok((await does('a changed comment', async () => await send('PATCH', commented, { text: 'Bye' }))).isSame)
  t.ok((await does('a deleted comment', async () => await send('DELETE', commented))).isSame)
  const file = await does('a file', async () => (await upload(client, `${url}/attachments`, { kind: 'resume' })).json())
  t.same([file.lastActivityAt, file.isSame], [file.answer.createdAt, true])
  const offer = await does('an offer', async () => await send('POST', `${url}/offers`, { startDate: '2029-02-01' }))
  t.same([offer.lastActivityAt, offer.isSame], [offer.answer.createdAt, true])
  await does('a sent offer', async () => await send('PATCH', `${url}/offers/${offer.answer.id}`, { status: 'sent' }))
  await does('a tag', async () => await send('PUT', `${url}/tags`, { name: 'remote' }))
  await does('a tag that goes', async () => await send('DELETE', `${url}/tags/remote`))
  const move = await does('a move', async () => await patch({ currentStepId: job.stepIds[1] }))
  t.same([move.lastActivityAt, move.answer.lastActivityAt], [move.answer.updatedAt, move.lastActivityAt])
  await does('a score', async () => await patch({ score: 7 }), false)
  const rejection = await does('a rejection', async () => await patch({ status: 'reproved', reason: 'No' }))
  t.equal(rejection.answer.lastActivityAt, rejection.lastActivityAt, 'the offer that it withdraws is of the same time')

  const { results } = (await client.get('/api/v2/events?maxPageSize=100')).json()
  t.ok(results.length > past.length + 10)
  t.notOk(JSON.stringify(results).includes('lastActivityAt'), 'in no event')
  const lines = (await client.get('/api/v2/exports/applications')).body.split('\n')
  t.equal(JSON.parse(lines[0] as string).lastActivityAt, rejection.lastActivityAt)
  const [listed] = (await client.get(`${base}?fields=lastActivityAt`)).json().results
  t.same(listed, { lastActivityAt: rejection.lastActivityAt })
})

t.test('history from another system → the last of its times, in whatever order it comes', async t => {
  const { client, base, send, read } = await start()
  const person = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }
  const { results: [{ body }] } = await send('POST', `${base}/by-code/bulk`, { items: [{
    code: 'A-1', at: day(1), manualCandidate: person, comments: [{ code: 'C-1', at: day(5), text: 'Hello' }]
  }] })
  const last = async () => (await read(body.id)).lastActivityAt
  t.equal(await last(), day(5))
  await send('PATCH', `${base}/${body.id}`, { currentStepCode: 'interview', at: day(3) })
  t.equal(await last(), day(5), 'a move before it')
  await send('PUT', `${base}/${body.id}/tags`, { name: 'remote', at: day(7) })
  t.equal(await last(), day(7))
  await send('PATCH', `${base}/${body.id}`, { status: 'reproved', reason: 'No', at: day(9) })
  t.equal(await last(), day(9))
  t.match((await client.get('/api/v2/applications')).json().results, [{ lastActivityAt: day(9) }])
})
