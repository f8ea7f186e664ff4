const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds for which a delivery is retried, and after which a webhook that accepted nothing is suspended. */
export const GIVE_UP_AFTER_MS = 72 * HOUR

/** The longest pause for which a receiver may ask. */
const MAX_PAUSE_MS = HOUR
/** The three forms of dates in HTTP; that of asctime has no zone. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2} (GMT|\d{4})$/

const MAX_WAIT_MS = 24 * HOUR
const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, MAX_WAIT_MS]
/** Relative jitter: deliveries that failed together must not be retried together. */
const JITTER = 0.2

/**
 * Back-off with jitter: milliseconds until the next attempt, from 5 seconds up to 24 hours, with a last attempt at GIVE_UP_AFTER_MS.
 * @param tries attempts that failed before this one
 * @param retryingFor milliseconds since the first of them
 * @param pause for how many milliseconds the receiver wants nothing, if it says so: then it is tried again after that time, or 5 seconds
 * @returns null when no attempt is left
 */
export function retryIn (tries: number, retryingFor: number, pause?: number): number | null {
  const remaining = GIVE_UP_AFTER_MS - retryingFor
  if (remaining <= 0) return null
  const [shortest] = WAITS as [number]
  const wait = (WAITS[Math.min(tries, WAITS.length - 1)] as number) * (1 + JITTER * Math.random())
  return Math.ceil(Math.min(pause === undefined ? wait : Math.max(pause, shortest), MAX_WAIT_MS, remaining))
}

/**
 * For how many milliseconds the receiver wants nothing: what it says in `Retry-After`, at most an hour.
 * @returns undefined if it does not say so
 */
export function pauseOf (status: number, retryAfter: string | undefined, now = Date.now()): number | undefined {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * SECOND : timeOf(retryAfter) - now
  return ms > 0 ? Math.min(ms, MAX_PAUSE_MS) : undefined
}

function timeOf (date: string): number {
  return HTTP_DATE.test(date) ? Date.parse(date.endsWith('GMT') ? date : `${date} GMT`) : NaN
}
