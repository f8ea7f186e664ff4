import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'
import { newId } from '../src/domain/shared/new-id.js'
import { OWNER_COLUMN } from '../src/domain/attachments/queries.js'
import type { OwnerName } from '../src/domain/attachments/schema.js'
import type { Queryable } from '../src/database/port.js'
import { DEFAULT_STEPS } from '../src/domain/steps/schema.js'
import type { Job } from '../src/domain/jobs/schema.js'
import type { ApplicationStatus } from '../src/domain/applications/schema.js'
import { putActions } from '../src/domain/webhooks/changes.js'
import { USER } from '../src/domain/organization/users.js'
import { fold } from '../src/domain/shared/fold.js'
import { kindOf, makeObject } from './kinds.js'

// Rows that tests need, put straight into the tables.

let serial = 0

interface JobOptions {
  name?: string
  code?: string
  status?: Job['status']
  type?: Job['type']
  numVacancies?: number
  departmentId?: number
  roleId?: number
  branchId?: number
  description?: string
  salary?: boolean
  createdAt?: string
  updatedAt?: string
}

export interface MadeJob { id: number, stepIds: number[] }

export async function makeJob (app: FastifyInstance, companyId: number, options: JobOptions = {}): Promise<MadeJob> {
  const {
    name = 'Engineer', code = `J-${++serial}`, status = 'published', type = 'effective', numVacancies = 1, description = 'What to do.'
  } = options
  const stamp = options.updatedAt ?? '2026-03-01T00:00:00Z'
  const created = options.createdAt ?? stamp
  const [job] = await app.database.query<{ id: number }>(sql`
    insert into jobs (company_id, code, name, name_folded, status, type, publication_type, workplace_type, num_vacancies, department_id,
      role_id, branch_id, description,
      salary_min, salary_max, salary_currency, salary_period, created_at, updated_at)
    values (${companyId}, ${code}, ${name}, ${fold(name)}, ${status}, ${type}, 'external', 'remote', ${numVacancies},
      ${options.departmentId ?? null}, ${options.roleId ?? null}, ${options.branchId ?? null}, ${description},
      ${options.salary === true ? 100 : null}, ${options.salary === true ? 200.5 : null}, ${options.salary === true ? 'BRL' : null},
        ${options.salary === true ? 'month' : null}, ${created}, ${stamp})
    returning id`)
  const id = job?.id as number
  const steps = await app.database.query<{ id: number }>(sql`
    insert into steps (company_id, job_id, name, code, type, category, position)
    select ${companyId}, ${id}, s.name, s.code, s.type, s.category, s.position
    from unnest(${DEFAULT_STEPS.map(step => step.name)}::text[], ${DEFAULT_STEPS.map(step => step.code)}::text[],
      ${DEFAULT_STEPS.map(step => step.type)}::text[], ${DEFAULT_STEPS.map(step => step.category)}::text[])
      with ordinality s (name, code, type, category, position)
    order by s.position returning id`)
  return { id, stepIds: steps.map(step => step.id) }
}

export async function makeTeamMember (app: FastifyInstance, companyId: number, jobId: number, userId: number): Promise<number> {
  const [member] = await app.database.query<{ id: number }>(sql`
    insert into team_members (company_id, job_id, user_id, role) values (${companyId}, ${jobId}, ${userId}, 'interviewer') returning id`)
  return member?.id as number
}

export async function makeOpening (
  app: FastifyInstance, companyId: number, jobId: number, { code = `POS-${++serial}` }: { code?: string } = {}
): Promise<number> {
  const [opening] = await app.database.query<{ id: number }>(sql`
    insert into openings (company_id, job_id, code) values (${companyId}, ${jobId}, ${code}) returning id`)
  return opening?.id as number
}

/** A file in the database, of the object with this id. */
export async function makeAttachment (
  app: FastifyInstance, companyId: number, owner: OwnerName, ownerId: number, bytes = Buffer.from('%PDF-1.7\n')
): Promise<string> {
  const id = newId()
  const column = raw(OWNER_COLUMN[owner])
  await app.database.query(sql`
    insert into attachments (company_id, id, ${column}, kind, file_name, content_type, size, sha256, text_state)
    values (${companyId}, ${id}, ${ownerId}, 'other', 'file.pdf', 'application/pdf', ${bytes.length},
      ${createHash('sha256').update(bytes).digest('hex')}, 'none')`)
  await app.database.query(sql`
    insert into file_chunks (company_id, file_id, position, bytes) values (${companyId}, ${id}, 0, ${bytes})`)
  await app.database.query(sql`
    update ${raw(`${owner}s`)} set attachment_count = attachment_count + 1 where company_id = ${companyId} and id = ${ownerId}`)
  return id
}

