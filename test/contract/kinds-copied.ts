import { migrateToy, TOY } from '../toy-kind/index.js'
import { VERSIONS } from '../../routes/versions.js'
import { differences, pluralOf, readExports, type Company, type Row } from '../../trials/drill/exact-copy.js'
import { Fuzzer } from '../../trials/drill/fuzz.js'
import { Contract } from '../../trials/drill/fuzz-contract.js'
import { Client } from '../../trials/shared/client.js'
import { KINDS } from '../../src/domain/kinds/table.js'
import { build, createClient } from '../helper.js'
import { t } from '../part.js'
import { bodyOf } from '../kinds.js'
import { waitFor } from '../receiver.js'
import { readDocuments } from './operations.js'

// What the drills copy and fuzz promise of all kinds, for one that comes new: they run the program, which does not have it.

const app = await build(t, { RATE_LIMIT_MAX: '100000' })
await migrateToy(app)

t.test('a copy made of the events alone → what the exports have, field by field', async t => {
  const client = await createClient(app)
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await client.send({ method, url, payload })
    t.ok(answer.statusCode < 300, answer.body)
    return answer
  }
  for (const kind of KINDS.catalogues) {
    const url = `/api/v1/${kind.plural}`
    const ids: number[] = []
    for (let n = 0; n < 3; n++) ids.push((await send('POST', url, bodyOf(kind))).json().id)
    await send('PATCH', `${url}/${ids[1]}`, { name: 'Renamed', code: `CODE ${kind.name}` })
    await send('DELETE', `${url}/${ids[2]}`)
  }
  const copy: Company = new Map()
  let seen = 0
  await waitFor(async () => {
    const { results } = (await client.get('/api/v2/events?maxPageSize=100')).json()
    for (const { event, entity, data } of results.slice(seen)) {
      const { changed, previousName, ...row } = data
      const key = `${pluralOf(entity.type)} ${entity.id}`
      if (event.endsWith('.deleted')) copy.delete(key)
      else copy.set(key, row as Row)
    }
    seen = results.length
    return seen === 5 * KINDS.catalogues.length
  })
  t.equal([...copy.keys()].filter(key => key.startsWith(TOY.plural)).length, 2)
  t.same(differences(await readExports(async path => (await client.get(path)).body), copy), [])
})

t.test('every operation of a kind that comes new → answers as its document says, to what fits and what does not', async t => {
  const owner = await createClient(app)
  const documents = await readDocuments(app, VERSIONS)
  const client = new Client(await app.listen({ port: 0 }), owner.secret, 2)
  t.teardown(() => client.close())
  for (const kind of KINDS.catalogues) {
    await owner.send({ method: 'POST', url: `/api/v1/${kind.plural}`, payload: { ...bodyOf(kind), code: 'A' } })
  }
  const fuzzer = new Fuzzer(client, new Contract(documents))
  await fuzzer.look()
  const operations = fuzzer.operations.filter(({ path }) => path.includes(`/${TOY.plural}`))
  t.ok(operations.length >= 11, `${operations.length} operations`)
  for (const operation of operations) await fuzzer.fuzz(operation, 1, 10)
  t.same([...fuzzer.found.values()].map(({ fault, request }) => `${fault.text}: ${request}`), [])
  t.ok(fuzzer.accepted.size >= operations.length / 2, [...fuzzer.accepted].join(', '))
})
