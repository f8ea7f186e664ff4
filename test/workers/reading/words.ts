import { strToU8, zipSync } from 'fflate'
import { waysToFind } from '../../../src/domain/candidates/file-words.js'
import { textOf } from '../../../src/workers/reading/formats.js'
import { countWords } from '../../../src/workers/reading/text.js'
import {
  linesOf, makeDocx, makeOdt, makePdf, pagesOf, paragraphOf, pdfOf, streamOf, TYPES, wordXml
} from '../../../trials/shared/documents.js'
import { t } from '../../part.js'

type Case = [what: string, contentType: string, bytes: Uint8Array | string, found: string[], missed?: string[]]

/** A DOCX or ODT of these files alone. */
const packed = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const run = (content: string): string => `<w:p><w:r>${content}</w:r></w:p>`
const docx = (body: string, others?: Record<string, string>): Buffer => makeDocx(wordXml(body), others)
const rtf = (body: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')
const links = (...pairs: Array<[type: string, target: string]>): string => `<Relationships>${pairs.map(([type, target], index) =>
  `<Relationship Id="r${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`)
  .join('')}</Relationships>`

/** A page in a font that the file does not have, whose characters have two bytes. */
const inEncoding = (encoding: string, ordering: string, bytes: Buffer): Buffer => pdfOf([
  ...pagesOf(streamOf(`BT /F1 12 Tf 72 760 Td <${bytes.toString('hex')}> Tj ET`)).with(2,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Font-${encoding} /Encoding /${encoding} /DescendantFonts [6 0 R] >>`),
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Font /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) ` +
    '/Supplement 2 >> /FontDescriptor 7 0 R >>',
  '<< /Type /FontDescriptor /FontName /Font /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 >>'
])

const PDF: Case[] = [
  ['Chinese', TYPES.pdf, inEncoding('UniGB-UCS2-H', 'GB1', Buffer.from('北京', 'utf16le').swap16()), ['北京']],
  ['Chinese by its bytes', TYPES.pdf, inEncoding('GBK-EUC-H', 'GB1', Buffer.from('b1b1bea9', 'hex')), ['北京']],
  ['Japanese', TYPES.pdf, inEncoding('90ms-RKSJ-H', 'Japan1', Buffer.from('938c8b9e', 'hex')), ['東京']],
  ['Korean', TYPES.pdf, inEncoding('KSCms-UHC-H', 'Korea1', Buffer.from('bcadbfef', 'hex')), ['서울']],
  ['text that the file gives for what is drawn', TYPES.pdf,
    pdfOf(pagesOf(streamOf('BT /F1 14 Tf 50 700 Td /Span<</ActualText<FEFF006F00660066006900630065>>>BDC (o#ce) Tj EMC ( hours) Tj ET'))),
    ['office', 'hours'], ['o', 'ce']],
  ['a word in two lines', TYPES.pdf, makePdf(['for the develop-', 'ment of pages']), ['development', 'pages'], ['develop', 'ment']],
  ['bytes before the file', TYPES.pdf,
    Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), makePdf(['Forklift'])]), ['forklift']],
  ['two pages', TYPES.pdf, pdfOf(pagesOf(streamOf(linesOf('one')), streamOf(linesOf('two')))), ['one', 'two']]
]

const DOCX: Case[] = [
  ['a text box within a paragraph', TYPES.docx, docx('<w:p><w:r><w:t>Weld</w:t></w:r><mc:AlternateContent><mc:Choice>' +
    `<w:txbxContent>${run('<w:t>Box</w:t>')}</w:txbxContent></mc:Choice><mc:Fallback>${run('<w:t>Old</w:t>')}</mc:Fallback>` +
    '</mc:AlternateContent><w:r><w:t>Plumb</w:t></w:r></w:p>'), ['weld', 'box', 'plumb'], ['old', 'weldbox', 'weldplumb']],
  ['tabs, breaks and hyphens', TYPES.docx, docx(run('<w:t>One</w:t><w:ptab/><w:t>two</w:t><w:tab/><w:t>three</w:t><w:br/>' +
    '<w:t>Kuber</w:t><w:softHyphen/><w:t>netes Front</w:t><w:noBreakHyphen/><w:t>End</w:t>')),
  ['one', 'two', 'three', 'kubernetes', 'front-end', 'frontend', 'front', 'end']],
  ['comments, deleted and hidden text', TYPES.docx, docx(run('<w:t>shown</w:t>') +
    run('<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>') + run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>visible</w:t>') +
    `<w:del>${run('<w:delText>gone</w:delText>')}</w:del>`, {
    'word/comments.xml': `<w:comments xmlns:w="w">${paragraphOf('remark')}</w:comments>`,
    'word/footnotes.xml': `<w:footnotes xmlns:w="w">${paragraphOf('note')}</w:footnotes>`
  }), ['shown', 'visible', 'note'], ['hidden', 'gone', 'remark']],
  ['how characters are read, over the line', TYPES.docx, docx('<w:p><w:r><w:t>新</w:t></w:r><w:r><w:ruby><w:rt><w:r><w:t>とう</w:t></w:r>' +
    '</w:rt><w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>'), ['新東京', 'とう'], ['京と']],
  ['alternative text', TYPES.docx, docx(run('<w:t>Me</w:t><w:drawing><wp:docPr id="1" descr="portrait in Lisbon"/></w:drawing>')),
    ['me', 'portrait', 'lisbon'], ['meportrait']],
  ['a diagram', TYPES.docx,
    docx('', { 'word/diagrams/data1.xml': '<d:dataModel xmlns:d="d"><a:t>Forklift</a:t></d:dataModel>' }), ['forklift']],
  ['a page within the document', TYPES.docx, docx(run('<w:t>Intro</w:t>'), {
    '_rels/.rels': links(['officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': links(['aFChunk', 'chunk.html']),
    'word/chunk.html': '<html><style>.x {}</style><p>Fork<b>lift</b></p><p>operator</p></html>'
  }), ['intro', 'forklift', 'operator'], ['x']],
  ['another main part, backslashes, no prefix', TYPES.docx, packed({
    '[Content_Types].xml': '<Types/>',
    '_rels\\.rels': links(['officeDocument', '/word/main.xml']),
    'word\\main.xml': '<document xmlns="w"><p><r><t>Forklift</t></r></p></document>',
    'word\\document.xml': '<document xmlns="w"><p><r><t>draft</t></r></p></document>'
  }), ['forklift'], ['draft']],
  ...[
    'openxmlformats-officedocument.wordprocessingml.template', 'ms-word.document.macroEnabled.12', 'ms-word.template.macroEnabled.12'
  ].map((type): Case =>
    [type, `application/vnd.${type}`, docx(run('<w:t>Forklift</w:t>')), ['forklift']])
]

const ODT: Case[] = [
  ['alternative text', TYPES.odt, makeOdt('<text:p>Skills<draw:frame><svg:desc>photo</svg:desc></draw:frame></text:p>'),
    ['skills', 'photo']],
  ['notes and comments', TYPES.odt, makeOdt('<text:p>Lisbon<text:note><text:note-citation>1</text:note-citation><text:note-body>' +
    '<text:p>note</text:p></text:note-body></text:note><office:annotation><text:p>remark</text:p></office:annotation> office</text:p>'),
  ['lisbon', 'note', 'office'], ['remark', 'lisbonnote']],
  ['how characters are read', TYPES.odt, makeOdt('<text:p>新<text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とう' +
    '</text:ruby-text></text:ruby></text:p>'), ['新東京', 'とう']],
  ['hidden text', TYPES.odt, makeOdt('<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>' +
    '<text:p>shown<text:span text:style-name="T1"> hidden</text:span></text:p>'), ['shown'], ['hidden']],
  ['a template', `${TYPES.odt}-template`, makeOdt('<text:p>Forklift</text:p>'), ['forklift']]
]

const FONTS = '{\\fonttbl{\\f0\\fcharset204 Cyr;}{\\f1\\fcharset0 Arial;}{\\f2\\fcharset77 Mac;}{\\f3\\cpg850 Dos;}}'
const RTF: Case[] = [
  ['a brace that is missing', TYPES.rtf, '{\\rtf1\\ansi Forklift {\\b operator\\par', ['forklift', 'operator']],
  ['a brace too many, and what follows', TYPES.rtf, '\ufeff\r\n{\\rtf1\\ansi Forklift\\par}}\0\0\x1a', ['forklift']],
  ['the font of the document', TYPES.rtf, rtf(`\\deff0${FONTS}\\pard \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2`), ['привет']],
  ['other fonts, and back', TYPES.rtf, rtf(`\\deff1${FONTS}\\f0 \\'cf\\'f0\\plain  Jos\\'e9 {\\f2 Garc\\'92a} {\\f3 Ni\\'a4o}`),
    ['пр', 'jose', 'garcia', 'nino']],
  ...[
    ['\\mac', '\\\'8e'], ['\\pc', '\\\'82'], ['\\pca', '\\\'82'], ['\\ansi\\ansicpg850', '\\\'82'], ['\\ansi', '\\\'e9']
  ].map(([set, e]): Case =>
    [`the code page ${set}`, TYPES.rtf, `{\\rtf1${set} Jos${e}}`, ['jose']]),
  ['deleted and hidden text', TYPES.rtf,
    rtf('Welder {\\deleted Old }{\\v Hidden }\\v x\\v0 New'), ['welder', 'new'], ['old', 'hidden', 'x']],
  ['notes, comments, headers and columns', TYPES.rtf, rtf('{\\header Head}Lisbon{\\footnote Foot}{\\*\\annotation Remark}\\column Office'),
    ['head', 'lisbon', 'foot', 'office'], ['remark', 'lisbonfoot']],
  ['a text box, and what a picture shows', TYPES.rtf,
    rtf('Weld{\\shp{\\*\\shpinst{\\sp{\\sn wzDescription}{\\sv photo}}{\\sp{\\sn x}{\\sv y}}' +
    '{\\shptxt Box\\par}}}Plumb'), ['weld', 'photo', 'box', 'plumb'], ['x', 'y']],
  ['bytes that are no text', TYPES.rtf, rtf('One{\\pict\\bin4 }{}{two} three'), ['one', 'three'], ['two']]
]

