import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { request, sendRaw } from '../raw.js'
import { VERSIONS_WITH_TOY as VERSIONS } from '../toy-v3/index.js'

const api = await build(t, {}, VERSIONS)
const client = await createClient(api)

t.test('NUL in a parameter → 400 that names it', async t => {
  for (const [query, target] of [
    ['jobId=%00', 'jobId'], ['code=a%00b', 'code'], ['source=%00', 'source'], ['customFields[x]=%00', 'customFields[x]'],
    ['customFields[%00]=1', 'customFields[\0]'], ['jobId=1&code=a&code=%00', 'code']
  ] as const) {
    const { errors } = (await client.get(`/api/v2/applications?${query}`)).json() as { errors: Array<{ code: string, target: string }> }
    t.strictSame(errors.map(({ code, target }) => [code, target]), [['BAD_ARGUMENT', target]], query)
  }
  t.match((await client.get('/api/v1/jobs?perPage=%00')).json(), { title: 'Validation Error', detail: 'perPage must be an integer' })
  t.equal((await client.get('/api/v2/applications?%00=1')).headers['x-ignored-parameters'], '%00', 'an unknown one is ignored')
  t.equal((await api.inject('/api/v2/applications?jobId=%00')).statusCode, 401, 'who may ask comes first')
})

t.test('a parameter with values by key, also sent without a key → 400 that names it', async t => {
  for (const query of ['customFields=a&customFields[x]=1', 'customFields[x]=1&customFields=a', 'customFields[]=1&customFields[x]=1']) {
    for (const path of ['v1/jobs', 'v2/jobs', 'v2/candidates']) {
      const answer = await client.get(`/api/${path}?${query}`)
      t.equal(answer.statusCode, 400, `${path}?${query}`)
      t.match(answer.body, 'customFields must be', `${path}?${query}`)
    }
  }
})

t.test('an unknown parameter with an emoji where its name is cut → ignored', async t => {
  for (const length of [62, 63, 64]) {
    const name = `${'a'.repeat(length)}%F0%9F%98%80`
    const { statusCode, headers } = await client.get(`/api/v1/jobs?${name}=1`)
    t.equal(statusCode, 200, `${length} letters before it`)
    t.match(headers['x-ignored-parameters'], /^a{62}/)
  }
})

t.test('a whole number of any size → the error says which limit it breaks', async t => {
  for (const number of ['9007199254740993', '99999999999999999999', '9'.repeat(300)]) {
    t.equal((await client.get(`/api/v1/jobs?perPage=${number}`)).json().detail, 'perPage must be at most 100', number)
    t.equal((await client.get(`/api/v1/jobs?page=-${number}`)).json().detail, 'page must be at least 1', number)
  }
  t.equal((await client.get(`/api/v1/jobs?perPage=${'9'.repeat(400)}`)).json().detail, 'perPage must be an integer')
})

t.test('bytes that HTTP does not allow, after a request on the same connection → the body of the version in their URL', async t => {
  const first = 'GET /api/v1/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const { name: version } of VERSIONS) {
    const bytes = Buffer.from(`${first}${request(`/api/${version}/jobs?code=\u00e9`)}`)
    const { body } = await sendRaw(api, bytes)
    const last = body.slice(body.lastIndexOf('\r\n\r\n') + 4)
    t.equal('errors' in JSON.parse(last), version === 'v2', version)
    t.match(last, /the URL must be percent-encoded ASCII/)
  }
})
