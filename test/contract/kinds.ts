import { randomUUID } from 'node:crypto'
import { migrateToy, TOY } from '../toy-kind/index.js'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TSchema } from '@sinclair/typebox'
import sql from 'sql-template-tag'
import { change, create } from '../../src/domain/engine/objects.js'
import { VERSIONS } from '../../routes/versions.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { DEPARTMENT } from '../../src/domain/organization/departments.js'
import { REASON } from '../../src/domain/reasons/reasons.js'
import type { Change } from '../../src/domain/shared/change.js'
import { lookUp } from '../../src/domain/shared/listing.js'
import { pageOf } from '../../src/domain/shared/pages.js'
import { walkJson } from '../../src/domain/shared/resource.js'
import { build, createClient, ROOT } from '../helper.js'
import { t } from '../part.js'
import { bodyOf, makeObject } from '../kinds.js'
import { operationsOf, readDocuments } from './operations.js'

// What holds for every kind of object in the table, and for one that comes new.

const app = await build(t)
await migrateToy(app)
const client = await createClient(app)
const { companyId } = client

t.test('kinds that come new → a folder, and the word for them in no file beside it', t => {
  const folders = ['src', 'routes', 'plugins', 'test', 'trials', 'scripts', 'migrations', 'openapi', 'docs']
  const files = folders.flatMap(folder => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|sql|md|json)$/.test(name) && !name.includes('node_modules')).map(name => path.posix.join(folder, name)))
  const naming = files.filter(file => readFileSync(path.join(ROOT, file), 'utf8').toLowerCase().includes(TOY.name))
  t.same(naming.filter(file => !file.startsWith('test/toy-kind/')), [])
  t.ok(naming.length > 3)
  t.end()
})

t.test('every option of a description → has two users, or more: for one a function is written', t => {
  const source = readFileSync(path.join(ROOT, 'src/domain/engine/kind.ts'), 'utf8')
  const options = ['Reading', 'Description'].flatMap(name => {
    const [, body = ''] = new RegExp(`interface ${name}<[^{]*\\{\n([^]*?)\n\\}`).exec(source) ?? []
    return [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, option]) => option as string)
  })
  t.ok(options.length >= 2, options.join(', '))
  for (const option of options) {
    const users = KINDS.all.filter(kind => kind.name !== TOY.name && option in kind).map(({ name }) => name)
    t.ok(users.length >= 2, `${option}: ${users.join(', ')}`)
  }
  t.end()
})

t.test('every kind → created, read in both versions, found by its code, changed, exported, in the feed, and deleted', async t => {
  for (const kind of KINDS.catalogues) {
    const { plural, name } = kind
    const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      await client.send({ method, url: `/api/v1/${plural}${url}`, payload })
    const made = await send('POST', '', { ...bodyOf(kind), code: 'KEY' })
    t.equal(made.statusCode, 201, made.body)
    const { id } = made.json()
    t.same((await client.get(`/api/v1/${plural}/${id}`)).json(), made.json())
    t.same((await client.get(`/api/v2/${plural}/${id}`)).json(), made.json())
    t.same((await client.get(`/api/v1/${plural}/by-code/KEY`)).json(), made.json())
    t.same((await client.get(`/api/v1/${plural}?code=KEY&fields=all`)).json().results, [made.json()])
    t.equal((await send('POST', '', { ...bodyOf(kind), code: 'KEY' })).headers['x-error-code'], 'ALREADY_EXISTS')
    t.equal((await send('PATCH', `/${id}`, { name: 'Renamed' })).json().name, 'Renamed')
    t.equal((await send('PUT', '/by-code/KEY', { ...made.json().email === undefined ? {} : { email: made.json().email }, ...bodyOf(kind) }))
      .statusCode, 200)
    t.match((await client.get(`/api/v2/exports/${plural}`)).body.split('\n')[0], `"id":${id}`)
    t.equal((await send('DELETE', `/${id}`)).statusCode, 204)
    const events = await app.database.query<{ event: string }>(sql`
      select event from events where company_id = ${companyId} and entity_type = ${name} order by id`)
    t.same([...new Set(events.map(({ event }) => event))], ['created', 'changed', 'deleted'].map(what => `${name}.${what}`))
  }
})

