import { createHash, randomBytes } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import type { Database, Transaction } from '../database/port.js'
import { OWNER_COLUMN } from '../domain/attachments/queries.js'
import { saveWords } from '../domain/attachments/reading.js'
import { FILE_EXAMPLES, type OwnerName } from '../domain/attachments/schema.js'
import { saveRows } from '../domain/custom-fields/lookups.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
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
 * Adds what the seed lacks, so that each path leads somewhere: an offer, comments, files, a token, and inactive webhooks, one of
 * them after a failed delivery. Webhooks and tokens may exist already: a company that is cleared keeps them.
 */
export async function addSamples (db: Pick<Database, 'transaction'>, companyId: number, keepsFiles: boolean): Promise<void> {
  await db.transaction(async tx => {
    const applicationId = await findId(tx, companyId, APPLICATION)
    await addOffer(tx, companyId, await findId(tx, companyId, WITH_OFFER))
    await addComments(tx, companyId, applicationId)
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
    insert into offers (company_id, application_id, salary_amount, salary_currency, salary_period, start_date, contract_type, notes,
      custom_fields, created_at, updated_at)
    values (${companyId}, ${applicationId}, 6500, 'BRL', 'month', '2029-02-01', 'permanent', 'May work from Recife.', ${column},
      '2026-05-22T10:10:00Z', '2026-05-22T10:10:00Z') returning id`)
  await saveRows({ tx, companyId }, offer!.id, [], rows)
  await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'offers', [offer!.id], true))
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
    select ${companyId}, ${DELIVERY_ID}, w.id, e.id, ${`application ${applicationId}`},
      'failed', 1, ${attempt.at}::timestamptz, ${attempt.at}::timestamptz + interval '5 seconds', ${JSON.stringify([attempt])},
      ${attempt.error}, '2026-04-30T02:00:02.500Z', ${attempt.at}
    from events e, webhooks w where e.company_id = ${companyId} and e.event = 'application.created'
      and e.entity_id = ${String(applicationId)} and w.company_id = ${companyId} and w.id = ${WEBHOOKS[0]}`)
}
