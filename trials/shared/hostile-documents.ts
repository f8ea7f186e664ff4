import { strToU8, zipSync } from 'fflate'
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { linesOf, makeDocx, makeOdt, makePdf, pagesOf, paragraphOf, pdfOf, streamOf, TYPES, wordXml } from './documents.js'

// Files made to hurt who reads them.

type Format = keyof typeof TYPES

/** Made when its turn comes: some are large. */
export type Hostile = [name: string, type: Format, make: () => Buffer | string]

const MEGABYTE = 1024 ** 2

/** What remains of a file that is cut off, or has other bytes at some places. */
const cut = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share))
function damaged (bytes: Buffer, every: number): Buffer {
  const copy = Buffer.from(bytes)
  for (let place = 20; place < copy.length; place += every) copy[place] = ~(copy[place] as number) & 0xff
  return copy
}

/** A stream that is packed as often as this. */
function packed (content: Buffer, times: number): string {
  let bytes = content
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes)
  return streamOf(bytes.toString('latin1'), `/Filter [${'/FlateDecode '.repeat(times)}]`)
}

/** A packed document whose parts say of themselves that they are smaller than they are. */
function understated (bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 4)) copy.writeUInt32LE(100, at + 24)
  return copy
}

const word = makeDocx(wordXml(paragraphOf('Kubernetes '.repeat(500))))
const pdf = makePdf(['Kubernetes'], ['Lisbon'])
const rtf = `{\\rtf1\\ansi ${'{\\b Kubernetes}\\par '.repeat(500)}}`
const spaces = Buffer.alloc(MEGABYTE, ' ')

const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]

