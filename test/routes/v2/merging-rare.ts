import { createClient, sharedApp } from '../../helper.js'
import { t } from '../../part.js'
import { post, URL } from '../../person.js'

const app = await sharedApp()

t.test('a merge that was undone, before those of the same people → is not followed when one of these is undone', async t => {
  const client = await createClient(app)
  const make = async (name: string) =>
    (await post(client, URL, { name, lastName: 'Moreira', email: `${name}@example.com` })).json().id as number
  const [a, b, c, d] = [await make('a'), await make('b'), await make('c'), await make('d')]
  const merge = async (id: number, duplicateId: number) =>
    t.equal((await post(client, `${URL}/${id}/merge`, { duplicateId })).statusCode, 200)
  const unmerge = async (id: number) => t.equal((await post(client, `${URL}/${id}/unmerge`)).statusCode, 200)
  const owners = async () => await Promise.all([a, b, c, d].map(async id => (await client.get(`${URL}/${id}`)).json().mergedIntoId))
  await merge(a, b)
  await unmerge(b)
  await merge(a, c)
  await merge(d, a)
  await merge(b, d)
  t.same(await owners(), [b, null, b, b])
  await unmerge(d)
  t.same(await owners(), [d, null, d, null])
  await unmerge(a)
  t.same(await owners(), [null, null, a, null], 'with whom it had before')
  await unmerge(c)
  t.same(await owners(), [null, null, null, null])
})

/** A name of letters of four blocks, many of which folding takes apart, in an order that cannot be compressed. */
function long (seed: number): string {
  let state = seed
  const random = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return (state >>> 8) % most
  }
  const blocks = [[0xac00, 11_171], [0x3300, 255], [0x2f800, 541], [0x20000, 42_717]] as const
  return Array.from({ length: 255 }, () => {
    const [first, count] = blocks[random(4)] as typeof blocks[number]
    return String.fromCodePoint(first + random(count))
  }).join('')
}

t.test('people with the longest names that there are → are written like others, and found by name and birthdate', async t => {
  const client = await createClient(app)
  const names = { name: long(1), lastName: long(4711), birthdate: '1990-01-01' }
  const one = await post(client, URL, { ...names, email: 'one@example.com' })
  t.match(one, { statusCode: 201 }, one.body)
  t.match(one.json(), names)
  const other = (await post(client, URL, { ...names, email: 'other@example.com' })).json().id
  t.match((await client.get(`${URL}/${one.json().id}/duplicates`)).json().results, [{ candidate: { id: other }, by: ['name'] }])
})
