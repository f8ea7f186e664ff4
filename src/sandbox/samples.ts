import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '../database/port.js'
import { numberInserted } from '../domain/deliveries/numbering.js'
import { putActions } from '../domain/webhooks/changes.js'
import { putTarget } from '../domain/webhooks/queries.js'
import { insertCreatedEvents } from '../seed/engine/created-events.js'

// The examples of the reference name these objects.
/** The number of the application in the company: its id where nothing was there before. */
const APPLICATION = 697
const WEBHOOK_ID = '0b5c3a52-6f0e-8a7e-9d4e-3c1b8f6a2d10'
const DELIVERY_ID = '7d1f0c9e-52b4-8c1a-8e37-5a9b2f4c6d80'
// A reserved name (RFC 2606), so that nothing arrives anywhere when somebody activates the webhook.
const ADDRESS = 'https://receiver.example/hooks/recruitment'

/** Adds what the seed has none of, so that each path leads somewhere: a comment, and a webhook that is inactive after a failed delivery. */
export async function addSamples (db: Pick<Database, 'transaction'>, companyId: number): Promise<void> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await db.transaction(async tx => {
    const [application] = await tx.query<{ id: number }>(sql`
      select id from applications where company_id = ${companyId} order by id offset ${APPLICATION - 1} limit 1`)
    const applicationId = application?.id as number
    const [comment] = await tx.query<{ id: number }>(sql`
      insert into comments (company_id, application_id, text, author, created_at, updated_at)
      values (${companyId}, ${applicationId}, 'Met at the fair in May.', 'Sandbox', '2026-05-22T10:00:00Z', '2026-05-22T10:00:00Z')
      returning id`)
    await numberInserted(tx, companyId, await insertCreatedEvents(tx, companyId, 'comments', [comment?.id as number]))
    const targetId = await putTarget(tx, companyId, ADDRESS)
    await tx.query(sql`
      insert into webhooks (company_id, id, target_id, actions, postback_url, status, secret, tech_owner_name, tech_owner_email,
        created_at, updated_at)
      values (${companyId}, ${WEBHOOK_ID}, ${targetId}, '{application.created}', ${ADDRESS}, 'inactive',
        ${secret}, 'Ada Moreira', 'ada@example.com', '2026-04-29T08:00:00Z', '2026-04-30T02:10:00Z')`)
    await putActions(tx, companyId, WEBHOOK_ID)
    const attempt = { at: '2026-04-30T02:00:03.000Z', status: null, error: 'the name of the host is not known', durationMs: 12 }
    await tx.query(sql`
      insert into deliveries (company_id, id, webhook_id, event_id, ordering_key, state, tries, retrying_since, next_attempt_at,
        attempts, last_error, created_at, updated_at)
      select ${companyId}, ${DELIVERY_ID}, ${WEBHOOK_ID}, e.id, ${`application ${applicationId}`},
        'failed', 1, ${attempt.at}::timestamptz, ${attempt.at}::timestamptz + interval '5 seconds', ${JSON.stringify([attempt])},
        ${attempt.error}, '2026-04-30T02:00:02.500Z', ${attempt.at}
      from events e where e.company_id = ${companyId} and e.event = 'application.created' and e.entity_id = ${String(applicationId)}`)
  })
}
