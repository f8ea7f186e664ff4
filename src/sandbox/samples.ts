import { createHash, randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import type { Database, Transaction } from '../database/port.js'
import { OWNER_COLUMN } from '../domain/attachments/queries.js'
import { saveWords } from '../domain/attachments/reading.js'
import { FILE_EXAMPLES, type OwnerName } from '../domain/attachments/schema.js'
import { takeSpace } from '../domain/attachments/space.js'
import { saveRows } from '../domain/custom-fields/lookups.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { MESSAGE_EXAMPLES, SUPPRESSION_EXAMPLES } from '../domain/messages/schema.js'
import { suppress } from '../domain/messages/suppressions.js'
import { Change } from '../domain/shared/change.js'
import { putToken } from '../domain/tokens/queries.js'
import { createSecret } from '../domain/tokens/secret.js'
import { putActions } from '../domain/webhooks/changes.js'
import { putTarget } from '../domain/webhooks/queries.js'
import { insertCreatedEvents } from '../seed/engine/created-events.js'
import { toStored } from '../seed/rows/custom-values.js'
import { resumePdf, toAscii } from '../seed/data/resume.js'
import { countWords } from '../workers/reading/text.js'

// The examples of the reference name these objects. What the examples delete or revoke exists only for that.

/** The numbers of applications in the company: their ids where nothing was there before. */
const APPLICATION = 697
const WITH_OFFER = 813
/** The first stays; each version of the API has one to delete. */
const WEBHOOKS = ['0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10', '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d11', '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d12']
const DELIVERY_ID = '7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80'
const TOKEN_ID = '00000000-0000-4000-8000-000000000002'
// A reserved name (RFC 2606), so that nobody receives anything when the webhook is activated.
const ADDRESS = 'https://receiver.example/hooks/'

/**
 * Adds what the seed lacks, so that each path leads somewhere: an offer, interviews, scorecards, comments, files, a token, and inactive
 * webhooks, one of them after a failed delivery. Webhooks and tokens may exist already: a company that is cleared keeps them.
 */
export async function addSamples (db: Pick<Database, 'transaction'>, companyId: number, keepsFiles: boolean): Promise<void> {
  await db.transaction(async tx => {
    const applicationId = await findId(tx, companyId, APPLICATION)
    await addOffer(tx, companyId, await findId(tx, companyId, WITH_OFFER))
    await addInterviews(tx, companyId, applicationId)
    await addScorecards(tx, companyId, applicationId)
    await addComments(tx, companyId, applicationId)
    await addMessages(tx, companyId, applicationId)
    await addSuppressions(tx, companyId)
    if (keepsFiles) await addFiles(tx, companyId, applicationId)
    await putToken(tx, {
      id: TOKEN_ID, companyId, name: 'ERP import', secret: createSecret(), scopes: ['jobs:read', 'applications:read']
    })
    await addWebhook(tx, companyId, WEBHOOKS[0] as string, 'recruitment')
    await addWebhook(tx, companyId, WEBHOOKS[1] as string, 'former')
    await addWebhook(tx, companyId, WEBHOOKS[2] as string, 'oldest')
    await addDelivery(tx, companyId, applicationId)
  })
}

async function findId (tx: Transaction, companyId: number, number: number): Promise<number> {
  const [application] = await tx.query<{ id: number }>(sql`
    select id from applications where company_id = ${companyId} order by id offset ${number - 1} limit 1`)
  return application?.id as number
}

async function addOffer (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const { column, rows } = toStored('offer', { probation_months: 6 })
  const [offer] = await tx.query<{ id: number }>(sql`
    insert into offers (company_id, application_id, code, salary_amount, salary_currency, salary_period, start_date, contract_type, notes,
      custom_fields, created_at, updated_at)
    values (${companyId}, ${applicationId}, 'OFF-1501', 6500, 'BRL', 'month', '2029-02-01', 'permanent', 'May work from Recife.', ${column},
      '2026-05-22T10:10:00Z', '2026-05-22T10:10:00Z') returning id`)
  await saveRows({ tx, companyId }, offer!.id, [], rows)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'offers', [offer!.id], true))
}

