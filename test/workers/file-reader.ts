import type { FastifyInstance } from 'fastify'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import { openDatabase } from '../../src/database/open.js'
import type { FileKey, FileStore } from '../../src/files/port.js'
import { FileReader } from '../../src/workers/file-reader.js'
import { makeTextFile } from '../text-files.js'
import { makeCandidate } from '../factories.js'
import { createCompany, createDatabase, testConfig } from '../helper.js'
import { t, type Test } from '../part.js'
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
  const database = await openDatabase(testConfig(await createDatabase(t)))
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

/** Three companies, and a reader whose clock moves by what each file is said to take. */
async function prepareTurns (t: Test) {
  const { app, files, make, change, counted } = await prepare(t)
  const owners: Array<{ companyId: number, candidateId: number }> = []
  for (let count = 0; count < 3; count++) {
    const companyId = await createCompany(app)
    owners.push({ companyId, candidateId: await makeCandidate(app, companyId) })
  }
  const made = new Map<string, { owner: number, seconds: number }>()
  let now = 0
  const read = files.read.bind(files)
  files.read = async key => {
    now += made.get(key.id)?.seconds ?? 0
    return await read(key)
  }
  return {
    files,
    change,
    /** Files of one of the companies. */
    makeMany: async (owner: number, count: number, seconds: number) => {
      for (let file = 0; file < count; file++) made.set(await make(Buffer.from('x'), TYPES.txt, owners[owner]), { owner, seconds })
    },
    open: () => new FileReader(app.database, app.log, files, state => counted.push(state), () => now),
    /** Whose files were read, in their order: `0 × 2, 1 × 3`. */
    order: () => {
      const runs: Array<{ owner: number | undefined, count: number }> = []
      for (const owner of files.asked.splice(0).map(id => made.get(id)?.owner)) {
        const last = runs.at(-1)
        if (last !== undefined && last.owner === owner) last.count++
        else runs.push({ owner, count: 1 })
      }
      return runs.map(({ owner, count }) => `${owner} × ${count}`).join(', ')
    }
  }
}

t.test('files of one company that take long → those of others have as much time, each company\'s first', async t => {
  const { makeMany, open, order } = await prepareTurns(t)
  await makeMany(0, 3, 10)
  await makeMany(1, 12, 1)
  await makeMany(2, 3, 0.5)
  await open().runNow()
  t.equal(order(), '0 × 1, 1 × 2, 2 × 3, 1 × 8, 0 × 1, 1 × 2, 0 × 1')
})

t.test('what a company used while nobody else waited → is not held against it; a company that comes saves nothing up', async t => {
  const { makeMany, open, order } = await prepareTurns(t)
  const reader = open()
  await makeMany(0, 5, 10)
  await reader.runNow()
  t.equal(order(), '0 × 5')
  await makeMany(0, 2, 10)
  await makeMany(1, 16, 2)
  await reader.runNow()
  t.equal(order(), '1 × 5, 0 × 1, 1 × 5, 0 × 1, 1 × 6')
})

t.test('a slow file of a company → no second one of it beside, in any process, while another company waits', async t => {
  const { files, makeMany, open, order } = await prepareTurns(t)
  await makeMany(0, 3, 10)
  await makeMany(1, 4, 2)
  const read = files.read
  let release = () => {}
  const isHeld = new Promise<void>(resolve => {
    files.read = async key => {
      files.read = read
      resolve()
      await new Promise<void>(resolve => { release = resolve })
      return await read(key)
    }
  })
  const holding = open().runNow()
  await isHeld
  await open().runNow()
  t.equal(order(), '1 × 4, 0 × 2')
  release()
  await holding
  t.equal(order(), '0 × 1')
})

t.test('many files of one company → one process reads them; one that ends it fails alone; another company gets another', async t => {
  const { app, files, make, stateOf, counted } = await prepare(t)
  const ended: Array<Promise<unknown>> = []
  const note = (message: unknown) => ended.push(once((message as { process: ChildProcess }).process, 'exit'))
  subscribe('child_process', note)
  t.teardown(() => unsubscribe('child_process', note))
  const ids = []
  for (let count = 0; count < 3; count++) ids.push(await make(Buffer.from(`x${count}`)))
  ids.push(await make(Buffer.from('no PDF'), TYPES.pdf))
  for (let count = 0; count < 3; count++) ids.push(await make(makePdf(['Lisbon']), TYPES.pdf))
  const other = await createCompany(app)
  await make(Buffer.from('y'), TYPES.txt, { companyId: other, candidateId: await makeCandidate(app, other) })
  const patient = new FileReader(app.database, app.log, files, state => counted.push(state), () => 0)
  await patient.runNow()
  t.same(await Promise.all(ids.map(async id => (await stateOf(id))?.state)),
    ['ready', 'ready', 'ready', 'failed', 'ready', 'ready', 'ready'])
  t.equal(ended.length, 3, 'until the one that cannot be read, after it, and for the other company')
  await Promise.all(ended)
})

t.test('files that were due when the clock was ahead, beside others → all have their turns', async t => {
  const { files, makeMany, open, order, change } = await prepareTurns(t)
  await makeMany(0, 2, 3)
  for (const id of files.bytes.keys()) await change(id, { tries: 0, due: '2100-01-01' })
  await makeMany(1, 2, 3)
  await open().runNow()
  t.equal(order(), '0 × 1, 1 × 1, 0 × 1, 1 × 1')
})

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
