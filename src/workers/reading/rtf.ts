import { Readable } from 'node:stream'
import { Tokenize } from 'rtf-stream-parser'
import type { Token } from 'rtf-stream-parser/dist/src/tokenize.js'
import { BoundedText } from './text.js'

const SLICE_BYTES = 64 * 1024
const [GROUP_START, GROUP_END, TEXT] = [0, 1, 3]

/** What a group has from the one around it, until it says otherwise. */
interface Group {
  isHidden: boolean
  inFonts: boolean
  codePage: number
  /** How many characters stand after a `\u` for readers that do not know it. */
  substitutes: number
}

/** Groups whose text is no text of the document. Of those that begin with `\*` only text boxes have any. */
const HIDDEN = new Set([
  'colortbl', 'stylesheet', 'info', 'pict', 'objdata', 'filetbl', 'fldinst', 'fonttbl', 'listtable', 'nonshppict', 'revtbl', 'shprslt', 'sp'
])
const TEXT_BOX = 'shpinst'
/** Control words and symbols that stand for characters. */
const CHARACTERS: Record<string, string> = {
  par: '\n', line: '\n', sect: '\n', page: '\n', row: '\n', cell: '\n', nestcell: '\n', tab: '\t', emspace: ' ', enspace: ' ', bullet: '•',
  endash: '–', emdash: '—', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}',
  '\r': '\n', '\n': '\n'
}
/** Code pages of other writing systems; those of Windows are called by their number. */
const ENCODINGS: Record<number, string> = {
  874: 'windows-874', 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 10000: 'macintosh', 65001: 'utf-8'
}
/** The code page of a font's `\fcharset`. */
const CHARACTER_SETS: Record<number, number> = {
  128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250
}

/** The text of a file in Rich Text Format. */
export async function textOfRtf (bytes: Uint8Array): Promise<string> {
  if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('{\\rtf'))) throw new Error('This is no Rich Text')
  const slices = Array.from({ length: Math.ceil(bytes.length / SLICE_BYTES) }, (_, index) =>
    bytes.subarray(index * SLICE_BYTES, (index + 1) * SLICE_BYTES))
  const reading = new RtfReading()
  for await (const token of Readable.from(slices).pipe(new Tokenize())) reading.take(token as Token)
  return reading.end()
}

class RtfReading {
  readonly #text = new BoundedText()
  readonly #around: Group[] = []
  #group: Group = { isHidden: false, inFonts: false, codePage: 1252, substitutes: 1 }
  #ansi = 1252
  readonly #fonts = new Map<number, number>()
  #font = 0
  #isOptional = false
  /** Characters to leave out after a `\u`. */
  #skipped = 0
  /** Bytes in the code page of the group: a character may have several. */
  #bytes: number[] = []

  take (token: Token): void {
    if (token.type === TEXT) this.#takeBytes(token.data ?? [])
    else if (token.type === GROUP_START) this.#enter()
    else if (token.type === GROUP_END) this.#leave()
    else this.#control(token.word ?? '', token.param, token.data)
  }

  end (): string {
    this.#flush()
    if (this.#around.length > 0) throw new Error('A group is not closed')
    return this.#text.toString()
  }

  #enter (): void {
    this.#flush()
    this.#skipped = 0
    this.#around.push(this.#group)
    this.#group = { ...this.#group }
  }

  #leave (): void {
    this.#flush()
    this.#skipped = 0
    const around = this.#around.pop()
    if (around === undefined) throw new Error('A group is closed that was not opened')
    this.#group = around
  }

  #control (word: string, param: number | undefined, data: Uint8Array | undefined): void {
    if (word === '\'') return this.#takeBytes(data ?? [])
    this.#flush()
    if (word === '*') {
      this.#isOptional = true
      return
    }
    if (HIDDEN.has(word) || (this.#isOptional && word !== TEXT_BOX)) this.#group.isHidden = true
    this.#isOptional = false
    if (word === 'u') return this.#takeUnicode(param ?? 0)
    const character = CHARACTERS[word]
    if (character !== undefined) this.#add(character)
    else this.#set(word, param ?? 0)
  }

  #set (word: string, param: number): void {
    if (word === 'uc') this.#group.substitutes = param
    if (word === 'ansicpg') this.#ansi = this.#group.codePage = param
    if (word === 'fonttbl') this.#group.inFonts = true
    if (word === 'f') {
      this.#font = param
      this.#group.codePage = this.#fonts.get(param) ?? this.#ansi
    }
    const codePage = CHARACTER_SETS[param]
    if (word === 'fcharset' && this.#group.inFonts && codePage !== undefined) this.#fonts.set(this.#font, codePage)
  }

  #takeUnicode (param: number): void {
    this.#add(String.fromCharCode(param < 0 ? param + 0x10000 : param))
    this.#skipped = this.#group.substitutes
  }

  #takeBytes (bytes: Iterable<number>): void {
    for (const byte of bytes) {
      if (this.#skipped > 0) this.#skipped--
      else if (!this.#group.isHidden) this.#bytes.push(byte)
    }
  }

  #flush (): void {
    if (this.#bytes.length === 0) return
    const { codePage } = this.#group
    const name = ENCODINGS[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252')
    this.#add(new TextDecoder(name).decode(Uint8Array.from(this.#bytes)))
    this.#bytes = []
  }

  #add (text: string): void {
    if (!this.#group.isHidden) this.#text.add(text)
  }
}