/** A field of jobs for texts. */
export async function makeCustomField (app: FastifyInstance, companyId: number, key: string): Promise<string> {
  const [field] = await app.database.query<{ id: string }>(sql`
    insert into custom_fields (company_id, entity, key, label, type)
    values (${companyId}, 'job', ${key}, 'Cost center', 'text') returning id`)
  await app.database.query(sql`update companies set custom_entities = '{job}' where id = ${companyId}`)
  return field?.id as string
}

export async function makeCandidate (
  app: FastifyInstance, companyId: number, {
    name = 'Ada', lastName = 'Moreira', email = `ada${++serial}@example.com`, code
  }: { name?: string, lastName?: string, email?: string, code?: string } = {}
): Promise<number> {
  const [candidate] = await app.database.query<{ id: number }>(sql`
    insert into candidates (company_id, code, name, last_name, email, email_folded, identification_document, salary_expectation, languages)
    values (${companyId}, ${code ?? null}, ${name}, ${lastName}, ${email}, ${fold(email)}, '000-1', 6000,
      '[{"language":"Portuguese","level":"native"}]')
    returning id`)
  return candidate?.id as number
}

/** A candidate who was merged into another one. */
export async function makeMerged (app: FastifyInstance, companyId: number, intoId: number): Promise<number> {
  const id = await makeCandidate(app, companyId, { code: randomUUID() })
  await app.database.query(sql`
    update candidates set merged_into_id = ${intoId}, merged_at = statement_timestamp() where company_id = ${companyId} and id = ${id}`)
  await app.database.query(sql`
    insert into candidate_merges (company_id, duplicate_id, candidate_id, filled, moved, merged_at, events_after)
    values (${companyId}, ${id}, ${intoId}, '{}', '{}', statement_timestamp(), 0)`)
  return id
}

interface ApplicationOptions {
  job?: MadeJob
  candidateId?: number
  status?: ApplicationStatus
  updatedAt?: string
  tags?: string[]
  code?: string
}

export async function makeApplication (app: FastifyInstance, companyId: number, options: ApplicationOptions = {}): Promise<number> {
  const {
    job = await makeJob(app, companyId), candidateId = await makeCandidate(app, companyId), status = 'in_process',
    updatedAt = '2026-03-01T00:00:00Z', tags = []
  } = options
  const reproved = status === 'reproved'
  const [application] = await app.database.query<{ id: number }>(sql`
    insert into applications (company_id, code, job_id, candidate_id, status, current_step_id, source, disqualification_reason,
      disqualified_at, created_at, updated_at)
    values (${companyId}, ${options.code ?? null}, ${job.id}, ${candidateId}, ${status}, ${job.stepIds[0]}, 'referral',
      ${reproved ? 'no fit' : null}, ${reproved ? updatedAt : null}, ${updatedAt}, ${updatedAt})
    returning id`)
  const id = application?.id as number
  if (status === 'hired') {
    await app.database.query(sql`
      update jobs set vacancies_filled = vacancies_filled + 1 where company_id = ${companyId} and id = ${job.id}`)
  }
  await app.database.query(sql`
    insert into application_steps (company_id, application_id, step_id, started_at)
      values (${companyId}, ${id}, ${job.stepIds[0]}, ${updatedAt})`)
  for (const tag of tags) {
    await app.database.query(sql`insert into tags (company_id, name) values (${companyId}, ${tag}) on conflict do nothing`)
    await app.database.query(sql`insert into application_tags (company_id, application_id, name) values (${companyId}, ${id}, ${tag})`)
  }
  return id
}

export async function makeOffer (
  app: FastifyInstance, companyId: number, applicationId: number, { status = 'draft', code }: { status?: string, code?: string } = {}
): Promise<number> {
  const [offer] = await app.database.query<{ id: number }>(sql`
    insert into offers (company_id, application_id, code, status, salary_amount, salary_currency, salary_period, start_date, notes)
    values (${companyId}, ${applicationId}, ${code ?? null}, ${status}, 6500, 'BRL', 'month', '2029-02-01', 'May work from Recife.')
    returning id`)
  return offer?.id as number
}

export async function makeInterview (
  app: FastifyInstance, companyId: number, applicationId: number,
  { status = 'scheduled', code, userId, startsAt = '2029-03-05T14:00:00Z' }: {
    status?: string, code?: string, userId?: number, startsAt?: string
  } = {}
): Promise<number> {
  const [interview] = await app.database.query<{ id: number }>(sql`
    insert into interviews (company_id, application_id, step_id, code, title, kind, status, starts_at, ends_at, time_zone, notes)
    select a.company_id, a.id, a.current_step_id, ${code ?? null}, 'Technical interview', 'video', ${status}, ${startsAt}::timestamptz,
      ${startsAt}::timestamptz + interval '1 hour', 'UTC', 'Ask about the migration.'
    from applications a where a.company_id = ${companyId} and a.id = ${applicationId} returning id`)
  const id = interview?.id as number
  if (userId !== undefined) {
    await app.database.query(sql`
      insert into interviewers (company_id, interview_id, user_id) values (${companyId}, ${id}, ${userId})`)
  }
  return id
}

