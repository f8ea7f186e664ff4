import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BoundedText } from './text.js'

/** Scripts whose letters are written one after the other: where they stand apart, a word has ended. */
const PLAIN = /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[^\p{Letter}\p{Mark}])$/u
/** Four numbers. */
const BOX_BYTES = 32
const SPACE = /^\s$/
const WORD_OR_SPACE = /^[\p{Letter}\p{Number}\p{Mark}\s]$/u
const MARK = /^\p{Mark}$/u
/** Marks that no search reads, and that stand apart from their letters. */
const UNREAD_MARK = /^(?=\p{Mark})[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]$/u
/** Arabic ligatures whose letters many files name in the order in which they are drawn; no word has these sequences. */
const LIGATURES: Array<[RegExp, string]> = [[/ا([أإآ])ل/g, 'ال$1'], [/اهلل/g, 'الله']]

const RIGHT_TO_LEFT = /^(?!.*\p{Script=Latin}).*[\p{Script=Arabic}\p{Script=Hebrew}]/su

interface Box { left: number, right: number, bottom: number, top: number }

/** A character of a page. */
interface Character extends Box {
  text: string
  /** What marks it as drawn for a text that the file gives (`ActualText`), or 0. */
  span: number
}

/** The characters of a line, or of a piece of one. */
interface Line extends Box { text: string }

/** What PDFium puts between two characters that stand apart. */
interface Gap { text: string, isWithinObject: boolean, hasRepetition: boolean }

type Library = WrappedPdfiumModule

let library: Promise<Library> | undefined

/** Loads PDFium once for the process. Nothing of a file is run, drawn or fetched: it has neither scripts nor fonts of the system. */
async function load (): Promise<Library> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const pdfium = await init({ wasmBinary: wasm.buffer as ArrayBuffer })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** The text of a PDF, page by page. One that asks for a password is an error. */
export async function textOfPdf (bytes: Uint8Array): Promise<string> {
  const api = await (library ??= load())
  const { malloc, free } = api.pdfium.wasmExports
  const [place, room] = [malloc(bytes.length), malloc(BOX_BYTES)]
  api.pdfium.HEAPU8.set(bytes, place)
  const document = api.FPDF_LoadMemDocument(place, bytes.length, '')
  try {
    if (document === 0) throw new Error(`The PDF cannot be opened: ${api.FPDF_GetLastError()}`)
    const text = new BoundedText()
    const pages = api.FPDF_GetPageCount(document)
    let hasPages = false
    for (let number = 0; number < pages && !text.isFull; number++) hasPages = addPage(api, document, number, room, text) || hasPages
    if (!hasPages) throw new Error('The PDF has no page that can be read')
    return LIGATURES.reduce((read, [drawn, written]) => read.replace(drawn, written), text.toString())
  } finally {
    if (document !== 0) api.FPDF_CloseDocument(document)
    free(place)
    free(room)
  }
}

/** Adds the text of one page. @returns false if it is damaged */
function addPage (api: Library, document: number, number: number, room: number, text: BoundedText): boolean {
  const page = api.FPDF_LoadPage(document, number)
  if (page === 0) return false
  const textPage = api.FPDFText_LoadPage(page)
  if (textPage !== 0) {
    text.add(joinLines(linesOf(api, textPage, room)))
    api.FPDFText_ClosePage(textPage)
  }
  api.FPDF_ClosePage(page)
  text.add('\n')
  return true
}

/**
 * The lines of a page in reading order. PDFium puts a space where two letters stand apart, and repeats the text that replaces several drawn
 * objects when another stands between them: in scripts whose letters are drawn together, both would tear words.
 * @param place room for four numbers
 */
