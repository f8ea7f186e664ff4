import { sender, type Json } from '../../custom-fields.js'
import { sharedApp } from '../../helper.js'
import { t } from '../../part.js'

const app = await sharedApp()

const company = await sender(app)
const { ok, faults, client } = company
const types = ['text', 'long_text', 'number', 'boolean', 'date', 'url', 'money', 'user', 'select', 'multi_select']
for (const type of types) {
  const options = type.endsWith('select') ? ['a', 'b', 'c', 'x,y'].map(value => ({ value, label: value })) : []
  await ok('PUT', `v1/custom-fields/by-key/job/${type}`, { type, label: type, options }, 201)
}
await ok('PUT', 'v1/custom-fields/by-key/job/gated', { type: 'text', label: 'G', gate: 'compensation:read' }, 201)
const user = await ok('POST', 'v1/users', { name: 'U', email: 'u@example.com' })
const url = 'https://example.com/?a=b,c'
const values = {
  text: 'a, b & ü', number: 1.5, boolean: true, date: '2026-02-28', url, user: user.id, select: 'x,y', multi_select: ['a', 'b']
}
const one = await ok('POST', 'v1/jobs', { name: 'One', customFields: { ...values, gated: 'secret' } })
const two = await ok('POST', 'v1/jobs', { name: 'Two', customFields: { number: 2, select: 'b', multi_select: ['b', 'c'], text: 'a' } })
const idsOf = ({ results }: Json): number[] => results.map(({ id }: Json) => id)
const query = (filters: Record<string, unknown>) =>
  Object.entries(filters).map(([key, value]) => `customFields[${key}]=${encodeURIComponent(String(value))}`).join('&')

t.test('each type that is a filter finds its objects, in lists of both versions and in exports', async t => {
  for (const [filter, ids] of [
    ...Object.entries(values).filter(([key]) => key !== 'multi_select').map(([key, value]) => [query({ [key]: value }), [one.id]] as const),
    [query({ number: '1.50' }), [one.id]],
    [query({ number: '1.5,2' }), [one.id, two.id]],
    [`${query({ number: 2 })}&${query({ number: 1.5 })}`, [one.id, two.id]],
    ['customFields[number][]=2', [two.id]],
    [query({ multi_select: 'a' }), [one.id]],
    [query({ multi_select: 'a,b,c' }), [one.id, two.id]],
    [query({ multi_select: 'a,b', number: 2 }), [two.id]],
    [query({ number: 2, multi_select: 'a,c' }), [two.id]],
    [query({ boolean: false }), []],
    [query({ text: 'a' }), [two.id]],
    [query({ select: 'nothing' }), []],
    [`${query({ multi_select: 'b' })}&updatedAfter=2020-01-01T00:00:00Z`, [one.id, two.id]],
    [`${query({ multi_select: 'b,c' })}&updatedAfter=2020-01-01T00:00:00Z&status=draft`, [one.id, two.id]],
    [`${query({ multi_select: 'b,c' })}&id=${two.id}`, [two.id]],
    [query({ gated: 'secret' }), [one.id]]
  ] as const) {
    t.same(idsOf(await ok('GET', `v1/jobs?${filter}`)), ids, filter)
    t.same(idsOf(await ok('GET', `v2/jobs?${filter}`)), ids, filter)
    const lines = (await client.get(`/api/v2/exports/jobs?${filter}`)).body.split('\n').slice(0, -2)
    if (!filter.includes('updatedAfter')) t.same(lines.map(line => (JSON.parse(line) as Json).id), ids, `export ${filter}`)
  }
})

t.test('a page token carries them; with the same parameters in another order it is taken, with others not', async t => {
  const filter = query({ multi_select: 'b,c' })
  const first = await ok('GET', `v2/jobs?${filter}&maxPageSize=1`)
  t.same(idsOf(first), [one.id])
  t.same(idsOf(await ok('GET', `v2/jobs?pageToken=${first.nextPageToken}`)), [two.id])
  t.same(idsOf(await ok('GET', `v2/jobs?maxPageSize=1&${filter}&pageToken=${first.nextPageToken}`)), [two.id])
  await faults('GET', `v2/jobs?maxPageSize=1&${query({ multi_select: 'c' })}&pageToken=${first.nextPageToken}`, undefined, 400)
})

