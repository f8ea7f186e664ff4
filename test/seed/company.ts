import sql from 'sql-template-tag'
import { StartError } from '../../src/database/failures.js'
import { seedCompany } from '../../src/seed/company.js'
import { t } from '../part.js'
import { checkForeignKeys, createCompany, fingerprint, openEmpty } from './database.js'

/** Several batches of each kind, the last one of each smaller. */
const SIZE = { jobs: 25, candidates: 230, applications: 450, seed: 7, rowsPerBatch: { jobs: 20, candidates: 200, applications: 200 } }
const TOTAL = SIZE.jobs + SIZE.candidates + SIZE.applications

const db = await openEmpty(t)
const companyId = await createCompany(db)
const reported: number[] = []
const totals = new Set<number>()
await seedCompany(db, { companyId, ...SIZE, onProgress: (done, total) => { reported.push(done); totals.add(total) } })
const whole = await fingerprint(db)

t.test('progress is told after each batch, rising to the whole', async t => {
  t.ok(reported.length >= 6)
  t.same(reported, [...reported].sort((a, b) => a - b))
  t.equal(reported.at(-1), TOTAL)
  t.same([...totals], [TOTAL])
})

t.test('every table that was filled, and the events, are analyzed', async t => {
  const rows = await db.query<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by 1`)
  const names = rows.map(({ name }) => name)
  for (const name of ['applications', 'candidates', 'events', 'jobs']) t.ok(names.includes(name), name)
})

t.test('the events → have their positions, in the order of their ids for each kind', async t => {
  const [log] = await db.query(sql`
    select (select count(*) from unnumbered_events) as waiting, (select count(*) from events) - count(distinct event_id) as missing,
      max(position) - count(*) as gaps, max(position) - (select last from event_positions where company_id = ${companyId}) as behind
    from numbered_events where company_id = ${companyId}`)
  t.same(log, { waiting: 0, missing: 0, gaps: 0, behind: 0 })
  const wrong = await db.query(sql`
    select 1 from (
      select e.id, lag(e.id) over (partition by e.event order by n.position) as before
      from numbered_events n join events e on e.company_id = n.company_id and e.id = n.event_id) e where e.before > e.id`)
  t.same(wrong, [])
})

t.test('the events of a company without fields of its own → have none', async t => {
  t.same(await db.query(sql`
    select event, count(*) from events where company_id = ${companyId} and (data ? 'customFields' or personal ? 'customFields')
    group by 1`), [])
})

t.test('the tags in the rows of applications → are those of their table', async t => {
  const unlike = await db.query(sql`
    select a.id from applications a where a.tags is distinct from array(
      select t.name from application_tags t where t.company_id = a.company_id and t.application_id = a.id order by t.name)`)
  t.same(unlike, [])
  t.ok((await db.query(sql`select from applications where cardinality(tags) > 1`)).length > 10)
})

t.test('the same numbers on another empty database → the same rows', async t => {
  const other = await openEmpty(t)
  await seedCompany(other, { companyId: await createCompany(other), ...SIZE })
  t.same(await fingerprint(other), whole)
})

t.test('interrupted after any batch and called again → the same rows', async t => {
  const other = await openEmpty(t)
  const companyId = await createCompany(other)
  let interruptions = 0
  const interrupt = () => { interruptions++; throw new Error('interrupted') }
  for (let done = false; !done;) {
    done = await seedCompany(other, { companyId, ...SIZE, onProgress: interrupt }).then(() => true, error => {
      if (error.message === 'interrupted') return false
      if (error instanceof StartError) return true
      throw error
    })
  }
  t.equal(interruptions, reported.length, 'what was done is not done again')
  t.same(await fingerprint(other), whole)
})

t.test('another seed → other rows, in another company of the same database', async t => {
  const other = await createCompany(db)
  await seedCompany(db, { companyId: other, ...SIZE, seed: 8 })
  const [row] = await db.query<{ same: number, total: number }>(sql`
    select count(*) filter (where a.name = b.name and a.last_name = b.last_name) as same, count(*) as total
    from candidates a join candidates b on b.company_id = ${other} and b.id = a.id + ${SIZE.candidates} where a.company_id = ${companyId}`)
  t.equal(row?.total, SIZE.candidates)
  t.ok(row?.same as number < 10)
  await checkForeignKeys(db)
})

t.test('as many applications as fit → no pair twice', async t => {
  const full = await createCompany(db)
  const wanted = { companyId: full, jobs: 4, candidates: 84, applications: 1_000_000, seed: 3 }
  const error = await seedCompany(db, wanted).then(() => undefined, error => error)
  t.ok(error instanceof StartError)
  const most = Number(/at most (\d+)/.exec(error.message)?.[1])
  await seedCompany(db, { ...wanted, applications: most })
  const [row] = await db.query<{ count: number, pairs: number }>(sql`
    select count(*) as count, count(distinct (job_id, candidate_id)) as pairs from applications where company_id = ${full}`)
  t.same(row, { count: most, pairs: most })
})

t.test('refusals name their reason', async t => {
  const half = await createCompany(db)
  await t.rejects(seedCompany(db, { companyId: half, ...SIZE, onProgress: () => { throw new Error('interrupted') } }))
  const own = await createCompany(db)
  await db.query(sql`insert into departments (company_id, name, name_folded) values (${own}, 'Own', 'Own')`)
  const refusals: Array<[Partial<typeof SIZE & { companyId: number }>, RegExp]> = [
    [{ companyId }, /is filled already, with 25 jobs, 230 candidates and 450 applications from seed 7/],
    [{ companyId, jobs: 1 }, /at most/],
    [{ companyId: half, seed: 8 }, /half filled .* give the same numbers/],
    [{ companyId: own }, /has data of its own/],
    [{ companyId: 999 }, /no company 999/],
    [{ jobs: -1 }, /jobs must be a whole number/],
    [{ applications: 1.5 }, /applications must be a whole number/],
    [{ jobs: 0 }, /at most 0/]
  ]
  for (const [change, message] of refusals) {
    const error = await seedCompany(db, { companyId: own, ...SIZE, ...change }).then(() => undefined, error => error)
    t.ok(error instanceof StartError, String(message))
    t.match(error?.message, message)
  }
})
