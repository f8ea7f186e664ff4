/** All times are fixed, in milliseconds since the epoch, so that the same seed gives the same rows on any day. */
export const DAY = 86_400_000

/** Structure and candidates are created in the first month, jobs and their applications after it: nobody applies before they exist. */
export const OPENING = Date.UTC(2025, 10, 1)
export const FIRST_JOB = Date.UTC(2025, 11, 1)
export const LAST_JOB = Date.UTC(2026, 2, 31)

/** Nothing happens later. */
export const HORIZON = Date.UTC(2026, 9, 31, 23, 59, 59)

/** Deadlines of open jobs are here, so that the sandbox stays usable for years. */
export const OPEN_DEADLINES = Date.UTC(2029, 0, 1)

/** The calendar day of a time, as `YYYY-MM-DD`. */
export function day (time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