t.test('unknown keys, long texts, amounts, wrong values → 400 that names the parameter as it stands; a gated key → 403', async t => {
  for (const [filter, target] of [
    [query({ nothing: 1 }), 'customFields[nothing]'],
    [query({ __proto__x: 1 }), 'customFields[__proto__x]'],
    ['customFields[__proto__]=1', 'customFields[__proto__]'],
    ['customFields[number][x]=1', 'customFields[number][x]'],
    ['customFields[number]x]=1', 'customFields[number]x]'],
    ['customFields[number=1', 'customFields[[number]'],
    ['customFields[]=1', 'customFields'],
    ['customFields=1', 'customFields'],
    [query({ long_text: 'x' }), 'customFields[long_text]'],
    [query({ money: '1' }), 'customFields[money]'],
    [query({ number: 'x' }), 'customFields[number]'],
    [query({ number: '' }), 'customFields[number]'],
    [query({ number: 'Infinity' }), 'customFields[number]'],
    [query({ boolean: 'yes' }), 'customFields[boolean]'],
    [query({ date: '2026-02-30' }), 'customFields[date]'],
    [query({ user: '-1' }), 'customFields[user]'],
    [`${query({ text: 'a' })}&${query({ text: 'b' })}`, 'customFields[text]']
  ] as const) {
    t.same(await faults('GET', `v2/jobs?${filter}`, undefined, 400), [target], filter)
    await faults('GET', `v1/jobs?${filter}`, undefined, 400)
    await faults('GET', `v2/exports/jobs?${filter}`, undefined, 400)
  }
  const both = await faults('GET', `v2/jobs?${query({ number: 'x', nothing: 1 })}`, undefined, 400)
  t.same(both, ['customFields[number]', 'customFields[nothing]'])
  const plain = await company.as('jobs:read')
  for (const list of ['v1/jobs', 'v2/jobs']) await plain.faults('GET', `${list}?${query({ gated: 'secret' })}`, undefined, 403)
})

t.test('a list that takes no such filter ignores it, or refuses it if it is asked to', async t => {
  const ignored = await client.get('/api/v2/departments?customFields[x]=1')
  t.same([ignored.statusCode, ignored.headers['x-ignored-parameters']], [200, 'customFields%5Bx%5D'])
  t.equal((await client.get('/api/v2/departments?customFields[x]=1', { prefer: 'handling=strict' })).statusCode, 400)
  t.equal((await client.get(`/api/v2/jobs?${query({ number: 2 })}`, { prefer: 'handling=strict' })).statusCode, 200)
})

t.test('candidates by list and search, applications of a job and of all', async t => {
  for (const entity of ['candidate', 'application']) {
    await ok('PUT', `v1/custom-fields/by-key/${entity}/k`, { type: 'text', label: 'K' }, 201)
  }
  const department = await ok('POST', 'v1/departments', { name: 'D' })
  const role = await ok('POST', 'v1/roles', { name: 'R' })
  const job = await ok('POST', 'v1/jobs', {
    name: 'J', description: 'd', departmentId: department.id, roleId: role.id, hiringDeadline: '2099-12-31', status: 'published'
  })
  const made = []
  for (const k of ['v', 'w']) {
    made.push(await ok('POST', `v1/jobs/${job.id}/applications`, {
      manualCandidate: { name: 'Ana', lastName: 'Silva', email: `${k}@example.com`, customFields: { k } }, customFields: { k }
    }))
  }
  const [{ id, candidateId }] = made as [Json, Json]
  for (const path of ['v2/candidates?', 'v2/candidates?q=ana&']) {
    t.same(idsOf(await ok('GET', `${path}${query({ k: 'v' })}`)), [candidateId])
  }
  for (const path of [
    `v1/jobs/${job.id}/applications?`, 'v2/applications?', `v2/applications?jobId=${job.id}&`, 'v2/applications?status=in_process&',
    'v2/applications?updatedAfter=2020-01-01T00:00:00Z&', `v1/jobs/${job.id}/applications?status=in_process&order=updatedAt desc&`
  ]) t.same(idsOf(await ok('GET', `${path}${query({ k: 'v' })}`)), [id], path)
})