t.test('what can be archived → archived and brought back by `archived`, shown as a time; a PUT brings it back', async t => {
  const archivable = KINDS.catalogues.filter(({ schema }) => 'archivedAt' in schema.properties)
  t.ok(archivable.length >= 3)
  for (const { plural, ...kind } of archivable) {
    const put = async (body: object) => (await client.send({
      method: 'PUT', url: `/api/v1/${plural}/by-code/A`, payload: { ...bodyOf({ plural, ...kind }), ...body }
    })).json()
    t.equal((await put({})).archivedAt, null)
    const { archivedAt, version } = await put({ archived: true })
    t.match(archivedAt, /^\d{4}-/)
    t.same(await put({ archived: true }).then(({ archivedAt, version }) => ({ archivedAt, version })), { archivedAt, version })
    const names = async (archived: boolean) => (await client.get(`/api/v2/${plural}?archived=${archived}&code=A`)).json().results.length
    t.same([await names(true), await names(false)], [1, 0])
    t.equal((await put({})).archivedAt, null)
  }
})

t.test('every reference to a kind in the tables → counted before it is deleted', async t => {
  for (const kind of KINDS.catalogues) {
    const keys = await app.database.query<{ place: string }>(sql`
      select f.conrelid::regclass::text || '.' || a.attname as place from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'company_id'
      where f.contype = 'f' and f.confdeltype <> 'c' and f.confrelid = ${kind.table}::regclass`)
    const counted = KINDS.referrersOf(kind).flatMap(({ table, columns }) => columns.map(column => `${table}.${column}`))
    t.same(counted.sort(), keys.map(({ place }) => place).sort(), kind.plural)
  }
  const departmentId = await makeObject(app, DEPARTMENT as never, companyId)
  await makeObject(app, TOY as never, companyId, { departmentId })
  const refused = await client.send({ method: 'DELETE', url: `/api/v1/departments/${departmentId}` })
  t.same([refused.statusCode, refused.headers['x-error-code']], [409, 'IN_USE'])
  t.match(refused.body, `1 ${TOY.name}`)
})

/** A value of a filter, by its parameter. */
function valueOf ({ type, items, enum: values, examples }: Partial<TSchema> = {}): unknown {
  if (type === 'array') return [valueOf(items)]
  return examples?.[0] ?? values?.[0] ?? (type === 'boolean' ? true : '7')
}

t.test('every filter of every kind → is looked up; one that there is not, and an order that there is not, are errors', async t => {
  const lists = operationsOf(await readDocuments(app, VERSIONS)).filter(({ method }) => method === 'GET')
  for (const { plural, listing, filters } of KINDS.all) {
    const parameters = new Map<string, TSchema>(lists.filter(({ path }) => path.endsWith(`/${plural}`)).flatMap(({ operation }) =>
      operation.parameters.map(({ name, schema }: { name: string, schema: TSchema }) => [name, schema] as const)))
    const textOf = (filter: object) => {
      const { text, values } = lookUp(listing(companyId, filter, []))
      return JSON.stringify([text, values])
    }
    for (const name of Object.keys(filters)) {
      // What it was given is read before.
      const custom = [{ fieldId: randomUUID(), values: [randomUUID()], isMulti: false }]
      const value = name === 'customFields' ? custom : valueOf(parameters.get(name))
      t.not(textOf({ [name]: value }), textOf({}), `${plural} by ${name}`)
    }
  }
  const page = { limit: 1, by: 'id', separator: ',' } as const
  for (const kind of KINDS.all) {
    await t.rejects(walkJson(app.database.of(companyId), kind, companyId, { unknown: 1 }, page, []), /have no filter unknown/, kind.plural)
  }
  await t.rejects(pageOf(app.database, DEPARTMENT.listing(companyId, {}, []), { limit: 1, offset: 0, order: 'size asc' }), /no list has/)
})

t.test('bodies in the code → have the fields of their kind, and no others: these do not compile', async t => {
  const wrong = async (work: (change: Change) => Promise<unknown>) => t.type(work, 'function')
  // @ts-expect-error a field of another kind
  await wrong(async change => await create(change, DEPARTMENT, { name: 'Legal', path: [] }))
  // @ts-expect-error one that the server sets
  await wrong(async given => await change(given, DEPARTMENT, 0, { createdAt: '2026-01-01T00:00:00Z' }))
  // @ts-expect-error a word that is none of the list
  await wrong(async change => await create(change, REASON, { name: 'Other', appliesTo: ['hired', 7] }))
  // @ts-expect-error a missing name
  await wrong(async change => await create(change, DEPARTMENT, { code: 'L' }))
})
