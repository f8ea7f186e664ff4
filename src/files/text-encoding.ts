// How the bytes of texts are told from other bytes, and read:
//
//   "Caf\xc3\xa9\n"            UTF-8
//   "\xff\xfeC\0a\0f\0\xe9\0"  UTF-16, as its first two bytes say
//   "Caf\xe9\n\x1a"            one byte a character; of which encoding, nobody has said
//   "Caf\0\xc3\xa9"            no text: a NUL stands only at the end of one

/** The encoding of a text; without a `charset`, each byte is a character, and it is not known which. */
export interface TextEncoding { charset?: 'utf-8' | 'utf-16' }

interface Candidate extends TextEncoding {
  /** Decodes the bytes as they come. */
  decoder: () => (piece?: Uint8Array) => string
  /** What a text does not have. */
  wrong: RegExp
}

const decoderOf = (label: string) => () => {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true })
  return (piece?: Uint8Array) => decoder.decode(piece, { stream: piece !== undefined })
}
const byBytes = () => ({ buffer, byteOffset, length }: Uint8Array = new Uint8Array()) =>
  Buffer.from(buffer, byteOffset, length).toString('latin1')

/** NUL fills up blocks, and 0x1A is how old systems mark the end of a text. */
const AT_END = /[\0\cZ]$/
const UTF_8: Candidate = { charset: 'utf-8', decoder: decoderOf('utf-8'), wrong: /\0[^\0]/ }
const ONE_BYTE: Candidate = { decoder: byBytes, wrong: /[^\P{Cc}\t\n\v\f\r\0\cZ\x80-\x9f]|[\0\cZ][^\0\cZ]/u }

/** What a text with these first bytes may be, the more certain first. */
function candidates ([first, second]: Uint8Array): Candidate[] {
  const label = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  return label === undefined ? [UTF_8, ONE_BYTE] : [{ charset: 'utf-16', decoder: decoderOf(label), wrong: /\0[^\0]/ }, ONE_BYTE]
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * The encoding of a text; undefined for bytes that are no text.
 * @param beginning two bytes or more
 * @param pieces gives all bytes, as often as it is called
 */
export async function encodingOf (beginning: Uint8Array, pieces: () => Pieces): Promise<TextEncoding | undefined> {
  for (const { charset, ...candidate } of candidates(beginning)) {
    if (await isText(pieces(), candidate)) return charset === undefined ? {} : { charset }
  }
  return undefined
}

async function isText (pieces: Pieces, { decoder, wrong }: Candidate): Promise<boolean> {
  const decode = decoder()
  let [end, hasCharacters] = ['', false]
  const isSound = (text: string): boolean => {
    hasCharacters ||= /[^\0\cZ]/.test(text)
    const isRight = !wrong.test(end + text)
    end = AT_END.exec(end + text)?.[0] ?? ''
    return isRight
  }
  try {
    for await (const piece of pieces) if (!isSound(decode(piece))) return false
    return isSound(decode()) && hasCharacters
  } catch {
    return false
  }
}

/** The bytes as text: those of other encodings, and parts of characters, as they may be. */
export function decodeText (bytes: Uint8Array, { charset }: TextEncoding): string {
  const label = charset === 'utf-16' ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : charset
  return new TextDecoder(label ?? 'windows-1252').decode(bytes)
}
