import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../database/port.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { putToken } from '../domain/tokens/queries.js'
import { createSecret } from '../domain/tokens/secret.js'
import { putActions } from '../domain/webhooks/changes.js'
import { putTarget } from '../domain/webhooks/queries.js'
import { insertCreatedEvents } from '../seed/engine/created-events.js'

// The examples of the reference name these objects. What the examples delete or revoke exists only for that.

/** The number of the application in the company: its id where nothing was there before. */
const APPLICATION = 697
/** The first stays; each version of the API has one to delete. */
const WEBHOOKS = ['0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10', '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d11', '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d12']
const DELIVERY_ID = '7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80'
const TOKEN_ID = '00000000-0000-4000-8000-000000000002'
// A reserved name (RFC 2606), so that nobody receives anything when the webhook is activated.
const ADDRESS = 'https://receiver.example/hooks/'

/**
 * Adds what the seed lacks, so that each path leads somewhere: comments, a token, and inactive webhooks, one of them after a failed
 * delivery. Webhooks and tokens may exist already: a company that is cleared keeps them.
 */
export async function addSamples (db: Pick<Database, 'transaction'>, companyId: number): Promise<void> {
  await db.transaction(async tx => {
    const [application] = await tx.query<{ id: number }>(sql`
      select id from applications where company_id = ${companyId} order by id offset ${APPLICATION - 1} limit 1`)
    const applicationId = application?.id as number
    await addComments(tx, companyId, applicationId)
    await putToken(tx, {
      id: TOKEN_ID, companyId, name: 'ERP import', secret: createSecret(), scopes: ['jobs:read', 'applications:read']
    })
    await addWebhook(tx, companyId, WEBHOOKS[0] as string, 'recruitment')
    await addWebhook(tx, companyId, WEBHOOKS[1] as string, 'former')
    await addWebhook(tx, companyId, WEBHOOKS[2] as string, 'oldest')
    await addDelivery(tx, companyId, applicationId)
  })
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
