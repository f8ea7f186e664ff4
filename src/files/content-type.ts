import type { Spool } from './spool.js'

/** What the content of a file is. */
export interface ContentType {
  type: string
  /** Whether its words can be read. */
  hasText: boolean
  /** The encoding of a text that is stored as UTF-8. */
  encoding?: 'windows-1252'
}

/** What file-type calls it → what it is. */
const ALLOWED: Record<string, ContentType> = {
  'application/pdf': { type: 'application/pdf', hasText: true },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', hasText: true
  },
  'application/vnd.oasis.opendocument.text': { type: 'application/vnd.oasis.opendocument.text', hasText: true },
  'application/rtf': { type: 'application/rtf', hasText: true },
  'image/png': { type: 'image/png', hasText: false },
  'image/apng': { type: 'image/png', hasText: false },
  'image/jpeg': { type: 'image/jpeg', hasText: false },
  'image/webp': { type: 'image/webp', hasText: false }
}
const WORD = { type: 'application/msword', hasText: false }
const TEXT = { type: 'text/plain; charset=utf-8', hasText: true }
/** The types of files that are taken. */
export const CONTENT_TYPES: readonly string[] = [...new Set([...Object.values(ALLOWED), WORD, TEXT].map(({ type }) => type))]

/** A file whose type takes longer to find is none that anybody needs. */
const PATIENCE_MS = 2000
/** Bytes in which markup begins, if a text is markup. */
const BEGINNING = 1024

/** The type of the content by its bytes; undefined if such files are not taken. */
export async function findContentType (file: Spool): Promise<ContentType | undefined> {
  // Loaded with the first file: most processes never see one.
  const { FileTypeParser } = await import('file-type')
  const parser = new FileTypeParser({ signal: AbortSignal.timeout(PATIENCE_MS) })
  const found = (await parser.fromBlob(asBlob(file)).catch(() => undefined))?.mime
  if (found !== undefined && found in ALLOWED) return ALLOWED[found]
  if (found === 'application/x-cfb') return await holds(file, Buffer.from('WordDocument', 'utf16le')) ? WORD : undefined
  // Letters at the beginning of a text may be those of another type.
  return await findTextType(file)
}

/** As much of a `Blob` as is needed to read from any place. */
function asBlob (file: Spool): Blob {
  const slice = (start: number, end: number) => ({
    arrayBuffer: async () => {
      const bytes = await file.slice(start, end)
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
    }
  })
  return { size: file.size, type: '', slice } as unknown as Blob
}

/** Whether the bytes are anywhere in the file. */
async function holds (file: Spool, bytes: Buffer): Promise<boolean> {
  let end = Buffer.alloc(0)
  for await (const piece of file.pieces()) {
    const both = Buffer.concat([end, piece])
    if (both.includes(bytes)) return true
    end = both.subarray(-bytes.length)
  }
  return false
}

/** Text in UTF-8 or, if it is not, in Windows-1252; without control characters, and not markup, which a browser might run. */
async function findTextType (file: Spool): Promise<ContentType | undefined> {
  const beginning = (await file.slice(0, BEGINNING)).toString('utf8').replace(/^\ufeff/, '')
  if (/^\s*<[!?/a-z]/i.test(beginning)) return undefined
  if (await isText(file, 'utf-8')) return TEXT
  return await isText(file, 'windows-1252') ? { ...TEXT, encoding: 'windows-1252' } : undefined
}

async function isText (file: Spool, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const piece of file.pieces()) if (/[^\P{Cc}\t\n\f\r]/u.test(decoder.decode(piece, { stream: true }))) return false
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** A text as UTF-8. */
export async function * inUtf8 (file: Spool, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of file.pieces()) yield Buffer.from(decoder.decode(piece, { stream: true }))
}
