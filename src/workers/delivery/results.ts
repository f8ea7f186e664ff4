import type { Database } from '../../database/port.js'
import { findSeries, updateWebhookHealth, saveOutcomes, type RetrySeries, type DeliveryUpdate } from '../../domain/deliveries/outcome.js'
import { pauseTarget, type Target } from '../../domain/deliveries/claims.js'
import type { DueDelivery } from '../../domain/deliveries/due.js'
import type { Message } from '../../domain/deliveries/messages.js'
import { GIVE_UP_AFTER_MS, retryIn } from './retry.js'
import type { Outcome } from './sender.js'

const GONE = 410

/** A finished attempt. */
export interface Result { delivery: DueDelivery, message: Message, outcome: Outcome }

/** Saves attempts, and the state of their deliveries and webhooks, in one transaction. */
export async function saveResults (database: Database, target: Target, results: Result[]): Promise<DeliveryUpdate[]> {
  const succeeded = results.filter(({ outcome }) => outcome.error === null)
  const failed = results.filter(({ outcome }) => outcome.error !== null)
  const accepting = new Set(succeeded.map(({ message }) => message.webhookId))
  const failures = failed.filter(({ message, outcome }) => !accepting.has(message.webhookId) || outcome.status === GONE)
  return await database.transaction(async tx => {
    const suspended = await updateWebhookHealth(tx, target, {
      taking: [...accepting],
      failures: failures.map(({ message, outcome }) => ({ webhookId: message.webhookId, isGone: outcome.status === GONE })),
      wereFailing: succeeded.some(({ message }) => message.webhookIsFailing),
      giveUpAfterMs: GIVE_UP_AFTER_MS
    })
    const series = failed.length === 0
      ? new Map<string, RetrySeries>()
      : await findSeries(
          tx, target, failed.map(({ delivery }) => delivery.id)
        )
    const updates = results.map(result => toUpdate(result, suspended, series.get(result.delivery.id)))
    await saveOutcomes(tx, target, updates)
    const pauseMs = Math.max(...results.map(({ outcome }) => outcome.pauseMs ?? 0))
    if (pauseMs > 0) await pauseTarget(tx, target, pauseMs)
    return updates
  })
}

const NO_FAILURES: RetrySeries = { tries: 0, retryingFor: null }

function toUpdate (
  { delivery, message, outcome: { pauseMs, ...attempt } }: Result,
  suspended: Set<string>,
  { tries, retryingFor }: RetrySeries = NO_FAILURES
): DeliveryUpdate {
  if (attempt.error === null) return { delivery, attempt, state: 'delivered', retryIn: null }
  const wait = retryIn(tries, retryingFor ?? 0, pauseMs)
  // Deliveries of a suspended webhook stay failed: they are retried once the webhook is activated.
  if (wait === null && !suspended.has(message.webhookId)) return { delivery, attempt, state: 'dead', retryIn: null }
  return { delivery, attempt, state: 'failed', retryIn: wait ?? GIVE_UP_AFTER_MS }
}
