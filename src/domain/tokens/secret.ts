import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Secret scanners find tokens by this. */
export const TOKEN_PREFIX = 'rapi_'

const RANDOM_BYTES = 32
const CHECKSUM_LENGTH = 6
const SHAPE = /^rapi_[A-Za-z0-9_-]{43}[0-9a-z]{6}$/

function checksum (text: string): string {
  return crc32(text).toString(36).padStart(CHECKSUM_LENGTH + 1, '0').slice(-CHECKSUM_LENGTH)
}

/** A new secret: the prefix, 256 random bits in base64url, and a checksum of both. */
export function createSecret (): string {
  const body = TOKEN_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
  return body + checksum(body)
}

/** Whether the text can be a secret of ours: junk is refused by its checksum, without asking the database. */
export function hasTokenChecksum (text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
}

/** Whether it is worth to look the text up: a secret of ours, or one that an operator made up, of 20 to 200 visible characters. */
export function looksLikeToken (text: string): boolean {
  return text.startsWith(TOKEN_PREFIX) ? hasTokenChecksum(text) : /^[!-~]{20,200}$/.test(text)
}

/** SHA-256, all that is stored of a secret: with 256 random bits in it, salt and stretching add nothing. */
export function hashSecret (secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The first characters, by which people tell their tokens apart; fewer of a secret that the operator made up. */
export function secretPrefix (secret: string): string {
  return secret.slice(0, hasTokenChecksum(secret) ? TOKEN_PREFIX.length + 6 : 4)
}
