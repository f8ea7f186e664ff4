/** Takes the text out of the bytes of a file; throws when it cannot. */
type TextOf = (bytes: Uint8Array) => string | Promise<string>

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What reads each type of file. It is loaded when it is needed: a process reads one file. */
const FORMATS: Record<string, () => Promise<TextOf>> = {
  'application/pdf': async () => (await import('./pdf.js')).textOfPdf,
  [OPEN_XML]: async () => (await import('./packed.js')).textOfDocx,
  'application/vnd.oasis.opendocument.text': async () => (await import('./packed.js')).textOfOdt,
  'application/rtf': async () => (await import('./rtf.js')).textOfRtf,
  'text/plain; charset=utf-8': async () => (await import('./plain.js')).textOfPlain
}

/** @throws Error if the text cannot be read */
export async function textOf (contentType: string, bytes: Uint8Array): Promise<string> {
  const load = FORMATS[contentType]
  if (load === undefined) throw new Error(`Files of the type ${contentType} are not read`)
  return await (await load())(bytes)
}
