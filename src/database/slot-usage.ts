// A company that holds ten slots from now on has an average of 6.3 after 250 ms and of 8.6 after 500 ms; when it has returned them, of 3.2
// after 250 ms more. Beside one whose average is 0.2 it is heavy from an average of 0.5 on; beside one of 4 from 8 on.

/** Who acquires slots: a company, or undefined for the server's own work. */
export type Owner = number | undefined

/** A slot that is held, since when, and whether to write. */
export interface Slot { readonly owner: Owner, readonly since: number, readonly isWrite: boolean }

/** Slots held now, the oldest first, and the exponential moving average of their number as of `at`. */
export interface Usage { readonly owner: Owner, held: Slot[], average: number, at: number }

/** The average number of slots held, as of `now`: after 250 ms past usage counts for a third (1/e). */
export const averageOf = ({ held, average, at }: Usage, now: number): number =>
  held.length + (average - held.length) * Math.exp((at - now) / 250)

/** Whether a company has more than twice the average of another. The server's own work is never heavy, and nobody is beside it. */
export const isHeavier = ({ owner, average, at }: Usage, other: Usage): boolean =>
  owner !== undefined && other.owner !== undefined && average > Math.max(0.5, 2 * averageOf(other, at))
