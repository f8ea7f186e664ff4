import { getDocument } from 'unpdf/pdfjs'
import { BoundedText } from './text.js'

/** Nothing of a file is run, drawn or fetched; its fonts are needed only for what their letters mean. */
const OPTIONS = { isEvalSupported: false, useWasm: false, disableFontFace: true, useSystemFonts: false, enableXfa: false, verbosity: 0 }

/** The text of a PDF, page by page. One that asks for a password is an error. */
export async function textOfPdf (bytes: Uint8Array): Promise<string> {
  const text = new BoundedText()
  const document = await getDocument({ data: bytes, ...OPTIONS }).promise
  for (let number = 1; number <= document.numPages && !text.isFull; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if ('str' in item) text.add(item.hasEOL ? `${item.str}\n` : item.str)
    }
    text.add('\n')
    page.cleanup()
  }
  return text.toString()
}