/** A scorecard of the user, with an answer in words. */
export async function makeScorecard (
  app: FastifyInstance, companyId: number, applicationId: number, { code, userId }: { code?: string, userId: number }
): Promise<number> {
  const criteria = [{ key: 'notes', label: 'Notes', kind: 'text' }]
  const [card] = await app.database.query<{ id: number }>(sql`
    insert into scorecards (company_id, application_id, user_id, code, criteria, answers, recommendation)
    values (${companyId}, ${applicationId}, ${userId}, ${code ?? null}, ${JSON.stringify(criteria)},
      ${JSON.stringify({ notes: { value: 'Asks the right questions.' } })}, 'yes') returning id`)
  return card?.id as number
}

/** A link to a user's calendar, which nobody knows. */
export async function makeCalendarLink (app: FastifyInstance, companyId: number, userId: number): Promise<void> {
  await app.database.query(sql`
    insert into calendar_links (company_id, user_id, secret_hash, token_id)
    values (${companyId}, ${userId}, sha256('none'), ${randomUUID()})`)
}

/** A message that waits for a time long ahead. */
export async function makeMessage (app: FastifyInstance, companyId: number, applicationId: number): Promise<string> {
  const id = newId()
  await app.database.query(sql`
    insert into messages (company_id, id, application_id, kind, recipient, reply_to, subject, text, calendar, last_error,
      next_attempt_at)
    values (${companyId}, ${id}, ${applicationId}, 'free', 'ada@example.com', 'rec@example.com', 'Hello', 'Dear Ada',
      'BEGIN:VCALENDAR Ada', '451 later', '2999-01-01T00:00:00Z')`)
  return id
}

/** An address that gets no messages. */
export async function makeSuppression (app: FastifyInstance, companyId: number): Promise<string> {
  const id = newId()
  await app.database.query(sql`
    insert into suppressions (company_id, id, address, address_hash) values (${companyId}, ${id}, 'gone@example.com', ${id})`)
  return id
}

/** A comment from before its token was kept: any token with all scopes may change it. */
export async function makeComment (
  app: FastifyInstance, companyId: number, applicationId: number, { text = 'Met at the fair.' } = {}
): Promise<number> {
  const [comment] = await app.database.query<{ id: number }>(sql`
    insert into comments (company_id, application_id, text, author)
      values (${companyId}, ${applicationId}, ${text}, 'Test token') returning id`)
  return comment?.id as number
}

/** A department, role or branch, or another object with a name. */
export async function makeNamed (app: FastifyInstance, plural: string, companyId: number, name: string): Promise<number> {
  return await makeObject(app, kindOf(plural), companyId, { name })
}

export async function makeUser (
  app: FastifyInstance, companyId: number, { name = 'Ada Moreira', email = `user${++serial}@example.com` } = {}
): Promise<number> {
  return await makeObject(app, USER, companyId, { name, email })
}

/**
 * Events as a change leaves them, still without positions, faster than requests make them.
 * @param data an expression over `n`, which counts from 1
 * @returns their ids
 */
export async function insertEvents (
  db: Queryable, companyId: number, entityId: string, { count = 1, data = sql`'{}'::jsonb` } = {}
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    with inserted as (
      insert into events (company_id, uuid, event, entity_type, entity_id, data)
      select ${companyId}, gen_random_uuid(), 'department.changed', 'department', ${entityId}, ${data}
        from generate_series(1, ${count}::integer) n returning id)
    insert into unnumbered_events (company_id, event_id) select ${companyId}, id from inserted returning event_id as id`)
  return rows.map(({ id }) => id)
}

/** A webhook for candidates; its address refuses everything unless private addresses are allowed. */
export async function makeWebhook (
  app: FastifyInstance, companyId: number, { url = `http://127.0.0.1:9/${++serial}`, action = 'candidate.created', after = 0 } = {}
): Promise<string> {
  // One statement: an address without a webhook is one that the server removes.
  const [webhook] = await app.database.query<{ id: string }>(sql`
    with target as (insert into webhook_targets (company_id, url) values (${companyId}, ${url}) returning id)
    insert into webhooks (company_id, id, target_id, actions, postback_url, secret, after_event_id)
    select ${companyId}, ${randomUUID()}, id, array[${action}], ${url}, ${`whsec_${Buffer.alloc(32, 7).toString('base64')}`},
      ${after}::bigint from target returning id`)
  const id = webhook?.id as string
  await putActions(app.database, companyId, id)
  return id
}

/** A test event that a webhook has taken. */
export async function makeDelivery (app: FastifyInstance, companyId: number, webhookId: string): Promise<string> {
  const [delivery] = await app.database.query<{ id: string }>(sql`
    insert into deliveries (company_id, id, webhook_id, ordering_key, state)
      values (${companyId}, ${randomUUID()}, ${webhookId}, 'test', 'delivered') returning id`)
  return delivery?.id as string
}
