import { randomUUID } from 'node:crypto'

// Forms with files, as clients send them.

/** The smallest thing that is a PDF, with a text that makes it another file. */
export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.7\n%${text}\n%%EOF\n`)

export interface Part { name: string, value: string | Buffer, fileName?: string, type?: string }

const escaped = (text: string) => text.replace(/"/g, '%22')

/** The bytes of a form, with its headers. */
export function formOf (parts: Part[], boundary = randomUUID()): { headers: Record<string, string>, payload: Buffer } {
  const pieces = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"${
      fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`),
    Buffer.from(value), Buffer.from('\r\n')
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  }
}
