import iconv from 'iconv-lite'

/** Code pages that are not called by their number: those of the Macintosh, and others. */
const NAMES: Record<number, string> = {
  10000: 'macroman', 10001: 'cp932', 10002: 'cp950', 10003: 'cp949', 10006: 'macgreek', 10007: 'maccyrillic', 10008: 'cp936',
  10010: 'macromania', 10017: 'macukraine', 10021: 'macthai', 10029: 'maccenteuro', 10079: 'maciceland', 10081: 'macturkish',
  10082: 'maccroatian', 65001: 'utf8'
}
/** The code page of a font's `\fcharset`. */
const CHARACTER_SETS: Record<number, number> = {
  77: 10000, 78: 10001, 79: 10003, 80: 10008, 81: 10002, 85: 10006, 86: 10081, 87: 10021, 88: 10029, 89: 10007, 128: 932, 129: 949,
  134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850
}
/** What the beginning of a document says → its code page. */
const DOCUMENT_SETS: Record<string, number> = { ansi: 1252, mac: 10000, pc: 437, pca: 850 }

/** The code page that a control word names, if it does: `ofDocument` or of the font that is being described. */
export function codePageOf (word: string, param: number): { codePage: number, ofDocument: boolean } | undefined {
  const ofDocument = word === 'ansicpg' ? param : DOCUMENT_SETS[word]
  if (ofDocument !== undefined) return { codePage: ofDocument, ofDocument: true }
  const ofFont = word === 'cpg' ? param : word === 'fcharset' ? CHARACTER_SETS[param] : undefined
  return ofFont === undefined ? undefined : { codePage: ofFont, ofDocument: false }
}

/** The text of bytes; those of an unknown code page are read as most are. */
export function decodePage (bytes: number[], codePage: number): string {
  const name = NAMES[codePage] ?? `cp${codePage}`
  return iconv.decode(Uint8Array.from(bytes), iconv.encodingExists(name) ? name : 'cp1252')
}
