let offset = 0

/**
 * The time by which tokens, deadlines and limits are judged, in milliseconds since 1970: that of the machine, except in a sandbox whose
 * clock was moved. Not for how long something takes.
 */
export function now (): number {
  return Date.now() + offset
}

/** Moves the clock to so many milliseconds ahead of that of the machine; negative for behind. */
export function setClockOffset (ms: number): void {
  offset = ms
}
