import { ApiError, MAX_ITEMS, MAX_TARGET, shorten, type ErrorItem } from '../errors.js'

const isUnusable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** A value in a body, and its location. */
interface Location { value: unknown, name: string, outer?: Location }

/** Finds NUL, which PostgreSQL cannot store, and lone surrogates, which are not Unicode text. Not recursive: depth is client input. */
export function unusableText (body: unknown): ApiError | undefined {
  const items: ErrorItem[] = []
  let count = 0
  const found = (location: Location, what?: string) => {
    if (++count > MAX_ITEMS) return
    const path = pathOf(location)
    items.push({
      target: path === '' ? 'request' : path,
      message: `${what ?? path} must be text without NUL characters or lone surrogates`
    })
  }
  const locations: Location[] = [{ value: body, name: '' }]
  for (const location of locations) {
    const { value } = location
    if (typeof value !== 'object' || value === null) continue
    for (const name of Object.keys(value)) {
      const inner = { value: (value as Record<string, unknown>)[name], name, outer: location }
      if (isUnusable(name)) found(location, 'names of fields')
      if (typeof inner.value !== 'string') locations.push(inner)
      else if (isUnusable(inner.value)) found(inner)
    }
  }
  return count === 0 ? undefined : new ApiError('BAD_ARGUMENT', items, { more: count - items.length })
}

/** Empty for the body itself. */
function pathOf (location: Location): string {
  const names: string[] = []
  for (let at = location; at.outer !== undefined; at = at.outer) names.push(at.name.slice(0, MAX_TARGET + 1))
  return shorten(names.reverse().join('.'))
}
