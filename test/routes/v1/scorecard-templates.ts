import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'
import { makeJob } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>

const rating = (key: string, more: Json = {}) => ({ key, label: key, kind: 'rating', ...more })

async function start () {
  const client = await createClient(app)
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: Json) =>
    await client.send({ method, url: `/api/${path}`, ...(payload === undefined ? {} : { payload }) })
  const make = async (body: Json = {}) => {
    const made = await send('POST', 'v1/scorecard-templates', { name: 'Interview', criteria: [rating('skill')], ...body })
    return { ...made.json<Json>(), response: made } as Json
  }
  const job = await makeJob(app, client.companyId)
  return { client, send, make, job }
}

t.test('criteria → as they were sent, in their order; a change replaces all of them, with an event', async t => {
  const { send, make } = await start()
  const criteria = [rating('skill', { weight: 2, isRequired: true }), { key: 'notes', label: 'Notes', kind: 'text' }, rating('attitude')]
  const { id, ...made } = await make({ code: 'TECH', criteria })
  t.same(made.criteria, criteria)
  t.same((await send('GET', `v2/scorecard-templates/${id}`)).json().criteria, criteria)
  const patch = { criteria: [{ key: 'may_start', label: 'Can start', kind: 'yes_no' }] }
  t.same((await send('PATCH', `v1/scorecard-templates/${id}`, patch)).json().criteria, patch.criteria)
  t.same((await send('PATCH', `v1/scorecard-templates/${id}`, patch)).json().updatedAt,
    (await send('GET', `v1/scorecard-templates/${id}`)).json().updatedAt, 'equal criteria change nothing')
  let own: Json[] = []
  await waitFor(async () => {
    const { results } = (await send('GET', 'v2/events?entity=scorecard-template')).json<{ results: Json[] }>()
    own = results.filter(({ data }) => data.id === id)
    return own.length === 2
  })
  t.same(own.map(({ event }) => event), ['scorecard-template.created', 'scorecard-template.changed'])
  t.same(own[1]?.data.changed, ['criteria'])
})

t.test('keys that come twice, weights of what is no rating, unknown kinds → a 400 that names each', async t => {
  const { send, make } = await start()
  const criteria = [rating('skill'), rating('skill'), { key: 'notes', label: 'Notes', kind: 'text', weight: 2 }]
  const expected = ['criteria.1.key', 'criteria.2.weight']
  const { response } = await make({ criteria })
  t.equal(response.statusCode, 400, response.body)
  t.match(response.body, new RegExp(expected.join('[^]*')))
  const { id } = await make({ code: 'A' })
  for (const bad of [
    await send('PATCH', `v1/scorecard-templates/${id}`, { criteria }),
    await send('PUT', 'v1/scorecard-templates/by-code/A', { name: 'A', criteria }),
    (await make({ criteria: [] })).response,
    (await make({ criteria: [{ key: 'Bad Key', label: 'x', kind: 'rating' }] })).response,
    (await make({ criteria: [{ key: 'a', label: 'x', kind: 'stars' }] })).response,
    (await make({ criteria: [rating('a', { weight: 0 })] })).response
  ]) t.equal(bad.statusCode, 400, bad.body)
})

t.test('a step names a template, by id or by code → shown in both versions; the template is not deleted while it does', async t => {
  const { send, make, job } = await start()
  const [{ id }, other] = [await make({ code: 'TECH' }), await make({ code: 'TALK' })]
  const steps = `v1/jobs/${job.id}/steps`
  const added = (await send('POST', steps, { name: 'Work sample', scorecardTemplateCode: 'TECH' })).json<Json>()
  t.equal(added.scorecardTemplateId, id)
  t.equal((await send('GET', `v2/steps/${added.id}`)).json().scorecardTemplateId, id)
  const refused = await send('DELETE', `v1/scorecard-templates/${id}`)
  t.equal(refused.statusCode, 409, refused.body)
  t.match(refused.body, /the scorecard template is used by 1 step/)

  const changed = await send('PATCH', `${steps}/${added.id}`, { scorecardTemplateId: other.id })
  t.equal(changed.json().scorecardTemplateId, other.id, changed.body)
  t.equal((await send('PATCH', `${steps}/${added.id}`, { order: 2 })).json().scorecardTemplateId, other.id)
  t.equal((await send('DELETE', `v1/scorecard-templates/${id}`)).statusCode, 204)
  t.equal((await send('PATCH', `${steps}/${added.id}`, { scorecardTemplateId: null })).json().scorecardTemplateId, null)
  t.equal((await send('DELETE', `v1/scorecard-templates/${other.id}`)).statusCode, 204)
})

t.test('a template that is archived, unknown, or of another company → no step takes it; one that has it keeps it', async t => {
  const { send, make, job } = await start()
  const { make: makeElsewhere } = await start()
  const { id } = await make()
  const steps = `v1/jobs/${job.id}/steps`
  const step = (await send('POST', steps, { name: 'Work sample', scorecardTemplateId: id })).json<Json>()
  await send('PATCH', `v1/scorecard-templates/${id}`, { archived: true })
  t.equal((await send('PATCH', `${steps}/${step.id}`, { name: 'Sample' })).json().scorecardTemplateId, id)
  for (const scorecardTemplateId of [id, 999_999_999, (await makeElsewhere()).id]) {
    const refused = await send('POST', steps, { name: 'Talk', scorecardTemplateId })
    t.equal(refused.statusCode, 400, refused.body)
    t.match(refused.body, /scorecardTemplateId/)
  }
})

t.test('templates need scorecards:read, and scorecards:write to change', async t => {
  const { companyId } = await createClient(app)
  const reader = await createClient(app, { companyId, scopes: ['scorecards:read'] })
  const other = await createClient(app, { companyId, scopes: ['structure:read', 'structure:write'] })
  const body = { name: 'Interview', criteria: [rating('skill')] }
  t.equal((await reader.get('/api/v1/scorecard-templates')).statusCode, 200)
  t.equal((await reader.send({ method: 'POST', url: '/api/v1/scorecard-templates', payload: body })).statusCode, 403)
  t.equal((await other.get('/api/v2/scorecard-templates')).statusCode, 403)
  t.equal((await other.send({ method: 'POST', url: '/api/v1/scorecard-templates', payload: body })).statusCode, 403)
})
