import { BOUNDS } from './bounds.js'

/** More bytes than the longest text can have. */
const MAX_BYTES = 4 * BOUNDS.characters

/** The text of a text file, which is stored in UTF-8. */
export const textOfPlain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, MAX_BYTES))
