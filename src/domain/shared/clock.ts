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
