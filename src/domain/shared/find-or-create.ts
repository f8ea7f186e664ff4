import { ApiError } from '../../errors.js'
import type { Change } from './change.js'

/**
 * What is there, as it is; else what is created.
 * @param isTaken whether a conflict of `create` may be that another transaction has created it meanwhile: then it is looked for again
 */
export async function findOrCreate<Found, Created> (
  change: Change, find: () => Promise<Found | undefined>, create: () => Promise<Created>,
  isTaken: (conflict: ApiError) => boolean = () => true
): Promise<{ row: Found | Created, isNew: boolean }> {
  const known = await find()
  if (known !== undefined) return { row: known, isNew: false }
  // A missing object has no state that could be expected.
  change.checkState(undefined)
  try {
    return { row: await create(), isNew: true }
  } catch (error) {
    const isConflict = error instanceof ApiError && error.code === 'ALREADY_EXISTS'
    const row = isConflict && isTaken(error) ? await find() : undefined
    if (row === undefined) throw error
    return { row, isNew: false }
  }
}
