import type { IncomingMessage } from 'node:http'

/** How often a header was sent. Node itself keeps only the first of two Host or Authorization headers. */
export function countHeader ({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.toLowerCase() === name) count++
  return count
}