async function addInterviews (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const [application] = await tx.query<{ stepId: number }>(sql`
    select current_step_id as "stepId" from applications where company_id = ${companyId} and id = ${applicationId}`)
  const interviews = await tx.query<{ id: number }>(sql`
    insert into interviews (company_id, application_id, step_id, code, title, kind, status, starts_at, ends_at, time_zone, location,
      meeting_url, notes, created_at, updated_at)
    select ${companyId}::bigint, ${applicationId}::bigint, ${application?.stepId ?? null}::bigint,
      i.code, i.title, i.kind, i.status, i.at, i.at + interval '1 hour', 'America/Recife', i.location, i.url, i.notes, i.made, i.made
    from (values
      ('INT-1', 'Technical interview', 'video', 'scheduled', '2029-03-05T14:00:00Z'::timestamptz, null, 'https://meet.example.com/abc',
        'Ask about the migration.', '2026-05-22T10:20:00Z'::timestamptz),
      ('INT-2', 'First call', 'phone', 'completed', '2026-05-20T14:00:00Z', null, null, null, '2026-05-18T10:20:00Z'),
      ('INT-3', 'Meeting the team', 'on_site', 'scheduled', '2029-03-12T14:00:00Z', 'Rua da Aurora 10, room 4', null, null,
        '2026-05-22T10:21:00Z')) i (code, title, kind, status, at, location, url, notes, made)
    returning id`)
  const ids = interviews.map(({ id }) => id)
  await tx.query(sql`
    insert into interviewers (company_id, interview_id, user_id, status)
    select ${companyId}::bigint, i.id, u.id, case when u.place = 1 then 'accepted' else 'invited' end
    from unnest(${ids}::bigint[]) i (id), (
      select id, row_number() over (order by id) as place from users where company_id = ${companyId} and active order by id limit 2) u`)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'interviews', ids))
  // Nobody knows its secret: it is there to be ended.
  await tx.query(sql`
    insert into calendar_links (company_id, user_id, secret_hash, token_id)
    select ${companyId}::bigint, id, ${randomBytes(32)}, ${TOKEN_ID}::uuid from users where company_id = ${companyId} and active
    order by id limit 1`)
}

/** A draft, which the reference changes, and one that was submitted. */
async function addScorecards (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const cards = await tx.query<{ id: number }>(sql`
    insert into scorecards (company_id, application_id, template_id, user_id, code, criteria, scores, answers, recommendation, status,
      submitted_at, created_at, updated_at)
    select ${companyId}::bigint, ${applicationId}::bigint, t.id, u.id, c.code, t.criteria, c.scores::jsonb, c.answers::jsonb, c.says,
      c.status, c.submitted, c.made, coalesce(c.submitted, c.made)
    from (values
      (1, 'CARD-1', '{"code_quality": {"value": 4}}', '{"code_quality": {"comment": "Found the leak at once."}}', null, 'draft',
        null::timestamptz, '2026-05-22T10:30:00Z'::timestamptz),
      (2, 'CARD-2', '{"problem_solving": {"value": 5}, "code_quality": {"value": 3}}', '{"notes": {"value": "Asks the right questions."}}',
        'yes', 'submitted', '2026-05-22T10:40:00Z', '2026-05-22T10:31:00Z'))
      c (place, code, scores, answers, says, status, submitted, made)
    join (select id, row_number() over (order by id) as place from users where company_id = ${companyId} and active order by id limit 2) u
      on u.place = c.place
    cross join (select id, criteria from scorecard_templates where company_id = ${companyId} order by id limit 1) t
    order by c.place returning id`)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'scorecards', cards.map(({ id }) => id)))
}

async function addComments (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const comments = await tx.query<{ id: number }>(sql`
    insert into comments (company_id, application_id, text, author, created_at, updated_at)
    select ${companyId}::bigint, ${applicationId}::bigint, c.text, 'Sandbox', c.at, c.at
    from (values ('Met at the fair in May.', '2026-05-22T10:00:00Z'::timestamptz),
      ('Prefers mornings.', '2026-05-22T10:05:00Z')) c (text, at)
    returning id`)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'comments', comments.map(({ id }) => id)))
}

/** One that was sent, and one that waits for its time, which the reference cancels. */
async function addMessages (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const { sent, queued } = MESSAGE_EXAMPLES
  // Of the last template, which the reference would delete: it is in use.
  await tx.query(sql`
    insert into messages (company_id, id, application_id, template_id, kind, recipient, reply_to, subject, text, status, attempts,
      send_after, sent_at, next_attempt_at, created_at, updated_at)
    select ${companyId}::bigint, m.id, ${applicationId}::bigint, (
      select max(t.id) from message_templates t where t.company_id = ${companyId}), 'template', c.email, 'ada@example.com',
      'Welcome to Sandbox Company', 'Dear ' || c.name || ' ' || c.last_name || e',\n\nwe look forward to seeing you.\n', m.status,
      m.attempts, m.later, m.sent, m.later, m.at, m.at
    from (values (${sent}::uuid, 'sent', 1, null::timestamptz, '2026-05-22T10:15:00Z'::timestamptz, '2026-05-22T10:15:00Z'::timestamptz),
      (${queued}::uuid, 'queued', 0, '2029-06-01T08:00:00Z', null, '2026-05-22T10:20:00Z')) m (id, status, attempts, later, sent, at)
    cross join candidates c where c.company_id = ${companyId} and c.id = (
      select a.candidate_id from applications a where a.company_id = ${companyId} and a.id = ${applicationId})`)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'messages', [sent, queued]))
}

