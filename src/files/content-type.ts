import type { Spool } from './spool.js'
import { decodeText, encodingOf } from './text-encoding.js'

/** What the content of a file is. */
export interface ContentType {
  type: string
  /** Whether its words can be read. */
  hasText: boolean
  /** Endings of names that belong to it; the first is given to names that have none of them. */
  endings: readonly [string, ...string[]]
  /** Whether browsers show it without running anything of it: as an image, or in the viewer for PDF, which a sandbox keeps out. */
  shownAs?: 'image' | 'pdf'
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

const WORD = { type: 'application/msword', hasText: false, endings: ['doc'] } as const
const RTF = { type: 'application/rtf', hasText: true, endings: ['rtf'] } as const
const PDF = { type: 'application/pdf', hasText: true, endings: ['pdf'], shownAs: 'pdf' } as const
const ofWord = (type: string, ending: string): ContentType =>
  ({ type, hasText: true, endings: [ending, 'docx', 'docm', 'dotx', 'dotm'] })
const openDocument = (type: string, ending: string): ContentType =>
  ({ type: `${OPEN_DOCUMENT}.${type}`, hasText: true, endings: [ending, 'odt', 'ott'] })
const image = (name: string, ...endings: ContentType['endings']): ContentType =>
  ({ type: `image/${name}`, hasText: false, endings, shownAs: 'image' })
const text = (charset: string): ContentType => ({ type: `text/plain${charset}`, hasText: true, endings: ['txt', 'text', 'md', 'csv'] })

const TAKEN: ReadonlyMap<string, ContentType> = new Map([
  PDF, WORD, RTF,
  ofWord(`${OPEN_XML}.document`, 'docx'), ofWord('application/vnd.ms-word.document.macroenabled.12', 'docm'),
  ofWord(`${OPEN_XML}.template`, 'dotx'), ofWord('application/vnd.ms-word.template.macroenabled.12', 'dotm'),
  openDocument('text', 'odt'), openDocument('text-template', 'ott'),
  image('png', 'png'), image('jpeg', 'jpg', 'jpeg'), image('webp', 'webp'),
  text('; charset=utf-8'), text('; charset=utf-16'), text('')
].map(each => [each.type, each]))
/** The types of files that are taken. */
export const CONTENT_TYPES: readonly string[] = [...TAKEN.keys()]

/** What is known of the type of a file that was taken. */
export const contentOf = (type: string): ContentType | undefined => TAKEN.get(type)

/** What file-type calls a picture that moves. */
const MOVING_PNG = 'image/apng'
/** A file whose type takes longer to find is none that anybody needs. */
const MAX_WAIT_MS = 2000
/** Bytes in which a PDF or an RTF begins, whatever a mail or a printer has put before it. */
const MAX_HEAD_BYTES = 1024
/** Bytes after its mark that tell a PDF from what only speaks of one. */
const VERSION = 2
/** Bytes in which markup begins, if a text is markup, and more than its first name has. */
const [MARKUP, NAME] = [65_536, 1024]

/** The type of the content by its bytes; undefined if such files are not taken. */
export async function findContentType (file: Spool): Promise<ContentType | undefined> {
  // Loaded with the first file: most processes never see one.
  const { FileTypeParser } = await import('file-type')
  const parser = new FileTypeParser({ signal: AbortSignal.timeout(MAX_WAIT_MS) })
  const found = (await parser.fromBlob(asBlob(file)).catch(() => undefined))?.mime
  const content = contentOf(found === MOVING_PNG ? 'image/png' : String(found))
  if (content !== undefined) return content
  if (found === 'application/x-cfb') return await holds(file, Buffer.from('WordDocument', 'utf16le')) ? WORD : undefined
  const beginning = (await file.slice(0, MAX_HEAD_BYTES + VERSION)).toString('latin1')
  if (/^(\xef\xbb\xbf)?\s*\{\\rtf/.test(beginning)) return RTF
  if (/%PDF-\d/.test(beginning) && !isMarkup(beginning) && await holds(file, Buffer.from('%%EOF'))) return PDF
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

async function findTextType (file: Spool): Promise<ContentType | undefined> {
  const beginning = await file.slice(0, MARKUP + NAME)
  const encoding = await encodingOf(beginning, () => file.pieces())
  if (encoding === undefined || isMarkup(decodeText(beginning, encoding))) return undefined
  return contentOf(encoding.charset === undefined ? 'text/plain' : `text/plain; charset=${encoding.charset}`)
}

/**
 * Whether a text begins as what a browser might run: with `<!`, `<?`, `</`, or a name after `<`. An address in angle brackets is none, nor
 * is a `<` before a blank.
 */
function isMarkup (text: string): boolean {
  return /^\s{0,65535}<(?:[!?/]|(?![a-z]+:\/\/)[\p{L}\p{N}:-]+[\s/>])/iu.test(text)
}

/** Characters of a name. */
const MAX_NAME = 255

/** The name with an ending that belongs to the content, whatever opens it from a disk: a text `a.html` becomes `a.html.txt`. */
export function fittingName (name: string, { endings }: ContentType): string {
  if (endings.some(ending => name.toLowerCase().endsWith(`.${ending}`))) return name
  const ending = `.${endings[0]}`
  return [...name].slice(0, MAX_NAME - ending.length).join('') + ending
}
