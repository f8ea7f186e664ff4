// How much of a pool a company uses: the moving average of the slots that it holds. One that holds ten slots from now on has an average of
// 6.3 after 250 ms and of 8.6 after 500 ms; when it has returned them, of 3.2 after 250 ms more. Beside one whose average is 0.2 it is
// heavy from an average of 0.5 on; beside one of 4 from 8 on.

/** Who acquires slots: a company, or undefined for the server's own work. */
export type Owner = number | undefined

/** Time constant of the moving average: after this time past usage counts for a third (1/e). */
const AVERAGE_MS = 250
/** A company whose average of held slots is below this is light. */
const LIGHT = 0.5
/** A company is heavy relative to another if its average is more than this many times the other's. */
const HEAVIER = 2

/** A slot that is held, since when, and whether to write. */
export interface Slot { readonly owner: Owner, readonly since: number, readonly isWrite: boolean }

/** Slots held now, the oldest first, and the exponential moving average of their number as of `at`. */
export interface Usage { held: Set<Slot>, average: number, at: number, isResting: boolean }

/** Whether a company is heavy relative to another one. The server's own work never is, and nobody is heavy relative to it. */
export function isHeavier (owner: Owner, { average, at }: Usage, other: Owner, theirs: Usage): boolean {
  return owner !== undefined && other !== undefined && average > Math.max(LIGHT, HEAVIER * averageOf(theirs, at))
}

/** The average number of slots held, as of `now`. */
export function averageOf ({ held, average, at }: Usage, now: number): number {
  return held.size + (average - held.size) * Math.exp((at - now) / AVERAGE_MS)
}
