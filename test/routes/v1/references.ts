import sql from 'sql-template-tag'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { makeApplication, makeJob } from '../../factories.js'

const app = await sharedApp()

type Json = Record<string, any>

const call = (client: Client) => async (method: 'GET' | 'POST' | 'PATCH' | 'PUT', url: string, payload?: Json) =>
  await client.send({ method, url: `/api/v1/${url}`, ...(payload === undefined ? {} : { payload }) })

/** A company with two of each kind, whose codes are `D1`, `D2`, `R1` and so on. */
async function start () {
  const client = await createClient(app)
  const send = call(client)
  const make = async (kind: string, body: Json) => (await send('POST', kind, body)).json<{ id: number }>().id
  const two = async (kind: string, letter: string) => {
    const body = (digit: number) => ({
      name: letter, code: `${letter}${digit}`, ...(kind === 'users' ? { email: `u${digit}@example.com` } : {})
    })
    return [await make(kind, body(1)), await make(kind, body(2))] as const
  }
  const ids = { D: await two('departments', 'D'), R: await two('roles', 'R'), B: await two('branches', 'B'), U: await two('users', 'U') }
  const job = await makeJob(app, client.companyId)
  const refused = async (method: 'POST' | 'PATCH' | 'PUT', url: string, body: Json) => {
    const response = await send(method, url, body)
    t.equal(response.statusCode, 400, response.body)
    return response.json().detail as string
  }
  return { client, send, refused, ids, job }
}

