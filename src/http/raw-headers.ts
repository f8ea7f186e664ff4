import type { IncomingMessage } from 'node:http'

/** Number of times a header was sent. Node keeps only the first of two Host or Authorization headers. */
export function countHeader ({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === name.length && rawHeaders[i]?.toLowerCase() === name) count++
  return count
}

/** A name or an address, with or without a port: of what the syntax of a `Host` allows (RFC 3986, section 3.2.2), all that there is. */
export const isHost = (text: string): boolean => /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i.test(text)

/** Characters of all headers of a request, together. */
export const MAX_HEADERS = 65_536

/** The form of an `X-Request-Id` that is taken from the client. */
export const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/
