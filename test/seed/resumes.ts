import sql from 'sql-template-tag'
import { DatabaseStore } from '../../src/files/database-store.js'
import { seedCompany } from '../../src/seed/company.js'
import { addResumes } from '../../src/seed/resumes.js'
import { t } from '../part.js'
import { createCompany, openEmpty } from './database.js'

const FILES = 430

const db = await openEmpty(t)
const companyId = await createCompany(db)
await seedCompany(db, { companyId, jobs: 10, candidates: 500, applications: 600, seed: 7 })

t.test('résumés, interrupted and repeated → each of the first candidates has one, with its bytes and its event', async t => {
  const store = new DatabaseStore(db)
  let left = 300
  const failing = Object.assign(Object.create(store) as DatabaseStore, {
    put: async (...args: Parameters<DatabaseStore['put']>) => {
      if (left-- === 0) throw new Error('interrupted')
      await store.put(...args)
    }
  })
  await t.rejects(addResumes(db, failing, { companyId, count: FILES }), { message: 'interrupted' })
  const [begun] = await db.query<{ count: number }>(sql`select count(*) from attachments where company_id = ${companyId}`)
  t.equal(begun?.count, 200, 'whole batches')

  const progress: number[][] = []
  await addResumes(db, store, { companyId, count: FILES, onProgress: (...now) => progress.push(now) })
  t.same(progress, [[200, FILES], [400, FILES], [FILES, FILES]])
  const [found] = await db.query(sql`
    select count(*) as files, count(distinct a.candidate_id) as people, max(a.candidate_id) - min(a.candidate_id) + 1 as range,
      bool_and(c.attachment_count = 1 and a.created_at = c.created_at) as "areAlike",
      bool_and(f.bytes is not null and encode(sha256(f.bytes), 'hex') = a.sha256 and length(f.bytes) = a.size) as "areWhole"
    from attachments a join candidates c on c.company_id = ${companyId} and c.id = a.candidate_id
    left join file_chunks f on f.company_id = ${companyId} and f.file_id = a.id where a.company_id = ${companyId}`)
  t.same(found, { files: FILES, people: FILES, range: FILES, areAlike: true, areWhole: true })
  const [events] = await db.query(sql`
    select count(*) as count, count(distinct e.entity_id) as files, count(n.position) as numbered
    from events e left join numbered_events n on n.company_id = ${companyId} and n.event_id = e.id
    where e.company_id = ${companyId} and e.event = 'attachment.created'`)
  t.same(events, { count: FILES, files: FILES, numbered: FILES })
  await addResumes(db, store, { companyId, count: FILES })
  t.equal((await db.query(sql`select from attachments where company_id = ${companyId}`)).length, FILES, 'once more → nothing')
})
