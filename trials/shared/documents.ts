import { strToU8, zipSync, type Zippable } from 'fflate'

// Small files of each format.

export const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8'
} as const

/** A PDF of these objects, the first of which is the catalog. */
export function pdfOf (objects: string[], trailer = ''): Buffer {
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\n`
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}

export const streamOf = (content: string, dictionary = ''): string =>
  `<< /Length ${content.length} ${dictionary}>>\nstream\n${content}\nendstream`

/** The objects of a PDF with a page for each of these contents. */
export function pagesOf (...contents: string[]): string[] {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`)
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      content
    ])
  ]
}

/** What a page draws for these lines. */
export const linesOf = (...lines: string[]): string =>
  `BT /F1 12 Tf 72 760 Td ${lines.map(line => `(${line}) Tj 0 -20 Td`).join(' ')} ET`

/** A PDF with a page for each of these lists of lines. */
export const makePdf = (...pages: string[][]): Buffer => pdfOf(pagesOf(...pages.map(lines => streamOf(linesOf(...lines)))))

const zip = (files: Zippable): Buffer => Buffer.from(zipSync(files))

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

export const wordXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`

export const paragraphOf = (...runs: string[]): string =>
  `<w:p>${runs.map(run => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`).join('')}</w:p>`

/** A DOCX with this main part, and others. */
export const makeDocx = (document: string, others: Record<string, string> = {}): Buffer => zip({
  '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Override PartName="/word/document.xml" ContentType="${TYPES.docx}.main+xml"/></Types>`),
  'word/document.xml': strToU8(document),
  ...Object.fromEntries(Object.entries(others).map(([name, xml]) => [name, strToU8(xml)]))
})

/** An ODT with this text. */
export const makeOdt = (body: string): Buffer => zip({
  mimetype: [strToU8(TYPES.odt), { level: 0 }],
  'content.xml': strToU8(`<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}` +
    '</office:text></office:body></office:document-content>'),
  'styles.xml': strToU8('<office:document-styles xmlns:office="o"/>')
})
