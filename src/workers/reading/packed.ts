import { unzipSync } from 'fflate'
import { posix } from 'node:path'
import { BOUNDS } from './bounds.js'
import { addMarkup, type Layout } from './markup.js'
import { textOfPlain } from './plain.js'
import { textOfRtf } from './rtf.js'
import { BoundedText } from './text.js'

/** The parts of a packed document by their paths, which begin without a slash. */
type Parts = Map<string, Uint8Array>

const DOCX: Layout = {
  isXml: true,
  texts: new Set(['t']),
  hidden: new Set(['Fallback', 'del', 'moveFrom']),
  aside: new Set(['rt']),
  parts: name => ['p', 'txbxContent', 'footnoteReference', 'endnoteReference', 'tc'].includes(name),
  characters: { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' },
  attributes: {
    docPr: ['title', 'descr'], cNvPr: ['title', 'descr'], shape: ['alt'], textpath: ['string'], tblCaption: ['val'], tblDescription: ['val']
  }
}
/** Root elements of parts with text, beside the main one. Comments are left out. */
const DOCX_ROOTS = new Set(['hdr', 'ftr', 'footnotes', 'endnotes', 'dataModel', 'chartSpace'])

const ODT: Layout = {
  isXml: true,
  texts: new Set(['p', 'h', 'title', 'desc']),
  hidden: new Set(['tracked-changes', 'annotation', 'note-citation']),
  aside: new Set(['ruby-text']),
  parts: name => ['p', 'h', 'frame', 'text-box', 'note', 'title', 'desc'].includes(name),
  characters: { s: ' ', tab: '\t', 'line-break': '\n' },
  attributes: {}
}

/** Elements within words. */
const INLINE = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'code', 'em', 'font', 'i', 'ins', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr'
])
const HTML: Layout = {
  isXml: false,
  hidden: new Set(['head', 'script', 'style', 'template', 'del']),
  aside: new Set(['rt']),
  parts: name => !INLINE.has(name) && name !== 'ruby',
  characters: {},
  attributes: { img: ['alt'] }
}

/** Bytes of a part within which its first element stands. */
const MAX_HEAD_BYTES = 4096

/** The text of a document or template of Microsoft Word, with or without macros, which are not run. */
export async function textOfDocx (bytes: Uint8Array): Promise<string> {
  const text = new BoundedText()
  await addDocx(bytes, text)
  return text.toString()
}

/** The text of an OpenDocument text or template. */
export function textOfOdt (bytes: Uint8Array): string {
  const text = new BoundedText()
  const parts = [...unpack(bytes, name => /^(content|styles)\.xml$/.test(name)).values()]
  if (parts.length === 0) throw new Error('The document has no text part')
  for (const part of parts) addMarkup(decode(part), ODT, text)
  return text.toString()
}

async function addDocx (bytes: Uint8Array, text: BoundedText, isWithin = false): Promise<void> {
  const links = linksOf(unpack(bytes, name => name.endsWith('.rels')))
  const main = links.filter(({ type }) => type === 'officeDocument').map(({ target }) => target)
  const chunks = links.filter(({ type, source }) => type === 'aFChunk' && main.includes(source)).map(({ target }) => target)
  const parts = unpack(bytes, name => /\.xml$/i.test(name) || main.includes(name) || chunks.includes(name))
  let hasMain = false
  for (const [path, part] of parts) {
    if (chunks.includes(path)) continue
    const root = rootOf(new TextDecoder(encodingOf(part)).decode(part.subarray(0, MAX_HEAD_BYTES)))
    const isMain = main.includes(path) || (main.length === 0 && root === 'document')
    hasMain ||= isMain
    if (isMain || DOCX_ROOTS.has(root)) addMarkup(decode(part), DOCX, text)
  }
  if (!hasMain) throw new Error('The document has no text part')
  if (!isWithin) for (const path of chunks) await addChunk(path, parts.get(path), text)
}

/** Adds the text of a whole document of another format that a document has within. */
async function addChunk (path: string, bytes: Uint8Array | undefined, text: BoundedText): Promise<void> {
  if (bytes === undefined) return
  text.add('\f')
  if (/\.x?html?$/i.test(path)) addMarkup(textOfPlain(bytes), HTML, text)
  else if (/\.rtf$/i.test(path)) text.add(await textOfRtf(bytes))
  else if (/\.do[ct][xm]$/i.test(path)) await addDocx(bytes, text, true)
  else if (/\.txt$/i.test(path)) text.add(textOfPlain(bytes))
}

function unpack (bytes: Uint8Array, isWanted: (path: string) => boolean): Parts {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!isWanted(pathOf(name))) return false
      unpacked += originalSize
      if (unpacked > BOUNDS.unpackedBytes) throw new Error('The document is too large when it is unpacked')
      return true
    }
  })
  return new Map(Object.entries(parts).map(([name, part]) => [pathOf(name), part]))
}

/** Some programs write backslashes, and a slash at the beginning. */
const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '')

/** A link to a part with text, from another part or from the document as a whole, which has no path. */
interface Link { type: string, source: string, target: string }
const LINK_TYPES = new Set(['officeDocument', 'aFChunk'])

function linksOf (parts: Parts): Link[] {
  return [...parts].flatMap(([path, part]) => {
    const source = path.replace(/_rels\/([^/]*)\.rels$/, '$1')
    return [...decode(part).matchAll(/<(?:[\w-]+:)?Relationship\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
      // The last word of the type; its beginning depends on who has written the document.
      const type = attributeOf(attributes, 'Type').replace(/^.*\//, '')
      const target = attributeOf(attributes, 'Target').replaceAll('\\', '/')
      const folder = target.startsWith('/') ? '' : posix.dirname(source)
      return LINK_TYPES.has(type) ? [{ type, source, target: pathOf(posix.join(folder, target)) }] : []
    })
  })
}

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(value => value !== undefined) ?? ''

/** The name of the first element, without its prefix. */
const rootOf = (xml: string): string => /<(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])/.exec(xml)?.[1] ?? ''

function encodingOf ([first, second]: Uint8Array): string {
  return first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

const decode = (xml: Uint8Array): string => new TextDecoder(encodingOf(xml), { fatal: true }).decode(xml)
