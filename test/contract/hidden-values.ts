import { VERSIONS } from '../../routes/versions.js'
import { define, FIELDS, person, sender, type Json } from '../custom-fields.js'
import { sharedApp } from '../helper.js'
import { t } from '../part.js'
import { nameOf, operationsOf, readDocuments } from './operations.js'

const app = await sharedApp()

const GATE = 'compensation:read'
const OPTIONS = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }]
/** What the objects of a company have in the field, of which a token without its scope may learn nothing. */
const HIDDEN: string[][] = [[], ['a'], ['b'], ['a', 'b', 'b']]

/** Changes of the definition, each of its fields and all of its options included. */
const PATCHES: object[] = [
  ...[OPTIONS.slice(1), OPTIONS.slice(0, 1), [...OPTIONS, { value: 'c', label: 'C' }], [{ ...OPTIONS[0], label: 'Z' }, OPTIONS[1]], [],
    [{}], [OPTIONS[0], OPTIONS[0]], [{ ...OPTIONS[0], archived: true }, OPTIONS[1]]].map(options => ({ options })),
  { gate: null }, { gate: 'candidates:sensitive' }, { isRequired: true }, { label: 'Other' }, { description: 'x' }, { order: 3 },
  { archived: true }, { archived: false }, { key: 'other' }, { type: 'text' }
]

/** A company in which candidates have these values, and a token that changes definitions and nothing else. */
async function companyWith (values: string[]) {
  const owner = await sender(app)
  const { id } = await define(owner, 'candidate', 'level', 'select', { options: OPTIONS, gate: GATE })
  for (const level of values) await owner.ok('POST', 'v2/candidates', { ...person(), customFields: { level } })
  const { client } = await owner.as('structure:write', 'structure:read')
  const answerTo = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object | undefined): Promise<Json> => {
    const path = `${url.replace('{id}', id).replace('{entity}', 'candidate').replace('{key}', 'level')}?validateOnly=true`
    const { statusCode, body, headers } = await client.send({ method, url: path, ...(payload === undefined ? {} : { payload }) })
    const text = body.replaceAll(id, '{id}').replace(/"(createdAt|updatedAt|archivedAt)":"[^"]*"/g, '')
    return { statusCode, code: headers['x-error-code'], text }
  }
  return { owner, id, answerTo }
}

const CASES: Array<['POST' | 'PUT' | 'PATCH' | 'DELETE', string, Array<object | undefined>]> = [
  ['POST', FIELDS, [{ entity: 'candidate', key: 'level', type: 'text', label: 'Level' }]],
  ['PUT', `${FIELDS}/by-key/{entity}/{key}`,
    PATCHES.map(patch => ({ type: 'select', label: 'level', options: OPTIONS, gate: GATE, ...patch }))],
  ['PATCH', `${FIELDS}/{id}`, PATCHES],
  ['DELETE', `${FIELDS}/{id}`, [undefined]]
]

t.test('every write of a definition without the scope of its field → the same answer, whatever the hidden values', async t => {
  const written = operationsOf(await readDocuments(app, VERSIONS)).filter(({ method, path }) => path.startsWith(FIELDS) && method !== 'GET')
  t.same(CASES.map(([method, url]) => `${method} ${url}`).sort(), written.map(nameOf).sort(), 'all operations are compared')
  const companies = await Promise.all(HIDDEN.map(companyWith))
  for (const [method, url, bodies] of CASES) {
    for (const body of bodies) {
      const [first, ...others] = await Promise.all(companies.map(async ({ answerTo }) => await answerTo(method, url, body)))
      for (const other of others) t.same(other, first, `${method} ${url} ${JSON.stringify(body)}`)
    }
  }
})

t.test('options and gate of a gated field, and its end → a 403 that names the scope; with it, what is used is named', async t => {
  const { owner, id } = await companyWith(['a'])
  const url = `v1/custom-fields/${id}`
  const writer = await owner.as('structure:write')
  for (const body of [{ options: OPTIONS.slice(1) }, { options: [...OPTIONS, { value: 'c', label: 'C' }] }, { gate: null }]) {
    t.match(await writer.faults('PATCH', `${url}?validateOnly=true`, body, 403), [/compensation:read/])
  }
  t.match(await writer.faults('DELETE', url, undefined, 403), [/compensation:read/])
  await writer.ok('PATCH', url, { label: 'Level', options: OPTIONS }, 204)
  const reader = await owner.as('structure:write', GATE)
  t.match(await reader.faults('PATCH', url, { options: OPTIONS.slice(1) }, 409), [/a in 1 candidate/])
  t.match(await reader.faults('DELETE', url, undefined, 409), [/1 candidate/])
  await reader.ok('PATCH', url, { options: OPTIONS.slice(0, 1) }, 204)
})