t.test('codes and e-mail addresses instead of ids → the same as with ids', async t => {
  const { send, ids: { D, R, B, U } } = await start()
  const created = await send('POST', 'jobs', {
    name: 'J', departmentCode: 'D1', roleCode: 'R1', branchCode: 'B1', recruiterCode: 'U1', managerEmail: 'U2@Example.com'
  })
  t.equal(created.statusCode, 201, created.body)
  const shown = {
    departmentId: D[0],
    departmentCode: 'D1',
    departmentName: 'D',
    roleId: R[0],
    roleCode: 'R1',
    branchId: B[0],
    branchCode: 'B1',
    recruiterId: U[0],
    recruiterCode: 'U1',
    managerId: U[1],
    managerCode: 'U2'
  }
  t.match(created.json(), shown)
  t.match((await send('GET', `jobs/${created.json().id}`)).json(), shown)
  const url = `jobs/${created.json().id}`
  const same = await send('PATCH', url, { departmentCode: 'D1', managerCode: 'U2' })
  t.match(same.headers.etag, /^"1-/, 'the same by another key changes nothing')
  const changed = (await send('PATCH', url, { departmentCode: 'D2', roleCode: null, recruiterEmail: null, managerId: U[0] })).json()
  t.match(changed, {
    departmentId: D[1],
    departmentCode: 'D2',
    roleId: null,
    roleCode: null,
    recruiterId: null,
    recruiterCode: null,
    managerId: U[0],
    managerCode: 'U1',
    branchId: B[0]
  })

  const body = { name: 'Ada', email: 'ada@example.com', departmentCode: 'D2', roleCode: 'R2', branchCodes: ['B2', 'B1'] }
  const user = await send('PUT', 'users/by-code/ADA', body)
  t.match([user.statusCode, user.json()], [201, {
    departmentId: D[1], departmentCode: 'D2', roleId: R[1], roleCode: 'R2', branchIds: B, branchCodes: ['B1', 'B2'], active: true
  }])
  t.equal((await send('PUT', 'users/by-code/ADA', body)).body, user.body)
  t.match((await send('PATCH', `users/${user.json().id}`, { branchCodes: [], roleCode: null })).json(), {
    departmentId: D[1], roleId: null, branchIds: []
  })
  t.match((await send('POST', 'users', { name: 'B', email: 'b@example.com', branchCodes: ['B2'] })).json().branchIds, [B[1]])
})

t.test('an id and a code → both must name the same', async t => {
  const { send, refused, ids: { D, B, U } } = await start()
  const both = await send('POST', 'jobs', {
    name: 'J', departmentId: D[0], departmentCode: 'D1', recruiterCode: 'U1', recruiterEmail: 'u1@example.com'
  })
  t.match([both.statusCode, both.json()], [201, { departmentId: D[0], recruiterId: U[0] }])
  const users = await send('POST', 'users', { name: 'A', email: 'a@example.com', branchIds: B, branchCodes: ['B2', 'B1'] })
  t.match(users.json().branchIds, B)
  t.equal(await refused('POST', 'jobs', { name: 'J', departmentId: D[0], departmentCode: 'D2', roleId: null, roleCode: 'R1' }),
    'departmentId and departmentCode name different departments, one of them is enough; ' +
    'roleId and roleCode name different roles, one of them is enough')
  t.equal(await refused('PATCH', `jobs/${both.json().id}`, { departmentId: D[0], departmentCode: null }),
    'departmentId and departmentCode name different departments, one of them is enough')
  t.equal(await refused('PATCH', `jobs/${both.json().id}`, { recruiterCode: 'U1', recruiterEmail: 'u2@example.com' }),
    'recruiterCode and recruiterEmail name different users, one of them is enough')
  t.equal(await refused('POST', 'users', { name: 'A', email: 'c@example.com', branchIds: [B[0]], branchCodes: ['B2', 'B1'] }),
    'branchIds and branchCodes name different branches, one of them is enough')
})

t.test('a code that nothing has, or only another company → 400 that names the field and the code', async t => {
  const { refused } = await start()
  const { send: sendOther } = await start()
  await sendOther('POST', 'departments', { name: 'X', code: 'OTHER' })
  t.equal(await refused('POST', 'jobs', { name: 'J', departmentCode: 'OTHER', managerEmail: 'nobody@example.com' }),
    'departmentCode: no department of this company has the code OTHER; ' +
    'managerEmail: no user of this company has the e-mail address nobody@example.com')
  t.equal(await refused('PUT', 'users/by-code/A', { name: 'A', email: 'a@example.com', branchCodes: ['B1', 'B8', 'B9'] }),
    'branchCodes: no branch of this company has the code B8, B9')
  t.match(await refused('POST', 'jobs', { name: 'J', departmentCode: '' }), /departmentCode must not be empty/)
  t.match(await refused('POST', 'jobs', { name: 'J', departmentCode: 7 }), /departmentCode must be a string or null/)
  const twice = { name: 'A', email: 'a@example.com', branchCodes: ['B1', 'B1'] }
  t.match(await refused('POST', 'users', twice), /must not contain a value twice/)
})

t.test('inactive objects → stay where they are, and are not chosen any more', async t => {
  const { send, refused, ids: { D, R, B, U } } = await start()
  const job = (await send('POST', 'jobs', { name: 'J', departmentCode: 'D1', recruiterCode: 'U1' })).json()
  const user = (await send('POST', 'users', { name: 'A', email: 'a@example.com', branchCodes: ['B1'], departmentCode: 'D1' })).json()
  for (const path of [`departments/${D[0]}`, `roles/${R[0]}`, `branches/${B[0]}`, `users/${U[0]}`]) {
    const response = await send('PATCH', path, { active: false })
    t.match([response.statusCode, response.json().active], [200, false], path)
  }
  t.match((await send('GET', `jobs/${job.id}`)).json(), { departmentId: D[0], recruiterId: U[0] })
  t.equal((await send('PATCH', `jobs/${job.id}`, { name: 'K', departmentId: D[0], recruiterCode: 'U1' })).statusCode, 200)
  t.match((await send('PATCH', `users/${user.id}`, { branchCodes: ['B1', 'B2'] })).json().branchIds, B, 'beside a new one')

  const inactive = { departmentCode: 'D1', roleId: R[0], recruiterEmail: 'u1@example.com' }
  t.equal(await refused('POST', 'jobs', { name: 'J', branchId: B[1], ...inactive }),
    `departmentCode D1 is inactive: only active departments can be chosen; roleId ${R[0]} is inactive: only active roles can be chosen; ` +
    'recruiterEmail u1@example.com is inactive: only active users can be chosen')
  t.match(await refused('PATCH', `jobs/${job.id}`, { managerId: U[0] }), /^managerId \d+ is inactive: only active users/)
  t.equal(await refused('POST', 'users', { name: 'C', email: 'c@example.com', branchIds: B }),
    `branchIds ${B[0]} is inactive: only active branches can be chosen`)
  t.equal((await send('PATCH', `departments/${D[0]}`, { active: true })).statusCode, 200)
  t.equal((await send('POST', 'jobs', { name: 'J', departmentCode: 'D1' })).statusCode, 201)
})

t.test('active → in lists, in their filter, kept by a change, and true again after a replacement without it', async t => {
  const { client, send, ids } = await start()
  for (const [kind, [first, second]] of [['departments', ids.D], ['roles', ids.R], ['branches', ids.B], ['users', ids.U]] as const) {
    await send('PATCH', `${kind}/${first}`, { active: false })
    const listed = async (version: string, value: string) =>
      (await client.get(`/api/${version}/${kind}?active=${value}`)).json().results.map(({ id }: Json) => id)
    for (const version of ['v1', 'v2']) {
      t.same([await listed(version, 'true'), await listed(version, 'false')], [[second], [first]], `${version} ${kind}`)
    }
    t.equal((await client.get(`/api/v1/${kind}?active=maybe`)).json().detail, 'active must be a boolean')
    const [event] = await app.database.query(sql`
      select event, data from events where company_id = ${client.companyId} order by id desc limit 1`)
    t.match(event, { event: /changed$/, data: { id: first, active: false, changed: ['active'] } })
    const letter = kind[0]?.toUpperCase()
    const email = kind === 'users' ? { email: 'u1@example.com' } : {}
    t.equal((await send('PATCH', `${kind}/${first}`, { name: 'N' })).json().active, false)
    t.equal((await send('PUT', `${kind}/by-code/${letter}1`, { name: 'N', ...email })).json().active, true)
  }
})

t.test('e-mail addresses of users → only for tokens that may see them', async t => {
  const { client: { companyId }, ids: { U }, job } = await start()
  const send = call(await createClient(app, { companyId, scopes: ['jobs:read', 'jobs:write'] }))
  for (const email of ['u1@example.com', 'nobody@example.com']) {
    const response = await send('PATCH', `jobs/${job.id}`, { recruiterEmail: email })
    t.match([response.statusCode, response.json().detail], [403, 'the token lacks the scope users:read'])
  }
  t.equal((await send('PATCH', `jobs/${job.id}`, { recruiterCode: 'U1' })).json().recruiterId, U[0])
  const trial = await send('PATCH', `jobs/${job.id}?validateOnly=true`, { recruiterCode: 'U2' })
  t.same([trial.statusCode, trial.body], [204, ''], 'a dry run tells nothing of users')
})

t.test('a code that changes → in all answers at once, cached ones, too; each answer can be narrowed to it', async t => {
  const { client, send, ids: { D, B, U } } = await start()
  const { id } = (await send('POST', 'jobs', { name: 'J', departmentCode: 'D1', managerCode: 'U1' })).json()
  const user = (await send('POST', 'users', { name: 'A', email: 'a@example.com', departmentCode: 'D1', branchCodes: ['B1', 'B2'] })).json()
  const seen = async () => {
    const paths = [
      `/api/v1/jobs/${id}`, `/api/v1/jobs?id=${id}`, `/api/v2/jobs/${id}`, `/api/v2/jobs?id=${id}&fields=departmentCode,managerCode`,
      `/api/v2/exports/jobs?id=${id}`
    ]
    const userPaths = [`/api/v1/users/${user.id}`, `/api/v1/users/by-code/${user.code}`, `/api/v2/users?id=${user.id}`]
    return await Promise.all([...paths, ...userPaths.filter(path => !path.endsWith('null'))].map(async path => {
      const { body } = await client.get(path)
      const row = JSON.parse(body.split('\n')[0] as string)
      const { departmentCode, managerCode, branchCodes } = (row.results ?? [row])[0]
      return branchCodes === undefined ? `${departmentCode} ${managerCode}` : `${departmentCode} ${branchCodes}`
    }))
  }
  t.same(new Set(await seen()), new Set(['D1 U1', 'D1 B1,B2']))
  await seen()
  await send('PATCH', `departments/${D[0]}`, { code: 'D9' })
  await send('PATCH', `users/${U[0]}`, { code: null })
  await send('PATCH', `branches/${B[0]}`, { code: null })
  t.same(new Set(await seen()), new Set(['D9 null', 'D9 ,B2']))
  t.match((await client.get(`/api/v1/users/${user.id}`)).json(), { branchIds: B, branchCodes: [null, 'B2'] })
})

t.test('a job that changes while the name or code of its department does → its event, if it comes later, has the new one', async t => {
  const { client: { companyId }, send, ids: { D } } = await start()
  const { id } = (await send('POST', 'jobs', { name: 'J', departmentCode: 'D1' })).json()
  let code = 'D1'
  for (let round = 0; round < 20; round++) {
    const codeBefore = code
    if (round % 2 === 0) code = `D1-${round}`
    await Promise.all([
      send('PATCH', `departments/${D[0]}`, { code, name: `N${round}` }),
      send('PATCH', `jobs/${id}`, { city: `City ${round}` })
    ])
    const events = await app.database.query<{ event: string, data: Json }>(sql`
      select event, data from events where company_id = ${companyId} and event in ('job.changed', 'department.changed')
      order by id desc limit 2`)
    const isLast = events[0]?.event === 'job.changed'
    const job = events.find(({ event }) => event === 'job.changed')?.data
    const before = [codeBefore, round === 0 ? 'D' : `N${round - 1}`]
    t.same([job?.departmentCode, job?.departmentName], isLast ? [code, `N${round}`] : before)
  }
})

t.test('steps → a code that is unique in the job, taken instead of the id and shown with the application', async t => {
  const { client, send, refused } = await start()
  const { id } = (await send('POST', 'jobs', { name: 'J' })).json()
  const steps = (await send('GET', `jobs/${id}/steps`)).json().results
  t.same(steps.map(({ code }: Json) => code), ['registration', 'screening', 'interview', 'offer', 'hiring'])
  const added = await send('POST', `jobs/${id}/steps`, { name: 'Sample', code: 'sample' })
  t.match([added.statusCode, added.json().code], [201, 'sample'])
  for (const [method, url, body] of [
    ['POST', `jobs/${id}/steps`, { name: 'Other', code: 'sample' }], ['PATCH', `jobs/${id}/steps/${steps[1].id}`, { code: 'sample' }]
  ] as const) {
    const taken = await send(method, url, body)
    t.match([taken.statusCode, taken.headers.location], [409, `/api/v1/jobs/${id}/steps/${added.json().id}`])
  }
  t.equal((await send('PATCH', `jobs/${id}/steps/${steps[1].id}`, { code: 'screening', name: 'Screen' })).json().code, 'screening')

  const job = await makeJob(app, client.companyId)
  const stepId = job.stepIds[2] as number
  const application = await makeApplication(app, client.companyId, { job })
  const url = `jobs/${job.id}/applications/${application}`
  const moved = await send('PATCH', url, { currentStepCode: 'interview' })
  t.match([moved.statusCode, moved.json().currentStep], [200, { id: stepId, name: 'Interview', code: 'interview' }])
  t.equal((await send('PATCH', url, { currentStepId: stepId, currentStepCode: 'interview' })).headers.etag, moved.headers.etag)
  t.equal(await refused('PATCH', url, { currentStepId: job.stepIds[1], currentStepCode: 'interview' }),
    'currentStepId and currentStepCode name different steps, one of them is enough')
  t.equal(await refused('PATCH', url, { currentStepCode: 'sample' }), 'currentStepCode: no step of this job has the code sample')
  t.equal((await send('PATCH', url, { currentStepCode: 'hiring', status: 'hired' })).json().status, 'hired')
  const events = await app.database.query<{ data: Json }>(sql`
    select data from events where company_id = ${client.companyId} and event = 'application.moved' order by id`)
  t.same(events.map(({ data }) => `${data.previousStep.code} → ${data.currentStep.code}`), [
    'registration → interview', 'interview → hiring'
  ])
  await send('PATCH', `jobs/${job.id}/steps/${job.stepIds[4]}`, { code: null })
  const narrow = await client.get(`/api/v2/applications?id=${application}&fields=currentStep.code`)
  t.same(narrow.json().results, [{ currentStep: { code: null } }])
})

t.test('items of a bulk → take codes, too', async t => {
  const { client: { companyId }, send, ids: { D, B } } = await start()
  const items = [
    { code: 'A', name: 'A', email: 'a@example.com', departmentCode: 'D1', branchCodes: ['B2'] },
    { code: 'Z', name: 'Z', email: 'z@example.com', departmentCode: 'D9' }
  ]
  const users = (await send('POST', 'users/bulk', { items })).json().results
  t.match(users.map(({ status, body }: Json) => [status, body]), [
    [201, { departmentId: D[0], departmentCode: 'D1', branchIds: [B[1]] }],
    [400, { detail: 'departmentCode: no department of this company has the code D9' }]
  ])
  const job = await makeJob(app, companyId)
  const applicationId = await makeApplication(app, companyId, { job })
  const moves = { items: [{ applicationId, currentStepCode: 'offer' }, { applicationId, currentStepCode: 'none' }] }
  const moved = (await send('POST', `jobs/${job.id}/applications/bulk`, moves)).json().results
  t.match(moved.map(({ status, body }: Json) => [status, body]), [
    [200, { currentStep: { id: job.stepIds[3], code: 'offer' } }], [400, { detail: /no step of this job has the code none/ }]
  ])
})
