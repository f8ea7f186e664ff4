/** Whether `If-None-Match` contains the tag, by the weak comparison of RFC 9110, section 8.8.3.2. */
export function matchesTag (header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(part => opaque(part) === opaque(tag))
}
