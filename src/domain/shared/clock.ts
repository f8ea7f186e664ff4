let offset = 0

/**
 * The time by which tokens, deadlines and limits are judged, in milliseconds since 1970: the time of the machine, except in a sandbox whose
 * clock was moved. Not for measuring how long something takes.
 */
export function now (): number {
  return Date.now() + offset
}

/** Sets how many milliseconds the clock is ahead of the machine's; negative for behind. */
export function setClockOffset (ms: number): void {
  offset = ms
}

/** The time of a body in the form in which the database returns it, which would round finer digits up, even past the year 9999. */
export function toMilliseconds<Time extends string | null> (time: Time): Time {
  return time === null ? time : new Date(Date.parse(time)).toISOString() as Time
}