/** Addresses that get no messages: one that stays, and one that the reference deletes. */
async function addSuppressions (tx: Transaction, companyId: number): Promise<void> {
  const change = await Change.byServer(tx, companyId)
  for (const [name, id] of Object.entries(SUPPRESSION_EXAMPLES)) {
    await suppress(change, { address: `${name}@nowhere.example`, reason: 'The mailbox does not exist.' }, id)
  }
}

/** Candidates with files. The first, the first job and the application also have one each that the reference deletes. */
const RESUMES = 5

async function addFiles (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const candidates = await tx.query<{ id: number, name: string, lastName: string }>(sql`
    select id, name, last_name as "lastName" from candidates where company_id = ${companyId} order by id limit ${RESUMES}`)
  const [job] = await tx.query<{ id: number }>(sql`select id from jobs where company_id = ${companyId} order by id limit 1`)
  const owners = { candidate: candidates[0]?.id, application: applicationId, job: job?.id }
  const files = [
    ...(Object.keys(owners) as OwnerName[]).flatMap(owner =>
      Object.values(FILE_EXAMPLES[owner]).map(id => ({ id, owner, ownerId: owners[owner] as number }))),
    ...candidates.slice(1).map(({ id: ownerId }, index) =>
      ({ id: `${FILE_EXAMPLES.candidate.kept.slice(0, -1)}${index + 6}`, owner: 'candidate' as const, ownerId }))
  ]
  // They may have been there before, and be waiting for the sweep.
  await tx.query(sql`
    delete from loose_files where company_id = ${companyId} and file_id = any(${files.map(({ id }) => id)}::uuid[])`)
  for (const [index, { id, owner, ownerId }] of files.entries()) {
    const person = candidates[index % RESUMES]
    const lines = [`Sample file ${index + 1}`, `${person?.name} ${person?.lastName}`, 'TypeScript, PostgreSQL'].map(toAscii)
    const bytes = resumePdf(lines)
    await tx.query(sql`
      insert into attachments (company_id, id, ${raw(OWNER_COLUMN[owner])}, kind, file_name, content_type, size, sha256, text_state,
        created_at, updated_at)
      values (${companyId}, ${id}, ${ownerId}, ${owner === 'job' ? 'other' : 'resume'}, 'resume.pdf', 'application/pdf', ${bytes.length},
        ${createHash('sha256').update(bytes).digest('hex')}, ${owner === 'job' ? 'none' : 'pending'}, '2026-05-22T10:10:00Z',
        '2026-05-22T10:10:00Z')`)
    await takeSpace(tx, companyId, bytes.length, null)
    await tx.query(sql`insert into file_chunks (company_id, file_id, position, bytes) values (${companyId}, ${id}, 0, ${bytes})`)
    // What a reader would find, at the cost of a process for each file.
    if (owner !== 'job') await saveWords(tx, { companyId, id }, [...countWords(lines.join('\n'))])
    await tx.query(sql`
      update ${raw(`${owner}s`)} set attachment_count = attachment_count + 1 where company_id = ${companyId} and id = ${ownerId}`)
  }
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'attachments', files.map(({ id }) => id)))
}

async function addWebhook (tx: Transaction, companyId: number, id: string, name: string): Promise<void> {
  const targetId = await putTarget(tx, companyId, ADDRESS + name)
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const added = await tx.query(sql`
    insert into webhooks (company_id, id, target_id, actions, postback_url, status, secret, tech_owner_name, tech_owner_email,
      created_at, updated_at)
    values (${companyId}, ${id}, ${targetId}, '{application.created}', ${ADDRESS + name}, 'inactive',
      ${secret}, 'Ada Moreira', 'ada@example.com', '2026-04-29T08:00:00Z', '2026-04-30T02:10:00Z')
    on conflict do nothing returning 1`)
  if (added.length > 0) await putActions(tx, companyId, id)
}

async function addDelivery (tx: Transaction, companyId: number, applicationId: number): Promise<void> {
  const attempt = { at: '2026-04-30T02:00:03.000Z', status: null, error: 'the name of the host is not known', durationMs: 12 }
  await tx.query(sql`
    insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, state, tries, retrying_since, next_attempt_at,
      attempts, last_error, created_at, updated_at)
    select ${companyId}, ${DELIVERY_ID}, ${WEBHOOKS[0]}, e.id, ${`application ${applicationId}`},
      'failed', 1, ${attempt.at}::timestamptz, ${attempt.at}::timestamptz + interval '5 seconds', ${JSON.stringify([attempt])},
      ${attempt.error}, '2026-04-30T02:00:02.500Z', ${attempt.at}
    from events e where e.company_id = ${companyId} and e.event = 'application.created' and e.entity_id = ${String(applicationId)}`)
}
