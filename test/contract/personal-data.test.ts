import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import sql, { join, raw } from 'sql-template-tag'
import { EmbeddedApplication } from '../../src/domain/applications/schema.js'
import { Candidate, CandidateCreate, CandidatePatch } from '../../src/domain/candidates/schema.js'
import { blankColumns, eventState, Gated, isPerson, isPersonal, isSilent, Personal } from '../../src/domain/shared/classification.js'
import { Job, JobCreate, JobPatch } from '../../src/domain/jobs/schema.js'
import { Suppression } from '../../src/domain/messages/schema.js'
import { Company } from '../../src/domain/settings/schema.js'
import { columnOf } from '../../src/domain/shared/sql.js'
import { Token } from '../../src/domain/tokens/schema.js'
import { Nullable, Text } from '../../src/schema.js'
import { t } from '../part.js'

// Fields as somebody may add them tomorrow: in the schema, with what they are, and a column for each. All that follows from a schema is
// loaded after it.
const NEW_FIELDS = {
  nickname: Type.Optional(Personal(Nullable(Text(100)))),
  hobbies: Type.Optional(Personal(Nullable(Type.Array(Text(100))))),
  passportNumber: Gated('candidates:sensitive', Personal(Nullable(Text(100))))
}
for (const { properties } of [Candidate, CandidateCreate, CandidatePatch]) Object.assign(properties, NEW_FIELDS)
for (const { properties } of [Job, JobCreate, JobPatch]) {
  Object.assign(properties, { budget: Gated('compensation:read', Nullable(Type.Number())) })
}
const { migrateToy } = await import('../toy-kind/index.js')
const { build, createClient } = await import('../helper.js')
const { makeJob } = await import('../factories.js')
const { eventData } = await import('../../src/domain/deliveries/payloads.js')
const { KINDS } = await import('../../src/domain/kinds/table.js')
const { EVENTS } = await import('../../src/domain/events/catalog.js')
const { Webhook } = await import('../../src/domain/webhooks/schema.js')
const { insertCreatedEvents } = await import('../../src/seed/engine/created-events.js')

const app = await build(t)
await migrateToy(app)
await app.database.query(sql`alter table candidates add column nickname text, add column hobbies text[], add column passport_number text`)
await app.database.query(sql`alter table jobs add column budget double precision`)

const ENTITIES: Readonly<Record<string, TObject>> = {
  ...Object.fromEntries(KINDS.all.map(({ name, schema }) => [name, schema])),
  // What their events have.
  application: EmbeddedApplication,
  company: Company,
  suppression: Suppression,
  webhook: Webhook,
  token: Token
}
const properties = (schema: TSchema): Array<[string, TSchema]> => Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
const isOptional = (schema: TSchema, field: string) => !(schema.required as string[]).includes(field)

t.test('a field that cannot be blanked → is no field', t => {
  t.throws(() => blankColumns(Type.Object({ age: Personal(Type.Integer()) })), /no blank value is defined for age/)
  t.end()
})

t.test('each property of each event → is of the object, not gated, and can be absent or null where it is personal', async t => {
  const added: Record<string, string[]> = {
    'job.changed': ['previousDepartmentId'],
    'job.status-changed': ['previousStatus'],
    'application.tagged': ['jobCode', 'tag'],
    'application.untagged': ['jobCode', 'tag'],
    'candidate.hired': ['jobCode', 'previousStatus', 'previousStep', 'vacancies', 'visits'],
    'application.unhired': ['jobCode', 'previousStatus', 'previousStep', 'vacancies', 'visits'],
    opening: ['vacancies'],
    interview: ['previousStatus'],
    offer: ['previousStatus'],
    'application.created': ['jobCode', 'visits'],
    'application.changed': ['jobCode', 'previousStatus', 'previousStep'],
    'candidate.hired-changed': ['jobCode', 'previousStatus', 'previousStep', 'changed'],
    application: ['jobCode', 'previousStatus', 'previousStep', 'visits'],
    'candidate.merged': ['changed', 'duplicate', 'duplicateId'],
    'candidate.unmerged': ['changed', 'duplicateId'],
    webhook: ['action']
  }
  const impersonal = KINDS.catalogues.filter(({ schema }) => !isPersonal(schema.properties.name as TSchema))
  const renamed = ['step', 'company', ...impersonal.map(({ name }) => name)]
  const absent: Record<string, string[]> = {
    job: ['salary', 'budget'],
    offer: ['salary'],
    scorecard: ['answers', 'recommendation'],
    suppression: ['address', 'reason'],
    candidate: ['identificationDocument', 'salaryExpectation', 'passportNumber']
  }
  const checkInner = (schema: TSchema, path: string) => {
    t.notOk('x-scope' in schema, `${path} is not gated`)
    for (const [field, inner] of properties(schema)) checkInner(inner, `${path}.${field}`)
  }
  const checkBlankable = (schema: TSchema, path: string) => {
    for (const [field, inner] of properties(schema)) {
      if (isPersonal(inner)) t.ok([inner.type].flat().includes('null'), `${path}.${field} may be null`)
      else checkBlankable(inner, `${path}.${field}`)
    }
  }
  for (const { name: event, entity } of Object.values(EVENTS)) {
    const data = eventData(event)
    const known = Object.keys((ENTITIES[entity] as TObject).properties).filter(field =>
      !(absent[entity] ?? []).includes(field) && !isSilent((ENTITIES[entity] as TObject).properties[field] as TSchema))
    const more = added[event] ?? added[entity]
    const isChange = /\.(changed|updated)$/.test(event)
    const difference = isChange ? ['changed', ...(renamed.includes(entity) ? ['previousName'] : [])] : []
    t.same(Object.keys(data.properties).sort(), [...new Set([...known, ...more ?? [], ...difference])].sort(), event)
    for (const [field, property] of properties(data)) {
      checkInner(property, `${event} ${field}`)
      // Nobody blanks a user.
      if (entity !== 'candidate' && isPerson(ENTITIES[entity] as TObject)) continue
      if (isPersonal(property)) t.ok(isOptional(data, field), `${event} ${field} may be absent`)
      else checkBlankable(property, `${event} ${field}`)
    }
  }
})

