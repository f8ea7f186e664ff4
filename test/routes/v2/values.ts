import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { now } from '../../../src/domain/shared/clock.js'

const app = await sharedApp()

const CANDIDATES = '/api/v2/candidates'
const JOBS = '/api/v1/jobs'
const BRANCHES = '/api/v1/branches'
const PERSON = { name: 'Ada', lastName: 'Moreira', email: 'ada@example.com' }
const client = await createClient(app)
const send = async (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object, by: Client = client) =>
  await by.send({ method, url, payload })
/** Each fault of a refused request: v1 has one, in `detail`. */
const faults = (answer: { statusCode: number, json: () => any }): string => {
  if (answer.statusCode !== 400) throw new Error(`${answer.statusCode} ${JSON.stringify(answer.json())}`)
  const { detail, errors } = answer.json()
  return detail ?? errors.map(({ message }: { message: string }) => message).join('; ')
}

t.test('country → a code of ISO 3166; where another one is common, the failure names the right one', async t => {
  const places: Array<[string, object]> = [
    [BRANCHES, { name: 'Lisboa' }], [JOBS, { name: 'Engineer' }], [CANDIDATES, PERSON]
  ]
  for (const [url, body] of places) {
    const of = async (country: string) => await send('POST', `${url}?validateOnly=true`, { ...body, country })
    for (const country of ['GB', 'GR', 'AQ', 'BQ']) t.equal((await of(country)).statusCode, 201, `${url} ${country}`)
    t.match(faults(await of('UK')), 'country must be an ISO 3166 country code: send GB for UK', url)
    t.match(faults(await of('EL')), 'country must be an ISO 3166 country code: send GR for EL', url)
    for (const country of ['XX', 'ZZ', 'XK', 'EU', 'SU', 'AN', 'AA', 'br', 'Brazil', '']) {
      t.match(faults(await of(country)), 'country must be an ISO 3166 country code of two capital letters, such as BR', `${url} ${country}`)
    }
  }
  t.match(faults(await send('PATCH', '/api/v1/company', { country: 'UK' })), 'send GB for UK')
  t.match(faults(await send('POST', CANDIDATES, { ...PERSON, countryOfOrigin: 'UK' })), /^countryOfOrigin must .* send GB for UK$/)
  t.match(faults(await client.get(`${JOBS}?country=UK`)), 'send GB for UK')
})

t.test('country → one that was kept before stays, and other fields can be changed', async t => {
  const { id } = (await send('POST', BRANCHES, { name: 'London', country: 'GB' })).json()
  await app.database.query(sql`update branches set country = 'UK' where company_id = ${client.companyId} and id = ${id}`)
  const changed = await send('PATCH', `${BRANCHES}/${id}`, { city: 'London' })
  t.match([changed.statusCode, changed.json()], [200, { city: 'London', country: 'UK' }])
  t.match(faults(await send('PATCH', `${BRANCHES}/${id}`, { country: 'UK' })), 'send GB for UK')
})

t.test('a name of blanks → 400, wherever one is taken', async t => {
  const { id: jobId } = (await send('POST', JOBS, { name: 'Engineer' })).json()
  const places: Array<['POST' | 'PATCH', string, (text: string) => object]> = [
    ['POST', CANDIDATES, lastName => ({ ...PERSON, lastName })],
    ['POST', JOBS, name => ({ name })],
    ['PATCH', `${JOBS}/${jobId}`, name => ({ name })],
    ['POST', `${JOBS}/${jobId}/steps`, name => ({ name })],
    ['POST', BRANCHES, name => ({ name })],
    ['POST', '/api/v1/users', name => ({ name, email: 'blank@example.com' })],
    ['POST', '/api/v1/tokens', name => ({ name, scopes: ['jobs:read'] })],
    ['PATCH', '/api/v1/company', name => ({ name })],
    ['POST', '/api/v1/custom-fields', label => ({ entity: 'job', key: 'blank', type: 'text', label })],
    ['POST', `${JOBS}/${jobId}/applications`, name => ({ manualCandidate: { ...PERSON, name } })]
  ]
  for (const [method, url, body] of places) {
    for (const blank of [' ', '\t\n', '\u00a0\u3000', '\u200b', '\u2800\u00ad\u3164']) {
      t.match(faults(await send(method, url, body(blank))), /(name|Name|label) must not be blank$/, `${url} ${JSON.stringify(blank)}`)
    }
  }
  t.equal((await send('POST', JOBS, { name: ' \u200d👩‍💻 ' })).json().name, ' \u200d👩‍💻 ', 'it is kept as it was sent')
})

t.test('other texts of blanks, and currencies that are none → 400', async t => {
  t.match(faults(await send('POST', `${JOBS}/1/applications/1/comments`, { text: ' ' })), 'text must not be blank')
  t.match(faults(await send('PUT', `${JOBS}/1/applications/1/tags`, { name: '\u200b' })), 'name must not be blank')
  t.match(faults(await send('POST', CANDIDATES, { ...PERSON, skills: ['\t'], mobileNumber: ' ' })), 'skills.0 must not be blank')
  const field = { entity: 'job', key: 'blank', type: 'text', label: 'Blank' }
  t.equal((await send('POST', '/api/v1/custom-fields', field)).statusCode, 201)
  t.match(faults(await send('POST', JOBS, { name: 'Engineer', customFields: { blank: ' ' } })), 'blank must not be blank')
  const salary = (currency: string) => ({ name: 'Engineer', salary: { min: 1, max: 2, currency, period: 'month' } })
  t.equal((await send('POST', JOBS, salary('MXN'))).statusCode, 201)
  for (const currency of ['ZZZ', 'EURO', 'eur', 'UKP']) {
    t.match(faults(await send('POST', JOBS, salary(currency))), 'salary.currency must be an ISO 4217 currency code')
  }
})

