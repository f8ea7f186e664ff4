const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds for which a delivery is retried, and after which a webhook that accepted nothing is suspended. */
export const GIVE_UP_AFTER_MS = 72 * HOUR

const MAX_WAIT_MS = 24 * HOUR
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, MAX_WAIT_MS]
/** Relative jitter: deliveries that failed together must not be retried together. */
const JITTER = 0.2

/**
 * Back-off with jitter: milliseconds until the next attempt, from 5 seconds up to 24 hours, with a last attempt at GIVE_UP_AFTER_MS.
 * @param tries attempts that failed before this one
 * @param retryingFor milliseconds since the first of them
 * @returns null when no attempt is left
 */
export function retryIn (tries: number, retryingFor: number): number | null {
  const remaining = GIVE_UP_AFTER_MS - retryingFor
  if (remaining <= 0) return null
  const wait = WAITS[Math.min(tries, WAITS.length - 1)] as number
  return Math.ceil(Math.min(wait * (1 + JITTER * Math.random()), MAX_WAIT_MS, remaining))
}
