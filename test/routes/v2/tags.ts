import { makeApplication } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { t } from '../../part.js'
import { waitFor } from '../../receiver.js'

const app = await sharedApp()

interface Row { id: number, name: string }
interface Event { event: string, entity: { type: string, id: number }, data: Row }

/** A client with an application, and what puts a tag on it and takes it off. */
async function tagging (client: Client) {
  const id = await makeApplication(app, client.companyId)
  const { jobId } = (await client.get(`/api/v2/applications/${id}`)).json()
  const url = `/api/v1/jobs/${jobId}/applications/${id}/tags`
  return {
    put: async (name: string, query = '') => (await client.send({ method: 'PUT', url: `${url}${query}`, payload: { name } })).statusCode,
    remove: async (name: string, query = '', headers = {}) =>
      (await client.send({ method: 'DELETE', url: `${url}/${name}${query}`, headers })).statusCode
  }
}

const listed = async (client: Client): Promise<Row[]> => (await client.get('/api/v2/tags')).json().results
const exported = async (client: Client): Promise<{ rows: Row[], cursor: string }> => {
  const lines = (await client.get('/api/v2/exports/tags')).body.trim().split('\n').map(line => JSON.parse(line))
  return { cursor: lines.pop().cursor, rows: lines }
}

/** All events, as soon as each has its position. */
async function eventsOf (client: Client, after = '', last = 'application.untagged'): Promise<Event[]> {
  const read = async () => (await client.get(`/api/v2/events?maxPageSize=100${after}`)).json().results as Event[]
  await waitFor(async () => (await read()).some(({ event }) => event === last))
  return await read()
}

t.test('a tag that is . or .., which clients take out of a path → 400; other dots are taken', async t => {
  const { put } = await tagging(await createClient(app))
  t.same([await put('.'), await put('..'), await put('...'), await put('.a')], [400, 400, 201, 201])
})

t.test('a tag → comes with the first application that has it, stays on others, and goes with the last; each has its event', async t => {
  const client = await createClient(app)
  const [one, other] = [await tagging(client), await tagging(client)]
  t.same([await one.put('a'), await one.put('a'), await other.put('a')], [201, 200, 201])
  const [tag] = await listed(client)
  t.match(tag, { name: 'a' })
  t.equal((await client.get(`/api/v2/tags/${tag?.id}`)).statusCode, 200)
  t.equal(await one.remove('a'), 204)
  t.same(await listed(client), [tag])
  t.equal(await other.remove('a'), 204)
  t.same([await listed(client), (await exported(client)).rows], [[], []])
  t.equal((await client.get(`/api/v2/tags/${tag?.id}`)).statusCode, 404)
  t.equal(await other.put('a'), 201)
  const [again] = await listed(client)
  t.not(again?.id, tag?.id, 'another tag of this name')
  await waitFor(async () => (await client.get('/api/v2/events')).json().results.length === 8)
  const events = (await eventsOf(client)).map(({ event, entity: { type, id }, data }) => type === 'tag' ? [event, id, data] : [event])
  t.same(events, [
    ['tag.created', tag?.id, tag], ['application.tagged'], ['application.tagged'], ['application.untagged'], ['application.untagged'],
    ['tag.deleted', tag?.id, tag], ['tag.created', again?.id, again], ['application.tagged']
  ])
})

t.test('dry runs and refused changes → no tag comes or goes', async t => {
  const client = await createClient(app)
  const one = await tagging(client)
  t.equal(await one.put('a', '?validateOnly=true'), 201)
  t.same(await listed(client), [])
  await one.put('b')
  t.equal(await one.remove('b', '?validateOnly=true'), 204)
  t.equal(await one.remove('b', '', { 'if-match': '"9-other"' }), 412)
  t.equal(await one.remove('a'), 404)
  t.match(await listed(client), [{ name: 'b' }])
})

t.test('an export and the feed after it → make an exact copy of the tags, also of an export that was read twice', async t => {
  const client = await createClient(app)
  const [one, other] = [await tagging(client), await tagging(client)]
  await one.put('kept')
  await one.put('gone')
  const { rows, cursor } = await exported(client)
  await one.remove('gone')
  await other.put('new')
  await other.put('short')
  await other.put('kept')
  await one.remove('kept')
  await other.remove('short')
  await waitFor(async () => (await client.get(`/api/v2/events?after=${cursor}&event=application.untagged`)).json().results.length === 3)
  const copy = new Map(rows.map(row => [row.id, row]))
  for (const { event, entity, data } of await eventsOf(client, `&after=${cursor}`)) {
    if (entity.type !== 'tag') continue
    if (event === 'tag.deleted') copy.delete(entity.id)
    else copy.set(entity.id, data)
  }
  t.same([...copy.values()], (await exported(client)).rows)
  t.same([...copy.values()].map(({ name }) => name), ['kept', 'new'])
})
