import { makeCandidate } from '../../factories.js'
import { createClient, sharedApp, type Client } from '../../helper.js'
import { post, URL } from '../../person.js'
import { t } from '../../part.js'

// What is shown of a candidate who was merged: the way to the one that stays, and the merge.

const app = await sharedApp()

interface Pair { client: Client, stays: { id: number }, gone: { id: number } }

/** Two candidates of a new company. */
async function makePair (): Promise<Pair> {
  const client = await createClient(app)
  const [stays, gone] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  return { client, stays: { id: stays }, gone: { id: gone } }
}

const merge = async ({ client, stays, gone }: Pair) => await post(client, `${URL}/${stays.id}/merge`, { duplicateId: gone.id })
const unmerge = async (client: Client, id: number) => await post(client, `${URL}/${id}/unmerge`)

t.test('a merged id → 308 with the path of the one that stays, not to be stored, until the merge is undone', async t => {
  const pair = await makePair()
  const { client, stays, gone } = pair
  const url = `${URL}/${gone.id}`
  const { headers: { etag } } = await client.get(url)
  await merge(pair)
  for (let round = 0; round < 3; round++) {
    const answer = await client.get(url, { 'if-none-match': etag as string })
    t.match(answer, { statusCode: 308, headers: { location: `${URL}/${stays.id}`, 'cache-control': 'no-store' } })
    t.equal(answer.headers.etag, undefined)
    const { mergedAt } = (await client.get(`/api/v2/merges/${gone.id}`)).json()
    t.strictSame(answer.json(), { id: gone.id, mergedIntoId: stays.id, mergedAt })
  }
  t.match(await client.send({ method: 'HEAD', url }), { statusCode: 308, headers: { location: `${URL}/${stays.id}` }, body: '' })
  const expanded = await client.get(`${url}?expand=attachments&x=1`)
  t.match(expanded.headers, { location: `${URL}/${stays.id}?expand=attachments`, 'x-ignored-parameters': 'x' })
  t.same((await client.get(expanded.headers.location as string)).json().attachments, [])
  for (const path of ['duplicates', 'export', 'attachments']) t.equal((await client.get(`${url}/${path}`)).statusCode, 200, path)

  const others = await createClient(app)
  t.equal((await others.get(url)).statusCode, 404, 'of another company')
  const writer = await createClient(app, { companyId: client.companyId, scopes: ['candidates:write'] })
  t.equal((await writer.get(url)).statusCode, 403)
  await unmerge(client, gone.id)
  t.match(await client.get(url), { statusCode: 200, headers: { location: undefined } })
})

t.test('merges → a kind of their own, in lists and exports, gone with the end of the merge', async t => {
  const pair = await makePair()
  const { client, stays, gone } = pair
  const [third, other] = [await makeCandidate(app, client.companyId), await makeCandidate(app, client.companyId)]
  const merges = async (query = '') => (await client.get(`/api/v2/merges${query}`)).json().results
  const exported = async () =>
    (await client.get('/api/v2/exports/merges')).body.trim().split('\n').slice(0, -1).map(line => JSON.parse(line))
  t.same(await merges(), [])
  await merge(pair)
  await merge({ client, stays: { id: stays.id }, gone: { id: third } })
  const [first, second] = await merges()
  t.same([first.id, second.id], [gone.id, third])
  t.same(await exported(), [first, second])
  t.same(await merges(`?updatedAfter=${second.updatedAt}`), [second])
  t.same(await merges(`?id=${gone.id}&fields=mergedIntoId`), [{ mergedIntoId: stays.id }])
  t.same(await merges(`?mergedIntoId=${other}`), [])
  t.same(await merges(`?mergedIntoId=${stays.id}`), [first, second])

  await merge({ client, stays: { id: other }, gone: { id: stays.id } })
  t.match(await merges(`?mergedIntoId=${other}`), [stays.id, gone.id, third].map(id => ({ id, candidateId: id, mergedIntoId: other })))
  t.match((await client.get(`/api/v2/merges/${gone.id}`)).headers.etag, /^"3-/, 'whoever follows changes learns of it')

  await unmerge(client, gone.id)
  t.same((await merges()).map(({ id }: any) => id), [stays.id, third])
  t.equal((await client.get(`/api/v2/merges/${gone.id}`)).statusCode, 404)
  const back = (await client.get(`${URL}?updatedAfter=${second.updatedAt}`)).json().results
  t.ok(back.some(({ id }: any) => id === gone.id), 'the candidate is back in its list')
  for (const [scopes, status] of [[['candidates:read'], 200], [['candidates:write'], 403]] as const) {
    const reader = await createClient(app, { companyId: client.companyId, scopes: [...scopes] })
    t.equal((await reader.get('/api/v2/merges')).statusCode, status)
  }
})
