import { hash } from 'node:crypto'
import { ApiError } from '../errors.js'
import type { ExpectedState, State } from '../schema.js'

const TIME_BYTES = 6
/** Each tag is made in one go, so that all use the same bytes. */
const timeBytes = Buffer.alloc(TIME_BYTES)

/** The tags of single objects. */
export class EntityTags {
  #key: string | undefined

  setKey (key: string): void { this.#key = key }

  /**
   * The tag of an object: its state, and a hash that changes with every visible field. `If-Match` compares the state alone, which is the
   * same for all readers and in all versions of the API. The hash is keyed, because whoever may write an object but not read it gets the
   * tag, too, and could guess what it hides. It is a hash of the key and a hash: an HMAC, which OpenSSL makes an object of its own for,
   * took three times as long.
   * @param body the object as the response shows it
   * @throws ApiError UNAVAILABLE until the key was read from the database
   */
  of ({ version, updatedAt }: State, body: string | Buffer): string {
    if (this.#key === undefined) throw new ApiError('UNAVAILABLE')
    timeBytes.writeUIntBE(Date.parse(updatedAt), 0, TIME_BYTES)
    const keyed = hash('sha256', this.#key + hash('sha256', body, 'base64url'), 'base64url').slice(0, 16)
    return `"${version}-${timeBytes.toString('base64url')}${keyed}"`
  }
}

/** The state that a tag names; undefined for a tag that is not ours. Tags of release 0.2 have no time. */
export function stateOf (tag: string): ExpectedState | undefined {
  const [, version, time] = /^"([1-9]\d{0,9})-([\w-]{8})?[\w-]{16}"$/.exec(tag) ?? []
  if (version === undefined) return undefined
  if (time === undefined) return { version: Number(version) }
  return { version: Number(version), updatedAt: new Date(Buffer.from(time, 'base64url').readUIntBE(0, TIME_BYTES)).toISOString() }
}

/** Whether `If-None-Match` contains the tag, by the weak comparison of RFC 9110, section 8.8.3.2. */
export function matchesTag (header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(part => opaque(part) === opaque(tag))
}