t.test('new fields → are gated, kept apart in events, and blanked, wherever they come to', async t => {
  const owner = await createClient(app)
  const { companyId } = owner
  // So long that no id or time has it by chance.
  const MARK = 'Zq8xjkvw'
  const person = {
    name: 'Ada',
    lastName: 'Moreira',
    email: 'ada@example.com',
    nickname: `${MARK}nick`,
    hobbies: [`${MARK}chess`],
    passportNumber: `${MARK}passport`
  }
  const seen = { nickname: person.nickname, hobbies: person.hobbies }
  const blind = await createClient(app, {
    companyId,
    scopes: ['candidates:read', 'candidates:write', 'applications:read', 'applications:write', 'jobs:read', 'jobs:write', 'events:read']
  })
  const job = await makeJob(app, companyId)
  const url = `/api/v1/jobs/${job.id}/applications`

  for (const [method, path, payload] of [
    ['POST', '/api/v2/candidates', person], ['PATCH', '/api/v2/candidates/1', { passportNumber: null }],
    ['POST', url, { manualCandidate: person }],
    ['POST', '/api/v1/jobs', { name: 'Job', budget: 5 }], ['PATCH', `/api/v1/jobs/${job.id}`, { budget: 5 }]
  ] as const) t.equal((await blind.send({ method, url: path, payload })).statusCode, 403, `${method} ${path}`)

  const created = await owner.send({ method: 'POST', url: '/api/v2/candidates', payload: person })
  t.match(created.json(), person)
  const { id } = created.json()
  t.equal((await owner.send({ method: 'POST', url, payload: { candidateId: id } })).statusCode, 201)
  t.equal((await blind.send({ method: 'PATCH', url: `/api/v2/candidates/${id}`, payload: { nickname: `${MARK}nicky` } })).statusCode, 200)
  t.equal((await owner.send({ method: 'POST', url: '/api/v1/jobs', payload: { name: 'Job', budget: 7_654_321.25 } })).statusCode, 201)

  const all = async (client: typeof owner) => await Promise.all([
    `/api/v2/candidates/${id}`, '/api/v2/candidates', '/api/v2/candidates?fields=all', '/api/v2/applications?expand=candidate',
    '/api/v2/exports/candidates'
  ].map(async path => (await client.get(path)).body))
  for (const body of await all(owner)) t.match(body, person.passportNumber)
  for (const body of await all(blind)) {
    t.match(body, `${MARK}nicky`)
    t.notMatch(body, /passport/i)
  }
  t.match((await owner.get(`/api/v2/candidates/${id}/export`)).json().candidate, { passportNumber: person.passportNumber })
  const document = (await app.inject('/openapi/v2.json')).json().components.schemas.Candidate.properties
  t.match(document, { nickname: { 'x-personal': true }, passportNumber: { 'x-personal': true, 'x-scope': 'candidates:sensitive' } })

  await app.database.transaction(async tx => await insertCreatedEvents(tx, companyId, 'candidates', [id]))
  const events = await app.database.query<{ event: string, data: object, personal: object | null }>(sql`
    select event, data, personal from events where company_id = ${companyId} order by id`)
  t.equal(events.length, 10, 'five of them are about the steps of the job')
  for (const { event, data, personal } of events) {
    t.notMatch(JSON.stringify(data), new RegExp(`${MARK}|7654321`), `${event}: nothing personal in the state`)
    t.notMatch(JSON.stringify(personal), /passport/i, `${event}: nothing gated`)
    if (event.startsWith('candidate.')) t.match(personal, { ...seen, nickname: new RegExp(`^${MARK}nick`) })
  }
  t.same(eventState(Job, { id: 1, budget: 5 }).data.budget, undefined)

  t.equal((await owner.send({ method: 'POST', url: `/api/v2/candidates/${id}/anonymize` })).statusCode, 200)
  t.match((await owner.get(`/api/v2/candidates/${id}`)).json(), { nickname: null, hobbies: null, passportNumber: null })
  t.same(await app.database.query(sql`
    select 1 from candidates c where strpos(c::text, ${MARK}) > 0 union all select 1 from events e where strpos(e::text, ${MARK}) > 0`), [])
  const columns = Object.keys(NEW_FIELDS).map(columnOf)
  t.same(await app.database.query(sql`
    select ${join(columns.map(column => raw(column)))} from candidates
      where company_id = ${companyId}`), [{ nickname: null, hobbies: null, passport_number: null }])
})