t.test('birthdate → from 1900 to today, where the day is latest', async t => {
  const day = (hours: number) => new Date(now() + hours * 3_600_000).toISOString().slice(0, 10)
  const born = async (birthdate: string) => await send('POST', `${CANDIDATES}?validateOnly=true`, { ...PERSON, birthdate })
  for (const birthdate of ['1900-01-01', '1990-05-11', day(0), day(14)]) t.equal((await born(birthdate)).statusCode, 201, birthdate)
  const rule = 'birthdate must be from 1900-01-01 on, and not ahead of today'
  for (const birthdate of ['1899-12-31', '0001-01-01', day(14 + 24), '9999-12-31']) t.equal(faults(await born(birthdate)), rule, birthdate)
  t.match(faults(await born('11.05.1990')), 'birthdate must be a date')
  t.match(faults(await born('2000-02-30')), 'birthdate must be a date')
})

t.test('e-mail → without blanks at both ends, internationalized, and compared by the form of IDNA', async t => {
  const same = [
    ['  Trim@Example.com\u00a0', 'trim@example.com'],
    ['josé@münchen.example', 'JOSE\u0301@xn--mnchen-3ya.example', 'josé@MÜNCHEN.EXAMPLE'],
    ['почта@пример.рф', 'ПОЧТА@ПРИМЕР.РФ', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['μάριος@παράδειγμα.δοκιμή', 'ΜΆΡΙΟΣ@ΠΑΡΆΔΕΙΓΜΑ.ΔΟΚΙΜΉ'],
    ['用户@例え。jp', '用户@例え.jp'],
    ['straße@example.com', 'STRASSE@example.com']
  ] as const
  for (const [email, ...others] of same) {
    const created = await send('POST', CANDIDATES, { ...PERSON, email })
    t.match([created.statusCode, created.json()], [201, { email: email.trim() }], email)
    const { id } = created.json()
    for (const other of [email, ...others]) {
      t.equal((await send('POST', CANDIDATES, { ...PERSON, email: other })).statusCode, 409, other)
      const found = await client.get(`${CANDIDATES}?email=${encodeURIComponent(other)}`)
      t.same(found.json().results.map((each: { id: number }) => each.id), [id], other)
      const upsert = await send('POST', '/api/v1/candidates/bulk', { items: [{ ...PERSON, email: other, city: other }] })
      t.match(upsert.json().results, [{ status: 200, body: { id } }], other)
    }
  }
  for (const other of ['jose@münchen.example', 'ışık@example.com', 'işik@example.com', 'user@faß.example', 'user@fass.example']) {
    t.equal((await send('POST', CANDIDATES, { ...PERSON, email: other })).statusCode, 201, `${other} is another one`)
  }
  const bad = [
    'a b@example.com', 'a\u00a0b@example.com', 'a\u200bb@example.com', '@пример.рф', 'ä@', 'ä@b', 'ä@.рф', 'ä@a..рф', 'a@пример.рф/x',
    'a@x@пример.рф:1', 'a@ä_b.рф', '.ä@example.com', 'ä..b@example.com', `a@${'ä'.repeat(80)}.example`
  ]
  for (const email of bad) t.match(faults(await send('POST', CANDIDATES, { ...PERSON, email })), 'email must be an e-mail address', email)
})

t.test('e-mail of users → compared in the same way, also where it stands instead of an id', async t => {
  const { id } = (await send('POST', '/api/v1/users', { name: 'Zoë', email: 'zoë@bücher.example' })).json()
  const job = await send('POST', JOBS, { name: 'Engineer', recruiterEmail: ' ZOË@xn--bcher-kva.example ' })
  t.match([job.statusCode, job.json()], [201, { recruiterId: id }])
  t.equal((await send('POST', '/api/v1/users', { name: 'Zoe', email: 'ZOË@BÜCHER.example' })).statusCode, 409)
  t.equal((await send('POST', '/api/v1/users', { name: 'Zoe', email: 'zoe@bücher.example' })).statusCode, 201)
  const found = (await client.get(`/api/v1/users?email=${encodeURIComponent('Zoë@xn--bcher-kva.example')}`)).json()
  t.same(found.results.map((user: { id: number }) => user.id), [id])
})

t.test('+ in a query, which stands for a blank → the failure says how to send it', async t => {
  for (const url of [
    `${CANDIDATES}?updatedAfter=2026-01-31T09:30:00+02:00`, `${JOBS}?updatedBefore=2026-01-31T09:30:00.5+02:00`
  ]) {
    t.match(faults(await client.get(url)), /^updated(After|Before) must be an RFC 3339 .* 2026[^ ]+Z: in a query, \+ must be sent as %2B$/)
  }
  t.equal((await client.get(`${CANDIDATES}?updatedAfter=2026-01-31T09:30:00%2B02:00`)).statusCode, 200)
  t.notMatch(faults(await client.get(`${CANDIDATES}?updatedAfter=2026-01-31%2009:30:00`)), '%2B')
})
