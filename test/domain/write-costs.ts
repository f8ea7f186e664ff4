import sql from 'sql-template-tag'
import type { Transaction } from '../../src/database/port.js'
import { changeApplication } from '../../src/domain/applications/changes.js'
import { createApplication } from '../../src/domain/applications/creation.js'
import { submitApplication } from '../../src/domain/applications/submission.js'
import { addTag, removeTag } from '../../src/domain/applications/tags.js'
import { Change } from '../../src/domain/shared/change.js'
import type { Identity } from '../../src/domain/shared/identity.js'
import { findIdentity } from '../../src/domain/tokens/queries.js'
import { makeApplication, makeCandidate, makeJob } from '../factories.js'
import { createClient, sharedApp } from '../helper.js'
import { t } from '../part.js'

// What the most frequent writes cost: statements, and how often they wait for an answer, beside begin and commit.

const app = await sharedApp()
const client = await createClient(app)
const { companyId } = client
const identity = await findIdentity(app.database, client.secret) as Identity

/** Counts the statements of a write, and the moments at which it waits for answers: those to what was sent together count once. */
class Counting implements Transaction {
  readonly isDistributed = false
  statements = 0
  waits = 0
  #answers: Promise<void> | undefined

  constructor (private readonly tx: Transaction) {}

  async query<Row extends object> (...[statement]: Parameters<Transaction['query']>): Promise<Row[]> {
    this.statements++
    this.#answers ??= new Promise<void>(resolve => setImmediate(resolve)).then(() => {
      this.waits++
      this.#answers = undefined
    })
    const answers = this.#answers
    const rows = await this.tx.query<Row>(statement)
    await answers
    return rows
  }

  async send (...[statement]: Parameters<Transaction['send']>): Promise<void> {
    this.statements++
    await this.tx.send(statement)
  }

  touch (...touched: Parameters<Transaction['touch']>): void { this.tx.touch(...touched) }

  async savepoint<T> (work: () => Promise<T>): Promise<T> { return await this.tx.savepoint(work) }
}

async function costs (work: (change: Change) => Promise<unknown>): Promise<{ statements: number, waits: number }> {
  return await app.database.transaction(async tx => {
    const counting = new Counting(tx)
    await work(new Change(counting, identity))
    return { statements: counting.statements, waits: counting.waits }
  })
}

t.test('an application, and its move → few statements, of which most are sent together', async t => {
  const job = await makeJob(app, companyId)
  const candidateId = await makeCandidate(app, companyId)
  t.same(await costs(async change => await createApplication(change, job.id, { candidateId })), { statements: 7, waits: 2 })
  const [made] = await app.database.query<{ id: number }>(sql`
    select id from applications where company_id = ${companyId} and job_id = ${job.id}`)
  const currentStepId = job.stepIds[1] as number
  const move = async (change: Change) => await changeApplication(change, job.id, made?.id as number, { currentStepId })
  t.same(await costs(move), { statements: 10, waits: 2 })
  t.same(await costs(move), { statements: 5, waits: 1 }, 'the same again changes nothing')
})

t.test('a tag that comes and goes → its own event where it is new, or the last; no wait more', async t => {
  const job = await makeJob(app, companyId)
  const [first, second] = [await makeApplication(app, companyId, { job }), await makeApplication(app, companyId, { job })]
  const add = async (id: number) => await costs(async change => await addTag(change, job.id, id, { name: 'tag' }))
  const remove = async (id: number) => await costs(async change => await removeTag(change, job.id, id, 'tag'))
  t.same([await add(first), await add(second)], [{ statements: 13, waits: 4 }, { statements: 11, waits: 4 }])
  t.same(await add(first), { statements: 4, waits: 2 }, 'the same again changes nothing')
  t.same([await remove(first), await remove(second)], [{ statements: 10, waits: 2 }, { statements: 12, waits: 2 }])
})

t.test('an application that is only sent → the same statements for the unknown, the known, and those who have applied', async t => {
  const job = await makeJob(app, companyId)
  const submit = async (email: string) => await costs(async change => {
    await submitApplication(change, job.id, { manualCandidate: { name: 'Ada', lastName: 'Moreira', email } })
  })
  await makeCandidate(app, companyId, { email: 'known@example.com' })
  const unknown = await submit('unknown@example.com')
  t.ok(unknown.statements > 15, 'a person and an application are made')
  for (const email of ['known@example.com', 'known@example.com', 'unknown@example.com']) t.same(await submit(email), unknown, email)
  t.equal((await client.get(`/api/v1/jobs/${job.id}/applications`)).json().totalResults, 2)
  const people = await app.database.query(sql`select from candidates where company_id = ${companyId} and email like '%.invalid'`)
  t.same(people, [], 'nobody was made up')
})
