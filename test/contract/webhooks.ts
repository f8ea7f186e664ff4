import { migrateToy } from '../toy-kind/index.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { Webhook } from 'standardwebhooks'
import { KINDS } from '../../src/domain/kinds/table.js'
import { bodyOf as newOf } from '../kinds.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { receive, respond, waitFor } from '../receiver.js'
import { inPlace } from './operations.js'
import { playHiring, WORDS } from './hiring-season.js'
import { TEST_EVENT } from '../../src/domain/deliveries/schema.js'
import { eventData, webhookBody } from '../../src/domain/deliveries/payloads.js'
import { EVENT_NAMES, type EventName } from '../../src/domain/events/catalog.js'

type Json = Record<string, any>

const app = await build(t, { WEBHOOK_ALLOW_PRIVATE: 'true' })
await migrateToy(app)
const document: Json = (await app.inject('/openapi/v1.json')).json()
const SENT = [...EVENT_NAMES, TEST_EVENT] as const
/** What happens when somebody is anonymized, and only then. */
const AT_THE_END: EventName[] = ['candidate.anonymized', 'message.changed']

/** The schema, taking no other fields than it names, at any depth. */
function closed (schema: unknown): any {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Json = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return typeof copy.type === 'string' && copy.properties !== undefined ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
;(addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv)
for (const known of ['time-zone', 'locale']) ajv.addFormat(known, true)
ajv.addSchema({ $id: 'document', components: closed(document.components) })
const ofDocument = (schema: Json) => ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/')))
/** Compiles once for each name. */
const once = <T>(compile: (name: string) => T) => {
  const made = new Map<string, T>()
  return (name: string): T => made.get(name) ?? made.set(name, compile(name)).get(name) as T
}
const bodyOf = (event: string): Json => document.webhooks[event].post.requestBody.content['application/json']
const bodyValidator = once(event => ofDocument(bodyOf(event).schema))
const dataValidator = once(event => ajv.compile(closed(eventData(event as EventName))))

t.test('the document of version 1 → has a webhook for each event and for the test event, whole', async t => {
  t.same(Object.keys(document.webhooks).sort(), [...SENT].sort())
  const operations: Json[] = [
    ...Object.values<Json>(document.paths), ...Object.values<Json>(document.webhooks)
  ].flatMap(path => Object.values<Json>(path))
  t.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length, 'each operationId once')
  for (const event of SENT) {
    const { operationId, tags, summary, description, security, responses } = document.webhooks[event].post
    const parameters = inPlace(document, document.webhooks[event].post.parameters)
    t.match(operationId, /^on[A-Z]\w+$/)
    t.ok(tags.length > 0 && summary.length > 0 && description.length > 0, event)
    t.same(security, [], event)
    t.same(
      parameters.map((header: Json) => [header.in, header.name, header.required ?? false]),
      [...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ['header', name, true]), ['header', 'traceparent', false]]
    )
    t.same(Object.keys(responses), ['410', '2XX', 'default'])
    const { schema, example } = bodyOf(event)
    t.same(schema.properties.event.enum, [event])
    t.match(schema.properties.data, { $ref: /^#\/components\/schemas\/\w+EventData$/ })
    const validate = ofDocument(schema)
    t.ok(validate(example), `the example of ${event}: ${JSON.stringify(validate.errors)}`)
  }
})

t.test('every event of a season → holds what is documented, in the feed and at a receiver, and nothing else', async t => {
  const client = await createClient(app)
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<any> => {
    const response = await client.send({ method, url, payload })
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`)
    return response.statusCode === 204 ? undefined : response.json()
  }
  const feed = async (): Promise<Json[]> => {
    const events: Json[] = []
    for (let page, after = ''; page === undefined || page.hasMore; after = `&after=${page.cursor}`) {
      page = await ok('GET', `/api/v2/events?maxPageSize=100${after}`)
      events.push(...page.results)
    }
    return events
  }
  const checkFeed = async (what: string) => {
    for (const { event, data } of await feed()) {
      const validate = dataValidator(event)
      t.ok(validate(data), `${what}: ${event} ${JSON.stringify(validate.errors)} ${JSON.stringify(data)}`)
    }
  }

  const [receiver, gone] = [await receive(t), await receive(t, respond(410))]
  const secrets = new Map<string, string>()
  for (const action of EVENT_NAMES) {
    secrets.set(action, (await ok('POST', '/api/v1/webhooks', { action, postbackUrl: receiver.url })).secret)
  }
  const [first] = (await ok('GET', '/api/v1/webhooks?action=job.created')).results
  await ok('POST', `/api/v2/webhooks/${first.id}/test`)
  secrets.set(TEST_EVENT, secrets.get('job.created') as string)
  await ok('POST', '/api/v1/webhooks', {
    action: 'role.deleted', postbackUrl: gone.url, techOwnerName: 'Ada', techOwnerEmail: 'ada@example.com'
  })

  const going = await ok('POST', '/api/v1/webhooks', {
    action: 'role.created', postbackUrl: receiver.url.replace('/hook', '/going'), clientHeaders: { 'X-Key': 'gated-header' }
  })
  await ok('PATCH', `/api/v1/webhooks/${going.id}`, { clientHeaders: { 'X-Key': 'gated-header', 'X-Other': '1' } })
  const rotated = await ok('POST', `/api/v1/webhooks/${going.id}/rotate-secret`)
  await ok('DELETE', `/api/v1/webhooks/${going.id}`)
  const token = await ok('POST', '/api/v1/tokens', { name: 'Going', scopes: ['jobs:read'] })
  await ok('DELETE', `/api/v1/tokens/${token.id}`)

  const make = async (plural: string, fields: object) => (await ok('POST', `/api/v1/${plural}`, fields)).id as number
  const departmentId = await make('departments', { name: 'Engineering', code: 'ENG', similarTo: 'Technology' })
  const roleId = await make('roles', { name: 'Developer' })
  const branchId = await make('branches', {
    name: 'Recife', path: ['Brazil', 'Recife'], city: 'Recife', state: 'Pernambuco', country: 'BR'
  })
  const recruiterId = await make('users', { name: 'Rui', email: 'rui@example.com', departmentId, roleId, branchIds: [branchId] })
  for (const kind of KINDS.catalogues) {
    const url = `/api/v1/${kind.plural}/${await make(kind.plural, newOf(kind))}`
    await ok('PATCH', url, { code: 'OLD' })
    await ok('DELETE', url)
  }

  const field = await ok('POST', '/api/v1/custom-fields', { entity: 'job', key: 'cost_center', type: 'text', label: 'Cost center' })
  await ok('PATCH', `/api/v1/custom-fields/${field.id}`, { label: 'Center' })
  await ok('DELETE', `/api/v1/custom-fields/${field.id}`)

  const salary = { min: 5000, max: 6000, currency: 'BRL', period: 'month' }
  const job = await ok('POST', '/api/v1/jobs', { name: 'Developer', numVacancies: 1, salary, city: 'Recife', country: 'BR' })
  const jobUrl = `/api/v1/jobs/${job.id}`
  await ok('PATCH', jobUrl, {
    status: 'waiting_approval',
    description: 'Build.',
    departmentId,
    roleId,
    branchId,
    recruiterId,
    managerId: recruiterId,
    hiringDeadline: '2099-12-31'
  })
  for (const status of ['approved', 'published']) await ok('PATCH', jobUrl, { status })
  await ok('DELETE', `/api/v1/jobs/${(await ok('POST', '/api/v1/jobs', { name: 'A draft' })).id}`)
  const stepUrl = `${jobUrl}/steps/${(await ok('POST', `${jobUrl}/steps`, { name: 'Talk' })).id}`
  await ok('PATCH', stepUrl, { order: 2 })
  await ok('DELETE', stepUrl)
  for (const role of ['recruiter', 'manager']) await ok('PUT', `${jobUrl}/team/${recruiterId}`, { role })
  await ok('DELETE', `${jobUrl}/team/${recruiterId}`)
  const { results: steps } = await ok('GET', `${jobUrl}/steps`)

  const person = {
    name: 'Zoë',
    lastName: 'Ñandú',
    email: 'zoe@example.com',
    mobileNumber: '1',
    identificationDocument: 'gated-document',
    countryOfOrigin: 'BR',
    birthdate: '1990-02-28',
    linkedinProfileUrl: 'https://example.com/zoe',
    skills: ['Talk'],
    languages: [{ language: 'Portuguese', level: 'native' }],
    salaryExpectation: 7000
  }
  const apply = async (manualCandidate: object) => await ok('POST', `${jobUrl}/applications`, { manualCandidate, partnerName: 'Board' })
  const { id, candidateId } = await apply(person)
  const url = `${jobUrl}/applications/${id}`
  for (const change of [
    { currentStepId: steps[1].id }, { score: 50.5 }, { status: 'reproved', reason: 'No fit', notes: 'Next year' }, { status: 'in_process' },
    { status: 'give_up', reason: 'Moved away' },
    { status: 'in_process' }, { status: 'hired' }, { status: 'in_process' }, { status: 'reproved', reason: 'No budget' }
  ]) await ok('PATCH', url, change)
  await ok('PUT', `${url}/tags`, { name: 'again' })
  await ok('DELETE', `${url}/tags/again`)
  const [comment, mistake] = [
    await ok('POST', `${url}/comments`, { text: 'Nice.' }), await ok('POST', `${url}/comments`, { text: 'Another person' })
  ]
  await ok('PATCH', `${url}/comments/${comment.id}`, { text: 'Very nice.' })
  await ok('DELETE', `${url}/comments/${mistake.id}`)
  await ok('PATCH', `/api/v2/candidates/${candidateId}`, { state: 'Pernambuco' })
  const other = await apply({ name: 'Another', lastName: 'One', email: 'another@example.com' })
  for (const kind of KINDS.children) {
    const below = `${kind.parent.name === 'job' ? jobUrl : url}/${kind.plural}`
    const made = await ok('POST', below, kind.bodies.create.examples[0])
    await ok('PATCH', `${below}/${made.id}`, kind.bodies.patch.examples[0])
    await ok('DELETE', `${below}/${made.id}`)
  }
  const message = await ok('POST', `${url}/messages`, WORDS)
  await ok('DELETE', `${url}/messages/${message.id}`)
  await playHiring({ app, companyId: client.companyId, ok, jobUrl, url: `${jobUrl}/applications/${other.id}`, candidateId })

  const namesOf = (events: Json[]) => [...new Set(events.map(({ event }) => event as string))].sort()
  await waitFor(async () => namesOf(await feed()).length === EVENT_NAMES.length - AT_THE_END.length)
  await checkFeed('as it happened')
  const changes = async () => (await feed()).filter(({ event }) => event === 'application.changed').length
  const before = await changes()
  await ok('POST', `/api/v2/candidates/${candidateId}/anonymize`)
  await waitFor(async () => await changes() > before)
  await checkFeed('anonymized')
  const all = await feed()
  t.same(namesOf(all), [...EVENT_NAMES].sort(), 'each event happened')
  t.notOk(
    all.some(({ event, data }) => event === 'candidate.created' && data.id === candidateId && 'email' in data), 'what is personal is absent'
  )

  for (const { event, entity, data } of all) {
    if (entity.type === 'application') t.equal(data.jobCode, job.code, event)
    if (entity.type === 'comment') t.match(data, { jobId: job.id, applicationId: id, candidateId }, event)
  }

  await waitFor(() => namesOf(receiver.received.map(({ event }) => event)).length === SENT.length)
  for (const { headers, body, event } of receiver.received) {
    const validate = bodyValidator(event.event)
    t.ok(validate(event), `${event.event}: ${JSON.stringify(validate.errors)} ${body}`)
    t.equal(headers['webhook-id'], event.id)
    const { companyName, data, ...about } = event as Json
    if (event.event !== TEST_EVENT) t.match(all.find(({ id }) => id === event.id), about, 'as in the feed')
    t.notMatch(body, /gated-|"salary\w*": *[^n]|whsec_/)
    t.notOk([going.secret, rotated.secret, token.secret].some(secret => body.includes(secret)))
  }
  for (const name of SENT) {
    const { headers, body } = receiver.received.find(({ event }) => event.event === name) as typeof receiver.received[0]
    t.same(new Webhook(secrets.get(name) as string).verify(body, headers as Record<string, string>), JSON.parse(body), name)
    t.same(Object.keys(JSON.parse(body)), webhookBody(name).required, 'in the documented order')
  }
})
