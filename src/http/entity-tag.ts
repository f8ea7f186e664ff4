import { createHash } from 'node:crypto'

/** The tag of a single object: its version, and a hash that changes with every visible field. */
export function entityTag (version: number, body: string | Buffer): string {
  return `"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
}

/** Whether `If-None-Match` contains the tag, by the weak comparison of RFC 9110, section 8.8.3.2. */
export function matchesTag (header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(part => opaque(part) === opaque(tag))
}
