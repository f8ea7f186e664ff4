import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { makeJob } from '../../factories.js'

// Codes have one form, wherever they come from: without blanks at both ends, in NFC, without control characters.

const app = await sharedApp()

const [COMPOSED, DECOMPOSED] = ['Caf\u00e9', 'Cafe\u0301']
const PADDED = ` \t\u00a0\u3000${DECOMPOSED}\u2003\n`

async function start () {
  const client = await createClient(app)
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: object) =>
    await client.send({ method, url: `/api/v1/${url}`, ...(payload === undefined ? {} : { payload }) })
  return { companyId: client.companyId, send }
}

t.test('a code with blanks around it, in another Unicode form → the same code in bodies, paths, filters, references, bulks', async t => {
  const { companyId, send } = await start()
  const made = (await send('POST', 'departments', { name: 'D', code: PADDED })).json()
  t.equal(made.code, COMPOSED)
  const same = await send('PUT', `departments/by-code/${encodeURIComponent(PADDED)}`, { name: 'D', code: DECOMPOSED })
  t.match([same.json().id, same.headers.etag], [made.id, /^"1-/], 'nothing has changed')
  t.equal((await send('GET', `departments/by-code/${encodeURIComponent(DECOMPOSED)}`)).json().id, made.id)
  t.match((await send('GET', `departments?code=${encodeURIComponent(PADDED)}`)).json().results, [{ id: made.id }])
  const taken = await send('POST', 'departments', { name: 'E', code: `${COMPOSED} ` })
  t.same([taken.statusCode, taken.headers.location], [409, `/api/v1/departments/${made.id}`])
  const { results } = (await send('POST', 'departments/bulk', { items: [{ name: 'D', code: PADDED }] })).json()
  t.match(results, [{ status: 200, version: 1, body: { id: made.id } }])
  t.match((await send('POST', 'jobs', { name: 'J', code: ' REQ-1 ', departmentCode: PADDED })).json(), {
    code: 'REQ-1', departmentId: made.id, departmentCode: COMPOSED
  })
  const branches = await Promise.all(['B1', 'B2'].map(async code => (await send('POST', 'branches', { name: code, code })).json().id))
  const user = await send('POST', 'users', { name: 'U', email: 'u@example.com', branchCodes: [' B2', 'B1 '] })
  t.same(user.json().branchIds.sort(), branches.sort())
  const job = await makeJob(app, companyId)
  const step = await send('POST', `jobs/${job.id}/steps`, { name: 'S', code: ' sample ', type: 'online', category: 'evaluation' })
  t.equal(step.json().code, 'sample')
})

t.test('both Unicode forms at once → one object', async t => {
  const { send } = await start()
  const answers = await Promise.all([COMPOSED, DECOMPOSED, PADDED, COMPOSED].map(async code =>
    (await send('PUT', `roles/by-code/${encodeURIComponent(code)}`, { name: 'R' })).json().id))
  t.equal(new Set(answers).size, 1)
  t.equal((await send('GET', 'roles')).json().totalResults, 1)
})

t.test('blanks alone, control characters, 256 characters → 400; 255 and blanks around them → stored', async t => {
  const { send } = await start()
  for (const [code, message] of [
    ['\u3000 ', 'code must not be empty'],
    ['.', 'code must not be . or ..'],
    [' .. ', 'code must not be . or ..'],
    ['A\tB', 'code must not contain control characters'],
    ['A\u0085', 'code must not contain control characters'],
    ['A\u0000', 'code must be text without NUL characters or lone surrogates'],
    [`${'a'.repeat(256)} `, 'code must have at most 255 characters']
  ] as const) {
    const { statusCode, body } = await send('POST', 'sources', { name: 'S', code })
    t.equal(statusCode, 400, JSON.stringify(code))
    t.match(body, message)
  }
  t.match((await send('GET', 'sources/by-code/A%09B')).json(), { status: 400, detail: 'code must not contain control characters' })
  const bell = await send('POST', 'jobs', { name: 'J', departmentCode: 'A\u0007B' })
  t.match(bell.json(), { detail: /^departmentCode must not contain control/ })
  t.equal((await send('POST', 'sources', { name: 'S', code: '...' })).statusCode, 201)
  // Four bytes each.
  const long = '😀'.repeat(255)
  t.equal((await send('POST', 'sources', { name: 'S', code: ` ${long} ` })).json().code, long)
})
