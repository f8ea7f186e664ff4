import { ApiError } from '../../errors.js'
import { MAX_VALUE_BYTES, OPEN, type CustomValues, type Gate, type ValuesByKey } from '../shared/custom-values.js'

const bytesOf = (values: ValuesByKey | undefined): number => Buffer.byteLength(JSON.stringify(values ?? {}))

/** The scopes whose values are more than they may be, and more than they were: what was too much before may become less. */
export function overfull (before: CustomValues, after: CustomValues): Gate[] {
  const gates = Object.keys(after) as Gate[]
  return gates.filter(gate => bytesOf(after[gate]) > MAX_VALUE_BYTES && bytesOf(after[gate]) > bytesOf(before[gate]))
}

/** What to do about values of such a scope, for whoever sends them. */
export function overfullMessage (gate: Gate): string {
  return `customFields must have at most ${MAX_VALUE_BYTES} bytes of JSON in all${gate === OPEN ? '' : ` for fields that need ${gate}`}, ` +
    'values of archived fields included: shorten or remove some'
}

/** Values of another object have no room beside those that an object has. All or nothing: a value that is left out is seen nowhere. */
export function noRoom (): ApiError {
  const message = `the custom fields of both have more than ${MAX_VALUE_BYTES} bytes of JSON together, values of archived fields ` +
    'included: shorten or remove some of one of them first'
  return new ApiError('LIMIT_REACHED', { target: 'duplicateId', message })
}
