import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import t, { type Test } from 'tap'
import sql from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import type { FileKey, FileStore } from '../../src/files/port.js'
import { FileReader } from '../../src/workers/file-reader.js'
import { makeTextFile } from '../text-files.js'
import { makeCandidate } from '../factories.js'
import { createCompany, createServedDatabase, testConfig } from '../helper.js'
import { waitFor } from '../receiver.js'
import { makePdf, TYPES } from '../../trials/shared/documents.js'

/** Files in memory, and how often each was asked for. */
class Memory implements Pick<FileStore, 'read'> {
  readonly bytes = new Map<string, Buffer | Error>()
  readonly asked: string[] = []

  async read ({ id }: FileKey): Promise<Readable> {
    this.asked.push(id)
    const bytes = this.bytes.get(id) ?? Buffer.alloc(0)
    return bytes instanceof Error ? new Readable({ read () { this.destroy(bytes) } }) : Readable.from([bytes])
  }
}

async function prepare (t: Test) {
  const database = await openDatabase(testConfig(await createServedDatabase(t)))
  t.teardown(async () => await database.close())
  const app = { database, log: { warn: () => {} } } as unknown as FastifyInstance
  const companyId = await createCompany(app)
  const candidateId = await makeCandidate(app, companyId)
  const files = new Memory()
  const counted: string[] = []
  const make = async (bytes: Buffer | Error, contentType: string = TYPES.txt, owner = { companyId, candidateId }) => {
    const id = await makeTextFile(app, owner.companyId, { candidateId: owner.candidateId, contentType })
    files.bytes.set(id, bytes)
    return id
  }
  return {
    app,
    files,
    make,
    counted,
    reader: new FileReader(app.database, app.log, files, state => counted.push(state)),
    stateOf: async (id: string) => (await app.database.query<{ state: string, tries: number, isDue: boolean }>(sql`
      select text_state as state, text_tries as tries, text_due_at <= statement_timestamp() as "isDue" from attachments
      where company_id = ${companyId} and id = ${id}`))[0],
    wordsOf: async (id: string) => (await app.database.query<{ word: string }>(sql`
      select word from attachment_words where company_id = ${companyId} and attachment_id = ${id} order by rank, word`))
      .map(({ word }) => word),
    change: async (id: string, values: { tries: number, due: string }) => await app.database.query(sql`
      update attachments set text_tries = ${values.tries}, text_due_at = ${values.due}::timestamptz
      where company_id = ${companyId} and id = ${id}`),
    remove: async (id: string) => await app.database.query(sql`
      delete from attachments where company_id = ${companyId} and id = ${id}`)
  }
}

t.test('new files → are read; each has its own end', async t => {
  const { reader, make, stateOf, wordsOf, counted } = await prepare(t)
  const [good, empty, damaged, pdf] = [
    await make(Buffer.from('Go java go')), await make(Buffer.from(' ')), await make(Buffer.from('no PDF'), TYPES.pdf),
    await make(makePdf(['Lisbon']), TYPES.pdf)
  ]
  await reader.runNow()
  t.match([await stateOf(good), await stateOf(empty), await stateOf(damaged), await stateOf(pdf)],
    [{ state: 'ready' }, { state: 'none' }, { state: 'failed' }, { state: 'ready' }])
  t.same([await wordsOf(good), await wordsOf(empty), await wordsOf(damaged), await wordsOf(pdf)], [['go', 'java'], [], [], ['lisbon']])
  t.same(counted.sort(), ['failed', 'none', 'ready', 'ready'])
})

t.test('two processes at once → each file is read once', async t => {
  const { app, files, reader, make, counted } = await prepare(t)
  const other = new FileReader(app.database, app.log, files, state => counted.push(state))
  for (let count = 0; count < 6; count++) await make(Buffer.from('x'))
  await Promise.all([reader.runNow(), other.runNow()])
  t.equal(files.asked.length, 6)
  t.equal(new Set(files.asked).size, 6)
  t.same(counted, new Array(6).fill('ready'))
})

