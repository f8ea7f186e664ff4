import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The prefix by which secret scanners recognize tokens. */
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

/** Whether the text has the form and checksum of a generated token: others are refused without a lookup. */
export function hasTokenChecksum (text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
}

/** Whether the text may be a token: a generated one, or one chosen by an operator (20 to 200 visible characters). */
export function looksLikeToken (text: string): boolean {
  return text.startsWith(TOKEN_PREFIX) ? hasTokenChecksum(text) : /^[!-~]{20,200}$/.test(text)
}

/** SHA-256, the only stored form of a secret: with 256 random bits, salt and key stretching add nothing. */
export function hashSecret (secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The first characters, which identify a token to people; fewer of a secret chosen by the operator. */
export function secretPrefix (secret: string): string {
  return secret.slice(0, hasTokenChecksum(secret) ? TOKEN_PREFIX.length + 6 : 4)
}
