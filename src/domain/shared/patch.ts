/**
 * The fields of a JSON merge patch (RFC 7396) that differ from `before`. Objects and arrays are compared by content.
 */
export function changedFields<T extends object> (before: object, patch: T): Partial<T> {
  const old = before as Record<string, unknown>
  return Object.fromEntries(Object.entries(patch).filter(([name, value]) => value !== undefined && !isSame(old[name], value))) as Partial<T>
}

function isSame (a: unknown, b: unknown): boolean {
  if (a === b) return true
  return typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && canonical(a) === canonical(b)
}

function canonical (value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1))
  })
}
