/**
 * The path of a raw URL as the router reads it, for what happens before routing: without the host of the absolute form (RFC 9112, section
 * 3.2.2), and with ASCII decoded, which is what prefixes consist of. Slashes stay encoded. Never throws.
 */
export function rawPath (url: string): string {
  const [path = ''] = (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '')).split(/[?#]/, 1)
  return path.includes('%') ? path.replace(/%[0-7][\da-f]/gi, encoded => decodeURI(encoded)) : path
}
