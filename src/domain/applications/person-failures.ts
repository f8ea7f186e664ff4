import { ApiError } from '../../errors.js'
import { CUSTOM_FIELDS } from '../shared/custom-values.js'

/** Throws a failure as one of the part of the body that has the person, if it names custom fields: the application has such, too. */
export function ofPerson (error: unknown): never {
  const isOfValues = error instanceof ApiError && error.items.some(({ target }) => target.split('.')[0] === CUSTOM_FIELDS)
  throw isOfValues ? error.of('manualCandidate', () => true) : error
}
