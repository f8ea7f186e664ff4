import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { createClient, sharedApp, type Client } from '../helper.js'
import { t } from '../part.js'

const app = await sharedApp()

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
      t.same([response.statusCode, response.body, 'etag' in response.headers, 'location' in response.headers],
        [201, '', query === '', query === ''], 'a dry run names nothing that is not there')
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
    url: url + query,
    payload: { candidateId }
  }))
  const narrow = await createClient(app, { companyId, scopes: ['applications:write', 'applications:read'] })
  const wide = await createClient(app, { companyId, scopes: ['applications:write', 'applications:read', 'candidates:read'] })
  t.equal((await apply(narrow, '?validateOnly=true')).body, '')
  t.equal((await apply(wide, '?validateOnly=true')).json().candidate.name, 'Hidden')
  t.equal((await apply(narrow, '')).json().candidate.name, 'Hidden')
})

t.test('If-Match with the tag of an answer without a body → holds; with the scope to read the same change is answered whole', async t => {
  const { companyId } = await createClient(app)
  const writer = await createClient(app, { companyId, scopes: ['candidates:write'] })
  const both = await createClient(app, { companyId, scopes: ['candidates:write', 'candidates:read'] })
  const url = `/api/v2/candidates/${await makeCandidate(app, companyId)}`
  const patch = async (client: Client, city: string, etag: string) => await client.send({
    method: 'PATCH', url, payload: { city }, headers: { 'if-match': etag }
  })
  const first = await patch(writer, 'Recife', '*')
  t.same([first.statusCode, first.body], [204, ''])
  t.equal((await both.get(url)).headers.etag, first.headers.etag, 'it is the tag that a reader gets')
  const second = await patch(both, 'Olinda', first.headers.etag as string)
  t.match(second.json(), { city: 'Olinda', email: /@/ })
  t.equal((await patch(writer, 'Natal', first.headers.etag as string)).statusCode, 412)
})

t.test('anonymize with privacy:write alone → no body, and the tag', async t => {
  const { companyId } = await createClient(app)
  const officer = await createClient(app, { companyId, scopes: ['privacy:write'] })
  const id = await makeCandidate(app, companyId)
  await makeApplication(app, companyId, { candidateId: id })
  const { statusCode, body, headers: { etag } } = await officer.send({ method: 'POST', url: `/api/v2/candidates/${id}/anonymize` })
  t.match([statusCode, body, etag], [204, '', /^"2-/])
})

t.test('Prefer: return=minimal → no body where that would be the object; 201 stays, 200 is 204; with Location and ETag', async t => {
  const client = await createClient(app)
  const prefer = { prefer: 'respond-async, return=minimal; foo, handling=strict' }
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object, headers: object = prefer) => {
    const { statusCode, body, headers: { etag, location, 'preference-applied': applied, 'content-type': type } } =
      await client.send({ method, url: `/api/v1${url}`, payload: payload as object, headers: headers as Record<string, string> })
    return { statusCode, body, etag, location, applied, type }
  }
  const made = await send('POST', '/departments', { code: 'D', name: 'Sales' })
  t.match(made, { statusCode: 201, body: '', etag: /^"1-/, location: /^\/api\/v1\/departments\/\d+$/, type: undefined })
  t.equal(made.applied, 'handling=strict, return=minimal', 'in the order of the documents')
  t.equal((await client.get(String(made.location))).headers.etag, made.etag)
  const changed = await send('PUT', '/departments/by-code/D', { name: 'Sales 2' }, { ...prefer, 'if-match': made.etag })
  t.match(changed, { statusCode: 204, body: '', etag: /^"2-/, location: undefined })
  t.equal((await client.get(String(made.location))).headers.etag, changed.etag)
  const missing = await send('PATCH', '/departments/999999', { name: 'X' })
  t.match(missing, { statusCode: 404, body: /department/, applied: 'handling=strict' })
  const trial = await send('PATCH', String(made.location).slice(7), { name: 'Sales 3' }, { prefer: 'return=minimal' })
  t.same([trial.statusCode, trial.applied], [204, 'return=minimal'])
  const dry = await send('POST', '/departments?validateOnly=true', { name: 'Other' }, { prefer: 'return=minimal' })
  t.same(dry, { statusCode: 201, body: '', etag: undefined, location: undefined, applied: 'return=minimal', type: undefined })
  t.same((await send('DELETE', String(made.location).slice(7), undefined, { prefer: 'return=minimal' })).applied, undefined)
  for (const whole of ['return=representation', 'return=representation, return=minimal', 'return=nothing']) {
    const shown = await send('POST', '/departments', { name: 'Whole' }, { prefer: whole })
    t.match(shown, { statusCode: 201, body: /Whole/, applied: undefined }, whole)
  }
})

t.test('a replay → is the first response, whatever is preferred now', async t => {
  const client = await createClient(app)
  const send = async (key: string, prefer: string) => {
    const { statusCode, body, headers } = await client.send({
      method: 'POST', url: '/api/v1/roles', payload: { name: key }, headers: { 'idempotency-key': key, prefer }
    })
    return [statusCode, body, headers.etag, headers.location, headers['preference-applied']]
  }
  const whole = await send('whole', 'handling=lenient')
  t.same(await send('whole', 'return=minimal, handling=lenient'), whole)
  const minimal = await send('minimal', 'return=minimal')
  t.match(minimal, [201, '', /^"1-/, /^\/api/, 'return=minimal'])
  t.same(await send('minimal', ''), [...minimal.slice(0, 4), undefined])
})

t.test('a response that shows a secret → keeps its body', async t => {
  const { companyId } = await createClient(app)
  const { send } = await createClient(app, { companyId, scopes: ['webhooks:write', 'candidates:read'] })
  const payload = { action: 'candidate.created', postbackUrl: 'https://example.com/blind' }
  const made = await send({ method: 'POST', url: '/api/v1/webhooks', payload, headers: { prefer: 'return=minimal' } })
  t.match([made.statusCode, made.json(), made.headers['preference-applied']], [201, { secret: /^whsec_/, ...payload }, undefined])
})