for (const [when, due] of [['', '2020-01-01'], [' while the clock is ahead', '2100-01-01']] as const) {
  t.test(`a company that sends many files${when} → the files of others have their turns between them`, async t => {
    const { app, files, reader, make, change } = await prepare(t)
    const makeTwo = async (owner?: { companyId: number, candidateId: number }) =>
      [await make(Buffer.from('x'), TYPES.txt, owner), await make(Buffer.from('x'), TYPES.txt, owner)]
    const busy = [...await makeTwo(), ...await makeTwo()]
    for (const id of busy) await change(id, { tries: 0, due })
    const all = [busy]
    for (const companyId of [await createCompany(app), await createCompany(app)]) {
      all.push(await makeTwo({ companyId, candidateId: await makeCandidate(app, companyId) }))
    }
    await reader.runNow()
    t.strictSame(files.asked.map(id => all.findIndex(ids => ids.includes(id))), [0, 1, 2, 0, 1, 2, 0, 0])
  })
}

t.test('bytes that do not come → the file waits, however often, and others are read', async t => {
  const { files, reader, make, stateOf, change } = await prepare(t)
  const waiting = await make(new Error('the store is away'))
  for (let time = 0; time < 5; time++) {
    await t.rejects(reader.runNow(), { message: 'the store is away' })
    t.same(await stateOf(waiting), { state: 'pending', tries: 0, isDue: false })
    if (time < 4) await change(waiting, { tries: 0, due: '2020-01-01' })
  }
  const other = await make(Buffer.from('x'))
  await reader.runNow()
  t.match(await stateOf(other), { state: 'ready' })
  files.bytes.set(waiting, Buffer.from('x'))
  await change(waiting, { tries: 0, due: '2020-01-01' })
  await reader.runNow()
  t.match(await stateOf(waiting), { state: 'ready' })
})

t.test('a file whose reader has ended with its process → is read again, and failed after the third time', async t => {
  const { files, reader, make, stateOf, change } = await prepare(t)
  const [held, lost, last] = [await make(Buffer.from('x')), await make(Buffer.from('x')), await make(Buffer.from('x'))]
  await change(held, { tries: 1, due: new Date(Date.now() + 150_000).toISOString() })
  await change(last, { tries: 2, due: '2020-01-01' })
  await change(lost, { tries: 3, due: '2020-01-01' })
  await reader.runNow()
  t.match([await stateOf(held), await stateOf(last), await stateOf(lost)],
    [{ state: 'pending', tries: 1 }, { state: 'ready' }, { state: 'failed' }])
  t.same(files.asked, [last], 'a file that was lost is not even opened')
})

t.test('files that were to wait when the clock was ahead → are read once it is set back, each once', async t => {
  const { app, files, reader, make, stateOf, change, counted } = await prepare(t)
  const other = new FileReader(app.database, app.log, files, state => counted.push(state))
  const ids = [await make(Buffer.from('x')), await make(Buffer.from('x')), await make(Buffer.from('x'))]
  for (const id of ids) await change(id, { tries: 0, due: '2100-01-01' })
  await Promise.all([reader.runNow(), other.runNow()])
  for (const id of ids) t.match(await stateOf(id), { state: 'ready', tries: 1 })
  t.strictSame([...files.asked].sort(), [...ids].sort())
})

t.test('a file that is deleted while it is read → leaves nothing', async t => {
  const { app, files, make, reader, remove, wordsOf, stateOf } = await prepare(t)
  const gone = await make(Buffer.from('x'))
  files.read = async () => Readable.from((async function * () {
    await remove(gone)
    yield Buffer.from('x')
  })())
  await reader.runNow()
  t.same([await wordsOf(gone), await stateOf(gone)], [[], undefined])
  t.ok(app.database.isReachable)
})

t.test('a stop while a file is read → does not wait for it; the next process reads it', async t => {
  const { app, files, make, stateOf, counted } = await prepare(t)
  const id = await make(Buffer.from('x'))
  files.read = async ({ id }) => {
    files.asked.push(id)
    return new Readable({ read () {} })
  }
  const reader = new FileReader(app.database, app.log, files, state => counted.push(state))
  reader.start()
  await waitFor(() => files.asked.length > 0)
  await reader.stop()
  t.same([await stateOf(id), counted], [{ state: 'pending', tries: 0, isDue: true }, []])
})
