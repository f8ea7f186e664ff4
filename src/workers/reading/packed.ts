import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { BOUNDS } from './bounds.js'
import { BoundedText } from './text.js'

/** Where the text of a packed document stands. */
interface Layout {
  parts: RegExp
  /** The elements with text in them; all others are layout. */
  texts: Set<string>
  /** What stands within is not shown: deleted text of tracked changes, and what older programs show instead of something else. */
  hidden: Set<string>
  /** Elements after which a word has ended, and those that are a space. */
  ends: Set<string>
}

const DOCX: Layout = {
  parts: /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/,
  texts: new Set(['w:t']),
  hidden: new Set(['mc:Fallback']),
  ends: new Set(['w:p', 'w:tab', 'w:br', 'w:cr'])
}

const ODT: Layout = {
  parts: /^(content|styles)\.xml$/,
  texts: new Set(['text:p', 'text:h']),
  hidden: new Set(['text:tracked-changes']),
  ends: new Set(['text:p', 'text:h', 'text:s', 'text:tab', 'text:line-break'])
}

/** The text of a document of Microsoft Word. */
export const textOfDocx = (bytes: Uint8Array): string => textOf(bytes, DOCX)

/** The text of an OpenDocument text. */
export const textOfOdt = (bytes: Uint8Array): string => textOf(bytes, ODT)

function textOf (bytes: Uint8Array, layout: Layout): string {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!layout.parts.test(name)) return false
      unpacked += originalSize
      if (unpacked > BOUNDS.unpackedBytes) throw new Error('The document is too large when it is unpacked')
      return true
    }
  })
  const text = new BoundedText()
  if (Object.keys(parts).length === 0) throw new Error('The document has no text part')
  for (const part of Object.values(parts)) addText(decode(part), layout, text)
  return text.toString()
}

function decode (xml: Uint8Array): string {
  const [first, second] = xml
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(xml)
}

/** Adds the text of one part. One that ends too early, or brings entities of its own, is an error: no word processor writes it. */
function addText (xml: string, { texts, hidden, ends }: Layout, text: BoundedText): void {
  let [depth, inText, inHidden, hasDoctype] = [0, 0, 0, false]
  const parser = new Parser({
    onopentagname: name => {
      depth++
      if (texts.has(name)) inText++
      if (hidden.has(name)) inHidden++
    },
    ontext: data => { if (inText > 0 && inHidden === 0) text.add(data) },
    onclosetag: name => {
      depth--
      if (texts.has(name)) inText--
      if (hidden.has(name)) inHidden--
      if (ends.has(name)) text.add('\n')
    },
    onprocessinginstruction: name => { hasDoctype ||= name.toLowerCase() === '!doctype' }
  }, { xmlMode: true })
  parser.write(xml)
  if (depth > 0 || hasDoctype) throw new Error('A part of the document is damaged')
}
