import t from 'tap'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { build, createClient, type Client } from '../helper.js'

const app = await build(t)

const SHORT = ['id', 'updatedAt', 'version']

t.test('POST …/applications without applications:read → no name and no e-mail, by id, by e-mail, in a dry run and in a replay', async t => {
  const { companyId } = await createClient(app)
  const writer = await createClient(app, { companyId, scopes: ['applications:write'] })
  const email = 'hidden@example.com'
  const candidateId = await makeCandidate(app, companyId, { name: 'Hidden', lastName: 'Hidden', email })
  const apply = async (payload: object, query = '', headers = {}) =>
    await writer.send({
      method: 'POST', url: `/api/v1/jobs/${(await makeJob(app, companyId, { name: 'Hidden' })).id}/applications${query}`, payload, headers
    })
  for (const payload of [{ candidateId }, { manualCandidate: { name: 'A', lastName: 'B', email } }]) {
    for (const query of ['', '?validateOnly=true']) {
      const response = await apply(payload, query)
      t.equal(response.statusCode, 201)
      t.same(Object.keys(response.json()).sort(), SHORT)
    }
  }
  const url = `/api/v1/jobs/${(await makeJob(app, companyId)).id}/applications`
  const [first, again] = [
    await writer.send({ method: 'POST', url, payload: { candidateId }, headers: { 'idempotency-key': 'k' } }),
    await writer.send({ method: 'POST', url, payload: { candidateId }, headers: { 'idempotency-key': 'k' } })
  ]
  t.same([again.headers['idempotent-replayed'], again.body, again.headers.etag], ['true', first.body, first.headers.etag])
  const refused = await writer.send({ method: 'POST', url, payload: { candidateId } })
  t.equal(refused.statusCode, 409)
  t.notMatch(refused.body, /hidden/i)
})

t.test('a dry run of an application → embeds no candidate that only candidates:read shows; the application itself does', async t => {
  const { companyId } = await createClient(app)
  const candidateId = await makeCandidate(app, companyId, { name: 'Hidden' })
  const url = `/api/v1/jobs/${(await makeJob(app, companyId)).id}/applications`
  const apply = async (client: Client, query: string) => (await client.send({
    method: 'POST',
    url: url +
    query,
    payload: { candidateId }
  })).json()
  const narrow = await createClient(app, { companyId, scopes: ['applications:write', 'applications:read'] })
  const wide = await createClient(app, { companyId, scopes: ['applications:write', 'applications:read', 'candidates:read'] })
  t.same(Object.keys(await apply(narrow, '?validateOnly=true')).sort(), SHORT)
  t.equal((await apply(wide, '?validateOnly=true')).candidate.name, 'Hidden')
  t.equal((await apply(narrow, '')).candidate.name, 'Hidden')
})

t.test('If-Match with what a short answer gave → holds; with the scope to read the same change is answered whole', async t => {
  const { companyId } = await createClient(app)
  const writer = await createClient(app, { companyId, scopes: ['candidates:write'] })
  const both = await createClient(app, { companyId, scopes: ['candidates:write', 'candidates:read'] })
  const url = `/api/v2/candidates/${await makeCandidate(app, companyId)}`
  const patch = async (client: Client, city: string, etag: string) => await client.send({
    method: 'PATCH', url, payload: { city }, headers: { 'if-match': etag }
  })
  const first = await patch(writer, 'Recife', '*')
  t.match(first.json(), { version: 2 })
  const second = await patch(both, 'Olinda', first.headers.etag as string)
  t.match(second.json(), { city: 'Olinda', email: /@/ })
  t.equal((await patch(writer, 'Natal', first.headers.etag as string)).statusCode, 412)
})

t.test('anonymize with privacy:write alone → which candidate, and its version', async t => {
  const { companyId } = await createClient(app)
  const officer = await createClient(app, { companyId, scopes: ['privacy:write'] })
  const id = await makeCandidate(app, companyId)
  await makeApplication(app, companyId, { candidateId: id })
  t.match((await officer.send({ method: 'POST', url: `/api/v2/candidates/${id}/anonymize` })).json(), { id, version: 2, updatedAt: /Z$/ })
})
