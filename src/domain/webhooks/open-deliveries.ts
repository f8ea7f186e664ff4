import sql, { type Sql } from 'sql-template-tag'

// Which deliveries are still to be sent, said as the indexes of these say it. With `webhook_id = …` a planner without statistics may take
// an index of the log, and read all deliveries of the webhook.

/** Whether a delivery waits for this webhook. The index has these in the order `next_attempt_at, event_id`. */
export const waitsFor = (delivery: Sql, webhookId: Sql): Sql =>
  sql`${delivery}.webhook_id::text collate "C" = (${webhookId}::uuid)::text and ${delivery}.next_attempt_at is not null`

/** Whether a delivery is open: the condition of the index on `KEY`. */
export const IS_OPEN = (delivery: Sql): Sql => sql`${delivery}.state in ('pending', 'failed')`

/** What must arrive in order, by `event_id`: the ordering key at its webhook. */
export const KEY = (delivery: Sql): Sql => sql`(${delivery}.webhook_id::text || ' ' || ${delivery}.ordering_key)`

/** `KEY` of a delivery that was read. */
export const keyOf = ({ webhookId, orderingKey }: { webhookId: string, orderingKey: string }): string => `${webhookId} ${orderingKey}`
