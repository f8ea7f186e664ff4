/** Takes the text out of the bytes of a file; throws when it cannot. */
type TextOf = (bytes: Uint8Array) => string | Promise<string>

const docx = async (): Promise<TextOf> => (await import('./packed.js')).textOfDocx
const odt = async (): Promise<TextOf> => (await import('./packed.js')).textOfOdt

/** What reads each type of file. It is loaded when it is needed. */
const FORMATS: Record<string, () => Promise<TextOf>> = {
  'application/pdf': async () => (await import('./pdf.js')).textOfPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docx,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': docx,
  'application/vnd.ms-word.document.macroenabled.12': docx,
  'application/vnd.ms-word.template.macroenabled.12': docx,
  'application/vnd.oasis.opendocument.text': odt,
  'application/vnd.oasis.opendocument.text-template': odt,
  'application/rtf': async () => (await import('./rtf.js')).textOfRtf,
  'text/plain': async () => (await import('./plain.js')).textOfPlain
}

/** The types of files whose words are read, without parameters. */
export const READ_TYPES: readonly string[] = Object.keys(FORMATS)

/** @throws Error if the text cannot be read */
export async function textOf (contentType: string, bytes: Uint8Array): Promise<string> {
  const type = contentType.toLowerCase().replace(/\s*;.*$/, '')
  const load = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined
  if (load === undefined) throw new Error(`Files of the type ${contentType} are not read`)
  return await (await load())(bytes)
}