function linesOf (api: Library, textPage: number, place: number): Line[] {
  const count = api.FPDFText_CountChars(textPage)
  const seen = new Set<number>()
  const lines: Line[] = []
  let [object, span, isRepeated] = [0, 0, false]
  let [last, gap]: [Character | undefined, Gap] = [undefined, NO_GAP]
  for (let index = 0; index < count; index++) {
    const text = textAt(api, textPage, index)
    const next = api.FPDFText_GetTextObject(textPage, index)
    if (next === 0 || (SPACE.test(text) && api.FPDFText_IsGenerated(textPage, index) === 1)) {
      gap = { ...gap, text: gap.text + text, isWithinObject: next !== 0 }
      continue
    }
    if (next !== object) {
      [object, span] = [next, spanOf(api, next)]
      isRepeated = span !== 0 && seen.has(span)
      seen.add(span)
    }
    if (isRepeated) gap = { ...gap, hasRepetition: true }
    if (isRepeated || UNREAD_MARK.test(text)) continue
    const character = { text, span, ...(PLAIN.test(text) ? NO_BOX : boxOf(api, textPage, index, place)) }
    last = addCharacter(lines, last, gap, character)
    gap = NO_GAP
  }
  return lines
}

/** Adds a character to the last line, or begins another. @returns what the next gap is measured from */
function addCharacter (lines: Line[], last: Character | undefined, gap: Gap, character: Character): Character {
  const line = lines.at(-1)
  const isWithin = line !== undefined && last !== undefined && isWithinWord(line, last, gap, character)
  if (line === undefined || (gap.text.includes('\n') && !isWithin)) lines.push({ ...character })
  else Object.assign(line, around(line, character), { text: `${line.text}${isWithin ? '' : gap.text}${character.text}` })
  return MARK.test(character.text) && last !== undefined ? { ...character, ...around(last, character) } : character
}

/**
 * The text of lines. Where marks above or below the letters part a line that is written from right to left, its pieces come from left to
 * right.
 */
function joinLines (lines: Line[]): string {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [height, width] = before === undefined ? [0, 0] : [before.top - before.bottom, Math.abs(line.left - before.right)]
    const continues = before !== undefined && RIGHT_TO_LEFT.test(before.text) && RIGHT_TO_LEFT.test(line.text) && isOnLine(before, line) &&
      width < height / 2
    if (continues) Object.assign(before, around(before, line), { text: `${line.text}${width < 0.18 * height ? '' : ' '}${before.text}` })
    else joined.push(line)
  }
  return joined.map(({ text }) => text).join('\n')
}

/** Takes no part in the extent of a line: where plain characters stand decides nothing. */
const NO_BOX: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
const NO_GAP: Gap = { text: '', isWithinObject: false, hasRepetition: false }

/** One character. A hyphen at the end of a line comes without the line's end. */
function textAt (api: Library, textPage: number, index: number): string {
  const code = api.FPDFText_GetUnicode(textPage, index)
  const text = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  return !WORD_OR_SPACE.test(text) && api.FPDFText_IsHyphen(textPage, index) === 1 ? '-\n' : text
}

/** The mark of an object that is drawn for a text which the file gives. */
function spanOf (api: Library, object: number): number {
  for (let index = api.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
    const mark = api.FPDFPageObj_GetMark(object, index)
    if (api.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') !== 0) return mark
  }
  return 0
}

function boxOf ({ pdfium, FPDFText_GetCharBox: getBox }: Library, textPage: number, index: number, place: number): Box {
  getBox(textPage, index, place, place + 8, place + 16, place + 24)
  const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(pdfium.HEAPU8.buffer, place, 4)
  return { left, right, bottom, top }
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left), right: Math.max(a.right, b.right), bottom: Math.min(a.bottom, b.bottom), top: Math.max(a.top, b.top)
})

/** Whether a box is on a line, or so near that it is a mark of it. */
const isOnLine = (line: Box, { bottom, top }: Box): boolean => {
  const tolerance = 0.1 * (line.top - line.bottom)
  return top > line.bottom - tolerance && bottom < line.top + tolerance
}

/** Whether a gap only comes from how the letters of a word are drawn: it is narrow, or one of them is drawn for a given text. */
function isWithinWord (line: Line, a: Character, gap: Gap, b: Character): boolean {
  if (gap.text === '' || PLAIN.test(a.text) || PLAIN.test(b.text) || !isOnLine(line, b)) return false
  const { top, bottom } = around(a, b)
  const isDrawn = !gap.isWithinObject && (a.span !== 0 || b.span !== 0 || gap.hasRepetition)
  return Math.max(b.left - a.right, a.left - b.right) < (isDrawn ? 1 : 0.1) * (top - bottom)
}
