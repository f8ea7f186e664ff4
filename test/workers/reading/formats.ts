import { Readable } from 'node:stream'
import { readWords } from '../../../src/workers/reading/reader.js'
import { makeDocx, makeOdt, makePdf, paragraphOf, TYPES, wordXml } from '../../../trials/shared/documents.js'
import { t } from '../../part.js'

const { signal } = new AbortController()

const read = async (contentType: string, bytes: Buffer) =>
  await readWords({ contentType, size: bytes.length }, Readable.from([bytes]), signal)

/** The words of a file, sorted, or undefined. */
async function wordsOf (type: keyof typeof TYPES, bytes: Buffer | string): Promise<string[] | undefined> {
  const words = await read(TYPES[type], Buffer.from(bytes))
  return words?.map(([word]) => word).sort()
}

t.test('PDF → the words of all pages, folded, as they are encoded', async t => {
  const file = makePdf(['Kubernetes engineer, S\\343o Paulo', 'line two'], ['Page \\(2\\) in LISBON'])
  t.same(await wordsOf('pdf', file), ['2', 'engineer', 'in', 'kubernetes', 'line', 'lisbon', 'page', 'paulo', 'sao', 'two'])
})

t.test('DOCX → the words of text, tables, headers and notes; runs do not part words, deleted text is not there', async t => {
  const header = `<w:hdr xmlns:w="w">${paragraphOf('Ana Müller')}</w:hdr>`
  const file = makeDocx(wordXml(
    paragraphOf('Kuber', 'netes &amp; C++') + '<w:p><w:del><w:r><w:delText>secret</w:delText></w:r></w:del></w:p>' +
    `<w:tbl><w:tr><w:tc>${paragraphOf('Lis')}</w:tc><w:tc>${paragraphOf('boa')}</w:tc></w:tr></w:tbl>` +
    '<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>'
  ), { 'word/header1.xml': header, 'word/styles.xml': '<w:styles><w:t>style</w:t></w:styles>' })
  t.same(await wordsOf('docx', file), ['ana', 'boa', 'c', 'c++', 'kubernetes', 'lis', 'muller', 'one', 'three', 'two'])
})

t.test('ODT → the words of headings, paragraphs and spans; what tracked changes deleted is not there', async t => {
  const file = makeOdt('<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>Résumé</text:h>' +
    '<text:p>Kuber<text:span>netes</text:span><text:s/>in<text:tab/>Lisboa</text:p>')
  t.same(await wordsOf('odt', file), ['in', 'kubernetes', 'lisboa', 'resume'])
})

t.test('RTF → the words of the text, in its code pages and in Unicode; tables and what is optional are left out', async t => {
  const file = '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fcharset204 Cyr;}}' +
    '{\\colortbl;\\red255;}' +
    '{\\*\\generator Writer;}{\\info{\\author Nobody}}\\pard\\b Kuber\\b0 netes S\\\'e3o\\par ' +
    '\\uc1\\u321\\\'3fód\\u378?\\par' +
    '{\\f1 \\\'cc\\\'ee\\\'f1\\\'ea\\\'e2\\\'e0}\\par two\\tab words\\~here\\line{\\uc0\\u8364 euro} C\\{x\\}}\0'
  const words = ['c', 'euro', 'here', 'kubernetes', 'lodz', 'sao', 'two', 'words', 'x', 'москва']
  t.same(await wordsOf('rtf', Buffer.from(file, 'latin1')), words)
})

t.test('text → with or without a mark of its encoding; soft hyphens do not part words', async t => {
  t.same(await wordsOf('txt', '\ufeffKubernetes ku\u00adber Łódź'), ['kuber', 'kubernetes', 'lodz'])
  t.same(await wordsOf('txt', ' \n'), [])
})

t.test('a word that occurs often → is counted; many words, long words, and a long text → are bounded', async t => {
  const count = async (text: string) => await read(TYPES.txt, Buffer.from(text))
  t.same(await count('Go go GO java'), [['go', 3], ['java', 1]])
  t.same(await count('x '.repeat(5000)), [['x', 1000]])
  t.same(await count('é'.repeat(70)), [['e'.repeat(64), 1]])
  t.same(await count(`${'𝒳'.repeat(40)}`), [['x'.repeat(40), 1]])
  t.equal((await count(Array.from({ length: 6000 }, (_, index) => `w${index}`).join(' ')))?.length, 5000)
  t.same(await count(`first ${' '.repeat(1_000_000)} last`), [['first', 1]])
  t.equal((await count('ﷺ'.repeat(50_000)))?.length, 5, 'a character that is folded to a sentence')
})

t.test('files of other types → are not read', async t => {
  for (const type of ['image/png', 'application/msword', '', '__proto__', 'toString']) {
    t.equal(await read(type, Buffer.from('x')), undefined, type)
  }
})
