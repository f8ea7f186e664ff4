import { Readable } from 'node:stream'
import sql, { raw } from 'sql-template-tag'
import { fold } from '../../src/domain/shared/fold.js'
import { SANDBOX, seedSandbox } from '../../src/sandbox/company.js'
import { TEAM_SIZE } from '../../src/seed/rows/plan.js'
import { readWords } from '../../src/workers/reading/reader.js'
import { checkForeignKeys, openEmpty } from '../seed/database.js'
import { t, type Test } from '../part.js'

const FIRST = "'2025-11-01'"
const LAST = "'2026-11-01'"

const db = await openEmpty(t)
const made = await seedSandbox(db)

/** Each rule with the rows that would break it. */
async function none (t: Test, rules: Record<string, string>): Promise<void> {
  for (const [rule, broken] of Object.entries(rules)) t.same(await db.query(sql`${raw(`select * from ${broken} limit 3`)}`), [], rule)
}

async function values (column: string, table: string): Promise<Record<string, number>> {
  const rows = await db.query<{ value: string, count: number }>(sql`
    select ${raw(column)} as value, count(*) as count from ${raw(table)} group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]))
}

t.test('one company, made once', async t => {
  t.same(made, { companyId: 1 })
  t.same(await seedSandbox(db), { companyId: 1 })
  t.same(await db.query(sql`select id, name from companies`), [{ id: 1, name: 'Sandbox Company' }])
  const counts = {
    departments: 8,
    roles: 12,
    branches: 6,
    users: 12,
    jobs: SANDBOX.jobs,
    steps: SANDBOX.jobs * 5,
    candidates: SANDBOX.candidates,
    applications: SANDBOX.applications
  }
  for (const [table, count] of Object.entries(counts)) {
    t.same(await db.query(sql`
      select count(*) as count, min(id) as min, max(id) as max from ${raw(table)}`), [{ count, min: 1, max: count }], table)
  }
})

t.test('ids of events and of all else that has a UUID → RFC 9562, which strict clients ask for, and the same in every sandbox', async t => {
  const columns = await db.query<{ table: string, column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'uuid'`)
  t.ok(columns.length > 5)
  await none(
    t,
    Object.fromEntries(columns.map(({ table, column }) => [
      `${table}.${column}`, `${table} where ${column}::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'`
    ]))
  )
  t.same(await db.query(sql`
    select count(distinct uuid) as count from events`), [{
    count: 8 + 12 + 6 + 12 + 9 + 2 + 15 + 6 + SANDBOX.jobs * (6 + TEAM_SIZE) + 37 + 17 + SANDBOX.candidates + SANDBOX.applications +
      169 + 187 + 3 + 3 + 2 + 2 + 2 + 2 + 10
  }], 'each its own: one for each row, of steps, teams, structure and tags as well, and of all that hangs below applications')
  t.same(await db.query(sql`
    select uuid from events where event = 'job.created' and entity_id = '1'`), [{ uuid: '97ea8f7f-80a2-8858-899f-c2867587f186' }])
})

t.test('comments with their events, and an inactive webhook with a delivery that failed', async t => {
  t.same(await db.query(sql`
    select m.id, m.application_id as "applicationId", e.application_id as "ofEvent", e.data ->> 'jobId' as "jobId",
      e.data ? 'text' as "isInData", e.personal ->> 'text' = m.text as "isPersonal"
    from comments m join events e on e.event = 'comment.created' and e.entity_id = m.id::text order by m.id`),
  [1, 2].map(id => ({ id, applicationId: 697, ofEvent: 697, jobId: '1', isInData: false, isPersonal: true })))
  t.same(await db.query(sql`
    select w.status, w.only_action = e.event as "isOfAction", d.state, e.entity_id as "entityId"
    from webhooks w join deliveries d on d.webhook_id = w.id join events e on e.id = d.event_id`),
  [{ status: 'inactive', isOfAction: true, state: 'failed', entityId: '697' }])
})

t.test('files of candidates and applications → are found by the words that a reader takes out of their bytes', async t => {
  await none(t, { 'a file that is left for a reader': "attachments where text_state not in ('ready', 'none')" })
  const files = await db.query<{ id: string, contentType: string, size: number, bytes: Buffer }>(sql`
    select a.id, a.content_type as "contentType", a.size, c.bytes
    from attachments a join file_chunks c on c.company_id = a.company_id and c.file_id = a.id
    where a.text_state = 'ready' order by a.id`)
  t.equal(files.length, 8)
  for (const { id, bytes, ...file } of files.slice(0, 3)) {
    const words = await readWords(file, Readable.from([bytes]), new AbortController().signal)
    const saved = await db.query<{ word: string, count: number }>(sql`
      select word, 1000 - rank as count from attachment_words where attachment_id = ${id}`)
    t.strictSame(saved.map(({ word, count }) => [word, count]).sort(), words?.sort(), id)
  }
})

