import { codePageOf, decodePage } from './rtf-code-pages.js'
import { BoundedText } from './text.js'

/** Bytes within which a file says that it is Rich Text. */
const MAX_HEAD_BYTES = 1024
/** A control word with its number, a byte in hexadecimal digits, another symbol, a brace, text, or the end of a line, which is none. */
const TOKEN = /\\([a-z]+)(-?\d{1,9})? ?|\\'([\da-f]{1,2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\$/gi

/** What a group has from the one around it, until it says otherwise. */
interface Group {
  /** A group whose text is no text of the document. */
  isOther: boolean
  /** Text that is formatted as hidden or as deleted. */
  isHidden: boolean
  isDeleted: boolean
  inFonts: boolean
  font: number | undefined
  /** How many characters stand after a `\u` for readers that do not know it. */
  substitutes: number
  /** A text of its own, such as that of a note: no word goes on behind it. */
  isApart: boolean
  /** The name of a property of a picture or shape. */
  isName: boolean
}

/** Groups whose text is no text of the document. Those that begin with `\*` are not either, unless they are among the next ones. */
const OTHERS = new Set([
  'annotation', 'atnauthor', 'atndate', 'atnid', 'colortbl', 'filetbl', 'fldinst', 'fonttbl', 'info', 'listtable', 'nonshppict', 'objdata',
  'pict', 'private', 'revtbl', 'rxe', 'shprslt', 'sp', 'stylesheet', 'tc', 'txe', 'xe'
])
/** Groups with text in groups without. */
const SHOWN = new Set(['do', 'dptxbxtext', 'objattph', 'picprop', 'shpinst', 'shppict', 'shptxt', 'ud'])
const APART = new Set([
  'dptxbxtext', 'footer', 'footerf', 'footerl', 'footerr', 'footnote', 'header', 'headerf', 'headerl', 'headerr', 'shptxt', 'shp'
])
/** The property of a picture or shape that says what it shows. */
const ALTERNATIVE = 'wzDescription'
const PART_END = '\f'
/** Control words and symbols that stand for characters. */
const CHARACTERS: Record<string, string> = {
  par: PART_END, sect: PART_END, page: PART_END, column: PART_END, row: PART_END, cell: PART_END, nestcell: PART_END, nestrow: PART_END,
  line: '\n', softline: '\n', lbr: '\n', tab: '\t', emspace: ' ', enspace: ' ', qmspace: ' ', bullet: '•', endash: '–', emdash: '—',
  lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}', '\r': PART_END, '\n': PART_END
}

/** The text of a file in Rich Text Format, as far as it goes: braces that are missing, and what comes after the last one, do not matter. */
export function textOfRtf (bytes: Uint8Array): string {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const start = source.slice(0, MAX_HEAD_BYTES).indexOf('{\\rtf')
  if (start < 0) throw new Error('This is no Rich Text')
  const reading = new RtfReading()
  const tokens = new RegExp(TOKEN)
  tokens.lastIndex = start
  for (let found = tokens.exec(source); found !== null && !reading.isAtEnd; found = tokens.exec(source)) {
    const [, word, param, hex, symbol, brace, text] = found
    if (word === 'bin') tokens.lastIndex += Math.max(0, Number(param ?? 0))
    else if (word !== undefined) reading.control(word, param === undefined ? undefined : Number(param))
    else if (hex !== undefined) reading.takeBytes([parseInt(hex, 16)])
    else if (symbol !== undefined) reading.control(symbol, undefined)
    else if (brace === '{') reading.enter()
    else if (brace === '}') reading.leave()
    else if (text !== undefined) reading.takeBytes(Buffer.from(text, 'latin1'))
  }
  return reading.end()
}

class RtfReading {
  readonly #text = new BoundedText()
  readonly #around: Group[] = []
  #group: Group = {
    isOther: false, isHidden: false, isDeleted: false, inFonts: false, font: undefined, substitutes: 1, isApart: false, isName: false
  }

  #codePage = 1252
  readonly #fonts = new Map<number, number>()
  /** The font that is being described. */
  #described = 0
  #defaultFont: number | undefined
  #isOptional = false
  /** Characters to leave out after a `\u`. */
  #skipped = 0
  /** Bytes in the code page of the group: a character may have several. */
  #bytes: number[] = []
  #name = ''

  /** Whether all groups are closed, or the text is as long as it may be. */
  isAtEnd = false

  enter (): void {
    this.#flush()
    this.#skipped = 0
    this.#around.push(this.#group)
    this.#group = { ...this.#group, isApart: false, isName: false }
  }

  leave (): void {
    this.#flush()
    this.#skipped = 0
    if (this.#group.isApart) this.#add(PART_END)
    this.#group = this.#around.pop() ?? this.#group
    this.isAtEnd = this.#around.length === 0 || this.#text.isFull
  }

  end (): string {
    this.#flush()
    return this.#text.toString()
  }

  control (word: string, param: number | undefined): void {
    this.#flush()
    if (word === '*') {
      this.#isOptional = true
      return
    }
    this.#begin(word)
    this.#isOptional = false
    const character = CHARACTERS[word]
    if (word === 'u') this.#takeUnicode(param ?? 0)
    else if (this.#skipped > 0) this.#skipped--
    else if (character !== undefined) this.#add(character)
    else this.#set(word, param)
  }

  takeBytes (bytes: Iterable<number>): void {
    const isText = !this.#group.isOther || this.#group.isName
    for (const byte of bytes) {
      if (this.#skipped > 0) this.#skipped--
      else if (isText) this.#bytes.push(byte)
    }
  }

  /** A word that may say what the group is. */
  #begin (word: string): void {
    const group = this.#group
    if (OTHERS.has(word) || (this.#isOptional && !SHOWN.has(word))) group.isOther = true
    else if (SHOWN.has(word)) group.isOther = false
    if (word === 'upr') group.isOther = true
    if (word === 'sn') [group.isName, this.#name] = [true, '']
    if (word === 'sv') [group.isOther, group.isApart] = [this.#name.trim() !== ALTERNATIVE, true]
    if (APART.has(word)) group.isApart = true
    if (APART.has(word) || word === 'sv') this.#add(PART_END)
  }

  #set (word: string, param: number | undefined): void {
    const group = this.#group
    if (word === 'uc') group.substitutes = Math.max(0, param ?? 1)
    if (word === 'fonttbl') group.inFonts = true
    if (word === 'deff') this.#defaultFont = param
    if (word === 'f') [group.font, this.#described] = [param, param ?? 0]
    if (word === 'v') group.isHidden = param !== 0
    if (word === 'deleted') group.isDeleted = param !== 0
    if (word === 'plain') Object.assign(group, { font: undefined, isHidden: false, isDeleted: false })
    const found = codePageOf(word, param ?? 0)
    if (found?.ofDocument === true) this.#codePage = found.codePage
    else if (found !== undefined && group.inFonts) this.#fonts.set(this.#described, found.codePage)
  }

  #takeUnicode (param: number): void {
    this.#add(String.fromCharCode(param & 0xffff))
    this.#skipped = this.#group.substitutes
  }

  #flush (): void {
    if (this.#bytes.length === 0) return
    const codePage = this.#fonts.get(this.#group.font ?? this.#defaultFont ?? -1) ?? this.#codePage
    this.#add(decodePage(this.#bytes, codePage))
    this.#bytes = []
  }

  #add (text: string): void {
    const { isOther, isHidden, isDeleted, isName } = this.#group
    if (isName) this.#name += text
    else if (!isOther && !isHidden && !isDeleted) this.#text.add(text)
  }
}