/** Entities made of entities. */
const laughs = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from('bcdefghij', (name, index) =>
  `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`

const withPage = (page: string, ...others: string[]): Buffer => {
  const objects = pagesOf(streamOf(linesOf('x')))
  objects[3] = page
  return pdfOf([...objects, ...others])
}

/** Files that cannot be read. */
export const UNREADABLE: Hostile[] = [
  ...(Object.keys(TYPES) as Array<Format>).filter(type => type !== 'txt').flatMap((type): Hostile[] => [
    [`empty ${type}`, type, () => ''],
    [`random ${type}`, type, () => randomBytes(100_000)],
    [`${type} of zeros`, type, () => Buffer.alloc(MEGABYTE)]
  ]),
  ...SHARES.map((share): Hostile => [`DOCX cut at ${share}`, 'docx', () => cut(word, share)]),
  ['PDF that is nothing but a head', 'pdf', () => '%PDF-1.7\n'],
  ['PDF cut in its first object', 'pdf', () => cut(pdf, 0.02)],
  ['PDF with a password', 'pdf',
    () => pdfOf(pagesOf(streamOf(linesOf('x'))), `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${
      'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00><00>] `)],
  ['PDF with unknown encryption', 'pdf',
    () => pdfOf(pagesOf(streamOf(linesOf('x'))), '/Encrypt << /Filter /Other /V 9 >> /ID [<00><00>] ')],
  ['PDF whose pages are their own parents', 'pdf', () => pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  ['PDF whose pages go in a circle', 'pdf', () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 9 >>', '<< /Type /Pages /Kids [2 0 R] /Count 9 >>'])],
  ['PDF with a gigabyte of spaces, packed twice', 'pdf', () => pdfOf(pagesOf(packed(Buffer.alloc(1024 * MEGABYTE, ' '), 2)))],
  ['DOCX that unpacks to 40 MB', 'docx', () => makeDocx(wordXml(paragraphOf(' '.repeat(40 * MEGABYTE))))],
  ['DOCX whose headers unpack to 40 MB', 'docx', () => makeDocx(wordXml(''), Object.fromEntries(Array.from({ length: 20 }, (_, index) =>
    [`word/header${index}.xml`, wordXml(paragraphOf(' '.repeat(2 * MEGABYTE)))])))],
  ['DOCX that understates its sizes', 'docx', () => understated(word)],
  ['DOCX with entities of entities', 'docx', () => makeDocx(laughs + wordXml(paragraphOf('&j;')))],
  ['DOCX with a file of the machine as an entity', 'docx',
    () => makeDocx(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${wordXml(paragraphOf('&e;'))}`)],
  ['DOCX with a million open elements', 'docx', () => makeDocx('<a>'.repeat(1_000_000))],
  ['DOCX that is no XML', 'docx', () => makeDocx(`<w:p>${String.fromCharCode(0, 1, 2)}`)],
  ['DOCX without a document', 'docx', () => Buffer.from(zipSync({ 'word/media/image1.png': strToU8('x') }))],
  ['DOCX in a ZIP in a ZIP', 'docx', () => Buffer.from(zipSync({ 'a.zip': zipSync({ 'b.docx': word }) }))],
  ['DOCX with every seventh byte changed', 'docx', () => damaged(word, 7)],
  ['DOCX with the text in no known encoding', 'docx', () => Buffer.from(zipSync({ 'word/document.xml': randomBytes(1000) }))],
  ['ODT that is encrypted', 'odt', () => Buffer.from(zipSync({ 'content.xml': randomBytes(5000) }))],
  ['ODT that is a DOCX', 'odt', () => word],
  ['ODT with entities of entities', 'odt', () => makeOdt(`${laughs}<text:p>&j;</text:p>`)],
  ['ODT without its text', 'odt', () => Buffer.from(zipSync({ mimetype: strToU8(TYPES.odt) }))],
  ['ODT that unpacks to 40 MB', 'odt', () => makeOdt(' '.repeat(40 * MEGABYTE))],
  ['RTF that is plain text', 'rtf', () => 'Kubernetes'],
  ['RTF that is a PDF', 'rtf', () => pdf],
  ['PDF that is an RTF', 'pdf', () => rtf],
  ['DOCX that is a PDF', 'docx', () => pdf],
  ['ODT that is cut', 'odt', () => cut(makeOdt('<text:p>x</text:p>'), 0.6)]
]

/** Files that are strange: they may be read or not. */
export const STRANGE: Hostile[] = [
  ...SHARES.map((share): Hostile => [`RTF cut at ${share}`, 'rtf', () => cut(Buffer.from(rtf), share)]),
  ['RTF with a million open groups', 'rtf', () => `{\\rtf1 ${'{'.repeat(1_000_000)}`],
  ['RTF that closes what it did not open', 'rtf', () => '{\\rtf1 x}}}}}'],
  ['RTF that promises two gigabytes of bytes', 'rtf', () => '{\\rtf1 \\bin2000000000 x}'],
  ['RTF that promises more than there can be', 'rtf', () => `{\\rtf1 \\bin${'9'.repeat(300)} x}`],
  ['PDF that promises a billion pages', 'pdf', () => pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000000 >>'])],
  ...[0.2, 0.4, 0.6, 0.8, 0.95].map((share): Hostile => [`PDF cut at ${share}`, 'pdf', () => cut(pdf, share)]),
  ...[3, 11, 37, 101, 331].flatMap((every): Hostile[] => [
    [`PDF with every ${every}th byte changed`, 'pdf', () => damaged(pdf, every)],
    [`RTF with every ${every}th byte changed`, 'rtf', () => damaged(Buffer.from(rtf), every)]
  ]),
  ...[1, 2, 3].map((times): Hostile => [`PDF with 64 MB packed ${times} times`, 'pdf',
    () => pdfOf(pagesOf(packed(Buffer.alloc(64 * MEGABYTE, ' '), times)))]),
  ['PDF of a million objects', 'pdf', () => pdfOf([...pagesOf(streamOf(linesOf('x'))), ...new Array<string>(200_000).fill('[]')])],
  ['PDF with lists in lists', 'pdf', () => withPage(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ['PDF with dictionaries in dictionaries', 'pdf', () => withPage(`${'<< /A '.repeat(50_000)}1${' >>'.repeat(50_000)}`)],
  ['PDF whose contents are its page', 'pdf', () => withPage('<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>')],
  ['PDF whose length is itself', 'pdf',
    () => withPage('<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>', '<< /Length 6 0 R >>\nstream\nx\nendstream')],
  ['PDF with a million operators', 'pdf', () => pdfOf(pagesOf(streamOf('q '.repeat(1_000_000))))],
  ['PDF with half a million texts', 'pdf', () => pdfOf(pagesOf(streamOf(`BT /F1 1 Tf ${'(a) Tj '.repeat(500_000)}ET`)))],
  ['PDF with a form that draws itself', 'pdf', () => withPage(
    '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> >> >>',
    streamOf('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 6 0 R >> >> '))],
  ['PDF with a table of objects that goes in a circle', 'pdf',
    () => Buffer.from(pdf.toString('latin1').replace('/Root', '/Prev 9 /Root'), 'latin1')],
  ['PDF that is HTML, too', 'pdf', () => Buffer.concat([Buffer.from('<html><script>alert(1)</script></html>'), pdf])],
  ['PDF in a PDF', 'pdf', () => pdfOf(pagesOf(streamOf(pdf.toString('latin1'))))],
  ['DOCX that is a PDF, too', 'docx', () => Buffer.concat([pdf, word])],
  ['DOCX with 20 000 parts', 'docx', () => Buffer.from(zipSync({
    'word/document.xml': strToU8(wordXml('')),
    ...Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, spaces.subarray(0, 1)]))
  }, { level: 0 }))],
  ['DOCX with a name that leads elsewhere', 'docx', () => makeDocx(wordXml(paragraphOf('x')), { '../../etc/word/document.xml': 'x' })],
  ['DOCX with 30 MB in one word', 'docx', () => makeDocx(wordXml(paragraphOf('x'.repeat(30 * MEGABYTE))))],
  ['DOCX with two million paragraphs', 'docx', () => makeDocx(wordXml(paragraphOf('x').repeat(200_000)))],
  ['DOCX with a million attributes', 'docx', () => makeDocx(wordXml(`<w:p ${'a="1" '.repeat(1_000_000)}/>`))],
  ['RTF with a million groups', 'rtf', () => `{\\rtf1 ${'{x}'.repeat(500_000)}}`],
  ['RTF with a word of a million letters', 'rtf', () => `{\\rtf1 \\${'a'.repeat(1_000_000)} x}`],
  ['RTF with a number of a million digits', 'rtf', () => `{\\rtf1 \\u${'9'.repeat(1_000_000)} x}`],
  ['RTF with bytes that are none', 'rtf', () => `{\\rtf1 ${'\\\'zz'.repeat(10_000)}}`],
  ['RTF with a line of six million letters', 'rtf', () => `{\\rtf1 ${'x'.repeat(6 * MEGABYTE)}}`],
  ['text of ten million marks', 'txt', () => '\u0301'.repeat(5 * MEGABYTE)],
  ['text of half characters', 'txt', () => Buffer.alloc(MEGABYTE, 0xc3)],
  ['text of long words', 'txt', () => `${'é'.repeat(999)} `.repeat(5000)],
  ['text without words', 'txt', () => spaces]
]
