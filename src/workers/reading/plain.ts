import { BOUNDS } from './bounds.js'

/** More bytes than the longest text can have. */
const MAX_BYTES = 4 * BOUNDS.characters

/** The text of a text file: in UTF-16 with its mark, in UTF-8, or else in the characters of Western Europe, one byte each. */
export function textOfPlain (bytes: Uint8Array): string {
  const [first, second] = bytes
  const beginning = bytes.subarray(0, MAX_BYTES)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(beginning)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(beginning)
  try {
    // What is cut at the end is no fault of the encoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: beginning.length < bytes.length })
  } catch {
    return new TextDecoder('windows-1252').decode(beginning)
  }
}