const TXT: Case[] = [
  ['UTF-16', 'text/plain; charset=utf-16le', Buffer.from('\ufeffSão Forklift', 'utf16le'), ['sao', 'forklift']],
  ['UTF-16, the other way round', 'text/plain', Buffer.from('\ufeffSão', 'utf16le').swap16(), ['sao']],
  ['one byte a character', 'text/plain', Buffer.from('S\xe3o\x0bForklift\x1a', 'latin1'), ['sao', 'forklift']],
  ['words in two lines', TYPES.txt, 'the develop-\nment of micro\u00ad\r\nservices, state-of-the-\nart, Java-\nSpring - \nx',
    ['development', 'microservices', 'state-of-the-art', 'art', 'spring', 'java-spring'], ['develop', 'ment', 'theart', 'springx']],
  ['scripts without spaces', TYPES.txt, '私は東京都の会社で営業を担当しました。กรุงเทพมหานคร서울에서',
    ['東京', '営業', '京', '営業を担当', 'กรุงเทพ', '서울'], ['東営', '京東', 'ซ']],
  ['signs', TYPES.txt, 'C++, F# and ASP.NET; R&D',
    ['C++', 'C', 'F#', 'f', '.NET', 'asp.net', 'R&D', 'r'], ['C#', 'D&R', 'f++']],
  ['no signs', TYPES.txt, 'vitamin C, net, R and D', ['c', 'net', 'r'], ['C++', 'C#', '.NET', 'R&D']],
  ['joined words', TYPES.txt, 'al-Qurʾan O`Brien front\u2011end',
    ['quran', 'Qur\'an', 'al-Qur’an', 'alquran', 'obrien', 'OʼBrien', 'brien', 'frontend']],
  ['words that are not joined', TYPES.txt, 'front end, backend', ['front-end', 'back-end'], ['frontend', 'front-back']],
  ['characters that nobody sees', TYPES.txt, 'Ku\u00adber\u200dnetes \u202bLis\u2060bon',
    ['kubernetes', 'lis\u00adbon', '\u200ekuber\ufe0fnetes']],
  ['marks in Arabic and Hebrew', TYPES.txt, 'مُهَنْدِس محـــاسب أحمد מְתַכְנֵת צה״ל ג׳ורג׳',
    ['مهندس', 'محاسب', 'احمد', 'מתכנת', 'צה"ל', 'צהל', 'ג\'ורג', 'גורג'], ['מת']]
]

/** Whether a search for this text finds a file with these words. */
const finds = (words: Map<string, number>, search: string): boolean =>
  waysToFind(search).some(way => way.length > 0 && way.every(word => words.has(word)))

for (const [format, cases] of Object.entries({ PDF, DOCX, ODT, RTF, TXT })) {
  t.test(`${format} → its words are found, and no others`, async t => {
    for (const [what, contentType, bytes, found, missed = []] of cases) {
      const words = countWords(await textOf(contentType, typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : new Uint8Array(bytes)))
      for (const search of found) t.ok(finds(words, search), `${what}: ${search}`, { words: [...words.keys()] })
      for (const search of missed) t.notOk(finds(words, search), `${what}: not ${search}`, { words: [...words.keys()] })
    }
  })
}