t.test('ids go on behind the generated ones', async t => {
  const [job] = await db.query<{ next: number }>(sql`select nextval(pg_get_serial_sequence('jobs', 'id')) as next`)
  t.equal(job?.next, SANDBOX.jobs + 1)
})

t.test('times lie in the year of the data, and no row was changed before it was made', async t => {
  for (const table of ['departments', 'roles', 'branches', 'users', 'jobs', 'steps', 'candidates', 'applications']) {
    await none(t, { [table]: `${table} where created_at < ${FIRST} or updated_at >= ${LAST} or updated_at < created_at or version <> 1` })
  }
})

t.test('structure', async t => {
  await none(t, {
    'users have a code, a folded address and a branch':
      "users u where code is null or email_folded <> lower(email) or email not like '%@example.org' or not exists (select from " +
        'user_branches b where b.user_id = u.id)',
    'codes are there': 'departments where code is null'
  })
  t.same(await values('active', 'users'), { false: 1, true: 11 })
})

t.test('jobs: every status and type, published most of all', async t => {
  const statuses = await values('status', 'jobs')
  t.equal(Object.keys(statuses).length, 8)
  for (const [status, count] of Object.entries(statuses)) t.ok(count >= 3, status)
  t.ok(statuses.published as number > SANDBOX.jobs / 2)
  t.equal(Object.keys(await values('type', 'jobs')).length, 11)
  t.same(await db.query(sql`select code from jobs where id in (1, 60) order by id`), [{ code: 'JOB-0001' }, { code: 'JOB-0060' }])
  const jobs = await db.query<{ name: string, folded: string }>(sql`select name, name_folded as folded from jobs`)
  for (const { name, folded } of jobs) t.equal(folded, fold(name))
})

t.test('jobs: times and texts are those of the status', async t => {
  const ever = "status in ('published', 'frozen', 'closed') or (status = 'canceled' and published_at is not null)"
  await none(t, {
    'approved and later ones were approved': `jobs where (approved_at is not null) <> (status = 'approved' or ${ever})`,
    'published and later ones were published': `jobs where (published_at is not null) <> (${ever})`,
    'frozen ones were frozen': "jobs where (frozen_at is not null) <> (status = 'frozen')",
    'closed ones were closed': "jobs where (closed_at is not null) <> (status = 'closed')",
    'canceled ones were canceled': "jobs where (canceled_at is not null) <> (status = 'canceled')",
    'a reason for what needs one': "jobs where (status_reason is not null) <> (status in ('disapproved', 'frozen', 'canceled'))",
    'times are in order':
      'jobs where not (created_at < coalesce(approved_at, updated_at) and coalesce(approved_at, created_at) < coalesce(published_at, ' +
        'updated_at))',
    'nothing is later than the last change':
      'jobs where updated_at < greatest(approved_at, published_at, frozen_at, closed_at, canceled_at)',
    'guard of approval': "jobs where status not in ('draft', 'canceled') and (num_vacancies < 1 or description is null)",
    'guard of publication': `jobs where (${ever}) and (department_id is null or role_id is null or hiring_deadline is null)`,
    'open jobs stay open for years':
      "jobs where status not in ('closed', 'canceled') and (hiring_deadline < '2029-01-01' or application_deadline < '2028-12-01')",
    'the deadline for applications comes first': 'jobs where application_deadline > hiring_deadline',
    'vacancies are in bounds': 'jobs where num_vacancies not between 0 and 10000',
    'pay is whole': 'jobs where num_nulls(salary_min, salary_currency, salary_period) not in (0, 3) or salary_max < salary_min'
  })
  const [canceled] = await db.query<{ early: number, late: number }>(sql`
    select count(*) filter (where published_at is null) as early, count(published_at) as late from jobs where status = 'canceled'`)
  t.ok(canceled && canceled.early > 0 && canceled.late > 0, 'canceled before and after publication')
})

t.test('each job has the five steps', async t => {
  await none(t, {
    steps:
      '(select job_id from steps group by job_id having array_agg(position || name || type || category order by position) <> ' +
        "array['1Registrationregisterregistration', '2Screeningonlinescreening', '3Interviewonlineinterview', '4Offerpre_hireoffer', " +
          "'5Hiringfinalhiring']) as other"
  })
})

t.test('candidates: addresses and documents are made up', async t => {
  await none(t, {
    'reserved domains': "candidates where email !~ '^[a-z0-9.]+@example\\.(com|org|net)$' or email_folded <> email",
    'documents for tests': "candidates where identification_document !~ '^TEST-[0-9]{8}$'",
    'made-up telephones': "candidates where mobile_number !~ ' 95550-[0-9]{4}$' or phone_number !~ ' 5550-[0-9]{4}$'",
    'languages are a list of languages with a level':
      "candidates where jsonb_typeof(languages) <> 'array' or languages->0->>'level' is null",
    'grown up': "candidates where birthdate not between '1962-01-01' and '2006-12-31'"
  })
  const [some] = await db.query<Record<string, number>>(sql`
    select count(*) filter (where name || last_name ~ '[^ -~]') as accents, count(*) filter (where skills <> '{}') as skilled,
      count(distinct updated_at::date) as days, count(distinct country) as countries from candidates`)
  t.ok(some?.accents as number > 50)
  t.ok(some?.skilled as number > 200)
  t.ok(some?.days as number > 100, 'changes are spread over the year')
  t.ok(some?.countries as number > 3)
})

t.test('applications: every status, step and source', async t => {
  t.equal(Object.keys(await values('status', 'applications')).length, 4)
  t.equal(Object.keys(await values('position', 'applications a join steps s on s.id = a.current_step_id')).length, 5)
  t.same(Object.keys(await values('source', 'applications')), ['agency', 'career_site', 'job_board', 'linkedin', 'referral'])
  t.ok((await db.query(sql`select from application_tags`)).length > 100)
  t.ok((await db.query(sql`select from applications where score is not null`)).length > 100)
})

t.test('applications: coherent in themselves and with their jobs', async t => {
  await none(t, {
    'only on jobs that were published, while they were':
      'applications a join jobs j on j.id = a.job_id where j.published_at is null or a.created_at < j.published_at or a.created_at > ' +
        'coalesce(j.frozen_at, j.closed_at, j.canceled_at, a.created_at)',
    'after the candidate came': 'applications a join candidates c on c.id = a.candidate_id where a.created_at < c.created_at',
    'no pair twice': '(select from applications group by job_id, candidate_id having count(*) > 1) as twice',
    'no more hires than vacancies':
      "(select from applications a join jobs j on j.id = a.job_id where a.status = 'hired' group by j.id, j.num_vacancies having " +
        'count(*) > j.num_vacancies) as over',
    'no hire by a canceled job, nothing open at a closed one':
      "applications a join jobs j on j.id = a.job_id where (j.status = 'canceled' and a.status = 'hired') or (j.status in ('closed', " +
        "'canceled') and a.status = 'in_process')",
    'hired on the last step': "applications a join steps s on s.id = a.current_step_id where a.status = 'hired' and s.position <> 5",
    'ended unless in process': "applications where (ended_at is null) <> (status = 'in_process')",
    'hired, rejected, withdrawn at the end':
      "applications where hired_at is distinct from case status when 'hired' then ended_at end or disqualified_at is distinct from case " +
        "status when 'reproved' then ended_at end or withdrawn_at is distinct from case status when 'give_up' then ended_at end",
    'with reasons':
      "applications where (disqualification_reason is not null) <> (status = 'reproved') or (withdrawal_reason is not null) <> (status = " +
        "'give_up') or (disqualification_notes is not null and status <> 'reproved')",
    'nothing is later than the last change': 'applications where updated_at < ended_at',
    'a partner where one has a part': "applications where (partner_name is not null) <> (source in ('job_board', 'agency'))",
    'scores are in bounds': 'applications where score not between 0 and 100'
  })
  const [hires] = await db.query<{ count: number }>(sql`select count(*) as count from applications where status = 'hired'`)
  t.ok(hires?.count as number >= 10)
  await checkForeignKeys(db)
})

t.test('visited steps: one after the other without a gap, the current one last', async t => {
  const visits = `(select v.*, s.position, a.status, a.current_step_id, a.created_at, a.ended_at as over_at,
    lag(v.ended_at) over w as left_at, row_number() over w as place, lead(v.id) over w as next
    from application_steps v join applications a on a.id = v.application_id join steps s on s.id = v.step_id
    window w as (partition by v.application_id order by v.id)) as v`
  await none(t, {
    'all from the first on': `${visits} where position <> place`,
    'without a gap': `${visits} where started_at <> coalesce(left_at, created_at)`,
    'forwards in time': `${visits} where ended_at < started_at or updated_at <> coalesce(ended_at, started_at)`,
    'the last one is the current one, and ends with the application':
      `${visits} where next is null and (step_id <> current_step_id or ended_at is distinct from over_at)`,
    'the others have ended': `${visits} where next is not null and ended_at is null`,
    'every application has visited a step':
      'applications a where not exists (select from application_steps v where v.application_id = a.id)'
  })
})
